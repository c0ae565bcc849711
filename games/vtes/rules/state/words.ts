/** The words that the cards of a match use at all: the others need not be looked for in play. */

import type { Ability, Always, CardDef, Stat, Trigger } from '../../cards/language.ts';

export interface Words {
  readonly said: Set<string>;
  /** The number of definitions that have been read; an imagined world adds some. */
  read: number;
}

/** The keywords of abilities in play: permanent effects, values that they change, and triggers. */
type Word = Always['always'] | Stat | Trigger;

/** The words of the first definitions of a match. */
export function wordsIn(defs: readonly CardDef[]): Words {
  const said = new Set<string>();
  for (const def of defs) read(said, def);
  return { said, read: defs.length };
}

/**
 * True if an ability of any card of the match has the word; most words of the card language are not in most matches.
 */
export function isSaid(
  { words, defs }: { readonly words: Words; readonly defs: readonly CardDef[] },
  word: Word,
): boolean {
  while (words.read < defs.length) read(words.said, defs[words.read++] as CardDef);
  return words.said.has(word);
}

function read(said: Set<string>, { abilities, mergedAbilities }: CardDef): void {
  for (const ability of abilities ?? NONE) say(said, ability);
  for (const ability of mergedAbilities ?? NONE) say(said, ability);
}

const NONE: readonly Ability[] = [];

function say(said: Set<string>, ability: Ability): void {
  if ('trigger' in ability) said.add(ability.trigger);
  if ('action' in ability && ability.mandatory) said.add('mandatory action');
  if (!('always' in ability)) return;
  said.add(ability.always);
  if (ability.always === 'modify') said.add(ability.stat);
}
