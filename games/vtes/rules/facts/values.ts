/** Values of cards and players, and the amounts in card texts: computed on demand, never stored. */

import type { CardId, Seat } from '@praxis/engine';
import type { Ability, Amount, Stat } from '../../cards/language.ts';
import type { Combat } from '../state/combat.ts';
import { cardOf, defOf, type G, type Lasting, playerOf } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { capacityAsVampire } from './allies.ts';
import { hasCast } from './ballots.ts';
import { controllerOf, hasTrait, isInPlay, isMonster, isType, isVampire, playersOf } from './cards.ts';
import { allHold } from './conditions.ts';
import { candidates, matches } from './filters.ts';
import { namedCounters } from './named-counters.ts';
import { abilitiesOf, clanOf } from './printed.ts';
import { lostBearer, refOf, seatsOf } from './references.ts';
import { type Scene, sceneOf } from './scenes.ts';
import { clockwiseFrom, predatorOf, preyOf } from './seats.ts';
import { cardsInPlay, reachingCards } from './tabletop.ts';
import { ownVotes, titleOf } from './titles.ts';

/** The sum of everything that changes a value of a card: its own text, cards on it, lasting effects, texts of other cards. */
export function bonus(g: G, id: CardId, stat: Stat): number {
  let sum = bonusFromCards(g, id, stat);
  for (const effect of g.state.lasting)
    if (effect.stat === stat && (effect.card === id || isOneOf(g, effect, id)) && counts(g, effect))
      sum += effect.amount;
  return sum;
}

/** True if the effect is on all such cards, and this is one of them now. */
function isOneOf(g: G, { cards, source }: Lasting, id: CardId): boolean {
  if (cards === undefined || !isInPlay(g, id)) return false;
  return matches(g, { seat: cards.seat, minion: cards.minion, card: source, chosen: {}, x: 0 }, cards.filter, id);
}

/** The part of it that is written on cards in play. */
export function bonusFromCards(g: G, id: CardId, stat: Stat): number {
  if (!isSaid(g, stat)) return 0;
  let sum = own(g, id, stat) + fromTable(g, id, stat);
  const { play } = cardOf(g, id);
  if (play) for (const each of play.with) sum += fromAttached(g, id, each, stat);
  return sum;
}

/** An effect may last for a while and count only under conditions. */
export function counts(g: G, effect: Lasting): boolean {
  if (!effect.while) return true;
  const { card, source } = effect;
  return allHold(
    g,
    {
      seat: card === undefined ? (effect.seat as Seat) : cardOf(g, card).at,
      minion: card,
      card: source,
      chosen: effect.chosen ?? {},
      x: 0,
    },
    effect.while,
  );
}

/** V-ACT-010, V-GEN-029, V-AMB-04 A modifier increases the bleed of the action and counts against the limit. */
export function isBleedModified(g: G): boolean {
  const by = g.state.action?.by;
  if (by === undefined) return false;
  for (const effect of g.state.lasting)
    if (effect.limited && effect.stat === 'bleed' && effect.card === by && counts(g, effect)) return true;
  return false;
}

function own(g: G, id: CardId, stat: Stat): number {
  let sum = 0;
  for (const ability of abilitiesOf(g, id))
    if (
      'always' in ability &&
      ability.always === 'modify' &&
      ability.stat === stat &&
      (ability.of === undefined || ability.of === 'this')
    )
      sum += counted(g, ability, sceneOf(g, id));
  return sum;
}

/** V-IMB-016 An ability that is always active works whether or not the card is locked. */
function fromAttached(g: G, _id: CardId, attached: CardId, stat: Stat): number {
  let sum = 0;
  for (const ability of abilitiesOf(g, attached))
    if ('always' in ability && ability.always === 'modify' && ability.stat === stat && ability.of === 'bearer')
      sum += counted(g, ability, sceneOf(g, attached));
  return sum;
}

function counted(g: G, ability: Extract<Ability, { readonly always: 'modify' }>, scene: Scene): number {
  return ability.if && !allHold(g, scene, ability.if) ? 0 : amountOf(g, scene, ability.amount);
}

