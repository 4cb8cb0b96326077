/** The own turn as this browser sees it: what is selected, put ready, and on its way to the table. */
import type { Outcome, TableClient } from '../lib/client.svelte';
import type { Choice, Felt, Mine, Offer, Refusal, Said, TableNow } from '../lib/protocol';
import { refusalText, said, say } from '../lib/say.svelte';
import { cardsOfAct } from './acts';
import { renewed, type Held } from './order';
import { aimed, included, placeOfToken, toggled, tokenOfPlace, tokensOf, type Aim, type Tokens } from './picks';
import { keepReady, readyBefore } from './ready';
import { allHeld, idsOf, without, type Step } from './staging';

/** What is said beside the hand: why something is not possible, or a question with what one tap would do. */
export interface Notice {
  readonly tone: 'bad' | 'info';
  readonly title: string;
  readonly more?: string;
  readonly rule?: string;
  /** The options that a refusal comes from, each with its value. */
  readonly options?: Readonly<Record<string, string>>;
  readonly offers?: readonly Offer[];
}

/** How cards are shown that leave the hand before the table has answered. */
export interface Flying {
  depart(ids: readonly number[], place: string): void;
  comeBack(): void;
}

/** What lies before the other sides, where nobody adds to their melds. */
export const THEIRS = 'theirs';

export class Play {
  hand: readonly Held[] = $state.raw([]);
  selected: ReadonlySet<number> = $state.raw(new Set());
  /** What is selected of what lies in the middle. */
  tokens: Tokens = $state.raw(new Set());
  /** What is wanted of all that is offered. */
  aim: Aim = $state('');
  /** Cards that were played, as long as the table has not said so. */
  away: ReadonlySet<number> = $state.raw(new Set());
  /** The act that is done by a second tap. */
  armed = $state('');
  notice: Notice | null = $state.raw(null);
  busy = $state(false);
  /** What I have answered to what is asked, as long as the table has not said so. */
  answered = $state('');
  /** What was put ready last, for those who listen. */
  told = $state('');

  #steps: readonly Step[] = $state.raw([]);
  #answer: Choice | null = $state.raw(null);
  #mine: Mine | null = $state.raw(null);
  #middle: Felt | null = $state.raw(null);
  #single = $state(false);
  #turn = '';
  #kept = -1;
  #ids = 0;

  constructor(
    readonly client: TableClient,
    readonly flying: Flying,
  ) {}

