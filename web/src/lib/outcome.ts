import type { Outcome } from './client.svelte';
import { problemText, refusalText, say } from './say.svelte';

/** Why a command did not come about; empty when it did. */
export function outcomeText(outcome: Outcome): string {
  switch (outcome.type) {
    case 'done':
      return '';
    case 'refused':
      return refusalText(outcome.refusal);
    case 'stale':
      return say('web-stale');
    case 'confirm':
      return say('web-confirm-needed');
    case 'failed':
      return outcome.code === 'closed' ? '' : problemText(outcome);
  }
}
