/** Using cards in play. */

import {
  type CardId,
  forbid,
  type Path,
  type Piece,
  type Procedure,
  randomBelow,
  refer,
  type Seat,
} from '@praxis/engine';
import type { Ability, Activated, Amount, Effect, Filter } from '../../cards/language.ts';
import { payCost } from '../changes/costs.ts';
import { replaceCard } from '../changes/hand.ts';
import { burnBlood } from '../changes/losing.ts';
import { lock } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { burnPool } from '../changes/pool.ts';
import { controllerOf, hasMark, isAlly, isReady, isVampire } from '../facts/cards.ts';
import { chooseNext, readChoices, whyNoTarget } from '../facts/choices.ts';
import { allHold } from '../facts/conditions.ts';
import { convictionsOn } from '../facts/costs.ts';
import { candidates, matches } from '../facts/filters.ts';
import { convictionPayment, convictionsNamed } from '../facts/imbued.ts';
import { whyNotInCombat } from '../facts/legality.ts';
import { interceptNeeded, stealthNeeded } from '../facts/needed.ts';
import { abilitiesOf } from '../facts/printed.ts';
import type { Scene } from '../facts/scenes.ts';
import { usableCards } from '../facts/tabletop.ts';
import { isEquipmentBarred } from '../facts/values.ts';
import { cardOf, defOf, type G, playerOf, playOf, timingOfCard } from '../state/state.ts';
import { type Step, stepBit } from '../state/steps.ts';
import { perform } from './effects.ts';
import { isMeant, pointsOf } from './prevention.ts';

/** Maneuvers, strikes, presses and preventions have sentences of their own, made by the chapter on combat. */
export function hasOwnSentence(
  way: { readonly effects: readonly Effect[]; readonly by?: string },
  step: Step,
): boolean {
  const kind = OWN_SENTENCES[step];
  // A minion outside the combat prevents damage to another one by plainly playing the card (V-CARD-025).
  if (kind === undefined || way.by === 'outside combat') return false;
  for (const effect of way.effects) if (effect.do === kind) return !(effect.do === 'prevent' && effect.for);
  return false;
}

const OWN_SENTENCES: Readonly<Partial<Record<Step, Effect['do']>>> = {
  range: 'maneuver',
  strike: 'strike',
  press: 'press',
  damage: 'prevent',
};

export function addUses(g: G, seat: Seat, step: Step, pieces: Piece[]): void {
  const bits = stepBit(step);
  for (const card of usableCards(g, seat)) {
    if ((timingOfCard(g, card).use & bits) === 0 && playOf(g, card).merged === undefined) continue;
    if (hasLegalUse(g, seat, card, step)) pieces.push({ say: 'uses', card });
  }
  for (const { card, minion, ability } of g.state.allowed)
    if (!hasOwnSentence(ability, step) && whyNotUse(g, seat, minion, ability, step) === undefined)
      pieces.push({ say: 'uses', card });
}

/** The uses of a card, and the card that has them: of a card that allows a minion something, the minion. */
function usesOf(g: G, seat: Seat, card: CardId): { readonly abilities: readonly Ability[]; readonly of: CardId } {
  for (const allowed of g.state.allowed)
    if (allowed.card === card && controllerOf(g, allowed.minion) === seat)
      return { abilities: [allowed.ability], of: allowed.minion };
  return { abilities: abilitiesOf(g, card), of: card };
}

/** The abilities of a card in play that its controller can use now, by index. */
function legalUses(g: G, seat: Seat, card: CardId, step: Step): number[] {
  return abilitiesOf(g, card).flatMap((ability, index) => (isLegalUse(g, seat, card, ability, step) ? [index] : []));
}

function hasLegalUse(g: G, seat: Seat, card: CardId, step: Step): boolean {
  for (const ability of abilitiesOf(g, card)) if (isLegalUse(g, seat, card, ability, step)) return true;
  return false;
}

function isLegalUse(g: G, seat: Seat, card: CardId, ability: Ability, step: Step): boolean {
  return (
    'use' in ability &&
    ability.when.includes(step) &&
    !hasOwnSentence(ability, step) &&
    whyNotUse(g, seat, card, ability, step) === undefined
  );
}

