/** The names of cards and seats in sentences. */
import type { CardId, Seat } from '@praxis/engine';
import { CARDS, PRINTED } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { cardOf, type G } from '../rules/state/state.ts';

/** Printed names of cards and tokens by the English name; every language has its own map. */
export const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  (['pt', 'es', 'it', 'fr'] as const).map((language) => [
    language,
    Object.fromEntries(
      CARDS.flatMap(({ id, name }) => {
        const printed = PRINTED.get(id)?.names?.[language];
        return printed === undefined ? [] : [[name, printed]];
      }),
    ),
  ]),
);

/** The printed translation, else the English name, which is the one that views and decks know a card by. */
export function nameIn(language: string, englishName: string): string {
  return NAMES[language]?.[englishName] ?? englishName;
}

/** All names of a card, the English one first. */
export function namesOf(name: string): readonly [string, ...string[]] {
  return [name, ...Object.values(NAMES).flatMap((names) => names[name] ?? [])];
}

/** A name that a scenario has given to a card is the same in every language. */
export function nameOfDef(def: CardDef, language = 'en'): string {
  return def.as ?? nameIn(language, def.name);
}

export function displayName(g: G, id: CardId, language = 'en'): string {
  return nameOfDef(g.defs[cardOf(g, id).def] as CardDef, language);
}

/** Tokens of one name are distinguished by the order of their creation: `Soldier 2`. Only scenarios use this. */
export function numberedName(g: G, id: CardId): string {
  const name = displayName(g, id);
  const { token, def } = cardOf(g, id);
  if (!token || g.defs[def]?.as !== undefined) return name;
  const isBefore = (other: CardId): boolean => cardOf(g, other).token && displayName(g, other) === name;
  let number = 1;
  for (let other = 0; other < id; other++) if (isBefore(other as CardId)) number++;
  return `${name} ${number}`;
}

export function seatNameOf(g: G, seat: Seat): string {
  return g.setup.seats[seat]?.name ?? `${seat + 1}`;
}
