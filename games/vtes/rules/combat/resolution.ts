/** Chapters 20, 21 and 24: the effects of strikes and retainers. */

import { type CardId, type Procedure, refer } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { settleDrained } from '../cards/departures.ts';
import { perform } from '../cards/effects.ts';
import { settle } from '../cards/playing.ts';
import { type Packet, preventedBy } from '../cards/prevention.ts';
import { runTriggers } from '../cards/triggers.ts';
import { addCounters, drainExcess, spoilWithdrawal } from '../changes/counters.ts';
import { attach } from '../changes/entering.ts';
import { endAllowed } from '../changes/lasting.ts';
import { loseLastLife } from '../changes/losing.ts';
import { mark } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { isInPlay, isType, isVampire } from '../facts/cards.ts';
import { allHold } from '../facts/conditions.ts';
import { fighterOf, goesOn, opponentOf, type Who } from '../facts/fighters.ts';
import { abilitiesOf } from '../facts/printed.ts';
import { refOf } from '../facts/references.ts';
import { type Scene, sceneOf } from '../facts/scenes.ts';
import { damageOf, sceneOfStrike, worksAt } from '../facts/strike-damage.ts';
import { amountOf, bonus, has } from '../facts/values.ts';
import type { ChosenStrike, Combat, Damage, Fighter } from '../state/combat.ts';
import { AIMED } from '../state/notes.ts';
import { cardOf, type G } from '../state/state.ts';
import { resolveDamage } from './damage.ts';
import { combatWindow } from './windows.ts';

/**
 * V-STR-007, V-STR-008 Combat ends; dodge; first strikes; normal strikes together with the damage of retainers and
 * other effects in each round.
 */
export function* resolvePair(g: G, combat: Combat): Procedure {
  // V-STR-010 A strike can be modified until it resolves.
  yield* combatWindow(g, 'strike resolution', { say: 'strikes chosen', card: combat.acting });
  if (goesOn(g) && !(yield* combatEnds(g, combat))) {
    // V-EFF-009, V-EFF-012, V-EFF-013 Two first strikes together, after combat ends, and a dodge works against them.
    const early = withStrike(combat, (chosen, fighter) => isFirst(g, chosen, fighter));
    if (early.length > 0) yield* resolveStrikes(g, combat, early, []);
    // V-EFF-010, V-COM-010 A minion that a first strike has removed does not strike back.
    if (goesOn(g)) {
      const late = withStrike(combat, (chosen, fighter) => !isFirst(g, chosen, fighter));
      yield* resolveStrikes(g, combat, late, combat.pair === 1 ? roundDamage(g, combat) : []);
    }
  }
  yield* runTriggers(g, 'strikes resolved', [combat.acting, combat.opposing]);
  settlePair(g, combat);
}

function withStrike(combat: Combat, isMeant: (chosen: ChosenStrike, fighter: Fighter) => boolean): Who[] {
  return ([0, 1] as const).filter((who) => {
    const fighter = fighterOf(combat, who);
    return fighter.strike !== undefined && isMeant(fighter.strike, fighter);
  });
}

function isFirst(g: G, { strike }: ChosenStrike, { card }: Fighter): boolean {
  return strike.first === true || has(g, card, 'first strike');
}

/** The strikes are over: their cards go to the ash heap, and everything that lasted for a strike ends. */
export function settlePair(g: G, combat: Combat): void {
  for (const fighter of combat.fighters) {
    const { strike } = fighter;
    if (!strike) continue;
    if (strike.source !== undefined) settle(g, strike.source);
    if (strike.weapon !== undefined) fighter.used.push(`struck:${strike.weapon}`, `round:struck:${strike.weapon}`);
    fighter.strike = undefined;
    fighter.onDamage = [];
    if (fighter.used.includes(AIMED)) fighter.used = fighter.used.filter((each) => each !== AIMED);
  }
  const { lasting } = g.state;
  if (lasting.some((each) => each.until === 'strike'))
    g.state.lasting = lasting.filter((each) => each.until !== 'strike');
  endAllowed(g, 'strike');
}

