/** The worth of each piece of an answer to the seat that is asked. */
import type { VisiblePiece } from '@praxis/engine';
import {
  actionCardScore,
  actionModeScore,
  actionScore,
  bleedScore,
  isActionType,
  NO_CARD,
  rescuedScore,
  sourceScore,
  useActionScore,
  victimScore,
} from './actions.ts';
import {
  combatCardScore,
  combatHead,
  combatUseScore,
  fightOf,
  meansScore,
  preventScore,
  strikeNext,
} from './combat.ts';
import { bestLock } from './danger.ts';
import type { CardEstimate, ModeEstimate, UseEstimate } from './estimate.ts';
import { isOutdone, playersOf } from './hand.ts';
import { discardScore, keepWorth } from './keep.ts';
import { masterModeScore, masterScore } from './masters.ts';
import { mayUseScore } from './may-use.ts';
import { contestScore, influenceScore, unlockScore } from './phases.ts';
import { pollingScore, shareScore, votesScore } from './politics.ts';
import { blockStep, modifierScore, reactionScore, redirectionLost } from './reactions.ts';
import { INDIFFERENT, NEVER, type Score, scored } from './score.ts';
import { canUse, type Minion, type Table } from './table.ts';
import { type Aim, amountScore, foundScore, seatScore, targetScore, wordScore } from './targets.ts';
import type { Temperament } from './temperaments.ts';
import { benefitWorth, bloodWorth, inPlayWorth, lossOf, poolWorth } from './worth.ts';

/** The current question, and the answer so far. */
export interface Place {
  readonly step: string;
  readonly about: VisiblePiece;
  readonly said: readonly VisiblePiece[];
  /** The pieces that can come next. */
  readonly open: () => readonly VisiblePiece[];
}

export function scorePiece(table: Table, place: Place, piece: VisiblePiece, temperament: Temperament): Score {
  return place.said.length === 0
    ? firstScore(table, place, piece, temperament)
    : nextScore(table, place, piece, temperament);
}

function firstScore(table: Table, { step, about }: Place, piece: VisiblePiece, temperament: Temperament): Score {
  switch (piece.say) {
    case 'pass':
    case 'end':
    case 'on nobody':
      return scored(0, 'pass');
    case 'plays':
      return playScore(table, step, table.card(piece.card), undefined, temperament);
    case 'uses':
      return about.say === 'may use'
        ? mayUseScore(table, piece, temperament)
        : usesScore(table, step, piece.card, temperament);
    case 'discards':
      return discardScore(table, piece, temperament);
    case 'finds':
    case 'finds nothing':
      return foundScore(table, piece);
    case 'burns pool':
      return scored(-lossOf(table.own.pool, 1, temperament));
    case 'burns a card at random':
      return scored(-0.6);
    case 'removes a card at random':
      return scored(-0.2);
    case 'burns blood': {
      const minion = table.minion(piece.card);
      return scored(minion ? bloodWorth(minion.blood, minion.capacity, -1) : -0.5);
    }
    case 'pays for':
      return contestScore(table, table.card(piece.card));
    case 'pays for title':
      return scored(table.own.pool > 6 ? 1 : -0.5, 'contest');
    case 'yields':
    case 'yields title':
      return INDIFFERENT;
    case 'concedes':
      return NEVER;
    case 'on':
      return onScore(table, { card: table.card(about.card), gives: {}, hostile: true }, piece, temperament);
    case 'diablerizes':
      if (about.say === 'may diablerize') return victimOf(table, piece.card, about.card);
      break;
    default:
  }
  const fight = fightOf(table);
  switch (step) {
    case 'unlock':
      return unlockScore(table, piece, temperament);
    case 'minion':
    case 'effect':
      return actionScore(table, piece, temperament);
    case 'influence':
      return influenceScore(table, piece, temperament);
    case 'block':
      return blockStep(table, piece, temperament);
    case 'polling':
      return pollingScore(table, piece, temperament);
    case 'damage':
      return piece.say === 'prevents'
        ? preventScore(table, piece.card, piece.amount ?? 1, about.amount ?? 1, 0.2)
        : INDIFFERENT;
    default:
      return fight ? combatHead(table, piece, fight, temperament) : INDIFFERENT;
  }
}

