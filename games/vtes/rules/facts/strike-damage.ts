/** Damage of the chosen strikes, before anything is prevented. */

import type { CardId } from '@praxis/engine';
import type { Always, Strike } from '../../cards/language.ts';
import type { ChosenStrike, Damage, Fighter } from '../state/combat.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { hasTrait, isVampire } from './cards.ts';
import { opponentOf, whoIs } from './fighters.ts';
import { matches } from './filters.ts';
import { abilitiesOf } from './printed.ts';
import { type Scene, sceneOf } from './scenes.ts';
import { amountOf, bonus, has, strengthOf } from './values.ts';

interface DamageOn {
  readonly target: CardId;
  readonly parts: Damage[];
}

/** V-STR-005, V-STR-006 Close range, unless it is ranged or defensive (V-EFF-016, V-EFF-018). */
export function worksAt(strike: Strike, range: 'close' | 'long'): boolean {
  return range === 'close' || strike.ranged === true || strike.kind === 'dodge' || strike.kind === 'combat ends';
}

export function sceneOfStrike(g: G, fighter: Fighter, chosen: ChosenStrike): Scene {
  return {
    seat: cardOf(g, fighter.card).at,
    minion: fighter.card,
    // A card may let a weapon strike: then the strike is the weapon's.
    card: chosen.weapon ?? chosen.source,
    chosen: chosen.chosen,
    x: chosen.x,
  };
}

/** V-EFF-001, V-EFF-003 Strength by hand; with a weapon the weapon's damage, which is never hand damage. */
export function damageOf(g: G, fighter: Fighter, chosen: ChosenStrike, scene: Scene): Damage {
  const { strike, weapon } = chosen;
  const hand = strike.kind === 'hand';
  const strength = hand || strike.strengthBased ? strengthOf(g, fighter.card) : 0;
  const added =
    bonus(g, fighter.card, 'strike damage') +
    (weapon === undefined ? 0 : bonus(g, weapon, 'strike damage')) +
    (hand ? bonus(g, fighter.card, 'hand strike damage') : 0);
  const potent =
    (asksFor(g, chosen, 'pot') ? bonus(g, fighter.card, 'damage of Potence strikes') : 0) +
    (asksFor(g, chosen, 'tha') ? bonus(g, fighter.card, 'damage of Blood Sorcery strikes') : 0) +
    (strike.ranged ? bonus(g, fighter.card, 'damage of ranged strikes') : 0);
  const sum = strength + amountOf(g, scene, strike.amount ?? 0) + amountOf(g, scene, chosen.extra) + added + potent;
  const isBlunt = weapon !== undefined && has(g, fighter.card, 'weapons inflict no damage');
  const amount = isBlunt ? 0 : Math.max(0, Math.min(sum, strike.most ?? sum));
  const aggravated =
    strike.aggravated === true ||
    (strike.aggravatedAgainst !== undefined && matches(g, scene, strike.aggravatedAgainst, chosen.target)) ||
    (hand && has(g, fighter.card, 'aggravated hand strikes')) ||
    (weapon !== undefined && isVulnerable(g, chosen.target, weapon));
  return {
    amount,
    aggravated,
    unpreventable: strike.unpreventable === true,
    notPreventedBy: strike.notPreventedBy,
    source: weapon === undefined ? chosen.source : weapon,
    by: fighter.card,
    strike: true,
    initial: g.state.combat?.pair === 1,
    gun: weapon !== undefined && hasTrait(g, weapon, 'gun'),
    hand: hand && weapon === undefined,
  };
}

/** True if the strike is made by a card that requires this Discipline. */
function asksFor(g: G, { source }: ChosenStrike, discipline: string): boolean {
  const modes = source === undefined ? undefined : defOf(g, source).modes;
  return modes?.some((mode) => mode.disciplines?.some((each) => each.toLowerCase() === discipline)) === true;
}

/** V-DMG-020 */
function isVulnerable(g: G, target: CardId, weapon: CardId): boolean {
  if (!g.edition.vulnerabilities) return false;
  return abilitiesOf(g, target).some(
    (ability) => 'always' in ability && ability.always === 'vulnerable' && hasTrait(g, weapon, ability.trait),
  );
}

/** The damage on a card, with the effects that make it aggravated beyond the strike or effect itself. */
export function withAggravation(g: G, packet: DamageOn): DamageOn {
  return aggravatedByText(g, aggravatedInCombat(g, packet));
}

/** V-ERR-004 An effect can make all damage on vampires in the combat after a block aggravated; damage inflicted after the combat is not. */
function aggravatedInCombat(g: G, packet: DamageOn): DamageOn {
  const { combat } = g.state;
  if (!combat?.afterBlock || !isVampire(g, packet.target)) return packet;
  if (
    !has(g, combat.acting, 'aggravated damage to vampires') &&
    !has(g, combat.opposing, 'aggravated damage to vampires')
  )
    return packet;
  return { target: packet.target, parts: packet.parts.map((part) => ({ ...part, aggravated: true })) };
}

/** The text of the damaged card, or of the minion that inflicts it, may make the damage of some minions aggravated. */
function aggravatedByText(g: G, packet: DamageOn): DamageOn {
  const { target } = packet;
  const isMade = ({ by }: Damage): boolean =>
    by !== undefined &&
    (says(g, target, ({ from }) => from !== undefined && matches(g, sceneOf(g, target), from, by)) ||
      says(g, by, ({ to }) => to !== undefined && matches(g, sceneOf(g, by), to, target)));
  if (!packet.parts.some((part) => !part.aggravated && isMade(part))) return packet;
  return { target, parts: packet.parts.map((part) => (isMade(part) ? { ...part, aggravated: true } : part)) };
}

function says(g: G, id: CardId, isMeant: (ability: Extract<Always, { always: 'aggravates' }>) => boolean): boolean {
  return abilitiesOf(g, id).some((each) => 'always' in each && each.always === 'aggravates' && isMeant(each));
}

/** The strike that the opponent has chosen is to inflict aggravated damage on this minion, whether or not it will succeed. */
export function facesAggravatedStrike(g: G, id: CardId): boolean {
  const { combat } = g.state;
  const who = whoIs(combat, id);
  if (combat === undefined || who === undefined) return false;
  const striker = opponentOf(combat, who);
  const { strike: chosen } = striker;
  if (!chosen || chosen.target !== id || !worksAt(chosen.strike, combat.range)) return false;
  if (chosen.strike.kind !== 'hand' && chosen.strike.kind !== 'damage') return false;
  const damage = damageOf(g, striker, chosen, sceneOfStrike(g, striker, chosen));
  return damage.amount > 0 && withAggravation(g, { target: id, parts: [damage] }).parts[0]?.aggravated === true;
}
