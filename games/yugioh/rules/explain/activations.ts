/** Activations that a player might think of, with every cost and target, and the rules against each. */
import { allReasons, type CardId, type Conceivable, forbid, type Piece, type Seat } from '@praxis/engine';
import type { Activated, Cost, Effect } from '../../cards/language.ts';
import { canAnnounce, costStages, isFromDeck, payable, targetsFor, VERBS } from '../cards/announcing.ts';
import { couldDo, summonable, zonesAfter } from '../cards/feasible.ts';
import { headOf, whyNotActivate } from '../chain/offers.ts';
import { scopeForUse } from '../chain/timing.ts';
import { holdAll } from '../facts/amounts.ts';
import { allFitting } from '../facts/filters.ts';
import { faceOf } from '../facts/places.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import type { Scope } from '../facts/scope.ts';
import { whyNotSummoned } from '../facts/summoning.ts';
import { cannot } from '../facts/values.ts';
import { cardOf, defOf, type G, opponentOf, playerOf } from '../state/state.ts';
import type { Moment, Use } from '../state/ways.ts';
import { together } from './summons.ts';

/** Rules of the book and those that refine them: breaking one breaks the other. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'Y-DMG-001': ['Y-X-BTL-08'],
  'Y-X-BTL-05': ['Y-DMG-001', 'Y-X-BTL-08'],
  'Y-X-FET-08': ['Y-X-FET-10', 'Y-X-TRG-03'],
  'Y-MON-006': ['Y-X-TRG-03'],
  'Y-ZONE-005': ['Y-ZONE-004'],
};

export function* activations(g: G, seat: Seat, when: Moment, general: readonly string[]): Iterable<Conceivable> {
  const { hand, monsters, spells, field, pendulum, graveyard, banished } = playerOf(g, seat);
  for (const zone of [hand, monsters, spells, field, pendulum, graveyard, banished])
    for (const card of zone)
      for (const way of faceOf(g, card).ways) yield* activation(g, seat, { card, way }, when, general);
}

function* activation(g: G, seat: Seat, use: Use, when: Moment, general: readonly string[]): Iterable<Conceivable> {
  const head = headOf(g, use);
  const { effect } = use.way;
  const scope = scopeForUse(g, seat, use, when);
  const found = allReasons(() => whyNotActivate(g, seat, use, when));
  const reasons = together(
    found,
    found.flatMap((rule) => ALSO[rule] ?? []),
    found.includes('Y-CHN-006') ? slowness(g, use) : [],
    found.includes('Y-SPL-001') && cardOf(g, use.card).zone !== 'hand' ? ['Y-SPL-011'] : [],
    found.includes('Y-PEN-001') ? ['Y-X-PEN-01'] : [],
    found.includes('Y-X-ACT-04') ? whyNothing(g, effect, scope) : [],
    general,
  );
  yield { path: [head], reasons };
  const paid = [...payments(g, effect.cost ?? [], scope)];
  for (const { pieces, wrong } of paid) yield { path: [head, ...pieces], reasons: together(reasons, wrong) };
  for (const { piece, wrong } of targets(g, effect, scope)) {
    const against = together(reasons, wrong);
    yield { path: [head, piece], reasons: against };
    for (const each of paid) yield { path: [head, ...each.pieces, piece], reasons: together(against, each.wrong) };
  }
  for (const { pieces, wrong } of modes(g, effect, scope)) {
    const against = together(reasons, wrong);
    yield { path: [head, ...pieces], reasons: against };
    for (const each of paid) yield { path: [head, ...each.pieces, ...pieces], reasons: together(against, each.wrong) };
  }
}

/** Each mode of an effect, with every target. */
function* modes(
  g: G,
  effect: Activated,
  scope: Scope,
): Iterable<{ readonly pieces: readonly Piece[]; readonly wrong: readonly string[] }> {
  for (const mode of effect.modes ?? []) {
    const piece: Piece = { say: 'choosing', word: mode.mode };
    const barred = allReasons(
      () =>
        forbid('Y-X-ACT-01', mode.if !== undefined && !holdAll(g, mode.if, scope)) ??
        forbid(
          'Y-X-ACT-04',
          !canAnnounce(g, { kind: 'activate', targets: mode.targets ?? [], effects: mode.effects }, scope),
        ),
    );
    yield { pieces: [piece], wrong: barred };
    for (const { piece: target, wrong } of targets(g, mode, scope))
      yield { pieces: [piece, target], wrong: together(barred, wrong) };
  }
}

