/** The reasons as a person hears them: the case of a rule that holds now, and no rule that only follows from it. */
import type { CardId, Path, Seat } from '@praxis/engine';
import { isOwnMain } from '../cards/casting.ts';
import { cardOf, type G } from '../state/state.ts';

/** Rules about the time: their cases are that it is another player's turn, or another phase of one's own. */
const TIMES = ['M-LAND-001', 'M-TYPE-005', 'M-TYPE-006', 'M-X-072', 'M-X-090'];

/** Nothing forbids it, but it is not what is asked for now. */
const NOT_NOW: Readonly<Record<string, string>> = { 'attacks with': 'M-CBT-001 step', blocks: 'M-CBT-006 step' };

export function toldOf(g: G, seat: Seat, path: Path, reasons: readonly string[]): readonly string[] {
  const [first] = path;
  // Of several lands that are alike one is offered for mana.
  if (reasons.length === 0) return first?.say === 'activates for mana' ? [] : [NOT_NOW[first?.say ?? ''] ?? 'M-X-015'];
  // M-ACT-014 The rest is the controller's concern.
  if (reasons.includes('M-ACT-014')) return ['M-ACT-014'];
  const own = g.state.turn === seat;
  const isAimed = path.some(({ say }) => say === 'target');
  const told = reasons.map((rule) => {
    if (rule === 'M-CBT-001') return 'M-CBT-001 turn';
    if (rule === 'M-X-029' && isAimed) return 'M-X-029 this';
    if (rule === 'M-X-092') return whyNoLoyalty(g, seat, first?.card as CardId);
    if (rule === 'M-X-072' && isOwnMain(g, seat)) return 'M-X-019';
    if (rule === 'M-LAND-001' && isOwnMain(g, seat)) return 'M-LAND-002';
    return TIMES.includes(rule) ? `${rule} ${own ? 'phase' : 'turn'}` : rule;
  });
  // Mana and targets may be different by the time it is one's own turn.
  const late = told.find((each) => each.endsWith(' turn'));
  return late === undefined ? told : [late];
}

/** M-X-092 in detail. */
function whyNoLoyalty(g: G, seat: Seat, card: CardId): string {
  if (g.state.turn !== seat) return 'M-X-092 turn';
  if (!isOwnMain(g, seat)) return 'M-X-092 phase';
  if (g.state.stack.length > 0) return 'M-X-019';
  return cardOf(g, card).permanent?.loyaltyUsed ? 'M-X-092 used' : 'M-X-092';
}
