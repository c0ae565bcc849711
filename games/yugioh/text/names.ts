/** The names of cards and seats in sentences. */
import { type CardId, knows, type Seat } from '@praxis/engine';
import { CARDS, PRINTED } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { isOnField } from '../rules/facts/places.ts';
import { type Card, cardOf, type G } from '../rules/state/state.ts';
import type { Sentences } from './keys/sentences.ts';

/** Printed names of cards by the English name; every language has its own map. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  ['pt', 'es', 'it', 'fr'].map((language) => [
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

/** A name that a scenario has given to a card is the same in every language. */
export function nameOfDef(def: CardDef, language = 'en'): string {
  return def.as ?? nameIn(language, def.name);
}

/** The card's real name, regardless of the viewer. */
export function trueName(g: G, id: CardId, language = 'en'): string {
  return nameOfDef(g.defs[cardOf(g, id).def] as CardDef, language);
}

/** The card as a seat may know it: `Set card 4` if it may not know its face. */
export function nameFor(
  g: G,
  seat: Seat,
  id: CardId,
  language: string,
  words: Pick<Sentences, 'setMonster' | 'setCard' | 'aCard'>,
): string {
  const card = cardOf(g, id);
  if (knows(card, seat)) return trueName(g, id, language);
  if (!isOnField(card.zone)) return words.aCard;
  const number = isAlone(g, seat, card) ? 0 : (card.placed?.slot ?? 0) + 1;
  return card.zone === 'monsters' ? words.setMonster({ zone: number }) : words.setCard({ zone: number });
}

/** No other card of that player would be called the same. */
function isAlone(g: G, seat: Seat, { zone, placed }: Card): boolean {
  const player = g.state.players[placed?.controller ?? 0];
  const ids = zone === 'monsters' ? (player?.monsters ?? []) : [...(player?.spells ?? []), ...(player?.field ?? [])];
  return ids.filter((id) => !cardOf(g, id).up && !knows(cardOf(g, id), seat)).length < 2;
}

export function seatNameOf(g: G, seat: Seat): string {
  return g.setup.seats[seat]?.name ?? `${seat + 1}`;
}