function fromTable(g: G, id: CardId, stat: Stat): number {
  let sum = 0;
  for (const source of reachingCards(g))
    for (const ability of abilitiesOf(g, source)) {
      if (
        !('always' in ability) ||
        ability.always !== 'modify' ||
        ability.stat !== stat ||
        typeof ability.of !== 'object'
      )
        continue;
      const scene = sceneOf(g, source);
      if (matches(g, scene, ability.of, id) && !isSpared(g, source, id)) sum += counted(g, ability, scene);
    }
  return sum;
}

/** Some minions are not affected by Gehenna events. */
export function isSpared(g: G, source: CardId | undefined, id: CardId): boolean {
  if (source === undefined || !isType(g, source, 'event') || !hasTrait(g, source, 'Gehenna')) return false;
  return cardOf(g, id).play !== undefined && has(g, id, 'immune to Gehenna events');
}

/** The sum of all changes to a value of a player: `hand size`, `transfers`, `master actions`, `discard actions`. */
export function playerBonus(g: G, seat: Seat, stat: Stat): number {
  let sum = isSaid(g, stat) ? playerBonusFromCards(g, seat, stat) : 0;
  for (const effect of g.state.lasting)
    if (effect.seat === seat && effect.card === undefined && effect.stat === stat && counts(g, effect))
      sum += effect.amount;
  return sum;
}

function playerBonusFromCards(g: G, seat: Seat, stat: Stat): number {
  let sum = 0;
  for (const id of cardsInPlay(g, seat))
    for (const ability of abilitiesOf(g, id))
      if ('always' in ability && ability.always === 'modify' && ability.stat === stat && ability.of === 'controller')
        sum += counted(g, ability, sceneOf(g, id));
  for (const id of reachingCards(g))
    for (const ability of abilitiesOf(g, id))
      if (
        'always' in ability &&
        ability.always === 'modify' &&
        ability.stat === stat &&
        (ability.of === 'everybody' ||
          (ability.of === 'players' && playersOf(g, id).includes(seat)) ||
          (ability.of === 'prey' && preyOf(g, cardOf(g, id).at) === seat))
      )
        sum += counted(g, ability, ability.of === 'everybody' ? { ...sceneOf(g, id), seat } : sceneOf(g, id));
  return sum + (g.state.combat ? fromOpponents(g, g.state.combat, seat, stat) : 0);
}

/** The change of a player's value by cards of the minions that his minion is fighting. */
function fromOpponents(g: G, { fighters }: Combat, seat: Seat, stat: Stat): number {
  let sum = 0;
  fighters.forEach(({ card }, who) => {
    if (fighters[who === 0 ? 1 : 0].seat !== seat) return;
    for (const id of [card, ...(cardOf(g, card).play?.with ?? [])])
      for (const ability of abilitiesOf(g, id))
        if ('always' in ability && ability.always === 'modify' && ability.stat === stat)
          if (ability.of === 'controller of opposing') sum += counted(g, ability, sceneOf(g, id));
  });
  return sum;
}

/** V-MAS-009 to V-MAS-011, V-DIA-006 Discipline masters raise the capacity; V-IMB-025 an Imbued's cost counts as its capacity. */
export function capacityOf(g: G, id: CardId): number {
  // V-ALV-005 An ally's capacity matters only for cards that it plays as a vampire.
  const printed = defOf(g, id).capacity ?? capacityAsVampire(g, id);
  const { play } = cardOf(g, id);
  if (!play) return printed;
  let sum = printed;
  for (const each of play.with) {
    const def = defOf(g, each);
    if (def.gives) sum += g.edition.disciplineRaisesCapacity === 'always' ? 1 : (def.capacityBonus ?? 0);
  }
  return Math.max(1, sum + bonus(g, id, 'capacity'));
}

/** V-GEN-013 Strictly higher capacity. */
export function isOlder(g: G, id: CardId, than: CardId): boolean {
  return capacityOf(g, id) > capacityOf(g, than);
}

/** V-ACT-005, V-IMB-002 */
export function bleedOf(g: G, id: CardId): number {
  const def = defOf(g, id);
  const base = def.bleed ?? (isVampire(g, id) || def.kind === 'imbued' ? 1 : g.edition.allyDefault);
  return Math.max(0, base + bonus(g, id, 'bleed') - idleEquipment(g, id));
}

