/** Where decks are read, checked and written, with whatever is known of cards. */
import type { Deck, DeckMessage, DeckService, Language } from '@praxis/contract';
import { FORMATS, type FormatId, readDeck, writeDeck } from './decks/exchange.ts';
import type { Knowledge, KnownCard } from './decks/knowledge.ts';
import { legalityProblems, playability } from './decks/legality.ts';
import { type DeckList, EMPTY_DECK, type Entry, type UnknownEntry } from './decks/list.ts';
import type { LineProblem } from './decks/messages.ts';
import { EDITIONS, type Edition } from './rules/state/editions.ts';
import { deckSentence } from './text/decks.ts';

/** By which decks of a host name a card: its definition, or the number that the official lists give it. */
export function deckKey({ def, number, name }: KnownCard): string {
  // A bare number would lose its place among the keys of a deck.
  return def ?? (number === undefined ? name : `vekn-${number}`);
}

export function deckService(knowledge: Knowledge): DeckService {
  const byKey = new Map(knowledge.cards.map((card) => [deckKey(card), card]));

  /** A deck of names or keys as a list that can be checked and written. */
  function listOf(deck: Deck): DeckList {
    const cards: Entry[] = [];
    const unknown: UnknownEntry[] = [];
    for (const [name, count] of Object.entries(deck)) {
      const card = byKey.get(name) ?? knowledge.named(name)[0];
      if (card) cards.push({ card, count });
      else unknown.push({ name, count, part: 'library' });
    }
    return { ...EMPTY_DECK, cards, unknown };
  }

  return {
    readDeck: (text, language) => {
      const { deck, problems } = readDeck(text, knowledge);
      return {
        name: deck.name,
        deck: Object.fromEntries(deck.cards.map(({ card, count }) => [deckKey(card), count])),
        messages: problems.map((problem) => lineMessage(problem, language)),
      };
    },
    checkDeck: (deck, { edition, seats }, language) => {
      const list = listOf(deck);
      const problems = legalityProblems(list, { edition: EDITIONS[edition] as Edition, players: seats });
      return [
        ...problems.map(
          ({ rule, message }): DeckMessage => ({ level: 'error', rule, text: deckSentence(language, message) }),
        ),
        ...playability(list).missing.map(
          (message): DeckMessage => ({ level: 'unplayable', text: deckSentence(language, message) }),
        ),
      ];
    },
    deckFormats: FORMATS,
    writeDeck: (deck, name, format) => writeDeck({ ...listOf(deck), name }, format as FormatId).text,
  };
}

function lineMessage({ line, level, message, nearest }: LineProblem, language: Language): DeckMessage {
  const names = nearest.length === 0 ? '' : ` ${deckSentence(language, { say: 'nearest', names: nearest })}`;
  return {
    level,
    ...(line === 0 ? {} : { line }),
    ...(message.say === 'unknown card' ? { rule: 'V-DECK-001' } : {}),
    text: `${deckSentence(language, message)}${names}`,
  };
}
