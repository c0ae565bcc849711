/** Casting a spell or activating an ability piece by piece: the next question, in few words. */

import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { piecesUpTo } from '../../table/explained.ts';
import { level, ownThings, type Thing, type Tree } from '../../table/sentence.ts';
import type { Deciding } from '../../table/use-decision.ts';
import type { MagicWords } from './words.ts';

const AUTOMATICALLY = 'paying automatically';
const WITH_X = 'with X';

/** The question for the next piece, by its `say`. */
function questionAbout(
  say: string | undefined,
  words: MagicWords,
): ((args: { readonly name: string }) => string) | undefined {
  switch (say) {
    case 'target':
    case 'no target':
      return words.chooseTarget;
    case WITH_X:
      return words.chooseX;
    case 'paying':
    case 'paying mana':
    case AUTOMATICALLY:
      return words.choosePayment;
    default:
      return undefined;
  }
}

export function withCasting(deciding: Deciding, view: View, faces: Faces, words: MagicWords): Deciding {
  const { decision, building, tree } = deciding;
  const labelled: Deciding = { ...deciding, allLabel: words.payByHand, point: (thing) => pointOrTap(deciding, thing) };
  const card = building.path[0]?.pieces[0]?.card;
  const def = card === undefined ? undefined : view.cards[card]?.def;
  const name = def === undefined ? undefined : faces[def]?.name;
  if (!decision || name === undefined) return { ...labelled, offer: greatestFirst(labelled.offer, tree) };
  const question = questionAbout(level(tree, building)[0]?.pieces[0]?.say, words);
  return {
    ...labelled,
    offer: greatestFirst(inShort(deciding, words), tree),
    ...(question === undefined ? {} : { decision: { ...decision, about: question({ name }) } }),
  };
}

/** Players want the greatest X as a rule, never 0: it comes first among those with an X, which keep their places. */
export function greatestFirst(offer: Deciding['offer'], tree: Tree): Deciding['offer'] {
  if (offer.kind === 'groups') return offer;
  const xOf = (choice: Choice): number | undefined =>
    piecesUpTo(tree, choice).find(({ say }) => say === WITH_X)?.amount;
  const places = offer.choices.flatMap((choice, index) => (xOf(choice) === undefined ? [] : [index]));
  const sorted = places
    .map((index) => offer.choices[index] as Choice)
    .toSorted((a, b) => (xOf(b) ?? 0) - (xOf(a) ?? 0));
  const choices = [...offer.choices];
  for (const [rank, index] of places.entries()) choices[index] = sorted[rank] as Choice;
  return { ...offer, choices };
}

/** With mana by hand a click on a land taps it, even if the land could also be a cost or a target. */
function pointOrTap(deciding: Deciding, thing: Thing): boolean {
  const { showsAll, building, tree } = deciding;
  if (showsAll !== true || building.path.length + building.about.length > 0) return deciding.point(thing);
  const isMana = (choice: Choice): boolean =>
    choice.pieces[0]?.say === 'activates for mana' && ownThings(choice).includes(thing);
  const [only, another] = tree.choices.filter(isMana);
  if (!only || another || only.more) return deciding.point(thing);
  deciding.give(only);
  return true;
}

/** Removes the words already said from the choices that continue them; an automatic payment is named only here. */
function inShort({ offer, building }: Deciding, words: MagicWords): Deciding['offer'] {
  const before = building.path.at(-1)?.label;
  if (offer.kind !== 'sentences' || before === undefined) return offer;
  if (!offer.choices.every(({ label }) => label.startsWith(before))) return offer;
  const choices = offer.choices.map((choice) =>
    isAutomatic(choice) && choice.label === before
      ? { ...choice, label: `${before} ${words.payAutomatically}` }
      : choice,
  );
  return { kind: 'pieces', choices };
}

function isAutomatic({ pieces }: Choice): boolean {
  return pieces.some(({ say }) => say === AUTOMATICALLY);
}
