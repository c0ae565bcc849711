/** The Second Inquisition at the end of a turn (R-CITY-005, R-CITY-013, R-DMG-017). */
import { ask, type CardId, PASS, PASSIVE_PASS, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { sentence } from '@praxis/kit/clauses.ts';
import { dealDamage } from '../cards/damage.ts';
import { useAbility, useClauses, useHeads } from '../cards/using.ts';
import { judge } from '../changes/ending.ts';
import { coterieOf, isInquisition } from '../facts/cards.ts';
import { secrecyOf } from '../facts/values.ts';
import type { G } from '../state/state.ts';

/** R-AMB-14 Their Intel adds up: the Secrecy of a victim is not greater than their number. */
function victims(g: G, seat: Seat): CardId[] {
  const intel = g.state.mortals.filter((id) => isInquisition(g, id)).length;
  return coterieOf(g, seat).filter((id) => secrecyOf(g, id) <= intel);
}

export function* inquisition(g: G, seat: Seat): Procedure {
  const hunters = g.state.mortals.filter((id) => isInquisition(g, id));
  if (hunters.length === 0) return;
  yield* distractions(g, seat);
  let redirected = g.state.lasting.filter(({ what }) => what === 'redirect inquisition');
  for (const hunter of hunters) {
    if (g.state.over) return;
    // R-DMG-017, R-AMB-38 Each point by itself goes to the named opponent.
    const [first] = redirected;
    const to = first?.seat ?? seat;
    if (first)
      redirected =
        first.amount > 1 ? [{ ...first, amount: first.amount - 1 }, ...redirected.slice(1)] : redirected.slice(1);
    yield* strike(g, hunter, to);
  }
}

/** R-CITY-013 The victim is chosen when its turn comes; without one nothing happens. */
function* strike(g: G, hunter: CardId, seat: Seat): Procedure {
  const open = victims(g, seat);
  if (open.length === 0) return;
  const pieces = (): Piece[] => victims(g, seat).map((card) => ({ say: 'chooses', card }));
  const path = yield* ask({
    seat,
    step: 'inquisition',
    about: { say: 'victim', card: hunter },
    next: (prefix) => (prefix.length === 0 ? pieces() : []),
  });
  const on = path[0]?.card as CardId;
  g.emit({ type: 'hunts', card: refer(g.state, hunter, true), on: refer(g.state, on, true) });
  // Nobody is credited.
  yield* dealDamage(g, [{ on, amount: 1, aggravated: true, by: undefined }], 'inquisition');
  judge(g);
}

/** R-TURN-007 Abilities with this timing are used here. */
function* distractions(g: G, seat: Seat): Procedure {
  for (;;) {
    const heads = (): Piece[] => [PASS, ...useHeads(g, seat, 'inquisition')];
    if (heads().length === 1) return;
    const next = sentence(heads, ({ say, card }) =>
      say === 'uses' ? useClauses(g, seat, card as CardId, 'inquisition') : [],
    );
    const path = yield* ask({ seat, step: 'inquisition', about: { say: 'abilities' }, next, passive: PASSIVE_PASS });
    if (path[0]?.say === PASS.say) return;
    yield* useAbility(g, seat, path);
  }
}
