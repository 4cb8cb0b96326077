// The messages between the browser and a table, written by `make types` from src/stolik/server/protocol.py,
// requests.py, table/manners.py, table/phrases.py and src/stolik/desk/; do not edit it by hand. What is optional has a
// default on the other side: it may be left out of a message to the table, and the table leaves it out of its own.

export type Param = number | string

/**
 * A message: its whole Fluent id, and its parameters.
 *
 * The parameters `card`, `class`, `low` and `high` are texts of cards or ranks (`7h`, `7`), `cards` several of them,
 * separated by spaces, `run` a sequence by its ends (`5h-9h`); a client shows them in its language. Among `cards`
 * a `+` parts what goes to different places, and after a `>` stands where it goes: `8h 8s + 4h > 5h-7h`, or `8h > 8/2`
 * for the second of two melds. `seat` is a seat, of which a client says the `name`, and `who` it is: `you` or `other`.
 */
export interface Said {
  readonly code: string
  /** @default {} */
  readonly params?: Readonly<Record<string, Param>>
}

/**
 * Why something is not allowed: the code of a rule violation, its parameters, and the number of the rule.
 *
 * `options` are those that the refusal comes from, each with its value; none where every preset refuses the same.
 */
export interface Refusal {
  readonly code: string
  /** @default "" */
  readonly rule?: string
  /** @default {} */
  readonly params?: Readonly<Record<string, Param>>
  /** @default {} */
  readonly options?: Readonly<Record<string, string>>
}

/**
 * One thing that happened, as one viewer may know it: the code of an event, who did it (-1: nobody), with which
 * cards, and the other parameters of its message. A card that the viewer may not see is an empty text. `quiet` is what
 * is not worth a line of its own while it happens.
 */
export interface Deed {
  readonly code: string
  /** @default -1 */
  readonly seat?: number
  /** @default [] */
  readonly cards?: readonly string[]
  /** @default {} */
  readonly params?: Readonly<Record<string, Param>>
  /** @default false */
  readonly quiet?: boolean
}

/**
 * Cards that lie together, bottom to top.
 *
 * `key` is how an action names the group, and makes it a place where cards can be put; `squared` groups lie as one
 * pile of which the top card is seen; `tag` is a mark on it, such as the kind of a canasta, and its `tone` the look.
 * `id` tells it from all others of its lane, and stays while it grows; without it the key does. `ends` are the cards
 * that a sequence can take before its first and after its last one, an empty text where none can come. `maker` is the
 * seat that made what it is now, where that is worth knowing (-1: it is not).
 */
export interface Group {
  readonly cards: readonly string[]
  readonly name: Said
  /** @default "" */
  readonly key?: string
  /** @default null */
  readonly tag?: Said | null
  /** @default "" */
  readonly tone?: string
  /** @default false */
  readonly squared?: boolean
  /** @default "" */
  readonly id?: string
  /** @default [] */
  readonly ends?: readonly string[]
  /** @default -1 */
  readonly maker?: number
}

/**
 * Cards that lie open in the middle and belong to nobody: loose ones, and stacks that can be taken as a whole only.
 *
 * A move names a loose card by its text, and a stack by its key.
 */
export interface Felt {
  readonly loose: readonly string[]
  /** @default [] */
  readonly stacks?: readonly Group[]
}

/** A line about a side: what it is about, and the number or the words. */
export interface Fact {
  readonly name: Said
  readonly value: number | Said
}

/**
 * What lies before a side: its melds and what lies beside them; its score, and facts worth knowing.
 *
 * `slots` are the places of melds that it still has to lay, `progress` says how far it has come with them.
 */
export interface Lane {
  readonly seats: readonly number[]
  readonly total: number
  readonly groups: readonly Group[]
  /** @default [] */
  readonly beside?: readonly Group[]
  /** @default [] */
  readonly facts?: readonly Fact[]
  /** @default [] */
  readonly slots?: readonly Said[]
  /** @default null */
  readonly progress?: Said | null
}

/**
 * The discard pile, bottom to top; `across`: the places in it of cards that lie crosswise; `tag` is its state;
 * `under`: so many cards lie face down beneath it. A `spread` pile lies so that all its cards are seen.
 */
export interface Pile {
  readonly cards: readonly string[]
  /** @default [] */
  readonly across?: readonly number[]
  /** @default null */
  readonly tag?: Said | null
  /** @default 0 */
  readonly under?: number
  /** @default false */
  readonly spread?: boolean
}

