/** Combines the games of a simulation into a report. */
import type { Hosting, Tally } from '@praxis/contract';
import { type CardReport, CardReports } from './cards.ts';
import { type Mean, Sample, type Share, type Spread, shareOf, spreadOf } from './intervals.ts';
import { type Contender, deckIds, type Plan } from './plan.ts';
import type { PlayedGame } from './play.ts';

/** A contender's results over all finished games. */
export interface Fared {
  /** The number of places played. */
  readonly places: number;
  readonly wins: Share;
  readonly score: Mean;
  /** Tallies that happen at most once per game have a Wilson interval. */
  readonly tallies: Readonly<Record<string, Mean>>;
}

export interface ContenderReport {
  readonly name: string;
  readonly bot: string;
  readonly temperament: string;
  readonly fared: Fared;
  readonly bySeat: readonly Fared[];
  /** The counter of the curve at the beginning of each turn that enough games had. */
  readonly curve: readonly Mean[];
  readonly cards: readonly CardReport[];
}

export interface Report {
  readonly plan: Omit<Plan, 'contenders'>;
  readonly games: {
    readonly planned: number;
    readonly over: number;
    readonly stopped: number;
    readonly failed: number;
  };
  /** Why games were over, as words of the game, with how many. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly contenders: readonly ContenderReport[];
  readonly seats: readonly Fared[];
  readonly turns: Spread | undefined;
  readonly decisions: Spread | undefined;
  /** The number of games by their number of turns. */
  readonly lengths: readonly Bin[];
  /** The games that did not end properly. */
  readonly troubles: readonly { readonly game: number; readonly end: string; readonly reason: string }[];
}

/** From `least` to `most`, both included. */
export interface Bin {
  readonly least: number;
  readonly most: number;
  readonly games: number;
}

/** A turn that only a few games reached says more about those games than about the decks. */
const CURVE_SHARE_LEAST = 0.05;
const BINS_MAX = 24;

/** The order in which games were played makes no difference. Those that did not end count among the troubles only. */
export function reportOf(hosting: Hosting, plan: Plan, games: Iterable<PlayedGame>): Report {
  const sorted = [...games].sort((one, other) => one.game - other.game);
  const over = sorted.filter(({ end }) => end === 'over');
  const tables = new Tables(plan, hosting.simulation?.tallies ?? [], copiesOf(hosting, plan));
  for (const game of over) tables.add(game);
  const count = (end: PlayedGame['end']): number => sorted.filter((game) => game.end === end).length;
  const reasons: Record<string, number> = {};
  for (const { reason } of over) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const { contenders, ...rest } = plan;
  return {
    plan: rest,
    games: { planned: plan.games, over: over.length, stopped: count('stopped'), failed: count('failed') },
    reasons,
    contenders: contenders.map((contender, index) => tables.contender(contender, index)),
    seats: tables.seats(),
    turns: spreadOf(over.map(({ turns }) => turns)),
    decisions: spreadOf(over.map(({ decisions }) => decisions)),
    lengths: binned(over.map(({ turns }) => turns)),
    troubles: sorted.filter(({ end }) => end !== 'over').map(({ game, end, reason }) => ({ game, end, reason })),
  };
}

/** How many copies of each definition the deck of each contender has. */
function copiesOf(hosting: Hosting, plan: Plan): readonly ReadonlyMap<string, number>[] {
  return plan.contenders.map((_, index) => {
    const copies = new Map<string, number>();
    for (const id of deckIds(hosting, plan, index)) copies.set(id, (copies.get(id) ?? 0) + 1);
    return copies;
  });
}

/** The results of one contender, of one seat, or of one contender at one seat. */
class Gathered {
  #wins = 0;
  readonly #score = new Sample();
  readonly #tallies: readonly { readonly tally: Tally; readonly sample: Sample }[];

  constructor(tallies: readonly Tally[]) {
    this.#tallies = tallies.map((tally) => ({ tally, sample: new Sample() }));
  }

  add(game: PlayedGame, seat: number): void {
    if (game.winners.includes(seat)) this.#wins++;
    this.#score.add(game.scores[seat] ?? 0);
    for (const { tally, sample } of this.#tallies) sample.add(game.tallies[tally.name]?.[seat] ?? 0);
  }

  get fared(): Fared {
    const { of } = this.#score;
    return {
      places: of,
      wins: shareOf(this.#wins, of),
      score: this.#score.mean,
      tallies: Object.fromEntries(
        this.#tallies.map(({ tally: { name, once }, sample }) => [name, once ? sample.share : sample.mean]),
      ),
    };
  }
}

class Tables {
  readonly #contenders: readonly Gathered[];
  readonly #seats: readonly Gathered[];
  readonly #both: readonly (readonly Gathered[])[];
  readonly #curves: readonly Sample[][];
  readonly #cards: readonly CardReports[];

  constructor(plan: Plan, tallies: readonly Tally[], copies: readonly ReadonlyMap<string, number>[]) {
    const seats = (): Gathered[] => Array.from({ length: plan.seats }, () => new Gathered(tallies));
    this.#contenders = plan.contenders.map(() => new Gathered(tallies));
    this.#seats = seats();
    this.#both = plan.contenders.map(seats);
    this.#curves = plan.contenders.map(() => []);
    this.#cards = copies.map((each) => new CardReports(each));
  }

  add(game: PlayedGame): void {
    for (const [seat, contender] of game.contenders.entries()) {
      this.#contenders[contender]?.add(game, seat);
      this.#seats[seat]?.add(game, seat);
      this.#both[contender]?.[seat]?.add(game, seat);
      this.#cards[contender]?.add(game.cards[seat] ?? [], game.winners.includes(seat));
      const curve = this.#curves[contender] as Sample[];
      for (const [turn, value] of (game.curve[seat] ?? []).entries()) {
        curve[turn] ??= new Sample();
        curve[turn].add(value);
      }
    }
  }

  contender({ name, bot, temperament }: Contender, index: number): ContenderReport {
    const { fared } = this.#contenders[index] as Gathered;
    const curve = (this.#curves[index] as Sample[]).filter(({ of }) => of >= CURVE_SHARE_LEAST * fared.places);
    return {
      name,
      bot,
      temperament,
      fared,
      bySeat: (this.#both[index] as readonly Gathered[]).map((each) => each.fared),
      curve: curve.map((sample) => sample.mean),
      cards: (this.#cards[index] as CardReports).reports,
    };
  }

  seats(): readonly Fared[] {
    return this.#seats.map((each) => each.fared);
  }
}

/** Bins of equal width, few enough to be looked at. */
function binned(values: readonly number[]): readonly Bin[] {
  if (values.length === 0) return [];
  const least = values.reduce((one, other) => Math.min(one, other));
  const most = values.reduce((one, other) => Math.max(one, other));
  const width = Math.ceil((most - least + 1) / BINS_MAX);
  const bins: Bin[] = [];
  for (const value of values) {
    const at = Math.floor((value - least) / width);
    while (bins.length <= at)
      bins.push({ least: least + bins.length * width, most: least + (bins.length + 1) * width - 1, games: 0 });
    bins[at] = { ...(bins[at] as Bin), games: (bins[at] as Bin).games + 1 };
  }
  return bins;
}
