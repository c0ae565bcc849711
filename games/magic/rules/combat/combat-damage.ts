/** Combat damage (M-CBT-010 to M-CBT-013, M-X-058 to M-X-066). */
import { ask, type CardId, type Path, type Piece, type Procedure, type Seat } from '@praxis/engine';
import { type Damage, dealDamage } from '../changes/damage.ts';
import { has, kindsOf, type Traits, traitsOf } from '../facts/traits.ts';
import { PLANESWALKER } from '../state/faces.ts';
import { type Attacker, cardOf, type G, permanentOf, refTo } from '../state/state.ts';

/** A receiver of damage, and its lethal amount. */
interface Receiver {
  readonly to: { readonly card: CardId } | { readonly seat: Seat };
  /** Zero for the player or planeswalker behind the blockers of a trampling attacker. */
  readonly lethal: number;
}

/** One damage step: those deal damage who strike in it, all at the same time (M-X-064, M-X-065). */
export function* combatDamage(g: G, first: boolean): Procedure {
  const { combat } = g.state;
  if (!combat) return;
  const damages: Damage[] = [];
  /** The damage already assigned to each creature in this step (M-X-062). */
  const assigned = new Map<CardId, number>();
  const strikers: CardId[] = [];
  for (const attacker of combat.attackers) {
    const { card, blockers } = attacker;
    if (strikes(g, card, first)) {
      strikers.push(card);
      damages.push(...(yield* assign(g, attacker, assigned)));
    }
    for (const id of blockers) {
      if (!strikes(g, id, first)) continue;
      strikers.push(id);
      damages.push(hit(g, id, { card }, traitsOf(g, id).power));
    }
  }
  if (first) combat.struck = strikers;
  yield* dealDamage(g, damages);
}

/** M-KEY-005, M-KEY-006, M-X-065, M-X-066 */
function strikes(g: G, id: CardId, first: boolean): boolean {
  const traits = traitsOf(g, id);
  const isDouble = has(traits, 'double strike');
  if (first) return isDouble || has(traits, 'first strike');
  return isDouble || !g.state.combat?.struck.includes(id);
}

function hit(g: G, by: CardId, to: Receiver['to'], amount: number): Damage {
  return {
    type: 'damage',
    source: refTo(g, by),
    to: 'card' in to ? refTo(g, to.card) : to,
    amount: Math.max(0, amount),
    combat: true,
  };
}

/**
 * The attacked player or planeswalker; undefined if the planeswalker is gone, is another player's or is none any more
 * (M-X-067).
 */
function goalOf(g: G, { planeswalker, defender }: Attacker): Receiver['to'] | undefined {
  if (planeswalker === undefined) return { seat: defender };
  if (cardOf(g, planeswalker).zone !== 'battlefield') return undefined;
  const { types, controller } = kindsOf(g, planeswalker);
  return (types & PLANESWALKER) !== 0 && controller === defender ? { card: planeswalker } : undefined;
}

/** How an attacker's damage is divided. */
function* assign(g: G, attacker: Attacker, assigned: Map<CardId, number>): Procedure<Damage[]> {
  const { card, blocked, blockers } = attacker;
  const traits = traitsOf(g, card);
  // M-X-059
  const power = Math.max(0, traits.power);
  const goal = goalOf(g, attacker);
  if (power === 0) return [];
  if (!blocked) return goal ? [hit(g, card, goal, power)] : [];
  const behind = has(traits, 'trample') && goal ? [{ to: goal, lethal: 0 }] : [];
  const receivers: Receiver[] = [
    ...blockers.map((id) => ({ to: { card: id }, lethal: lethalTo(g, id, traits, assigned.get(id) ?? 0) })),
    ...behind,
  ];
  if (receivers.length === 0) return [];
  const amounts = yield* divide(g, card, power, receivers, behind.length > 0);
  return receivers.flatMap(({ to }, index) => {
    const amount = amounts[index] ?? 0;
    if ('card' in to) assigned.set(to.card, (assigned.get(to.card) ?? 0) + amount);
    return amount > 0 ? [hit(g, card, to, amount)] : [];
  });
}

/** M-X-062 The damage still missing to destroy it; from a deathtouch source 1 is lethal. */
function lethalTo(g: G, id: CardId, source: Traits, already: number): number {
  const missing = traitsOf(g, id).toughness - permanentOf(g, id).damage - already;
  return Math.max(0, has(source, 'deathtouch') ? Math.min(1, missing) : missing);
}

/** M-CBT-013, M-KEY-003, M-X-061, M-X-063, M-AMB-02 */
function* divide(
  g: G,
  card: CardId,
  power: number,
  receivers: readonly Receiver[],
  tramples: boolean,
): Procedure<readonly number[]> {
  if (receivers.length === 1) return [power];
  const isFree = g.settings.blockers === 'free';
  const next = (path: Path): Piece[] => {
    const given = path.map(({ amount = 0 }) => amount);
    return choicesFor(given, power, receivers, tramples, isFree).map(
      (amount): Piece => ({ say: 'assigns', amount, ...(receivers[given.length] as Receiver).to }),
    );
  };
  const path = yield* ask({
    seat: g.state.turn,
    step: g.state.step,
    about: { say: 'assign', card, amount: power },
    next,
    passive: usual(power, receivers).map(
      (amount, index): Piece => ({ say: 'assigns', amount, ...(receivers[index] as Receiver).to }),
    ),
  });
  return path.map(({ amount = 0 }) => amount);
}

/** How much the next receiver may get. None is left to be asked about when all damage has been assigned. */
function choicesFor(
  given: readonly number[],
  power: number,
  receivers: readonly Receiver[],
  tramples: boolean,
  isFree: boolean,
): number[] {
  const left = power - given.reduce((sum, each) => sum + each, 0);
  const at = given.length;
  if (left === 0 || at >= receivers.length) return [];
  if (at === receivers.length - 1) return [left];
  const { lethal } = receivers[at] as Receiver;
  if (!isFree) return range(Math.min(lethal, left), left);
  // M-X-063 Nothing goes past the blockers before all of them have enough.
  const isLastBlocker = tramples && at === receivers.length - 2;
  const isShort = given.some((amount, index) => amount < (receivers[index]?.lethal ?? 0));
  if (!isLastBlocker) return range(0, left);
  return isShort ? [left] : [...new Set([...range(lethal, left), left])].filter((amount) => amount <= left);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Enough for each in their order, and the rest to the last. */
function usual(power: number, receivers: readonly Receiver[]): number[] {
  const amounts: number[] = [];
  let left = power;
  for (const [index, { lethal }] of receivers.entries()) {
    if (left === 0) break;
    const amount = index === receivers.length - 1 ? left : Math.min(lethal, left);
    amounts.push(amount);
    left -= amount;
  }
  return amounts;
}