function victimOf(table: Table, by: number | undefined, of: number | undefined): Score {
  const [minion, victim] = [table.minion(by), table.minion(of)];
  return minion && victim ? victimScore(table, minion, victim) : NEVER;
}

/** A card from hand; `minion` plays it, if that is known already. */
function playScore(
  table: Table,
  step: string,
  card: CardEstimate | undefined,
  minion: Minion | undefined,
  temperament: Temperament,
): Score {
  if (!card) return INDIFFERENT;
  if (step === 'master' && card.types[0] === 'master') return masterScore(table, card);
  if ((step === 'minion' || step === 'effect') && !minion) return actionCardScore(table, card, temperament);
  let best: Score = scored(-1.5);
  for (const mode of card.modes) {
    if (minion && !canUse(minion, mode.disciplines)) continue;
    const score = modeScore(table, step, card, mode, minion, temperament);
    if (score.worth > best.worth) best = score;
  }
  return best;
}

function modeScore(
  table: Table,
  step: string,
  card: CardEstimate,
  mode: ModeEstimate,
  minion: Minion | undefined,
  temperament: Temperament,
): Score {
  const { type, gives, cost } = mode;
  if (isActionType(type)) {
    const by = minion ?? playersOf(table, mode)[0];
    return by ? actionModeScore(table, card, mode, by, temperament) : NEVER;
  }
  switch (type) {
    case 'master':
      return masterModeScore(table, card, mode);
    case 'action modifier':
      return modifierScore(table, step, gives, cost, temperament, mode.target);
    case 'reaction': {
      const { worth, why } = reactionScore(table, step, gives, cost, minion, temperament);
      return scored(worth - redirectionLost(table, card, mode, minion, temperament), why);
    }
    case 'combat':
      return table.combat ? combatCardScore(table, step, card, mode, temperament) : NEVER;
    case 'event':
      return scored(0.4 + inPlayWorth(card) * 0.3, 'resources');
    default:
      return scored(benefitWorth(table, gives, minion?.blood ?? 3, minion?.capacity ?? 5) - 0.2);
  }
}

/** The best use of a card in play that is no action and belongs to this step. */
function usesScore(table: Table, step: string, handle: number | undefined, temperament: Temperament): Score {
  const card = table.card(handle);
  if (!card) return INDIFFERENT;
  let best: Score | undefined;
  for (const use of card.uses) {
    if (use.action || !use.when.includes(step)) continue;
    const score = useScore(table, step, handle, use, temperament);
    if (!best || score.worth > best.worth) best = score;
  }
  // An automatic effect that needs nothing but a target.
  return best ?? scored(benefitWorth(table, card.inPlay, 1, 4) > 0 ? 0.5 : -0.2, 'resources');
}

function useScore(
  table: Table,
  step: string,
  handle: number | undefined,
  use: UseEstimate,
  temperament: Temperament,
): Score {
  const { gives, cost, hostile } = use;
  const user = bearerOf(table, handle);
  const price = cost.pool * poolWorth(table.own.pool) + cost.blood * 0.45;
  if ((gives.votes ?? 0) > 0) return votesScore(table, gives.votes ?? 0, price + 0.1, temperament);
  const { action } = table;
  if (action?.seat === table.me && ((gives.stealth ?? 0) > 0 || (gives.bleed ?? 0) > 0))
    return modifierScore(table, step, gives, cost, temperament);
  if (
    action &&
    action.seat !== table.me &&
    ((gives.intercept ?? 0) > 0 || (gives.unlocks ?? 0) > 0 || (gives.wakes ?? 0) > 0)
  )
    return reactionScore(table, step, gives, cost, user, temperament);
  if ((gives.stealth ?? 0) > 0 || (gives.bleed ?? 0) > 0 || (gives.intercept ?? 0) > 0) return scored(-0.6);
  const fight = combatUseScore(table, step, user, use, temperament);
  if (fight) return fight;
  if (gives.acts) return outOfTurnScore(table, user, temperament);
  if (!canSpare(table, user, use)) return NEVER;
  const worth = benefitWorth(table, gives, user?.blood ?? 1, user?.capacity ?? 6);
  // Locking nobody, or a minion that would do nothing, is a waste.
  if (hostile && (gives.locks ?? 0) > 0) return scored(worth + bestLock(table, gives) - price - 0.3, 'harm rival');
  if (hostile) return scored(Math.max(0.4, worth) - price, 'harm rival');
  return scored((Object.keys(gives).length === 0 ? -0.4 : worth) - price - 0.05, 'resources');
}

