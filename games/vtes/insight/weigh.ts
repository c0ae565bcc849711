/** What each piece of an answer is worth to the seat that is asked. */
import type { VisiblePiece } from '@praxis/engine';
import {
  actionCardLiking,
  actionLiking,
  actionModeLiking,
  rescuedLiking,
  sourceLiking,
  useActionLiking,
  victimLiking,
} from './actions.ts';
import { combatCardLiking, combatHead, fightOf, meansLiking, preventLiking, strikeNext } from './combat.ts';
import type { CardEstimate, ModeEstimate, UseEstimate } from './estimate.ts';
import { keepWorth, playersOf } from './hand.ts';
import { INDIFFERENT, type Liking, like, NEVER } from './liking.ts';
import { discardLiking, influenceLiking, masterLiking, masterModeLiking, unlockLiking } from './phases.ts';
import { pollingLiking, shareLiking, votesLiking } from './politics.ts';
import { blockStep, modifierLiking, reactionLiking } from './reactions.ts';
import { canUse, type Minion, type Table } from './table.ts';
import { type Aim, amountLiking, foundLiking, seatLiking, targetLiking, wordLiking } from './targets.ts';
import type { Temperament } from './temperaments.ts';
import { benefitWorth, bloodWorth, inPlayWorth, lossOf, poolWorth } from './worth.ts';

/** What is being asked, and what has been said so far. */
export interface Place {
  readonly step: string;
  readonly about: VisiblePiece;
  readonly said: readonly VisiblePiece[];
}

const ACTION_TYPES: ReadonlySet<string> = new Set([
  'action',
  'political action',
  'equipment',
  'retainer',
  'ally',
  'power',
]);

export function liking(table: Table, place: Place, piece: VisiblePiece, temperament: Temperament): Liking {
  return place.said.length === 0
    ? firstLiking(table, place, piece, temperament)
    : nextLiking(table, place, piece, temperament);
}

function firstLiking(table: Table, { step, about }: Place, piece: VisiblePiece, temperament: Temperament): Liking {
  switch (piece.say) {
    case 'pass':
    case 'end':
    case 'on nobody':
      return like(0, 'pass');
    case 'plays':
      return playLiking(table, step, table.card(piece.card), undefined, temperament);
    case 'uses':
      return about.say === 'may use' ? mayUse(table, piece) : usesLiking(table, step, piece.card, temperament);
    case 'discards':
      return discardLiking(table, piece, temperament);
    case 'finds':
    case 'finds nothing':
      return foundLiking(table, piece);
    case 'burns pool':
      return like(-lossOf(table.own.pool, 1, temperament));
    case 'burns blood': {
      const minion = table.minion(piece.card);
      return like(minion ? bloodWorth(minion.blood, minion.capacity, -1) : -0.5);
    }
    case 'pays for':
    case 'pays for title':
      return like(table.own.pool > 6 ? 1 : -0.5, 'contest');
    case 'yields':
    case 'yields title':
      return INDIFFERENT;
    case 'concedes':
      return NEVER;
    case 'on':
      return onLiking(table, { card: table.card(about.card), gives: {}, hostile: true }, piece, temperament);
    case 'diablerizes':
      if (about.say === 'may diablerize') return victimOf(table, piece.card, about.card);
      break;
    default:
  }
  const fight = fightOf(table);
  switch (step) {
    case 'unlock':
      return unlockLiking(table, piece, temperament);
    case 'minion':
      return actionLiking(table, piece, temperament);
    case 'influence':
      return influenceLiking(table, piece, temperament);
    case 'block':
      return blockStep(table, piece, temperament);
    case 'polling':
      return pollingLiking(table, piece, temperament);
    case 'damage':
      return piece.say === 'prevents'
        ? preventLiking(table, piece.card, piece.amount ?? 1, about.amount ?? 1, 0.2)
        : INDIFFERENT;
    default:
      return fight ? combatHead(table, piece, fight, temperament) : INDIFFERENT;
  }
}

function victimOf(table: Table, by: number | undefined, of: number | undefined): Liking {
  const [minion, victim] = [table.minion(by), table.minion(of)];
  return minion && victim ? victimLiking(table, minion, victim) : NEVER;
}

/** An effect that may be used now or not: what it is worth by its numbers, and if they tell nothing, yes. */
function mayUse(table: Table, piece: VisiblePiece): Liking {
  const card = table.card(piece.card);
  const gives = card?.modes[0]?.gives ?? card?.inPlay ?? {};
  return like(Math.max(-2, benefitWorth(table, gives, 3, 6)) + 0.3, 'resources');
}