/**
 * A seat: its side, how many cards it holds, and which of them everybody knows; `note`: what it does now, in a
 * word, where that is no usual turn.
 */
export interface SeatPicture {
  readonly side: number
  readonly count: number
  /** @default [] */
  readonly known?: readonly string[]
  /** @default null */
  readonly note?: Said | null
}

/**
 * What several seats are asked at a time: about which card, and by which seat (-1: nobody). Their answers count in
 * this order; silence is one too. `waits` is what the others wait for (the client adds the `names`).
 */
export interface Poll {
  readonly seats: readonly number[]
  readonly waits: Said
  /** @default "" */
  readonly card?: string
  /** @default -1 */
  readonly asker?: number
}

/** A place of a score sheet: how many of it, and the points. */
export interface Cell {
  readonly count: number
  readonly points: number
}

/**
 * A line of a score sheet with a place for every side; `rules` are the numbers of the rules behind it, as the book
 * of the game has them, the main one first.
 */
export interface SheetLine {
  readonly name: Said
  readonly cells: readonly (Cell | null)[]
  /** @default [] */
  readonly rules?: readonly string[]
}

/**
 * The score of a deal: line by line, its points, the totals after it; how it ended, and the hands that were left
 * (empty where this is not remembered).
 */
export interface Sheet {
  readonly number: number
  readonly lines: readonly SheetLine[]
  readonly points: readonly number[]
  readonly totals: readonly number[]
  readonly ended: Said
  /** @default [] */
  readonly hands?: readonly (readonly string[])[]
}

/**
 * A match as everybody sees it. `turn` is the seat in turn (-1: none), `stage` what it has to do, `awaited` what
 * the others wait for, where that is no usual turn (the client adds the `name`); `wild` are the ranks of wild cards;
 * `winners` are sides. `order` is how a hand is best held here, where that is not by rank. `where` stands for goal and
 * deal, where there is more to say of them. `seated`: every lane is that of one seat, and takes the place of its
 * plate; cards may be put to all of them. `minus`: points against somebody are written in a column of their own.
 * `table` is what lies in the middle of a game that is played there. `bare`: there is no discard pile, and nothing is
 * drawn by hand. `single`: one card of a hand is selected at a time, and another one takes its place.
 */
export interface Picture {
  readonly goal: Said
  readonly deal: number
  readonly dealer: number
  readonly turn: number
  readonly stage: Said | null
  readonly seats: readonly SeatPicture[]
  readonly lanes: readonly Lane[]
  readonly stock: number
  readonly pile: Pile
  /** @default null */
  readonly awaited?: Said | null
  /** @default [] */
  readonly wild?: readonly string[]
  /** @default [] */
  readonly sheets?: readonly Sheet[]
  /** @default [] */
  readonly winners?: readonly number[]
  /** @default "" */
  readonly order?: string
  /** @default null */
  readonly where?: Said | null
  /** @default null */
  readonly poll?: Poll | null
  /** @default false */
  readonly seated?: boolean
  /** @default false */
  readonly minus?: boolean
  /** @default null */
  readonly table?: Felt | null
  /** @default false */
  readonly bare?: boolean
  /** @default false */
  readonly single?: boolean
}

/**
 * A match after one more step: the table, the hands by seat, and what had just been done.
 *
 * `action` counts the actions of the match, `seat` did it (-1: nobody), `text` writes it down. `deeds` are what all
 * could know of it, `own` what the seat itself knew, where that is more. `comments` are those of the record.
 */
export interface Moment {
  readonly action: number
  readonly picture: Picture
  readonly hands: readonly (readonly string[])[]
  /** @default -1 */
  readonly seat?: number
  /** @default "" */
  readonly text?: string
  /** @default [] */
  readonly deeds?: readonly Deed[]
  /** @default [] */
  readonly own?: readonly Deed[]
  /** @default [] */
  readonly comments?: readonly string[]
}

/** A deal of a recorded match: its number, how many moments it has, its points (none if it did not end). */
export interface ReplayDeal {
  readonly number: number
  readonly moments: number
  /** @default [] */
  readonly points?: readonly number[]
}

