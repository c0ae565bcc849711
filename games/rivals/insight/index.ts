/** Insights for programs that play Rivals: how promising a piece of an answer is, how good a position, and why. */
import type { Insights } from '@praxis/contract';
import { insightFrom, reasonIn, shareOfVictory } from '@praxis/kit/insight.ts';
import { rivals } from '../game.ts';
import { textIn } from '../text/languages.ts';
import type { RivalsView, RivalsWhere } from '../where.ts';
import { expectationOf } from './position.ts';
import { scorePiece } from './score-piece.ts';
import { Table } from './table.ts';
import { wants } from './wants.ts';

export const insights: Insights<RivalsWhere> = {
  temperaments: ['balanced'],
  of: (setup) => {
    const defs = new Map(rivals.pool.of(setup).defs.map((def) => [def.id, def]));
    return insightFrom({
      look: (view: RivalsView, seat) => new Table(view, seat, (id) => defs.get(id)),
      score: (table, { decision }, said, piece) =>
        scorePiece(table, { about: decision.about, step: decision.step, said }, piece),
      wants: (table, _situation, piece) => wants(table, piece),
      value: (view, seat) => shareOfVictory(view, seat) ?? expectationOf(view, seat),
    });
  },
  reason: (why, language) => reasonIn(textIn(language).botReasons, why),
};