/** A card from hand; `minion` plays it, if that is known already. */
function playLiking(
  table: Table,
  step: string,
  card: CardEstimate | undefined,
  minion: Minion | undefined,
  temperament: Temperament,
): Liking {
  if (!card) return INDIFFERENT;
  if (step === 'master' && card.types[0] === 'master') return masterLiking(table, card);
  if (step === 'minion' && !minion) return actionCardLiking(table, card, temperament);
  let best: Liking = like(-1.5);
  for (const mode of card.modes) {
    if (minion && !canUse(minion.card, mode.disciplines)) continue;
    const liking = modeLiking(table, step, card, mode, minion, temperament);
    if (liking.worth > best.worth) best = liking;
  }
  return best;
}

function modeLiking(
  table: Table,
  step: string,
  card: CardEstimate,
  mode: ModeEstimate,
  minion: Minion | undefined,
  temperament: Temperament,
): Liking {
  const { type, gives, cost } = mode;
  if (ACTION_TYPES.has(type)) {
    const by = minion ?? playersOf(table, mode)[0];
    return by ? actionModeLiking(table, card, mode, by, temperament) : NEVER;
  }
  switch (type) {
    case 'master':
      return masterModeLiking(table, card, mode);
    case 'action modifier':
      return modifierLiking(table, step, gives, cost, temperament);
    case 'reaction':
      return reactionLiking(table, step, gives, cost, minion, temperament);
    case 'combat':
      return table.combat ? combatCardLiking(table, card, gives, cost, temperament) : NEVER;
    case 'event':
      return like(0.4 + inPlayWorth(card) * 0.3, 'resources');
    default:
      return like(benefitWorth(table, gives, minion?.blood ?? 3, minion?.capacity ?? 5) - 0.2);
  }
}

/** The best use of a card in play that is no action. */
function usesLiking(table: Table, step: string, handle: number | undefined, temperament: Temperament): Liking {
  const card = table.card(handle);
  if (!card) return INDIFFERENT;
  let best: Liking | undefined;
  for (const use of card.uses) {
    if (use.action) continue;
    const liking = useLiking(table, step, handle, use, temperament);
    if (!best || liking.worth > best.worth) best = liking;
  }
  // Something that happens by itself and asks for nothing but a target.
  return best ?? like(benefitWorth(table, card.inPlay, 1, 4) > 0 ? 0.5 : -0.2, 'resources');
}

function useLiking(
  table: Table,
  step: string,
  handle: number | undefined,
  use: UseEstimate,
  temperament: Temperament,
): Liking {
  const { gives, cost, hostile } = use;
  const user = bearerOf(table, handle);
  const price = cost.pool * poolWorth(table.own.pool) + cost.blood * 0.45;
  if ((gives.votes ?? 0) > 0) return votesLiking(table, gives.votes ?? 0, price + 0.1, temperament);
  const { action } = table;
  if (action?.seat === table.me && ((gives.stealth ?? 0) > 0 || (gives.bleed ?? 0) > 0))
    return modifierLiking(table, step, gives, cost, temperament);
  if (
    action &&
    action.seat !== table.me &&
    ((gives.intercept ?? 0) > 0 || (gives.unlocks ?? 0) > 0 || (gives.wakes ?? 0) > 0)
  )
    return reactionLiking(table, step, gives, cost, user, temperament);
  if ((gives.stealth ?? 0) > 0 || (gives.bleed ?? 0) > 0 || (gives.intercept ?? 0) > 0) return like(-0.6);
  const worth = benefitWorth(table, gives, user?.blood ?? 1, user?.capacity ?? 6);
  if (hostile) return like(Math.max(0.4, worth) - price, 'harm rival');
  return like((Object.keys(gives).length === 0 ? -0.4 : worth) - price - 0.05, 'resources');
}

/** The minion that a card is on, or that it is. */
function bearerOf(table: Table, handle: number | undefined): Minion | undefined {
  if (handle === undefined) return undefined;
  const own = table.minion(handle);
  if (own) return own;
  return table.own.ready.find(({ handle: each }) => table.view.cards[each]?.with?.includes(handle));
}

/** The pieces behind the first. */
function nextLiking(table: Table, place: Place, piece: VisiblePiece, temperament: Temperament): Liking {
  const { step, said } = place;
  const head = said[0] as VisiblePiece;
  switch (head.say) {
    case 'plays':
      return playedNext(table, place, piece, temperament);
    case 'uses':
      return usedNext(table, place, piece, temperament);
    case 'bleeds':
      return piece.seat === table.prey ? like(1) : INDIFFERENT;
    case 'rescues':
      return piece.say === 'paying split'
        ? like(-Math.abs((piece.amount ?? 1) - 1) * 0.2)
        : rescuedLiking(table, piece);
    case 'diablerizes':
      return victimOf(table, head.card, piece.card);
    case 'minion uses':
      return sourceNext(table, said, piece, temperament);
    case 'sets the terms':
      return termLiking(table, place, piece, temperament);
    case 'strikes':
      return strikeNext(table, said, piece, temperament);
    case 'maneuvers':
    case 'presses':
    case 'prevents':
      return meansLiking(table, step, head, piece, temperament);
    default:
      return piece.say === 'end'
        ? INDIFFERENT
        : onLiking(table, { card: undefined, gives: {}, hostile: true }, piece, temperament);
  }
}

