/** The names of cards and seats in sentences. */
import type { CardId, Seat } from '@praxis/engine';
import { readDefinitions } from '@praxis/kit/definition-files.ts';
import { CARDS, PRINTED } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import type { Card, G } from '../rules/state/state.ts';

/** The printed translations by the English name, where there is one other than that. */
const NAMES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  CARDS.map(({ id, name }) => [name, PRINTED.get(id)?.names ?? {}]),
);

/** A card's name in a language: its printed translation, else its English name. */
export function nameIn(language: string, englishName: string): string {
  return NAMES.get(englishName)?.[language] ?? englishName;
}

/** All names of a card, the English one first. */
export function namesOf(name: string): readonly [string, ...string[]] {
  return [name, ...Object.values(NAMES.get(name) ?? {})];
}

const FOLDER = new URL('./attacks/', import.meta.url);

/** As printed. Usable rules of a card have no printed name; the names are ours. */
const ATTACKS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...readDefinitions(FOLDER)['names.yaml'],
  'Put Away': { pt: 'Guardar', es: 'Guardar', it: 'Riporre', fr: 'Ranger' },
};

/** The name of an attack or an Ability: its printed translation where one is known, else its English name. */
export function attackIn(language: string, name: string): string {
  return (ATTACKS[name]?.[language] as string | undefined) ?? name;
}

/** A name that a scenario has given to a card is the same in every language. */
export function nameOfDef(def: CardDef, language = 'en'): string {
  return def.as ?? nameIn(language, def.name);
}

export function displayName(g: G, id: CardId, language = 'en'): string {
  return nameOfDef(g.defs[(g.state.cards[id] as Card).def] as CardDef, language);
}

export function seatNameOf(g: G, seat: Seat): string {
  return g.setup.seats[seat]?.name ?? `${seat + 1}`;
}
