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

/**
 * The settings that differ from the usual. Throws a `Mistake` that names a setting that the edition lacks, or a value
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
    if (!setting)
      throw new Mistake(
        `There is no setting ${JSON.stringify(id)} here; there are ${known.map((each) => each.id).join(', ') || 'none'}.`,
      );
    if (!setting.values.includes(value))
      throw new Mistake(`${id}: ${setting.values.map(String).join(', ')}, not ${JSON.stringify(value)}.`);
    if (value !== setting.values[0]) chosen[id] = value;
  }
  return chosen;
}