/** V-EFF-017, V-EFF-018 Before any other strike, at any range, whether the opponent dodges or not. */
function* combatEnds(g: G, combat: Combat): Procedure<boolean> {
  const ending = withStrike(combat, (chosen) => chosen.strike.kind === 'combat ends');
  if (ending.length === 0) return false;
  for (const who of ending) {
    const fighter = fighterOf(combat, who);
    const chosen = fighter.strike as ChosenStrike;
    yield* perform(g, sceneOfStrike(g, fighter, chosen), chosen.strike.also ?? []);
  }
  combat.over = true;
  g.emit({ type: 'combat ends', card: refer(g.state, fighterOf(combat, ending[0] as Who).card, true) });
  return true;
}

/** V-EFF-011 Without its weapon the strike is lost. V-EFF-014, V-EFF-015, V-RET-004 A dodge does not protect retainers. */
function takesEffect(g: G, combat: Combat, who: Who): boolean {
  const fighter = fighterOf(combat, who);
  const opponent = opponentOf(combat, who);
  const chosen = fighter.strike as ChosenStrike;
  if (!worksAt(chosen.strike, combat.range)) return false;
  if (chosen.weapon !== undefined && cardOf(g, chosen.weapon).play?.on !== fighter.card) return false;
  return (
    chosen.strike.undodgeable === true ||
    opponent.strike?.strike.kind !== 'dodge' ||
    chosen.target !== opponent.card ||
    has(g, fighter.card, 'undodgeable strikes')
  );
}

/** V-STR-009, V-STR-012 Strikes that resolve at the same time: first their effects, then all damage together. */
function* resolveStrikes(g: G, combat: Combat, group: readonly Who[], besides: readonly Packet[]): Procedure {
  const packets: Packet[] = [];
  const stolen: { readonly from: CardId; readonly to: CardId; readonly amount: number }[] = [];
  const effective = group.filter((who) => takesEffect(g, combat, who));
  for (const who of effective) {
    const fighter = fighterOf(combat, who);
    const chosen = fighter.strike as ChosenStrike;
    const scene = sceneOfStrike(g, fighter, chosen);
    const { kind } = chosen.strike;
    if (kind === 'hand' || kind === 'damage') {
      const damage = damageOf(g, fighter, chosen, scene);
      chosen.damage = damage.amount;
      addDamage(packets, chosen.target, damage);
    }
    if (kind === 'steal blood')
      stolen.push({
        from: chosen.target,
        to: fighter.card,
        amount:
          amountOf(g, scene, chosen.strike.amount ?? 0) +
          (chosen.strike.ranged ? bonus(g, fighter.card, 'blood stolen by ranged strikes') : 0),
      });
    for (const effect of chosen.strike.also ?? [])
      if (effect.do === 'prevent') chosen.prevents = preventedBy(g, scene, effect);
      else addAlso(g, scene, effect, packets);
  }
  for (const who of group) {
    const fighter = fighterOf(combat, who);
    const { strike } = fighter;
    if (strike?.strike.evenDodged && worksAt(strike.strike, combat.range))
      for (const effect of strike.strike.evenDodged) addAlso(g, sceneOfStrike(g, fighter, strike), effect, packets);
  }
  for (const { target, parts } of besides) for (const part of parts) addDamage(packets, target, part);
  stealBlood(g, combat, stolen);
  if (combat.drained.length > 0) yield* settleDrained(g, combat);
  for (const who of effective) yield* otherEffects(g, fighterOf(combat, who));
  for (const who of group) {
    const { strike } = fighterOf(combat, who);
    if (strike?.strike.evenDodged && worksAt(strike.strike, combat.range))
      yield* perform(g, sceneOfStrike(g, fighterOf(combat, who), strike), withoutDamage(strike.strike.evenDodged));
  }
  // V-SEQ-007 The damage of the acting combatant is dealt with first.
  packets.sort((a, b) => Number(b.target === combat.acting) - Number(a.target === combat.acting));
  const before = combat.fighters.map((fighter) => fighter.damageInflicted);
  yield* resolveDamage(
    g,
    packets.filter((packet) => isInPlay(g, packet.target)),
  );
  for (const who of effective) {
    const inflicted = fighterOf(combat, who).damageInflicted - (before[who] as number);
    if (inflicted <= 0) continue;
    yield* returnDamage(g, combat, who, inflicted);
    yield* afterDamage(g, combat, who);
  }
}

