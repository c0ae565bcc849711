/** What goes without saying in Magic, and what is rarely wanted. */
import type { Usual } from '../../table/usual.ts';

export const usual: Usual = { implied: ['paying automatically'], seldom: ['activates for mana'] };
