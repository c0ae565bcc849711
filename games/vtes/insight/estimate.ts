/**
 * A card's effects in numbers, for bots. They read this and never the shape of a definition: a kind of effect that is
 * added tomorrow is counted here and nowhere else.
 */

import { nodesWith } from '@praxis/kit/definitions.ts';
import type {
  Ability,
  Amount,
  CardDef,
  Choose,
  Cost,
  Effect,
  Endable,
  Filter,
  LibraryType,
  Ref,
  SeatRef,
  Stat,
  Strike,
} from '../cards/language.ts';
import { levelPiece, modesOf, typeOf } from '../rules/state/modes.ts';
import { approximate, type Benefit, type Benefits, OF_STAT, UNKNOWN } from './benefits.ts';

export type { Benefit, Benefits } from './benefits.ts';

export interface ModeEstimate {
  readonly type: LibraryType;
  /** The word by which an answer names this way. */
  readonly way: string;
  readonly disciplines: readonly string[];
  readonly cost: { readonly pool: number; readonly blood: number };
  /** True if it is meant for another player's cards or pool. */
  readonly hostile: boolean;
  /** True if the action is a bleed. */
  readonly bleeds: boolean;
  readonly gives: Benefits;
}

/** One use of a card in play, or one action that minions can take through it. */
export interface UseEstimate {
  /** The word by which an answer names it. */
  readonly way: string;
  readonly action: boolean;
  readonly cost: { readonly pool: number; readonly blood: number };
  readonly hostile: boolean;
  readonly gives: Benefits;
}

export interface CardEstimate {
  readonly kind: CardDef['kind'];
  readonly types: readonly LibraryType[];
  readonly trifle: boolean;
  /** Of a crypt card; 0 for others. */
  readonly capacity: number;
  /** A crypt card's Disciplines: 1 basic, 2 superior. */
  readonly disciplines: Readonly<Record<string, 1 | 2>>;
  /** The rank that is printed on a vampire. */
  readonly title: string | undefined;
  readonly clan: string | undefined;
  /** The Discipline of which the card gives its bearer a level. */
  readonly teaches: string | undefined;
  /** One for each way to play a library card. */
  readonly modes: readonly ModeEstimate[];
  readonly uses: readonly UseEstimate[];
  /** The benefits of the card while it is in play, each time or all the time. */
  readonly inPlay: Benefits;
  /** True for a card that is a minion in play. */
  readonly isMinion: boolean;
}

const estimates = new WeakMap<CardDef, CardEstimate>();

/** Computed once per definition. */
export function estimate(def: CardDef): CardEstimate {
  let known = estimates.get(def);
  if (!known) {
    known = {
      kind: def.kind,
      types: def.types ?? [],
      trifle: def.trifle === true,
      capacity: def.kind === 'library' ? 0 : (def.capacity ?? 0),
      disciplines: def.kind === 'library' ? {} : (def.disciplines ?? {}),
      title: def.title,
      clan: def.clan,
      teaches: def.gives,
      modes: def.kind === 'library' ? modesOf(def).map((mode) => modeEstimate(def, mode)) : [],
      uses: [
        ...[...(def.abilities ?? []), ...(def.mergedAbilities ?? [])].flatMap((ability) => useEstimate(def, ability)),
        ...allowedUses(def),
      ],
      inPlay: inPlay(def),
      isMinion: isMinion(def),
    };
    estimates.set(def, known);
  }
  return known;
}

function modeEstimate(def: CardDef, mode: NonNullable<CardDef['modes']>[number]): ModeEstimate {
  const sum = new Sum(def, mode.choose);
  if (mode.action?.kind === 'bleed') sum.add('bleed', mode.action.bleed ?? 0);
  if (mode.action?.kind === 'hunt') sum.add('hunt', mode.action.hunt ?? 0);
  if (mode.action?.stealth) sum.add('stealth', mode.action.stealth);
  sum.effects(mode.during ?? [], 1);
  sum.effects(mode.effects, 1);
  const { pool, blood } = mode.cost ?? def.cost ?? {};
  return {
    type: typeOf(def, mode),
    way: levelPiece(mode).word as string,
    disciplines: mode.disciplines ?? [],
    cost: { pool: price(pool), blood: price(blood) },
    hostile: sum.hostile || mode.action?.kind === 'bleed',
    bleeds: mode.action?.kind === 'bleed',
    gives: sum.all,
  };
}

