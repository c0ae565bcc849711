/** Who and what a card speaks of: filters, amounts, conditions, names. */
import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { Amount, Condition, Filter, Mode, Ref, SeatRef } from '../cards/language.ts';
import { countsAsVampire } from './allies.ts';
import { blockSucceeds, couldBlock } from './blocking.ts';
import { valuesFor } from './choices.ts';
import { isUsed } from './fighters.ts';
import {
  cardsInPlay,
  clockwiseFrom,
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
  predatorOf,
  preyOf,
  startingLife,
} from './general.ts';
import { isMinionCard, modesOf, typeOf } from './modes.ts';
import { isOfSect } from './sects.ts';
import { type Combat, cardOf, defOf, type G, playerOf } from './state.ts';
import { hasTitle, isTitled, votesOf, whyNotHold } from './titles.ts';
import { circleMeant, circleOf } from './traits.ts';
import { bleedOf, capacityOf, clanOf, disciplineOf } from './values.ts';
import { hasVoted, votesAreCast } from './votes.ts';

/** Who uses which card on what: the names that effects refer to. */
export interface Scene {
  readonly seat: Seat;
  /** The minion that plays or uses it, or -1. */
  readonly minion: CardId | -1;
  readonly card: CardId | -1;
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  readonly x: number;
}

/** The scene of a card in play that does something by itself. */
export function sceneOf(g: G, id: CardId): Scene {
  const { at, play } = cardOf(g, id);
  const minion = isMinion(g, id) ? id : (play?.on ?? -1);
  const chosen =
    play && (play.chosen !== -1 || play.second !== -1)
      ? { target: named(play.chosen), second: named(play.second) }
      : NOTHING;
  return { seat: at, minion, card: id, chosen, x: 0 };
}

const NOTHING: Readonly<Record<string, readonly number[]>> = {};

function named(id: CardId | -1): readonly number[] {
  return id === -1 ? [] : [id];
}

export function refOf(g: G, scene: Scene, ref: Ref): CardId | undefined {
  const id = refId(g, scene, ref);
  return id === -1 ? undefined : (id as CardId | undefined);
}

function refId(g: G, scene: Scene, ref: Ref): number | undefined {
  const { action, combat, playing } = g.state;
  switch (ref) {
    case 'self':
      return scene.minion;
    case 'this':
      return scene.card;
    case 'bearer':
      return scene.card === -1 ? undefined : (cardOf(g, scene.card).play?.on ?? -1);
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
    case 'action card':
      return action?.card;
    default:
      return scene.chosen[ref.slice(4)]?.[0];
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
    case 'acting player':
      return g.state.action ? [g.state.action.seat] : [];
    case 'target player':
      return g.state.action?.targets ?? [];
    case 'each':
      return clockwiseFrom(g, g.state.turn);
    case 'each other':
      return clockwiseFrom(g, g.state.turn).filter((seat) => seat !== scene.seat);
    default:
      // The controller of whom it fought is who controlled it then.
      if (ref === 'controller of opposing' && g.state.fought)
        return (g.state.fought.fighters.filter(({ card }) => card === refOf(g, scene, 'opposing')) ?? []).map(
          (each) => each.seat,
        );
      if (ref.startsWith('controller of '))
        return refsOf(g, scene, ref.slice('controller of '.length) as Ref).map((id) => controllerOf(g, id));
      return [...(scene.chosen[ref.slice(4)] ?? [])];
  }
}