  /** What is put ready. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  set steps(steps: readonly Step[]) {
    const kept = this.#steps.length > 0 || steps.length > 0;
    this.#steps = steps;
    if (kept)
      keepReady(
        this.#turn,
        steps.map(({ act }) => act),
      );
  }

  get inTurn(): boolean {
    return Boolean(this.#mine?.choice);
  }

  get idle(): boolean {
    return this.selected.size === 0 && this.steps.length === 0 && this.tokens.size === 0;
  }

  /** What can be done with what is selected and put ready. */
  get choice(): Choice | null {
    const choice = this.idle || !this.inTurn ? (this.#mine?.choice ?? null) : this.#answer;
    return this.#single && this.played ? aimed(choice, this.aim) : choice;
  }

  /** One card of the hand is played at a time. */
  get single(): boolean {
    return this.#single;
  }

  /** What only this seat may know now. */
  get note(): Said | null {
    return this.#mine?.note ?? null;
  }

  /** The one card that is selected. */
  get played(): string {
    return this.#single ? (this.hand.find(({ id }) => this.selected.has(id))?.card ?? '') : '';
  }

  /** What of the middle the next step needs: what is selected, else what is proposed. */
  get included(): Tokens {
    return included(this.tokens, this.choice);
  }

  /** Whether another card or stack of the middle leads nowhere with what is selected. */
  isDim(token: string): boolean {
    if (!this.played || !this.inTurn || this.#answer === null || this.tokens.has(token)) return false;
    return !(this.#answer.lights ?? []).includes(token) && !this.included.has(token);
  }

  get shown(): readonly Held[] {
    return this.hand.filter(({ id }) => !this.away.has(id));
  }

  /** The number of the step that a card was put ready for; 0: none. */
  stepOf(id: number): number {
    return this.steps.findIndex(({ ids }) => ids.includes(id)) + 1;
  }

  /** The table as it is now. */
  see(now: TableNow | null, mine: Mine | null): void {
    const used = new Set([...this.away, ...this.selected, ...this.steps.flatMap(({ ids }) => ids)]);
    this.hand = renewed(this.hand, mine?.hand ?? [], used, () => (this.#ids += 1));
    this.#mine = mine;
    const number = now?.number ?? 0;
    if (!this.busy && number >= this.#kept) this.away = new Set();
    const held = new Set(this.hand.map(({ id }) => id));
    if (!allHeld(this.selected, held)) this.selected = new Set();
    this.#middle = now?.picture?.table ?? null;
    this.#single = now?.picture?.single ?? false;
    const turn = `${now?.table} ${now?.phase} ${now?.picture?.deal} ${now?.picture?.turn}`;
    const before = this.#turn === '' && this.inTurn ? readyBefore(turn) : [];
    if (turn !== this.#turn || !this.steps.every(({ ids }) => allHeld(ids, held))) this.steps = [];
    if (turn !== this.#turn || ![...this.tokens].every((token) => this.#lies(token))) this.#drop();
    if (turn !== this.#turn) this.notice = null;
    this.#turn = turn;
    if (before.length > 0) this.#putReady(before);
    this.armed = '';
    if (!this.busy) this.answered = '';
    this.ask();
  }

  toggle(id: number): void {
    if (this.stepOf(id) > 0) {
      this.unstage(this.stepOf(id) - 1);
      return;
    }
    const others = this.#single ? [] : this.selected;
    this.select(this.selected.has(id) ? without(this.selected, id) : new Set([...others, id]));
  }

  select(ids: ReadonlySet<number>): void {
    // what lies in the middle was selected for the card that was
    if (this.selected.size > 0) this.tokens = new Set();
    this.selected = ids;
    this.#changed();
  }

  clear(): void {
    this.selected = new Set();
    this.tokens = new Set();
    this.steps = [];
    this.#changed();
  }

  /** A tap on something in the middle: it is selected, or no longer; or it is said why it leads nowhere. */
  touch(token: string): void {
    if (this.busy || !this.inTurn) return;
    if (this.isDim(token)) {
      void this.#why(token);
      return;
    }
    const next = new Set(this.tokens);
    if (!next.delete(token)) next.add(token);
    this.#pick(next);
  }

  /** A tap on a group that can be taken: it is taken in, or left out. */
  touchGroup(at: number): void {
    if (this.busy || !this.inTurn) return;
    const chips = this.choice?.chips ?? [];
    // a group that does not go with what is selected begins anew
    const fresh = chips[at]?.cards.some((token) => this.isDim(token)) ?? false;
    const next = toggled(at, chips, fresh ? new Set() : this.included);
    this.#pick(next, next.size === 0 ? 'nothing' : '');
  }

  /** The cards of a step go back to the hand. */
  unstage(at: number): void {
    this.steps = this.steps.filter((_, other) => other !== at);
    this.#changed();
  }

  dismiss(): void {
    this.notice = null;
  }

  /** Ask the table what can be done with these cards. */
  ask(): void {
    if (!this.inTurn || this.idle) {
      this.#answer = null;
      return;
    }
    void this.#considered('').then((choice) => {
      if (choice) this.#heard(choice);
    });
  }

  /** A button, or what stands for it. */
  do(offer: Offer): void {
    if (this.busy) return;
    if (offer.refusal) {
      this.refuse(offer.refusal);
    } else if (offer.stage) {
      this.#stage(offer);
    } else if (offer.loses && this.armed !== offer.act) {
      this.armed = offer.act;
    } else {
      void this.#send(offer, this.armed === offer.act);
    }
  }

  /** An answer to what several are asked at a time; another one takes its place until it counts. */
  answer(offer: Offer): void {
    if (this.busy) return;
    if (offer.refusal) {
      this.refuse(offer.refusal);
      return;
    }
    this.answered = offer.act;
    void this.#send(offer, false);
  }

  undo(): void {
    if (this.busy) return;
    this.busy = true;
    this.#reset();
    void this.client.command({ type: 'undo' }).then((outcome) => this.#answered(outcome, ''));
  }

  /** Cards were dropped on a place; where they cannot go it is said why. */
  async drop(place: string): Promise<void> {
    if (this.busy) return;
    const why = place === THEIRS ? 'comfort-drop-theirs' : this.inTurn ? '' : 'comfort-drop-wait';
    if (why) this.notice = { tone: 'info', title: say(why) };
    else if (!(await this.go(place))) this.notice = { tone: 'info', title: say('comfort-drop-nothing') };
  }

  /** A tap on a place; whether there was anything to be done or said there. */
  async go(place: string): Promise<boolean> {
    if (this.busy || !this.inTurn) return true;
    if (this.#single) {
      await this.#laid(place);
      return true;
    }
    const here = (choice: Choice | null): Offer[] => (choice?.offers ?? []).filter((offer) => offer.place === place);
    let found = here(this.choice);
    if (this.selected.size > 0 || found.length === 0) {
      const choice = await this.#considered(place);
      if (!choice) return true; // something else has happened meanwhile
      found = here(choice);
    }
    const possible = found.filter(({ refusal }) => !refusal);
    const [one] = possible;
    const next = possible.length === 1 ? one : possible.find(({ primary }) => primary);
    if (next) this.do(next);
    else if (possible.length > 0) this.notice = { tone: 'info', title: say('felt-which'), offers: possible };
    else if (found[0]?.refusal) this.refuse(found[0].refusal);
    return found.length > 0;
  }

  /** Whether an offer is about the cards that are selected, and not about others that come to mind; if it is about any. */
  isMeant(offer: Offer): boolean {
    const cards = cardsOfAct(offer.act, this.hand, this.selected);
    return cards.length === 0 || [...this.selected].every((id) => cards.includes(id));
  }

  /** The one next step. */
  get primary(): Offer | null {
    return this.choice?.offers.find(({ primary }) => primary) ?? null;
  }

  refuse(refusal: Refusal): void {
    const { rule = '', options = {} } = refusal;
    this.notice = { tone: 'bad', title: refusalText(refusal), rule, options };
  }

  /** The card was dropped in the middle: nothing is done yet, but what is meant is selected. */
  async #laid(place: string): Promise<void> {
    const token = tokenOfPlace(place);
    if (this.selected.size === 0 || (token === '' && place !== 'table')) return;
    if (token === '') this.tokens = new Set();
    const choice = await this.#considered('');
    if (!choice) return;
    this.#heard(choice);
    if (token !== '') {
      if (!this.tokens.has(token)) this.touch(token);
      return;
    }
    const offer = choice.offers.find((other) => other.place === 'table');
    if (offer?.refusal) this.refuse(offer.refusal);
    else if (offer) this.aim = 'table';
  }

  /** Why something in the middle leads nowhere. */
  async #why(token: string): Promise<void> {
    const choice = await this.#considered('', [token]);
    const refusal = choice?.offers.find((offer) => offer.refusal)?.refusal;
    if (refusal) this.refuse(refusal);
    this.ask();
  }

  #pick(tokens: Tokens, aim: Aim = ''): void {
    this.tokens = tokens;
    this.#changed();
    this.aim = aim;
  }

  #lies(token: string): boolean {
    const { loose = [], stacks = [] } = this.#middle ?? {};
    return loose.includes(token) || stacks.some(({ key }) => key === token);
  }

  #drop(): void {
    this.tokens = new Set();
    this.aim = '';
  }

  async #considered(place: string, more: readonly string[] = []): Promise<Choice | null> {
    const cards = this.hand.filter(({ id }) => this.selected.has(id)).map(({ card }) => card);
    const answer = await this.client.consider(
      [...cards, ...this.tokens, ...more],
      this.steps.map(({ act }) => act),
      place,
    );
    return answer?.choice ?? null;
  }

  #heard(choice: Choice): void {
    this.#answer = choice;
    this.steps = this.steps.map((step, at) => {
      const cards = choice.staged?.[at]?.cards;
      return cards ? { act: step.act, ids: idsOf(cards, step.ids, this.hand) } : step;
    });
  }

  #stage(offer: Offer): void {
    this.steps = [...this.steps, { act: offer.act, ids: [...this.selected] }];
    this.selected = new Set();
    this.#changed();
    void this.#considered('').then((choice) => {
      if (!choice) return;
      this.#heard(choice);
      this.#tell(choice);
    });
  }

  /** Put ready again what was so before a reload, as long as the hand has the cards. */
  #putReady(acts: readonly string[]): void {
    const found: Step[] = [];
    for (const act of acts) {
      const used = new Set(found.flatMap(({ ids }) => ids));
      const ids = cardsOfAct(
        act,
        this.hand.filter(({ id }) => !used.has(id)),
        new Set(),
      );
      if (ids.length > 0) found.push({ act, ids });
    }
    this.steps = found;
  }

  #tell(choice: Choice): void {
    const last = choice.staged?.at(-1);
    if (!last) return;
    const parts = [say('felt-stage-said', { count: last.cards.length, points: last.points })];
    if (choice.opening) {
      const { made, needs, lacks } = choice.opening;
      parts.push(say('felt-stage-said-sum', { made, needs }));
      if (lacks && made >= needs) parts.push(said(lacks));
    }
    this.told = parts.join(' ');
  }

  async #send(offer: Offer, sure: boolean): Promise<void> {
    const first = new Set([...this.selected, ...this.steps.flatMap(({ ids }) => ids)]);
    const leaving = cardsOfAct(offer.act, this.hand, first);
    this.busy = true;
    this.notice = null;
    const [upon = ''] = tokensOf(offer.act);
    const stacks = (this.#middle?.stacks ?? []).map(({ key = '' }) => key);
    this.flying.depart(leaving, offer.place || (upon && placeOfToken(upon, stacks)));
    this.away = new Set(leaving);
    this.#answered(await this.client.command({ type: 'act', act: offer.act, sure }), offer.act);
  }

  #answered(outcome: Outcome, act: string): void {
    this.busy = false;
    this.armed = '';
    if (outcome.type !== 'done') this.answered = '';
    if (outcome.type === 'done') {
      this.#kept = outcome.number;
      if ((this.client.now?.number ?? 0) >= outcome.number) this.away = new Set();
      return;
    }
    this.flying.comeBack();
    this.away = new Set();
    if (outcome.type === 'confirm') this.armed = act;
    else if (outcome.type === 'refused') this.refuse(outcome.refusal);
    else if (outcome.type === 'stale')
      this.notice = { tone: 'info', title: say('felt-stale'), more: say('felt-stale-more') };
    else this.notice = { tone: 'bad', title: refusalText(outcome) };
  }

  #reset(): void {
    this.selected = new Set();
    this.#drop();
    this.steps = [];
    this.notice = null;
  }

  #changed(): void {
    this.armed = '';
    this.aim = '';
    this.notice = null;
    this.ask();
  }
}
