/** Chapter 4: why a card cannot be played. */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { CardDef, Effect, LibraryType, Mode } from '../../cards/language.ts';
import type { Combat } from '../state/combat.ts';
import { isOutOfTurn, levelOf, modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf, playOf, timingOfCard } from '../state/state.ts';
import { type Step, stepBit } from '../state/steps.ts';
import { isSaid } from '../state/words.ts';
import { whyNotActionCard } from './actions.ts';
import { whyNotAsVampire } from './allies.ts';
import { whyBarred, whyNoMore } from './barring.ts';
import { whyNotBear } from './bearing.ts';
import { controllerOf, hasMark, isAlly, isReady } from './cards.ts';
import { whyNoTarget } from './choices.ts';
import { allHold } from './conditions.ts';
import { amountsOf, convictionsOn, costOf } from './costs.ts';
import { discountsFor, lowestPrice } from './discounts.ts';
import { fighterOf, type Who, whoIs, whyNotManeuver, whyNotPress } from './fighters.ts';
import { requiresVirtue } from './imbued.ts';
import { whyNotNeeded } from './needed.ts';
import { whyNotSkilled } from './requirements.ts';
import { barringCards, cardsInPlay } from './tabletop.ts';
import { has } from './values.ts';

/**
 * Why this card cannot be played in this way now: the rule that forbids it, or undefined. The chapters on actions,
 * combat and politics add the rules for their kinds of cards.
 */
export function whyNotPlay(
  g: G,
  seat: Seat,
  card: CardId,
  modeIndex: number,
  minion: CardId | undefined,
  step: Step,
): string | undefined {
  return whyNotNow(g, seat, card, modeIndex, step) ?? whyNotWith(g, seat, card, modeIndex, minion, step);
}

/** Why this minion (or the Methuselah, undefined) cannot play it, given that it is the time for it. */
export function whyNotWith(
  g: G,
  seat: Seat,
  card: CardId,
  modeIndex: number,
  minion: CardId | undefined,
  step: Step,
): string | undefined {
  const def = defOf(g, card);
  const mode = modesOf(def)[modeIndex] as Mode;
  const type = typeOf(def, mode);
  return (
    (g.state.barredCards.length > 0 ? forbid('V-GEN-001', g.state.barredCards.includes(card)) : undefined) ??
    (barringCards(g).length > 0 ? whyNoMore(g, seat, def, mode) : undefined) ??
    (mode.once === 'turn of all'
      ? forbid('V-GEN-001', playerOf(g, g.state.turn).did.includes(limitedName(def, mode)))
      : undefined) ??
    (def.oneForPlayer ? forbid('V-GEN-001', hasInPlay(g, seat, def.name)) : undefined) ??
    (mode.once === 'game' || mode.once === 'own game'
      ? forbid('V-GEN-001', g.state.eventsPlayed.includes(nameInGame(def, mode, seat)))
      : undefined) ??
    (minion !== undefined ? whyNotBy(g, seat, def, mode, type, minion, step) : whyNotByPlayer(g, seat, def, mode)) ??
    whyNotAfford(g, seat, def, mode, minion, type) ??
    (mode.conditions
      ? forbid('V-GEN-001', !allHold(g, { seat, minion, card, chosen: {}, x: 0 }, mode.conditions))
      : undefined) ??
    (mode.choose ? whyNoTarget(g, { seat, minion, card, chosen: {}, x: 0 }, mode.choose) : undefined)
  );
}

