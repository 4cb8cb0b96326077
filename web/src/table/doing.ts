/** What somebody at the table is doing, and on whose side he is, in sentences. */
import { prefs } from '../lib/prefs.svelte';
import type { Picture, Place, Said, TableNow } from '../lib/protocol';
import { listed, said, say } from '../lib/say.svelte';
import { nameOf, type People } from '../lib/sentences';

/** What a stage of a turn means for those who watch it. */
const STAGES: Readonly<Record<string, string>> = {
  'desk-stage-take': 'take',
  'desk-stage-play': 'play',
  'desk-stage-stop': 'play',
  'desk-stage-out': 'play',
  'desk-stage-last-but-one': 'play',
  'desk-stage-double': 'last',
  'desk-stage-last-take': 'last',
  'desk-stage-last-play': 'last',
  'desk-stage-answer': 'answer',
  'desk-stage-cassino': 'card',
  'desk-stage-choina-draw': 'take',
  'desk-stage-choina-play': 'play',
  'desk-stage-choina-last': 'play',
  'desk-stage-choina-buy': 'buy',
};

/** Whether somebody plays with me, against me, or with whom; empty where everybody plays alone. */
function sideOf(seat: number, picture: Picture, people: People): string {
  const lane = picture.lanes.find(({ seats }) => seats.includes(seat));
  if (seat === people.me) return say('felt-side-you');
  if (!picture.lanes.some(({ seats }) => seats.length > 1)) return '';
  if (people.me >= 0) return say(lane?.seats.includes(people.me) ? 'felt-side-partner' : 'felt-side-opponent');
  const partners = (lane?.seats ?? []).filter((other) => other !== seat);
  return say('felt-side-pair', { name: listed(partners.map((other) => nameOf(other, people))) });
}

/** On whose side the seat is and what it does now; `lost`: when its connection was lost (0: some time ago, undefined: it was not). */
export function doingOf(seat: number, now: TableNow, picture: Picture, people: People, lost?: number): string[] {
  const place: Place = now.places[seat] ?? {};
  const name = nameOf(seat, people);
  const lines = [sideOf(seat, picture, people)];
  if (place.kind === 'person' && place.bot) lines.push(say('felt-doing-stand-in', { name }));
  else if (place.left) lines.push(say('felt-doing-left'));
  else if (place.here === false) lines.push(awaySince(lost));
  if (now.phase === 'playing') lines.push(inPlay(seat, picture, name));
  else if (now.phase === 'pause' && place.kind === 'person' && !place.bot && !place.left)
    lines.push(say(place.ready ? 'felt-doing-ready' : 'felt-doing-reads'));
  return lines.filter(Boolean);
}

function awaySince(lost = 0): string {
  if (lost === 0) return say('felt-doing-away-some-time');
  const time = new Date(lost).toLocaleTimeString(prefs.language, { hour: '2-digit', minute: '2-digit' });
  return say('felt-doing-away', { time });
}

function inPlay(seat: number, picture: Picture, name: string): string {
  const note = picture.seats[seat]?.note;
  if (note) return `${said(note).charAt(0).toUpperCase()}${said(note).slice(1)}.`;
  if (picture.turn !== seat) return say('felt-doing-waits');
  return picture.awaited ? awaited(picture.awaited, name) : say(`felt-doing-${STAGES[picture.stage?.code ?? ''] ?? 'turn'}`);
}

function awaited({ code, params }: Said, name: string): string {
  return say(code, { ...params, name });
}
