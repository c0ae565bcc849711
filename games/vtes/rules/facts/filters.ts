/** The cards that a filter of a card text means. */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { CardDef, Filter, LibraryType, Mode } from '../../cards/language.ts';
import type { Combat } from '../state/combat.ts';
import { modesOf, typeOf } from '../state/modes.ts';
import { discardNote } from '../state/notes.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { countsAsVampire } from './allies.ts';
import { asksFor } from './asked.ts';
import { hasVoted } from './ballots.ts';
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
import { refOf } from './references.ts';
import type { Scene } from './scenes.ts';
import { clockwiseFrom, predatorOf, preyOf } from './seats.ts';
import { isOfSect } from './sects.ts';
import { DIABLERIST, hasDiablerized, hasFallenFromAnother } from './since-last-turn.ts';
import { isKept, isKeptFaceUp } from './stored.ts';
import { cardsInPlay, keptCards } from './tabletop.ts';
import { hasTitle, isTitled, whyNotHold } from './titles.ts';
import { amountOf, bleedOf, capacityOf, has } from './values.ts';

/** V-DIA-001, V-TRT-006 Why the minion can commit diablerie against nobody. */
export function whyNotCommitDiablerie(g: G, diablerist: CardId): string | undefined {
  return (
    forbid('V-DIA-001', !isVampire(g, diablerist)) ??
    forbid('V-TRT-006', g.edition.traits && hasTrait(g, diablerist, 'blood cursed')) ??
    forbid('V-GEN-001', has(g, diablerist, 'cannot diablerize'))
  );
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
    case 'kept face up':
      return isKeptFaceUp(card);
    case 'uncontrolled':
      return isUncontrolled(g, id);
    case 'anywhere':
      return true;
    default:
      return card.place === place;
  }
}

/**
 * True if the text means this card: V-IMB-023, V-IMB-026, V-IMB-028 one that refers to a vampire means no Imbued.
 * V-CARD-012 to V-CARD-014: by default only cards in play are meant, those in torpor too, contested ones never.
 */
export function matches(g: G, scene: Scene, filter: Filter, id: CardId): boolean {
  return isThere(g, id, filter.in ?? 'in play') && traitsMatch(g, scene, filter, id);
}

/**
 * The part of a filter that does not depend on the card's place. There are many words and few in each filter: only
 * those are checked.
 */
export function traitsMatch(g: G, scene: Scene, filter: Filter, id: CardId): boolean {
  for (const word in filter) {
    const asked = filter[word as keyof Filter];
    if (asked !== undefined && !(TESTS[word as keyof Filter] as Test)(g, id, asked, scene, filter)) return false;
  }
  return true;
}

type Test<Asked = unknown> = (g: G, id: CardId, asked: Asked, scene: Scene, filter: Filter) => boolean;

