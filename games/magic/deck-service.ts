/** Reads, checks and writes decks with the known cards. */
import type { Deck, DeckMessage, DeckService } from '@praxis/contract';
import { CARDS } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { DECK_FORMATS, type DeckFormat, readDeck, writeDeck } from './decks/exchange.ts';
import { SAMPLE } from './decks/sample.ts';
import { deckProblems, findCard, isError } from './rules/setup/deck.ts';
import { lineText, problemText, unplayableText } from './text/decks.ts';

/** `known`: the cards that can be played here, and perhaps others. */
export function deckService(known: readonly CardDef[]): DeckService {
  /** A deck of names or ids as one of English names. */
  function named(deck: Deck): Record<string, number> {
    return Object.fromEntries(
      Object.entries(deck).map(([name, count]) => {
        const at = findCard(known, name);
        return [at === undefined ? name : (known[at] as CardDef).name, count];
      }),
    );
  }

  /** M-AMB-05 The sample decks of thirty cards are allowed unchanged. */
  function isSample(deck: Deck): boolean {
    const text = JSON.stringify(Object.entries(named(deck)).sort());
    return Object.values(SAMPLE).some((each) => JSON.stringify(Object.entries(each).sort()) === text);
  }

  return {
    readDeck: (text, language) => {
      const { name, main, sideboard, problems } = readDeck(text, known);
      return {
        name,
        deck: main,
        side: sideboard,
        messages: problems.map((problem) => ({
          level: 'error',
          ...(problem.line === 0 ? {} : { line: problem.line }),
          text: lineText(problem, language),
        })),
      };
    },
    checkDeck: (deck, _, language, side) => [
      ...deckProblems(deck, known, isSample(deck) ? 'sample' : 'constructed', side).map(
        (problem): DeckMessage => ({
          level: isError(problem) ? 'error' : 'warning',
          rule: problem.rule,
          text: problemText(problem, language),
        }),
      ),
      ...Object.keys({ ...named(deck), ...named(side ?? {}) }).flatMap((name): DeckMessage[] =>
        findCard(CARDS, name) === undefined && findCard(known, name) !== undefined
          ? [{ level: 'unplayable', text: unplayableText(name, language) }]
          : [],
      ),
    ],
    deckFormats: DECK_FORMATS,
    writeDeck: (deck, name, format, _, side = {}) =>
      writeDeck(format as DeckFormat, { name, main: named(deck), sideboard: named(side) }, known),
  };
}
