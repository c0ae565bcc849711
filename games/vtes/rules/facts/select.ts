/** Who and what a card speaks of: filters, amounts, names. */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { Amount, CardDef, Filter, LibraryType, Mode, Ref, SeatRef } from '../../cards/language.ts';
import type { Combat } from '../state/combat.ts';
import { modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { countsAsVampire } from './allies.ts';
import { asksFor } from './asked.ts';
import { hasCast, hasVoted } from './ballots.ts';
import { couldBlock, facedBy } from './blocking.ts';
import {
  controllerOf,
  hasMark,
  hasTrait,
  isAlly,
  isImbued,
  isInPlay,
  isMinion,
  isMonster,
  isType,
  isUncontrolled,
  isVampire,
  startingLife,
} from './cards.ts';
import { circleMeant, circleOf } from './circles.ts';
import { isUnique } from './contests.ts';
import { hasEntered } from './entered.ts';
import { namedCounters } from './named-counters.ts';
import { namedWord } from './named-values.ts';
import { clanOf, disciplineOf, hasEffect } from './printed.ts';
import type { Scene } from './scenes.ts';
import { clockwiseFrom, predatorOf, preyOf } from './seats.ts';
import { isOfSect } from './sects.ts';
import { hasDiablerized, hasFallenFromAnother } from './since-last-turn.ts';
import { isKept } from './stored.ts';
import { cardsInPlay, keptCards } from './tabletop.ts';
import { hasTitle, isTitled, whyNotHold } from './titles.ts';
import { bleedOf, capacityOf, votesOf } from './values.ts';

export function refOf(g: G, scene: Scene, ref: Ref): CardId | undefined {
  const { action, combat, playing } = g.state;
  switch (ref) {
    case 'self':
      return scene.minion;
    case 'this':
      return scene.card;
    case 'bearer':
      return scene.card === undefined ? undefined : cardOf(g, scene.card).play?.on;
    case 'acting':
      return action?.by ?? combat?.acting;
    case 'blocker':
      return action?.blocker;
    case 'opposing':
      return opposingOf(g, scene, combat ?? g.state.fought);
    case 'weapon':
      return combat?.fighters.find((each) => each.card === scene.minion)?.strike?.weapon;
    case 'played':
      return playing?.card;
    case 'playing':
      return playing?.minion;
    case 'remembered':
      return scene.card === undefined ? undefined : cardOf(g, scene.card).play?.second;
    case 'concerned':
      return g.state.concerned?.card;
    case 'its opponent':
      return g.state.concerned?.opponent;
    case 'action card':
      return action?.card;
    case 'top of crypt':
      return playerOf(g, scene.seat).zones.crypt.at(-1);
    case 'top of library':
      return playerOf(g, scene.seat).zones.library.at(-1);
    default:
      return scene.chosen[ref.slice(4)]?.[0] as CardId | undefined;
  }
}

/** Whom the minion fights; for one outside the combat whom the minion of its controller fights. */
function opposingOf(g: G, { minion, seat }: Scene, combat: Combat | undefined): CardId | undefined {
  if (!combat) return undefined;
  const { acting, opposing } = combat;
  if (minion === acting) return opposing;
  return minion !== opposing && cardOf(g, acting).at === seat ? opposing : acting;
}

export function refsOf(g: G, scene: Scene, ref: Ref): CardId[] {
  if (ref.startsWith('the ')) return (scene.chosen[ref.slice(4)] ?? []) as CardId[];
  const id = refOf(g, scene, ref);
  return id === undefined ? [] : [id];
}

export function seatsOf(g: G, scene: Scene, ref: SeatRef): Seat[] {
  switch (ref) {
    case 'you':
      return [scene.seat];
    case 'turn player':
      return [g.state.turn];
    case 'prey':
      return [preyOf(g, scene.seat)];
    case 'predator':
      return [predatorOf(g, scene.seat)];
    case 'predator of predator':
      return [predatorOf(g, predatorOf(g, scene.seat))];
    case 'acting player':
      return g.state.action ? [g.state.action.seat] : [];
    case 'target player':
      return g.state.action?.targets ?? [];
    case 'each':
      return clockwiseFrom(g, g.state.turn);
    case 'each other':
      return clockwiseFrom(g, g.state.turn).filter((seat) => seat !== scene.seat);
    case 'voters against':
      return clockwiseFrom(g, g.state.turn).filter((seat) => hasCast(g, seat, 'against'));
    case 'others only for':
      return clockwiseFrom(g, g.state.turn).filter(
        (seat) => seat !== scene.seat && hasCast(g, seat, 'for') && !hasCast(g, seat, 'against'),
      );
    default:
      // The controller of whom it fought is who controlled it then.
      if (ref === 'controller of opposing' && (g.state.combat ?? g.state.fought))
        return ((g.state.combat ?? g.state.fought) as Combat).fighters
          .filter(({ card }) => card === refOf(g, scene, 'opposing'))
          .map((each) => each.seat);
      if (ref.startsWith('all but ')) {
        const chosen = scene.chosen[ref.slice('all but the '.length)] ?? [];
        return clockwiseFrom(g, g.state.turn).filter((seat) => !chosen.includes(seat));
      }
      // What has left may be nobody's any more.
      if (ref === 'controller of concerned') return g.state.concerned ? [g.state.concerned.seat] : [];
      if (ref === 'controller of its opponent')
        return g.state.concerned?.opponentSeat === undefined ? [] : [g.state.concerned.opponentSeat];
      if (ref.startsWith('controller of '))
        return refsOf(g, scene, ref.slice('controller of '.length) as Ref).map((id) => controllerOf(g, id));
      return [...(scene.chosen[ref.slice(4)] ?? [])];
  }
}

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
  if ('least' in amount) return Math.min(...amount.least.map((each) => amountOf(g, scene, each)));
  if ('most' in amount) return Math.max(...amount.most.map((each) => amountOf(g, scene, each)));
  if ('counters' in amount) {
    const id = refOf(g, scene, amount.counters);
    return id === undefined ? 0 : (cardOf(g, id).play?.counters ?? 0);
  }
  if ('votesOf' in amount) {
    const id = refOf(g, scene, amount.votesOf);
    return id === undefined ? 0 : votesOf(g, id);
  }
  if ('poolOf' in amount)
    return seatsOf(g, scene, amount.poolOf).reduce((sum, seat) => sum + playerOf(g, seat).pool, 0);
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
  return candidates(g, scene, amount.count).filter((id) => seats.includes(controllerOf(g, id))).length;
}

