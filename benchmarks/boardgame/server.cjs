// The server of boardgame.io with a card game for four: each draws a card and throws one away, hands are secret.
// node server.cjs PORT memory|FOLDER — with a folder the matches are kept there, by its own FlatFile.

const { FlatFile, Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const HAND = 11;
const LAID = 60; // cards that lie open: they make an update as long as one of Stolik
const card = (number) => 'A23456789TJQK'[number % 13] + 'cdhs'[Math.floor(number / 13) % 4] + (number < 52 ? 'r' : 'b');

const game = {
  name: 'cards',
  minPlayers: 4,
  maxPlayers: 4,

  setup: ({ ctx, random }) => {
    const stock = random.Shuffle([...Array(104).keys()].map(card));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: stock.splice(0, HAND) };
    const laid = [...Array(LAID).keys()].map((number) => ({ card: card(number), by: number % 4 }));
    return { secret: { stock }, players, counts: [HAND, HAND, HAND, HAND], laid, top: stock[0], left: stock.length };
  },

  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 2, maxMoves: 2 },

  moves: {
    // what must be kept secret from clients cannot be worked out by them
    draw: { move: draw, client: false },
    discard: { move: discard, client: false },
  },
};

function draw({ G, playerID }) {
  G.players[playerID].hand.push(G.secret.stock.pop());
  G.counts[playerID]++;
  G.left--;
}

function discard({ G, playerID }, at) {
  const [thrown] = G.players[playerID].hand.splice(at, 1);
  G.counts[playerID]--;
  G.top = thrown;
  G.secret.stock.unshift(thrown); // the deal never ends
  G.left++;
}

const [port, storage] = process.argv.slice(2);
const options = { games: [game], origins: [/127\.0\.0\.1/] };
if (storage !== 'memory') options.db = new FlatFile({ dir: storage });
Server(options).run(Number(port));
