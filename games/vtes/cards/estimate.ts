/**
 * What a card does, in numbers, for programs that play. They read this and never the shape of a definition: a kind of effect that is
 * added tomorrow is counted here and nowhere else.
 */
import { modesOf, typeOf } from '../rules/modes.ts';
import { approximate, type Benefit, type Benefits, OF_STAT, UNKNOWN } from './benefits.ts';
import type {
  Ability,
  Amount,
  CardDef,
  Choose,
  Cost,
  Effect,
  Filter,
  LibraryType,
  Ref,
  SeatRef,
  Stat,
  Strike,
} from './language.ts';

export type { Benefit, Benefits } from './benefits.ts';

export interface ModeEstimate {
  readonly type: LibraryType;
  readonly disciplines: readonly string[];
  readonly cost: { readonly pool: number; readonly blood: number };
  /** Whether it is meant for somebody else's cards or pool. */
  readonly hostile: boolean;
  readonly gives: Benefits;
}

export interface CardEstimate {
  /** One for each way to play a library card. */
  readonly modes: readonly ModeEstimate[];
  /** What the card gives while it is in play, each time or all the time. */
  readonly inPlay: Benefits;
}

const estimates = new WeakMap<CardDef, CardEstimate>();

/** Computed once per definition. */
export function estimate(def: CardDef): CardEstimate {
  let known = estimates.get(def);
  if (!known) {
    known = {
      modes: def.kind === 'library' ? modesOf(def).map((mode) => modeEstimate(def, mode)) : [],
      inPlay: inPlay(def),
    };
    estimates.set(def, known);
  }
  return known;
}

function modeEstimate(def: CardDef, mode: NonNullable<CardDef['modes']>[number]): ModeEstimate {
  const sum = new Sum(mode.choose ?? []);
  if (mode.action?.kind === 'bleed') sum.add('bleed', mode.action.bleed ?? 0);
  if (mode.action?.kind === 'hunt') sum.add('hunt', mode.action.hunt ?? 0);
  if (mode.action?.stealth) sum.add('stealth', mode.action.stealth);
  sum.effects(mode.during ?? [], 1);
  sum.effects(mode.effects, 1);
  const { pool, blood } = mode.cost ?? def.cost ?? {};
  return {
    type: typeOf(def, mode),
    disciplines: mode.disciplines ?? [],
    cost: { pool: price(pool), blood: price(blood) },
    hostile: sum.hostile || mode.action?.kind === 'bleed',
    gives: sum.all,
  };
}

function price(cost: Cost['pool'] | Cost['blood']): number {
  return typeof cost === 'number' ? cost : cost === undefined ? 0 : 1;
}

function inPlay(def: CardDef): Benefits {
  const sum = new Sum([]);
  if (def.kind !== 'library') {
    sum.add('bleed', def.bleed ?? 1);
    sum.add('strength', def.strength ?? 1);
    sum.add('votes', def.votes ?? 0);
  } else if (def.types?.includes('ally')) {
    sum.add('bleed', def.bleed ?? 0);
    sum.add('strength', def.strength ?? 0);
  }
  if (def.capacityBonus) sum.add('capacity', def.capacityBonus);
  for (const ability of [...(def.abilities ?? []), ...(def.mergedAbilities ?? [])]) sum.ability(ability);
  return sum.all;
}

const OTHERS: ReadonlySet<string> = new Set([
  'prey',
  'predator',
  'each other',
  'turn player',
  'target player',
  'acting player',
]);
const OTHER_CARDS: ReadonlySet<string> = new Set(['opposing', 'blocker', 'acting', 'played']);

class Sum {
  readonly all: Partial<Record<Benefit, number>> = {};
  hostile = false;
  readonly #chooses: Choose[];

  constructor(chooses: readonly Choose[]) {
    this.#chooses = [...chooses];
  }

  add(benefit: Benefit, amount: number): void {
    if (amount !== 0) this.all[benefit] = (this.all[benefit] ?? 0) + amount;
  }

  effects(effects: readonly Effect[], weight: number): void {
    for (const effect of effects) this.effect(effect, weight);
  }

