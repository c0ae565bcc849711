/** Sentences that scenarios may say in other words than those that are shown. */
import type { Wording } from '@praxis/engine';
import type { G } from '../rules/state/state.ts';
import { wordingIn } from '../text/wording.ts';

const words = wordingIn('en');

/** Numbers as digits: `draws 0 cards`, `draws 0 extra cards`. */
export const understood: Wording<G> = {
  sentence: (g, question, path) => words.sentence(g, question, path).replace('draws no ', 'draws 0 '),
  about: (g, question) => words.about(g, question),
  event: (g, event) => words.event(g, event),
  rule: (id) => words.rule(id),
  words: (sentence) => words.words(sentence),
};