/**
 * The player who may use it: the card's controller, the controller of the vampire it is on, or that of the acting
 * minion.
 */
function userOf(g: G, card: CardId, ability: Activated): Seat {
  const { at, play } = cardOf(g, card);
  if (ability.by === 'acting') return g.state.action?.seat ?? at;
  return ability.user === 'controller of bearer' && play && play.on !== undefined ? controllerOf(g, play.on) : at;
}

function isUser(g: G, seat: Seat, card: CardId, ability: Activated): boolean {
  if (ability.user === 'others') return cardOf(g, card).at !== seat;
  return ability.user === 'anybody' || userOf(g, card, ability) === seat;
}

/** Why an ability of a card in play cannot be used now. */
export function whyNotUse(g: G, seat: Seat, card: CardId, ability: Activated, step: Step): string | undefined {
  const { play } = cardOf(g, card);
  if (!play || !isUser(g, seat, card, ability)) return 'V-GEN-017';
  const scene = useScene(g, seat, card, ability);
  const own = g.state.turn === seat;
  const cost = ability.cost ?? {};
  const user = scene.minion;
  return (
    (ability.when.includes(step) ? undefined : 'V-GEN-001') ??
    forbid('V-GEN-001', ability.turn === 'own' && !own) ??
    forbid('V-GEN-001', ability.turn === 'other' && own) ??
    // V-GEN-020 "lock X to do Y" needs X to be unlocked; V-GEN-021 a minion that has been woken counts as locked for that.
    forbid(play.marks.includes('awake') ? 'V-GEN-021' : 'V-GEN-020', cost.lock === true && play.locked) ??
    forbid(
      'V-GEN-028',
      ability.by !== undefined && ability.by !== 'controller' && (user === undefined || !isUpToIt(g, user)),
    ) ??
    // V-GEN-019 "during X, do Y" is once per X for that card.
    forbid('V-GEN-019', ability.once !== undefined && usedAlready(g, card, ability)) ??
    // An ability that can be used once in a combat can be used in a combat only.
    forbid('V-GEN-019', (ability.once === 'combat' || ability.once === 'round') && g.state.combat === undefined) ??
    forbid('V-INF-001', (cost.transfers ?? 0) > playerOf(g, seat).transfers) ??
    forbid('V-CARD-010', (cost.pool as number) > playerOf(g, seat).pool) ??
    forbid('V-CARD-010', cost.poolEach !== undefined && poolEach(g, scene, cost.poolEach) > playerOf(g, seat).pool) ??
    forbid(
      'V-CARD-010',
      typeof cost.blood === 'number' && user !== undefined && (cardOf(g, user).play?.counters ?? 0) < cost.blood,
    ) ??
    forbid('V-CARD-010', (cost.life ?? 0) > play.counters || (cost.counters ?? 0) > play.counters) ??
    forbid('V-IMB-009', (cost.conviction ?? 0) > convictionsOn(g, user)) ??
    forbid('V-MAS-003', cost.masterAction === true && playerOf(g, seat).masterActions < 1) ??
    forbid('V-DIS-001', cost.discardAction === true && playerOf(g, seat).discardActions < 1) ??
    forbid('V-CARD-010', cost.edge === true && g.state.edge !== seat) ??
    forbid('V-CARD-010', cost.discardAtRandom === true && playerOf(g, seat).zones.hand.length === 0) ??
    forbid(
      'V-CARD-010',
      cost.discard !== undefined && candidates(g, scene, { ...cost.discard, in: 'hand', of: 'you' }).length === 0,
    ) ??
    whyNotUseAs(g, ability, user, step) ??
    whyNotPreventFor(g, scene, ability.effects) ??
    forbid('V-EFF-008', play.marks.includes('stolen this round')) ??
    forbid('V-GEN-001', isEquipmentBarred(g, card)) ??
    (user === undefined ? undefined : whyNotInCombat(g, ability.effects, user, step)) ??
    forbid('V-GEN-001', ability.conditions !== undefined && !allHold(g, scene, ability.conditions)) ??
    whyNoTarget(g, scene, ability.choose ?? [])
  );
}

/**
 * V-AMB-34 A minion that does something must be ready, except for a vampire in torpor in its own action (V-TOR-005).
 */