/** The bleed from other equipment, in an action through a card that says that it does not count. */
function idleEquipment(g: G, id: CardId): number {
  const { action, lasting } = g.state;
  if (action?.by !== id || action.card === undefined || !has(g, id, 'no bleed from other equipment')) return 0;
  let sum = 0;
  for (const each of cardOf(g, id).play?.with ?? [])
    if (each !== action.card && isType(g, each, 'equipment')) sum += Math.max(0, fromAttached(g, id, each, 'bleed'));
  for (const { card, stat, amount, source } of lasting)
    if (card === id && stat === 'bleed' && source !== undefined && source !== action.card)
      if (isType(g, source, 'equipment')) sum += Math.max(0, amount);
  return sum;
}

/** V-EFF-002, V-IMB-002 */
export function strengthOf(g: G, id: CardId): number {
  const def = defOf(g, id);
  const superior = cardOf(g, id).play?.superior ? def.superiorStrength : undefined;
  const base = superior ?? def.strength ?? (isVampire(g, id) || def.kind === 'imbued' ? 1 : g.edition.allyDefault);
  return Math.max(0, (given(g, id) ?? base) + bonus(g, id, 'strength'));
}

/** The last strength that an effect has given in place of the printed one. */
function given(g: G, id: CardId): number | undefined {
  let amount: number | undefined;
  for (const effect of g.state.lasting)
    if (effect.card === id && effect.stat === 'base strength') amount = effect.amount;
  return amount;
}

/** V-STL-001, V-STL-002 Stealth of the acting minion: inherent to the action, plus additions. */
export function stealthOf(g: G, id: CardId): number {
  const { action } = g.state;
  const hunts = action?.by === id && action.kind === 'hunt' ? stealthOfHunts(g) : 0;
  return (action?.by === id ? action.stealth : 0) + bonus(g, id, 'stealth') + hunts;
}

/** Only lasting effects have it, so only these are checked. */
function stealthOfHunts(g: G): number {
  let sum = 0;
  for (const { stat, amount } of g.state.lasting) if (stat === 'stealth of hunts') sum += amount;
  return sum;
}

/** V-STL-001 */
export function interceptOf(g: G, id: CardId): number {
  return bonus(g, id, 'intercept') + interceptAgainst(g, id);
}

/** The acting minion's effect on the intercept of monsters; only lasting effects have it, so only these are checked. */
function interceptAgainst(g: G, id: CardId): number {
  const { action, lasting } = g.state;
  if (!action) return 0;
  let sum = 0;
  for (const effect of lasting)
    if (effect.stat === 'intercept of monsters' && effect.card === action.by && isMonster(g, id)) sum += effect.amount;
  return sum;
}

/** V-ACT-014 */
export function huntOf(g: G, id: CardId): number {
  return 1 + bonus(g, id, 'hunt');
}

/** V-HAND-001, V-HAND-007 Cards whose replacement waits lower it meanwhile. */
export function handSizeOf(g: G, seat: Seat): number {
  return Math.max(0, playerOf(g, seat).handSize + playerBonus(g, seat, 'hand size'));
}

export function has(g: G, id: CardId, stat: Stat): boolean {
  return bonus(g, id, stat) > 0;
}

/** V-VOT-007 to V-VOT-011, V-VOT-013 The votes a minion brings into every referendum, locked or not. */
export function votesOf(g: G, id: CardId): number {
  const title = titleOf(g, id);
  const votes = title ? (g.edition.titleVotes[title.rank] ?? 0) : 0;
  return Math.max(0, votes + ownVotes(g, id) + bonus(g, id, 'votes'));
}

/** V-VOT-016 One sub-vote for each priscus, and those from other effects. */
export function subVotesOf(g: G, id: CardId): number {
  return Math.max(0, (titleOf(g, id)?.rank === 'priscus' ? 1 : 0) + bonus(g, id, 'sub-votes'));
}

/** The card is equipment, or a weapon, of a minion that can use none now. */
export function isEquipmentBarred(g: G, id: CardId): boolean {
  const bearer = cardOf(g, id).play?.on;
  if (bearer === undefined) return false;
  if (g.state.lasting.length > 0 && isType(g, id, 'equipment') && has(g, bearer, 'no equipment')) return true;
  return isSaid(g, 'cannot use weapons') && hasTrait(g, id, 'weapon') && has(g, bearer, 'cannot use weapons');
}

