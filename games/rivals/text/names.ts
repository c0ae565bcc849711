/** The names of cards and seats in sentences. */
import { playerName } from '@praxis/contract/words/words.ts';
import { type CardId, knows, type Seat } from '@praxis/engine';
import { CARDS, PRINTED } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { cardOf, type G, playerOf } from '../rules/state/state.ts';
import type { Sentences } from './keys/sentences.ts';

const english = new Map(CARDS.map(({ id, name }) => [id, name]));

/** A name that a scenario has given to a card is the same in every language. */
export function nameOfDef(def: CardDef, language = 'en'): string {
  return def.as ?? PRINTED.get(def.id)?.names?.[language] ?? english.get(def.id) ?? def.name;
}

/** The printed name in a language of the card with this English name; the name itself if there is no such card. */
export function cardNameIn(name: string, language: string): string {
  const def = CARDS.find((each) => each.name === name);
  return def ? nameOfDef(def, language) : name;
}

/** All names of a card, the English one first. */
export function namesOf({ id, name }: CardDef): readonly [string, ...string[]] {
  return [english.get(id) ?? name, ...Object.values(PRINTED.get(id)?.names ?? {})];
}

export function displayName(g: G, id: CardId, language = 'en'): string {
  return nameOfDef(g.defs[cardOf(g, id).def] as CardDef, language);
}

/** A seat's name for a card: of a foe's Conspiracy that it has not seen it knows only the owner. */
export function nameFor(g: G, id: CardId, seat: Seat, language: string, { conspiracyOf }: Sentences): string {
  const { place, at } = cardOf(g, id);
  if (place !== 'conspiracy' || knows(cardOf(g, id), seat)) return displayName(g, id, language);
  const { conspiracies } = playerOf(g, at);
  return conspiracyOf({
    seat: playerName(seatNameOf(g, at), language),
    number: conspiracies.length < 2 ? 0 : conspiracies.indexOf(id) + 1,
  });
}

export function seatNameOf(g: G, seat: Seat): string {
  return g.setup.seats[seat]?.name ?? `${seat + 1}`;
}