/** The test of each word of a filter. */
const TESTS: { readonly [Word in keyof Filter]-?: Test<NonNullable<Filter[Word]>> } = {
  is: (g, id, kind, scene) => isKind(g, scene, id, kind),
  in: () => true,
  of: (g, id, whose, scene) => isWhose(g, scene, whose, controllerOf(g, id)),
  sameCircle: (g, id, _, scene) => circleOf(g, id) === circleMeant(g, scene),
  clan: (g, id, clan) => clanOf(g, id) === clan,
  chosenClan: (g, id, name, scene) => clanOf(g, id) === namedWord(g, 'clan', scene.chosen[name]?.[0]),
  sect: (g, id, sect) => isOfSect(g, id, sect),
  titled: (g, id, titled) => isTitled(g, id) === titled,
  title: (g, id, titles) => hasTitle(g, id, titles),
  canHold: (g, id, title) => forbid('V-TTL-002', whyNotHold(g, id, title) !== undefined) === undefined,
  trait: (g, id, trait) => hasTrait(g, id, trait),
  name: (g, id, name) => defOf(g, id).name === name,
  discipline: (g, id, discipline) => hasDiscipline(g, id, discipline),
  age: (g, id, age, { minion }) => {
    if (minion === undefined) return true;
    const [mine, its] = [capacityOf(g, minion), capacityOf(g, id)];
    return age === 'younger' ? its < mine : its > mine;
  },
  capacityMin: (g, id, least) => capacityOf(g, id) >= least,
  capacityMax: (g, id, most) => capacityOf(g, id) <= most,
  capacityUpTo: (g, id, most, scene) => capacityOf(g, id) <= amountOf(g, scene, most),
  olderThan: (g, id, ref, scene) => {
    const other = refOf(g, scene, ref);
    return other !== undefined && capacityOf(g, id) > capacityOf(g, other);
  },
  locked: (g, id, locked) => cardOf(g, id).play?.locked === locked,
  bloodMin: (g, id, least) => (cardOf(g, id).play?.counters ?? 0) >= least,
  bleedMin: (g, id, least) => bleedOf(g, id) >= least,
  voted: (g, id) => hasVoted(g, id),
  votedAgainst: (g, id) => hasVoted(g, id, 'against'),
  strikeCard: (g, id) => modesOf(defOf(g, id)).some((mode) => mode.effects.some((each) => each.do === 'strike')),
  superior: (g, id) =>
    modesOf(defOf(g, id)).some((mode) => mode.disciplines?.some((each) => each === each.toUpperCase())),
  costsBlood: (g, id) => defOf(g, id).cost?.blood !== undefined,
  other: (_, id, __, scene) => id !== (scene.minion ?? scene.card),
  named: (_, id, name, scene) => scene.chosen[name]?.includes(id) === true,
  fighting: (g, id) => isFighting(g.state.combat, id, cardOf(g, id).play?.on),
  facesAggravated: (g, id) => g.chapters.facesAggravatedStrike(g, id),
  blocking: (g, id) => g.state.action?.blocker === id,
  acting: (g, id) => g.state.action?.by === id,
  sameClan: (g, id, ref, scene) => isSameClan(g, id, refOf(g, scene, ref)),
  youngerThan: (g, id, ref, scene) => isYounger(g, id, refOf(g, scene, ref)),
  entered: (g, id, when, scene) => hasEntered(g, scene.seat, id, when),
  controllerPool: (g, id, most) => playerOf(g, controllerOf(g, id)).pool <= most,
  oldest: (g, id, _, scene, filter) => !isOutlived(g, scene, filter, id),
  effect: (g, id, kind) => hasEffect(defOf(g, id), kind),
  noted: (g, id, note) => hasMark(g, id, `note:${note}`),
  notBearer: (g, id, _, { card }) => card === undefined || cardOf(g, card).play?.on !== id,
  on: (g, id, ref, scene) => {
    const host = cardOf(g, id).play?.on;
    return host !== undefined && host === refOf(g, scene, ref);
  },
  onMinion: (g, id) => {
    const host = cardOf(g, id).play?.on;
    return host !== undefined && isMinion(g, host);
  },
  bearsTrait: (g, id, trait) => cardOf(g, id).play?.with.some((each) => hasTrait(g, each, trait)) === true,
  bears: (g, id, name) => cardOf(g, id).play?.with.some((each) => defOf(g, each).name === name) === true,
  type: (g, id, type) => isOfType(g, id, type),
  requires: (g, id, discipline) => requiresDiscipline(g, id, discipline),
  requiresAny: (g, id) => requiresDiscipline(g, id),
  asksFor: (g, id, wanted) => asksFor(defOf(g, id), wanted),
  sameName: (g, id, ref, scene) => defOf(g, id).name === defOf(g, refOf(g, scene, ref) ?? id).name,
  targeted: (g, id) => isTargeted(g, id),
  inTerms: (g, id) => g.state.referendum?.about.includes(id) === true,
  equipping: ({ state: { action } }, id) =>
    action?.by === id && (action.kind === 'equip' || action.kind === 'take equipment'),
  facing: (g, id, _, scene) => facedBy(g, scene.minion) === id,
  unique: (g, id, unique) => isUnique(g, id) === unique,
  poolMax: (g, id, most) => !(Number(defOf(g, id).cost?.pool ?? 0) > most),
  damageMax: (g, id, most) => isMild(defOf(g, id), most),
  full: (g, id) => (cardOf(g, id).play?.counters ?? 0) >= capacityOf(g, id),
  discarded: (g, id) => playerOf(g, cardOf(g, id).owner).did.includes(discardNote(id)),
  burnedOfAnother: (g, id, _, scene) => hasFallenFromAnother(g, scene.seat, id),
  remembered: (g, id, _, scene) => id === refOf(g, scene, 'remembered'),
  ableToBlock: (g, id) => g.state.action !== undefined && couldBlock(g, g.state.action, id),
  ableToDiablerize: (g, id) => whyNotCommitDiablerie(g, id) === undefined,
  capacityBelow: (g, id, ref, scene) => {
    const counter = refOf(g, scene, ref);
    return counter !== undefined && capacityOf(g, id) < (cardOf(g, counter).play?.counters ?? 0);
  },
  hasBled: (g, id) => cardOf(g, id).play?.did.includes('has bled') === true,
  hunted: (g, id) => cardOf(g, id).play?.did.includes('hunt') === true,
  committedDiablerie: (g, id, _, scene) => hasDiablerized(g, scene.seat, id),
  diablerist: (g, id) => hasMark(g, id, DIABLERIST),
  playedDiscipline: (g, id, discipline) => hasUsed(g, id, discipline),
  belowStart: (g, id) => (cardOf(g, id).play?.counters ?? 0) < startingLife(g, id),
  counters: (g, id, asked, scene) => hasCounters(g, scene.seat, asked, id),
  not: (g, id, other, scene) => !isOneOf(g, scene, other, id),
  any: (g, id, others, scene) => others.some((each) => isOneOf(g, scene, each, id)),
};

