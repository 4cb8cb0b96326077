/** What people agree on at a table apart from the rules: one question after another, with its answers in words. */
import { PATIENCES, secondsOf } from '../lib/patience';
import type { Manners, Patience, TableNow, Talk } from '../lib/protocol';
import { say } from '../lib/say.svelte';

/** A question: its answers as texts, and the manners that an answer makes of others. */
export interface Topic {
  name: string;
  answers: readonly string[];
  answer: string;
  with: (answer: string) => Manners;
}

/** Seconds that a turn may take, as the server takes them; 0: there is no clock. */
const CLOCKS = [0, 20, 40, 60, 90, 180];
const TALKS: readonly Talk[] = ['all', 'phrases', 'off'];
const YES_NO = ['yes', 'no'];

const yesNo = (on: boolean): string => (on ? 'yes' : 'no');

/** The questions that this table has an answer to. */
export function topicsOf({ manners, asks, piles }: Pick<TableNow, 'manners' | 'asks' | 'piles'>): Topic[] {
  const topics: Topic[] = [
    {
      name: 'clock',
      answers: CLOCKS.map(String),
      answer: String(manners.clock ?? 0),
      with: (seconds) => ({ ...manners, clock: Number(seconds) }),
    },
    {
      name: 'talk',
      answers: TALKS,
      answer: manners.talk ?? 'all',
      with: (talk) => ({ ...manners, talk: talk as Talk }),
    },
    {
      name: 'watching',
      answers: YES_NO,
      answer: yesNo(manners.watching !== false),
      with: (answer) => ({ ...manners, watching: answer === 'yes' }),
    },
    {
      name: 'listed',
      answers: YES_NO,
      answer: yesNo(manners.listed === true),
      with: (answer) => ({ ...manners, listed: answer === 'yes' }),
    },
    {
      name: 'hints',
      answers: YES_NO,
      answer: yesNo(manners.hints !== false),
      with: (answer) => ({ ...manners, hints: answer === 'yes' }),
    },
  ];
  if (asks === true) {
    topics.push({
      name: 'patience',
      answers: PATIENCES,
      answer: manners.patience ?? 'usual',
      with: (patience) => ({ ...manners, patience: patience as Patience }),
    });
  }
  if (piles === true) {
    topics.push({
      name: 'piles',
      answers: YES_NO,
      answer: yesNo(manners.open_piles === true),
      with: (answer) => ({ ...manners, open_piles: answer === 'yes' }),
    });
  }
  return topics;
}

/** An answer in words; `claim` are the seconds that a question usually stays open on this server. */
export function answerText(topic: string, answer: string, claim: number): string {
  if (topic === 'clock') return say('web-manners-clock-value', { seconds: Number(answer) });
  if (topic === 'patience') return secondsOf(answer as Patience, claim);
  return say(`web-manners-${topic}-${answer}`);
}

/** The same where the question stands beside it. */
export function shortAnswer(topic: string, answer: string, claim: number): string {
  return topic === 'clock' && answer !== '0' ? say('web-patience-seconds', { count: Number(answer) }) : answerText(topic, answer, claim);
}

/** What somebody agreed to last, or found here on coming, and whether he agreed at all. */
export interface Agreed {
  topics: readonly Topic[];
  ever: boolean;
}

/** The same with the table as it is now; questions of another game are no news about the old ones. */
export function agreedBy({ topics, ever }: Agreed, now: readonly Topic[], ready: boolean): Agreed {
  if (ready) return { topics: now, ever: true };
  return { topics: [...topics, ...now.filter(({ name }) => !topics.some((topic) => topic.name === name))], ever };
}

/** The questions that have another answer now than they had. */
export function changedTopics(before: readonly Topic[], now: readonly Topic[]): Topic[] {
  return now.filter(({ name, answer }) => before.find((topic) => topic.name === name)?.answer !== answer);
}
