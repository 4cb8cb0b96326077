import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { soundOf, type Scene } from './heard';
import { Synth } from './synth';

const QUIET: Scene = { playing: true, mine: false, refused: false, cards: 3 };

describe('the sound of a change', () => {
  it('is none at first sight, and where nothing changed', () => {
    expect([soundOf(null, QUIET), soundOf(QUIET, QUIET)]).toEqual([null, null]);
  });

  it('is that of what matters most', () => {
    expect(soundOf(QUIET, { ...QUIET, cards: 4 })).toBe('card');
    expect(soundOf(QUIET, { ...QUIET, cards: 4, mine: true })).toBe('turn');
    expect(soundOf(QUIET, { ...QUIET, cards: 4, refused: true })).toBe('refused');
    expect(soundOf({ ...QUIET, mine: true }, { playing: false, mine: false, refused: false, cards: 9 })).toBe('over');
  });

  it('is not made again as long as it is my turn', () => {
    const mine = { ...QUIET, mine: true };
    expect(soundOf(mine, mine)).toBeNull();
  });
});

describe('the synthesiser', () => {
  let made: string[];
  let gains: number[];
  const node = (kind: string) =>
    class {
      gain = {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: (value: number) => gains.push(value),
      };
      constructor() {
        made.push(kind);
      }
      connect = () => undefined;
      start = () => undefined;
      stop = () => undefined;
    };
  const context = {
    state: 'running',
    currentTime: 0,
    sampleRate: 8000,
    createBuffer: (_: number, size: number) => ({ getChannelData: () => new Float32Array(size) }),
  } as unknown as AudioContext;

  beforeEach(() => {
    made = [];
    gains = [];
    for (const kind of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode'])
      vi.stubGlobal(kind, node(kind));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('says nothing, and opens nothing, before a gesture', () => {
    const open = vi.fn(() => context);
    new Synth({ touched: () => false, open }).play('turn', 1);
    expect(open).not.toHaveBeenCalled();
    expect(made).toEqual([]);
  });

  it('rustles for a card, and rings for what is more', () => {
    const synth = new Synth({ touched: () => true, open: () => context });
    synth.play('card', 1);
    expect(made).toContain('AudioBufferSourceNode');
    expect(made).not.toContain('OscillatorNode');
    synth.play('over', 1);
    expect(made.filter((kind) => kind === 'OscillatorNode')).toHaveLength(3);
  });

  it('is as loud as it is wanted, and silent at nothing', () => {
    const synth = new Synth({ touched: () => true, open: () => context });
    synth.play('refused', 0);
    expect(gains).toEqual([]);
    synth.play('refused', 1);
    synth.play('refused', 0.2);
    const [loud = 0, , low = 0] = gains;
    expect(low / loud).toBeCloseTo(0.2);
  });
});
