import { beforeAll, describe, expect, it } from 'vitest';

import { showLanguage } from '../lib/catalogue.svelte';
import type { LoggedDeed } from '../lib/client.svelte';
import { prefs } from '../lib/prefs.svelte';
import { news } from './hearing';

const people = { me: 0, names: ['Ania', 'Marek'], sides: [0, 1] };
const passed = (key: number, seat: number, quiet = false): LoggedDeed => ({ key, seat, code: 'passed', quiet });
const TASK = 'Your turn.';

beforeAll(async () => {
  prefs.language = 'en';
  await showLanguage('en');
});

describe('what is told to those who listen', () => {
  it('is what happened since, and then what they have to do', () => {
    expect(news([passed(1, 1), passed(2, 1)], { until: 1, task: '' }, TASK, people)).toEqual(['Marek passes.', TASK]);
  });

  it('is nothing twice', () => {
    expect(news([passed(1, 1)], { until: 1, task: TASK }, TASK, people)).toEqual([]);
  });

  it('names the task again after a move of another, not after a move of their own', () => {
    const before = { until: 0, task: TASK };
    expect(news([passed(1, 1)], before, TASK, people)).toEqual(['Marek passes.', TASK]);
    expect(news([passed(1, 0)], before, TASK, people)).toEqual(['You pass.']);
  });

  it('leaves out what is not worth a line, and most of what was missed long ago', () => {
    expect(news([passed(1, 1, true)], { until: 0, task: '' }, '', people)).toEqual([]);
    const many = Array.from({ length: 40 }, (_, at) => passed(at + 1, at % 2));
    expect(news(many, { until: 0, task: '' }, '', people)).toHaveLength(12);
  });
});
