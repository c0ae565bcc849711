/** The definitions of the cards that a scenario's position names, and of those that it invents. */
import { type Definition, Mistake } from '@praxis/engine';
import { withOwnId } from './card-pool.ts';
import { type At, mistake } from './form.ts';
import { didYouMean, plainName } from './spelling.ts';

interface StagedDefinition extends Definition {
  readonly name: string;
  /** The name that a position gives to one card. */
  readonly as?: string | undefined;
}

/** A definition that comes from outside; if it is refused, the complaint names its place in the document. */
export function admitted<D>(admit: (value: unknown) => D, value: unknown, at: At): D {
  try {
    return admit(value);
  } catch (error) {
    if (error instanceof Mistake) return mistake(error.message, at);
    throw error;
  }
}

/** They are numbered: first those of the game, then the invented ones, which begin with the blanks. */
export class StagedDefinitions<D extends StagedDefinition> {
  /** Those that the match of the scenario brings along. */
  readonly invented: D[];
  readonly #known: readonly D[];
  readonly #seats: readonly string[];
  readonly #blanks: number;
  /** Names given with `as`. */
  readonly #given: string[] = [];
  readonly #inventedAt = new Map<string, number>();

  constructor(known: readonly D[], blanks: readonly D[], seats: readonly string[]) {
    this.#known = known;
    this.#seats = seats;
    this.#blanks = blanks.length;
    this.invented = [...blanks];
  }

  at(number: number): D {
    const own = number - this.#known.length;
    return (own < 0 ? this.#known[number] : this.invented[own]) as D;
  }

  /** The number of a blank. */
  blank(which = 0): number {
    return this.#known.length + which;
  }

  /** The number of an invented card with this name, unless the position has given it another one. */
  inventedAs(name: string): number | undefined {
    const plain = plainName(name);
    const own = this.invented.findIndex(
      (def, index) =>
        index >= this.#blanks && def.as === undefined && (plainName(def.name) === plain || def.id === name),
    );
    return own < 0 ? undefined : this.#known.length + own;
  }

  /** The only one of the game's cards that were found under this name. */
  only(found: readonly number[], name: string, at: At): number {
    const [first, ...others] = found;
    if (first !== undefined && others.length === 0) return first;
    if (first !== undefined) {
      const ids = found.map((number) => this.at(number).id);
      return mistake(`Several cards are called ${name}: expected one of ${ids.join(', ')}.`, at);
    }
    const names = this.#known.map((def) => def.name);
    return mistake(`There is no card called ${JSON.stringify(name)}${didYouMean(names, name)}`, at);
  }

  /** A card in the words of the card language, for rules that cannot be expressed otherwise. */
  bring(def: D): void {
    this.invented.push(def);
  }

  /** Sentences must be able to distinguish the cards. */
  newName(as: string, at: At): string {
    const plain = plainName(as);
    const taken = [...this.#given, ...this.#seats].some((name) => plainName(name) === plain);
    if (taken) mistake(`Something else is called ${as} already.`, at);
    this.#given.push(as);
    return as;
  }

  /** The number of a definition; two cards with the same description are two copies of one card. */
  invent(def: D, as?: string): number {
    const named = as === undefined ? def : { ...def, id: `${def.id} as ${as}`, as };
    const key = JSON.stringify(named);
    let own = this.#inventedAt.get(key);
    if (own === undefined) {
      own = this.invented.push(withOwnId(named, this.invented)) - 1;
      this.#inventedAt.set(key, own);
    }
    return this.#known.length + own;
  }
}
