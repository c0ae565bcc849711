/** Insights for programs that play Magic: how promising a piece of an answer is, how good a position, and why. */
import type { Insights } from '@praxis/contract';
import { insightFrom, reasonIn, shareOfVictory } from '@praxis/kit/insight.ts';
import { magic } from '../game.ts';
import { textIn } from '../text/languages.ts';
import type { MagicView, MagicWhere } from '../where.ts';
import { expectationOf } from './position.ts';
import { scorePiece } from './score-piece.ts';
import { Table } from './table.ts';

export const insights: Insights<MagicWhere> = {
  temperaments: ['balanced'],
  of: (setup) => {
    const defs = magic.pool.of(setup);
    return insightFrom({
      look: (view: MagicView, seat) => new Table(view, seat, defs),
      score: (table, { decision }, said, piece) => scorePiece(table, { about: decision.about, said }, piece),
      value: (view, seat) => shareOfVictory(view, seat) ?? expectationOf(new Table(view, seat, defs)),
    });
  },
  reason: (why, language) => reasonIn(textIn(language).botReasons, why),
};
