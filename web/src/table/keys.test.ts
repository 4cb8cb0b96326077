import { describe, expect, it } from 'vitest';

import { actOf, KEYS } from './keys';

const press = (key: string, more = {}) =>
  actOf({ key, ctrlKey: false, altKey: false, metaKey: false, defaultPrevented: false, ...more });

describe('the keys of the table', () => {
  it('lead somewhere, in large letters too', () => {
    expect([press('k'), press('K'), press('?'), press('3')]).toEqual(['hand', 'hand', 'help', 3]);
  });

  it('leave alone what means something else', () => {
    expect([press('l', { ctrlKey: true }), press('l', { defaultPrevented: true }), press('Tab'), press('0')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('are none of those that the hand needs', () => {
    for (const key of [' ', 'Enter', 'Escape', 'ArrowLeft', 'Home', 'End', 'Tab']) expect(KEYS[key]).toBeUndefined();
  });
});
