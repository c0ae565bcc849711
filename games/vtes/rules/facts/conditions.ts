/** Tests of cards' conditions. */

import type { CardId, Seat } from '@praxis/engine';
import type { Condition, Filter } from '../../cards/language.ts';
import { modesOf } from '../state/modes.ts';
import {
  ACTION_TAKEN,
  AIMED,
  HAD_TO_UNLOCK,
  HAS_ACTED,
  HAS_ATTEMPTED,
  NEW,
  targetsWord,
  VAMPIRE_BLOCKED,
} from '../state/notes.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { isOfKind } from './arrivals.ts';
import { actionAsksFor } from './asked.ts';
import { hasVoted, votesAreCast } from './ballots.ts';
import { whyNotBear } from './bearing.ts';
import { blockSucceeds, couldBlock, facedBy } from './blocking.ts';
import { controllerOf, hasTrait, isReady, playersOf, startingLife } from './cards.ts';
import { disciplinesUsed, isAmong } from './condition-parts.ts';
import { isUsed } from './fighters.ts';
import { candidates, isWhose, matches } from './filters.ts';
import { isPlayed } from './played-card.ts';
import { refOf, seatsOf } from './references.ts';
import { meetsRequirements } from './requirements.ts';
import type { Scene } from './scenes.ts';
import { clockwiseFrom } from './seats.ts';
import { BECAME_ANARCH } from './sects.ts';
import { amountOf, bleedOf, has } from './values.ts';

export function allHold(g: G, scene: Scene, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!holds(g, scene, condition)) return false;
  return true;
}

