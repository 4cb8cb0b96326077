import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileSeen } from '../src/lib/seen';
import { installBrowser, page, removeBrowser } from './fakes';

let scroll: (seen: boolean) => void;
const disconnect = vi.fn();

beforeEach(() => {
  installBrowser();
  class Observer {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      scroll = (seen) => told([{ isIntersecting: seen }]);
    }
    observe(): void {}
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(removeBrowser);

function hide(hidden: boolean): void {
  page.visibilityState = hidden ? 'hidden' : 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
}

it('what is asked for again and again is asked for only while it is seen', () => {
  const act = vi.fn();
  const asked = (ms: number): number => {
    const before = act.mock.calls.length;
    vi.advanceTimersByTime(ms);
    return act.mock.calls.length - before;
  };
  const stop = whileSeen({} as Element, act, 5_000);
  expect(asked(20_000)).toBe(0);

  scroll(true);
  expect(act).toHaveBeenCalledTimes(1);
  scroll(true);
  expect(asked(10_000)).toBe(2);

  hide(true);
  expect(asked(60_000)).toBe(0);
  hide(false);
  expect(act).toHaveBeenCalledTimes(4);
  scroll(false);
  expect(asked(60_000)).toBe(0);

  scroll(true);
  stop();
  expect(asked(60_000)).toBe(0);
  expect(disconnect).toHaveBeenCalledOnce();
});
