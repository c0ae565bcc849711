/** The minion phase: which minion takes which action. */
import type { VisiblePiece } from '@praxis/engine';
import { hasToSpare, mayBeTarget } from './arms.ts';
import { bestLock, blockChance, fightWorth, homeWorth } from './danger.ts';
import type { CardEstimate, ModeEstimate, UseEstimate } from './estimate.ts';
import { playersOf } from './hand.ts';
import { callWorth, passChance } from './politics.ts';
import { INDIFFERENT, NEVER, type Score, scored } from './score.ts';
import { bestInHand, type Minion, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import {
  BLOOD,
  benefitWorth,
  bloodPrice,
  guardWorth,
  harmTo,
  inPlayWorth,
  lossOf,
  minionWorth,
  poolWorth,
} from './worth.ts';

const ACTION_TYPES: ReadonlySet<string> = new Set([
  'action',
  'political action',
  'equipment',
  'retainer',
  'ally',
  'power',
]);

/** True for cards that are played as actions. */
export function isActionType(type: string): boolean {
  return ACTION_TYPES.has(type);
}

/** The worth of an answer's first piece in the minion phase. */
export function actionScore(table: Table, piece: VisiblePiece, temperament: Temperament): Score {
  const minion = table.minion(piece.card);
  switch (piece.say) {
    case 'bleeds':
      return minion ? bleedScore(table, minion, NO_CARD, temperament) : INDIFFERENT;
    case 'hunts':
      return minion ? huntScore(table, minion, temperament) : INDIFFERENT;
    case 'leaves torpor':
      return scored(3, 'leave torpor');
    case 'rescues':
      return minion ? rescueScore(table, minion) : INDIFFERENT;
    case 'diablerizes':
      return minion ? bestVictim(table, minion, temperament) : NEVER;
    case 'becomes anarch':
      return scored(-2);
    case 'takes equipment':
      return scored(-0.6);
    case 'fights':
    case 'destroys':
      return scored(-0.3 + 0.6 * (temperament.fight - 1), 'fight');
    case 'minion uses':
      return ANY_SOURCE;
    default:
      return INDIFFERENT;
  }
}

/** An action through a card is worth as much as the cards that the minion can take it through (`continuations.ts`). */
const ANY_SOURCE: Score = scored(20);

interface Extra {
  readonly bleed: number;
  readonly stealth: number;
  readonly blood: number;
}
export const NO_CARD: Extra = { bleed: 0, stealth: 0, blood: 0 };

/** A bleed against the prey, by a card or without. */
export function bleedScore(table: Table, minion: Minion, extra: Extra, temperament: Temperament): Score {
  const prey = table.player(table.prey);
  const modifier = bestInHand(table, minion, 'bleed', 'action modifier');
  const sure = minion.bleed + extra.bleed;
  const blocked = blockChance(table, minion, extra.stealth, table.prey);
  const gain =
    0.4 * harmTo(table, table.prey, sure, temperament) + 0.6 * harmTo(table, table.prey, sure + modifier, temperament);
  const edge = table.edge === table.me ? 0.1 : 0.5;
  const worth =
    (1 - blocked) * (gain + edge) -
    blocked * blockLoss(table, minion, table.prey, temperament) -
    homeWorth(table, minion, temperament) -
    bloodPrice(minion.blood, extra.blood);
  return scored(worth, sure + modifier >= prey.pool ? 'oust' : 'bleed');
}

/**
 * The average loss when one of the player's unlocked minions blocks; a gain, if negative: a blocker may lose the fight,
 * and it does not stop the next action.
 */
function blockLoss(table: Table, minion: Minion, seat: number, temperament: Temperament): number {
  let worst: number | undefined;
  for (const blocker of table.player(seat).ready)
    if (!blocker.locked) worst = Math.min(worst ?? BEST_FIGHT, fightWorth(table, minion, blocker, temperament));
  return worst === undefined ? 0 : -worst * 0.7 - LOCKS_BLOCKER;
}

/** Nobody blocks where he must lose much. */
const BEST_FIGHT = 0.5;
const LOCKS_BLOCKER = 0.2;

/**
 * Blood is for cards and fights; a vampire bleeds without it. Both neighbours may block a hunt, and the fight is worst
 * for the hungry.
 */
function huntScore(table: Table, minion: Minion, temperament: Temperament): Score {
  const room = minion.capacity - minion.blood;
  if (room <= 0) return scored(-2);
  const need = minion.blood <= 1 ? 1.3 : minion.blood <= 2 ? 0.8 : 0.2 + 0.4 * (room / minion.capacity);
  const blocked = blockChance(table, minion, HUNT_STEALTH, undefined);
  const loss = Math.max(
    blockLoss(table, minion, table.prey, temperament),
    blockLoss(table, minion, table.predator, temperament),
  );
  return scored((1 - blocked) * need - blocked * loss - homeWorth(table, minion, temperament), 'hunt');
}

const HUNT_STEALTH = 1;

/** Another vampire can act: a large one is worth more, and the last blood of its rescuer is dear. */
function rescueScore({ own: { torpor } }: Table, minion: Minion): Score {
  let best = -2;
  for (const { capacity, blood } of torpor) {
    const share = Math.max(0, RESCUE_COST - blood);
    best = Math.max(best, 1.2 + 0.3 * capacity - bloodPrice(minion.blood, share));
  }
  return scored(best, 'rescue');
}

/** The rescued vampire may pay a part of it. */
const RESCUE_COST = 2;

/** The seat's own minions in torpor are worth rescuing, others' are not. */
export function rescuedScore(table: Table, piece: VisiblePiece): Score {
  const sleeper = table.minion(piece.card);
  return sleeper?.seat === table.me ? scored(1 + sleeper.capacity * 0.1, 'rescue') : NEVER;
}

function bestVictim(table: Table, minion: Minion, temperament: Temperament): Score {
  const home = homeWorth(table, minion, temperament);
  let best = NEVER;
  for (const { seat, torpor } of table.players)
    for (const victim of torpor) {
      const { worth } = victimScore(table, minion, victim);
      if (worth <= best.worth) continue;
      const blocked = blockChance(table, minion, 0, seat);
      const tried = worth * (1 - blocked) - blocked * blockLoss(table, minion, seat, temperament) - home;
      if (tried > best.worth) best = scored(tried, 'diablerie');
    }
  return best;
}

/** Diablerie burns a rival for good and feeds the minion, but others may then vote to burn it. */
export function victimScore(table: Table, minion: Minion, victim: Minion): Score {
  if (victim.seat === table.me) return NEVER;
  let [own, others] = [0, 0];
  for (const { seat, ready } of table.players)
    for (const { votes } of ready) {
      if (seat === table.me) own += votes;
      else others += votes;
    }
  // Those who can vote find more votes in their hands: a small lead does not save the minion.
  const lead = own - others;
  const hunted = lead > 3 ? 0.15 : others === 0 ? 0.3 : lead > 0 ? 0.5 : 0.9;
  const matters = victim.seat === table.prey ? 0.8 : victim.seat === table.predator ? 0.7 : 0.3;
  const worth =
    minionWorth(victim.capacity, 0) * matters +
    Math.min(victim.blood, minion.capacity - minion.blood) * BLOOD -
    hunted * minionWorth(minion.capacity, minion.blood);
  return scored(worth, 'diablerie');
}

/** Pool burned to keep a minion for another turn: it is worth its next bleed, or its place at home. */
export function upkeepScore(table: Table, { upkeep }: CardEstimate, minion: Minion, temperament: Temperament): Score {
  const home = homeWorth(table, minion, temperament);
  const bleed = bleedScore(table, minion, NO_CARD, temperament).worth + home;
  return scored(Math.max(bleed, home) - lossOf(table.own.pool, upkeep, temperament), 'resources');
}

/** An action through a card in play. */
export function sourceScore(table: Table, minion: Minion, handle: number, temperament: Temperament): Score {
  const card = table.card(handle);
  let best: Score = NEVER;
  for (const use of card?.uses ?? []) {
    if (!use.action) continue;
    const score = useActionScore(table, minion, handle, use, temperament);
    if (score.worth > best.worth) best = score;
  }
  return best;
}

export function useActionScore(
  table: Table,
  minion: Minion,
  handle: number,
  { gives, cost, hostile, referendum, target }: UseEstimate,
  temperament: Temperament,
): Score {
  const own = table.controllerOf(handle) === table.me;
  const card = table.card(handle);
  const home = homeWorth(table, minion, temperament);
  const price = cost.pool * poolWorth(table.own.pool) + bloodPrice(minion.blood, cost.blood);
  if (hostile && gives.bleed !== undefined)
    return bleedScore(table, minion, { ...NO_CARD, bleed: gives.bleed, blood: cost.blood }, temperament);
  if (gives.fights) return scored(bestFight(table, minion, target, temperament) - home - price, 'fight');
  const chance = referendum ? passChance(table, minion, false) : 1;
  const worth = benefitWorth(table, gives, minion.blood, minion.capacity) * chance;
  // An action that gives nothing burns the card through which it is taken: it is worth it for cards that harm the seat,
  // not for its own.
  if (worth === 0 && (gives.stealth ?? 0) === Object.values(gives).reduce((sum, each) => sum + each, 0))
    return own ? NEVER : scored((card ? inPlayWorth(card) : 0) * 0.6 * chance - home - price, 'burn card');
  return scored(worth - home - price, 'resources');
}

/** Playing a card in the minion phase: the best of its ways with the best of the minions that can play it. */
export function actionCardScore(table: Table, card: CardEstimate, temperament: Temperament): Score {
  let best: Score = scored(-1);
  for (const mode of card.modes)
    for (const minion of playersOf(table, mode)) {
      if (minion.locked) continue;
      const score = actionModeScore(table, card, mode, minion, temperament);
      if (score.worth > best.worth) best = score;
    }
  return best;
}

export function actionModeScore(
  table: Table,
  card: CardEstimate,
  mode: ModeEstimate,
  minion: Minion,
  temperament: Temperament,
): Score {
  const { gives, cost, type, hostile } = mode;
  // It would have to burn itself.
  if (card.sacrifice && !hasToSpare(table, card.sacrifice)) return NEVER;
  const price = cost.pool * poolWorth(table.own.pool) + bloodPrice(minion.blood, cost.blood);
  const stealth = gives.stealth ?? 0;
  if (mode.bleeds || (type === 'action' && hostile && (gives.bleed ?? 0) > 0)) {
    const { worth, why } = bleedScore(
      table,
      minion,
      { bleed: gives.bleed ?? 0, stealth, blood: cost.blood },
      temperament,
    );
    // A success may bring more than pool.
    return scored(worth + 0.6 * Math.max(0, benefitWorth(table, gives, minion.blood, minion.capacity)), why);
  }
  const home = homeWorth(table, minion, temperament);
  if (type === 'political action')
    return scored(callWorth(table, card, mode, minion, temperament) - home - price, 'politics');
  const passes = 1 - blockChance(table, minion, stealth + (type === 'action' ? 0 : 1), undefined);
  if (gives.fights) return scored(bestFight(table, minion, mode.target, temperament) - home - price, 'fight');
  const stays = type === 'equipment' || type === 'retainer' || type === 'ally' || (gives.staysInPlay ?? 0) > 0;
  const worth =
    benefitWorth(table, gives, minion.blood, minion.capacity) +
    bestLock(table, gives) +
    (stays ? (inPlayWorth(card) + guardWorth(table, card, temperament)) * temperament.gear : 0) +
    (card.isMinion ? 2 : 0);
  return scored(
    passes * worth - home - price,
    stays ? 'equip' : (gives.bloodOfUncontrolled ?? 0) > 0 ? 'influence' : 'resources',
  );
}

/** A chosen fight is worth it against a weaker minion. */
function bestFight(table: Table, minion: Minion, target: ModeEstimate['target'], temperament: Temperament): number {
  let best = -2;
  for (const { seat, ready } of table.players)
    if (seat !== table.me)
      for (const other of ready)
        if (mayBeTarget(target, other)) best = Math.max(best, fightWorth(table, minion, other, temperament));
  return best;
}
