/** Facts about the trees that the phrases of all languages need. */
import type { Amount, Destination, Modifier, Quality, Target, Who } from '../../cards/language.ts';

/** The description of a Pokémon, without its spot and without damage, Energy and the like. */
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

/** True if the target is Pokémon of the opponent. */
export function isTheirs(to: Target): boolean {
  return to === 'defending' || (typeof to === 'object' && ('each' in to ? to.each : to.choose).of === 'opponent');
}

/** The plain number of an amount: for a counted one, the value of each. */
export function numberOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.times;
}

/** True if there may be several Pokémon. */
export function isSeveral(to: Target): boolean {
  return typeof to === 'object' && ('each' in to || (to.count ?? 1) > 1);
}

/** True if one card is searched for each of several Pokémon. */
export function isForEach(to: Destination): to is { readonly attach: { readonly each: Who } } {
  return typeof to === 'object' && 'attach' in to && typeof to.attach === 'object' && 'each' in to.attach;
}

/** True if a player gets it, not Pokémon. */
export function isOfPlayer({ gets }: Modifier): boolean {
  return gets === 'cannot play' || gets === 'bench size';
}

/** Several Pokémon as one plural: "2 of your Pokémon"; "each" takes the singular. */
export function isMany(to: Target): boolean {
  return typeof to === 'object' && 'choose' in to && (to.count ?? 1) > 1;
}

/** A clause with its duration, which comes first if the clause has a comma. */
export function timed(clause: string, until: string): string {
  return clause.includes(',') ? `${until}, ${clause}` : `${clause} ${until}`;
}
