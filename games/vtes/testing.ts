/** A table for tests that need more than a scenario can set up: an empty library, invented library cards, a whole match. */
import {
  bit,
  type CardId,
  EVERYBODY,
  fitting,
  type Match,
  openAt,
  openMatch,
  type Path,
  type Seat,
  type Setup,
  sentences,
} from '@praxis/engine';
import type { CardDef } from './cards/language.ts';
import { blankDeck } from './decks/index.ts';
import { contextOf, vtes } from './game.ts';
import { type Card, type G, newPlay, type Player, playerOf, type State } from './rules/state/state.ts';
import { read } from './staging/paths.ts';
import { stage } from './staging/position.ts';

type Position = Readonly<Record<string, unknown>>;

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

  /** The value at a path as scenarios write it. */
  read(path: string): unknown {
    return read(this.g, path.split('.'), this.#names);
  }

  /** The sentences that a seat can say now; undefined if it is not asked. */
  offered(name: string): string[] | undefined {
    const question = this.match.questions.find((each) => each.seat === this.seat(name));
    return question && sentences(this.g, vtes.wording('en'), question).map(({ sentence }) => sentence);
  }

  /** Lets everybody pass until the seat can say this, and says it. */
  say(name: string, line: string): this {
    for (let steps = 0; steps < 300; steps++) {
      const question = this.match.questions.find((each) => each.seat === this.seat(name));
      const fits = question ? fitting(this.g, vtes.wording('en'), question, line) : [];
      if (fits.length > 1) throw new Error(`"${line}" may mean: ${fits.map((fit) => fit.sentence).join(' / ')}`);
      if (fits[0]) {
        this.match.choose(this.seat(name), fits[0].path);
        return this;
      }
      if (!this.#pass()) break;
    }
    throw new Error(`${name} cannot say "${line}": ${this.offered(name)?.join(' / ') ?? 'not asked'}`);
  }

  /** Lets everybody pass until this holds. */
  until(holds: (table: this) => boolean): this {
    for (let steps = 0; steps < 2000 && !this.match.result; steps++) {
      if (holds(this)) return this;
      if (!this.#pass()) throw new Error(`Nobody can pass: ${this.match.questions[0]?.about.say}`);
    }
    if (holds(this)) return this;
    throw new Error('It never came to that.');
  }

  /** Lets everybody pass until the seat is asked in this step. */
  untilAsked(name: string, step: string): this {
    return this.until(({ match }) =>
      match.questions.some((each) => each.step === step && each.seat === this.seat(name)),
    );
  }

  #pass(): boolean {
    const question = this.match.questions[0];
    const passive: Path | undefined = question?.passive;
    if (!question || !passive) return false;
    this.match.choose(question.seat, passive);
    return true;
  }
}

/** A position as scenarios describe it, with invented cards and changed by hand where they have no words for it. */
export function tableAt(
  position: Position,
  change: (g: G) => void = () => {},
  cards: readonly CardDef[] = [],
): TestTable {
  const { setup: staged, state, names } = stage({ edition: 'fifth', ...position });
  const setup: Setup = { ...staged, cards: [...(staged.cards ?? []), ...cards] };
  change(contextOf(state, setup));
  return new TestTable(openAt(vtes, setup, state, { askForced: true }), names);
}

/** A match from its very start, with blank decks unless others are given. */
export function matchOf(names: readonly string[], setup: Partial<Setup> = {}): TestTable {
  const seats = names.map((name) => ({ name, deck: blankDeck() }));
  return new TestTable(openMatch(vtes, { edition: 'fifth', seats, seed: 'test', ...setup }, { askForced: true }));
}

/** Lays a card of this name into a zone of a seat. */
export function layCard(g: G, seat: Seat, zone: 'hand' | 'uncontrolled' | 'ready' | 'library', name: string): CardId {
  const { state } = g;
  const { pool, brought } = g.cards;
  const found = [...pool, ...brought].findLast((each) => each.name === name || each.id === name);
  if (!found) throw new Error(`There is no card ${name}`);
  const def = g.cards.numberOf(found.id);
  const id = state.cards.length as CardId;
  const isPublic = zone === 'ready';
  const play = zone === 'hand' || zone === 'library' ? undefined : { ...newPlay(), faceDown: !isPublic };
  const seen = isPublic ? EVERYBODY : zone === 'library' ? 0 : bit(seat);
  state.cards.push({ def, owner: seat, handle: ++state.handles, seen, place: zone, at: seat, play });
  playerOf(g, seat).zones[zone].push(id);
  state.changes++;
  return id;
}

/** Takes all cards out of a library, as if they had been drawn long ago. */
export function emptyLibrary(g: G, seat: Seat): void {
  const { library, removed } = playerOf(g, seat).zones;
  for (const id of library.splice(0)) {
    (g.state.cards[id] as Card).place = 'removed';
    removed.push(id);
  }
}
