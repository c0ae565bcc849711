/**
 * The table's agreements before a Duel: the questions that the rulebook leaves open (Y-AMB), and dated lists
 * (Y-DECK-011).
 */
import type { Setup } from '@praxis/engine';
import { readSettings, type SettingChoices } from '@praxis/kit/settings.ts';
import { LISTS, type LimitList } from './lists.ts';

export interface Settings {
  /** Y-DECK-011 */
  readonly list: LimitList;
  /** Y-MATCH-001 A Match of Duels instead of a single one. */
  readonly match: boolean;
  /** Y-AMB-09 The most Duels in a Match; 0: no limit, however many are drawn. */
  readonly duelLimit: 0 | 5;
  /** Y-AMB-12 True if all LP can be paid. */
  readonly payAllLp: boolean;
  /** Y-AMB-11 */
  readonly lossAt: 'effect end' | 'at once';
  /** The winner of the contest chooses who starts, or simply starts. */
  readonly starter: 'chosen' | 'contest';
  readonly turnLimit: number;
  readonly openDecks: boolean;
}

const CHOICES: SettingChoices<Settings> = {
  list: { usual: LISTS[0], others: LISTS.slice(1) },
  match: { usual: false, others: [true] },
  duelLimit: { usual: 0, others: [5] },
  payAllLp: { usual: false, others: [true] },
  lossAt: { usual: 'effect end', others: ['at once'] },
  starter: { usual: 'chosen', others: ['contest'] },
  // Long enough for every Duel: a Deck is empty before.
  turnLimit: { usual: 400, others: { from: 1, to: 10_000 } },
  openDecks: { usual: false, others: [true] },
};

/** Throws a `Mistake` that names a setting that does not exist or has no such value. */
export function settingsOf({ options }: Pick<Setup, 'options'>): Settings {
  return readSettings(CHOICES, options);
}
