// How strong a bot is: one challenger at a table of others. Every table is played once for each seat that the
// challenger can have, with the same shuffles, so that no deck, seat or luck favours anybody. `nice node
// scripts/measure/strength.ts --bot search --against heuristic --playouts 32`. A bot against itself is the control: its
// interval must contain the fair share, which is a little less than 1 of 5 because nobody wins a tie.
import { parseArgs } from 'node:util';
import { decksIn, type OfferedDeck } from '@praxis/contract';
import type { Decision, Setup } from '@praxis/engine';
import { openMatch } from '@praxis/engine';
import type { Budget } from '../../bots/bot.ts';
import { botNamed } from '../../bots/bots.ts';
import { diceFrom, rolled } from '../../bots/dice.ts';
import { askedAt, numberFor } from '../../bots/seat.ts';
import { GAME_IDS, registeredGame } from '../../games/registry.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'vtes' },
    bot: { type: 'string', default: 'heuristic' },
    against: { type: 'string', default: 'random' },
    tables: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    seats: { type: 'string' },
    playouts: { type: 'string' },
    ms: { type: 'string' },
    /** All seats play the same deck, another one at each table; otherwise each of the starter decks has a seat. */
    mirror: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'strength' },
  },
});

const game = registeredGame(values.game);
if (!game) throw new RangeError(`--game is one of ${GAME_IDS.join(', ')}.`);
const hosting = await game.hosting();

const TABLES = Number(values.tables);
const FROM = Number(values.from);
const SEATS = Number(values.seats ?? hosting.choices.seats.usual);
if (![TABLES, FROM, SEATS].every(Number.isInteger) || TABLES < 2)
  throw new RangeError('--tables (2 or more), --from and --seats are whole numbers.');
const budget: Budget =
  values.ms === undefined ? { playouts: Number(values.playouts ?? 32) } : { milliseconds: Number(values.ms) };
const challenger = botNamed(values.bot);
const others = botNamed(values.against);

const RESAMPLES = 4000;
/** Longer than any match between bots. */
const DECISIONS_MAX = 30_000;

function decksAt(table: number): readonly OfferedDeck[] {
  const decks = decksIn(hosting.decks, hosting.choices.editions[0]);
  return Array.from(
    { length: SEATS },
    (_, seat) => decks[(values.mirror ? table : seat) % decks.length] as OfferedDeck,
  );
}

interface Played {
  /** The challenger's part of the win, and its points. */
  readonly share: number;
  readonly points: number;
  /** A player has won; false after a tie. */
  readonly decided: boolean;
  readonly answers: number;
  readonly thoughtMs: number;
}

/** One match with the challenger at a seat. */
function play(table: number, seat: number): Played {
  const decks = decksAt(table);
  const setup: Setup = {
    edition: hosting.choices.editions[0],
    seed: `${values.seed} ${table}`,
    seats: decks.map(({ deck }, index) => ({ name: `Seat${index}`, deck })),
  };
  const match = openMatch(hosting.game, setup, { forks: true });
  const insight = hosting.insights?.of(setup);
  if (!insight) throw new Error('The game gives no insight.');
  let [answers, thoughtMs] = [0, 0];
  while (!match.result) {
    const decision = match.decisions[0] as Decision;
    const mind = {
      insight,
      temperament: decks[decision.seat]?.temperament ?? '',
      seed: `${values.seed} ${table} challenger ${seat} bot ${decision.seat}`,
      budget,
    };
    const isChallenger = decision.seat === seat;
    const startMs = performance.now();
    const chosen = (isChallenger ? challenger : others)(askedAt(match, decision, mind));
    if (isChallenger) {
      answers++;
      thoughtMs += performance.now() - startMs;
    }
    const heard = match.answer(decision.seat, numberFor(decision, chosen), chosen.answer);
    if ('refused' in heard) throw new Error(`${chosen.answer} was refused: ${JSON.stringify(heard)}`);
    if (match.moves > DECISIONS_MAX) throw new Error(`Table ${table}, challenger at seat ${seat}: no end in sight.`);
  }
  const { result } = match;
  if (result.kind !== 'over') throw new Error(`Table ${table}, challenger at seat ${seat}: ${result.report}`);
  const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  return { share, points: result.scores[seat] ?? 0, decided: result.winners.length > 0, answers, thoughtMs };
}

/** The middle 95 % of the means that other tables of the same kind could have given, by resampling the tables. */
function bootstrap(shares: readonly number[]): readonly [number, number] {
  const dice = diceFrom(`${values.seed} bootstrap`);
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < shares.length; drawn++) sum += shares[rolled(dice, shares.length)] as number;
    return sum / shares.length;
  }).sort((a, b) => a - b);
  return [means[Math.floor(RESAMPLES * 0.025)] as number, means[Math.ceil(RESAMPLES * 0.975) - 1] as number];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const shares: number[] = [];
let [points, answers, thoughtMs, decided] = [0, 0, 0, 0];
for (let table = FROM; table < FROM + TABLES; table++) {
  let share = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const played = play(table, seat);
    share += played.share / SEATS;
    points += played.points;
    decided += played.decided ? 1 : 0;
    answers += played.answers;
    thoughtMs += played.thoughtMs;
  }
  shares.push(share);
  const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length;
  console.error(`table ${table}: ${percent(share)}, so far ${percent(mean)}`);
}
const matches = TABLES * SEATS;
const [low, high] = bootstrap(shares);
const mean = shares.reduce((sum, each) => sum + each, 0) / TABLES;
const thinks = 'playouts' in budget ? `${budget.playouts} playouts` : `${budget.milliseconds} ms`;
console.log(
  `${values.bot} (${thinks}) against ${SEATS - 1} ${values.against}, ${values.mirror ? 'mirrored decks' : 'starter decks'}: ` +
    `${percent(mean)} of ${matches} matches (95 %: ${percent(low)} to ${percent(high)}; fair share ${percent(decided / matches / SEATS)}), ` +
    `${(points / matches).toFixed(2)} victory points, ${(thoughtMs / answers).toFixed(1)} ms per decision`,
);
