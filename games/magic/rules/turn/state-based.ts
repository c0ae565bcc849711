/** State-based actions (M-X-048 to M-X-052): done at once, again and again until none applies. */
import { ask, type CardId, oneOf, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { isProtectedFrom, names, toBeDestroyed } from '../changes/damage.ts';
import { moveCards } from '../changes/zones.ts';
import { fits } from '../facts/filters.ts';
import { holds, inTurnOrder, scopeOf } from '../facts/scope.ts';
import { boardOf, changed, isCreature, kindsOf, type Traits, traitsOf } from '../facts/traits.ts';
import { fighting, removeFromCombat } from '../state/combat-state.ts';
import { ARTIFACT, CREATURE, ENCHANTMENT, PLANESWALKER } from '../state/faces.ts';
import {
  cardOf,
  defOf,
  type G,
  isCurrent,
  type Permanent,
  permanentOf,
  playerOf,
  refTo,
  type State,
} from '../state/state.ts';

/** Returns true if anything was done. */
export function* stateBasedActions(g: G): Procedure<boolean> {
  let any = false;
  for (let { unsettled } = g.state; unsettled !== 'nothing'; unsettled = g.state.unsettled) {
    g.state.unsettled = 'nothing';
    if (yield* once(g, unsettled)) any = true;
  }
  return any;
}

function* once(g: G, unsettled: State['unsettled']): Procedure<boolean> {
  endEffects(g);
  let done = losePlayers(g);
  // Permanents need not be checked if the events cannot concern them.
  if ((unsettled === 'battlefield' || boardOf(g).looksElsewhere) && (yield* settlePermanents(g))) done = true;
  return ceaseTokens(g) || done;
}

function* settlePermanents(g: G): Procedure<boolean> {
  let done = false;
  // M-X-067 A permanent that is no longer a creature is removed from combat.
  for (const id of fighting(g.state.combat)) if (!isCreature(g, id)) removeFromCombat(g, id);
  const dead = new Set<CardId>();
  const doomed: CardId[] = [];
  const singular: CardId[] = [];
  for (const id of g.state.battlefield) {
    const traits = traitsOf(g, id);
    const permanent = permanentOf(g, id);
    if (permanent.held !== traits.controller) noteControl(g, id, permanent, traits.controller);
    if ((traits.types & CREATURE) !== 0) {
      // M-X-049, M-KEY-009 This is no destruction.
      if (traits.toughness <= 0) dead.add(id);
      else if (isDestroyed(traits, permanent)) doomed.push(id);
    }
    // M-X-091
    const isPlaneswalker = (traits.types & PLANESWALKER) !== 0;
    if (isPlaneswalker && permanent.loyalty <= 0) dead.add(id);
    if (isPlaneswalker || traits.supertypes.includes('legendary')) singular.push(id);
    if (isFallenAura(g, id, traits)) dead.add(id);
    if (permanent.attachedTo !== undefined && isLooseEquipment(g, id, traits)) {
      permanent.attachedTo = undefined;
      changed(g);
      done = true;
    }
    // M-X-052
    const pairs = Math.min(permanent.plus, permanent.minus);
    if (pairs > 0) {
      permanent.plus -= pairs;
      permanent.minus -= pairs;
      changed(g);
      done = true;
    }
    permanent.deathtouched = false;
  }
  for (const id of yield* superfluous(g, singular)) dead.add(id);
  const shielded = doomed.filter((id) => !dead.has(id));
  const before = shieldsOf(g, shielded);
  for (const id of yield* toBeDestroyed(g, shielded)) dead.add(id);
  if (shieldsOf(g, shielded) !== before) done = true;
  if (dead.size > 0) {
    moveCards(
      g,
      [...dead].map((card) => ({ card, to: 'graveyard' })),
    );
    done = true;
  }
  return done;
}

function shieldsOf(g: G, ids: readonly CardId[]): number {
  let sum = 0;
  for (const id of ids) sum += cardOf(g, id).permanent?.shields ?? 0;
  return sum;
}

/** M-CBT-014, M-X-050 */
function isDestroyed(
  { toughness }: Traits,
  { damage, deathtouched }: { damage: number; deathtouched: boolean },
): boolean {
  return damage >= toughness || deathtouched;
}

/** M-ACT-019, M-X-071, M-X-070 True for an Aura without a host, or with one that it cannot enchant. */
function isFallenAura(g: G, id: CardId, traits: Traits): boolean {
  if ((traits.types & ENCHANTMENT) === 0) return false;
  const { enchant } = defOf(g, id);
  if (enchant === undefined) return false;
  const { attachedTo } = permanentOf(g, id);
  if (attachedTo === undefined || cardOf(g, attachedTo).zone !== 'battlefield') return true;
  const host = traitsOf(g, attachedTo);
  if (!fits(g, enchant, attachedTo, host, scopeOf(traits.controller, refTo(g, id)))) return true;
  return host.protections.some((each) => !each.keepsAuras && names(each, traits));
}

/** M-ACT-021, M-X-073 True for an Equipment on an object that it cannot equip, or that has become a creature. */
function isLooseEquipment(g: G, id: CardId, traits: Traits): boolean {
  if (defOf(g, id).enchant !== undefined || (traits.types & ARTIFACT) === 0) return false;
  if ((traits.types & CREATURE) !== 0) return true;
  const host = permanentOf(g, id).attachedTo as CardId;
  const { types } = kindsOf(g, host);
  return (types & CREATURE) === 0 || isProtectedFrom(traitsOf(g, host), traits);
}

/** M-X-051 Legendary permanents of one name, M-X-093 and planeswalkers of one type: their player keeps one. */
function* superfluous(g: G, singular: readonly CardId[]): Procedure<readonly CardId[]> {
  if (singular.length < 2) return [];
  const groups = new Map<string, CardId[]>();
  const add = (key: string, id: CardId): void => void groups.set(key, [...(groups.get(key) ?? []), id]);
  for (const id of singular) {
    const { controller, supertypes, types, subtypes } = kindsOf(g, id);
    const isPlaneswalker = (types & PLANESWALKER) !== 0;
    const byName = supertypes.includes('legendary') || (isPlaneswalker && g.settings.planeswalkers === 'by name');
    if (byName) add(`${controller} ${defOf(g, id).name}`, id);
    if (isPlaneswalker && g.settings.planeswalkers === 'by type')
      for (const subtype of subtypes) add(`${controller} type ${subtype}`, id);
  }
  const gone: CardId[] = [];
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const [piece] = yield* ask({
      seat: kindsOf(g, group[0] as CardId).controller,
      step: g.state.step,
      about: { say: 'keep one', card: group[0] as CardId },
      next: oneOf(group.map((card): Piece => ({ say: 'keeps one', card }))),
    });
    gone.push(...group.filter((id) => id !== piece?.card));
  }
  return gone;
}