export function amountOf(g: G, scene: Scene, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return scene.x;
  if (amount === 'margin') return Math.max(0, (g.state.referendum?.for ?? 0) - (g.state.referendum?.against ?? 0));
  if (amount === 'players') return clockwiseFrom(g, scene.seat).length;
  if (amount === 'blood lost by opposing')
    return g.state.combat?.fighters.find((each) => each.card !== scene.minion)?.bloodLostToDamage ?? 0;
  if ('plus' in amount) return amount.plus.reduce<number>((sum, each) => sum + amountOf(g, scene, each), 0);
  if ('minus' in amount) return Math.max(0, amountOf(g, scene, amount.minus[0]) - amountOf(g, scene, amount.minus[1]));
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
  if ('chosen' in amount) return scene.chosen[amount.chosen]?.[0] ?? 0;
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
  if (filter.chosenClan && clanOf(g, id) !== valuesFor(g, 'clan')[scene.chosen[filter.chosenClan]?.[0] ?? -1])
    return false;
  if (filter.sect && !isOfSect(g, id, filter.sect)) return false;
  if (filter.titled !== undefined && isTitled(g, id) !== filter.titled) return false;
  if (filter.title && !hasTitle(g, id, filter.title)) return false;
  if (filter.canHold && forbid('V-TTL-002', whyNotHold(g, id, filter.canHold) !== undefined)) return false;
  if (filter.trait && !hasTrait(g, id, filter.trait)) return false;
  if (filter.name && defOf(g, id).name !== filter.name) return false;
  if (filter.discipline && !hasDiscipline(g, id, filter.discipline)) return false;
  if (filter.age && scene.minion !== -1) {
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
  if (filter.other && id === scene.minion) return false;
  if (filter.bearsTrait && !play?.with.some((each) => hasTrait(g, each, filter.bearsTrait as string))) return false;
  if (filter.named && scene.chosen[filter.named]?.includes(id) !== true) return false;
  if (filter.fighting && g.state.combat?.acting !== id && g.state.combat?.opposing !== id) return false;
  if (filter.noted && !hasMark(g, id, `note:${filter.noted}`)) return false;
  if (filter.notBearer && scene.card !== -1 && cardOf(g, scene.card).play?.on === id) return false;
  if (filter.on && play?.on !== refOf(g, scene, filter.on)) return false;
  if (filter.bears && !play?.with.some((each) => defOf(g, each).name === filter.bears)) return false;
  if (filter.type && !defOf(g, id).types?.includes(filter.type)) return false;
  if (filter.requires && !requiresDiscipline(g, id, filter.requires)) return false;
  if (filter.sameName && defOf(g, id).name !== defOf(g, refOf(g, scene, filter.sameName) ?? id).name) return false;
  if (filter.targeted && !(g.state.action?.on.includes(id) && g.state.action.targets.includes(controllerOf(g, id))))
    return false;
  if (
    filter.equipping &&
    !(g.state.action?.by === id && (g.state.action.kind === 'equip' || g.state.action.kind === 'take equipment'))
  )
    return false;
  if (filter.full && (play?.counters ?? 0) < capacityOf(g, id)) return false;
  if (
    filter.not &&
    traitsMatch(g, scene, filter.not, id) &&
    (filter.not.in === undefined || isThere(g, id, filter.not.in))
  )
    return false;
  if (filter.any && !filter.any.some((each) => traitsMatch(g, scene, each, id))) return false;
  return true;
}

/** `dom` means basic or better, `DOM` superior. */
export function hasDiscipline(g: G, id: CardId, discipline: string): boolean {
  const code = discipline.toLowerCase();
  return disciplineOf(g, id, code) >= (code === discipline ? 1 : 2);
}

function requiresDiscipline(g: G, id: CardId, discipline: string): boolean {
  const { modes } = defOf(g, id);
  const { action } = g.state;
  // What was played for an action requires what the way requires in which it was played.
  const ways = action?.card === id && modes?.[action.mode] ? [modes[action.mode] as Mode] : modes;
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
    case 'target player':
      return g.state.action?.targets.includes(seat) === true;
    case 'acting player':
      return g.state.action?.seat === seat;
    case 'not opposing': {
      const opposing = refOf(g, scene, 'opposing');
      return opposing === undefined || controllerOf(g, opposing) !== seat;
    }
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
          : cardsInPlay(g, seat);
    for (const id of pool) if (matches(g, scene, filter, id)) found.push(id);
  }
  return found;
}

export function allHold(g: G, scene: Scene, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!holds(g, scene, condition)) return false;
  return true;
}

