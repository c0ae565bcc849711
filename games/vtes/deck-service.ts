/** Reads, checks and writes decks, with the current knowledge of cards. */
import type { CardFacts, Deck, DeckMessage, DeckNotes, DeckService, Language } from '@praxis/contract';
import { FORMATS, type FormatId, isOnlyDeck, readDeck, writeDeck } from './decks/exchange.ts';
import { fullName, type Knowledge, type KnownCard, search } from './decks/knowledge.ts';
import { DECK_FORMATS, type DeckFormat, legalityProblems, playability } from './decks/legality.ts';
import { type DeckList, EMPTY_DECK, type Entry, sizes, type UnknownEntry } from './decks/list.ts';
import type { LineProblem } from './decks/messages.ts';
import { nameKey } from './decks/names.ts';
import { substitutesFor } from './decks/substitutes.ts';
import { EDITIONS, type Edition } from './rules/state/editions.ts';
import { deckSentence } from './text/decks.ts';
import { textIn } from './text/languages.ts';
import { nameIn } from './text/names.ts';
import { factsIn } from './text/short-texts.ts';

/** The key by which a host's decks name a card: its definition, or its number in the official lists. */
export function deckKey({ def, number, name }: KnownCard): string {
  // A bare number would lose its place among the keys of a deck.
  return def ?? (number === undefined ? name : `vekn-${number}`);
}

/** `knowledge` goes through all cards, so it is fetched only when a deck needs it. */
export function deckService(knowledge: () => Knowledge): DeckService {
  let byKey: ReadonlyMap<string, KnownCard> | undefined;

  function cardOf(name: string): KnownCard | undefined {
    byKey ??= new Map(knowledge().cards.map((card) => [deckKey(card), card]));
    return byKey.get(name) ?? knowledge().named(name)[0];
  }

  /** A deck of names or keys as a list that can be checked and written. */
  function listOf(deck: Deck): DeckList {
    const cards: Entry[] = [];
    const unknown: UnknownEntry[] = [];
    for (const [name, count] of Object.entries(deck)) {
      const card = cardOf(name);
      if (card) cards.push({ card, count });
      else unknown.push({ name, count, part: 'library' });
    }
    return { ...EMPTY_DECK, cards, unknown };
  }

  function substitutesIn({ cards }: DeckList, card: KnownCard): readonly KnownCard[] {
    return substitutesFor(card, knowledge().cards, new Set(cards.map((each) => each.card.name)));
  }

  return {
    readDeck: (text, language) => {
      const { deck, problems, format } = readDeck(text, knowledge());
      return {
        name: deck.name,
        deck: Object.fromEntries(deck.cards.map(({ card, count }) => [deckKey(card), count])),
        messages: problems.map((problem) => lineMessage(problem, language)),
        ...(format === undefined ? {} : { format }),
        unknown: Object.fromEntries(deck.unknown.map(({ name, count }) => [name, count])),
        notes: notesOf(deck),
      };
    },
    recognisesDeck: isOnlyDeck,
    checkDeck: (deck, { edition, seats, playFormat }, language) => {
      const list = listOf(deck);
      const problems = legalityProblems(list, {
        edition: EDITIONS[edition] as Edition,
        players: seats,
        ...(playFormat === undefined ? {} : { format: playFormat as DeckFormat }),
      });
      return [
        ...problems.map(
          ({ rule, message }): DeckMessage => ({ level: 'error', rule, text: deckSentence(language, message) }),
        ),
        ...playability(list, (card) => substitutesIn(list, card)).missing.map(
          (message): DeckMessage => ({ level: 'unplayable', text: deckSentence(language, message) }),
        ),
      ];
    },
    playFormats: DECK_FORMATS,
    deckParts: (deck, language) => {
      const { crypt, library } = textIn(language).labels.zones;
      const size = sizes(listOf(deck));
      return [
        { id: 'crypt', name: crypt, count: size.crypt },
        { id: 'library', name: library, count: size.library },
      ];
    },
    deckFormats: FORMATS,
    writeDeck: (deck, name, format, notes) =>
      writeDeck({ ...listOf(deck), ...withNotes(notes), name }, format as FormatId).text,
    unwritable: (deck, format, language) =>
      writeDeck(listOf(deck), format as FormatId).problems.map((message) => ({
        level: 'error',
        text: deckSentence(language, message),
      })),
    substitutes: (id, deck) => {
      const card = cardOf(id);
      return card === undefined ? [] : substitutesIn(listOf(deck), card).map(fullName);
    },
    findCards: (asked, language) => foundBy(knowledge(), asked, language).map((card) => factsOf(card, language)),
  };
}

/** The notes beside the cards in lists of winning decks. */
function notesOf({ author, description, event }: DeckList): DeckNotes {
  return { author, description, event: event.join('\n') };
}

function withNotes({ author = '', description = '', event = '' }: DeckNotes = {}): Partial<DeckList> {
  return { author, description, event: event === '' ? [] : event.split('\n') };
}

/** By its English name, else by its name in the reader's language, else the nearest ones. */
function foundBy(knowledge: Knowledge, asked: string, language: Language): readonly KnownCard[] {
  const key = nameKey(asked);
  const translated = knowledge.cards.filter(({ name }) => nameKey(nameIn(language, name)) === key);
  return knowledge.named(asked).length === 0 && translated.length > 0 ? translated : search(knowledge, asked);
}

/** `Belinde · Nosferatu 6 · ani aus OBF pot · prince · G6 · V5`, and the English name of a card that has another one. */
function factsOf(card: KnownCard, language: Language): CardFacts {
  const { name, group, sets = [], banned } = card;
  const called = nameIn(language, name);
  const facts = [
    called === name ? fullName(card) : fullName({ ...card, name: `${called} (${name})` }),
    ...factsIn(language, card),
    group === undefined ? '' : `G${group}`,
    sets.join(', '),
  ];
  return {
    line: facts.filter(Boolean).join(' · '),
    notes: [
      ...(banned === undefined ? [] : [deckSentence(language, { say: 'banned card', card: name, since: banned })]),
      ...(card.def === undefined ? [deckSentence(language, { say: 'not yet playable', card: name })] : []),
    ],
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
