/**
 * Every screen and dialog of the page with the state that reaches it: the one list for tests and pictures.
 *
 * tests/support/gallery.py reads it too: what stands in the list is JSON, one screen a line.
 */
export interface Screen {
  readonly name: string;
  /** The component that it is about. */
  readonly shows: string;
  /** The address; `/t/TABLE` is the table of the state. */
  readonly at: string;
  /** What the table is like: a name in tests/support/scenes.py. */
  readonly state?: string;
  /** States of tables to return to. */
  readonly tables?: readonly string[];
  /** A request that fails. */
  readonly fails?: string;
  /**
   * What is done there, one after another: `press ID` a button by its message, `tap SELECTOR`, `card CARD` of the hand,
   * `fill ID TEXT` a field, `open NAME` a file of tests/support/files.py.
   */
  readonly do?: readonly string[];
  /** What is seen then. */
  readonly see: string;
}

// prettier-ignore
export const SCREENS: readonly Screen[] = [
  { "name": "home", "shows": "pages/Home.svelte", "at": "/", "see": ".cta .primary" },
  { "name": "home-without-a-name", "shows": "components/NameField.svelte", "at": "/", "do": ["fill web-your-name ", "tap .cta .primary"], "see": "[aria-invalid=true]" },
  { "name": "home-returns", "shows": "components/Returns.svelte", "at": "/", "tables": ["own turn", "others play", "lobby of two"], "see": ".returns .btn" },
  { "name": "home-error", "shows": "components/Notice.svelte", "at": "/", "fails": "/api/games", "see": ".notice.bad" },
  { "name": "home-rules-changed", "shows": "components/RuleChanges.svelte", "at": "/", "do": ["press web-change-rules", "tap dialog .seg label:not(:has(:checked))", "tap dialog footer .primary"], "see": ".changes li" },
  { "name": "options", "shows": "dialogs/OptionsDialog.svelte", "at": "/", "do": ["press web-change-rules"], "see": "dialog .seg" },
  { "name": "options-none", "shows": "dialogs/OptionsDialog.svelte", "at": "/", "do": ["press web-change-rules", "fill web-options-search xyzzy"], "see": "dialog .search + p" },
  { "name": "rules", "shows": "dialogs/RulesDialog.svelte", "at": "/", "do": ["press web-read-rules"], "see": "dialog h3" },
  { "name": "settings", "shows": "dialogs/SettingsDialog.svelte", "at": "/", "do": ["press web-settings"], "see": "dialog .seg" },
  { "name": "games", "shows": "pages/Games.svelte", "at": "/games", "tables": ["won", "lost", "drawn", "stopped"], "see": ".games li:nth-child(4)" },
  { "name": "games-none", "shows": "components/OpenRecord.svelte", "at": "/games", "see": ".open-record .btn" },
  { "name": "games-error", "shows": "pages/Games.svelte", "at": "/games", "fails": "/api/finished", "see": ".notice.bad .btn" },
  { "name": "replay", "shows": "replay/ReplayPage.svelte", "at": "/games/TABLE", "state": "won", "see": ".moves [aria-current]" },
  { "name": "replay-in-the-middle", "shows": "replay/Board.svelte", "at": "/games/TABLE", "state": "won", "do": ["press web-replay-next-deal", "tap .moves li:nth-child(70) button"], "see": ".moves li:nth-child(70) [aria-current]" },
  { "name": "replay-of-two", "shows": "replay/OpenHand.svelte", "at": "/games/TABLE", "state": "lost", "do": ["tap .moves li:nth-child(60) button"], "see": ".moves li:nth-child(60) [aria-current]" },
  { "name": "replay-of-three", "shows": "replay/Deals.svelte", "at": "/games/TABLE", "state": "pause of three", "do": ["tap .moves li:nth-child(90) button"], "see": ".moves li:nth-child(90) [aria-current]" },
  { "name": "replay-goes-on", "shows": "replay/Controls.svelte", "at": "/games/TABLE", "state": "won", "do": ["press web-replay-play"], "see": ".controls .primary" },
  { "name": "replay-differs", "shows": "replay/ReplayPage.svelte", "at": "/games", "do": ["open differs"], "see": ".verdict.bad" },
  { "name": "replay-no-record", "shows": "pages/Replay.svelte", "at": "/games", "do": ["open cut off"], "see": ".why" },
  { "name": "replay-of-no-file", "shows": "pages/Replay.svelte", "at": "/games/file", "see": ".open-record .btn" },
  { "name": "replay-of-no-table", "shows": "pages/Replay.svelte", "at": "/games/TABLE", "see": ".why" },
  { "name": "not-found", "shows": "pages/NotFound.svelte", "at": "/nowhere", "see": "main .primary" },
  { "name": "table-not-found", "shows": "pages/NotFound.svelte", "at": "/t/TABLE", "see": "main .primary" },
  { "name": "claim-failed", "shows": "pages/Table.svelte", "at": "/t/TABLE#code=spent", "see": "main .primary" },
  { "name": "lobby-host", "shows": "pages/Lobby.svelte", "at": "/t/TABLE", "state": "lobby of a host", "see": ".invite svg" },
  { "name": "lobby-of-two", "shows": "lobby/Invite.svelte", "at": "/t/TABLE", "state": "lobby of two", "see": ".invite svg" },
  { "name": "lobby-guest", "shows": "lobby/SitDown.svelte", "at": "/t/TABLE", "state": "lobby of a guest", "see": ".sit .primary" },
  { "name": "lobby-full", "shows": "lobby/SitDown.svelte", "at": "/t/TABLE", "state": "lobby that is full", "see": ".sit p" },
  { "name": "lobby-bots", "shows": "lobby/Bots.svelte", "at": "/t/TABLE", "state": "lobby with bots", "see": ".bots .btn" },
  { "name": "lobby-changed-rules", "shows": "lobby/LobbyRules.svelte", "at": "/t/TABLE", "state": "lobby with changed rules", "see": ".changes li" },
  { "name": "lobby-only-me", "shows": "lobby/Ready.svelte", "at": "/t/TABLE", "state": "lobby, all but me ready", "see": ".ready-bar .primary" },
  { "name": "lobby-ready", "shows": "lobby/Seats.svelte", "at": "/t/TABLE", "state": "lobby, ready", "see": ".ready-bar .btn:not(.primary)" },
  { "name": "lobby-refused", "shows": "components/Notice.svelte", "at": "/t/TABLE", "state": "lobby with changed rules", "do": ["press web-change-rules", "tap dialog .seg label:not(:has(:checked))", "tap dialog footer .primary"], "see": ".notice.bad" },
  { "name": "device", "shows": "dialogs/DeviceDialog.svelte", "at": "/t/TABLE", "state": "lobby of two", "do": ["press web-device"], "see": "dialog svg" },
  { "name": "with-bots", "shows": "table/TablePage.svelte", "at": "/t/TABLE", "state": "with bots", "see": ".hand .held" },
  { "name": "others-play", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "others play", "see": ".actions .waiting" },
  { "name": "own-turn", "shows": "table/Ways.svelte", "at": "/t/TABLE", "state": "own turn", "see": ".ways li" },
  { "name": "own-turn-selected", "shows": "table/Hand.svelte", "at": "/t/TABLE", "state": "own turn", "do": ["card 7h", "card 7s"], "see": ".held .sel" },
  { "name": "own-turn-drawn", "shows": "table/Hand.svelte", "at": "/t/TABLE", "state": "own turn, drawn", "see": ".actions" },
  { "name": "own-turn-places", "shows": "table/Lane.svelte", "at": "/t/TABLE", "state": "own turn, drawn", "do": ["card Kc", "card Kh"], "see": ".fits" },
  { "name": "own-turn-undo", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "own turn, laid", "see": ".actions .btn" },
  { "name": "frozen", "shows": "table/Centre.svelte", "at": "/t/TABLE", "state": "frozen", "see": ".pile .mark" },
  { "name": "refused", "shows": "table/Notice.svelte", "at": "/t/TABLE", "state": "frozen", "do": ["tap .ways .no"], "see": ".whynot.bad" },
  { "name": "rule-of-refusal", "shows": "dialogs/RulesDialog.svelte", "at": "/t/TABLE", "state": "frozen", "do": ["tap .ways .no", "tap .whynot .link"], "see": "dialog h3" },
  { "name": "opening-short", "shows": "table/Stage.svelte", "at": "/t/TABLE", "state": "opening", "do": ["card Kc", "card Kh", "card Ks", "tap .actions .primary"], "see": ".stage .miss" },
  { "name": "opening-enough", "shows": "table/Stage.svelte", "at": "/t/TABLE", "state": "opening", "do": ["card Kc", "card Kh", "card Ks", "tap .actions .primary", "card Ac", "card Ah", "card As"], "see": ".actions .primary" },
  { "name": "late", "shows": "table/Group.svelte", "at": "/t/TABLE", "state": "late", "see": ".squared" },
  { "name": "losing", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "losing", "do": ["card Kd", "tap .actions .btn"], "see": ".actions .sure" },
  { "name": "thirty-cards", "shows": "table/Hand.svelte", "at": "/t/TABLE", "state": "30 cards", "see": ".held:nth-child(30)" },
  { "name": "may-ask", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "may ask", "see": ".actions .btn" },
  { "name": "asked", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "asked", "see": ".actions .btn" },
  { "name": "asking", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "asking", "see": ".actions .waiting" },
  { "name": "answered", "shows": "table/Say.svelte", "at": "/t/TABLE", "state": "answered", "see": ".actions" },
  { "name": "full-hand-and-away", "shows": "table/Notice.svelte", "at": "/t/TABLE", "state": "20 cards and somebody away", "see": ".whynot .answers .btn" },
  { "name": "somebody-is-away", "shows": "table/Notices.svelte", "at": "/t/TABLE", "state": "somebody is away", "see": ".whynot .answers .btn" },
  { "name": "bot-plays-for-me", "shows": "table/Notices.svelte", "at": "/t/TABLE", "state": "a bot plays for me", "see": ".whynot .primary" },
  { "name": "connection-lost", "shows": "table/Notices.svelte", "at": "/t/TABLE", "state": "connection lost", "see": ".whynot" },
  { "name": "server-closes", "shows": "table/Notices.svelte", "at": "/t/TABLE", "state": "server closes", "see": ".whynot" },
  { "name": "spectator", "shows": "table/Felt.svelte", "at": "/t/TABLE", "state": "spectator", "see": ".seat.south" },
  { "name": "two-players", "shows": "table/Seat.svelte", "at": "/t/TABLE", "state": "two players", "see": ".ways li" },
  { "name": "three-players", "shows": "table/Lane.svelte", "at": "/t/TABLE", "state": "three players", "see": ".ways li" },
  { "name": "seats-drawn", "shows": "table/Draw.svelte", "at": "/t/TABLE", "state": "seats drawn", "see": ".whynot li .card" },
  { "name": "double-out", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "double out", "see": ".actions .primary" },
  { "name": "another-may-follow-out", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "another may follow out", "see": ".actions .waiting" },
  { "name": "top-card-alone", "shows": "table/Ways.svelte", "at": "/t/TABLE", "state": "top card alone", "see": ".ways li:nth-child(4)" },
  { "name": "face-down-cards", "shows": "table/Centre.svelte", "at": "/t/TABLE", "state": "face-down cards", "see": ".pile .down" },
  { "name": "frozen-by-a-black-three", "shows": "table/Centre.svelte", "at": "/t/TABLE", "state": "frozen by a black three", "see": ".pile .cross" },
  { "name": "samba-opening", "shows": "table/Stage.svelte", "at": "/t/TABLE", "state": "samba, an opening", "do": ["card 9s", "card 10s", "card Js", "card Qs", "tap .actions .primary", "card Ac", "card Ad", "card 2h"], "see": ".held .sel" },
  { "name": "samba-take", "shows": "table/Ways.svelte", "at": "/t/TABLE", "state": "samba, many melds", "see": ".ways li" },
  { "name": "samba-run-or-set", "shows": "table/Group.svelte", "at": "/t/TABLE", "state": "samba, drawn", "do": ["card 8h"], "see": ".fits" },
  { "name": "samba-own-turn", "shows": "table/Lane.svelte", "at": "/t/TABLE", "state": "samba, drawn", "see": ".actions .btn" },
  { "name": "samba-34-cards", "shows": "table/Hand.svelte", "at": "/t/TABLE", "state": "samba, 34 cards", "see": ".held:nth-child(34)" },
  { "name": "samba-48-cards", "shows": "table/Hand.svelte", "at": "/t/TABLE", "state": "samba, 48 cards", "see": ".held:nth-child(48)" },
  { "name": "combo-pause", "shows": "table/SheetLines.svelte", "at": "/t/TABLE", "state": "combo, a deal is over", "see": "dialog .hands" },
  { "name": "combo-replay", "shows": "replay/Board.svelte", "at": "/games/TABLE", "state": "combo, a deal is over", "do": ["tap .moves li:nth-child(110) button"], "see": ".moves li:nth-child(110) [aria-current]" },
  { "name": "combo-late", "shows": "table/Lane.svelte", "at": "/t/TABLE", "state": "combo, many melds", "see": ".squared" },
  { "name": "combo-bonus-cards", "shows": "table/Hand.svelte", "at": "/t/TABLE", "state": "combo, bonus cards", "see": ".held" },
  { "name": "choina-may-ask", "shows": "table/Claim.svelte", "at": "/t/TABLE", "state": "choina, may ask", "see": ".claim .btn" },
  { "name": "choina-asked", "shows": "table/Claim.svelte", "at": "/t/TABLE", "state": "choina, asked", "see": ".claim .btn" },
  { "name": "choina-silent", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "choina, may ask", "do": ["press felt-claim-silent"], "see": ".actions .quiet" },
  { "name": "choina-others-are-asked", "shows": "table/SeatLane.svelte", "at": "/t/TABLE", "state": "choina, others are asked", "see": ".actions .waiting" },
  { "name": "choina-buying", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "choina, buying", "see": ".actions .btn" },
  { "name": "choina-own-turn", "shows": "table/Spread.svelte", "at": "/t/TABLE", "state": "choina, own turn", "see": ".actions .primary" },
  { "name": "choina-how-many", "shows": "table/PileDialog.svelte", "at": "/t/TABLE", "state": "choina, own turn", "do": ["press felt-buy-several", "tap dialog li:nth-child(3) button"], "see": "dialog .primary" },
  { "name": "choina-drawn", "shows": "table/SeatLane.svelte", "at": "/t/TABLE", "state": "choina, drawn", "do": ["card 7c", "card 7d", "card 7h"], "see": ".actions .primary" },
  { "name": "choina-ready", "shows": "table/Stage.svelte", "at": "/t/TABLE", "state": "choina, drawn", "do": ["card 7c", "card 7d", "card 7h", "tap .actions .btn:not(.primary)", "card Kc", "card Kd", "card Ks"], "see": ".actions .primary" },
  { "name": "choina-refused", "shows": "table/Notice.svelte", "at": "/t/TABLE", "state": "choina, own turn", "do": ["card 2c", "tap .river button"], "see": ".whynot.bad" },
  { "name": "choina-last-deal", "shows": "table/SeatLane.svelte", "at": "/t/TABLE", "state": "choina, last deal", "do": ["card 3h", "card 4h", "card 5h", "card 6h"], "see": ".actions .primary" },
  { "name": "choina-five-players", "shows": "table/SeatLane.svelte", "at": "/t/TABLE", "state": "choina, five players", "see": ".actions .primary" },
  { "name": "choina-pause", "shows": "table/MinusSheet.svelte", "at": "/t/TABLE", "state": "choina, a deal is over", "see": "dialog .hands" },
  { "name": "choina-pause-of-five", "shows": "table/MinusSheet.svelte", "at": "/t/TABLE", "state": "choina, five, a deal is over", "see": "dialog .hands" },
  { "name": "choina-won", "shows": "table/ScoreDialog.svelte", "at": "/t/TABLE", "state": "choina, won", "see": "dialog footer .primary" },
  { "name": "choina-replay", "shows": "replay/Board.svelte", "at": "/games/TABLE", "state": "choina, won", "do": ["tap .moves li:nth-child(60) button"], "see": ".moves li:nth-child(60) [aria-current]" },
  { "name": "pause-of-three", "shows": "table/MatchSheet.svelte", "at": "/t/TABLE", "state": "pause of three", "see": "dialog .race" },
  { "name": "seat", "shows": "table/SeatDialog.svelte", "at": "/t/TABLE", "state": "with bots", "do": ["tap .seats .seat"], "see": "dialog h2" },
  { "name": "menu", "shows": "table/Menu.svelte", "at": "/t/TABLE", "state": "late", "do": ["press felt-menu"], "see": "dialog .entries" },
  { "name": "leave", "shows": "table/LeaveDialog.svelte", "at": "/t/TABLE", "state": "others play", "do": ["press felt-menu", "press felt-leave"], "see": "[role=alertdialog]" },
  { "name": "score-during-play", "shows": "table/Score.svelte", "at": "/t/TABLE", "state": "others play", "do": ["tap .score:visible, .rail .foot .btn:last-child:visible"], "see": "dialog .body p" },
  { "name": "pause", "shows": "table/ScoreDialog.svelte", "at": "/t/TABLE", "state": "pause", "see": "dialog .hands" },
  { "name": "pause-of-second-deal", "shows": "table/MatchSheet.svelte", "at": "/t/TABLE", "state": "pause, later", "see": "dialog .race" },
  { "name": "pause-table", "shows": "table/TablePage.svelte", "at": "/t/TABLE", "state": "pause", "do": ["press felt-next-table"], "see": ".actions .primary" },
  { "name": "pause-of-a-spectator", "shows": "table/ScoreDialog.svelte", "at": "/t/TABLE", "state": "pause of a spectator", "see": "dialog footer .btn" },
  { "name": "won", "shows": "table/ScoreDialog.svelte", "at": "/t/TABLE", "state": "won", "see": "dialog footer .primary" },
  { "name": "lost", "shows": "table/ScoreDialog.svelte", "at": "/t/TABLE", "state": "lost", "see": "dialog footer .primary" },
  { "name": "drawn", "shows": "table/ScoreDialog.svelte", "at": "/t/TABLE", "state": "drawn", "see": "dialog footer .primary" },
  { "name": "stopped", "shows": "table/Actions.svelte", "at": "/t/TABLE", "state": "stopped", "see": ".actions .waiting" }
];
