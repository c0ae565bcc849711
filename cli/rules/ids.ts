/** Ids of rules in running text. */
import { GAMES } from '@praxis/games';

/** Each game has a letter of its own; `D` are differences between the editions of VTES, which have no chapter. */
const PREFIX = `(?:[${GAMES.flatMap(({ ruleLetters }) => ruleLetters).join('')}]-(?:[A-Z]+-)+|D-)`;
const ID = new RegExp(`\\b${PREFIX}\\d+\\b`, 'g');
/** `V-VOT-007 to V-VOT-010` and `V-VOT-007 to 010` name everything between. */
const RANGE = new RegExp(`\\b(${PREFIX})(\\d+) to (?:\\1)?(\\d+)\\b`, 'g');

/** Every id that a text names, each once, ranges written out. */
export function idsIn(text: string): readonly string[] {
  const ids = new Set<string>();
  for (const [id] of text.matchAll(ID)) ids.add(id);
  for (const [, prefix = '', from = '', to = ''] of text.matchAll(RANGE))
    for (let number = Number(from); number <= Number(to); number++)
      ids.add(prefix + String(number).padStart(from.length, '0'));
  return [...ids];
}
