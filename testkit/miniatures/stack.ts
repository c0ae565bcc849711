/**
 * A miniature with a stack. The player with priority may add to the stack; when all have passed in succession, its top
 * resolves. Loss of life can be replaced, and where several replacements apply, the affected seat chooses.
 */
import * as engine from '@praxis/engine';
import { copyZones, defOf, draw, inTurnOrder, miniature, move, type TableState, zone } from './table.ts';

const NAMES = ['Bolt', 'Study', 'Counter', 'Shield', 'Mirror', 'Ward'];
const [BOLT, STUDY, COUNTER, SHIELD, MIRROR] = [0, 1, 2, 3, 4] as const;
const TURNS_PER_SEAT = 8;

type Spell = { readonly card: engine.CardId; readonly seat: engine.Seat; readonly target: engine.Seat | null };
interface StackState extends TableState {
  stack: Spell[];
  /** Cards that stay in play and protect their owner. */
  fields: engine.CardId[][];
}
type G = engine.Context<StackState>;
/** A seat loses life. */
type Loss = { readonly seat: engine.Seat; readonly amount: number; readonly by: engine.Seat };

function living(state: StackState): engine.Seat[] {
  return inTurnOrder(state).filter((seat) => state.points[seat] !== 0);
}

function* turn(g: G): engine.Procedure {
  const { state } = g;
  const question = (seat: engine.Seat): engine.Question => priority(g, seat);
  draw(g, state.seat);
  do yield* engine.opportunity(living(state), 'same', question, (heard) => announce(g, heard));
  while (yield* resolve(g));
  state.turn++;
  state.seat = living(state).find((seat) => seat !== state.seat) ?? state.seat;
}

/** The rule that forbids to play a card, on a target if it needs one. */
function forbidden(g: G, seat: engine.Seat, card: engine.CardId, target?: engine.Seat): string | undefined {
  if (defOf(g, card) === COUNTER) return engine.forbid('S-1', g.state.stack.length === 0);
  return engine.forbid('S-2', target === seat || (target !== undefined && g.state.points[target] === 0));
}

/** Everything a seat could say of its hand, legal or not. */
function* conceivable(g: G, seat: engine.Seat): Iterable<engine.Conceivable> {
  for (const card of zone(g.state.hands, seat)) {
    for (const target of defOf(g, card) === BOLT ? inTurnOrder(g.state) : [undefined]) {
      const rule = forbidden(g, seat, card, target);
      const on = target === undefined ? [] : [{ say: 'target', seat: target }];
      yield { path: [{ say: 'play', card }, ...on], reasons: rule ? [rule] : [] };
    }
  }
}

function priority(g: G, seat: engine.Seat): engine.Question {
  const next = (prefix: engine.Path): readonly engine.Piece[] => {
    if (prefix[0] === undefined) return [engine.PASS, ...zone(g.state.hands, seat).filter(playable).map(play)];
    const { card } = prefix[0];
    return card === undefined || prefix.length > 1 || defOf(g, card) !== BOLT ? [] : targets(card);
  };
  const play = (card: engine.CardId): engine.Piece => ({ say: 'play', card });
  const targets = (card: engine.CardId): engine.Piece[] =>
    inTurnOrder(g.state).flatMap((each) => (forbidden(g, seat, card, each) ? [] : { say: 'target', seat: each }));
  const playable = (card: engine.CardId): boolean =>
    defOf(g, card) === BOLT ? targets(card).length > 0 : !forbidden(g, seat, card);
  return { seat, step: 'priority', about: { say: 'priority' }, next, passive: engine.PASSIVE_PASS };
}

function* announce(g: G, { seat, path }: engine.Heard): engine.Procedure {
  const card = path[0]?.card as engine.CardId;
  move(g, card, zone(g.state.hands, seat), zone(g.state.piles, seat), 'announced');
  g.state.stack.push({ card, seat, target: path[1]?.seat ?? null });
}

/** Resolves the top of the stack; false if there is none. */
function* resolve(g: G): engine.Procedure<boolean> {
  const { state } = g;
  const top = state.stack.pop();
  if (!top) return false;
  const { card, seat, target } = top;
  const def = defOf(g, card);
  if (def === STUDY) for (let drawn = 0; drawn < 2; drawn++) draw(g, seat);
  else if (def === COUNTER) state.stack.pop();
  else if (def === BOLT) yield* engine.happen(losses(g), [{ seat: target as engine.Seat, amount: 2, by: seat }]);
  else move(g, card, zone(state.piles, seat), zone(state.fields, seat), 'enters play');
  return true;
}

function losses(g: G): engine.Happenings<Loss> {
  return {
    step: 'loss',
    affected: (loss) => loss.seat,
    replacements: (loss) =>
      loss.amount === 0 ? [] : zone(g.state.fields, loss.seat).map((card) => replacement(g, card, loss.seat)),
    apply: (batch) => {
      for (const { seat, amount } of batch) {
        g.state.points[seat] = Math.max(0, (g.state.points[seat] as number) - amount);
        g.emit({ type: 'loses life', seat, amount });
      }
    },
    triggers: () => {},
  };
}

/** A shield takes one, a mirror breaks and sends all back, a ward may be burned for the top of the deck. */
function replacement(g: G, card: engine.CardId, seat: engine.Seat): engine.Replacement<Loss> {
  const { fields, piles, decks } = g.state;
  const def = defOf(g, card);
  const optional = def !== SHIELD && def !== MIRROR;
  function* instead(loss: Loss): engine.Procedure<Loss[]> {
    if (def === SHIELD) return [{ ...loss, amount: loss.amount - 1 }];
    move(g, card, zone(fields, seat), zone(piles, seat), 'leaves play');
    if (def === MIRROR) return [{ seat: loss.by, amount: loss.amount, by: seat }];
    const top = zone(decks, seat).at(-1);
    if (top !== undefined) move(g, top, zone(decks, seat), zone(piles, seat), 'burned');
    return [];
  }
  return { id: String(card), piece: { say: 'use', card }, optional, instead };
}

export const stackGame = miniature({
  id: 'stack',
  names: NAMES,
  deal: { at: 'turn', copies: [6, 2, 3, 2, 2, 2], hand: 4, points: 5, seatsMax: 5 },
  start: (setup): Pick<StackState, 'stack' | 'fields'> => ({ stack: [], fields: setup.seats.map(() => []) }),
  copy: (state: StackState) => ({ stack: [...state.stack], fields: copyZones(state.fields) }),
  parts: { turn },
  over: ({ state }) => {
    if (living(state).length < 2) return 'last';
    return state.turn > TURNS_PER_SEAT * state.points.length ? 'turn limit' : undefined;
  },
  shown: ({ stack, cards, fields }) => ({
    zones: { field: fields },
    where: { stack: stack.map((spell) => ({ ...spell, card: cards[spell.card]?.handle })) },
  }),
  absent: ({ state }, seat) => state.points[seat] === 0,
  anytimeActions: ({ state }, seat) => {
    if (state.points[seat] === 0) return undefined;
    return { seat, step: 'any time', about: { say: 'concede' }, next: engine.oneOf([{ say: 'concede' }]) };
  },
  takeAnytimeAction: ({ state, emit }, { seat }) => {
    state.points[seat] = 0;
    emit({ type: 'concedes', seat });
  },
  conceivable,
  phrases: { 'no replacement': 'uses nothing' },
  rules: { 'S-1': 'There must be something to counter.', 'S-2': 'A bolt strikes somebody else who is in the game.' },
});
