/**
 * Placing Pokémon before the first turn: with several Basic Pokémon every Active one with every Bench is a long list, so
 * the Active one is asked for first.
 */
import type { Choice } from '@praxis/protocol';
import { type Building, level, type Offer, ownThings, type Thing, type Tree } from '../../table/sentence.ts';

/** Up to this many are shown at once: two Basic Pokémon, each with and without the other one. */
const AT_ONCE_MAX = 4;

/** `alone`: the words for an empty Bench, which the rules word as nothing. */
export function placingOffer(tree: Tree, building: Building, offer: Offer, alone: string): Offer {
  const { path, about } = building;
  const before = path.at(-1)?.label;
  if (before === undefined)
    return about.length === 0 && offer.kind === 'sentences' && offer.choices.length > AT_ONCE_MAX
      ? { kind: 'pieces', choices: level(tree, building) }
      : offer;
  if (offer.kind === 'groups') return offer;
  const named = (choice: Choice): Choice =>
    !choice.more && choice.label === before ? { ...choice, label: `${before} ${alone}` } : choice;
  return { kind: 'pieces', choices: offer.choices.map(named) };
}

/** The first card that is pointed at becomes the Active Pokémon. */
export function activeFor(tree: Tree, { path, about }: Building, thing: Thing): Choice | undefined {
  if (path.length > 0 || about.length > 0) return undefined;
  return tree.choices.find((choice) => ownThings(choice).includes(thing));
}
