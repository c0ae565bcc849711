/**
 * The reasons as a person hears them: the case of a rule that holds now (`V-MIN-001 locked`), the time first, and no rule
 * that only follows from it.
 */
import type { CardId, Path, Seat } from '@praxis/engine';
import { controllerOf } from '../facts/cards.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

/** Requirements that will still stand when the time has come. */
const LASTING = new Set([
  'V-ACT-040',
  'V-ALV-001',
  'V-CARD-004',
  'V-CARD-005',
  'V-CARD-006',
  'V-CARD-007',
  'V-CARD-008',
  'V-CARD-010',
  'V-CARD-011',
  'V-GEN-028',
  'V-IMB-009',
  'V-IMB-011',
  'V-TOR-003',
]);

/** Sentences that announce an action. Cards that are played as actions are known by their reasons. */
const ACTIONS = new Set([
  'becomes anarch',
  'bleeds',
  'destroys',
  'diablerizes',
  'fights',
  'hunts',
  'leaves torpor',
  'minion uses',
  'rescues',
  'takes equipment',
]);

const IN_UNLOCK = new Set(['burns pool to unlock', 'gains pool from edge', 'withdraws']);
const IN_INFLUENCE = new Set(['draws a crypt card', 'merges', 'moves pool to', 'moves to ready', 'takes blood from']);

export function toldOf(g: G, seat: Seat, path: Path, reasons: readonly string[]): readonly string[] {
  if (reasons.length === 0) return reasons;
  const minion = minionIn(path);
  // V-CARD-002 A minion of somebody else: nothing more needs to be said.
  if (reasons.includes('V-CARD-002') && minion !== undefined && controllerOf(g, minion) !== seat)
    return ['V-CARD-002 other'];
  const untimely = whyUntimely(g, seat, path, reasons);
  if (untimely !== undefined) return [untimely, ...withoutImplied(reasons).filter((rule) => LASTING.has(rule))];
  const cases = withoutImplied(reasons).map((rule) => caseOf(g, seat, path, rule, minion));
  // In torpor a minion is not ready either.
  return cases.includes('V-TOR-003') || cases.includes('V-TOR-004')
    ? cases.filter((each) => !each.endsWith(' ready'))
    : cases;
}

/** Rules on the right follow from that on the left: an ally that cannot play a card lacks the Discipline as well. */
const IMPLIES: Readonly<Record<string, readonly string[]>> = {
  'V-CARD-011': ['V-CARD-006', 'V-CARD-007', 'V-CARD-008'],
  'V-RED-001': ['V-COM-002', 'V-COM-003', 'V-RED-002', 'V-RED-003'],
  'V-TOR-018': ['V-DIA-001'],
};

function withoutImplied(reasons: readonly string[]): readonly string[] {
  const implied = reasons.flatMap((rule) => IMPLIES[rule] ?? []);
  return reasons.filter((rule) => !implied.includes(rule));
}

/** The minion that would act, play the card or fight. */
function minionIn(path: Path): CardId | undefined {
  const by = path.find(({ say }) => say === 'with' && path[0]?.say === 'plays') ?? path[0];
  return by?.say === 'plays' ? undefined : by?.card;
}

