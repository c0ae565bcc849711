/** The reasons as a person hears them: the case of a rule that holds now, the time first, and no rule that only follows. */
import type { CardId, Path, Seat } from '@praxis/engine';
import { isMainPhase } from '../chain/timing.ts';
import { cardOf, type G } from '../state/state.ts';

/** Reasons that leave nothing more to say. */
const FINAL = ['Y-X-NEG-04', 'Y-CARD-005', 'Y-PRI-002', 'Y-X-FET-05', 'Y-X-PEN-01', 'Y-TURN-009'];
/** Rules about the Main Phase: their cases are that it is the opponent's turn, or another phase of one's own. */
const IN_MAIN = ['Y-TURN-006', 'Y-SPL-001', 'Y-MON-004', 'Y-PEN-001'];
/** Requirements that will still stand when the time has come. */
const LASTING = new Set(['Y-SUM-002', 'Y-SPS-004']);

/** Reasons on the right say the same less exactly, or follow. */
const COVERS: Readonly<Record<string, readonly string[]>> = {
  'Y-CHN-008': ['Y-CHN-006'],
  'Y-CHN-011': ['Y-CHN-006'],
  'Y-DMG-001': ['Y-X-BTL-08'],
  'Y-FUS-001': ['Y-X-ACT-04'],
  'Y-MON-006': ['Y-X-TRG-03'],
  'Y-PEN-003': ['Y-PEN-005', 'Y-PEN-006', 'Y-X-PEN-02'],
  'Y-PEN-005': ['Y-PEN-006', 'Y-X-PEN-02', 'Y-SPS-004'],
  'Y-RIT-001': ['Y-X-ACT-04', 'Y-X-ACT-02'],
  'Y-SUM-003': ['Y-X-SMN-05'],
  'Y-SUM-006': ['Y-SUM-003', 'Y-SUM-004', 'Y-X-SMN-05', 'Y-X-SMN-20'],
  'Y-SYN-002': ['Y-SYN-001', 'Y-SYN-004'],
  'Y-TERM-011': ['Y-X-ACT-04'],
  'Y-TERM-016': ['Y-X-ACT-04'],
  'Y-SUM-011': ['Y-POS-002', 'Y-POS-003', 'Y-POS-004', 'Y-SUM-012'],
  'Y-TURN-010': ['Y-TURN-001'],
  'Y-X-ACT-02': ['Y-X-ACT-04'],
  'Y-X-BTL-05': ['Y-DMG-001', 'Y-X-BTL-08'],
  'Y-X-END-02': ['Y-X-ACT-04'],
  'Y-X-FET-08': ['Y-X-FET-10', 'Y-X-TRG-03'],
  'Y-X-SMN-10': ['Y-SUM-006', 'Y-X-SMN-20'],
  'Y-XYZ-001': ['Y-X-SMN-08', 'Y-X-SMN-06'],
  'Y-ZONE-002': ['Y-X-ACT-04'],
  'Y-ZONE-004': ['Y-ZONE-005'],
};

export function toldOf(g: G, seat: Seat, path: Path, reasons: readonly string[]): readonly string[] {
  // Nothing forbids it, but something else is asked.
  if (reasons.length === 0) return ['Y-X-FET-02'];
  const final = FINAL.find((rule) => reasons.includes(rule));
  if (final !== undefined) return [final === 'Y-X-NEG-04' && isUp(g, path) ? 'Y-X-NEG-04 up' : final];
  const untimely = whyUntimely(g, seat, reasons);
  if (untimely !== undefined) return [untimely, ...reasons.filter((rule) => LASTING.has(rule))];
  // Y-PEN-005 A Pendulum Summon is no way out of the Extra Deck for it.
  if (reasons.includes('Y-PEN-005') && reasons.includes('Y-SPS-004')) return ['Y-SPS-004'];
  const covered = new Set(reasons.flatMap((rule) => COVERS[rule] ?? []));
  return reasons.filter((rule) => !covered.has(rule)).map((rule) => caseOf(g, path, rule));
}

/** Y-X-NEG-04 A face-up Spell or Trap has been activated. */
function isUp(g: G, path: Path): boolean {
  const { up, zone } = cardOf(g, path[0]?.card as CardId);
  return up && (zone === 'spells' || zone === 'field');
}

function whyUntimely(g: G, seat: Seat, reasons: readonly string[]): string | undefined {
  const own = g.state.turn === seat;
  if (reasons.includes('Y-BAT-003')) return own ? 'Y-BAT-003 phase' : 'Y-BAT-003 turn';
  const rule = IN_MAIN.find((each) => reasons.includes(each));
  if (rule !== undefined) {
    if (!own) return `${rule} turn`;
    if (!isMainPhase(g)) return `${rule} phase`;
    return rule === 'Y-PEN-001' ? rule : 'Y-X-FET-02';
  }
  if (!reasons.includes('Y-X-FET-02')) return undefined;
  return own ? 'Y-X-FET-02' : 'Y-TURN-006 turn';
}

function caseOf(g: G, path: Path, rule: string): string {
  const card = path[0]?.card as CardId;
  const isAlone = path.length === 1;
  switch (rule) {
    case 'Y-BAT-005': {
      const { up, placed } = cardOf(g, card);
      return up && placed?.position === 'attack' ? rule : 'Y-BAT-005 position';
    }
    case 'Y-SUM-003':
      return isAlone ? 'Y-SUM-003 none' : rule;
    case 'Y-TERM-011':
      return isAlone ? 'Y-TERM-011 none' : rule;
    case 'Y-TRP-001':
      return cardOf(g, card).zone === 'hand' ? rule : 'Y-TRP-001 set';
    case 'Y-X-SMN-10':
      return path[0]?.say === 'summons again' ? 'Y-X-SMN-10 again' : rule;
    case 'Y-X-ACT-02':
      return path.some(({ say }) => say === 'on') ? rule : 'Y-X-ACT-02 none';
    default:
      return rule;
  }
}