/** Counters with a name, as many as the filter requires. */
function hasCounters(
  g: G,
  seat: Seat,
  { kind, min = 1, anybodys }: NonNullable<Filter['counters']>,
  id: CardId,
): boolean {
  if (cardOf(g, id).play?.named === undefined) return false;
  const count = namedCounters(g, id, kind, anybodys ? undefined : seat);
  if (min === 'more than blood') return count > (cardOf(g, id).play?.counters ?? 0);
  return count > 0 && count >= (min === 'capacity or cost' ? capacityOrCost(g, id) : min);
}

/** The capacity of a vampire; the printed cost of another card. */
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

/** A combatant, or a retainer of one. */
function isFighting(combat: Combat | undefined, id: CardId, employer: CardId | undefined): boolean {
  if (!combat) return false;
  const { acting, opposing } = combat;
  return acting === id || opposing === id || (employer !== undefined && (acting === employer || opposing === employer));
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

/** The codes of Disciplines by their spelling: there are few, and they are needed all the time. */
const codes = new Map<string, string>();

/** `dom` means basic or better, `DOM` superior. */
export function hasDiscipline(g: G, id: CardId, discipline: string): boolean {
  let code = codes.get(discipline);
  if (code === undefined) {
    code = discipline.toLowerCase();
    codes.set(discipline, code);
  }
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

/** This Discipline, or any. */
function requiresDiscipline(g: G, id: CardId, discipline?: string): boolean {
  const { modes } = defOf(g, id);
  const { action, playing } = g.state;
  // A card that is being played, or was played for an action, has the requirements of the way in which it was played.
  const played = playing?.card === id ? playing : action?.card === id ? action : undefined;
  const ways = played && modes?.[played.mode] ? [modes[played.mode] as Mode] : modes;
  return (
    ways?.some((mode) =>
      mode.disciplines?.some((each) => discipline === undefined || each.toLowerCase() === discipline),
    ) === true
  );
}

/**
 * V-BLK-001, V-BLK-006 The action is directed at this card of another Methuselah: it was named, or the action is taken
 * through it and names nothing else.
 */
function isTargeted(g: G, id: CardId): boolean {
  const { action } = g.state;
  if (!action?.targets.includes(controllerOf(g, id))) return false;
  return action.on.length === 0 ? action.card === id : action.on.includes(id);
}

/** True if a player is one of those whose cards a text means. */
export function isWhose(g: G, scene: Scene, whose: NonNullable<Filter['of']>, seat: Seat): boolean {
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
    case 'chosen player':
      return scene.chosen.player?.includes(seat) === true;
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
          : place === 'kept' || place === 'kept face up'
            ? keptCards(g, seat)
            : cardsInPlay(g, seat);
    for (const id of pool) if (matches(g, scene, filter, id)) found.push(id);
  }
  return found;
}