function isUpToIt(g: G, user: CardId): boolean {
  return isReady(g, user) || (cardOf(g, user).place === 'torpor' && g.state.action?.by === user);
}

/** The cost for each card of a kind. */
function poolEach(g: G, scene: Scene, filter: Filter): number {
  return candidates(g, scene, filter).length;
}

/** V-DMG-002 A minion that prevents another one's damage needs some that it can prevent. */
function whyNotPreventFor(g: G, scene: Scene, effects: readonly Effect[]): string | undefined {
  const effect = effects.find((each) => each.do === 'prevent');
  if (effect?.do !== 'prevent' || !effect.for) return undefined;
  const { damage } = g.state;
  return forbid(
    'V-GEN-001',
    !damage ||
      !matches(g, scene, effect.for, damage.target) ||
      pointsOf(damage.parts, (part) => isMeant(effect, part)) === 0,
  );
}

/** V-IMB-015 An effect with a card-type icon is used like a card of that type. */
function whyNotUseAs(g: G, ability: Activated, user: CardId | undefined, step: Step): string | undefined {
  for (const effect of possibleEffects(ability.effects))
    if (
      effect.do === 'modify' &&
      effect.stat === 'intercept' &&
      !takes(effect.amount) &&
      (effect.of === undefined || effect.of === 'blocker')
    ) {
      const minion = effect.of === 'blocker' ? g.state.action?.blocker : user;
      const why = minion === undefined ? undefined : forbid('V-STL-004', !interceptNeeded(g, minion, step));
      if (why) return why;
    } else if (
      effect.do === 'modify' &&
      effect.stat === 'stealth' &&
      !takes(effect.amount) &&
      ability.when.includes('block attempt')
    ) {
      const why = forbid('V-STL-003', !stealthNeeded(g, step));
      if (why) return why;
    }
  if (ability.as === undefined) return undefined;
  return forbid('V-IMB-015', user === undefined || !mayUseAs(g, ability, user));
}

/** With those that depend on a condition; few uses have any. */
function possibleEffects(effects: readonly Effect[]): readonly Effect[] {
  if (!effects.some((effect) => effect.do === 'if')) return effects;
  return effects.flatMap((effect) =>
    effect.do === 'if' ? [...possibleEffects(effect.effects), ...possibleEffects(effect.else ?? [])] : [effect],
  );
}

/** Stealth that is taken away is no stealth that must be needed (V-STL-003). */
function takes(amount: Amount): boolean {
  return typeof amount === 'number' && amount < 0;
}

function mayUseAs(g: G, ability: Activated, user: CardId): boolean {
  const { action, combat } = g.state;
  switch (ability.as) {
    case 'reaction': {
      if (!action || action.seat === controllerOf(g, user) || !isReady(g, user)) return false;
      const { locked } = playOf(g, user);
      return ability.byLocked ? locked : !locked || hasMark(g, user, 'awake');
    }
    case 'action modifier':
      return action?.by === user;
    case 'combat':
      return combat?.acting === user || combat?.opposing === user;
    default:
      return true;
  }
}

function usedAlready(g: G, card: CardId, ability: Activated): boolean {
  const { on } = playOf(g, card);
  if (ability.onceFor === 'name') return g.state.action?.played.some(({ name }) => name === nameKey(g, card)) === true;
  if (ability.onceFor === 'bearer' && on !== undefined)
    return playOf(g, on).did.includes(`${ability.once}:${defOf(g, card).name}`);
  return playOf(g, card).did.includes(`${ability.once}:${ability.use}`);
}

/** The key under which the use of one of several cards of a name is remembered in the action. */
function nameKey(g: G, card: CardId): string {
  return `use:${defOf(g, card).name}`;
}

/** Remembers a use that is limited, on the card or, if all its copies count together, on the minion that has them. */
function noteUse(g: G, card: CardId, ability: Activated): void {
  const { did, on } = playOf(g, card);
  if (ability.onceFor === 'name')
    g.state.action?.played.push({ minion: card, name: nameKey(g, card), reaction: false });
  else if (ability.onceFor === 'bearer' && on !== undefined)
    playOf(g, on).did.push(`${ability.once}:${defOf(g, card).name}`);
  else did.push(`${ability.once}:${ability.use}`);
}

