/** The definitions of a position's names and maps, including invented ones. */
import { type At, checkKeys, isMap, mistake, textOf } from '@praxis/kit/form.ts';
import { plainName } from '@praxis/kit/spelling.ts';
import { StagedDefinitions } from '@praxis/kit/staged-definitions.ts';
import type { CardDef } from '../cards/language.ts';
import { BLANK, BLANK_CITY, BLANK_VAMPIRE, inventVampire, LEADER, VAMPIRE_KEYS } from './invent.ts';

const CARD_KEYS = ['card', 'vampire', 'as'];

export class Definitions extends StagedDefinitions<CardDef> {
  readonly #known: readonly CardDef[];

  constructor(known: readonly CardDef[], seats: readonly string[]) {
    super(known, [BLANK, BLANK_VAMPIRE, BLANK_CITY, LEADER], seats);
    this.#known = known;
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
    const as = value.as === undefined ? undefined : this.newName(textOf(value.as, [...at, 'as']), [...at, 'as']);
    const index = isInvented ? undefined : this.real(name, [...at, kind]);
    const blood = value.blood;
    const def = index === undefined ? inventVampire(name, value, at) : this.at(index);
    // A Mortal's Blood is its printed value.
    if (index !== undefined && def.kind === 'city' && typeof blood === 'number')
      return this.invent({ ...def, id: `${def.id} with ${blood}`, blood }, as);
    if (index !== undefined && as === undefined) return index;
    return this.invent(def, as);
  }

  #find(name: string): number | undefined {
    const plain = plainName(name);
    const all = [...this.#known, ...this.invented];
    const found = all.findIndex((def) => def.id === name || plainName(def.name) === plain);
    return found < 0 ? undefined : found;
  }

  real(name: string, at: At): number {
    return this.#find(name) ?? this.only([], name, at);
  }
}