/** Why it is not the time to play the card in this way, for any player. */
export function whyNotNow(g: G, seat: Seat, card: CardId, modeIndex: number, step: Step): string | undefined {
  const { action, combat, turn } = g.state;
  const def = defOf(g, card);
  const type = typeOf(def, modesOf(def)[modeIndex] as Mode);
  const wrongStep = ((timingOfCard(g, card).modes[modeIndex] as number) & stepBit(step)) === 0;
  switch (type) {
    case 'master':
      if (isOutOfTurn(def, modesOf(def)[modeIndex] as Mode))
        return (
          forbid('V-MAS-005', seat === turn) ??
          forbid('V-MAS-007', playerOf(g, seat).outOfTurnPlayed) ??
          forbid(
            'V-COM-005',
            combat !== undefined && g.edition.onlyCombatCards === 'all cards' && !modesOf(def)[modeIndex]?.inCombat,
          ) ??
          forbid('V-MAS-005', wrongStep)
        );
      return (
        forbid('V-MAS-004', wrongStep || seat !== turn) ?? forbid('V-MAS-003', playerOf(g, seat).masterActions < 1)
      );
    case 'event':
      return (
        forbid('V-EVT-001', wrongStep || seat !== turn) ??
        forbid('V-DIS-001', playerOf(g, seat).discardActions < 1) ??
        forbid('V-EVT-001', playerOf(g, seat).did.includes('event')) ??
        forbid('V-EVT-002', g.state.eventsPlayed.includes(def.name)) ??
        (g.edition.events ? undefined : 'V-CARD-001')
      );
    case 'conviction':
      return forbid('V-IMB-007', wrongStep || seat !== turn);
    case 'combat':
      return forbid('V-CARD-024', combat === undefined || wrongStep);
    case 'reflex':
      return forbid('V-CARD-029', wrongStep || !g.edition.reflexes);
    case 'action modifier':
      return (
        forbid('V-COM-005', combat !== undefined) ??
        forbid('V-PRO-008', action === undefined || wrongStep) ??
        forbid('V-BHT-003', g.state.referendum?.bloodHunt === true) ??
        forbid('V-CARD-017', action?.seat !== seat)
      );
    case 'reaction':
      return (
        forbid('V-COM-005', combat !== undefined) ??
        forbid('V-PRO-008', (action === undefined && !modesOf(def)[modeIndex]?.withoutAction) || wrongStep) ??
        forbid('V-BHT-003', g.state.referendum?.bloodHunt === true) ??
        forbid('V-CARD-021', (action?.seat ?? turn) === seat)
      );
    default:
      return (
        forbid('V-MIN-002', action !== undefined) ??
        forbid('V-MIN-001', wrongStep || (turn !== seat && g.state.actsNow === undefined))
      );
  }
}

function hasInPlay(g: G, seat: Seat, name: string): boolean {
  return cardsInPlay(g, seat).some((id) => defOf(g, id).name === name);
}

/** Requirements on the minion that plays a minion card. */
function whyNotBy(
  g: G,
  seat: Seat,
  def: CardDef,
  mode: Mode,
  type: LibraryType,
  minion: CardId,
  step: Step,
): string | undefined {
  return (
    forbid('V-CARD-002', controllerOf(g, minion) !== seat) ??
    whyNotSuited(g, def, mode, type, minion) ??
    forbid('V-GEN-001', makesStrike(mode) && has(g, minion, 'cannot play strike cards')) ??
    whyNotThisType(g, type, minion) ??
    whyNotRole(g, seat, def, mode, type, minion) ??
    whyNotAgain(g, def, mode, type, minion) ??
    whyNotNeeded(g, mode, minion, step) ??
    whyNotInCombat(g, mode.effects, minion, step) ??
    (type === 'equipment' || type === 'retainer' || def.becomes === 'equipment' || goesOnSelf(def, mode)
      ? whyNotBear(g, def, minion)
      : undefined)
  );
}

/** A card of which a minion can have only one, and which goes on the minion that plays it. */
function goesOnSelf({ oneOnMinion }: CardDef, { effects }: Mode): boolean {
  return oneOnMinion !== undefined && effects.some((each) => each.do === 'put in play' && each.on === 'self');
}

/** The rule by which the card's requirements exclude the minion, at whatever time it plays it. */
function whyNotSuited(g: G, def: CardDef, mode: Mode, type: LibraryType, minion: CardId): string | undefined {
  const asVampire = isAlly(g, minion) && whyNotAsVampire(g, minion, def, mode) === undefined;
  return (
    forbid('V-GEN-001', isBarred(g, minion, def.name)) ??
    whyBarred(g, minion, def, mode) ??
    forbid('V-CARD-011', isAlly(g, minion) && !asVampire && needsVampire(def, mode, type)) ??
    whyNotSkilled(g, minion, def, mode, asVampire) ??
    forbid('V-GEN-001', (mode.disciplines?.length ?? 0) > 0 && has(g, minion, 'cannot play Discipline cards'))
  );
}

/** Why the minion cannot recruit or employ this card of its controller's hand without an action. */
export function whyNotRecruit(g: G, seat: Seat, card: CardId, modeIndex: number, minion: CardId): string | undefined {
  const def = defOf(g, card);
  const mode = modesOf(def)[modeIndex] as Mode;
  const type = typeOf(def, mode);
  return (
    forbid('V-GEN-001', type !== 'ally' && type !== 'retainer') ??
    forbid('V-GEN-001', has(g, minion, 'cannot recruit or employ')) ??
    (def.oneForPlayer ? forbid('V-GEN-001', hasInPlay(g, seat, def.name)) : undefined) ??
    whyNotSuited(g, def, mode, type, minion) ??
    (type === 'retainer' ? whyNotBear(g, def, minion) : undefined) ??
    whyNotPay(g, seat, def, mode, minion)
  );
}