function useEstimate(def: CardDef, ability: Ability): UseEstimate[] {
  if (!('use' in ability) && !('action' in ability)) return [];
  const sum = new Sum(def, ability.choose);
  const action = 'action' in ability;
  if (action && ability.bleed) sum.add('bleed', ability.bleed);
  if (action && ability.stealth) sum.add('stealth', ability.stealth);
  sum.effects(ability.effects, 1);
  return [
    {
      way: ability.level ?? (action ? ability.action : ability.use),
      action,
      cost: { pool: price(ability.cost?.pool), blood: price(ability.cost?.blood) },
      hostile: sum.hostile || (action && ability.kind === 'bleed'),
      gives: sum.all,
    },
  ];
}

/** Treats abilities that a card allows a minion for a while like uses of a card in play. */
function allowedUses(def: CardDef): UseEstimate[] {
  return nodesWith<Effect>('do', def.modes ?? []).flatMap((effect) =>
    effect.do === 'allow' ? useEstimate(def, { ...effect, use: 'allowed' }) : [],
  );
}

function price(cost: Cost['pool'] | Cost['blood']): number {
  return typeof cost === 'number' ? cost : cost === undefined ? 0 : 1;
}

function inPlay(def: CardDef): Benefits {
  const sum = new Sum(def);
  if (def.kind !== 'library' || def.becomes === 'vampire') {
    sum.add('bleed', def.bleed ?? 1);
    sum.add('strength', def.strength ?? 1);
    sum.add('votes', def.votes ?? 0);
  } else if (def.types?.includes('ally') || def.becomes === 'ally') {
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
function isMinion({ kind, types, becomes }: CardDef): boolean {
  return kind !== 'library' || types?.includes('ally') === true || becomes === 'ally' || becomes === 'vampire';
}

class Sum {
  readonly all: Partial<Record<Benefit, number>> = {};
  hostile = false;
  readonly #chooses: Choose[];
  readonly #ofMinion: boolean;
  readonly #harmsBearer: boolean;

  constructor(def: CardDef, chooses: readonly Choose[] = []) {
    this.#chooses = [...chooses];
    this.#harmsBearer = harmsBearer(def);
    this.#ofMinion = isMinion(def);
  }

  add(benefit: Benefit, amount: number): void {
    if (amount !== 0) this.all[benefit] = (this.all[benefit] ?? 0) + amount;
  }

  effects(effects: readonly Effect[], weight: number): void {
    for (const effect of effects) this.effect(effect, weight);
  }

  /** Effects that happen only sometimes count half. */
  effect(effect: Effect, weight: number): void {
    const amount =
      'amount' in effect && effect.amount !== undefined
        ? approximate(effect.amount as Amount, this.#chooses) * weight
        : weight;
    switch (effect.do) {
      case 'modify':
        this.#stat(effect.stat, amount, effect.of);
        break;
      case 'gain pool':
        this.add('pool', amount);
        break;
      // A player gives another one only a thing that is worth it.
      case 'give pool':
        this.add('pool', -amount);
        break;
      case 'burn pool':
        this.#burnPool(effect.who, amount);
        break;
      case 'gain blood':
        // Counters on a card that is no minion are worth nothing by themselves.
        if (effect.card !== 'this' || this.#ofMinion) this.#blood(effect.card, amount);
        break;
      case 'burn blood':
        // A card that counts its turns down loses nothing by it.
        if (effect.card === 'this' && !this.#ofMinion) break;
        this.add(
          this.#isOthers(effect.card) ? 'bloodOfOthers' : 'blood',
          this.#isOthers(effect.card) ? amount : -amount,
        );
        break;
      case 'put counters':
        // Each of them is a step towards another player's minion.
        this.hostile = true;
        this.add('bloodOfOthers', amount);
        break;
      case 'burn counters':
        this.add('bloodOfOthers', -amount / 2);
        break;
      case 'move blood':
        this.#moved(effect, amount);
        break;
      case 'lock':
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
        if (effect.card !== 'this') this.#against('burnsCards', effect.card, weight);
        break;
      case 'move':
        this.#move(effect, weight);
        break;
      case 'put in play':
        this.add('staysInPlay', weight);
        if (
          effect.on !== undefined &&
          effect.on !== 'self' &&
          effect.on !== 'acting' &&
          this.#filterOf(effect.on)?.of !== 'you'
        )
          this.hostile ||= this.#harmsBearer;
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
      case 'strike anew':
        this.add('dodges', weight / 2);
        break;
      case 'new round':
        this.add('fights', weight);
        break;
      case 'end':
        this.#ends(effect.what, weight);
        break;
      case 'redirect bleed':
        this.add('redirectsBleed', weight);
        break;
      case 'reduce bleed':
        this.add('reducesBleed', effect.amount === 'all' ? UNKNOWN * 2 * weight : amount);
        break;
      case 'cancel':
        this.hostile = true;
        this.add('cancels', weight);
        break;
      case 'recruit':
        this.add('cards', weight * 2);
        break;
      case 'act':
        this.add('acts', weight);
        break;
      case 'look at library':
        this.hostile = true;
        this.add('looks', weight / 2);
        if (effect.discards) this.add('discards', -weight / 2);
        break;
      case 'contest':
        this.hostile = true;
        this.add('stealsCards', weight / 2);
        break;
      case 'look at hand':
        this.hostile = true;
        this.add('looks', weight);
        break;
      case 'arrange library':
        this.add('cards', weight);
        break;
      case 'search':
        this.add('cards', weight * (effect.max ?? 1));
        break;
      case 'draw':
        // Cards that are put back again are exchanged, not won.
        this.add('cards', effect.putBack ? amount / 2 : amount);
        break;
      case 'take the Edge':
        this.add('pool', effect.burned ? -weight : weight);
        break;
      case 'burn library':
        this.add('discards', -amount / 2);
        break;
      case 'steal pool':
        this.hostile = true;
        this.add('pool', amount);
        this.add('poolOfOthers', -amount);
        break;
      case 'continue action':
      case 'bar from blocking':
        this.add('removesBlocker', weight);
        break;
      case 'diablerize':
        this.hostile = true;
        this.add('diablerie', weight);
        break;
      case 'control':
        if (effect.who !== 'you') break;
        this.hostile = true;
        this.add('stealsCards', weight);
        break;
      case 'title':
        if (effect.rank === 'none') this.#against('title', effect.card, -weight);
        else this.add('title', weight);
        break;
      case 'discard':
        if (effect.who === 'you') this.add('discards', -amount);
        else {
          this.hostile = true;
          this.add('discards', amount);
          this.add('looks', weight);
        }
        break;
      case 'gain votes':
        this.add('votes', amount);
        break;
      case 'bar from voting':
      case 'turn votes':
      case 'abstain':
        this.add('barsVoters', weight);
        break;
      case 'apply allotment':
        this.hostile = true;
        this.add('poolOfOthers', -this.#points(effect.named) * weight);
        break;
      case 'each card':
        this.#chooses.push({ name: 'it', card: effect.cards });
        this.effects(effect.effects, weight * UNKNOWN);
        break;
      // It may be paid for when it is needed, and often it is not.
      case 'allow':
        if (effect.card !== 'opposing') this.effects(effect.effects, weight / 2);
        break;
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
      case 'rock paper scissors':
        this.hostile = true;
        this.add('poolOfOthers', -amount / 2);
        break;
      // Somebody else may gain as much.
      case 'secret numbers':
        this.add('pool', weight);
        break;
      case 'price of blocking':
        this.add('removesBlocker', weight / 2);
        break;
      case 'remove stealth':
        this.add('intercept', weight);
        break;
      case 'cancel effects':
      case 'become':
      case 'attempt to block':
      case 'note':
      case 'remember':
      case 'reveal':
      case 'roll die':
        break;
      case 'each chooses':
        this.#chooses.push({
          name: effect.as,
          card: { ...effect.cards, of: effect.who === 'you' ? 'you' : 'another' },
        });
        break;
      default:
        effect satisfies never;
    }
  }

  ability(ability: Ability): void {
    if ('always' in ability) {
      // A discount for other cards is worth its amount.
      if (ability.always === 'discount') this.add('blood', ability.amount ?? UNKNOWN);
      if (ability.always === 'modify') this.#lasting(ability);
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

  /** A value that the card changes as long as it is in play. */
  #lasting({ stat, amount, of, if: when = [] }: Extract<Ability, { always: 'modify' }>): void {
    const change = approximate(amount, []);
    if (typeof of === 'object' && of.of !== 'you') {
      // Others have it too: the seat gains by their losses, and by its own gains.
      if (change > 0 && !when.some((each) => each.if === 'bleeding you')) this.#stat(stat, change, undefined);
      else if (stat === 'bleed' && change < 0) this.add('reducesBleed', -change);
      else if (stat === 'stealth' && change < 0) this.add('intercept', -change / 2);
      return;
    }
    // A rare opponent is hardly ever met.
    const rare = when.some((each) => each.if === 'matches' && each.card === 'opposing');
    this.#stat(stat, rare ? change / 4 : change, undefined);
  }

  #stat(stat: Stat, amount: number, of: Ref | SeatRef | undefined): void {
    const benefit = OF_STAT[stat];
    // Stealth that an acting minion loses is as good as intercept.
    if (stat === 'stealth' && amount < 0 && of !== undefined && of !== 'self') {
      this.add('intercept', -amount);
      return;
    }
    // A base strength replaces the usual 1.
    if (stat === 'base strength') {
      this.add('strength', amount - 1);
      return;
    }
    // Intercept that others lose is a blocker less.
    if (stat === 'intercept' && amount < 0 && of !== undefined) this.add('removesBlocker', -amount);
    else if (stat === 'cannot unlock' && of === 'self') this.add('locks', -amount);
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
        if (strike.aggravated) this.add('aggravated', Math.max(weight, amount));
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
      case 'destroy retainer':
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

  /** The seat's own blood becomes pool or the other way round; blood that only changes its place is worth nothing. */
  #moved({ from, to }: Extract<Effect, { do: 'move blood' }>, amount: number): void {
    if (to === 'your pool') this.add('pool', amount);
    else if (from === 'pool' || to === 'pool') {
      this.add('pool', to === 'pool' ? amount : -amount);
      this.add('blood', to === 'pool' ? -amount : amount);
    }
  }

  #move({ card, to }: Extract<Effect, { do: 'move' }>, weight: number): void {
    if (to === 'torpor') this.#against('sendsToTorpor', card, weight);
    else if (to === 'removed') {
      if (card !== 'this') this.#against('burnsCards', card, weight);
    } else if (to === 'ready') this.add('rescues', weight);
    else if (to !== 'library') this.add('cards', weight);
  }

  #ends(what: Endable, weight: number): void {
    if (what === 'combat') this.add('endsCombat', weight);
    else if (what === 'block attempt') this.add('removesBlocker', weight);
    else if (what === 'bleed') this.add('bleed', -weight);
    else if (what === 'referendum') this.add('endsReferendum', weight);
  }

  #points(named: string): number {
    const choose = this.#chooses.find(({ name }) => name === named);
    return choose && 'allot' in choose ? approximate(choose.allot, this.#chooses) : UNKNOWN;
  }

  #against(benefit: Benefit, card: Ref, amount: number): void {
    if (this.#isOthers(card)) this.hostile = true;
    this.add(benefit, amount);
  }

  /** True if it is another player's card; a card that may be anybody's is meant for others. */
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
