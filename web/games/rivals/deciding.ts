/**
 * How this game asks: characters act alone unless companions are asked for, and one click ends the turn, without mending
 * and with cards from the Library. A vote with all open Influence is one click.
 */
import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { Informant } from '../../connection/match-store.ts';
import { usePassing } from '../../table/passing.ts';
import type { Deciding } from '../../table/use-decision.ts';
import { ownTurnKey } from './own-turn.ts';
import { useRivalsWords } from './use-words.ts';
import { useWholeVotes } from './votes.ts';
import { attributesIn } from './where.ts';
import type { RivalsWords } from './words.ts';

export function useDeciding(asked: Deciding, view: View | undefined, store: Informant, faces: Faces): Deciding {
  const words = useRivalsWords();
  const deciding = useWholeVotes(asked, store);
  const { isPassing, begin } = usePassing(deciding, view && ownTurnKey(view));
  if (isPassing) return { ...deciding, sending: true };
  const passOn = begin ? { passOn: { label: words.endTurn, go: begin } } : {};
  return { ...withAttributes(deciding, view, faces, words), ...passOn, allLabel: words.companions };
}

/** The type of an attack decides which attributes count: both are said, so that nobody has to look them up. */
function withAttributes(deciding: Deciding, view: View | undefined, faces: Faces, words: RivalsWords): Deciding {
  const { decision, offer } = deciding;
  if (decision?.step !== 'type' || !view || offer.kind === 'groups') return deciding;
  const choices = offer.choices.map((choice) => {
    const both = attributesIn(view, faces, choice.pieces[0]?.word);
    return both ? { ...choice, label: `${choice.label} (${words.attributes(both)})` } : choice;
  });
  return { ...deciding, offer: { ...offer, choices } };
}