function useScene(g: G, seat: Seat, card: CardId, { by }: Activated): Scene {
  const { play } = cardOf(g, card);
  const own = isVampire(g, card) || isAlly(g, card) ? card : play?.on;
  const minion = by === 'acting' ? g.state.action?.by : own;
  return { seat, minion, card, chosen: play && play.chosen !== undefined ? { target: [play.chosen] } : {}, x: 0 };
}

export function useNext(g: G, seat: Seat, step: Step, card: CardId, prefix: Path): readonly Piece[] {
  const { abilities, of } = usesOf(g, seat, card);
  let at = 1;
  const several = abilities.filter((each) => 'use' in each).length > 1;
  if (several && prefix.length === at)
    return legalUses(g, seat, card, step).map((index) => ({
      say: 'choosing mode',
      word: useName(abilities[index] as Activated),
    }));
  const ability = (
    several
      ? abilities.find((each) => 'use' in each && useName(each) === prefix[at]?.word)
      : abilities.find((each) => 'use' in each)
  ) as Activated;
  if (several) at++;
  const scene: Scene = { ...useScene(g, seat, of, ability), card };
  const rest = prefix.slice(at);
  const discards = ability.cost?.discard;
  const chooses = ability.choose ?? [];
  const pieces = chooseNext(g, scene, chooses, rest);
  if (pieces.length > 0) return pieces;
  const { used } = readChoices(chooses, rest);
  if (!discards) return convictionPayment(g, scene.minion, ability.cost?.conviction ?? 0, rest.slice(used));
  return rest.length > used
    ? []
    : candidates(g, scene, { ...discards, in: 'hand', of: 'you' }).map((each) => ({ say: 'discarding', card: each }));
}

export function useName(ability: Activated): string {
  return ability.level ?? ability.use;
}

/** Uses an ability of a card in play. */
export function* useCard(g: G, seat: Seat, path: Path): Procedure {
  const { ability, scene } = payUse(g, seat, path);
  if (g.state.dying.length > 0) yield* g.chapters.settleOusting(g);
  if (!playerOf(g, seat).ousted) yield* perform(g, scene, ability.effects);
}

/** Reads which ability is used, and pays for it. */
export function payUse(g: G, seat: Seat, path: Path): { readonly ability: Activated; readonly scene: Scene } {
  const card = (path[0] as Piece).card as CardId;
  const { abilities, of } = usesOf(g, seat, card);
  const several = abilities.filter((each) => 'use' in each).length > 1;
  const ability = (
    several
      ? abilities.find((each) => 'use' in each && useName(each) === path[1]?.word)
      : abilities.find((each) => 'use' in each)
  ) as Activated;
  const rest = path.slice(several ? 2 : 1);
  const { chosen } = readChoices(ability.choose ?? [], rest);
  const base = useScene(g, seat, of, ability);
  const scene: Scene = { ...base, card, chosen: { ...base.chosen, ...chosen } };
  g.emit({ type: 'used', seat, card: refer(g.state, card, true) });
  if (ability.once) noteUse(g, of, ability);
  const cost = ability.cost ?? {};
  if (cost.lock) lock(g, card);
  if (cost.masterAction) playerOf(g, seat).masterActions--;
  if (cost.discardAction) playerOf(g, seat).discardActions--;
  if (cost.transfers) playerOf(g, seat).transfers -= cost.transfers;
  payCost(
    g,
    { seat, card, mode: 0, minion: scene.minion, chosen: { ...chosen, conviction: convictionsNamed(rest) }, x: 0 },
    cost,
  );
  if (cost.poolEach) burnPool(g, seat, poolEach(g, scene, cost.poolEach));
  if (cost.counters) burnBlood(g, card, cost.counters);
  if (cost.life) burnBlood(g, card, cost.life);
  const { hand } = playerOf(g, seat).zones;
  const discarded = cost.discardAtRandom
    ? hand[randomBelow(g.state.random, hand.length)]
    : rest.find((piece) => piece.say === 'discarding')?.card;
  if (discarded !== undefined) {
    burn(g, discarded);
    replaceCard(g, seat, undefined);
  }
  if (cost.burnThis && cardOf(g, card).play) burn(g, card);
  return { ability, scene };
}