function holds(g: G, scene: Scene, condition: Condition): boolean {
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
      // V-POL-010 2000: such a text means the referendum.
      return action?.kind === 'political' && (!g.edition.politicalActionMeansReferendum || referendum !== undefined);
    case 'not political':
      return action !== undefined && action.kind !== 'political';
    case 'put to the vote':
      return referendum?.automatic === false;
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
      return referendum !== undefined && referendum.by === scene.minion && !referendum.bloodHunt;
    case 'called by':
      return referendum !== undefined && !referendum.bloodHunt && matches(g, scene, condition.filter, referendum.by);
    case 'being blocked':
      return action !== undefined && blockSucceeds(g, action);
    case 'acting': {
      const id = condition.card ? refOf(g, scene, condition.card) : scene.minion;
      return id !== undefined && action?.by === id;
    }
    case 'hand or weapon strike': {
      const strike = combat?.fighters.find((each) => each.card === scene.minion)?.strike;
      return strike !== undefined && (strike.strike.kind === 'hand' || strike.weapon !== undefined);
    }
    case 'blocking':
      return action?.blocker === scene.minion && scene.minion !== undefined;
    case 'not blocking':
      return action === undefined || action.blocker !== scene.minion;
    case 'did not block':
      return action?.state !== 'blocked' || action.blocker !== refOf(g, scene, condition.card);
    case 'combat after its block':
      return combat?.afterBlock === true && action?.blocker === scene.minion;
    case 'combat after being blocked':
      return combat?.afterBlock === true && action?.by === scene.minion;
    case 'not voting for':
      return !referendum?.ballots.some(
        (each) => each.kind === 'minion' && each.source === scene.minion && each.cast === 'for',
      );
    case 'close range':
      return combat?.range === 'close';
    case 'first round':
      return combat?.round === 1;
    case 'combat about to end':
      return (
        combat !== undefined &&
        (combat.over || !combat.continuing) &&
        isReady(g, combat.acting) &&
        isReady(g, combat.opposing)
      );
    case 'matches': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && matches(g, scene, { in: 'in play', ...condition.filter }, id);
    }
    case 'would be burned':
      return scene.minion !== undefined && g.state.burning === scene.minion;
    case 'none':
      return candidates(g, scene, condition.filter).length === 0;
    case 'no counters': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && cardOf(g, id).play?.counters === 0;
    }
    case 'exists':
      return candidates(g, scene, condition.filter).length > 0;
    case 'count at least':
      return candidates(g, scene, condition.filter).length >= condition.amount;
    case 'library at least':
      return playerOf(g, scene.seat).zones.library.length >= condition.amount;
    case 'no reaction played':
      return action !== undefined && !action.played.some((each) => each.reaction);
    case 'about to fight':
      return facedBy(g, scene.minion) !== undefined;
    case 'edge':
      return g.state.edge !== undefined && seatsOf(g, scene, condition.of).includes(g.state.edge);
    case 'no edge':
      return g.state.edge === undefined || !seatsOf(g, scene, condition.of).includes(g.state.edge);
    case 'pool at most':
      return seatsOf(g, scene, condition.of).every((seat) => playerOf(g, seat).pool <= condition.amount);
    case 'victory points at least':
      return seatsOf(g, scene, condition.of).every((seat) => playerOf(g, seat).vp >= condition.amount);
    case 'players at least':
      return clockwiseFrom(g, scene.seat).length >= condition.amount;
    case 'inflicted more damage': {
      const mine = combat?.fighters.find((each) => each.card === scene.minion);
      const theirs = combat?.fighters.find((each) => each.card !== scene.minion);
      return mine !== undefined && theirs !== undefined && mine.damageInflicted > theirs.damageInflicted;
    }
    case 'became Anarch':
      return scene.minion !== undefined && cardOf(g, scene.minion).play?.did.includes(BECAME_ANARCH) === true;
    case 'action asks for':
      return actionAsksFor(g, condition.sect);
    case 'played card':
      return isPlayed(g, scene, condition) && isPlayedOn(g, scene, condition.onCards);
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
      if (weapon !== undefined && has(g, weapon, 'no ammo')) return false;
      return !g.state.lasting.some(
        ({ card, source }) =>
          card !== undefined && card === weapon && source !== undefined && hasTrait(g, source, 'ammo'),
      );
    }
    case 'no aim yet':
      return combat?.fighters.find(({ card }) => card === scene.minion)?.used.includes(AIMED) === false;
    case 'after the first round':
      return combat !== undefined && combat.round > 1;
    case 'damage to prevent':
      return g.state.damage?.parts.some((part) => part.amount > 0 && !part.unpreventable) === true;
    case 'long range':
      return combat?.range === 'long';
    case 'bleed would succeed':
      return (
        action?.kind === 'bleed' &&
        action.blocker === undefined &&
        !action.bleedFails &&
        action.state !== 'ended' &&
        bleedOf(g, action.by) >= 1
      );
    case 'any of':
      return condition.conditions.some((each) => holds(g, scene, each));
    case 'counters at least': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && (cardOf(g, id).play?.counters ?? 0) >= condition.amount;
    }
    case 'left':
      return hasLeft(g, scene, condition);
    case 'later action':
      return action !== undefined && playerOf(g, action.seat).did.filter((each) => each === ACTION_TAKEN).length > 1;
    case 'Disciplines used': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && disciplinesUsed(action, id) >= condition.amount;
    }
    case 'less':
      return amountOf(g, scene, condition.amount) < amountOf(g, scene, condition.than);
    case 'pool was bled':
      return (action?.bled ?? 0) > 0;
    case 'prey burned pool':
      return action?.preyBurnedPool === true;
    case 'action cost blood':
      return action !== undefined && action.paidBlood > 0;
    case 'counters at most': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && (cardOf(g, id).play?.counters ?? 0) <= condition.amount;
    }
    case 'not played in action':
      return !action?.played.some(
        ({ name, minion }) => name.startsWith(condition.name) && (!condition.by || minion === scene.minion),
      );
    case 'action through this':
      return action !== undefined && action.card === scene.card;
    case 'can block':
      return action !== undefined && scene.minion !== undefined && couldBlock(g, action, scene.minion);
    case 'action requires': {
      if (action?.card === undefined || action.kind === 'use') return false;
      const mode = modesOf(defOf(g, action.card))[action.mode];
      return mode?.disciplines?.some((each) => each.toLowerCase() === condition.discipline) === true;
    }
    case 'action kind':
      return action !== undefined && condition.kinds.some((kind) => isOfKind(g, action, kind));
    case 'hunt successful':
      return action?.huntedBlood === true;
    case 'usual hunt':
      return action?.kind === 'hunt' && action.card === undefined;
    case 'other action kind':
      return action !== undefined && !condition.kinds.some((kind) => isOfKind(g, action, kind));
    case 'not bleeding':
      return action !== undefined && action.kind !== 'bleed';
    case 'bleeding remembered player':
      return (
        action?.kind === 'bleed' &&
        scene.card !== undefined &&
        cardOf(g, scene.card).play?.word === `seat ${action.targets[0]}`
      );
    case 'directed at remembered players':
      return (
        action !== undefined &&
        action.targets.length > 0 &&
        scene.card !== undefined &&
        cardOf(g, scene.card).play?.word === targetsWord(action.targets)
      );
    case 'tails':
      return scene.chosen[condition.coin]?.[0] === 1;
    case 'heads':
      return scene.chosen[condition.coin]?.[0] === 0;
    case 'odd':
      return amountOf(g, scene, condition.amount) % 2 === 1;
    case 'basic':
      return scene.card !== undefined && cardOf(g, scene.card).play?.superior !== true;
    case 'superior':
      return scene.card !== undefined && cardOf(g, scene.card).play?.superior === true;
    case 'meets requirements': {
      const id = refOf(g, scene, condition.card);
      if (id === undefined || scene.minion === undefined) return false;
      return meetsRequirements(g, scene.minion, defOf(g, id)) && !whyNotBear(g, defOf(g, id), scene.minion);
    }
    case 'first recruit':
      return (
        action?.kind === 'recruit' && cardOf(g, action.by).play?.did.filter((each) => each === 'recruit').length === 1
      );
    case 'fewer':
      return candidates(g, scene, condition.filter).length < candidates(g, scene, condition.than).length;
    case 'not struck before':
      return combat !== undefined && !isUsed(combat, `struck:${scene.card}`);
    case 'struck this round':
      return combat !== undefined && isUsed(combat, `round:struck:${scene.card}`);
    case 'damaged opposing': {
      const opposing = refOf(g, scene, 'opposing');
      const inflicted = combat?.byWeapon.find((each) => each.source === scene.card && each.target === opposing);
      return (inflicted?.amount ?? 0) >= condition.amount;
    }
    case 'bleeds': {
      const [target] = action?.targets ?? [];
      if (action?.kind !== 'bleed' || target === undefined || !seatsOf(g, scene, condition.whom).includes(target))
        return false;
      return condition.by === undefined || refOf(g, scene, condition.by) === action.by;
    }
    case 'counters for all': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && (cardOf(g, id).play?.counters ?? 0) >= clockwiseFrom(g, scene.seat).length;
    }
    case 'bled you for at least':
      return action?.kind === 'bleed' && action.targets.includes(scene.seat) && (action.bled ?? 0) >= condition.amount;
    case 'chosen player':
      return (
        scene.card !== undefined &&
        seatsOf(g, scene, condition.who ?? 'you').some((seat) => playersOf(g, scene.card as CardId).includes(seat))
      );
    case 'blood hunt on':
      return referendum?.bloodHunt === true && matches(g, scene, condition.filter, referendum.by);
    case 'blocker fought':
      return (
        g.state.fought?.afterBlock === true &&
        action?.blocker !== undefined &&
        matches(g, scene, { in: 'anywhere', ...condition.filter }, action.blocker)
      );
    case 'not new': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && cardOf(g, id).play?.did.includes(NEW) === false;
    }
    case 'no action yet':
      return !playerOf(g, scene.seat).did.includes(HAS_ACTED);
    case 'no action attempted':
      return !playerOf(g, g.state.turn).did.includes(HAS_ATTEMPTED);
    case 'first combat of blocking vampires':
      return (
        combat?.blockingVampires === true &&
        playerOf(g, g.state.turn).did.filter((each) => each === VAMPIRE_BLOCKED).length === 1
      );
    case 'one combatant ready': {
      const { fighters } = combat ?? g.state.fought ?? {};
      return fighters?.filter((each) => isReady(g, each.card)).length === 1;
    }
    case 'hand strike damage at least': {
      const { fighters } = combat ?? g.state.fought ?? {};
      return fighters?.some((each) => each.card === scene.minion && each.handDamage >= condition.amount) === true;
    }
    case 'bled':
      return action?.kind === 'bleed' && (action.bled ?? 0) > 0 && isAmong(g, scene, condition.whom, action.targets[0]);
    case 'abstained':
      return (
        referendum !== undefined && !referendum.bloodHunt && scene.minion !== undefined && !hasVoted(g, scene.minion)
      );
    case 'Edge burned for votes':
      return referendum?.ballots.some((each) => each.kind === 'edge') === true;
    case 'phase':
      return g.state.phase === condition.phase;
    case 'other phase':
      return g.state.phase !== condition.phase;
    case 'your turn':
      return g.state.turn === scene.seat;
    case 'Edge uncontrolled':
      return g.state.edge === undefined;
    case 'controls more':
      return (
        amountOf(g, scene, { count: condition.filter, of: condition.of }) >
        amountOf(g, scene, { count: condition.filter, of: condition.than })
      );
    case 'was unlocked': {
      const id = refOf(g, scene, condition.card);
      return id !== undefined && cardOf(g, id).play?.did.includes(HAD_TO_UNLOCK) === false;
    }
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

