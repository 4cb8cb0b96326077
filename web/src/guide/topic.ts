/** What is explained now, by what the browser knows of the table: the picture, what is offered, and what is refused. */
import type { Choice, Fact, Lane, Mine, Picture, Refusal, Said } from '../lib/protocol';

/** What is looked at. */
export interface Seen {
  readonly picture: Picture;
  readonly mine: Mine;
  /** What can be done with what is selected and put ready. */
  readonly choice: Choice | null;
  /** How many cards of the hand are selected, of the middle, and how many steps are put ready. */
  readonly selected: number;
  readonly tokens: number;
  readonly steps: number;
}

/** Where at the table the explanation points. */
export type Place = 'stock' | 'pile' | 'hand' | 'melds' | 'actions' | 'middle' | 'others';

/** One short explanation: the messages `guide-ID`, `guide-ID-now` and `guide-ID-why`. */
export interface Topic {
  readonly id: string;
  readonly at: Place;
  readonly params: Readonly<Record<string, number | string>>;
  /** The rule to read, by its number in the book of the first game of the family. */
  readonly rule: string;
  /** Why something is not possible now, where that is what there is to explain. */
  readonly refusal?: Refusal | undefined;
}

/** So few cards that one may think of going out. */
const FEW = 4;
/** A meld that is soon a canasta. */
const NEARLY = 5;
const CANASTA = 7;

export function topicOf(seen: Seen): Topic {
  if (seen.picture.table) return ofCassino(seen);
  return seen.picture.seated ? ofChoina(seen) : ofCanasta(seen);
}

function topic(id: string, at: Place, rule: string, params: Topic['params'] = {}, refusal?: Refusal): Topic {
  return { id, at, rule, params, refusal };
}

function laneOf({ picture, mine }: Seen): Lane | undefined {
  return picture.lanes.find(({ seats }) => seats.includes(mine.seat));
}

function inTurn({ picture, mine }: Seen): boolean {
  return picture.turn === mine.seat && Boolean(mine.choice);
}

function factOf(lane: Lane | undefined, code: string): Fact['value'] | undefined {
  return lane?.facts?.find(({ name }) => name.code === code)?.value;
}

function paramOf(said: Said | null | undefined, name: string): number {
  return Number(said?.params?.[name] ?? 0);
}

/** Whether the one card that is selected can be put on the pile now. */
function discards({ choice, selected }: Seen): boolean {
  const offers = choice?.offers ?? [];
  return selected === 1 && offers.some(({ place, refusal }) => place === 'pile' && !refusal);
}

function ofCanasta(seen: Seen): Topic {
  const { picture, mine, choice, steps } = seen;
  const lane = laneOf(seen);
  const pairs = (lane?.seats.length ?? 1) > 1 ? 'yes' : 'no';
  if (!inTurn(seen)) return topic('canasta-wait', 'others', 'A42', { pairs });
  const stage = picture.stage?.code ?? '';
  if (stage === 'desk-stage-answer') return topic('canasta-answer', 'actions', 'A57');
  if (stage === 'desk-stage-double') return topic('canasta-double', 'actions', 'A53');
  if (stage === 'desk-stage-last-take') return topic('canasta-last', 'actions', 'A83');
  if (stage === 'desk-stage-take') return taking(seen);
  const opened = (lane?.groups.length ?? 0) > 0;
  const { needs = 0, made = 0 } = choice?.opening ?? {};
  if (steps > 0 && !opened && needs > made) return topic('canasta-opening', 'melds', 'A47', { needs, made });
  if (discards(seen)) return topic('canasta-discard', 'pile', 'A52');
  const opening = factOf(lane, 'desk-fact-opening');
  const wanted = needs || (typeof opening === 'object' ? paramOf(opening, 'points') : 0);
  if (!opened && wanted > 0) return topic('canasta-open', 'hand', 'A48', { needs: wanted });
  const missing = factOf(lane, 'desk-fact-to-go-out');
  if (typeof missing === 'number' && mine.hand.length <= FEW) {
    return topic(missing > 0 ? 'canasta-keep' : 'canasta-out', 'hand', 'A54', { missing, pairs });
  }
  const nearly = lane?.groups.find(({ cards, squared }) => !squared && cards.length >= NEARLY);
  if (nearly) {
    const count = nearly.cards.length;
    return topic('canasta-canasta', 'melds', 'A42', { count, missing: CANASTA - count });
  }
  return topic('canasta-lay', 'melds', 'A41');
}

/** Drawing, or taking the pile: in which ways it can be had, or why not at all. */
function taking({ picture, mine }: Seen): Topic {
  const ways = mine.ways?.ways ?? [];
  const draw = paramOf(picture.stage, 'draw');
  const count = picture.pile.cards.length + (picture.pile.under ?? 0);
  if (draw === 0) return topic('canasta-last', 'actions', 'A60');
  if (ways.some(({ refusal }) => !refusal)) return topic('canasta-take', 'pile', 'A28', { draw, count });
  const refusal = ways.find((way) => way.refusal)?.refusal ?? undefined;
  return topic('canasta-draw', 'stock', 'A23', { draw, why: refusal ? 'yes' : 'no' }, refusal);
}

function ofChoina(seen: Seen): Topic {
  const { picture, mine } = seen;
  const card = picture.pile.cards.at(-1) ?? '';
  const sets = paramOf(picture.where, 'sets');
  const runs = paramOf(picture.where, 'runs');
  const contract = { sets, runs };
  if (mine.asked) {
    const claims = (mine.asked.asker ?? -1) < 0;
    return topic(claims ? 'choina-claim' : 'choina-consent', 'actions', claims ? '52' : '57', { card: mine.asked.card });
  }
  if (!inTurn(seen)) return topic('choina-wait', 'others', '34', contract);
  const stage = picture.stage?.code ?? '';
  if (stage === 'desk-stage-choina-buy') return topic('choina-buy', 'actions', '58', { card });
  if (stage === 'desk-stage-choina-draw') {
    return topic('choina-draw', card ? 'pile' : 'stock', '18', { card, pile: card ? 'yes' : 'no' });
  }
  if (discards(seen)) return topic('choina-discard', 'pile', '52');
  const slots = laneOf(seen)?.slots ?? [];
  if (stage === 'desk-stage-choina-last' && slots.length === 0) return topic('choina-last', 'melds', '72');
  if (slots.length === 0) return topic('choina-layoff', 'melds', '45');
  const ready = seen.steps > 0 ? 'yes' : 'no';
  return topic('choina-contract', 'hand', '34', { ...contract, ready });
}

function ofCassino(seen: Seen): Topic {
  const { picture, mine, choice } = seen;
  if (!inTurn(seen)) return topic('cassino-wait', 'others', '58');
  const offers = (choice?.offers ?? []).filter(({ refusal }) => !refusal);
  const makes = offers.some(({ label }) => label.code.startsWith('desk-make-'));
  if (seen.selected > 0) {
    if (seen.tokens > 0 && makes) return topic('cassino-build', 'actions', '29');
    if ((choice?.chips ?? []).length > 0) return topic('cassino-take', 'middle', '20');
    return makes ? topic('cassino-build', 'middle', '29') : topic('cassino-trail', 'middle', '49');
  }
  const own = (picture.table?.stacks ?? []).some(({ maker }) => maker === mine.seat);
  if (own) return topic('cassino-duty', 'middle', '51');
  if (picture.stock === 0) return topic('cassino-last', 'hand', '56');
  return topic('cassino-choose', 'hand', '16');
}
