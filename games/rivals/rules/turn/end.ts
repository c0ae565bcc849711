/** The End Phase in its order (R-TURN-006, R-TURN-011). */
import { ask, type CardId, PASS, PASSIVE_PASS, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { one, sentence } from '@praxis/kit/clauses.ts';
import { drawCards, forcedDiscard } from '../cards/questions.ts';
import { trigger } from '../cards/triggers.ts';
import { judge } from '../changes/ending.ts';
import { changed, discard } from '../changes/moving.ts';
import { mend } from '../changes/tokens.ts';
import { inquisition } from '../city/inquisition.ts';
import { charactersIn } from '../facts/cards.ts';
import { bpOf, isWounded } from '../facts/values.ts';
import { type G, playerOf, playOf } from '../state/state.ts';

/** R-TURN-006 */
const DRAWN = 2;

export function* endPhase(g: G, seat: Seat): Procedure {
  yield* mending(g, seat);
  yield* inquisition(g, seat);
  if (g.state.over) return;
  // R-AMB-36 Other effects come before the draw.
  yield* trigger(g, { on: 'end of turn', seat }, 'end of turn');
  judge(g);
  if (g.state.over) return;
  yield* drawCards(g, seat, 'draw', DRAWN);
  // R-AMB-11, R-TURN-008
  const { handLimit } = g.settings;
  const excess = playerOf(g, seat).piles.hand.length - handLimit;
  if (handLimit > 0 && excess > 0) yield* forcedDiscard(g, seat, 'draw', excess);
}

function* mending(g: G, seat: Seat): Procedure {
  // R-DMG-010 The free mending in torpor.
  for (const id of charactersIn(g, seat, 'torpor')) mend(g, id, 1);
  yield* trigger(g, { on: 'mending', seat }, 'mending');
  // R-DMG-011, R-AMB-07 Any number of cards, one Blood each.
  for (;;) {
    const { hand } = playerOf(g, seat).piles;
    const wounded = (): CardId[] => playerOf(g, seat).characters.filter((id) => isWounded(g, id));
    if (hand.length === 0 || wounded().length === 0) break;
    const next = sentence(
      () => [PASS, ...hand.map((card) => ({ say: 'discards to mend', card }))],
      ({ say }) => (say === PASS.say ? [] : [one(() => wounded().map((card): Piece => ({ say: 'mends', card })))]),
    );
    const path = yield* ask({ seat, step: 'mending', about: { say: 'mending' }, next, passive: PASSIVE_PASS });
    const [head, target] = path;
    if (head?.card === undefined || target?.card === undefined) break;
    discard(g, seat, [head.card]);
    mend(g, target.card, 1);
  }
  // R-DMG-012, R-DMG-018, R-AMB-08 Right after mending, exhausted.
  for (const id of charactersIn(g, seat, 'torpor')) if (playOf(g, id).blood >= bpOf(g, id)) leaveTorpor(g, id);
}

function leaveTorpor(g: G, id: CardId): void {
  const play = playOf(g, id);
  play.where = 'haven';
  play.party = 0;
  play.exhausted = true;
  changed(g);
  g.emit({ type: 'left torpor', card: refer(g.state, id, true) });
}
