/**
 * The table's agreements before a match: the open questions (R-AMB) that are worth a setting. The first choice of each
 * is the reading of the rule index. All other open questions are decided in one place of the code, which names them.
 */
import type { Setup } from '@praxis/engine';
import { readSettings, type SettingChoices } from '@praxis/kit/settings.ts';

export interface Settings {
  /** R-AMB-01 Faction cards in the opening hand. */
  readonly factionHand: number;
  /** R-AMB-02 True if a player may exchange his opening hand once. */
  readonly mulligan: boolean;
  /** R-AMB-03 The Leader's own Influence. */
  readonly leaderInfluence: number;
  /** R-AMB-11 How many cards a player keeps at the end of his turn; 0: any number. */
  readonly handLimit: number;
  /** R-AMB-24 Prestige at the start, from which the Leader's Blood is taken. */
  readonly prestige: number;
  /** R-AMB-43 The valid wording of Drain Them Slowly. */
  readonly drainThemSlowly: 'first print' | 'later print';
  /** After this many turns the match ends as if a player had been eliminated by nobody. */
  readonly turnLimit: number;
  readonly openDecks: boolean;
}

const CHOICES: SettingChoices<Settings> = {
  factionHand: { usual: 2, others: { from: 0, to: 6 } },
  mulligan: { usual: false, others: [true] },
  leaderInfluence: { usual: 1, others: { from: 0, to: 9 } },
  handLimit: { usual: 0, others: { from: 0, to: 99 } },
  prestige: { usual: 20, others: { from: 8, to: 99 } },
  drainThemSlowly: { usual: 'first print', others: ['later print'] },
  turnLimit: { usual: 200, others: { from: 1, to: 10_000 } },
  openDecks: { usual: false, others: [true] },
};

/** The number of open questions, which every table shows: that many of the rules are reconstructed. */
export const OPEN_QUESTIONS = 44;

/** Throws a `Mistake` that names a setting that does not exist or has no such value. */
export function settingsOf({ options }: Pick<Setup, 'options'>): Settings {
  return readSettings(CHOICES, options);
}
