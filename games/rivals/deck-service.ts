/** Reads, checks and writes decks. */
import type { Deck, DeckMessage, DeckService } from '@praxis/contract';
import { CARDS } from './cards/index.ts';
import { cardNamed, FORMATS, readDeck, writeDeck } from './decks/exchange.ts';
import { deckProblems, isError } from './rules/setup/deck.ts';
import { deckSentence } from './text/decks.ts';
import { textIn } from './text/languages.ts';

/** The number of a deck's cards of these kinds. */
function countOf(deck: Deck, kinds: readonly string[]): number {
  let sum = 0;
  for (const [id, count] of Object.entries(deck)) if (kinds.includes(cardNamed(id)?.kind ?? '')) sum += count;
  return sum;
}

export const deckService: DeckService = {
  readDeck: (text, language) => {
    const { name, deck, unknown, problems } = readDeck(text);
    return {
      name,
      deck,
      unknown,
      messages: problems.map(
        (problem): DeckMessage => ({
          level: 'error',
          ...(problem.line === 0 ? {} : { line: problem.line }),
          ...(problem.say === 'unknown line' ? { rule: 'R-DECK-008' } : {}),
          text: deckSentence(language, problem),
        }),
      ),
    };
  },
  checkDeck: (deck, _, language) =>
    deckProblems(deck, CARDS).map(
      (problem): DeckMessage => ({
        level: isError(problem) ? 'error' : 'warning',
        rule: problem.rule,
        text: deckSentence(language, problem),
      }),
    ),
  deckParts: (deck, language) => {
    const { zones } = textIn(language).labels;
    return [
      { id: 'faction', name: zones.faction, count: countOf(deck, ['vampire']) },
      { id: 'library', name: zones.library, count: countOf(deck, ['library']) },
      { id: 'haven', name: zones['haven card'], count: countOf(deck, ['haven']) },
      { id: 'agenda', name: zones['agenda card'], count: countOf(deck, ['agenda']) },
    ];
  },
  deckFormats: FORMATS,
  writeDeck: (deck, name) => writeDeck(deck, name),
};