/** True if the card that is being played is played on such cards, or if the text does not say on which. */
function isPlayedOn(g: G, scene: Scene, filter: Filter | undefined): boolean {
  return filter === undefined || g.state.playing?.on.some((id) => matches(g, scene, filter, id as CardId)) === true;
}

/** The card that left is no longer where it was, so its former controller is taken from memory. */
function hasLeft(g: G, scene: Scene, { filter, how, against, contractFor }: Condition & { if: 'left' }): boolean {
  const { concerned } = g.state;
  if (!concerned) return false;
  if (how === 'burned or torpor' ? concerned.how === 'other' : how !== undefined && concerned.how !== how) return false;
  if (filter && !wasSuch(g, scene, filter, concerned.card, concerned.seat)) return false;
  const { opponent, opponentSeat, bearing } = concerned;
  if (contractFor && !bearing.some(({ chosen }) => chosen !== undefined && matches(g, scene, contractFor, chosen)))
    return false;
  if (!against) return true;
  return opponent !== undefined && opponentSeat !== undefined && wasSuch(g, scene, against, opponent, opponentSeat);
}

function wasSuch(g: G, scene: Scene, { of, ...rest }: Filter, card: CardId, seat: Seat): boolean {
  return (of === undefined || isWhose(g, scene, of, seat)) && matches(g, scene, { in: 'anywhere', ...rest }, card);
}