/**
 * Something that a person may have in mind: `act` is the text of the action or play, `label` names it in full.
 *
 * With `stage` the cards are only put ready (`act` joins the staged steps); else it is done. `refusal` says why it
 * is not possible, `loses` that the match is lost by it, `points` what it brings to an opening. `primary` marks the
 * one next step. `place` is where one would tap or drag the cards: `stock`, `pile`, `lane`, `meld:KEY`, `table`,
 * `card:TEXT` or `stack:KEY`. A `quiet` offer is made only there, for as a button it would be one too many. `note`
 * says in a few words what follows from it.
 */
export interface Offer {
  readonly act: string
  readonly label: Said
  /** @default "" */
  readonly place?: string
  /** @default false */
  readonly stage?: boolean
  /** @default false */
  readonly loses?: boolean
  /** @default false */
  readonly primary?: boolean
  /** @default 0 */
  readonly points?: number
  /** @default null */
  readonly refusal?: Refusal | null
  /** @default false */
  readonly quiet?: boolean
  /** @default null */
  readonly note?: Said | null
}

/**
 * An opening in the making: the points that are needed and those that are laid or staged; what it lacks beside
 * points, if anything.
 */
export interface Opening {
  readonly needs: number
  readonly made: number
  /** @default null */
  readonly lacks?: Said | null
}

/** A step that was put ready: its text, its cards, its points, and what forbids it, if anything does. */
export interface Staged {
  readonly act: string
  readonly cards: readonly string[]
  readonly points: number
  /** @default null */
  readonly refusal?: Refusal | null
}

/** In which ways the pile can be taken, or why not: each way an offer, possible or refused. */
export interface Ways {
  readonly title: Said
  readonly ways: readonly Offer[]
}

/**
 * A group of the table that the selected card of the hand can take: loose cards and keys of stacks that are
 * selected together; `chosen`: all of them are.
 */
export interface Chip {
  readonly cards: readonly string[]
  readonly label: Said
  /** @default false */
  readonly chosen?: boolean
}

/**
 * What can be done with the cards that are selected and those that are staged.
 *
 * `lights` are the loose cards and keys of stacks of which another one can be selected so that something legal can
 * still become of it; `chips` are the groups that are worth a tap of their own.
 */
export interface Choice {
  readonly offers: readonly Offer[]
  /** @default [] */
  readonly staged?: readonly Staged[]
  /** @default null */
  readonly opening?: Opening | null
  /** @default [] */
  readonly lights?: readonly string[]
  /** @default [] */
  readonly chips?: readonly Chip[]
}

/**
 * What a seat is asked, in turn or not: the card, and the two answers. `asker` asks (-1: nobody).
 *
 * `chosen` is the act that it has answered with already, which it may change until it counts. `silence` is the answer
 * that no answer stands for; with `standing` a seat may leave it at that until it says otherwise.
 */
export interface Asked {
  readonly title: Said
  readonly more: Said
  readonly card: string
  readonly offers: readonly Offer[]
  readonly silence: string
  /** @default -1 */
  readonly asker?: number
  /** @default "" */
  readonly chosen?: string
  /** @default false */
  readonly standing?: boolean
}

/**
 * What only one seat sees: its hand (lowest class first), and, in turn, what it can do without selecting cards.
 *
 * `undo` is the label of what it can take back. `asked` is what it is asked, and `silent` that it has said that it
 * keeps silent until it says otherwise: others do not learn of that. `note` is what else it alone may know now.
 */
export interface Mine {
  readonly seat: number
  readonly hand: readonly string[]
  /** @default null */
  readonly choice?: Choice | null
  /** @default null */
  readonly ways?: Ways | null
  /** @default null */
  readonly undo?: Said | null
  /** @default null */
  readonly asked?: Asked | null
  /** @default false */
  readonly silent?: boolean
  /** @default null */
  readonly note?: Said | null
}

/**
 * An action that a bot advises: the offer that does it, and by how many points less is expected of it than of the
 * best.
 *
 * `reasons` are clauses without a subject. `then` are the steps with which the bot would go on in this turn.
 */
export interface Tip {
  readonly offer: Offer
  /** @default 0.0 */
  readonly behind?: number
  /** @default [] */
  readonly reasons?: readonly Said[]
  /** @default [] */
  readonly then?: readonly Said[]
}

export type Patience = "long" | "short" | "usual"

export type Talk = "all" | "off" | "phrases"

/**
 * How people play here: agreed while they gather.
 *
 * `open_piles` lets captured cards lie open to all, in a game that has such. `clock` are the seconds of a turn (0:
 * there is no clock). `watching` lets those look on who have no seat; a `listed` table is told to everybody, and
 * anybody may sit down at it. With `hints` a bot tells whoever is in turn, and nobody else, what it would do.
 */