/** A vampire cannot give blood that it does not have, and a player who gives his last pool is out. */
function canSpare({ own }: Table, user: Minion | undefined, { gives, cost }: UseEstimate): boolean {
  if (user && (gives.blood ?? 0) < -user.blood) return false;
  const spent = cost.pool - Math.min(0, gives.pool ?? 0);
  return spent === 0 || spent < own.pool;
}

/** In the seat's own turn the minion can act without it. */
function outOfTurnScore(table: Table, user: Minion | undefined, temperament: Temperament): Score {
  if (!user || table.isMyTurn) return NEVER;
  return scored(Math.max(bleedScore(table, user, NO_CARD, temperament).worth, user.blood === 0 ? 1 : -1), 'bleed');
}

/** The minion that a card is on, or that it is. */
function bearerOf(table: Table, handle: number | undefined): Minion | undefined {
  if (handle === undefined) return undefined;
  const own = table.minion(handle);
  if (own) return own;
  const bears = ({ handle: each }: Minion): boolean => table.view.cards[each]?.with?.includes(handle) === true;
  return table.own.ready.find(bears) ?? table.own.torpor.find(bears);
}

/** The pieces behind the first. */
function nextScore(table: Table, place: Place, piece: VisiblePiece, temperament: Temperament): Score {
  const { step, said } = place;
  const head = said[0] as VisiblePiece;
  switch (head.say) {
    case 'plays':
      return playedNext(table, place, piece, temperament);
    case 'uses':
      return usedNext(table, place, piece, temperament);
    case 'bleeds':
      return piece.seat === table.prey ? scored(1) : INDIFFERENT;
    case 'rescues':
      return piece.say === 'paying split'
        ? scored(-Math.abs((piece.amount ?? 1) - 1) * 0.2)
        : rescuedScore(table, piece);
    case 'diablerizes':
      return victimOf(table, head.card, piece.card);
    case 'minion uses':
      return sourceNext(table, said, piece, temperament);
    case 'sets the terms':
      return termScore(table, place, piece, temperament);
    case 'strikes':
      return strikeNext(table, said, piece, temperament);
    case 'maneuvers':
    case 'presses':
    case 'prevents':
      return meansScore(table, step, head, piece, temperament);
    default:
      return piece.say === 'end'
        ? INDIFFERENT
        : onScore(table, { card: undefined, gives: {}, hostile: true }, piece, temperament);
  }
}

function playedNext(table: Table, { step, said, open }: Place, piece: VisiblePiece, temperament: Temperament): Score {
  const head = said[0] as VisiblePiece;
  const card = table.card(head.card);
  const minion = table.minion(said.find(({ say }) => say === 'with')?.card);
  switch (piece.say) {
    case 'with': {
      const by = table.minion(piece.card);
      return by ? withScore(table, step, card, by, temperament) : INDIFFERENT;
    }
    case 'at':
    case 'choosing mode': {
      const mode = card?.modes.find(({ way }) => way === piece.word);
      if (!card || !mode) return INDIFFERENT;
      return isOutdone(card, mode, minion, (way) => open().some(({ word }) => word === way))
        ? NEVER
        : modeScore(table, step, card, mode, minion, temperament);
    }
    default:
      return onScore(table, { ...aimOf(card, said), by: minion }, piece, temperament, said);
  }
}

