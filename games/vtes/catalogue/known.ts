/** The cards known on this machine: those with a definition, and those that were imported. */
import { CARDS } from '../cards/index.ts';
import { type Knowledge, knowledgeOf } from '../decks/knowledge.ts';
import { cardsOf } from './catalogue.ts';
import { loadCatalogue } from './store.ts';

export function knownHere(folder?: string): Knowledge {
  const catalogue = loadCatalogue(folder);
  return knowledgeOf(CARDS, catalogue ? cardsOf(catalogue) : []);
}