export interface Manners {
  /** @default "usual" */
  readonly patience?: Patience
  /** @default false */
  readonly open_piles?: boolean
  /** @default 0 */
  readonly clock?: number
  /** @default "all" */
  readonly talk?: Talk
  /** @default true */
  readonly watching?: boolean
  /** @default false */
  readonly listed?: boolean
  /** @default true */
  readonly hints?: boolean
}

export type Pace = "normal" | "quick" | "slow"

export type Phase = "gathering" | "over" | "pause" | "playing" | "stopped"

export type Wish = "bot" | "stop" | "wait"

/** The first message of a connection: who I am; an empty token is a spectator's. */
export interface Hello {
  readonly type: "hello"
  /** @default "" */
  readonly token?: string
}

/**
 * What changes the log: with the number of the last entry that the client knows and a nonce of its own.
 *
 * A repeated nonce gets its first answer again and changes nothing.
 */
export interface Command {
  readonly nonce: string
  readonly number: number
}

/** Do an action or play, given as text; `sure` confirms what loses the match. */
export interface Act extends Command {
  readonly type: "act"
  readonly act: string
  /** @default false */
  readonly sure?: boolean
}

/** Take back the last act of the turn. */
export interface Undo extends Command {
  readonly type: "undo"
}

/** Agree to these rules and seats, or no longer. */
export interface Ready extends Command {
  readonly type: "ready"
  readonly on: boolean
}

/** Other rules, before the match; nobody is ready then. Values are texts. */
export interface ChangeRules extends Command {
  readonly type: "rules"
  readonly preset: string
  readonly options: Readonly<Record<string, string>>
}

/** How people play here, all of it, before the match; nobody is ready then. */
export interface Agree extends Command {
  readonly type: "agree"
  readonly manners: Manners
}

/** Sit on another seat, that is free or a bot's, before the match; nobody is ready then. */
export interface Move extends Command {
  readonly type: "move"
  readonly seat: number
}

/** Bots of this level and pace for all free seats, or for that seat; an empty level frees the seats of bots. */
export interface Fill extends Command {
  readonly type: "fill"
  readonly level: string
  /** @default -1 */
  readonly seat?: number
  /** @default "normal" */
  readonly pace?: Pace
}

/** Free the seat of a person who has been away for a minute, before the match. */
export interface Free extends Command {
  readonly type: "free"
  readonly seat: number
}

/** The score was read: deal again when all have said so. */
export interface Next extends Command {
  readonly type: "next"
}

/** What shall happen to the seat of somebody who is away. */
export interface Vote extends Command {
  readonly type: "vote"
  readonly seat: number
  readonly wish: Wish
}

/** Be for, or no longer for, ending the match now; when all who are connected are, it is stopped. */
export interface Finish extends Command {
  readonly type: "finish"
  readonly on: boolean
}

/** Say something to the table: a ready-made phrase, by its code, or a text of one's own; not both. */
export interface Say extends Command {
  readonly type: "say"
  /** @default "" */
  readonly phrase?: string
  /** @default "" */
  readonly text?: string
}

/** Get up from the table; once a match has begun the seat stays one's own. */
export interface Leave extends Command {
  readonly type: "leave"
}

/** Take back the own seat, which a bot plays. */
export interface Back extends Command {
  readonly type: "back"
}

/** What can be done with these selected cards, after these staged steps? `place` where they were dragged to. */
export interface Consider {
  readonly type: "consider"
  readonly id: number
  /** @default [] */
  readonly cards?: readonly string[]
  /** @default [] */
  readonly staged?: readonly string[]
  /** @default "" */
  readonly place?: string
}

/** What would a strong bot do in my place, and why? Nobody else learns that I asked. */
export interface Hint {
  readonly type: "hint"
  readonly id: number
}

/** Whether I keep silent, to what is asked of several seats, until I say otherwise. It is told to nobody else. */
export interface Silence {
  readonly type: "silence"
  readonly on: boolean
}

/** A code that seats another device of mine here: it works once, for ten minutes. */
export interface Handover {
  readonly type: "handover"
  readonly id: number
}

/** Are you there? */
export interface Ping {
  readonly type: "ping"
}