function isKind(g: G, scene: Scene, id: CardId, kind: NonNullable<Filter['is']>): boolean {
  const def = defOf(g, id);
  switch (kind) {
    case 'minion':
      return isMinion(g, id);
    case 'vampire':
      // V-ALV-001 An ally that plays the card as a vampire counts as one for it.
      return isVampire(g, id) || (id === scene.minion && countsAsVampire(g, id, scene.card));
    case 'monster':
      return isMonster(g, id);
    case 'ally':
      return isAlly(g, id);
    case 'imbued':
      return isImbued(g, id);
    case 'crypt card':
      return def.kind !== 'library';
    case 'library card':
      return def.kind === 'library';
    case 'card':
      return true;
    case 'weapon':
      return isType(g, id, 'equipment') && hasTrait(g, id, 'weapon');
    case 'location':
    case 'trophy':
      return hasTrait(g, id, kind);
    default:
      return isType(g, id, kind);
  }
}

function isThere(g: G, id: CardId, place: NonNullable<Filter['in']>): boolean {
  const card = cardOf(g, id);
  switch (place) {
    case 'ready or torpor':
      return card.place === 'ready' || card.place === 'torpor';
    case 'in play':
      return isInPlay(g, id);
    case 'ash heap':
      return card.place === 'ash_heap';
    case 'kept':
      return isKept(card);
    case 'uncontrolled':
      return isUncontrolled(g, id);
    case 'anywhere':
      return true;
    default:
      return card.place === place;
  }
}

