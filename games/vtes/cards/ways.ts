/** The words by which players choose among the ways to play or use a card. */
import { DISCIPLINES } from './language/terms.ts';
import type { CardDef, Choose } from './language.ts';

/** Everything that a card's modes, abilities and choices call by a word of its own, in any edition. */
export function waysOf(card: CardDef): string[] {
  const found: string[] = [];
  const choices = (chooses: readonly Choose[] | undefined): void => {
    for (const choose of chooses ?? [])
      if ('value' in choose && typeof choose.value !== 'string')
        found.push(...choose.value.filter((each) => !RANGES.has(each)));
  };
  for (const def of [card, ...Object.values(card.variants ?? {})]) {
    for (const mode of def.modes ?? []) {
      if (mode.level) found.push(mode.level);
      choices(mode.choose);
    }
    for (const ability of [...(def.abilities ?? []), ...(def.mergedAbilities ?? [])]) {
      if ('use' in ability) found.push(ability.level ?? ability.use);
      else if ('action' in ability) found.push(ability.level ?? ability.action);
      if ('choose' in ability) choices(ability.choose);
    }
  }
  return found;
}

/** These are words of the game everywhere. */
const RANGES: ReadonlySet<string> = new Set(['close', 'long']);

/** Levels by their Disciplines are worded by themselves: `aus`, `superior vis`. */
export function isLevel(word: string): boolean {
  const [, mark = ''] = /^(?:(?:basic|superior) )?([a-z]{3})$/i.exec(word) ?? [];
  return (DISCIPLINES as readonly string[]).includes(mark.toLowerCase());
}