export type FromBrowser =
  | Hello
  | Act
  | Undo
  | Ready
  | ChangeRules
  | Agree
  | Move
  | Fill
  | Free
  | Next
  | Vote
  | Finish
  | Say
  | Leave
  | Back
  | Consider
  | Hint
  | Silence
  | Handover
  | Ping

/**
 * A seat and who has it. `bot` is a level: of a bot, or of the one that plays for a person for the time being;
 * `pace` is how quickly it plays.
 */
export interface Place {
  /** @default "" */
  readonly name?: string
  /** @default "free" */
  readonly kind?: "bot" | "free" | "person"
  /** @default "" */
  readonly bot?: string
  /** @default true */
  readonly here?: boolean
  /** @default false */
  readonly ready?: boolean
  /** @default false */
  readonly left?: boolean
  /** @default "normal" */
  readonly pace?: Pace
}

/** The votes about a seat whose person is away: by seat, what each wishes. */
export interface Ballot {
  readonly seat: number
  readonly wishes: Readonly<Record<string, Wish>>
}

/**
 * A table as everybody sees it. `seed_used` and cards that are hidden are never part of it.
 *
 * `draws` says that those who gather here will draw cards for their seats, `pairs` that partners face each other.
 * `left` are the seconds for what is awaited now, of `seconds` in all: for what is asked, after which silence counts,
 * or for the turn where there is a clock, after which the table plays; 0: there is no hurry. `manners` are what is
 * agreed apart from the rules; `asks`: several seats are asked at a time in this game, `piles`: cards are captured in
 * it. `watchers` so many look on. `finishing` are the seats that are for ending the match now, `finishers` those that
 * all must be for that: whoever is connected and did not get up, unless a bot has played for him for turns without a
 * sign of him. `idle` is the seat in turn that lets the others wait for long, so that they may vote about it as if it
 * were away (-1: none). `gone` are the seats that those who gather may free: their people have been away for a minute.
 */
export interface TableNow {
  readonly table: string
  readonly number: number
  readonly phase: Phase
  readonly rules: string
  readonly game: Said
  readonly players: number
  readonly places: readonly Place[]
  readonly manners: Manners
  /** @default [] */
  readonly ballots?: readonly Ballot[]
  /** @default false */
  readonly draws?: boolean
  /** @default false */
  readonly pairs?: boolean
  /** @default null */
  readonly picture?: Picture | null
  /** @default 0.0 */
  readonly left?: number
  /** @default 0.0 */
  readonly seconds?: number
  /** @default false */
  readonly asks?: boolean
  /** @default false */
  readonly piles?: boolean
  /** @default 0 */
  readonly watchers?: number
  /** @default [] */
  readonly finishing?: readonly number[]
  /** @default [] */
  readonly finishers?: readonly number[]
  /** @default -1 */
  readonly idle?: number
  /** @default [] */
  readonly gone?: readonly number[]
}

/** What somebody said: the number of its entry, his seat and name then, the code of a phrase or a text. */
export interface Line {
  readonly number: number
  readonly seat: number
  readonly name: string
  /** @default "" */
  readonly phrase?: string
  /** @default "" */
  readonly text?: string
}

/** The answer to a hello: the own seat (-1: spectator), everything as it stands, what happened and was said last. */
export interface Welcome {
  readonly type: "welcome"
  readonly seat: number
  readonly table: TableNow
  readonly mine: Mine | null
  readonly deeds: readonly Deed[]
  /** @default [] */
  readonly talk?: readonly Line[]
}

/** Something changed: everything as it stands, and what happened and was said since the last message. */
export interface Update {
  readonly type: "update"
  readonly table: TableNow
  readonly mine: Mine | null
  readonly deeds: readonly Deed[]
  /** @default [] */
  readonly talk?: readonly Line[]
}

/** A command was obeyed, and is kept, as the entry of that number. */
export interface Done {
  readonly type: "done"
  readonly nonce: string
  readonly number: number
}

/**
 * The rules, or the table (`rule` is empty then, and `code` a whole Fluent id), do not allow the command.
 *
 * Nothing changed.
 */
export interface Refused {
  readonly type: "refused"
  readonly nonce: string
  readonly refusal: Refusal
}

/** The command was made for an earlier number; the last one is `number`. Nothing changed. */
export interface Stale {
  readonly type: "stale"
  readonly nonce: string
  readonly number: number
}

/** The act loses the match: send it again with `sure` (and a new nonce). Nothing changed. */
export interface Confirm {
  readonly type: "confirm"
  readonly nonce: string
}