function playedNext(table: Table, { step, said }: Place, piece: VisiblePiece, temperament: Temperament): Liking {
  const head = said[0] as VisiblePiece;
  const card = table.card(head.card);
  const minion = table.minion(said.find(({ say }) => say === 'with')?.card);
  switch (piece.say) {
    case 'with': {
      const by = table.minion(piece.card);
      return by ? withLiking(table, step, card, by, temperament) : INDIFFERENT;
    }
    case 'at':
    case 'choosing mode': {
      const mode = card?.modes.find(({ way }) => way === piece.word);
      return card && mode ? modeLiking(table, step, card, mode, minion, temperament) : INDIFFERENT;
    }
    default:
      return onLiking(table, aimOf(card, said), piece, temperament, said);
  }
}

/** Who plays it: the one for whom it is worth most; of several the one who has the least else to do. */
function withLiking(
  table: Table,
  step: string,
  card: CardEstimate | undefined,
  by: Minion,
  temperament: Temperament,
): Liking {
  const { worth, why } = playLiking(table, step, card, by, temperament);
  return like(worth - 0.02 * by.bleed, why);
}

function aimOf(card: CardEstimate | undefined, said: readonly VisiblePiece[]): Aim {
  const word = said.find(({ say }) => say === 'at' || say === 'choosing mode')?.word;
  const mode = card?.modes.find(({ way }) => way === word) ?? card?.modes[0];
  return { card, gives: mode?.gives ?? {}, hostile: mode?.hostile ?? false };
}

function usedNext(table: Table, { step, said }: Place, piece: VisiblePiece, temperament: Temperament): Liking {
  const head = said[0] as VisiblePiece;
  const card = table.card(head.card);
  if (piece.say === 'choosing mode') {
    const use = card?.uses.find(({ way }) => way === piece.word);
    return use ? useLiking(table, step, head.card, use, temperament) : INDIFFERENT;
  }
  const word = said.find(({ say }) => say === 'choosing mode')?.word;
  const use = card?.uses.find(({ way }) => way === word) ?? card?.uses[0];
  const aim: Aim = { card, gives: use?.gives ?? card?.inPlay ?? {}, hostile: use?.hostile ?? false };
  return onLiking(table, aim, piece, temperament, said);
}

function sourceNext(
  table: Table,
  said: readonly VisiblePiece[],
  piece: VisiblePiece,
  temperament: Temperament,
): Liking {
  const minion = table.minion(said[0]?.card);
  if (!minion) return INDIFFERENT;
  if (piece.say === 'source')
    return piece.card === undefined ? INDIFFERENT : sourceLiking(table, minion, piece.card, temperament);
  const handle = said[1]?.card;
  const card = table.card(handle);
  if (piece.say === 'choosing mode') {
    const use = card?.uses.find(({ way, action }) => action && way === piece.word);
    return use && handle !== undefined ? useActionLiking(table, minion, handle, use, temperament) : INDIFFERENT;
  }
  const use = card?.uses.find(({ action }) => action);
  return onLiking(table, { card, gives: use?.gives ?? {}, hostile: use?.hostile ?? false }, piece, temperament, said);
}

function termLiking(table: Table, { about, said }: Place, piece: VisiblePiece, temperament: Temperament): Liking {
  const card = table.card(about.card);
  if (piece.say === 'allot')
    return shareLiking(
      table,
      card,
      piece,
      said.some(({ say }) => say === 'on'),
      temperament,
    );
  return onLiking(table, aimOf(card, said), piece, temperament, said);
}

/** Targets, numbers, words, cards to discard: whatever else is named. */
function onLiking(
  table: Table,
  aim: Aim,
  piece: VisiblePiece,
  temperament: Temperament,
  said: readonly VisiblePiece[] = [],
): Liking {
  switch (piece.say) {
    case 'on':
    case 'target card':
    case 'chooses':
      if (piece.seat !== undefined) return seatLiking(table, aim, piece.seat, temperament);
      return targetLiking(table, aim, piece.card);
    case 'choosing':
      if (piece.word !== undefined) return wordLiking(table, piece.word);
      return amountLiking(table, aim, said.findLast(({ card }) => card !== undefined)?.card, piece.amount ?? 0);
    case 'paying':
      return like(-0.1 * (piece.amount ?? 0));
    case 'discarding': {
      const card = table.card(piece.card);
      return card ? like(0.5 - keepWorth(table, card, temperament)) : INDIFFERENT;
    }
    default:
      return INDIFFERENT;
  }
}
