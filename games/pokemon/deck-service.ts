/** Reads, checks and writes decks with the known cards. */
import type { DeckMessage, DeckService } from '@praxis/contract';
import { deckOfEntries, entriesOf, FORMATS, type Known, POOL, readDeck, writeDeck } from './decks/exchange.ts';
import { deckProblems } from './decks/legality.ts';
import { deckSentence } from './text/decks.ts';

export function deckService(known: Known): DeckService {
  return {
    readDeck: (text, language) => {
      const { name, cards, problems } = readDeck(text, known);
      return {
        name,
        deck: deckOfEntries(cards),
        messages: problems.map((problem) => ({
          level: problem.level,
          ...(problem.line === 0 ? {} : { line: problem.line }),
          text: deckSentence(language, problem),
        })),
      };
    },
    checkDeck: (deck, _, language) => {
      const entries = entriesOf(deck, known);
      return [
        ...deckProblems(entries).map(
          (problem): DeckMessage => ({
            level: 'warning' in problem ? 'warning' : 'error',
            rule: problem.rule,
            text: deckSentence(language, problem),
          }),
        ),
        ...entries.flatMap(({ def: { id, name, print } }): DeckMessage[] => {
          const card = print === undefined ? name : `${name} ${print}`;
          return POOL.byId.has(id)
            ? []
            : [{ level: 'unplayable', text: deckSentence(language, { say: 'not playable', card }) }];
        }),
      ];
    },
    deckFormats: FORMATS,
    writeDeck: (deck, name) => writeDeck(entriesOf(deck, known), name),
  };
}
