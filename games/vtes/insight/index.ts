/** The knowledge of VTES for bots: how promising a piece of an answer is, how good a position, and why. */
import type { Insight, Insights } from '@praxis/contract';
import type { Setup, VisiblePiece } from '@praxis/engine';
import { ByDefinition, type MatchCards } from '@praxis/kit/card-pool.ts';
import { insightFrom, reasonIn } from '@praxis/kit/insight.ts';
import type { CardDef } from '../cards/language.ts';
import { vtes } from '../game.ts';
import { EDITIONS, FIFTH } from '../rules/state/editions.ts';
import { textIn } from '../text/languages.ts';
import type { VtesView, VtesWhere } from '../where.ts';
import { firstPieceScore } from './continuations.ts';
import { type CardEstimate, estimate } from './estimate.ts';
import { expectationOf } from './position.ts';
import { scorePiece } from './score-piece.ts';
import { type Knowledge, Table } from './table.ts';
import { TEMPERAMENTS, temperamentNamed } from './temperaments.ts';

const known = new WeakMap<MatchCards<CardDef>, Knowledge>();

/** The knowledge about a match's cards, and about those that any player could hold. */
export function knowledgeOf(setup: Setup): Knowledge {
  const cards = vtes.pool.of(setup);
  let knowledge = known.get(cards);
  if (!knowledge) {
    const { titleVotes } = EDITIONS[setup.edition] ?? FIFTH;
    knowledge = { cards: new ByDefinition(cards, estimateOnce), votes: titleVotes };
    known.set(cards, knowledge);
  }
  return knowledge;
}

const estimates = new WeakMap<CardDef, CardEstimate>();

function estimateOnce(def: CardDef): CardEstimate {
  const found = estimates.get(def) ?? estimate(def);
  estimates.set(def, found);
  return found;
}

export const insights: Insights<VtesWhere> = {
  temperaments: Object.keys(TEMPERAMENTS),
  of: (setup) => insightInto(knowledgeOf(setup)),
  reason: (why, language) => reasonIn(textIn(language).botReasons, why),
};

/** All seats are valued from one look at the table as well. */
function insightInto(knowledge: Knowledge): Insight<VtesWhere> {
  let last: { readonly view: VtesView; readonly table: Table } | undefined;
  return insightFrom({
    look: (view: VtesView, seat) => new Table(view, seat, knowledge),
    score: (table, { decision, temperament }, said, piece) => {
      if (said.length === 0) return firstPieceScore(table, decision, piece, temperamentNamed(temperament));
      const { step, about, next } = decision;
      const open = (): readonly VisiblePiece[] => next(said.map(({ key }) => key));
      return scorePiece(table, { step, about, said, open }, piece, temperamentNamed(temperament));
    },
    value: (view, seat) => {
      if (view !== last?.view) last = { view, table: new Table(view, seat, knowledge) };
      return expectationOf(last.table, seat);
    },
  });
}