/** Why it is not the time, whatever the card or the minion is like. */
function whyUntimely(g: G, seat: Seat, path: Path, reasons: readonly string[]): string | undefined {
  const { action, actsNow, combat, phase, turn } = g.state;
  const says = path[0]?.say ?? '';
  const has = (rule: string): boolean => reasons.includes(rule);
  const own = turn === seat;
  if ((IN_UNLOCK.has(says) || has('V-CON-005')) && !(own && phase === 'unlock')) return 'V-UNL-003 phase';
  if (IN_INFLUENCE.has(says) && !(own && phase === 'influence')) return 'V-INF-001 phase';
  const isLate = (has('V-CARD-031') && !defOf(g, path[0]?.card as CardId).burnOption) || has('V-DIS-001');
  if (says === 'discards' && isLate && !(own && phase === 'discard')) return 'V-DIS-001 phase';
  if (ACTIONS.has(says) || (says === 'plays' && (has('V-MIN-001') || has('V-MIN-002')))) {
    if (actsNow !== undefined) return undefined;
    if (!own) return 'V-MIN-001 turn';
    if (phase !== 'minion') return 'V-MIN-001 phase';
    return action ? 'V-MIN-002' : undefined;
  }
  if (has('V-MAS-004')) return 'V-MAS-004';
  if (has('V-MAS-005')) return own ? 'V-MAS-005' : 'V-MAS-005 moment';
  if (has('V-EVT-001') && !(own && phase === 'discard')) return 'V-EVT-001 phase';
  if (has('V-COM-005')) return 'V-COM-005';
  if (has('V-CARD-024') && !combat) return 'V-CARD-024 none';
  if (has('V-PRO-008') && !action) return 'V-PRO-008 none';
  if (has('V-PRO-005')) return action ? 'V-PRO-005' : 'V-PRO-008 none';
  if (has('V-CARD-021')) return says === 'attempts to block' ? 'V-CARD-021 block' : 'V-CARD-021';
  if (has('V-CARD-017') && action?.seat !== seat) return 'V-CARD-017 other';
  return has('V-PRO-008') ? 'V-PRO-008' : undefined;
}

function caseOf(g: G, seat: Seat, path: Path, rule: string, minion: CardId | undefined): string {
  const place = minion === undefined ? undefined : cardOf(g, minion).place;
  const target = path.find(({ say }) => say === 'target card')?.card;
  switch (rule) {
    case 'V-MIN-001':
      return place === 'ready' ? 'V-MIN-001 locked' : 'V-MIN-001 ready';
    case 'V-CARD-020':
      return place === 'ready' ? 'V-CARD-020 locked' : 'V-CARD-020 ready';
    case 'V-BLK-009':
      return place === 'ready' ? 'V-BLK-009 locked' : 'V-BLK-009 ready';
    case 'V-CARD-012':
      return path.some(({ say }) => say === 'on') ? 'V-CARD-012 target' : rule;
    case 'V-GEN-001':
      return path[0]?.say === 'uses' ? 'V-GEN-001 used' : rule;
    case 'V-VOT-001':
      return path[0]?.card === undefined ? rule : 'V-VOT-001 card';
    case 'V-CARD-024':
      return isFighting(g, minion) ? 'V-CARD-024 step' : 'V-CARD-024 outside';
    case 'V-TOR-013':
    case 'V-TOR-018':
    case 'V-DIA-001':
      return target !== undefined && cardOf(g, target).place !== 'torpor' ? 'V-TOR-013 target' : rule;
    case 'V-STL-004':
      return whyNoIntercept(g, minion);
    case 'V-INF-001':
      return g.state.turn === seat && g.state.phase === 'influence' ? rule : 'V-INF-001 phase';
    case 'V-INF-004':
      return playerOf(g, seat).transfers < 2 ? rule : 'V-INF-004 empty';
    case 'V-INF-005':
      return playerOf(g, seat).transfers < 4 ? rule : 'V-INF-005 empty';
    case 'V-ADV-002':
      return playerOf(g, seat).transfers < 4 ? rule : 'V-ADV-002 other';
    case 'V-CARD-031':
      return defOf(g, path[0]?.card as CardId).burnOption ? rule : 'V-CARD-031 none';
    case 'V-RED-001':
      return path[0]?.say === 'fights' ? 'V-RED-001 unmarked' : rule;
    case 'V-UNL-003':
      return g.state.edge === seat ? rule : 'V-UNL-003 edge';
    case 'V-WDR-001':
      return playerOf(g, seat).zones.library.length > 0 ? 'V-WDR-001 library' : rule;
    default:
      return rule;
  }
}

function isFighting(g: G, minion: CardId | undefined): boolean {
  const { combat } = g.state;
  return combat !== undefined && (combat.acting === minion || combat.opposing === minion);
}

/** V-STL-004 in detail. */
function whyNoIntercept(g: G, minion: CardId | undefined): string {
  const blocker = g.state.action?.blocker;
  if (blocker === undefined) return 'V-STL-004 none';
  return blocker === minion ? 'V-STL-004 enough' : 'V-STL-004';
}