/** Effects that keep the minion from playing reaction cards, or everybody from playing more action modifiers. */
function whyNotThisType(g: G, type: LibraryType, minion: CardId): string | undefined {
  const { action } = g.state;
  if (type === 'reaction') return forbid('V-GEN-001', has(g, minion, 'cannot play reaction cards'));
  if (type === 'action') return forbid('V-GEN-001', has(g, minion, 'cannot play action cards'));
  if (type !== 'action modifier' || !action) return undefined;
  return forbid('V-GEN-001', has(g, action.by, 'no more action modifiers'));
}

export function makesStrike({ effects }: Mode): boolean {
  for (const effect of effects) if (effect.do === 'strike') return true;
  return false;
}

/** A card on the minion says that it cannot play cards of this name. */
function isBarred(g: G, minion: CardId, name: string): boolean {
  if (!isSaid(g, 'cannot play')) return false;
  for (const id of playOf(g, minion).with)
    for (const ability of defOf(g, id).abilities ?? [])
      if ('always' in ability && ability.always === 'cannot play' && ability.name === name) return true;
  return false;
}

/** V-CARD-011 */
function needsVampire(def: CardDef, mode: Mode, type: LibraryType): boolean {
  if (type === 'power' || requiresVirtue(mode)) return false;
  return (
    (mode.disciplines?.length ?? 0) > 0 ||
    (def.requires?.clan !== undefined && def.requires.is !== 'imbued') ||
    (mode.cost ?? def.cost)?.blood !== undefined
  );
}

/**
 * The rule that forbids the type of card to a minion in this position; V-VOT-020 cards that give votes are no
 * exception.
 */
function whyNotRole(g: G, seat: Seat, def: CardDef, mode: Mode, type: LibraryType, minion: CardId): string | undefined {
  const { action, combat } = g.state;
  const play = playOf(g, minion);
  switch (type) {
    case 'action modifier':
      if (mode.by === 'acting or other') return forbid('V-CARD-019', !isReady(g, minion));
      if (mode.by === 'other than acting')
        return forbid('V-CARD-019', action?.by === minion) ?? forbid('V-CARD-019', !isReady(g, minion));
      return forbid('V-CARD-017', action?.by !== minion);
    case 'reaction':
      if (mode.by === 'even locked') return forbid('V-CARD-020', !isReady(g, minion));
      if (mode.by === 'locked') return forbid('V-CARD-020', !isReady(g, minion)) ?? forbid('V-GEN-001', !play.locked);
      return forbid(
        'V-CARD-020',
        !(isReady(g, minion) || (mode.inTorpor && cardOf(g, minion).place === 'torpor')) ||
          (play.locked && !hasMark(g, minion, 'awake')),
      );
    case 'combat':
      if (mode.by === 'outside combat')
        return forbid('V-CARD-025', combat?.acting === minion || combat?.opposing === minion || !isReady(g, minion));
      return (
        forbid('V-CARD-024', combat?.acting !== minion && combat?.opposing !== minion) ??
        forbid('V-COM-002', !isReady(g, minion))
      );
    case 'reflex':
      return g.edition.reflexFromAnywhere ? undefined : forbid('V-CARD-029', !isReady(g, minion));
    default:
      return whyNotActionCard(g, seat, minion, def, mode, type);
  }
}

/** V-CARD-018, V-CARD-022: no minion plays the same modifier or reaction twice in an action, at whatever level; and limits that a card states. */
function whyNotAgain(g: G, def: CardDef, mode: Mode, type: LibraryType, minion: CardId): string | undefined {
  const { action, combat } = g.state;
  if (action && (type === 'action modifier' || type === 'reaction')) {
    const again = action.played.some((each) => each.minion === minion && each.name === def.name);
    const why = forbid(type === 'reaction' ? 'V-CARD-022' : 'V-CARD-018', again);
    if (why) return why;
  }
  if (mode.once === 'action')
    return forbid('V-GEN-001', action?.played.some((each) => each.name === limitedName(def, mode)) === true);
  if (mode.once === 'own action')
    return forbid(
      'V-GEN-001',
      action?.played.some((each) => each.minion === minion && each.name === limitedName(def, mode)) === true,
    );
  if (mode.once === 'turn') return forbid('V-GEN-001', playOf(g, minion).did.includes(`once:${def.name}`));
  if (mode.once === 'unlock') return forbid('V-GEN-001', playOf(g, minion).did.includes(`unlock:${def.name}`));
  if (!combat || !mode.once || ON_ITS_OWN.has(mode.once)) return undefined;
  if (mode.once === 'combat of all') return forbid('V-GEN-001', combat.limited.includes(limitedName(def, mode)));
  const fighter = combat.fighters.find((each) => each.card === minion);
  const played = mode.once === 'round' ? fighter?.playedThisRound : fighter?.playedThisCombat;
  return forbid('V-GEN-001', played?.includes(def.name) === true);
}

