/**
 * A table's settings before a match, read from the options of its setup: the same form and the same complaints in every
 * game.
 */
import { Mistake, type Setup } from '@praxis/engine';

export interface Choices<T> {
  readonly usual: T;
  /** Other values that it can have; numbers lie between the two. */
  readonly others: readonly T[] | { readonly from: number; readonly to: number };
}

export type SettingChoices<S> = { readonly [Key in keyof S]: Choices<S[Key]> };

/** Throws a `Mistake` that names a setting that does not exist or has no such value. */
export function readSettings<S>(choices: SettingChoices<S>, options: Setup['options'] = {}): S {
  for (const [name, value] of Object.entries(options)) check(choices, name, value);
  const settings: Record<string, unknown> = {};
  for (const [name, { usual }] of Object.entries<Choices<unknown>>(choices)) settings[name] = options[name] ?? usual;
  return settings as S;
}

function check<S>(choices: SettingChoices<S>, name: string, value: unknown): void {
  const choice = Object.hasOwn(choices, name) ? (choices[name as keyof S] as Choices<unknown>) : undefined;
  if (!choice)
    throw new Mistake(`There is no setting ${JSON.stringify(name)}; there are ${Object.keys(choices).join(', ')}.`);
  const { usual, others } = choice;
  if ('from' in others) {
    if (!Number.isInteger(value) || (value as number) < others.from || (value as number) > others.to)
      throw new Mistake(`${name} is a whole number from ${others.from} to ${others.to}, not ${JSON.stringify(value)}.`);
  } else if (value !== usual && !others.includes(value)) {
    const values = [usual, ...others].map((each) => JSON.stringify(each)).join(', ');
    throw new Mistake(`${name} is one of ${values}, not ${JSON.stringify(value)}.`);
  }
}
