/** A table for tests that need more than a scenario can say: what a seat sees, hands of one's own, whole matches. */
import {
  type CardId,
  type Fit,
  fitting,
  type Match,
  openAt,
  openMatch,
  type Seat,
  type Setup,
  sentences,
  type View,
} from '@praxis/engine';
import { contextOf, EDITION, pokemon } from './game.ts';
import { type G, type Player, playerOf, type State } from './rules/state.ts';
import { read } from './staging/paths.ts';
import { stage } from './staging/position.ts';

export class TestTable {
  readonly match: Match<State, G>;
  readonly #names: ReadonlyMap<string, CardId>;

  constructor(match: Match<State, G>, names: ReadonlyMap<string, CardId> = new Map()) {
    this.match = match;
    this.#names = names;
  }

  get g(): G {
    return this.match.context;
  }

  seat(name: string): Seat {
    return this.match.setup.seats.findIndex((each) => each.name === name);
  }

  player(name: string): Player {
    return playerOf(this.g, this.seat(name));
  }

  view(name: string): View {
    return this.match.view(this.seat(name));
  }

  /** What somebody sees in a zone of somebody: handles, or how many cards there are. */
  zone(viewer: string, of: string, zone: string): readonly number[] | number | undefined {
    return this.view(viewer).seats[this.seat(of)]?.zones[zone];
  }

  /** The value at a path as scenarios write it. */
  read(path: string): unknown {
    return read(this.g, path.split('.'), this.#names);
  }

  /** The sentences that a seat can say now; undefined if it is not asked. */
  offered(name: string): string[] | undefined {
    const question = this.match.questions.find((each) => each.seat === this.seat(name));
    return question && sentences(this.g, pokemon.wording('en'), question).map(({ sentence }) => sentence);
  }

  /** Says this where the seat is asked now. */
  say(name: string, line: string): this {
    const question = this.match.questions.find((each) => each.seat === this.seat(name));
    const fit = (words: string): Fit[] => (question ? fitting(this.g, pokemon.wording('en'), question, words) : []);
    // With the name before it the line may be the whole sentence.
    const whole = fit(`${name} ${line}`);
    const fits = whole.length === 1 ? whole : fit(line);
    if (fits.length !== 1 || !fits[0])
      throw new Error(`"${line}" fits ${fits.length} answers: ${this.offered(name)?.join(' / ') ?? 'not asked'}`);
    this.match.choose(this.seat(name), fits[0].path);
    return this;
  }
}

/** A position as scenarios describe it, changed by hand where they have no words for it. */
export function tableAt(position: Readonly<Record<string, unknown>>, change: (g: G) => void = () => {}): TestTable {
  const { setup, state, names } = stage({ edition: EDITION, ...position });
  change(contextOf(state, setup));
  return new TestTable(openAt(pokemon, setup, state, { askForced: true }), names);
}

/** A match from its very start. */
export function matchOf(decks: readonly Readonly<Record<string, number>>[], setup: Partial<Setup> = {}): TestTable {
  const names = ['Ash', 'Gary'];
  const seats = decks.map((deck, seat) => ({ name: names[seat] as string, deck }));
  return new TestTable(openMatch(pokemon, { edition: EDITION, seats, seed: 'test', ...setup }, { askForced: true }));
}
