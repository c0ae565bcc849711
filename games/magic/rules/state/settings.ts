/** The table's agreements before a match: the questions that the guide leaves open (M-AMB). */
import type { Setup } from '@praxis/engine';
import { readSettings, type SettingChoices } from '@praxis/kit/settings.ts';

export interface Settings {
  /** M-AMB-01 Voluntary mulligans with one card less, or the first-game rule of the guide. */
  readonly opening: 'mulligan' | 'firstGame';
  /** M-AMB-02 Damage is divided among blockers in their order or freely. */
  readonly blockers: 'ordered' | 'free';
  /** M-AMB-03 True if the starting player draws in his first turn. */
  readonly firstDraw: boolean;
  /** M-AMB-06 Damage to players can be redirected to planeswalkers, or damage spells name them. */
  readonly targets: 'creature or player' | 'any target';
  /** M-AMB-07 Planeswalkers exclude each other by type or by name. */
  readonly planeswalkers: 'by type' | 'by name';
  /** M-AMB-17 Mana abilities are offered whenever they are legal, or only inside of payments. */
  readonly mana: 'any time' | 'in payments';
  /** The winner of the flip chooses who starts, or simply starts. */
  readonly starter: 'chosen' | 'flip';
  readonly turnLimit: number;
  readonly openDecks: boolean;
}

const CHOICES: SettingChoices<Settings> = {
  opening: { usual: 'mulligan', others: ['firstGame'] },
  blockers: { usual: 'ordered', others: ['free'] },
  firstDraw: { usual: false, others: [true] },
  targets: { usual: 'creature or player', others: ['any target'] },
  planeswalkers: { usual: 'by type', others: ['by name'] },
  mana: { usual: 'any time', others: ['in payments'] },
  starter: { usual: 'chosen', others: ['flip'] },
  // Long enough for every match: a library is empty before.
  turnLimit: { usual: 400, others: { from: 1, to: 10_000 } },
  openDecks: { usual: false, others: [true] },
};

/** Throws a `Mistake` that names a setting that does not exist or has no such value. */
export function settingsOf({ options }: Pick<Setup, 'options'>): Settings {
  return readSettings(CHOICES, options);
}
