/** What programs that play VTES are told: how promising a piece of an answer is, how good a position, and why. */
import type { Insight, Insights, Situation } from '@praxis/contract';
import type { Setup, View } from '@praxis/engine';
import type { CardDef } from '../cards/language.ts';
import { vtes } from '../game.ts';
import { EDITIONS, FIFTH } from '../rules/state/editions.ts';
import { botReasonIn } from '../text/bot-reasons.ts';
import { estimate } from './estimate.ts';
import { expectationOf } from './position.ts';
import { pieceScore } from './score.ts';
import { scorePiece } from './score-piece.ts';
import { type Knowledge, Table } from './table.ts';
import { TEMPERAMENTS, temperamentNamed } from './temperaments.ts';

const known = new WeakMap<readonly unknown[], Knowledge>();

/** What is known of the cards of a match. */
export function knowledgeOf(setup: Setup): Knowledge {
  const definitions = vtes.definitions(setup) as readonly CardDef[];
  let knowledge = known.get(definitions);
  if (!knowledge) {
    const { titleVotes } = EDITIONS[setup.edition] ?? FIFTH;
    knowledge = { cards: definitions.map(estimate), votes: titleVotes };
    known.set(definitions, knowledge);
  }
  return knowledge;
}

export const insights: Insights = {
  temperaments: Object.keys(TEMPERAMENTS),
  of: (setup) => insightInto(knowledgeOf(setup)),
  reason: botReasonIn,
};

/** All pieces of a decision are scored from one look at the table. */
function insightInto(knowledge: Knowledge): Insight {
  let asked: Situation | undefined;
  let seen: Table | undefined;
  const tableOf = (situation: Situation): Table => {
    if (situation !== asked || !seen) {
      seen = new Table(situation.view, situation.decision.seat, knowledge);
      asked = situation;
    }
    return seen;
  };
  let valued: View | undefined;
  let weighedTable: Table | undefined;
  return {
    scorePiece: (situation, said, piece) => {
      const { step, about } = situation.decision;
      return pieceScore(
        scorePiece(tableOf(situation), { step, about, said }, piece, temperamentNamed(situation.temperament)),
      );
    },
    value: (view, seat) => {
      if (view !== valued || !weighedTable) {
        weighedTable = new Table(view, seat, knowledge);
        valued = view;
      }
      return expectationOf(weighedTable, seat);
    },
  };
}
