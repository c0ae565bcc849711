/**
 * Settings: a table's choices before a match besides its edition and seats, such as optional rules and open questions.
 */
import { Mistake, type Setup } from '@praxis/engine';

export type SettingValue = string | number | boolean;

/**
 * One setting, a key of `Setup.options`. Its words are among the labels of the game: `setting ante` is its name, `about
 * ante` a sentence that explains it, `setting ante true` a value. A number without a word is shown as it is.
 */
export interface TableSetting {
  readonly id: string;
  /** The first is the usual one. */
  readonly values: readonly [SettingValue, ...SettingValue[]];
  /** The editions that have it; undefined: all. */
  readonly editions?: readonly string[];
}

export type Settings = NonNullable<Setup['options']>;

/** The settings that a table of this edition can choose. */
export function settingsIn(settings: readonly TableSetting[] | undefined, edition: string): readonly TableSetting[] {
  return (settings ?? []).filter(({ editions }) => editions === undefined || editions.includes(edition));
}

/** A setting that the edition lacks, or a value that a setting does not have; hosts word it. */
export class SettingMistake extends Mistake {
  readonly problem: SettingProblem;

  constructor(problem: SettingProblem) {
    super(problem.about === 'unknown setting' ? `no setting ${problem.id}` : `${problem.id}: ${problem.values}`);
    this.problem = problem;
  }
}

type SettingProblem =
  | { readonly about: 'unknown setting'; readonly id: string }
  | { readonly about: 'setting value'; readonly id: string; readonly values: string };

/**
 * The settings that differ from the usual. Throws a `SettingMistake` that names a setting that the edition lacks, or a value
 * that it does not have.
 */
export function chosenSettings(
  offered: readonly TableSetting[] | undefined,
  edition: string,
  wished: Readonly<Record<string, SettingValue>>,
): Settings {
  const known = settingsIn(offered, edition);
  const chosen: Record<string, SettingValue> = {};
  for (const [id, value] of Object.entries(wished)) {
    const setting = known.find((each) => each.id === id);
    if (!setting) throw new SettingMistake({ about: 'unknown setting', id: JSON.stringify(id) });
    if (!setting.values.includes(value))
      throw new SettingMistake({ about: 'setting value', id, values: setting.values.map(String).join(', ') });
    if (value !== setting.values[0]) chosen[id] = value;
  }
  return chosen;
}