/** Y-CHN-008, Y-CHN-011 Why it is too slow. */
function slowness(g: G, use: Use): readonly string[] {
  if (use.way.speed === 1) return ['Y-CHN-008'];
  return g.state.chain.at(-1)?.speed === 3 ? ['Y-CHN-011'] : [];
}

/** Y-X-ACT-04 in detail: the missing cards. */
function whyNothing(g: G, effect: Activated, scope: Scope): readonly string[] {
  const costs = effect.cost ?? [];
  const unpaid = costStages(g, costs).some((stage) => stage.next(scope, []) === undefined);
  const untargeted = (effect.targets ?? []).filter(
    (target) => targetsFor(g, target, scope).length < (target.upTo ? 1 : (target.count ?? 1)),
  );
  const parts = effect.effects.filter((each) => !couldDo(g, [each], scope));
  return [
    ...(unpaid ? ['Y-TERM-011'] : []),
    ...(untargeted.length > 0 ? ['Y-X-ACT-02'] : []),
    ...untargeted.flatMap(({ what }) =>
      what.summonable ? allFitting(g, what, scope).flatMap((id) => unsummonable(g, id, scope)) : [],
    ),
    ...parts.flatMap((each) => impossible(g, each, scope)),
  ];
}

function unsummonable(g: G, id: CardId, { seat, source }: Scope): readonly string[] {
  return [
    ...allReasons(() => whyNotSummoned(g, id, { seat, by: cardOf(g, source.card).def })),
    // A card that was activated forbids Special Summons.
    ...(isForbidden(g, seat, 'special summon') ? ['Y-X-OPT-05'] : []),
  ];
}

/** The rule by which a part of an effect cannot be carried out. */
function impossible(g: G, effect: Effect, scope: Scope): readonly string[] {
  switch (effect.do) {
    case 'find':
      return ['Y-TERM-016'];
    case 'draw':
    case 'mill':
    case 'excavate':
      return ['Y-X-END-02'];
    case 'fusion summon':
      return ['Y-FUS-001'];
    case 'ritual summon':
      return ['Y-RIT-001'];
    case 'synchro summon':
      return ['Y-SYN-001', 'Y-SYN-002'];
    case 'token':
    case 'trap monster':
      return zonesAfter(g, scope.seat, scope) > 0 ? [] : ['Y-ZONE-002'];
    case 'summon': {
      if (zonesAfter(g, scope.seat, scope) < (effect.count ?? 1)) return ['Y-ZONE-002'];
      if (typeof effect.what === 'string' || summonable(g, effect, scope).length > 0) return [];
      const { in: place } = effect.what;
      return [
        ...(place === 'deck' ? ['Y-TERM-016'] : []),
        ...allFitting(g, effect.what, scope).flatMap((id) => unsummonable(g, id, scope)),
      ];
    }
    default:
      return [];
  }
}

/** The cards with which a player might think of paying a cost. */
function purse(g: G, { pay }: Cost, { seat, source }: Scope): readonly CardId[] {
  const { hand, monsters, graveyard, spells } = playerOf(g, seat);
  switch (pay) {
    case 'discard':
      return hand.filter((id) => id !== source.card);
    case 'tribute':
      return [...monsters, ...playerOf(g, opponentOf(seat)).monsters];
    case 'banish':
      return [...graveyard, ...monsters];
    case 'send':
      return [...hand.filter((id) => id !== source.card), ...monsters, ...spells];
    case 'return':
      return [...hand.filter((id) => id !== source.card), ...monsters];
    case 'detach':
      return monsters.flatMap((id) => [id, ...(cardOf(g, id).placed?.materials ?? [])]);
    default:
      return [];
  }
}