/** The answer to the question of that id, for the table at `number`. */
export interface Considered {
  readonly type: "considered"
  readonly id: number
  readonly number: number
  readonly choice: Choice
}

/**
 * The answer to the question of that id, for the table at `number`: the best action, then the two next best.
 *
 * None for who has nothing to do now, where hints are off, and if the bot has no advice.
 */
export interface HintGiven {
  readonly type: "hint_given"
  readonly id: number
  readonly number: number
  /** @default [] */
  readonly tips?: readonly Tip[]
}

/** The code that was asked for. */
export interface HandoverCode {
  readonly type: "handover"
  readonly id: number
  readonly code: string
}

/** The server is being stopped; everything is kept. */
export interface Closing {
  readonly type: "closing"
}

/** Yes. */
export interface Pong {
  readonly type: "pong"
}

/**
 * A message could not be read or obeyed at all; `code` is the message `web-error-CODE`.
 *
 * `nonce` is that of the command, where it was one; such a command may be sent again as it is.
 */
export interface Failed {
  readonly type: "failed"
  readonly code: string
  /** @default {} */
  readonly params?: Readonly<Record<string, Param>>
  /** @default "" */
  readonly nonce?: string
}

export type FromTable =
  | Welcome
  | Update
  | Done
  | Refused
  | Stale
  | Confirm
  | Considered
  | HintGiven
  | HandoverCode
  | Closing
  | Pong
  | Failed

/** The one shape of every error of a request: a Fluent id and its parameters. */
export interface Problem {
  readonly code: string
  /** @default {} */
  readonly params?: Readonly<Record<string, Param>>
}

/** A preset and options that differ from it, as texts. */
export interface RulesWanted {
  readonly preset: string
  /** @default {} */
  readonly options?: Readonly<Record<string, string>>
}

/** A rule set: its text, all its values and those that differ from the preset, as texts. */
export interface RulesFound {
  readonly rules: string
  readonly values: Readonly<Record<string, string>>
  readonly changes: Readonly<Record<string, string>>
}

/** A bot: its level, and how quickly it plays. */
export interface BotWanted {
  readonly level: string
  /** @default "normal" */
  readonly pace?: Pace
}

/**
 * A new table, and my name at it; with `bots` a level, the other seats are theirs and the match begins at once.
 *
 * `seats` are bots of other levels, for as many of the other seats as they are, the next one after mine first.
 *
 * With `manners` that are listed others find it.
 */
export interface TableWanted {
  readonly name: string
  readonly preset: string
  /** @default {} */
  readonly options?: Readonly<Record<string, string>>
  /** @default "" */
  readonly bots?: string
  /** @default [] */
  readonly seats?: readonly BotWanted[]
  /** @default {} */
  readonly manners?: Manners
}

/** A table that is told to everybody: people gather at it, or play and let others look on. */
export interface OpenTable {
  readonly table: string
  readonly phase: Phase
  readonly rules: string
  readonly game: Said
  readonly places: readonly Place[]
  readonly manners: Manners
  /** @default 0 */
  readonly watchers?: number
}

/** Sit down at a table: at that seat, or at the first that is free (or a bot's). */
export interface SeatWanted {
  readonly name: string
  /** @default -1 */
  readonly seat?: number
}

/** A seat, and the secret token that makes it mine. */
export interface SeatGiven {
  readonly table: string
  readonly seat: number
  readonly token: string
}

/** The code of a handover. */
export interface ClaimWanted {
  readonly code: string
}

/** A seat that I have, or had: the table, and the token that makes it mine. */
export interface SeatKept {
  readonly table: string
  readonly token: string
}

/** Which of the matches at these tables are over? `start`: how many of the newest ones are known already. */
export interface FinishedWanted {
  readonly seats: readonly SeatKept[]
  /** @default 0 */
  readonly start?: number
}

/**
 * A match that is over: when that was (seconds since 1970), who sat where, the side of each seat, what came of it.
 *
 * `phase` is `over` or `stopped`; `seat` is my own.
 */
export interface FinishedMatch {
  readonly table: string
  readonly ended: number
  readonly phase: Phase
  readonly rules: string
  readonly game: Said
  readonly places: readonly Place[]
  readonly sides: readonly number[]
  readonly totals: readonly number[]
  readonly deals: number
  /** @default [] */
  readonly winners?: readonly number[]
  /** @default -1 */
  readonly seat?: number
}