/** The worth of playing the card with this minion; between equals, the one that bleeds least is preferred. */
function withScore(
  table: Table,
  step: string,
  card: CardEstimate | undefined,
  by: Minion,
  temperament: Temperament,
): Score {
  const { worth, why } = playScore(table, step, card, by, temperament);
  return scored(worth - 0.02 * by.bleed, why);
}

function aimOf(card: CardEstimate | undefined, said: readonly VisiblePiece[]): Aim {
  const word = said.find(({ say }) => say === 'at' || say === 'choosing mode')?.word;
  const mode = card?.modes.find(({ way }) => way === word) ?? card?.modes[0];
  return { card, gives: mode?.gives ?? {}, hostile: mode?.hostile ?? false };
}

function usedNext(table: Table, { step, said }: Place, piece: VisiblePiece, temperament: Temperament): Score {
  const head = said[0] as VisiblePiece;
  const card = table.card(head.card);
  if (piece.say === 'choosing mode') {
    const use = card?.uses.find(({ way }) => way === piece.word);
    return use ? useScore(table, step, head.card, use, temperament) : INDIFFERENT;
  }
  const word = said.find(({ say }) => say === 'choosing mode')?.word;
  // Actions through the card are taken with another sentence.
  const use = card?.uses.find(({ way }) => way === word) ?? card?.uses.find(({ action }) => !action);
  const aim: Aim = { card, gives: use?.gives ?? card?.inPlay ?? {}, hostile: use?.hostile ?? false };
  return onScore(table, aim, piece, temperament, said);
}

function sourceNext(table: Table, said: readonly VisiblePiece[], piece: VisiblePiece, temperament: Temperament): Score {
  const minion = table.minion(said[0]?.card);
  if (!minion) return INDIFFERENT;
  if (piece.say === 'source')
    return piece.card === undefined ? INDIFFERENT : sourceScore(table, minion, piece.card, temperament);
  const handle = said[1]?.card;
  const card = table.card(handle);
  if (piece.say === 'choosing mode') {
    const use = card?.uses.find(({ way, action }) => action && way === piece.word);
    return use && handle !== undefined ? useActionScore(table, minion, handle, use, temperament) : INDIFFERENT;
  }
  const use = card?.uses.find(({ action }) => action);
  const aim: Aim = { card, gives: use?.gives ?? {}, hostile: use?.hostile ?? false, by: minion };
  return onScore(table, aim, piece, temperament, said);
}

function termScore(table: Table, { about, said }: Place, piece: VisiblePiece, temperament: Temperament): Score {
  const card = table.card(about.card);
  const named = said.some(({ say }) => say === 'on');
  if (piece.say === 'allot') return shareScore(table, card, piece, named, temperament);
  return onScore(table, aimOf(card, said), piece, temperament, said);
}

/** Targets, numbers, words, cards to discard: everything else that is named. */
function onScore(
  table: Table,
  aim: Aim,
  piece: VisiblePiece,
  temperament: Temperament,
  said: readonly VisiblePiece[] = [],
): Score {
  switch (piece.say) {
    case 'on':
    case 'target card':
    case 'chooses':
      if (piece.seat !== undefined) return seatScore(table, aim, piece.seat, temperament);
      return targetScore(table, aim, piece.card, temperament);
    case 'choosing':
      if (piece.word !== undefined) return wordScore(table, piece.word);
      return amountScore(table, aim, said.findLast(({ card }) => card !== undefined)?.card, piece.amount ?? 0);
    case 'paying':
      return scored(-0.1 * (piece.amount ?? 0));
    case 'discarding': {
      const card = table.card(piece.card);
      return card ? scored(0.5 - keepWorth(table, card, temperament)) : INDIFFERENT;
    }
    default:
      return INDIFFERENT;
  }
}
