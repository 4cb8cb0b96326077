/** The few sounds of the table, made by the browser itself: nothing is loaded. */

export type Sound = 'card' | 'turn' | 'refused' | 'over';

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
}

const TONES: Readonly<Record<Exclude<Sound, 'card'>, readonly Tone[]>> = {
  turn: [
    { pitch: 523, at: 0, length: 0.16 },
    { pitch: 784, at: 0.13, length: 0.26 },
  ],
  refused: [{ pitch: 165, at: 0, length: 0.22 }],
  over: [
    { pitch: 392, at: 0, length: 0.22 },
    { pitch: 523, at: 0.18, length: 0.22 },
    { pitch: 659, at: 0.36, length: 0.45 },
  ],
};
/** A card that is laid: a short rustle around this pitch. */
const RUSTLE = { pitch: 2100, length: 0.09 };
/** As loud as any of them ever gets: they are to be heard, not to startle. */
const LOUDEST = 0.35;
const ATTACK = 0.012;
const SILENT = 0.0001;

/** What the synthesiser needs of the page: whether it may be heard at all, and the way to the loudspeaker. */
export interface Ear {
  /** Browsers let a page be heard only after its person has done something there. */
  touched(): boolean;
  open(): AudioContext;
}

export class Synth {
  #context: AudioContext | null = null;

  constructor(readonly ear: Ear) {}

  /** Make a sound; `volume` is between 0 and 1. */
  play(sound: Sound, volume: number): void {
    if (volume <= 0 || !this.ear.touched()) return;
    this.#context ??= this.ear.open();
    const context = this.#context;
    if (context.state === 'suspended') void context.resume();
    const loud = LOUDEST * Math.min(1, volume);
    if (sound === 'card') rustle(context, loud);
    else for (const tone of TONES[sound]) ring(context, tone, loud);
  }
}

function ring(context: AudioContext, { pitch, at, length }: Tone, loud: number): void {
  const source = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const start = context.currentTime + at;
  source.connect(fading(context, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function rustle(context: AudioContext, loud: number): void {
  const size = Math.ceil(context.sampleRate * RUSTLE.length);
  const buffer = context.createBuffer(1, size, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < size; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: RUSTLE.pitch, Q: 0.8 });
  source.connect(filter);
  filter.connect(fading(context, context.currentTime, RUSTLE.length, loud));
  source.start();
}

/** Where a sound goes that begins softly and dies away. */
function fading(context: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: SILENT });
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
  gain.connect(context.destination);
  return gain;
}
