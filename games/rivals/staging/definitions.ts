/** The definitions of a position's names and maps, including invented ones. */
import { Mistake } from '@praxis/engine';
import { withOwnId } from '@praxis/kit/card-pool.ts';
import { type At, checkKeys, isMap, mistake, textOf } from '@praxis/kit/form.ts';
import { didYouMean, plainName } from '@praxis/kit/spelling.ts';
import { requireValid } from '../cards/language/validate.ts';
import type { CardDef } from '../cards/language.ts';
import { BLANK, BLANK_CITY, BLANK_VAMPIRE, inventVampire, LEADER, VAMPIRE_KEYS } from './invent.ts';

const CARD_KEYS = ['card', 'vampire', 'as'];

/** They are numbered: first those of the game, then the invented ones, which begin with the blanks and the Leader. */
export class Definitions {
  readonly #known: readonly CardDef[];
  readonly #seats: readonly string[];
  readonly invented: CardDef[] = [BLANK, BLANK_VAMPIRE, BLANK_CITY, LEADER];
  /** Names given with `as`. */
  readonly #given: string[] = [];

  constructor(known: readonly CardDef[], seats: readonly string[]) {
    this.#known = known;
    this.#seats = seats;
  }

  at(at: number): CardDef {
    const { length } = this.#known;
    return at < length ? (this.#known[at] as CardDef) : (this.invented[at - length] as CardDef);
  }

  /** A card in the words of the card language, for rules that cannot be expressed otherwise. */
  bring(value: unknown, at: At): void {
    try {
      this.invented.push(requireValid(value));
    } catch (error) {
      if (error instanceof Mistake) mistake(error.message, at);
      throw error;
    }
  }

  /** The index of the definition for a name or a map. */
  meant(value: unknown, at: At, keys: readonly string[]): number {
    if (typeof value === 'string') return this.real(value, at);
    if (!isMap(value)) return mistake('Expected the name of a card, or a map with card or vampire.', at);
    const kinds = ['card', 'vampire'].filter((key) => value[key] !== undefined);
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1) return mistake('Expected exactly one of the keys card, vampire.', at);
    const name = textOf(value[kind], [...at, kind]);
    const known = this.#find(name);
    const isInvented = kind === 'vampire' && known === undefined;
    checkKeys(value, at, [...CARD_KEYS, ...keys, ...(isInvented ? VAMPIRE_KEYS : [])]);
    const as = value.as === undefined ? undefined : this.#newName(textOf(value.as, [...at, 'as']), [...at, 'as']);
    const index = isInvented ? undefined : this.real(name, [...at, kind]);
    const blood = value.blood;
    const def = index === undefined ? inventVampire(name, value, at) : this.at(index);
    // A Mortal's Blood is its printed value.
    if (index !== undefined && def.kind === 'city' && typeof blood === 'number')
      return this.#invent({ ...def, id: `${def.id} with ${blood}`, blood, ...(as === undefined ? {} : { as }) });
    if (index !== undefined && as === undefined) return index;
    return this.#invent(as === undefined ? def : { ...def, id: `${def.id} as ${as}`, as });
  }

  #find(name: string): number | undefined {
    const plain = plainName(name);
    const all = [...this.#known, ...this.invented];
    const found = all.findIndex((def) => def.id === name || plainName(def.name) === plain);
    return found < 0 ? undefined : found;
  }

  real(name: string, at: At): number {
    const found = this.#find(name);
    if (found !== undefined) return found;
    const names = this.#known.map((def) => def.name);
    return mistake(`There is no card called ${JSON.stringify(name)}${didYouMean(names, name)}`, at);
  }

  /** Sentences must be able to distinguish the cards. */
  #newName(as: string, at: At): string {
    const plain = plainName(as);
    const taken = [...this.#given, ...this.#seats].some((name) => plainName(name) === plain);
    if (taken) mistake(`Something else is called ${as} already.`, at);
    this.#given.push(as);
    return as;
  }

  /** Two cards with the same description are two copies of one card. */
  #invent(def: CardDef): number {
    const key = JSON.stringify(def);
    const known = this.invented.findIndex((each) => JSON.stringify(each) === key);
    return this.#known.length + (known >= 0 ? known : this.invented.push(withOwnId(def, this.invented)) - 1);
  }
}