/** Some of the matches, the newest first; and how many there are in all. */
export interface FinishedFound {
  readonly matches: readonly FinishedMatch[]
  readonly count: number
}

/** A match that is over, for everybody who knows this id. */
export interface Shared {
  readonly id: string
}

/**
 * A recorded match, and one of its deals moment by moment: `deal` is its place in `deals`.
 *
 * `rules` are those of today that stand for the ones it was played by. `verdict` says in words whether it agrees with
 * them; where it `differs` the deals end with the last moment before. `date` is as the record has it, `seat` my own.
 * A match that is not over was `stopped` where that is known: of a record that somebody sends it is not.
 */
export interface Replay {
  readonly rules: string
  readonly game: Said
  readonly places: readonly Place[]
  readonly date: string
  readonly is_over: boolean
  readonly deals: readonly ReplayDeal[]
  readonly deal: number
  readonly moments: readonly Moment[]
  readonly verdict: string
  /** @default false */
  readonly differs?: boolean
  /** @default -1 */
  readonly seat?: number
  /** @default false */
  readonly stopped?: boolean
}

/**
 * A decision of a match that was reviewed: the place of its deal in `Replay.deals` and its moment there, its seat,
 * and the points that it lost.
 *
 * With `at_least` the bot did not think of what was done, which lost so much at least. `is_best`: nothing was better.
 */
export interface ReviewMark {
  readonly deal: number
  readonly at: number
  readonly seat: number
  /** @default 0.0 */
  readonly loss?: number
  /** @default false */
  readonly at_least?: boolean
  /** @default false */
  readonly is_best?: boolean
}

/** One of the largest mistakes: where, the number of its deal and of its action, what was done, what was better. */
export interface Mistake {
  readonly mark: ReviewMark
  readonly number: number
  readonly action: number
  readonly done: Said
  readonly better: Tip
}

/** How a person did: so many decisions, the points lost by each on the average, so many of them the best. */
export interface PlayerReview {
  readonly seat: number
  readonly decisions: number
  readonly mean_loss: number
  readonly best: number
}

/**
 * What the decisions of the persons in a match cost by the judgement of a bot, from what each of them knew.
 *
 * The largest mistakes, three at most, come with the largest first. Where nobody is a person all are reviewed.
 */
export interface Review {
  readonly bot: string
  readonly marks: readonly ReviewMark[]
  readonly mistakes: readonly Mistake[]
  readonly players: readonly PlayerReview[]
}

/** A rule: its number and its text. */
export interface RuleItem {
  readonly id: string
  readonly text: string
}

/** Rules under one heading. */
export interface RuleSection {
  readonly title: string
  readonly rules: readonly RuleItem[]
}

/** The rules of a rule set in words. */
export interface Rulebook {
  readonly rules: string
  readonly sections: readonly RuleSection[]
}

/** An option: the values that can be played, its default by number of players, and the rules it is about. */
export interface OptionInfo {
  readonly name: string
  readonly values: readonly string[]
  readonly defaults: Readonly<Record<string, string>>
  /** @default [] */
  readonly rules?: readonly string[]
  /** @default "" */
  readonly example?: string
}

/**
 * A game that can be played; `asks`: several seats are asked at a time, and silence answers too; `piles`: cards are
 * captured in it, and may lie open or hidden.
 */
export interface GameInfo {
  readonly id: string
  readonly version: number
  readonly family: string
  readonly players: readonly number[]
  readonly options: readonly OptionInfo[]
  /** @default false */
  readonly asks?: boolean
  /** @default false */
  readonly piles?: boolean
}

/**
 * This server: its version, the levels of bots, and the addresses under which others reach it.
 *
 * `bot` is the level of bots unless a person chooses another one, `claim` the seconds that what is asked of
 * several seats usually stays open.
 */
export interface ServerInfo {
  readonly version: string
  readonly bots: readonly string[]
  readonly addresses: readonly string[]
  readonly bot: string
  readonly claim: number
}

/** Whether the server works. */
export interface Health {
  readonly status: "failing" | "ok"
  readonly version: string
  readonly tables: number
  readonly connections: number
}

/** The codes of the ready-made phrases, in the order in which they are offered. */
export const PHRASES = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "oops",
  "laugh",
  "close_one",
  "moment",
  "hurry",
  "again",
  "bye",
] as const