/** M-X-012 Tokens elsewhere than on the battlefield cease to exist. */
function ceaseTokens(g: G): boolean {
  const { fading } = g.state;
  if (fading.length === 0) return false;
  g.state.fading = [];
  moveCards(
    g,
    fading.map((card) => ({ card, to: 'gone' })),
  );
  return true;
}

/** M-X-004, M-X-005, M-X-006 All who lose do so at the same time. */
function losePlayers(g: G): boolean {
  const losing = inTurnOrder(g, g.state.turn).filter((seat) => {
    const { life, overdrawn, conceded } = playerOf(g, seat);
    return life <= 0 || overdrawn || conceded;
  });
  for (const seat of losing) {
    playerOf(g, seat).lost = true;
    g.emit({ type: 'lost', seat });
  }
  for (const seat of losing) leaveGame(g, seat);
  return losing.length > 0;
}

/** Where more than two play, everything of a player who has lost leaves the game. */
function leaveGame(g: G, seat: Seat): void {
  const { state } = g;
  if (inTurnOrder(g, 0).length < 2) return;
  state.stack = state.stack.filter((item) => item.seat !== seat);
  const owned = state.cards.flatMap(({ owner, zone }, id) => (owner === seat && zone !== 'gone' ? [id as CardId] : []));
  moveCards(
    g,
    owned.map((card) => ({ card, to: 'gone' })),
  );
  state.waiting = state.waiting.filter((each) => each.seat !== seat);
  state.delayed = state.delayed.filter((each) => each.seat !== seat);
}

/** M-X-085 An effect that lasts as long as a condition holds ends for good with it. */
function endEffects(g: G): void {
  const { state } = g;
  if (!state.lasting.some(({ until }) => until === 'while')) return;
  const kept = state.lasting.filter(
    ({ while: condition, seat, source }) => !condition || holds(g, condition, scopeOf(seat, source)),
  );
  if (kept.length === state.lasting.length) return;
  state.lasting = kept;
  changed(g);
}

/** M-X-053, M-X-067 A permanent whose controller changes is summoning sick, and out of combat. */
function noteControl(g: G, id: CardId, permanent: Permanent, controller: Seat): void {
  permanent.held = controller;
  permanent.sick = true;
  removeFromCombat(g, id);
  g.emit({ type: 'control', card: refer(g.state, id, true), seat: controller });
}

/** Forgets lasting effects whose objects are gone. */
export function forgetGone(g: G): void {
  const { state } = g;
  const kept = state.lasting.filter(({ objects }) => objects.some((each) => isCurrent(g, each)));
  if (kept.length === state.lasting.length) return;
  state.lasting = kept;
  changed(g);
}
