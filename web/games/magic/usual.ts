/** Answers in Magic that are implied, and those that are rarely wanted. */
import type { Usual } from '../../table/usual.ts';

export const usual: Usual = {
  implied: ['paying automatically'],
  seldom: ['activates for mana'],
  costs: ['sacrificing', 'discarding', 'paying'],
};