  /** What happens only sometimes counts half. */
  effect(effect: Effect, weight: number): void {
    const amount = 'amount' in effect ? approximate(effect.amount as Amount, this.#chooses) * weight : weight;
    switch (effect.do) {
      case 'modify':
        this.#stat(effect.stat, amount, effect.of);
        break;
      case 'gain pool':
        this.add('pool', amount);
        break;
      case 'burn pool':
      case 'obligation':
        this.#burnPool(effect.who, amount);
        break;
      case 'gain blood':
        this.#blood(effect.card, amount);
        break;
      case 'burn blood':
        this.add(
          this.#isOthers(effect.card) ? 'bloodOfOthers' : 'blood',
          this.#isOthers(effect.card) ? amount : -amount,
        );
        break;
      case 'blood to pool':
        this.add('pool', amount);
        this.add('blood', -amount);
        break;
      case 'pool to blood':
        this.add('pool', -amount);
        this.add('blood', amount);
        break;
      case 'lock':
      case 'stay locked':
        if (effect.card === 'self' || effect.card === 'this') this.add('locks', -weight);
        else this.#against('locks', effect.card, weight);
        break;
      case 'unlock':
        this.add('unlocks', weight);
        break;
      case 'wake':
        this.add('wakes', weight);
        break;
      case 'burn':
      case 'remove from game':
        if (effect.card !== 'this') this.#against('burnsCards', effect.card, weight);
        break;
      case 'put in play':
      case 'bring into play':
      case 'equip':
        this.add('staysInPlay', weight);
        break;
      case 'strike':
        this.#strike(effect.strike, weight);
        break;
      case 'maneuver':
      case 'set range':
        this.add('maneuvers', weight);
        break;
      case 'press':
        this.add('presses', weight);
        break;
      case 'additional strikes':
        this.add('additionalStrikes', amount);
        break;
      case 'prevent':
        this.add('prevents', effect.amount === 'all' ? UNKNOWN * 2 * weight : amount);
        break;
      case 'damage':
        this.add(effect.to === 'self' ? 'selfDamage' : 'damage', amount);
        break;
      case 'fight':
        this.hostile = true;
        this.add('fights', weight);
        break;
      case 'end combat':
        this.add('endsCombat', weight);
        break;
      case 'redirect bleed':
        this.add('redirectsBleed', weight);
        break;
      case 'reduce bleed':
        this.add('reducesBleed', amount);
        break;
      case 'bleed fails':
        this.add('bleed', -weight);
        break;
      case 'fail block':
        this.add('removesBlocker', weight);
        break;
      case 'cancel':
        this.hostile = true;
        this.add('cancels', weight);
        break;
      case 'to torpor':
        this.#against('sendsToTorpor', effect.card, weight);
        break;
      case 'to ready':
        this.add('rescues', weight);
        break;
      case 'to uncontrolled':
      case 'draw crypt card':
      case 'draw':
      case 'store':
        this.add('cards', amount);
        break;
      case 'search':
        this.add('cards', weight);
        break;
      case 'diablerize':
        this.hostile = true;
        this.add('diablerie', weight);
        break;
      case 'steal':
        this.hostile = true;
        this.add('stealsCards', weight);
        break;
      case 'give title':
        this.add('title', weight);
        break;
      case 'lose title':
        this.#against('title', effect.card, -weight);
        break;
      case 'discard':
        if (effect.who !== 'you') this.hostile = true;
        this.add('discards', effect.who === 'you' ? -amount : amount);
        break;
      case 'look at hand':
        this.add('looks', weight);
        break;
      case 'gain votes':
        this.add('votes', amount);
        break;
      case 'bar from voting':
      case 'abstain':
        this.add('barsVoters', weight);
        break;
      case 'burn edge':
      case 'take edge':
        this.add('edge', effect.do === 'take edge' ? weight : -weight);
        break;
      case 'apply allotment':
        this.#allotment(effect, weight);
        break;
      case 'distribute pool':
        this.hostile = true;
        this.add('poolOfOthers', -UNKNOWN * weight);
        break;
      case 'each card':
        this.#chooses.push({ name: 'it', card: effect.cards });
        this.effects(effect.effects, weight * UNKNOWN);
        break;
      case 'each player':
      case 'later':
        this.effects(effect.effects, weight);
        break;
      case 'may':
        this.effects(effect.effects, weight);
        this.effects(effect.then ?? [], weight);
        break;
      case 'if':
        this.effects(effect.effects, weight / 2);
        this.effects(effect.else ?? [], weight / 2);
        break;
      case 'choose':
        this.#chooses.push(effect.choose);
        break;
      case 'move to':
        if (effect.to === 'hand') this.add('cards', weight);
        break;
      case 'move blood':
      case 'end action':
      case 'become':
      case 'give':
      case 'attempt to block':
      case 'note target player':
      case 'cannot do again':
      case 'note':
      case 'add counters':
      case 'remove counters':
        break;
      default:
        effect satisfies never;
    }
  }

  ability(ability: Ability): void {
    if ('always' in ability) {
      if (ability.always === 'modify') this.#stat(ability.stat, approximate(ability.amount, []), undefined);
    } else if ('weapon' in ability) {
      this.#strike(ability.weapon, 1);
      if (ability.maneuver) this.add('maneuvers', 1);
    } else if ('combatRound' in ability) this.add('damage', approximate(ability.damage, []));
    else {
      this.#chooses.push(...(ability.choose ?? []));
      if ('action' in ability && ability.bleed) this.add('bleed', ability.bleed);
      this.effects(ability.effects, 1);
    }
  }

  #stat(stat: Stat, amount: number, of: Ref | SeatRef | undefined): void {
    const benefit = OF_STAT[stat];
    // Intercept that others lose is a blocker less.
    if (stat === 'intercept' && amount < 0 && of !== undefined) this.add('removesBlocker', -amount);
    else if (benefit) this.add(benefit, amount);
  }

