/** The open state of a phase or step: the turn player's options (Y-X-FET-01, Y-X-FET-02, Y-X-FET-05). */
import {
  ask,
  askWindow,
  type CardId,
  forbid,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  type Seat,
} from '@praxis/engine';
import { attackContinued, attackPieces, declareAttack } from '../battle/attacking.ts';
import { activate } from '../chain/activating.ts';
import { activationContinued, activationPieces, isActivation, mustUse, withPass } from '../chain/offers.ts';
import { isMainPhase } from '../chain/timing.ts';
import { isOver } from '../facts/ending.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { remembered } from '../state/derived.ts';
import { type G, opponentOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import {
  addNormalPieces,
  addSetSpellPieces,
  declareAgain,
  declareChange,
  declareFlip,
  declareNormal,
  declareSet,
  normalContinued,
} from '../summon/normal.ts';
import { addSpecialPieces, declareSpecial, specialContinued } from '../summon/special.ts';
import { endStep } from './phases.ts';

const ENTERS: Piece = { say: 'enters battle' };

/** Y-TURN-001, Y-TURN-008 to Y-TURN-010 */
export function whyNotBattle(g: G, seat: Seat): string | undefined {
  const { state } = g;
  return (
    forbid('Y-TURN-010', state.step !== 'main 1') ??
    forbid('Y-TURN-001', state.step !== 'main 1') ??
    forbid('Y-TURN-009', state.turnNumber === 1) ??
    forbid('Y-TURN-008', isForbidden(g, seat, 'battle phase'))
  );
}

function piecesOf(g: G, seat: Seat, must: boolean): Piece[] {
  const { state } = g;
  const pieces: Piece[] = must ? [] : [PASS];
  if (whyNotBattle(g, seat) === undefined) pieces.push(ENTERS);
  if (isMainPhase(g)) {
    addNormalPieces(g, seat, pieces);
    addSetSpellPieces(g, seat, pieces);
    addSpecialPieces(g, seat, pieces);
  } else if (state.step === 'battle step') pieces.push(...attackPieces(g, seat));
  for (const each of activationPieces(g, seat, 'open')) pieces.push(each);
  return pieces;
}

function continued(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const first = prefix[0] as Piece;
  if (first.say === PASS.say || first.say === ENTERS.say) return [];
  if (isActivation(first)) return activationContinued(g, seat, prefix, 'open');
  if (first.say === 'attacks') return attackContinued(g, seat, prefix);
  if (first.say === 'normal summons' || first.say === 'sets monster') return normalContinued(g, seat, prefix);
  return specialContinued(g, seat, prefix);
}

interface Open {
  /** The turn player must use an effect. */
  readonly must: boolean;
  /** The first pieces of his sentences. */
  readonly heads: () => readonly Piece[];
}

/** Y-PRI-001, Y-PRI-003 It is always the turn player's choice; if he can only pass, he passes without being asked. */
export function* openPart(g: G): Procedure {
  const { state } = g;
  let open = openState(g);
  // Phases in which nobody has a choice follow each other within this part.
  while (!open.must && !g.asksForced && open.heads().length === 1) {
    g.unasked++;
    close(g, 'end');
    if (state.at !== 'open' || isOver(g)) return;
    open = openState(g);
  }
  const seat = state.turn;
  const { must, heads } = open;
  const path = yield* ask({
    seat,
    step: state.step as Step,
    about: { say: 'open', word: state.step },
    next: (prefix) => (prefix.length === 0 ? heads() : continued(g, seat, prefix)),
    passive: must ? undefined : PASSIVE_PASS,
  });
  act(g, seat, path);
}

function openState(g: G): Open {
  const { state } = g;
  const seat = state.turn;
  state.window = 'response';
  state.answerable = [];
  if (state.attack?.state === 'over' || state.attack?.state === 'stopped') {
    state.lastAttack = state.attack;
    state.attack = undefined;
    g.layout = undefined;
  }
  const must = mustUse(g, seat, 'open');
  return { must, heads: remembered(g, () => piecesOf(g, seat, must)) };
}

function act(g: G, seat: Seat, path: Path): void {
  const { state } = g;
  state.positions = [];
  const { say, card } = path[0] as Piece;
  const id = card as CardId;
  switch (say) {
    case PASS.say:
      close(g, 'end');
      return;
    case ENTERS.say:
      close(g, 'battle');
      return;
    case 'normal summons':
      declareNormal(g, seat, path);
      return;
    case 'sets':
    case 'sets monster':
    case 'sets field':
      declareSet(g, seat, path);
      return;
    case 'summons again':
      declareAgain(g, seat, id);
      return;
    case 'flip summons':
      declareFlip(g, seat, id);
      return;
    case 'to attack':
      declareChange(g, seat, id, 'attack');
      return;
    case 'to defense':
      declareChange(g, seat, id, 'defense');
      return;
    case 'attacks':
      declareAttack(g, seat, path);
      return;
    default:
      if (declareSpecial(g, seat, path)) return;
      activate(g, seat, path, 'open');
      state.at = 'chain';
  }
}

/** The turn player passes. If his opponent can do nothing, either, the phase or step ends at once. */
function close(g: G, how: 'end' | 'battle'): void {
  const { state } = g;
  const seat = opponentOf(state.turn);
  state.positions = [];
  state.closing = how;
  state.at = 'closing';
  if (g.asksForced || mustUse(g, seat, 'closing') || activationPieces(g, seat, 'closing').length > 0) return;
  g.unasked++;
  endStep(g);
}

/** Y-X-FET-05, Y-PRI-004 The opponent may activate something before the phase ends; then it has not ended. */
export function* closingPart(g: G): Procedure {
  const { state } = g;
  const seat = opponentOf(state.turn);
  const must = mustUse(g, seat, 'closing');
  const heads = remembered(g, () => withPass(activationPieces(g, seat, 'closing'), !must));
  const question: Question = {
    seat,
    step: state.step as Step,
    about: { say: 'respond' },
    next: (prefix) => {
      if (prefix.length === 0) return heads();
      return prefix[0]?.say === PASS.say ? [] : activationContinued(g, seat, prefix, 'closing');
    },
  };
  // Y-X-FET-07 A mandatory effect cannot be passed over.
  const heard = must
    ? { seat, path: yield* ask(question) }
    : yield* askWindow([seat], () => ({ ...question, passive: PASSIVE_PASS }));
  if (heard) {
    state.closing = undefined;
    activate(g, seat, heard.path, 'closing');
    state.at = 'chain';
    return;
  }
  endStep(g);
}
