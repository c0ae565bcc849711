/** What programs that play Magic are told: how promising a piece of an answer is, how good a position, and why. */
import type { Insight, Insights, Situation } from '@praxis/contract';
import type { Setup, View } from '@praxis/engine';
import type { CardDef } from '../cards/language.ts';
import { magic } from '../game.ts';
import { botReasonIn } from '../text/bot-reasons.ts';
import { expectationOf } from './position.ts';
import { type Score, scorePiece } from './score-piece.ts';
import { Table } from './table.ts';

export const insights: Insights = {
  temperaments: ['balanced'],
  of: (setup: Setup) => insightInto(magic.definitions(setup) as readonly CardDef[]),
  reason: botReasonIn,
};

/** All pieces of a decision are scored from one look at the table. */
function insightInto(defs: readonly CardDef[]): Insight {
  let asked: Situation | undefined;
  let seen: Table | undefined;
  return {
    scorePiece: (situation, said, piece) => {
      if (situation !== asked || !seen) {
        seen = new Table(situation.view, situation.decision.seat, defs);
        asked = situation;
      }
      return pieceScore(scorePiece(seen, { about: situation.decision.about, said }, piece));
    },
    value: (view: View, seat) => {
      const { result } = view;
      if (result?.kind === 'over') return result.winners.includes(seat) ? 1 / result.winners.length : 0;
      return expectationOf(new Table(view, seat, defs));
    },
  };
}

/** Worths are compared by their differences, weights by their ratios. */
function pieceScore({ worth, why }: Score): { readonly weight: number; readonly why?: string } {
  const weight = Math.exp(Math.max(-20, Math.min(20, worth)));
  return why === undefined ? { weight } : { weight, why };
}