/** Limits that have nothing to do with a combat. */
const ON_ITS_OWN: ReadonlySet<Mode['once']> = new Set(['game', 'own game', 'turn of all']);

/** The name under which a card is remembered that nobody, or this player, plays again in the game. */
export function nameInGame({ name }: CardDef, { once }: Mode, seat: Seat): string {
  return once === 'own game' ? `${name} by ${seat}` : name;
}

/** The key under which a use is remembered that nobody can repeat. */
export function limitedName(def: CardDef, mode: Mode): string {
  // A limit that all ways share is one of the whole card.
  const isShared = mode.once === 'turn of all' && modesOf(def).every((each) => each.once === mode.once);
  return `once:${def.name} ${isShared ? '' : levelOf(mode)}`;
}

/** V-CARD-005 A master card with a requirement needs a ready minion that meets it. */
function whyNotByPlayer(g: G, seat: Seat, def: CardDef, mode: Mode): string | undefined {
  if (!def.requires && !mode.disciplines) return undefined;
  const able = playerOf(g, seat).zones.ready.some((id) => whyNotSkilled(g, id, def, mode) === undefined);
  return forbid('V-CARD-005', !able);
}

/** V-PRO-006 Cards of these types are paid when their action succeeds, all others when they are played. */
const PAID_LATER: readonly LibraryType[] = ['action', 'political action', 'equipment', 'retainer', 'ally', 'power'];

/**
 * V-CARD-010 Enough blood or pool, in all editions where it is paid at once; before fifth there is no rule about later
 * payments.
 */
function whyNotAfford(
  g: G,
  seat: Seat,
  def: CardDef,
  mode: Mode,
  minion: CardId | undefined,
  type: LibraryType,
): string | undefined {
  return !g.edition.mustAffordActions && PAID_LATER.includes(type) ? undefined : whyNotPay(g, seat, def, mode, minion);
}

function whyNotPay(g: G, seat: Seat, def: CardDef, mode: Mode, minion: CardId | undefined): string | undefined {
  const cost = costOf(def, mode);
  const price = amountsOf(g, seat, def, cost, cost.x?.min ?? 0, [], minion, mode);
  const { pool, blood } =
    price.pool === 0 && price.blood === 0 ? price : lowestPrice(g, discountsFor(g, seat, def, mode, minion), price);
  return (
    forbid('V-CARD-010', pool > playerOf(g, seat).pool) ??
    forbid('V-CARD-010', blood > 0 && minion !== undefined && (cardOf(g, minion).play?.counters ?? 0) < blood) ??
    forbid('V-IMB-009', (cost.conviction ?? 0) > convictionsOn(g, minion)) ??
    forbid('V-CARD-010', cost.edge === true && g.state.edge !== seat)
  );
}

/** The conditions that the chapters on combat add for a card or effect that a combatant uses. */
export function whyNotInCombat(g: G, effects: readonly Effect[], minion: CardId, step: Step): string | undefined {
  const { combat } = g.state;
  const who = whoIs(combat, minion);
  if (!combat || who === undefined) return undefined;
  for (const effect of effects) {
    const why = whyNotEffect(g, combat, who, effects, effect, step);
    if (why) return why;
  }
  return undefined;
}

function whyNotEffect(
  g: G,
  combat: Combat,
  who: Who,
  effects: readonly Effect[],
  effect: Effect,
  step: Step,
): string | undefined {
  const fighter = fighterOf(combat, who);
  switch (effect.do) {
    case 'maneuver':
      if (step === 'range') {
        const commits = effects.find((each) => each.do === 'strike');
        return (
          whyNotManeuver(combat, who) ??
          forbid('V-GEN-001', effect.only === combat.range) ??
          forbid('V-RNG-007', commits !== undefined && fighter.committed !== undefined) ??
          // The maneuver of a strike that cannot be used cannot be used either.
          forbid(
            'V-GEN-001',
            commits !== undefined && commits.strike.kind !== 'hand' && has(g, fighter.card, 'hand strikes only'),
          )
        );
      }
      // A maneuver that comes with a strike is lost if the card is played for its strike alone.
      return step === 'strike'
        ? forbid('V-RNG-008', g.edition.maneuverMustBeUsed && effect.optional !== true)
        : undefined;
    case 'press':
      return step === 'press' ? whyNotPress(combat, who, effect.only) : undefined;
    case 'additional strikes':
      return forbid('V-STR-019', fighter.additionalUsed && !effect.unlimited);
    case 'set range':
      return forbid('V-COM-012', combat.rangeSet && !effect.nextRound);
    case 'fight':
      return forbid('V-GEN-001', effect.queued === true && combat.queued !== undefined);
    default:
      return undefined;
  }
}