  #strike(strike: Strike, weight: number): void {
    const amount = strike.amount === undefined ? 0 : approximate(strike.amount, this.#chooses) * weight;
    if (strike.ranged) this.add('ranged', weight);
    if (strike.first) this.add('firstStrike', weight);
    switch (strike.kind) {
      case 'hand':
      case 'damage':
        // Strength itself is not of the card.
        this.add('damage', Math.min(amount, strike.most ?? Number.POSITIVE_INFINITY));
        if (strike.aggravated) this.add('aggravated', amount);
        break;
      case 'dodge':
        this.add('dodges', weight);
        break;
      case 'combat ends':
        this.add('endsCombat', weight);
        break;
      case 'steal blood':
        this.add('stealsBlood', amount);
        break;
      case 'destroy equipment':
      case 'destroy weapon':
        this.add('destroysEquipment', weight);
        break;
      case 'steal equipment':
      case 'steal weapon':
        this.add('stealsEquipment', weight);
        break;
      case 'none':
        break;
      default:
        strike.kind satisfies never;
    }
    this.effects([...(strike.also ?? []), ...(strike.evenDodged ?? [])], weight);
  }

  #burnPool(who: SeatRef, amount: number): void {
    if (who === 'you') this.add('pool', -amount);
    else if (who === 'each') {
      this.add('pool', -amount);
      this.add('poolOfOthers', -amount);
    } else {
      if (OTHERS.has(who) || who.startsWith('the ')) this.hostile = true;
      this.add('poolOfOthers', -amount);
    }
  }

  #blood(card: Ref, amount: number): void {
    const filter = this.#filterOf(card);
    this.add(filter?.in === 'uncontrolled' ? 'bloodOfUncontrolled' : 'blood', amount);
  }

  #allotment({ named, effect }: Extract<Effect, { do: 'apply allotment' }>, weight: number): void {
    const choose = this.#chooses.find(({ name }) => name === named);
    const points = (choose && 'allot' in choose ? approximate(choose.allot, this.#chooses) : UNKNOWN) * weight;
    if (effect === 'gain pool') this.add('pool', points / 2);
    else {
      this.hostile = true;
      this.add('poolOfOthers', -points);
    }
  }

  #against(benefit: Benefit, card: Ref, amount: number): void {
    if (this.#isOthers(card)) this.hostile = true;
    this.add(benefit, amount);
  }

  /** Whether it is somebody else's card; what may be anybody's is meant for others. */
  #isOthers(card: Ref): boolean {
    if (OTHER_CARDS.has(card)) return true;
    const filter = this.#filterOf(card);
    return filter !== undefined && filter.of !== 'you';
  }

  #filterOf(card: Ref): Filter | undefined {
    const choose = this.#chooses.findLast(({ name }) => card === `the ${name}`);
    return choose && 'card' in choose ? choose.card : undefined;
  }
}
