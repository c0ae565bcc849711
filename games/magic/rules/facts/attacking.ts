/** The rules on attacking creatures (M-CBT-001 to M-CBT-003). */
import { type CardId, forbid, type Seat } from '@praxis/engine';
import { CREATURE } from '../state/faces.ts';
import { type G, permanentOf } from '../state/state.ts';
import { cannot, has, traitsOf } from './traits.ts';

/** The rule that forbids a creature to attack; undefined if it can. M-KEY-007 Haste is no bar. */
export function whyNotAttack(g: G, seat: Seat, id: CardId): string | undefined {
  const traits = traitsOf(g, id);
  const { tapped, sick } = permanentOf(g, id);
  return (
    forbid('M-CBT-001', (traits.types & CREATURE) === 0 || traits.controller !== seat || g.state.turn !== seat) ??
    forbid('M-CBT-002', tapped) ??
    forbid('M-CBT-003', sick && !has(traits, 'haste')) ??
    forbid('M-KEY-004', has(traits, 'defender')) ??
    forbid('M-X-008', cannot(traits, 'attack'))
  );
}
