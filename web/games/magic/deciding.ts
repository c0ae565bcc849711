/** How this game asks: attackers and blockers are declared at once, and a prompt explains priority. */

import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { SentDecision } from '@praxis/protocol';
import type { Informant } from '../../connection/match-store.ts';
import { HAND, handlesIn } from '../../table/context.ts';
import { usePassing } from '../../table/passing.ts';
import type { Deciding } from '../../table/use-decision.ts';
import { withCasting } from './casting.ts';
import { useDeclaring } from './declare/declaring.tsx';
import { declaredBy } from './declare/offered.ts';
import { endsTurn, ownTurnKey } from './own-turn.ts';
import { withPriority } from './priority.ts';
import { useMagicWords } from './use-words.ts';
import { whereOf } from './where.ts';
import type { MagicWords } from './words.ts';

/** The answer that takes no mulligan. */
const KEEP = 'keeps';

export function useDeciding(deciding: Deciding, view: View | undefined, store: Informant, faces: Faces): Deciding {
  const words = useMagicWords();
  const through = usePassing(deciding, view && ownTurnKey(view));
  const declared = useDeclaring(deciding, view, store);
  const { decision } = declared;
  if (!decision || !view) return declared;
  if (through.isPassing) return { ...deciding, sending: true };
  const { begin } = through;
  const declaring = begin && !endsTurn(view) ? { ...declared, passOn: { label: words.endTurn, go: begin } } : declared;
  const about = aboutOwn(decision, view, words);
  if (about !== undefined) return { ...declaring, decision: { ...decision, about } };
  return withCasting(withPriority(declaring, view, faces, words), view, faces, words);
}

/** The most frequent questions, addressed to "you" and not to a name. */
function aboutOwn({ choices, passive }: SentDecision, view: View, words: MagicWords): string | undefined {
  const declared = declaredBy(choices);
  if (declared !== undefined) return declared === 'attack' ? words.whoAttacks : words.whoBlocks;
  if (passive?.answer !== KEEP || view.viewer === 'spectator') return undefined;
  const { startingSeat } = whereOf(view);
  return words.keepHand({
    count: handlesIn(view.seats[view.viewer], HAND).length,
    own: startingSeat === view.viewer ? 'yes' : 'no',
    starter: view.seats.find(({ seat }) => seat === startingSeat)?.name ?? '…',
  });
}

/** The hints are about one's own main phases and about declaring, not about responding to others. */
export function isHinted(view: View, { step, choices, passive }: SentDecision): boolean {
  const { turn, stack = [] } = whereOf(view);
  const own = turn === view.viewer && stack.length === 0;
  switch (step) {
    // Who starts is asked before there is a hand.
    case 'setup':
      return passive?.answer === KEEP;
    case 'main 1':
    case 'main 2':
      return own;
    case 'declare attackers':
    case 'declare blockers':
      return declaredBy(choices) !== undefined;
    default:
      return stack.length === 0;
  }
}
