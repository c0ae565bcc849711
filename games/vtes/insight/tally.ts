/** Adds up the benefits of a card's effects: whose pool, blood and cards are meant, and what a changed value is worth. */
import { nodesWith } from '@praxis/kit/definitions.ts';
import type { CardDef, Choose, Effect, Endable, Filter, Ref, SeatRef, Stat } from '../cards/language.ts';
import { approximate, type Benefit, OF_STAT, UNKNOWN } from './benefits.ts';

const OTHERS: ReadonlySet<string> = new Set([
  'prey',
  'predator',
  'each other',
  'turn player',
  'target player',
  'acting player',
]);
const OTHER_CARDS: ReadonlySet<string> = new Set(['opposing', 'blocker', 'acting', 'played']);

/** Where cards are as good as gone. */
const LOST: ReadonlySet<unknown> = new Set(['library', 'crypt', 'bottom of crypt']);

/** A card that burns, bleeds or sends to torpor the minion that it is on is meant for others. */
function harmsBearer({ abilities = [] }: CardDef): boolean {
  return abilities.some((ability) => {
    if ('always' in ability)
      return ability.always === 'modify' && ability.of === 'bearer' && ability.stat === 'torpor instead of hunting';
    return nodesWith<Effect>('do', 'trigger' in ability ? ability.effects : []).some((effect) => {
      if (effect.do === 'burn' || effect.do === 'burn blood') return effect.card === 'bearer';
      if (effect.do === 'move') return effect.card === 'bearer' && effect.to === 'torpor';
      return effect.do === 'damage' && effect.to === 'bearer';
    });
  });
}
/** True for crypt cards, allies and cards that become a minion when they are brought into play. */
export function isMinion({ kind, types, becomes }: CardDef): boolean {
  return kind !== 'library' || types?.includes('ally') === true || becomes === 'ally' || becomes === 'vampire';
}

export class Tally {
  readonly all: Partial<Record<Benefit, number>> = {};
  hostile = false;
  protected readonly chooses: Choose[];
  protected readonly ofMinion: boolean;
  protected readonly harmsBearer: boolean;

  constructor(def: CardDef, chooses: readonly Choose[] = []) {
    this.chooses = [...chooses];
    this.harmsBearer = harmsBearer(def);
    this.ofMinion = isMinion(def);
  }

  add(benefit: Benefit, amount: number): void {
    if (amount !== 0) this.all[benefit] = (this.all[benefit] ?? 0) + amount;
  }

  protected stat(stat: Stat, amount: number, of: Ref | SeatRef | undefined): void {
    const benefit = OF_STAT[stat];
    // Stealth that an acting minion loses is as good as intercept.
    if (stat === 'stealth' && amount < 0 && of !== undefined && of !== 'self') {
      this.add('intercept', -amount);
      return;
    }
    // The opponent's strength is no gain.
    if (benefit === 'strength' && of === 'opposing') {
      this.add('strength', Math.min(0, -amount) / 2);
      return;
    }
    // A base strength replaces the usual 1.
    if (stat === 'base strength') {
      this.add('strength', amount - 1);
      return;
    }
    // A vampire of another player that cannot block is chosen among his.
    if (stat === 'cannot block' && this.filterOf(of as Ref) && this.isOthers(of as Ref)) this.hostile = true;
    // Intercept that others lose is a blocker less.
    if (stat === 'intercept' && amount < 0 && of !== undefined) this.add('removesBlocker', -amount);
    else if (stat === 'cannot unlock' && of === 'self') this.add('locks', -amount);
    else if (stat === 'cannot unlock' && this.isOthers(of as Ref)) this.add('staysLocked', amount);
    else if (benefit) this.add(benefit, amount);
  }

  protected burnPool(who: SeatRef, amount: number): void {
    if (who === 'you') this.add('pool', -amount);
    else if (who === 'each') {
      this.add('pool', -amount);
      this.add('poolOfOthers', -amount);
    } else {
      if (OTHERS.has(who) || who.startsWith('the ')) this.hostile = true;
      this.add('poolOfOthers', -amount);
      if (this.#isPrey(who)) this.add('poolOfPrey', -amount);
    }
  }

  #isPrey(who: SeatRef): boolean {
    if (who === 'prey') return true;
    const choose = this.chooses.findLast(({ name }) => who === `the ${name}`);
    return choose !== undefined && 'player' in choose && choose.player === 'prey';
  }

  protected blood(card: Ref, amount: number): void {
    const filter = this.filterOf(card);
    this.add(filter?.in === 'uncontrolled' ? 'bloodOfUncontrolled' : 'blood', amount);
  }

  /** The seat's own blood becomes pool or the other way round; blood that only changes its place is worth nothing. */
  protected moved({ from, to }: Extract<Effect, { do: 'move blood' }>, amount: number): void {
    if (to === 'your pool') this.add('pool', amount);
    else if (from === 'pool' || to === 'pool') {
      this.add('pool', to === 'pool' ? amount : -amount);
      this.add('blood', to === 'pool' ? -amount : amount);
    }
  }

  protected move({ card, to, with: blood }: Extract<Effect, { do: 'move' }>, weight: number): void {
    // A vampire that must be influenced once more is away for as long as one in torpor.
    if (to === 'torpor' || to === "owner's uncontrolled" || (to === 'uncontrolled' && this.isOthers(card)))
      this.against('sendsToTorpor', card, weight);
    else if (to === 'uncontrolled' && card === 'top of crypt') {
      this.add('cryptCards', weight);
      if (blood !== undefined) this.add('bloodOfUncontrolled', approximate(blood, this.chooses) * weight);
    } else if (to === 'removed') {
      if (card !== 'this') this.against('burnsCards', card, weight);
    } else if (to === 'ready') this.add('rescues', weight);
    else if (!LOST.has(to)) this.add('cards', weight);
  }

  protected ends(what: Endable, weight: number): void {
    if (what === 'combat') this.add('endsCombat', weight);
    else if (what === 'block attempt') this.add('removesBlocker', weight);
    else if (what === 'bleed') this.add('bleed', -weight);
    else if (what === 'referendum') this.add('endsReferendum', weight);
  }

  protected points(named: string): number {
    const choose = this.chooses.find(({ name }) => name === named);
    return choose && 'allot' in choose ? approximate(choose.allot, this.chooses) : UNKNOWN;
  }

  protected against(benefit: Benefit, card: Ref, amount: number): void {
    if (this.isOthers(card)) this.hostile = true;
    this.add(benefit, amount);
  }

  /** True if it is another player's card; a card that may be anybody's is meant for others. */
  protected isOthers(card: Ref): boolean {
    if (OTHER_CARDS.has(card)) return true;
    const filter = this.filterOf(card);
    return filter !== undefined && filter.of !== 'you';
  }

  protected filterOf(card: Ref): Filter | undefined {
    const choose = this.chooses.findLast(({ name }) => card === `the ${name}`);
    return choose && 'card' in choose ? choose.card : undefined;
  }
}