/**
 * Whether the text means this card: V-IMB-023, V-IMB-026, V-IMB-028 one that speaks of a vampire means no Imbued. V-CARD-012 to V-CARD-014: by
 * default only cards in play are meant, those in torpor too, contested ones never.
 */
export function matches(g: G, scene: Scene, filter: Filter, id: CardId): boolean {
  if (filter.is && !isKind(g, scene, id, filter.is)) return false;
  if (!isThere(g, id, filter.in ?? 'in play')) return false;
  return traitsMatch(g, scene, filter, id);
}

/** The part of a filter that does not depend on where the card is. */
export function traitsMatch(g: G, scene: Scene, filter: Filter, id: CardId): boolean {
  if (filter.is && !isKind(g, scene, id, filter.is)) return false;
  if (filter.of && !isOf(g, scene, filter.of, id)) return false;
  if (filter.clan && clanOf(g, id) !== filter.clan) return false;
  if (filter.sameCircle && circleOf(g, id) !== circleMeant(g, scene)) return false;
  if (filter.chosenClan && clanOf(g, id) !== namedWord(g, 'clan', scene.chosen[filter.chosenClan]?.[0])) return false;
  if (filter.sect && !isOfSect(g, id, filter.sect)) return false;
  if (filter.titled !== undefined && isTitled(g, id) !== filter.titled) return false;
  if (filter.title && !hasTitle(g, id, filter.title)) return false;
  if (filter.canHold && forbid('V-TTL-002', whyNotHold(g, id, filter.canHold) !== undefined)) return false;
  if (filter.trait && !hasTrait(g, id, filter.trait)) return false;
  if (filter.name && defOf(g, id).name !== filter.name) return false;
  if (filter.discipline && !hasDiscipline(g, id, filter.discipline)) return false;
  if (filter.age && scene.minion !== undefined) {
    const [mine, its] = [capacityOf(g, scene.minion), capacityOf(g, id)];
    if (filter.age === 'younger' ? its >= mine : its <= mine) return false;
  }
  if (filter.capacityMin !== undefined && capacityOf(g, id) < filter.capacityMin) return false;
  if (filter.capacityMax !== undefined && capacityOf(g, id) > filter.capacityMax) return false;
  const { play } = cardOf(g, id);
  if (filter.locked !== undefined && play?.locked !== filter.locked) return false;
  if (filter.bloodMin !== undefined && (play?.counters ?? 0) < filter.bloodMin) return false;
  if (filter.bleedMin !== undefined && bleedOf(g, id) < filter.bleedMin) return false;
  if (filter.voted && !hasVoted(g, id)) return false;
  if (filter.votedAgainst && !hasVoted(g, id, 'against')) return false;
  if (filter.strikeCard && !modesOf(defOf(g, id)).some((mode) => mode.effects.some((each) => each.do === 'strike')))
    return false;
  if (filter.costsBlood && defOf(g, id).cost?.blood === undefined) return false;
  if (filter.other && id === (scene.minion ?? scene.card)) return false;
  if (filter.bearsTrait && !play?.with.some((each) => hasTrait(g, each, filter.bearsTrait as string))) return false;
  if (filter.named && scene.chosen[filter.named]?.includes(id) !== true) return false;
  if (filter.fighting && g.state.combat?.acting !== id && g.state.combat?.opposing !== id) return false;
  if (filter.facesAggravated && !g.chapters.facesAggravatedStrike(g, id)) return false;
  if (filter.acting && g.state.action?.by !== id) return false;
  if (filter.blocking && g.state.action?.blocker !== id) return false;
  if (filter.sameClan && !isSameClan(g, id, refOf(g, scene, filter.sameClan))) return false;
  if (filter.youngerThan && !isYounger(g, id, refOf(g, scene, filter.youngerThan))) return false;
  if (filter.entered && !hasEntered(g, scene.seat, id, filter.entered)) return false;
  if (filter.controllerPool !== undefined && playerOf(g, controllerOf(g, id)).pool > filter.controllerPool)
    return false;
  if (filter.effect && !hasEffect(defOf(g, id), filter.effect)) return false;
  if (filter.oldest && isOutlived(g, scene, filter, id)) return false;
  if (filter.noted && !hasMark(g, id, `note:${filter.noted}`)) return false;
  if (filter.notBearer && scene.card !== undefined && cardOf(g, scene.card).play?.on === id) return false;
  if (filter.on && (play?.on === undefined || play.on !== refOf(g, scene, filter.on))) return false;
  if (filter.bears && !play?.with.some((each) => defOf(g, each).name === filter.bears)) return false;
  if (filter.type && !isOfType(g, id, filter.type)) return false;
  if (filter.requires && !requiresDiscipline(g, id, filter.requires)) return false;
  if (filter.asksFor && !asksFor(defOf(g, id), filter.asksFor)) return false;
  if (filter.sameName && defOf(g, id).name !== defOf(g, refOf(g, scene, filter.sameName) ?? id).name) return false;
  if (filter.targeted && !(g.state.action?.on.includes(id) && g.state.action.targets.includes(controllerOf(g, id))))
    return false;
  if (
    filter.equipping &&
    !(g.state.action?.by === id && (g.state.action.kind === 'equip' || g.state.action.kind === 'take equipment'))
  )
    return false;
  if (filter.facing && facedBy(g, scene.minion) !== id) return false;
  if (filter.poolMax !== undefined && Number(defOf(g, id).cost?.pool ?? 0) > filter.poolMax) return false;
  if (filter.damageMax !== undefined && !isMild(defOf(g, id), filter.damageMax)) return false;
  if (filter.burnedOfAnother && !hasFallenFromAnother(g, scene.seat, id)) return false;
  if (filter.committedDiablerie && !hasDiablerized(g, scene.seat, id)) return false;
  if (filter.unique !== undefined && isUnique(g, id) !== filter.unique) return false;
  if (filter.playedDiscipline && !hasUsed(g, id, filter.playedDiscipline)) return false;
  if (filter.belowStart && !((play?.counters ?? 0) < startingLife(g, id))) return false;
  if (filter.remembered && id !== refOf(g, scene, 'remembered')) return false;
  if (filter.ableToBlock && !(g.state.action && couldBlock(g, g.state.action, id))) return false;
  if (filter.capacityBelow) {
    const counter = refOf(g, scene, filter.capacityBelow);
    if (counter === undefined || capacityOf(g, id) >= (cardOf(g, counter).play?.counters ?? 0)) return false;
  }
  if (filter.full && (play?.counters ?? 0) < capacityOf(g, id)) return false;
  if (filter.counters && !hasCounters(g, scene.seat, filter.counters, id)) return false;
  if (
    filter.not &&
    traitsMatch(g, scene, filter.not, id) &&
    (filter.not.in === undefined || isThere(g, id, filter.not.in))
  )
    return false;
  if (filter.any && !filter.any.some((each) => isOneOf(g, scene, each, id))) return false;
  return true;
}

