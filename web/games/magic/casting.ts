/** Casting a spell or activating an ability piece by piece: the next question, in few words. */

import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { level, ownThings, type Thing } from '../../table/sentence.ts';
import type { Deciding } from '../../table/use-decision.ts';
import type { MagicWords } from './words.ts';

const AUTOMATICALLY = 'paying automatically';

/** The question for the next piece, by its `say`. */
function questionAbout(
  say: string | undefined,
  words: MagicWords,
): ((args: { readonly name: string }) => string) | undefined {
  switch (say) {
    case 'target':
    case 'no target':
      return words.chooseTarget;
    case 'with X':
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
  if (!decision || name === undefined) return labelled;
  const question = questionAbout(level(tree, building)[0]?.pieces[0]?.say, words);
  return {
    ...labelled,
    offer: inShort(deciding, words),
    ...(question === undefined ? {} : { decision: { ...decision, about: question({ name }) } }),
  };
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
