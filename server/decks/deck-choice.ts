/** Which deck a seat plays: one that the game offers, a saved one, or a text. */
import {
  type CardLists,
  type Deck,
  type DeckMessage,
  decksIn,
  type Hosting,
  type Language,
  type OfferedDeck,
} from '@praxis/contract';
import type { CheckedDeck, DeckChoice } from '@praxis/protocol/http.ts';
import type { TableSettings } from '@praxis/protocol/table.ts';
import { lineDetail } from '../base/details.ts';
import { gently } from '../base/gently.ts';
import { Unfulfilled } from '../base/words.ts';
import { cleanTitle, TITLE_MAX } from '../people/hygiene.ts';
import { shown } from './card-search.ts';
import { playableCards } from './playable-cards.ts';

export interface ChosenDeck {
  readonly deck: Deck;
  readonly name: string;
  /** How a bot that takes over is to play it. */
  readonly temperament: string;
}

/** A saved deck, as a text. */
export type SavedDecks = (id: string) => Promise<{ readonly name: string; readonly text: string } | undefined>;

type Place = Pick<TableSettings, 'edition' | 'seats' | 'options'>;

/** Throws if the deck cannot be played at such a table, with the first reason. */
export async function chooseDeck(
  hosting: Hosting,
  choice: DeckChoice,
  place: Place,
  language: Language,
  saved: SavedDecks,
): Promise<ChosenDeck> {
  if ('offered' in choice) {
    const offered = decksIn(hosting.decks, place.edition).find(({ id }) => id === choice.offered);
    if (!offered) throw new Unfulfilled('deck', JSON.stringify(choice.offered));
    return offeredDeck(offered);
  }
  const found = 'saved' in choice ? await saved(choice.saved) : { name: '', text: choice.text };
  if (!found) throw new Unfulfilled('deck');
  const { name, deck, messages } = readAndCheck(hosting, found.text, place, language);
  // Violations of the rules come first; an unknown card may be replaced, but a deck that is too small may go unnoticed.
  const error = messages.find(({ level }) => level === 'error') ?? messages.find(({ level }) => level === 'unplayable');
  if (error) throw new Unfulfilled('deck', lineDetail(error));
  const temperament = hosting.insights?.temperaments[0] ?? '';
  return { deck, name: cleanTitle(found.name) ?? cleanTitle(name.slice(0, TITLE_MAX)) ?? '—', temperament };
}

export function offeredDeck({ deck, name, temperament }: OfferedDeck): ChosenDeck {
  return { deck, name, temperament };
}

function readAndCheck(
  hosting: Hosting,
  text: string,
  place: Place,
  language: Language,
): { readonly name: string; readonly deck: Deck; readonly messages: readonly DeckMessage[] } {
  const { name, deck, side, messages } = hosting.readDeck(text, language);
  return { name, deck, messages: [...messages, ...hosting.checkDeck(deck, place, language, side)] };
}

/**
 * Checks a deck text. `lists`: unplayable cards that it may hold beside the playable ones. A text may name all cards
 * that there are, whose faces take a while.
 */
export async function checkedDeck(
  hosting: Hosting,
  lists: CardLists | undefined,
  text: string,
  place: Place,
  language: Language,
): Promise<CheckedDeck> {
  const { name, deck, messages } = readAndCheck(hosting, text, place, language);
  const playable = playableCards(hosting, place.edition);
  const cards = await gently(Object.entries(deck), ([key, count]) => {
    const card = playable.named(key, language);
    return card ? [{ ...card, count }] : [];
  });
  const others = (lists?.cards ?? []).flatMap((card) => {
    const count = Object.hasOwn(deck, card.id) ? deck[card.id] : undefined;
    return count === undefined ? [] : [{ ...shown(card, language), count }];
  });
  const has = (wanted: DeckMessage['level']): boolean => messages.some(({ level }) => level === wanted);
  const legal = !has('error');
  return { name, cards: cards.flat(), others, messages, legal, playable: legal && !has('unplayable') };
}
