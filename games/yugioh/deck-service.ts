/** Where decks are read, checked and written, with whatever cards are known. */
import type { Deck, DeckMessage, DeckService } from '@praxis/contract';
import type { CardDef } from './cards/language.ts';
import { type DeckProblem, deckProblems } from './rules/state/construction.ts';
import { findCard } from './rules/state/deck.ts';

const LINE = /^(?:(\d+)\s*x?\s+)?(.+)$/;

function problemText(problem: DeckProblem): string {
  switch (problem.say) {
    case 'main too small':
      return `The Main Deck has ${problem.size} cards; it needs at least 40.`;
    case 'main too large':
      return `The Main Deck has ${problem.size} cards; at most 60 are allowed.`;
    case 'extra too large':
      return `The Extra Deck has ${problem.size} cards; at most 15 are allowed.`;
    case 'unknown card':
      return `There is no card ${JSON.stringify(problem.card)}.`;
    case 'too many copies':
      return `${problem.card} is there ${problem.count} times; at most 3 copies are allowed.`;
    default:
      return problem satisfies never;
  }
}

export function deckService(known: readonly CardDef[]): DeckService {
  const nameOf = (name: string): string => known[findCard(known, name) ?? -1]?.name ?? name;
  return {
    readDeck: (text) => {
      const deck: Record<string, number> = {};
      const messages: DeckMessage[] = [];
      for (const [index, line] of text.split('\n').entries()) {
        const [, count, name = ''] = LINE.exec(line.trim()) ?? [];
        if (line.trim() === '' || line.startsWith('#')) continue;
        const def = known[findCard(known, name) ?? -1];
        if (def) deck[def.id] = (deck[def.id] ?? 0) + Number(count ?? 1);
        else messages.push({ level: 'error', line: index + 1, text: `There is no card ${JSON.stringify(name)}.` });
      }
      return { name: '', deck, messages };
    },
    checkDeck: (deck) =>
      deckProblems(deck, known).map(
        (problem): DeckMessage => ({ level: 'error', rule: problem.rule, text: problemText(problem) }),
      ),
    deckFormats: ['text'],
    writeDeck: (deck: Deck) =>
      Object.entries(deck)
        .map(([name, count]) => `${count} ${nameOf(name)}\n`)
        .join(''),
  };
}