/** An amount in a card text. */
export function amountOf(g: G, scene: Scene, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return scene.x;
  if (amount === 'margin') return Math.max(0, (g.state.referendum?.for ?? 0) - (g.state.referendum?.against ?? 0));
  if (amount === 'bled') return g.state.action?.bled ?? 0;
  if (amount === 'victory points') return playerOf(g, scene.seat).vp;
  if (amount === 'players') return clockwiseFrom(g, scene.seat).length;
  if (amount === 'damage of strike')
    return g.state.combat?.fighters.find((each) => each.card === scene.minion)?.strike?.damage ?? 0;
  if (amount === 'voters only against')
    return clockwiseFrom(g, scene.seat).filter((seat) => hasCast(g, seat, 'against') && !hasCast(g, seat, 'for'))
      .length;
  if (amount === 'blood lost by opposing')
    return g.state.combat?.fighters.find((each) => each.card !== scene.minion)?.bloodLostToDamage ?? 0;
  if ('plus' in amount) return amount.plus.reduce<number>((sum, each) => sum + amountOf(g, scene, each), 0);
  if ('minus' in amount) return Math.max(0, amountOf(g, scene, amount.minus[0]) - amountOf(g, scene, amount.minus[1]));
  if ('chosenCount' in amount) return (scene.chosen[amount.chosenCount]?.length ?? 0) * (amount.twice ? 2 : 1);
  if ('half' in amount) return Math[amount.up ? 'ceil' : 'floor'](amountOf(g, scene, { plus: amount.half }) / 2);
  if ('clansOf' in amount) {
    const whose = seatsOf(g, scene, amount.of);
    const found = candidates(g, scene, amount.clansOf).filter((id) => whose.includes(controllerOf(g, id)));
    return new Set(found.map((id) => clanOf(g, id)).filter(Boolean)).size;
  }
  if ('least' in amount) return Math.min(...amount.least.map((each) => amountOf(g, scene, each)));
  if ('most' in amount) return Math.max(...amount.most.map((each) => amountOf(g, scene, each)));
  if ('countersOf' in amount) {
    const id = refOf(g, scene, amount.on);
    return id === undefined ? 0 : namedCounters(g, id, amount.countersOf, scene.seat);
  }
  if ('counters' in amount) {
    const id = refOf(g, scene, amount.counters);
    return id === undefined ? 0 : (cardOf(g, id).play?.counters ?? 0);
  }
  if ('recruitCostOf' in amount) {
    const id = refOf(g, scene, amount.recruitCostOf);
    const { pool, blood } = (id === undefined ? undefined : defOf(g, id).cost) ?? {};
    return Number(pool ?? blood ?? 0);
  }
  if ('votesOf' in amount) {
    const id = refOf(g, scene, amount.votesOf);
    const lost = lostBearer(g, scene);
    if (lost && lost.card === id) return lost.votes;
    return id === undefined ? 0 : votesOf(g, id);
  }
  if ('poolOf' in amount)
    return seatsOf(g, scene, amount.poolOf).reduce((sum, seat) => sum + playerOf(g, seat).pool, 0);
  if ('lacking' in amount) {
    const seats = seatsOf(g, scene, amount.lacking);
    return 1 + g.state.doomed.reduce((sum, each) => sum + (seats.includes(each.seat) ? each.debt : 0), 0);
  }
  if ('poolLost' in amount)
    return seatsOf(g, scene, amount.poolLost).reduce((sum, seat) => sum + (g.state.referendum?.losses?.[seat] ?? 0), 0);
  if ('capacityOf' in amount) {
    const id = refOf(g, scene, amount.capacityOf);
    return id === undefined ? 0 : capacityOf(g, id);
  }
  if ('chosen' in amount) return scene.chosen[amount.chosen]?.[0] ?? 0;
  if ('chosenCapacity' in amount) {
    const seat = amount.of === 'you' ? scene.seat : predatorOf(g, scene.seat);
    const id = scene.chosen[amount.chosenCapacity]?.find((each) => controllerOf(g, each as CardId) === seat);
    return id === undefined ? 0 : capacityOf(g, id as CardId);
  }
  if ('ifAny' in amount) return candidates(g, scene, amount.ifAny).length > 0 ? amount.amount : 0;
  const seats = amount.of ? seatsOf(g, scene, amount.of) : clockwiseFrom(g, scene.seat);
  const found = candidates(g, scene, amount.count).filter((id) => seats.includes(controllerOf(g, id))).length;
  return amount.every === undefined ? found : Math.floor(found / amount.every);
}