/** The player's open cards that are not in the hand: nobody can discard them. */
function outsideHand(g: G, seat: Seat): readonly CardId[] {
  const { monsters, spells, graveyard, banished } = playerOf(g, seat);
  return [...monsters, ...spells, ...graveyard, ...banished];
}

/** Y-TERM-011 The first cost with a choice, with each possible card or pair; cards of the Deck by their names. */
export function* payments(
  g: G,
  costs: readonly Cost[],
  scope: Scope,
): Iterable<{ readonly pieces: readonly Piece[]; readonly wrong: readonly string[] }> {
  const cost = costs.find((each) => each.pay !== 'lp' && !('what' in each && each.what === 'this'));
  if (!cost || cost.pay === 'lp') return;
  const say = VERBS[cost.pay];
  if (cost.pay === 'mill') {
    for (let amount = 1; amount <= cost.most; amount++)
      yield { pieces: [{ say, amount }], wrong: playerOf(g, scope.seat).deck.length < amount ? ['Y-TERM-011'] : [] };
    return;
  }
  const legal = payable(g, cost, scope);
  if (isFromDeck(cost)) {
    for (const word of new Set(legal.map((id) => defOf(g, id).id))) yield { pieces: [{ say, word }], wrong: [] };
    return;
  }
  const cards = [...new Set([...legal, ...purse(g, cost, scope)])];
  if (cost.pay === 'discard')
    for (const card of outsideHand(g, scope.seat)) yield { pieces: [{ say, card, list: true }], wrong: ['Y-TERM-011'] };
  const wrongs = (set: readonly CardId[]): readonly string[] =>
    set.length === (cost.count ?? 1) && set.every((id) => legal.includes(id)) ? [] : ['Y-TERM-011'];
  for (const [at, card] of cards.entries()) {
    yield { pieces: [{ say, card, list: true }], wrong: wrongs([card]) };
    for (const other of cards.slice(at + 1))
      yield {
        pieces: [card, other].map((each): Piece => ({ say, card: each, list: true })),
        wrong: wrongs([card, other]),
      };
  }
}

/** Y-X-ACT-02 Everything on the field and in the Graveyards as the first target. */
function* targets(
  g: G,
  effect: Pick<Activated, 'targets'>,
  scope: Scope,
): Iterable<{ readonly piece: Piece; readonly wrong: readonly string[] }> {
  const [target] = effect.targets ?? [];
  if (!target) return;
  const legal = targetsFor(g, target, scope);
  for (const { monsters, spells, field, pendulum, graveyard, banished } of g.state.players)
    for (const card of [...monsters, ...spells, ...field, ...pendulum, ...graveyard, ...banished]) {
      const wrong = allReasons(() => forbid('Y-X-ACT-02', !legal.includes(card)));
      yield {
        piece: { say: 'on', card },
        wrong: wrong.length === 0 ? [] : [...wrong, ...untouchable(g, card, target.what.summonable === true, scope)],
      };
    }
}

function untouchable(g: G, id: CardId, summoned: boolean, scope: Scope): readonly string[] {
  const { up, placed, zone } = cardOf(g, id);
  return [
    ...(placed?.doomed ? ['Y-X-BTL-09', 'Y-DMG-004'] : []),
    ...(cannot(g, id, 'be targeted') ? ['Y-X-ACT-11'] : []),
    ...(zone === 'monsters' && !up ? ['Y-X-STA-01'] : []),
    ...(summoned ? unsummonable(g, id, scope) : []),
  ];
}
