/** What cards are called in the languages that have printed translations; in others they keep their English name. */
import { NAMES } from './names-data.ts';

export function cardName(name: string, language: string): string {
  return NAMES[name]?.[language] ?? name;
}

/** All names of a card, the English one first. */
export function namesOf(name: string): readonly string[] {
  return [name, ...Object.values(NAMES[name] ?? {})];
}