/** Counters with a name, as many as the filter asks for. */
function hasCounters(
  g: G,
  seat: Seat,
  { kind, min = 1, anybodys }: NonNullable<Filter['counters']>,
  id: CardId,
): boolean {
  if (cardOf(g, id).play?.named === undefined) return false;
  const count = namedCounters(g, id, kind, anybodys ? undefined : seat);
  return count > 0 && count >= (min === 'capacity or cost' ? capacityOrCost(g, id) : min);
}

/** The capacity of a vampire; of an ally what is printed as its cost. */
function capacityOrCost(g: G, id: CardId): number {
  if (isVampire(g, id)) return capacityOf(g, id);
  const { capacity, cost } = defOf(g, id);
  return capacity ?? Number(cost?.pool ?? cost?.blood ?? 0);
}

/** The strike of the weapon inflicts at most so much damage, as far as it is printed, and none that is aggravated. */
function isMild({ abilities = [] }: CardDef, most: number): boolean {
  for (const ability of abilities) {
    if (!('weapon' in ability)) continue;
    const { aggravated, amount = 0 } = ability.weapon;
    if (aggravated || typeof amount !== 'number' || amount > most) return false;
  }
  return true;
}

function isSameClan(g: G, id: CardId, other: CardId | undefined): boolean {
  return other !== undefined && clanOf(g, id) === clanOf(g, other);
}

