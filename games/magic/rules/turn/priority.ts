/** Priority (M-X-015 to M-X-018): the players' moves, and the consequence when all have passed. */
import {
  ask,
  type Heard,
  opportunity,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  refer,
  type Seat,
} from '@praxis/engine';
import type { TriggeredAbility } from '../../cards/language.ts';
import { act, canMakeMana, continued, priorityPieces, shown } from '../cards/casting.ts';
import { emptyPools } from '../cards/mana.ts';
import { resolveTop } from '../cards/stack.ts';
import { canChoose, walkTargets } from '../cards/targets.ts';
import { isOver } from '../changes/ending.ts';
import { inTurnOrder, type Scope } from '../facts/scope.ts';
import { abilityAt } from '../facts/traits.ts';
import { nextStep } from '../facts/turn-order.ts';
import type { G, StackItem, Waiting } from '../state/state.ts';
import { mayHoldAnswer, mayHoldLand } from './bluffing.ts';
import { stateBasedActions } from './state-based.ts';

/**
 * The part of the match in which a player has priority. It ends with every use and every resolution, because the state
 * then determines everything: the player with priority, and the stack.
 */
export function* priorityPart(g: G): Procedure {
  const { state } = g;
  yield* settle(g);
  if (isOver(g)) return;
  let used = false;
  const use = function* ({ seat, path }: Heard): Procedure<boolean> {
    used = true;
    state.idle = 0;
    // M-X-017 A player who casts a spell or activates an ability has priority again.
    state.priority = seat;
    yield* act(g, seat, path);
    return false;
  };
  yield* opportunity(inTurnOrder(g, state.priority), 'same', (seat) => question(g, seat), use);
  if (used) return;
  // M-X-018, M-STK-004 All have passed in succession.
  state.priority = state.turn;
  if (state.stack.length === 0) endStep(g);
  else if (++state.idle > LOOP) endInDraw(g);
  else yield* resolveTop(g);
}

/** No chain of abilities is as long as this: it goes on for ever. */
const LOOP = 1000;

/** M-X-007 A loop of mandatory actions that nobody stops is a draw. */
function endInDraw(g: G): void {
  g.state.ended = 'draw';
  g.emit({ type: 'endless' });
}

/** M-X-046 The step or phase ends, and with it the mana that was not spent. */
function endStep(g: G): void {
  emptyPools(g);
  g.state.idle = 0;
  // M-X-045 After a cleanup step with priority comes another one.
  if (g.state.step === 'cleanup') g.state.at = 'cleanup';
  else nextStep(g);
}

/** M-X-016 Opens the window of a step for the player whose turn it is. */
export function givePriority(g: G): void {
  g.state.priority = g.state.turn;
  g.state.at = 'priority';
}

function question(g: G, seat: Seat): Question {
  return {
    seat,
    step: g.state.step,
    about: { say: 'priority' },
    next: (prefix) => (prefix.length === 0 ? [PASS, ...priorityPieces(g, seat)] : continued(g, seat, prefix)),
    passive: PASSIVE_PASS,
    free: canMakeMana(g, seat) || mayHoldAnswer(g, seat) || mayHoldLand(g, seat),
  };
}

/**
 * M-X-048 Before anybody gets priority: state-based actions, then waiting triggers, until neither is left. Returns true
 * if there was any.
 */
export function* settle(g: G): Procedure<boolean> {
  let any = false;
  for (;;) {
    if (yield* stateBasedActions(g)) any = true;
    if (isOver(g) || g.state.waiting.length === 0) return any;
    any = true;
    yield* putTriggersOnStack(g);
  }
}

/** M-X-039 The active player first, each in the order he likes. */
function* putTriggersOnStack(g: G): Procedure {
  const { state } = g;
  const waiting = state.waiting;
  state.waiting = [];
  for (const seat of inTurnOrder(g, state.turn)) {
    const mine = waiting.filter((each) => each.seat === seat);
    for (const each of yield* ordered(g, seat, mine)) yield* putTrigger(g, each);
  }
}

/** Triggers of the same ability of like cards need no order. */
function* ordered(g: G, seat: Seat, mine: readonly Waiting[]): Procedure<readonly Waiting[]> {
  const keyOf = ({ ability, source }: Waiting): string => `${ability.def} ${ability.at} ${source.card}`;
  const kinds = new Set(mine.map(({ ability }) => `${ability.def} ${ability.at}`));
  if (kinds.size < 2) return mine;
  const groups = [...Map.groupBy(mine, keyOf).values()];
  const next = (prefix: Path): readonly Piece[] => {
    const left = groups.filter((_, index) => !prefix.some(({ amount }) => amount === index + 1));
    return left.map((group): Piece => {
      const [first] = group as [Waiting];
      return { say: 'orders', card: first.source.card, amount: groups.indexOf(group) + 1 };
    });
  };
  const path = yield* ask({
    seat,
    step: g.state.step,
    about: { say: 'order triggers' },
    next,
    passive: groups.map(([first], index) => ({
      say: 'orders',
      card: (first as Waiting).source.card,
      amount: index + 1,
    })),
  });
  return path.flatMap(({ amount }) => groups[(amount as number) - 1] ?? []);
}

/** M-X-038 Its targets are chosen as it is put on the stack; without a legal one it is not put there. */
function* putTrigger(g: G, { ability, source, seat, event }: Waiting): Procedure {
  const { state } = g;
  const { targets = [] } = abilityAt(g, ability) as TriggeredAbility;
  const scope: Scope = { seat, source, x: 0, event, names: {}, def: ability.def };
  let path: Path = [];
  if (targets.length > 0) {
    if (!canChoose(g, targets, scope)) return;
    path = yield* ask({
      seat,
      step: state.step,
      about: { say: 'targets', card: source.card },
      next: (prefix) => walkTargets(g, targets, scope, prefix).next ?? [],
    });
  }
  const { names } = walkTargets(g, targets, scope, path);
  const item: StackItem = {
    id: ++state.items,
    kind: 'ability',
    source,
    ability,
    seat,
    x: 0,
    targets: targets.map(({ name }) => names[name] ?? []),
    event,
  };
  state.stack.push(item);
  g.emit({ type: 'triggered', seat, card: refer(state, source.card, true), on: shown(g, item) });
}