/** Inflicts a striker's successful damage on the striker too, if its opponent has seen to that. */
function* returnDamage(g: G, combat: Combat, who: Who, amount: number): Procedure {
  const fighter = fighterOf(combat, who);
  const opponent = opponentOf(combat, who).card;
  if (fighter.strike?.target !== opponent || !isInPlay(g, fighter.card)) return;
  for (const [stat, aggravated] of RETURNED)
    for (let times = bonus(g, opponent, stat); times > 0; times--)
      yield* resolveDamage(g, [{ target: fighter.card, parts: [environmental(amount, aggravated, undefined)] }]);
}

/** Carries out the effects that wait for the strike's damage to the opposing minion. */
function* afterDamage(g: G, combat: Combat, who: Who): Procedure {
  const fighter = fighterOf(combat, who);
  if (fighter.strike?.target !== opponentOf(combat, who).card) return;
  for (const { effects, ...scene } of [...fighter.onDamage.splice(0), ...fighter.onDamageThisRound])
    yield* perform(g, { ...scene, x: 0 }, effects);
}

/** More damage of the strike that the minion has just made. */
export function* addToStrike(g: G, striker: CardId, target: CardId, amount: number): Procedure {
  const fighter = g.state.combat?.fighters.find((each) => each.card === striker);
  if (!fighter?.strike || !isInPlay(g, target)) return;
  const damage = damageOf(g, fighter, fighter.strike, sceneOfStrike(g, fighter, fighter.strike));
  yield* resolveDamage(g, [{ target, parts: [{ ...damage, amount }] }]);
}

const RETURNED = [
  ['returns strike damage', false],
  ['returns aggravated strike damage', true],
] as const;

function addDamage(packets: Packet[], target: CardId, damage: Damage): void {
  if (damage.amount <= 0) return;
  const packet = packets.find((each) => each.target === target);
  if (packet) packet.parts.push(damage);
  else packets.push({ target, parts: [damage] });
}

/** Damage that a strike also does, to the striker for example, comes at the same time as the rest. */
function addAlso(g: G, scene: Scene, effect: Effect, packets: Packet[]): void {
  if (isConditionalDamage(effect) && allHold(g, scene, effect.conditions))
    for (const each of effect.effects) addAlso(g, scene, each, packets);
  if (effect.do !== 'damage') return;
  const target = refOf(g, scene, effect.to);
  if (target === undefined) return;
  addDamage(packets, target, {
    amount: amountOf(g, scene, effect.amount),
    aggravated: effect.aggravated === true,
    unpreventable: effect.unpreventable === true,
    source: scene.card,
    by: effect.by && refOf(g, scene, effect.by),
    strike: false,
    gun: false,
  });
}

/** The remaining effects once damage and prevention are counted. */
function withoutDamage(effects: readonly Effect[]): readonly Effect[] {
  return effects.filter((effect) => effect.do !== 'damage' && effect.do !== 'prevent' && !isConditionalDamage(effect));
}

function isConditionalDamage(effect: Effect): effect is Effect & { do: 'if' } {
  return effect.do === 'if' && !effect.else && effect.effects.every((each) => each.do === 'damage');
}

/**
 * V-EFF-019, V-EFF-020, V-EFF-021, V-EFF-022 At most the blood that is there, both at once; no damage, so nothing
 * prevents it; blood beyond the capacity goes to the bank before damage is healed.
 */
