/**
 * A miniature with a chain. Effects are added by turns and resolve from the last to the first. Both seats' triggers
 * form the next chain; an optional "when" trigger is lost if something else has happened since.
 */
import * as engine from '@praxis/engine';
import { copyZones, defOf, draw, inTurnOrder, miniature, move, type TableState, zone } from './table.ts';

/**
 * When Ember is destroyed its owner can draw, if Moth is it can draw, if Ash is the other loses a point. The rest are
 * spells.
 */
const NAMES = ['Ember', 'Moth', 'Ash', 'Raze', 'Tithe', 'Pyre'];
const [EMBER, ASH, RAZE, TITHE, PYRE] = [0, 2, 3, 4, 5] as const;

/** An effect on the chain: of a spell, or of a card that was destroyed at some moment. */
type Link = Readonly<{ seat: engine.Seat; card: engine.CardId; target?: engine.CardId; moment?: number }>;
interface ChainState extends TableState {
  fields: engine.CardId[][];
  /** Cards lying face down, from where spells can respond. */
  sets: engine.CardId[][];
  chain: Link[];
  triggers: Link[];
  /** Counts events. */
  moment: number;
}
type G = engine.Context<ChainState>;

/** The active seat acts as it likes until it passes. */
function* turn(g: G): engine.Procedure {
  const { state } = g;
  draw(g, state.seat);
  for (let busy = true; busy && !over(g); ) busy = yield* act(g, state.seat);
  state.turn++;
  state.seat = 1 - state.seat;
}

function* act(g: G, seat: engine.Seat): engine.Procedure<boolean> {
  const path = yield* engine.ask(question(g, seat, 'main', g.state.hands));
  const { say, card } = path[0] as engine.Piece;
  if (card === undefined) return false;
  const hand = zone(g.state.hands, seat);
  if (say === 'deploy') move(g, card, hand, zone(g.state.fields, seat), 'deployed');
  else if (say === 'set') move(g, card, hand, zone(g.state.sets, seat), 'set', false);
  else yield* chain(g, [activate(g, hand, { seat, path })]);
  return true;
}

/** A seat's possible actions with the cards of a zone. */
function question(g: G, seat: engine.Seat, step: string, zones: engine.CardId[][]): engine.Question {
  const fromHand = zones === g.state.hands;
  const uses = (card: engine.CardId): engine.Piece[] => {
    const isSpell = defOf(g, card) >= RAZE;
    const useless = isSpell ? defOf(g, card) === RAZE && g.state.fields.flat().length === 0 : !fromHand;
    const use = useless ? [] : [{ say: isSpell ? 'activate' : 'deploy', card }];
    return fromHand ? [...use, { say: 'set', card }] : use;
  };
  const next = ([first, second]: engine.Path): engine.Piece[] => {
    if (!first) return [engine.PASS, ...zone(zones, seat).flatMap(uses)];
    if (second || first.say !== 'activate' || defOf(g, first.card as engine.CardId) !== RAZE) return [];
    return g.state.fields.flat().map((card) => ({ say: 'target', card }));
  };
  return { seat, step, about: { say: step }, passive: engine.PASSIVE_PASS, next };
}

function activate(g: G, from: engine.CardId[], { seat, path: [spell, on] }: engine.Heard): Link {
  const card = spell?.card as engine.CardId;
  move(g, card, from, zone(g.state.piles, seat), 'activated');
  return on?.card === undefined ? { seat, card } : { seat, card, target: on.card };
}

/** The seats add to the chain by turns, then it resolves; then comes the chain of its triggers. */
function* chain(g: G, links: readonly Link[]): engine.Procedure {
  const { state } = g;
  const last = (links.at(-1) as Link).seat;
  const respond = (seat: engine.Seat): engine.Question => question(g, seat, 'response', state.sets);
  state.chain = [...links];
  yield* engine.opportunity([1 - last, last], 'next', respond, function* (heard) {
    state.chain.push(activate(g, zone(state.sets, heard.seat), heard));
  });
  for (let link = state.chain.pop(); link; link = state.chain.pop()) yield* resolve(g, link);
  const triggered = yield* triggers(g);
  if (triggered.length > 0 && !over(g)) yield* chain(g, triggered);
}

function* resolve(g: G, { card, seat, target }: Link): engine.Procedure {
  const { state } = g;
  const def = defOf(g, card);
  const hit = state.fields.flatMap((field) => (def === PYRE ? field[0] : field.find((each) => each === target)) ?? []);
  if (def === RAZE || def === PYRE) yield* engine.happen(destruction(g), hit);
  else state.moment++;
  if (def === TITHE || def === ASH) {
    state.points[1 - seat] = (state.points[1 - seat] as number) - 1;
    g.emit({ type: 'loses a point', seat: 1 - seat });
  } else if (def < ASH) draw(g, seat);
}

/** Cards that are destroyed together trigger together. */
function destruction(g: G): engine.Happenings<engine.CardId> {
  const { cards, fields, piles, triggers } = g.state;
  const ownerOf = (card: engine.CardId): engine.Seat => cards[card]?.owner as engine.Seat;
  return {
    step: 'destruction',
    affected: ownerOf,
    replacements: () => [],
    apply: (batch) => {
      g.state.moment++;
      for (const card of batch) move(g, card, zone(fields, ownerOf(card)), zone(piles, ownerOf(card)), 'destroyed');
    },
    triggers: (batch) => {
      for (const card of batch) triggers.push({ seat: ownerOf(card), card, moment: g.state.moment });
    },
  };
}

/** Mandatory triggers come first, then optional ones; the active seat's before the other's. */
function* triggers(g: G): engine.Procedure<Link[]> {
  const { state } = g;
  const order = inTurnOrder(state);
  const all = state.triggers.splice(0).sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  const used = all.filter(({ card }) => defOf(g, card) === ASH);
  for (const trigger of all.filter((each) => !used.includes(each))) {
    const { seat, card, moment } = trigger;
    const missed = defOf(g, card) === EMBER && moment !== state.moment;
    if (missed) g.emit({ type: 'missed', seat, card: engine.refer(state, card, true) });
    const next = engine.oneOf(missed ? [engine.PASS] : [engine.PASS, { say: 'trigger', card }]);
    const [piece] = yield* engine.ask({ ...question(g, seat, 'trigger', state.sets), next });
    if (piece?.card !== undefined) used.push(trigger);
  }
  return used;
}

function over({ state }: G): boolean {
  return zone(state.decks, state.seat).length === 0 || Math.min(...state.points) <= 0;
}

export const chainGame = miniature({
  id: 'chain',
  names: NAMES,
  deal: { at: 'turn', copies: [3, 3, 3, 4, 3, 3], hand: 4, points: 5, seatsMax: 2 },
  start: () => ({ fields: [[], []], sets: [[], []], chain: [], triggers: [], moment: 0 }),
  copy: ({ fields, sets, chain, triggers, moment }: ChainState) => ({
    fields: copyZones(fields),
    sets: copyZones(sets),
    chain: [...chain],
    triggers: [...triggers],
    moment,
  }),
  parts: { turn },
  over: (g) => (over(g) ? 'out of life or cards' : undefined),
  shown: ({ fields, sets, chain, cards }) => ({
    zones: { field: fields, set: sets },
    where: { chain: chain.map(({ seat, card }) => ({ seat, card: cards[card]?.handle })) },
  }),
  phrases: { trigger: 'uses {}' },
});
