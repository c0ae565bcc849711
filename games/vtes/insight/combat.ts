/** Combat: range, strikes, presses, prevention. */
import type { VisiblePiece } from '@praxis/engine';
import type { FighterView } from '../where.ts';
import { canSharpen, isSharpening } from './arms.ts';
import { rivalry, woundWorth } from './danger.ts';
import type { Benefits, CardEstimate, ModeEstimate, UseEstimate } from './estimate.ts';
import { oncePerTable } from './once.ts';
import { INDIFFERENT, type Score, scored } from './score.ts';
import { canUse, type Minion, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { BLOOD, bloodPrice, poolWorth } from './worth.ts';

export interface Fight {
  readonly own: Minion;
  readonly other: Minion;
  readonly range: 'close' | 'long';
  readonly round: number;
  /** How much the other's harm is worth to the seat. */
  readonly matters: number;
  /** Strength at this moment. */
  readonly strength: number;
  /** True if hand strikes of the seat's minion are aggravated now. */
  readonly sharp: boolean;
  /** The kind of strike that the other has announced. */
  readonly announced: string | undefined;
  /** The damage to be expected from the other in this round at close and at long range. */
  readonly threat: { readonly close: number; readonly long: number; readonly aggravated: boolean };
}

/** The combat from the side of the seat; undefined if none of its minions is in it. */
export const fightOf = oncePerTable((table): Fight | undefined => {
  const { combat } = table;
  const [acting, opposing] = [table.minion(combat?.acting), table.minion(combat?.opposing)];
  if (!combat || !acting || !opposing) return undefined;
  if (acting.seat !== table.me && opposing.seat !== table.me) return undefined;
  const side = acting.seat === table.me ? 0 : 1;
  const [own, other] = side === 0 ? [acting, opposing] : [opposing, acting];
  return {
    own,
    other,
    range: combat.range,
    round: combat.round,
    matters: rivalry(table, other.seat),
    strength: combat.fighters[side]?.strength ?? own.strength,
    sharp: isSharp(table, own),
    announced: combat.strikes[1 - side] ?? undefined,
    threat: threatOf(table, other, combat.fighters[1 - side]),
  };
});

function isSharp(table: Table, { handle, sharp }: Minion): boolean {
  return (
    sharp || table.view.where.lasting.some(({ card, stat }) => card === handle && stat === 'aggravated hand strikes')
  );
}

/** Unseen cards: the damage that the other may add to his strike before it is announced. */
const UNSEEN = 0.5;

function threatOf(table: Table, other: Minion, fighter: FighterView | undefined): Fight['threat'] {
  const { companions } = other;
  const strength = fighter?.strength ?? other.strength;
  const sharp = isSharp(table, other);
  switch (fighter?.strike) {
    case 'dodge':
    case 'combat ends':
    case 'none':
    case 'destroy equipment':
    case 'steal equipment':
    case 'destroy weapon':
    case 'steal weapon':
    case 'destroy retainer':
      return { close: companions, long: 0, aggravated: false };
    case 'damage':
    case 'steal blood': {
      const card = table.card(fighter.with);
      const gives = card?.modes.at(-1)?.gives ?? card?.inPlay ?? NOTHING;
      const damage = Math.max(gives.damage ?? 0, gives.stealsBlood ?? 0, 1);
      const far = (gives.ranged ?? 0) > 0 ? damage : 0;
      return { close: damage + companions, long: far, aggravated: (gives.aggravated ?? 0) > 0 };
    }
    case 'hand': {
      const card = table.card(fighter.with)?.modes.at(-1)?.gives ?? NOTHING;
      return {
        close: strength + (card.damage ?? 0) + companions,
        long: 0,
        aggravated: sharp || (card.aggravated ?? 0) > 0,
      };
    }
    default:
      return {
        close: Math.max(strength, other.weapon) + UNSEEN + companions,
        long: 0.4,
        aggravated: sharp || canSharpen(other),
      };
  }
}

/** The expected cost of the opponent's strike; `paid`: blood that the minion has spent by then. */
function harm({ own, range, threat }: Fight, paid = 0, at = range): number {
  const damage = Math.max(0, threat[at] - own.armour);
  return woundWorth(paid > 0 ? { ...own, blood: own.blood - paid } : own, damage, threat.aggravated && damage >= 1);
}

/** The best strike from hand or with a weapon at this range. */
function bestStrike(table: Table, fight: Fight, at: 'close' | 'long'): number {
  const { own, other, strength, sharp, round } = fight;
  let best = at === 'close' ? woundWorth(other, strength, sharp) : 0;
  if (own.weapon > 0) best = Math.max(best, woundWorth(other, own.weapon));
  for (const { modes } of table.hand)
    for (const { type, gives, disciplines, cost, late, range } of modes) {
      if (type !== 'combat' || cost.blood > own.blood || (late && round < 2)) continue;
      if (range !== undefined && range !== at) continue;
      const ranged = (gives.ranged ?? 0) > 0;
      if (at === 'long' && !ranged) continue;
      const damage = (gives.damage ?? 0) + (gives.stealsBlood ?? 0);
      if (damage === 0 || !canUse(own, disciplines)) continue;
      const worth = woundWorth(
        other,
        ranged ? damage : damage + strength,
        (gives.aggravated ?? 0) > 0 || (!ranged && sharp),
      );
      best = Math.max(best, worth - selfHarm(own, gives));
    }
  return best;
}

/** A round at this range without further cards: damage dealt minus damage taken. */
function exchange(table: Table, fight: Fight, at: 'close' | 'long', temperament: Temperament): number {
  const { announced } = fight;
  const safe = announced === 'combat ends' || announced === 'dodge';
  return (safe ? 0 : bestStrike(table, fight, at) * fight.matters * temperament.fight) - harm(fight, 0, at);
}

/** A strike that deals so much, or keeps the striker from being hurt. */
function strikeScore(fight: Fight, gives: Benefits, isHand: boolean, price: number, temperament: Temperament): Score {
  const { own, other, range, announced, strength, sharp } = fight;
  const safe = announced === 'combat ends' || announced === 'dodge';
  const taken = harm(fight);
  if ((gives.endsCombat ?? 0) > 0) return scored(taken + 0.3 * (gives.unlocks ?? 0) - price - 0.1, 'escape');
  if ((gives.dodges ?? 0) > 0) return scored(taken * 0.9 - price, 'escape');
  const reaches = range === 'close' || (gives.ranged ?? 0) > 0;
  if (!reaches || safe) return scored(-price, 'strike');
  const stolen = gives.stealsBlood ?? 0;
  const damage = (isHand ? strength : 0) + (gives.damage ?? 0);
  const aggravated = (gives.aggravated ?? 0) > 0 || (isHand && sharp);
  const worth =
    woundWorth(other, damage + stolen, aggravated) * fight.matters * temperament.fight +
    Math.min(stolen, own.capacity - own.blood) * BLOOD +
    (gives.firstStrike ?? 0) * 0.2 +
    (gives.destroysEquipment ?? 0) * 0.3 +
    (gives.stealsEquipment ?? 0) * 0.5 -
    selfHarm(own, gives);
  return scored(worth - price, 'strike');
}

/** The cost of a strike that hurts the striker, too. */
function selfHarm(own: Minion, { selfDamage = 0, selfAggravated = 0 }: Benefits): number {
  return woundWorth(own, selfDamage, selfAggravated > 0);
}

function maneuverScore(table: Table, fight: Fight, price: number, temperament: Temperament): Score {
  const other = fight.range === 'close' ? 'long' : 'close';
  const gain = exchange(table, fight, other, temperament) - exchange(table, fight, fight.range, temperament);
  return scored(gain * 0.8 - price - 0.2, 'range');
}

function pressScore(table: Table, fight: Fight, toContinue: boolean, price: number, temperament: Temperament): Score {
  const threat = threatOf(table, fight.other, undefined);
  const next: Fight = { ...fight, announced: undefined, sharp: fight.own.sharp, threat, round: fight.round + 1 };
  const again = exchange(table, next, 'close', temperament);
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

/** The cost of playing a card, apart from its effects: a vampire that spends its blood is easily sent to torpor. */
function priceOf(
  table: Table,
  cost: { readonly pool: number; readonly blood: number },
  fight: Fight | undefined,
): number {
  const risk = fight && cost.blood > 0 ? harm(fight, cost.blood) - harm(fight) : 0;
  const blood = fight ? bloodPrice(fight.own.blood, cost.blood) : cost.blood * BLOOD;
  return cost.pool * poolWorth(table.own.pool) + blood + Math.max(0, risk) + 0.15;
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
  step: string,
  card: CardEstimate,
  { gives, cost, waits }: ModeEstimate,
  temperament: Temperament,
): Score {
  const fight = fightOf(table);
  if (!fight) return scored(-1);
  // The range may change, and the opponent may still show what he does.
  if (waits && step === 'before range') return scored(-1);
  const price = priceOf(table, cost, fight);
  const damage = gives.damage ?? 0;
  const gained = Math.min(gives.blood ?? 0, fight.own.capacity - fight.own.blood) * BLOOD;
  const worth =
    woundWorth(fight.other, damage, (gives.aggravated ?? 0) > 0) * (damage > 0 ? 1 : 0) * temperament.fight +
    sharpened(table, fight, gives) * temperament.fight +
    gained +
    // An additional strike hurts only the other.
    (gives.additionalStrikes ?? 0) * strikeAgain(fight) * temperament.fight +
    stolenBlood(fight, gives) * temperament.fight +
    // Another round, or another combat with the same minion.
    (gives.fights ?? 0) * exchange(table, { ...fight, announced: undefined }, 'close', temperament) +
    (gives.prevents ?? 0) * 0.3 +
    (gives.endsCombat ?? 0) * harm(fight) +
    // Lasting gains: a weapon, or presses.
    (gives.staysInPlay ?? 0) * ((card.inPlay.damage ?? 0) + (card.inPlay.presses ?? 0)) * 0.3 * temperament.fight;
  // Cards whose numbers say nothing shape the fight in favour of those who like to fight.
  const shapes = Object.keys(gives).length === 0 || card.types.length === 0 ? 0.4 * (temperament.fight - 0.8) : 0;
  return scored(worth + shapes + (gives.presses ?? 0) * 0.2 * temperament.fight - price, 'fight');
}

/** Benefits that only the fighter itself can use. */
const OF_FIGHTER: readonly (keyof Benefits)[] = ['strength', 'aggravated'];

/** A use of a card in play that changes the fight of the seat's minion; undefined if it does something else. */
export function combatUseScore(
  table: Table,
  step: string,
  user: Minion | undefined,
  { gives, cost, when }: UseEstimate,
  temperament: Temperament,
): Score | undefined {
  const fight = fightOf(table);
  if (!fight || !OF_FIGHTER.some((name) => (gives[name] ?? 0) > 0)) return undefined;
  if (user !== fight.own) return scored(-1);
  // The opponent may still show what he does.
  if (isSharpening(gives) && when.includes('strike resolution') && step !== 'strike resolution') return scored(-1);
  return scored(
    sharpened(table, fight, gives) * temperament.fight * fight.matters - priceOf(table, cost, fight),
    'fight',
  );
}

/** The worth of one more strike. */
function strikeAgain({ other, range, strength, sharp }: Fight): number {
  return range === 'close' ? woundWorth(other, strength, sharp) : 0;
}

/** The worth of a strike that steals blood, allowed by a card that is no strike itself. */
function stolenBlood({ own, other }: Fight, { stealsBlood = 0 }: Benefits): number {
  return woundWorth(other, stealsBlood) + Math.min(stealsBlood, own.capacity - own.blood) * BLOOD;
}

/** The worth of stronger hand strikes, or of hand strikes that are aggravated, compared with the strikes without it. */
function sharpened(table: Table, fight: Fight, gives: Benefits): number {
  const { strength = 0, aggravated = 0, damage = 0 } = gives;
  const { other, range, announced, sharp } = fight;
  if ((strength <= 0 && aggravated <= 0) || damage > 0 || range === 'long') return 0;
  if (announced === 'combat ends' || announced === 'dodge') return 0;
  const now = woundWorth(other, fight.strength, sharp);
  const then = woundWorth(other, fight.strength + strength, sharp || aggravated > 0);
  // Stronger blows count in all rounds, sharp ones only if there is no better strike anyway.
  return Math.max(strength > 0 ? (then - now) * 0.9 : 0, then - bestStrike(table, fight, 'close'));
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
      return abilityScore(table, fight, card, temperament);
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

/** A strike by a card in play, or one that a card that is gone has allowed the minion; it may cost blood. */
function abilityScore(table: Table, fight: Fight, card: CardEstimate | undefined, temperament: Temperament): Score {
  const use = card?.uses.find(({ when }) => when.includes('strike')) ?? card?.uses[0];
  const price = use && (use.cost.blood > 0 || use.cost.pool > 0) ? priceOf(table, use.cost, fight) - 0.15 : 0;
  const gives =
    use?.when.includes('strike') || !card || Object.keys(card.inPlay).length === 0 ? use?.gives : card.inPlay;
  return strikeScore(fight, gives ?? NOTHING, false, price, temperament);
}

/** Hand strikes made by a card add the striker's strength; strikes from a distance and those that steal do not. */
function strikeMode(table: Table, fight: Fight, mode: ModeEstimate, temperament: Temperament): Score {
  const isHand = (mode.gives.ranged ?? 0) === 0 && (mode.gives.damage ?? 0) > 0;
  return strikeScore(fight, mode.gives, isHand, priceOf(table, mode.cost, fight), temperament);
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
  const price = mode ? priceOf(table, mode.cost, fight) : 0;
  if (!fight) return scored(-price);
  if (head.say === 'maneuvers' && step === 'range') return maneuverScore(table, fight, price, temperament);
  if (head.say === 'presses' && (piece.say === 'to continue' || piece.say === 'to end'))
    return pressScore(table, fight, piece.say === 'to continue', 0, temperament);
  return scored(-price);
}