export function holds(g: G, scene: Scene, condition: Condition): boolean {
  const { action, combat, referendum } = g.state;
  switch (condition.if) {
    case 'bleeding':
      return action?.kind === 'bleed' && action.state === 'announced';
    case 'bleeding you':
      return action?.kind === 'bleed' && action.targets.includes(scene.seat);
    case 'directed at you':
      return action?.targets.includes(scene.seat) === true;
    case 'directed':
      return action !== undefined && action.targets.length > 0;
    case 'undirected':
      return action !== undefined && action.targets.length === 0;
    case 'political action':
      return action?.kind === 'political';
    case 'during a political action':
      // V-POL-010 2000: text that says so speaks of the referendum.
      return action?.kind === 'political' && (!g.edition.politicalActionMeansReferendum || referendum !== undefined);
    case 'blood hunt or political action':
      return referendum !== undefined || action?.kind === 'political';
    case 'action successful':
      return action?.state === 'successful';
    case 'action blocked':
      return action?.state === 'blocked';
    case 'referendum passed':
      return referendum?.passed === true;
    case 'before votes':
      // V-POL-004
      return referendum !== undefined && referendum.step === g.edition.beforeVotes && !votesAreCast(g);
    case 'combat between':
      return combat !== undefined && fightBetween(g, scene, combat.acting, combat.opposing, condition);
    case 'called by self':
      return referendum?.by === scene.minion && !referendum.bloodHunt;
    case 'being blocked':
      return action !== undefined && blockSucceeds(g, action);
    case 'acting':
      return action?.by === scene.minion && scene.minion !== -1;
    case 'hand or weapon strike': {
      const strike = combat?.fighters.find((each) => each.card === scene.minion)?.strike;
      return strike !== undefined && (strike.strike.kind === 'hand' || strike.weapon !== -1);
    }
    case 'blocking':
      return action?.blocker === scene.minion && scene.minion !== -1;
    case 'not blocking':
      return action?.blocker !== scene.minion;
    case 'combat after its block':
      return combat?.afterBlock === true && action?.blocker === scene.minion;
    case 'not voting for':
      return !referendum?.ballots.some(
        (each) => each.kind === 'minion' && each.source === scene.minion && each.cast === 'for',
      );
    case 'close range':
      return combat?.range === 'close';
    case 'first round':
      return combat?.round === 1;
    case 'matches': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && matches(g, scene, { in: 'in play', ...condition.filter }, id);
    }
    case 'would be burned':
      return g.state.burning === scene.minion;
    case 'none':
      return candidates(g, scene, condition.filter).length === 0;
    case 'no counters': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && cardOf(g, id).play?.counters === 0;
    }
    case 'exists':
      return candidates(g, scene, condition.filter).length > 0;
    case 'edge':
      return seatsOf(g, scene, condition.of).includes(g.state.edge);
    case 'pool at most':
      return seatsOf(g, scene, condition.of).every((seat) => playerOf(g, seat).pool <= condition.amount);
    case 'inflicted more damage': {
      const mine = combat?.fighters.find((each) => each.card === scene.minion);
      const theirs = combat?.fighters.find((each) => each.card !== scene.minion);
      return mine !== undefined && theirs !== undefined && mine.damageInflicted > theirs.damageInflicted;
    }
    case 'own turn':
      return g.state.turn === scene.seat;
    case 'played card':
      return isPlayed(g, scene, condition);
    case 'below starting life': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && (cardOf(g, id).play?.counters ?? 0) < startingLife(g, id);
    }
    case 'opposing goes to torpor': {
      const id = refOf(g, scene, 'opposing');
      return id !== undefined && cardOf(g, id).play?.marks.includes('going to torpor') === true;
    }
    case 'gun struck before': {
      const gun = refOf(g, scene, 'weapon');
      return gun !== undefined && hasTrait(g, gun, 'gun') && combat !== undefined && isUsed(combat, `struck:${gun}`);
    }
    case 'no ammo yet': {
      const weapon = refOf(g, scene, 'weapon');
      return !g.state.lasting.some(
        (each) => each.card === weapon && each.source !== -1 && hasTrait(g, each.source, 'ammo'),
      );
    }
    case 'after the first round':
      return combat !== undefined && combat.round > 1;
    case 'damage to prevent':
      return g.state.damage?.parts.some((part) => part.amount > 0 && !part.unpreventable) === true;
    case 'long range':
      return combat?.range === 'long';
    case 'bleed would succeed':
      return (
        action?.kind === 'bleed' &&
        action.blocker === -1 &&
        !action.bleedFails &&
        action.state !== 'ended' &&
        bleedOf(g, action.by) >= 1
      );
    case 'any of':
      return condition.conditions.some((each) => holds(g, scene, each));
    case 'was chosen':
      return (scene.chosen[condition.name]?.length ?? 0) > 0;
    case 'counters at least': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && (cardOf(g, id).play?.counters ?? 0) >= condition.amount;
    }
    case 'not played in action':
      return action?.played.some((each) => each.name.startsWith(condition.name)) !== true;
    case 'action through this':
      return action !== undefined && action.card === scene.card;
    case 'can block':
      return action !== undefined && scene.minion !== -1 && couldBlock(g, action, scene.minion);
    case 'not bleeding':
      return action !== undefined && action.kind !== 'bleed';
    case 'bleeding noted player':
      return (
        action?.kind === 'bleed' &&
        scene.card !== -1 &&
        cardOf(g, scene.card).play?.word === `seat ${action.targets[0]}`
      );
    case 'superior':
      return scene.card !== -1 && cardOf(g, scene.card).play?.superior === true;
    case 'chosen':
      return scene.chosen[condition.name]?.[0] === condition.index;
    default:
      return condition satisfies never;
  }
}

function fightBetween(
  g: G,
  scene: Scene,
  a: CardId,
  b: CardId,
  { yours, other }: Condition & { if: 'combat between' },
): boolean {
  const fits = (mine: CardId, theirs: CardId) =>
    controllerOf(g, mine) === scene.seat && matches(g, scene, yours, mine) && matches(g, scene, other, theirs);
  return fits(a, b) || fits(b, a);
}

/** Whether the card that is being played is of the kind that another one speaks of. */
function isPlayed(
  g: G,
  scene: Scene,
  { type, trait, by, on }: Extract<Condition, { readonly if: 'played card' }>,
): boolean {
  const { playing } = g.state;
  if (!playing) return false;
  const def = defOf(g, playing.card);
  const mode = modesOf(def)[playing.mode] as Mode;
  if (type === 'minion card' ? !isMinionCard(def, mode) : type !== undefined && typeOf(def, mode) !== type)
    return false;
  if (trait !== undefined && !hasTrait(g, playing.card, trait)) return false;
  if (by === 'another' && playing.seat === scene.seat) return false;
  if (by === 'prey or predator' && playing.seat !== preyOf(g, scene.seat) && playing.seat !== predatorOf(g, scene.seat))
    return false;
  if (by === 'opposing' && playing.minion !== refOf(g, scene, 'opposing')) return false;
  return on === undefined || playing.on.includes(refOf(g, scene, on) ?? -1);
}
