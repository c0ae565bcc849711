/**
 * Records outlive new cards: even if other cards come, go or change, a match is replayed to the same state as long as
 * its own cards mean the same.
 */
import {
  type BaseState,
  type Context,
  type Definition,
  type Game,
  Mistake,
  openMatch,
  RecordMistake,
  replay,
  type Setup,
} from '@praxis/engine';
import { diceFrom, playOut } from '../playout.ts';
import { demand, demandSame } from './played-matches.ts';

/** A game that can be had with other cards. */
export interface CardChanges<D extends Definition, S extends BaseState, C extends Context<S>> {
  readonly cards: readonly D[];
  gameWith(cards: readonly D[]): Game<S, C>;
  readonly setup: Setup;
  /** A card that is not in the match, and the same with another meaning. */
  readonly unrelated: D;
  readonly unrelatedChanged: D;
  /** A card of the match with another meaning. */
  readonly ownChanged: D;
  readonly maxAnswers: number;
}

/** Replays a record after each change of the game's cards. */
export function checkRecordsLast<D extends Definition, S extends BaseState, C extends Context<S>>(
  changes: CardChanges<D, S, C>,
): void {
  const { cards, gameWith, setup, unrelated, unrelatedChanged, maxAnswers } = changes;
  const without = cards.filter(({ id }) => id !== unrelated.id);
  const game = gameWith(without);
  const match = openMatch(game, setup);
  playOut(match, diceFrom(setup.seed), { maxAnswers });
  demand(match.moves > 5, 'hardly anything was answered');
  const { record } = match;
  const middle = Math.floor(without.length / 2);
  const pools: Readonly<Record<string, readonly D[]>> = {
    'added before': [unrelated, ...without],
    'added between': without.toSpliced(middle, 0, unrelated),
    'added after': [...without, unrelated],
    reordered: [...cards].reverse(),
    'sorted by name': [...cards].sort((a, b) => ((a.name ?? a.id) < (b.name ?? b.id) ? -1 : 1)),
    changed: [unrelatedChanged, ...without],
  };
  for (const [what, pool] of Object.entries(pools)) {
    const changed = gameWith(pool);
    const again = replay(changed, structuredClone(record));
    demandSame(again.hash(), match.hash(), `a record leads elsewhere after cards were ${what}`);
    demandSame(again.record.hash, record.hash, `a record has another hash after cards were ${what}`);
    // A server keeps the setup and the entries of a match under way, and continues from them.
    const moved = openMatch(changed, structuredClone(match.setup));
    moved.catchUp(record.segments[0]?.entries ?? []);
    demandSame(moved.hash(), match.hash(), `a match leads elsewhere after cards were ${what}`);
  }
  checkRefused(changes, record);
}

/** The changed card is named. */
function checkRefused<D extends Definition, S extends BaseState, C extends Context<S>>(
  { cards, gameWith, ownChanged }: CardChanges<D, S, C>,
  record: unknown,
): void {
  const pools: readonly (readonly D[])[] = [
    cards.map((def) => (def.id === ownChanged.id ? ownChanged : def)),
    cards.filter(({ id }) => id !== ownChanged.id),
  ];
  for (const [index, pool] of pools.entries()) {
    const mistake = refusal(() => replay(gameWith(pool), structuredClone(record)));
    demandSame(String(mistake?.problem), 'other cards', 'a record is replayed with other cards than its own');
    const name = index === 0 ? (ownChanged.name ?? ownChanged.id) : ownChanged.id;
    demand(mistake?.message.includes(`"${name}"`) === true, `the refusal does not name the card: ${mistake?.message}`);
  }
}

function refusal(act: () => unknown): RecordMistake | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof RecordMistake) return error;
    throw error instanceof Mistake ? new Error(`not a refused record: ${error.message}`) : error;
  }
}

/** The result of a record from before records named their cards. */
export interface EarlierRecord {
  readonly record: { readonly segments: readonly { readonly entries: readonly unknown[] }[] };
  readonly end: {
    readonly seats: readonly unknown[];
    readonly result: unknown;
    readonly asked: readonly unknown[];
  };
}

/** It leads to the same position, and can be continued. */
export function checkEarlierRecord<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  { record, end }: EarlierRecord,
): void {
  const steps: number[] = [];
  const match = replay(game, record, ({ moves }) => steps.push(moves));
  demandSame(String(steps.length), String(record.segments[0]?.entries.length), 'not every answer could be watched');
  const seats = match.view('spectator').seats.map(({ name, counters, zones }) => ({
    ...{ name, counters },
    zones: Object.fromEntries(
      Object.entries(zones).map(([zone, cards]) => [zone, typeof cards === 'number' ? cards : cards.length]),
    ),
  }));
  const asked = match.questions.map(({ seat, step }) => [seat, step]);
  demandSame(JSON.stringify(seats), JSON.stringify(end.seats), 'the table is another one');
  demandSame(JSON.stringify(match.result ?? null), JSON.stringify(end.result), 'it ends otherwise');
  demandSame(JSON.stringify(asked), JSON.stringify(end.asked), 'another seat is asked');
  if (match.result) return;
  playOut(match, diceFrom('to the end'));
  demand(match.result !== undefined, 'it could not be finished');
  demandSame(replay(game, match.record).hash(), match.hash(), 'its new record leads elsewhere');
}