function isYounger(g: G, id: CardId, other: CardId | undefined): boolean {
  return other !== undefined && capacityOf(g, id) < capacityOf(g, other);
}

/** Another card that the filter means is older. */
function isOutlived(g: G, scene: Scene, { oldest: _, ...rest }: Filter, id: CardId): boolean {
  return candidates(g, scene, rest).some((other) => capacityOf(g, other) > capacityOf(g, id));
}

/** One of several descriptions, each of which may name a place. */
function isOneOf(g: G, scene: Scene, filter: Filter, id: CardId): boolean {
  return traitsMatch(g, scene, filter, id) && (filter.in === undefined || isThere(g, id, filter.in));
}

function hasUsed(g: G, id: CardId, discipline: string): boolean {
  return g.state.action?.skills.some((each) => each.minion === id && each.discipline === discipline) === true;
}

/** `dom` means basic or better, `DOM` superior. */
export function hasDiscipline(g: G, id: CardId, discipline: string): boolean {
  const code = discipline.toLowerCase();
  return disciplineOf(g, id, code) >= (code === discipline ? 1 : 2);
}

/** A card of several types that is being played is of the type as which it is played (V-CARD-015). */
function isOfType(g: G, id: CardId, type: LibraryType): boolean {
  const def = defOf(g, id);
  const { playing } = g.state;
  if (playing?.card === id && def.types && def.types.length > 1)
    return typeOf(def, modesOf(def)[playing.mode] as Mode) === type;
  return def.types?.includes(type) === true;
}

function requiresDiscipline(g: G, id: CardId, discipline: string): boolean {
  const { modes } = defOf(g, id);
  const { action, playing } = g.state;
  // What is being played, or was played for an action, requires what the way requires in which it was played.
  const played = playing?.card === id ? playing : action?.card === id ? action : undefined;
  const ways = played && modes?.[played.mode] ? [modes[played.mode] as Mode] : modes;
  return ways?.some((mode) => mode.disciplines?.some((each) => each.toLowerCase() === discipline)) === true;
}

function isOf(g: G, scene: Scene, whose: NonNullable<Filter['of']>, id: CardId): boolean {
  const seat = controllerOf(g, id);
  switch (whose) {
    case 'you':
      return seat === scene.seat;
    case 'another':
      return seat !== scene.seat;
    case 'prey':
      return seat === preyOf(g, scene.seat);
    case 'predator':
      return seat === predatorOf(g, scene.seat);
    case 'prey or predator':
      return seat === preyOf(g, scene.seat) || seat === predatorOf(g, scene.seat);
    case 'target player':
      return g.state.action?.targets.includes(seat) === true;
    case 'acting player':
      return g.state.action?.seat === seat;
    case 'turn player':
      return g.state.turn === seat;
    case 'not opposing': {
      const opposing = refOf(g, scene, 'opposing');
      return opposing === undefined || controllerOf(g, opposing) !== seat;
    }
    case 'decider':
      return seat === (scene.decider ?? scene.seat);
    case 'anybody':
      return true;
  }
}

/** All cards that a filter means, in the order of the seats. */
export function candidates(g: G, scene: Scene, filter: Filter): CardId[] {
  const place = filter.in ?? 'in play';
  const found: CardId[] = [];
  for (const seat of clockwiseFrom(g, scene.seat)) {
    if (filter.of === 'you' && seat !== scene.seat) continue;
    const { zones } = playerOf(g, seat);
    const pool =
      place === 'ready' ||
      place === 'torpor' ||
      place === 'uncontrolled' ||
      place === 'hand' ||
      place === 'library' ||
      place === 'crypt'
        ? filter.is === 'vampire' || filter.is === 'minion' || place !== 'ready'
          ? zones[place]
          : cardsInPlay(g, seat)
        : place === 'ash heap'
          ? zones.ash_heap
          : place === 'kept'
            ? keptCards(g, seat)
            : cardsInPlay(g, seat);
    for (const id of pool) if (matches(g, scene, filter, id)) found.push(id);
  }
  return found;
}