function stealBlood(
  g: G,
  combat: Combat,
  thefts: readonly { readonly from: CardId; readonly to: CardId; readonly amount: number }[],
): void {
  const moved = thefts.map(({ from, amount }) => Math.min(amount, cardOf(g, from).play?.counters ?? 0));
  thefts.forEach(({ from }, index) => {
    const life = moved[index] as number;
    addCounters(g, from, -life);
    if (isType(g, from, 'retainer')) combat.retainersLost.push({ card: from, life });
    spoilWithdrawal(g, cardOf(g, from).at);
  });
  thefts.forEach(({ to }, index) => {
    if (!has(g, to, 'cannot gain life')) addCounters(g, to, moved[index] as number);
  });
  for (const { from, to } of thefts) {
    drainExcess(g, to);
    if (!isVampire(g, from)) loseLastLife(g, from);
  }
}

/**
 * V-EFF-004, V-EFF-006, V-EFF-007, V-EFF-008 Only now is equipment destroyed or stolen; then the other effects of the
 * strike.
 */
function* otherEffects(g: G, fighter: Fighter): Procedure {
  const chosen = fighter.strike as ChosenStrike;
  const { kind, also } = chosen.strike;
  const id = chosen.equipment;
  if (id !== undefined && cardOf(g, id).play?.on === chosen.target) {
    if (kind === 'destroy equipment' || kind === 'destroy weapon' || kind === 'destroy retainer') burn(g, id);
    else if (isInPlay(g, fighter.card)) {
      attach(g, id, fighter.card, cardOf(g, fighter.card).at);
      mark(g, id, 'stolen this round');
    }
  }
  const rest = withoutDamage(also ?? []);
  if (rest.length > 0) yield* perform(g, sceneOfStrike(g, fighter, chosen), rest);
}

/**
 * V-STR-008, V-DMG-018, V-DMG-019 Damage of retainers and lasting effects in each round: no strike, so it cannot be
 * dodged.
 */
function roundDamage(g: G, combat: Combat): Packet[] {
  const packets: Packet[] = [];
  for (const who of [0, 1] as const) {
    const { card } = fighterOf(combat, who);
    const target = opponentOf(combat, who).card;
    addRoundDamage(g, combat, card, target, packets);
    for (const id of cardOf(g, card).play?.with ?? []) addRoundDamage(g, combat, id, target, packets);
  }
  for (const { stat, card, amount, source } of g.state.lasting)
    if (stat === 'environmental damage each round' && card !== undefined)
      addDamage(packets, card, environmental(amount, false, source));
    else if (stat === 'close environmental damage each round' && card !== undefined && combat.range === 'close')
      addDamage(packets, card, environmental(amount, false, source));
    else if (stat === 'agony each round' && card !== undefined && combat.range === 'close')
      addDamage(packets, card, { ...environmental(amount, false, source), unpreventable: true });
    else if (stat === 'damage with the strikes' && card !== undefined)
      addDamage(packets, card, environmental(amount, false, source));
    else if (stat === 'unpreventable damage' && card !== undefined)
      addDamage(packets, card, { ...environmental(amount, false, source), by: source, unpreventable: true });
  return packets;
}

function addRoundDamage(g: G, combat: Combat, id: CardId, target: CardId, packets: Packet[]): void {
  for (const ability of abilitiesOf(g, id)) {
    if (!('combatRound' in ability)) continue;
    const scene = sceneOf(g, id);
    if (combat.range === 'long' && !ability.ranged) continue;
    if (ability.if && !allHold(g, scene, ability.if)) continue;
    addDamage(packets, target, environmental(amountOf(g, scene, ability.damage), ability.aggravated === true, id));
  }
}

function environmental(amount: number, aggravated: boolean, source: CardId | undefined): Damage {
  return { amount, aggravated, unpreventable: false, source, by: undefined, strike: false, gun: false };
}
