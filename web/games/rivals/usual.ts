/** Answers in Rivals that are rarely wanted: companions, who are chosen on demand. */
import type { Usual } from '../../table/usual.ts';

export const usual: Usual = { seldom: ['with', 'moving with'] };
