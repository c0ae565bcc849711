/** Names of cards and seats in sentences. */
import type { CardId, Seat } from '@praxis/engine';
import type { CardDef } from '../cards/language.ts';
import type { Card, G } from '../rules/state/state.ts';
import { cardName } from './cards/names.ts';
import { languageOf } from './dialects.ts';

/**
 * A card's name in a language: its printed translation, else its English name, which is the one that views and decks
 * use. Clients word the names of a view with this.
 */
export function nameIn(language: string, englishName: string): string {
  return cardName(englishName, languageOf(language));
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
