/** The minion phase: which action to take with whom. */
import type { VisiblePiece } from '@praxis/engine';
import { blockChance, fightWorth, homeWorth } from './danger.ts';
import type { CardEstimate, ModeEstimate, UseEstimate } from './estimate.ts';
import { playersOf } from './hand.ts';
import { INDIFFERENT, type Liking, like, NEVER } from './liking.ts';
import { callWorth } from './politics.ts';
import { bestInHand, type Minion, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { BLOOD, benefitWorth, harmTo, inPlayWorth, minionWorth, poolWorth } from './worth.ts';

/** What the first piece of an answer in the minion phase is worth. */
export function actionLiking(table: Table, piece: VisiblePiece, temperament: Temperament): Liking {
  const minion = table.minion(piece.card);
  switch (piece.say) {
    case 'bleeds':
      return minion ? bleedLiking(table, minion, NO_CARD, temperament) : INDIFFERENT;
    case 'hunts':
      return minion ? huntLiking(table, minion, temperament) : INDIFFERENT;
    case 'leaves torpor':
      return like(3, 'leave torpor');
    case 'rescues':
      return rescueLiking(table);
    case 'diablerizes':
      return minion ? bestVictim(table, minion) : NEVER;
    case 'becomes anarch':
      return like(-2);
    case 'takes equipment':
      return like(-0.6);
    case 'fights':
    case 'destroys':
      return like(-0.3 + 0.6 * (temperament.fight - 1), 'fight');
    case 'minion uses':
      return minion ? bestSource(table, minion, temperament) : INDIFFERENT;
    default:
      return INDIFFERENT;
  }
}

interface Extra {
  readonly bleed: number;
  readonly stealth: number;
  readonly blood: number;
}
const NO_CARD: Extra = { bleed: 0, stealth: 0, blood: 0 };

/** A bleed against the prey, by a card or without. */
export function bleedLiking(table: Table, minion: Minion, extra: Extra, temperament: Temperament): Liking {
  const prey = table.player(table.prey);
  const modifier = bestInHand(table, minion, 'bleed', 'action modifier');
  const sure = minion.bleed + extra.bleed;
  const blocked = blockChance(table, minion, extra.stealth, table.prey);
  const gain =
    0.4 * harmTo(table, table.prey, sure, temperament) + 0.6 * harmTo(table, table.prey, sure + modifier, temperament);
  const edge = table.edge === table.me ? 0.1 : 0.5;
  const worth =
    (1 - blocked) * (gain + edge) -
    blocked * fightLoss(table, minion, table.prey, temperament) -
    homeWorth(table, minion, temperament) -
    extra.blood * BLOOD;
  return like(worth, sure + modifier >= prey.pool ? 'oust' : 'bleed');
}

/** What is lost on average when an unlocked minion of the player blocks. */
function fightLoss(table: Table, minion: Minion, seat: number, temperament: Temperament): number {
  let worst = 0;
  for (const blocker of table.player(seat).ready)
    if (!blocker.locked) worst = Math.min(worst, fightWorth(table, minion, blocker, temperament));
  return -worst * 0.7;
}

function huntLiking(table: Table, minion: Minion, temperament: Temperament): Liking {
  const room = minion.capacity - minion.blood;
  if (room <= 0) return like(-2);
  const need = minion.blood <= 1 ? 1.6 : minion.blood <= 2 ? 1 : 0.25 + 0.5 * (room / minion.capacity);
  return like(need - homeWorth(table, minion, temperament), 'hunt');
}

function rescueLiking(table: Table): Liking {
  return table.own.torpor.length > 0 ? like(2, 'rescue') : like(-2);
}

/** The own sleeping are rescued, others' are none of our business. */
export function rescuedLiking(table: Table, piece: VisiblePiece): Liking {
  const sleeper = table.minion(piece.card);
  return sleeper?.seat === table.me ? like(1 + sleeper.capacity * 0.1, 'rescue') : NEVER;
}

function bestVictim(table: Table, minion: Minion): Liking {
  let best = NEVER;
  for (const { torpor } of table.players)
    for (const victim of torpor) {
      const liking = victimLiking(table, minion, victim);
      if (liking.worth > best.worth) best = liking;
    }
  return best;
}

/** Diablerie burns a rival for good and feeds the minion, but others may then vote to burn it. */
export function victimLiking(table: Table, minion: Minion, victim: Minion): Liking {
  if (victim.seat === table.me) return NEVER;
  let votes = 0;
  for (const { seat, ready } of table.players)
    for (const voter of ready) votes += seat === table.me ? voter.votes * 1.2 : -voter.votes * 0.7;
  const hunted = votes >= 0 ? 0.15 : 0.75;
  const matters = victim.seat === table.prey ? 0.8 : victim.seat === table.predator ? 0.7 : 0.3;
  const worth =
    minionWorth(victim.capacity, 0) * matters +
    Math.min(victim.blood, minion.capacity - minion.blood) * BLOOD -
    hunted * minionWorth(minion.capacity, minion.blood);
  return like(worth, 'diablerie');
}

function bestSource(table: Table, minion: Minion, temperament: Temperament): Liking {
  let best: Liking = like(-0.5);
  for (const handle of Object.keys(table.view.cards)) {
    const seen = table.view.cards[Number(handle)];
    if (seen?.marks === undefined) continue;
    const card = table.card(Number(handle));
    if (!card?.uses.some(({ action }) => action)) continue;
    const liking = sourceLiking(table, minion, Number(handle), temperament);
    if (liking.worth > best.worth) best = liking;
  }
  return best;
}

/** An action through a card in play. */
export function sourceLiking(table: Table, minion: Minion, handle: number, temperament: Temperament): Liking {
  const card = table.card(handle);
  let best: Liking = NEVER;
  for (const use of card?.uses ?? []) {
    if (!use.action) continue;
    const liking = useActionLiking(table, minion, handle, use, temperament);
    if (liking.worth > best.worth) best = liking;
  }
  return best;
}

export function useActionLiking(
  table: Table,
  minion: Minion,
  handle: number,
  { gives, cost, hostile }: UseEstimate,
  temperament: Temperament,
): Liking {
  const own = table.controllerOf(handle) === table.me;
  const card = table.card(handle);
  const home = homeWorth(table, minion, temperament);
  const price = cost.pool * poolWorth(table.own.pool) + cost.blood * BLOOD;
  if (hostile && gives.bleed !== undefined)
    return bleedLiking(table, minion, { ...NO_CARD, bleed: gives.bleed, blood: cost.blood }, temperament);
  if (gives.fights) return like(0.7 * (temperament.fight - 0.9) - home - price, 'fight');
  const worth = benefitWorth(table, gives, minion.blood, minion.capacity);
  // An action that gives nothing burns the card through which it is taken: what harms us goes, what is ours stays.
  if (worth === 0 && (gives.stealth ?? 0) === Object.values(gives).reduce((sum, each) => sum + each, 0))
    return own ? NEVER : like((card ? inPlayWorth(card) : 0) * 0.6 - home, 'burn card');
  return like(worth - home - price, 'resources');
}

/** Playing a card in the minion phase: the best of its ways with the best of those who can. */
export function actionCardLiking(table: Table, card: CardEstimate, temperament: Temperament): Liking {
  let best: Liking = like(-1);
  for (const mode of card.modes)
    for (const minion of playersOf(table, mode)) {
      if (minion.locked) continue;
      const liking = actionModeLiking(table, card, mode, minion, temperament);
      if (liking.worth > best.worth) best = liking;
    }
  return best;
}

export function actionModeLiking(
  table: Table,
  card: CardEstimate,
  mode: ModeEstimate,
  minion: Minion,
  temperament: Temperament,
): Liking {
  const { gives, cost, type, hostile } = mode;
  const price = cost.pool * poolWorth(table.own.pool) + cost.blood * (minion.blood - cost.blood <= 0 ? 0.9 : BLOOD);
  const stealth = gives.stealth ?? 0;
  if (type === 'action' && hostile && (gives.bleed ?? 0) > 0)
    return bleedLiking(table, minion, { bleed: gives.bleed ?? 0, stealth, blood: cost.blood }, temperament);
  const home = homeWorth(table, minion, temperament);
  if (type === 'political action') return like(callWorth(table, mode, minion, temperament) - home - price, 'politics');
  const passes = 1 - blockChance(table, minion, stealth + (type === 'action' ? 0 : 1), undefined);
  if (gives.fights) return like(bestFight(table, minion, temperament) - home - price, 'fight');
  const stays = type === 'equipment' || type === 'retainer' || type === 'ally' || (gives.staysInPlay ?? 0) > 0;
  const worth =
    benefitWorth(table, gives, minion.blood, minion.capacity) +
    (stays ? inPlayWorth(card) : 0) +
    (type === 'ally' ? 2 : 0);
  return like(
    passes * worth - home - price,
    stays ? 'equip' : (gives.bloodOfUncontrolled ?? 0) > 0 ? 'influence' : 'resources',
  );
}

/** A fight of one's own choice is worth it against somebody weaker. */
function bestFight(table: Table, minion: Minion, temperament: Temperament): number {
  let best = -2;
  for (const seat of [table.prey, table.predator])
    for (const other of table.player(seat).ready)
      best = Math.max(best, fightWorth(table, minion, other, temperament) + (seat === table.prey ? 0.3 : 0));
  return best;
}
