/** The cards known on this machine: those with a definition, and those that were imported. */
import { CARDS } from '../cards/index.ts';
import { type Knowledge, knowledgeOf } from '../decks/knowledge.ts';
import { cardsOf } from './official-lists.ts';
import { loadLists } from './store.ts';

export function knownHere(folder?: string): Knowledge {
  const lists = loadLists(folder);
  return knowledgeOf(CARDS, lists ? cardsOf(lists) : []);
}
