/** An activation: the card is put where it belongs, its cost is paid, its targets are chosen; then it is a Chain Link (Y-X-ACT-01). */
import { type CardId, EVERYBODY, type Path, type Piece, refer, type Seat } from '@praxis/engine';
import { beginMoment } from '@praxis/kit/moments.ts';
import type { Activated, Cost } from '../../cards/language.ts';
import { announced, isFromDeck, lifeCost } from '../cards/announcing.ts';
import { happens } from '../changes/happening.ts';
import { changeLife } from '../changes/life.ts';
import { type Move, moveCards, obscureHand, placeCard, shuffleDeck } from '../changes/moving.ts';
import { noteUse } from '../changes/uses.ts';
import { scopeOf } from '../facts/scope.ts';
import { changedFor, valuesChanged } from '../state/changed.ts';
import type { Happening } from '../state/happenings.ts';
import { cardOf, defOf, type G, type Link, type ObjectRef, playerOf as player, refTo } from '../state/state.ts';
import type { Moment, Use } from '../state/ways.ts';
import { useOf } from './offers.ts';
import { scopeForUse } from './timing.ts';

/** Carries out the sentence and adds the Link. The Chain is then being built. */
export function activate(g: G, seat: Seat, path: Path, when: Moment): void {
  const use = useOf(g, path[0] as Piece);
  addLink(g, seat, use, path.slice(1), scopeForUse(g, seat, use, when).event);
}

export function addLink(
  g: G,
  seat: Seat,
  use: Use,
  path: Path,
  event: Happening | undefined,
  printedOn?: number,
): Link {
  const { state } = g;
  const { face, ofCard, effect, speed } = use.way;
  const id = use.card;
  const def = face ? (printedOn ?? cardOf(g, id).def) : undefined;
  if (ofCard) present(g, seat, id);
  else show(g, id);
  beginMoment(state);
  const said = announced(g, seat, effect, id, path);
  const names: Record<string, readonly ObjectRef[]> = {};
  const numbers: Record<string, number> = {};
  for (const { cost, cards, amount } of said.paid) payCost(g, seat, id, cost, cards, amount, names, numbers);
  const targets = said.targets(g);
  const link: Link = {
    id: ++state.links,
    seat,
    source: refTo(g, id),
    effect: face && def !== undefined ? { def, at: face.at } : undefined,
    ofCard,
    speed,
    names: { ...names, ...targets },
    numbers,
    mode: said.mode,
    targets: Object.values(targets).flat(),
    event,
    negated: undefined,
    stays: false,
  };
  if (effect.once !== undefined && face) noteUse(g, seat, id, face.at, effect.once);
  if (effect.kind === 'trigger' && effect.during && face)
    state.dealtWith.push(`${id}.${cardOf(g, id).incarnation}.${face.at}`);
  // Y-X-OPT-05
  for (const what of effect.forbids ?? [])
    state.forbidden.push({ seat, what, until: 'turn', turn: state.turnNumber, except: link.id });
  state.chain.push(link);
  valuesChanged(g);
  g.emit({
    type: 'activated',
    seat,
    link: state.chain.length,
    how: ofCard ? 'card' : 'effect',
    card: refer(state, id, true),
    on: link.targets.map(({ card }) => refer(state, card, true)),
  });
  beginMoment(state);
  happens(g, { type: 'activated', link: link.id, seat, source: link.source });
  if (link.targets.length > 0)
    happens(g, { type: 'targeted', cards: link.targets, by: 'effect', seat, source: link.source });
  return link;
}

/** The card that is activated is put face-up into its zone (Y-SPL-002, Y-SPL-006, Y-PEN-001). */
function present(g: G, seat: Seat, id: CardId): void {
  const card = cardOf(g, id);
  const { kind, icon } = defOf(g, id);
  if (card.zone === 'hand') {
    const zone = kind === 'monster' ? 'pendulum' : icon === 'field' ? 'field' : 'spells';
    if (zone === 'field') replaceField(g, seat);
    placeCard(g, id, { seat, zone, up: true });
    return;
  }
  card.up = true;
  card.seen = EVERYBODY;
  changedFor(g, seat);
}

/** Y-SPL-007, Y-AMB-14 The player's previous Field Spell is sent to the Graveyard; it is not destroyed. */
export function replaceField(g: G, seat: Seat): void {
  const before = player(g, seat).field.map((card): Move => ({ card, to: 'graveyard', cause: 'rule', by: seat }));
  moveCards(g, before);
}

/** Shows a card that is activated from a hidden place. */
function show(g: G, id: CardId): void {
  const card = cardOf(g, id);
  if (card.zone === 'hand') card.seen = EVERYBODY;
}

/**
 * Y-TERM-008, Y-TERM-009, Y-TERM-012, Y-TERM-013, Y-X-TRG-10 A paid cost is no part of the effect and is not given
 * back.
 */
function payCost(
  g: G,
  seat: Seat,
  source: CardId,
  cost: Cost,
  cards: readonly CardId[],
  amount: number | undefined,
  names: Record<string, readonly ObjectRef[]>,
  numbers: Record<string, number>,
): void {
  const name = (refs: readonly ObjectRef[]): void => {
    if ('as' in cost && cost.as !== undefined) names[cost.as] = refs;
  };
  const move = (to: Move['to'], cause: Move['cause']): void => {
    const done = moveCards(
      g,
      cards.map((card): Move => ({ card, to, cause, by: seat, source })),
    );
    name(done.map(({ card }) => card));
    // Y-TERM-015 A player who has looked for a card in his Deck shuffles it.
    if (isFromDeck(cost)) shuffleDeck(g, seat);
  };
  switch (cost.pay) {
    case 'lp': {
      const paid = lifeCost(g, scopeOf(seat, refTo(g, source)), cost.amount) ?? 0;
      changeLife(g, seat, -paid, 'cost');
      return;
    }
    case 'discard':
      move('graveyard', 'discard');
      return;
    case 'send':
    case 'detach':
      move('graveyard', 'cost');
      return;
    case 'tribute':
      move('graveyard', 'tribute');
      return;
    case 'banish':
      move('banished', 'cost');
      return;
    case 'return':
      if (cost.to === 'deck top') obscureHand(g, seat);
      move(cost.to === 'deck top' ? 'deck' : cost.to, 'cost');
      return;
    case 'mill': {
      const count = amount ?? cost.most;
      const top = player(g, seat).deck.slice(-count).reverse();
      moveCards(
        g,
        top.map((card): Move => ({ card, to: 'graveyard', cause: 'cost', by: seat, source })),
      );
      if (cost.as !== undefined) numbers[cost.as] = count;
      return;
    }
    default:
      cost satisfies never;
  }
}

/** Pays the costs of a Summon by its own condition. */
export function paySummonCosts(
  g: G,
  seat: Seat,
  source: CardId,
  costs: readonly Cost[],
  path: Path,
): Record<string, readonly ObjectRef[]> {
  const names: Record<string, readonly ObjectRef[]> = {};
  const effect: Pick<Activated, 'cost' | 'targets' | 'modes'> = { cost: costs };
  for (const { cost, cards, amount } of announced(g, seat, effect, source, path).paid)
    payCost(g, seat, source, cost, cards, amount, names, {});
  return names;
}
