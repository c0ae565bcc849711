/** Combat: range, strikes, presses, prevention. */
import type { VisiblePiece } from '@praxis/engine';
import { woundWorth } from './danger.ts';
import type { Benefits, CardEstimate, ModeEstimate } from './estimate.ts';
import { INDIFFERENT, type Score, scored } from './score.ts';
import { bestInHand, canUse, type Minion, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { BLOOD, poolWorth } from './worth.ts';

export interface Fight {
  readonly own: Minion;
  readonly other: Minion;
  readonly range: 'close' | 'long';
  /** The kind of strike that the other has announced. */
  readonly announced: string | undefined;
}

/** The combat from the side of the seat; undefined if none of its minions is in it. */
export function fightOf(table: Table): Fight | undefined {
  const { combat } = table;
  const [acting, opposing] = [table.minion(combat?.acting), table.minion(combat?.opposing)];
  if (!combat || !acting || !opposing) return undefined;
  const { range, strikes } = combat;
  if (acting.seat === table.me) return { own: acting, other: opposing, range, announced: strikes[1] ?? undefined };
  return opposing.seat === table.me
    ? { own: opposing, other: acting, range, announced: strikes[0] ?? undefined }
    : undefined;
}

/** The expected damage from the opponent in a round. */
function incoming({ other, range, announced }: Fight): number {
  if (announced === 'dodge' || announced === 'combat ends' || announced === 'none') return 0;
  return range === 'close' ? other.strength + 0.5 : 0.4;
}

/** The round without further cards: damage dealt minus damage taken. */
function exchange(table: Table, fight: Fight, temperament: Temperament): number {
  const { own, other, range } = fight;
  const damage = range === 'close' ? own.strength + bestInHand(table, own, 'damage', 'combat') : 0;
  return woundWorth(other, damage) * temperament.fight - woundWorth(own, incoming(fight));
}

/** A strike that deals so much, or keeps the striker from being hurt. */
function strikeScore(fight: Fight, gives: Benefits, isHand: boolean, price: number, temperament: Temperament): Score {
  const { own, other, range, announced } = fight;
  const safe = announced === 'combat ends' || announced === 'dodge';
  const taken = woundWorth(own, incoming(fight));
  if ((gives.endsCombat ?? 0) > 0) return scored(taken + 0.3 * (gives.unlocks ?? 0) - price - 0.1, 'escape');
  if ((gives.dodges ?? 0) > 0) return scored(taken * 0.9 - price, 'escape');
  const reaches = range === 'close' || (gives.ranged ?? 0) > 0;
  if (!reaches || safe) return scored(-price, 'strike');
  const stolen = gives.stealsBlood ?? 0;
  const damage = (isHand ? own.strength : 0) + (gives.damage ?? 0);
  const worth =
    woundWorth(other, damage + stolen, (gives.aggravated ?? 0) > 0) * temperament.fight +
    Math.min(stolen, own.capacity - own.blood) * BLOOD +
    (gives.firstStrike ?? 0) * 0.2 +
    (gives.destroysEquipment ?? 0) * 0.3 +
    (gives.stealsEquipment ?? 0) * 0.5;
  return scored(worth - price, 'strike');
}

function maneuverScore(table: Table, fight: Fight, price: number, temperament: Temperament): Score {
  const { own, range } = fight;
  const ranged = bestInHand(table, own, 'ranged', 'combat') > 0 || (own.card?.inPlay.ranged ?? 0) > 0;
  const now = exchange(table, fight, temperament);
  const then = range === 'close' ? (ranged ? 0.8 : 0) : exchange(table, { ...fight, range: 'close' }, temperament);
  return scored((then - now) * 0.8 - price - 0.2, 'range');
}

function pressScore(table: Table, fight: Fight, toContinue: boolean, price: number, temperament: Temperament): Score {
  const again = exchange(table, { ...fight, range: 'close', announced: undefined }, temperament);
  return scored((toContinue ? again : -again) - price - 0.2, toContinue ? 'press on' : 'break off');
}

export function preventScore(
  table: Table,
  target: number | undefined,
  amount: number,
  damage: number,
  price: number,
): Score {
  const minion = table.minion(target);
  if (!minion) return INDIFFERENT;
  return scored(woundWorth(minion, damage) - woundWorth(minion, damage - amount) - price, 'prevent');
}

/** The cost of playing a card, apart from its effects. */
function priceOf(table: Table, cost: { readonly pool: number; readonly blood: number }, blood: number): number {
  return cost.pool * poolWorth(table.own.pool) + cost.blood * (blood - cost.blood <= 0 ? 0.9 : BLOOD) + 0.15;
}

/** The first piece of an answer in combat that names only the kind of move: the best that could follow. */
export function combatHead(table: Table, piece: VisiblePiece, fight: Fight, temperament: Temperament): Score {
  switch (piece.say) {
    case 'strikes':
      return scored(0.5, 'strike');
    case 'maneuvers':
      return maneuverScore(table, fight, 0.1, temperament);
    case 'presses':
      return pressScore(table, fight, table.combat?.continuing !== true, 0.1, temperament);
    default:
      return INDIFFERENT;
  }
}

/** A combat card that has no sentence of its own: used before range, before strikes, at the end of the round. */
export function combatCardScore(
  table: Table,
  card: CardEstimate,
  gives: Benefits,
  cost: { pool: number; blood: number },
  temperament: Temperament,
): Score {
  const fight = fightOf(table);
  if (!fight) return scored(-1);
  const price = priceOf(table, cost, fight.own.blood);
  const damage = gives.damage ?? 0;
  const gained = Math.min(gives.blood ?? 0, fight.own.capacity - fight.own.blood) * BLOOD;
  const worth =
    woundWorth(fight.other, damage) * temperament.fight +
    sharpened(fight, gives) * temperament.fight +
    gained +
    // An additional strike hurts only the other.
    (gives.additionalStrikes ?? 0) * strikeAgain(fight) * temperament.fight +
    stolenBlood(fight, gives) * temperament.fight +
    // Another round, or another combat with the same minion.
    (gives.fights ?? 0) * exchange(table, { ...fight, range: 'close', announced: undefined }, temperament) +
    (gives.prevents ?? 0) * 0.3 +
    (gives.endsCombat ?? 0) * woundWorth(fight.own, incoming(fight)) +
    // Lasting gains: a weapon, or presses.
    (gives.staysInPlay ?? 0) * ((card.inPlay.damage ?? 0) + (card.inPlay.presses ?? 0)) * 0.3 * temperament.fight;
  // Cards whose numbers say nothing shape the fight in favour of those who like to fight.
  const shapes = Object.keys(gives).length === 0 || card.types.length === 0 ? 0.4 * (temperament.fight - 0.8) : 0;
  return scored(worth + shapes + (gives.presses ?? 0) * 0.2 * temperament.fight - price, 'fight');
}

/** The worth of one more strike. */
function strikeAgain({ own, other, range }: Fight): number {
  return range === 'close' ? woundWorth(other, own.strength) : 0;
}

/** The worth of a strike that steals blood, allowed by a card that is no strike itself. */
function stolenBlood({ own, other }: Fight, { stealsBlood = 0 }: Benefits): number {
  return woundWorth(other, stealsBlood) + Math.min(stealsBlood, own.capacity - own.blood) * BLOOD;
}

/** The worth of stronger hand strikes, or of hand strikes that are aggravated. */
function sharpened({ own, other, range }: Fight, gives: Benefits): number {
  const { strength = 0, aggravated = 0, damage = 0 } = gives;
  if ((strength <= 0 && aggravated <= 0) || damage > 0 || range === 'long') return 0;
  const now = woundWorth(other, own.strength);
  return woundWorth(other, own.strength + strength, aggravated > 0) - now;
}

const NOTHING: Benefits = {};

/** The pieces behind `strikes`: the means, the way, the target. */
export function strikeNext(
  table: Table,
  said: readonly VisiblePiece[],
  piece: VisiblePiece,
  temperament: Temperament,
): Score {
  const fight = fightOf(table);
  if (!fight) return INDIFFERENT;
  const card = table.card(piece.card);
  switch (piece.say) {
    case 'with hand':
      return strikeScore(fight, NOTHING, true, 0, temperament);
    case 'with weapon':
      return strikeScore(fight, card?.inPlay ?? NOTHING, false, 0, temperament);
    case 'with ability':
      return strikeScore(fight, givenBy(card), false, 0, temperament);
    case 'with': {
      let best: Score = scored(-1);
      for (const mode of card?.modes ?? []) {
        if (mode.type !== 'combat' || !canUse(fight.own, mode.disciplines)) continue;
        const score = strikeMode(table, fight, mode, temperament);
        if (score.worth > best.worth) best = score;
      }
      return best;
    }
    case 'at':
    case 'choosing mode': {
      const mode = table.card(said[1]?.card)?.modes.find(({ way }) => way === piece.word);
      return mode ? strikeMode(table, fight, mode, temperament) : INDIFFERENT;
    }
    case 'at retainer':
      return scored(-0.5);
    case 'paying':
      return scored(-0.1 * (piece.amount ?? 0));
    default:
      return INDIFFERENT;
  }
}

/** The benefits of a card in play, or those that a card that is gone has allowed the minion. */
function givenBy(card: CardEstimate | undefined): Benefits {
  if (!card) return NOTHING;
  return Object.keys(card.inPlay).length > 0 ? card.inPlay : (card.uses[0]?.gives ?? NOTHING);
}

/** Hand strikes made by a card add the striker's strength; strikes from a distance and those that steal do not. */
function strikeMode(table: Table, fight: Fight, mode: ModeEstimate, temperament: Temperament): Score {
  const isHand = (mode.gives.ranged ?? 0) === 0 && (mode.gives.damage ?? 0) > 0;
  return strikeScore(fight, mode.gives, isHand, priceOf(table, mode.cost, fight.own.blood), temperament);
}

/** The means of maneuvering, pressing or preventing: those already there before those that have to be played. */
export function meansScore(
  table: Table,
  step: string,
  head: VisiblePiece,
  piece: VisiblePiece,
  temperament: Temperament,
): Score {
  const fight = fightOf(table);
  const card = piece.say === 'with' ? table.card(piece.card) : undefined;
  const mode = card?.modes.find(({ type, disciplines }) => type === 'combat' && canUse(fight?.own, disciplines));
  const price = mode ? priceOf(table, mode.cost, fight?.own.blood ?? 3) : 0;
  if (!fight) return scored(-price);
  if (head.say === 'maneuvers' && step === 'range') return maneuverScore(table, fight, price, temperament);
  if (head.say === 'presses' && (piece.say === 'to continue' || piece.say === 'to end'))
    return pressScore(table, fight, piece.say === 'to continue', 0, temperament);
  return scored(-price);
}
