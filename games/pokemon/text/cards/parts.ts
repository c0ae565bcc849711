/** What the phrases of all languages need to know of the trees. */
import type { Amount, Quality, Target, Who } from '../../cards/language.ts';

/** What a Pokémon is, without where it is and what it has. */
export function qualityOf(who: Who): Quality {
  const {
    of: _1,
    spot: _2,
    damaged: _3,
    energy: _4,
    noEnergy: _5,
    condition: _6,
    hpLeftMax: _7,
    evolved: _8,
    other: _9,
    ...quality
  } = who;
  return quality;
}

/** Whether Pokémon of the opponent are meant. */
export function isTheirs(to: Target): boolean {
  return to === 'defending' || (typeof to === 'object' && ('each' in to ? to.each : to.choose).of === 'opponent');
}

/** The plain number of an amount: of one that is counted, what each is worth. */
export function numberOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.times;
}

/** Several Pokémon may be meant. */
export function isSeveral(to: Target): boolean {
  return typeof to === 'object' && ('each' in to || (to.count ?? 1) > 1);
}

/** "a, b e c" */
export function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}
