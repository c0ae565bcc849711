/** The benefits of a card's effects and abilities: a kind of effect that is added tomorrow is counted here and nowhere else. */
import type { Ability, Amount, Effect, Strike } from '../cards/language.ts';
import { approximate, type Benefit, UNKNOWN } from './benefits.ts';
import { Tally } from './tally.ts';

/** Triggers by which the prey loses pool in each turn. */
const DRAINING: ReadonlySet<string> = new Set([
  'your unlock phase',
  "your prey's unlock phase",
  'each other unlock phase',
]);

export class EffectTally extends Tally {
  effects(effects: readonly Effect[], weight: number): void {
    for (const effect of effects) this.effect(effect, weight);
  }

  /** Effects that happen only sometimes count half. */
  effect(effect: Effect, weight: number): void {
    const amount =
      'amount' in effect && effect.amount !== undefined
        ? approximate(effect.amount as Amount, this.chooses) * weight
        : weight;
    switch (effect.do) {
      case 'modify':
        this.stat(effect.stat, amount, effect.of);
        break;
      case 'gain pool':
        this.add('pool', amount);
        break;
      // A player gives another one only a thing that is worth it.
      case 'give pool':
        this.add('pool', -amount);
        break;
      case 'burn pool':
        this.burnPool(effect.who, amount);
        break;
      case 'gain blood':
        // Counters on a card that is no minion are worth nothing by themselves.
        if (effect.card !== 'this' || this.ofMinion) this.blood(effect.card, amount);
        break;
      case 'burn blood':
        // A card that counts its turns down loses nothing by it.
        if (effect.card === 'this' && !this.ofMinion) break;
        this.add(this.isOthers(effect.card) ? 'bloodOfOthers' : 'blood', this.isOthers(effect.card) ? amount : -amount);
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
        this.moved(effect, amount);
        break;
      case 'lock':
        if (effect.card === 'self' || effect.card === 'this' || this.filterOf(effect.card)?.of === 'you')
          this.add('locks', -weight);
        else this.against('locks', effect.card, weight);
        break;
      case 'unlock':
        this.add('unlocks', weight);
        break;
      case 'wake':
        this.add('wakes', weight);
        break;
      case 'burn':
        // A card that its player must burn is no gain.
        if (effect.card !== 'this' && this.filterOf(effect.card)?.of !== 'you')
          this.against('burnsCards', effect.card, weight);
        break;
      case 'move':
        this.move(effect, weight);
        break;
      case 'put in play':
        this.add('staysInPlay', weight);
        // A card that comes into play from hand is worth as much as a card that is found.
        if (effect.card !== undefined && this.filterOf(effect.card)?.in === 'hand') this.add('cards', weight);
        if (
          effect.on !== undefined &&
          effect.on !== 'self' &&
          effect.on !== 'acting' &&
          this.filterOf(effect.on)?.of !== 'you'
        )
          this.hostile ||= this.harmsBearer;
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
        if (effect.aggravated) this.add(effect.to === 'self' ? 'selfAggravated' : 'aggravated', amount);
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
        this.ends(effect.what, weight);
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
        if (effect.rank === 'none') this.against('title', effect.card, -weight);
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
        this.add('poolOfOthers', -this.points(effect.named) * weight);
        // Points for which players take pool from another one: most of them go to the seat itself.
        if (effect.from !== undefined) this.add('pool', this.points(effect.named) * weight);
        break;
      case 'each card':
        this.chooses.push({ name: 'it', card: effect.cards });
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
        this.chooses.push(effect.choose);
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
      case 'attempt to block':
        this.add('blocks', weight);
        break;
      case 'cancel effects':
      case 'become':
      case 'note':
      case 'remember':
      case 'reveal':
      case 'roll die':
        break;
      case 'each chooses':
        this.chooses.push({
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
      this.chooses.push(...(ability.choose ?? []));
      if ('action' in ability && ability.bleed) this.add('bleed', ability.bleed);
      const before = this.all.poolOfOthers ?? 0;
      this.effects(ability.effects, 1);
      if ('trigger' in ability && ability.if === undefined && DRAINING.has(ability.trigger))
        this.add('drains', before - (this.all.poolOfOthers ?? 0));
    }
  }

  /** Adds the benefits of an ability that its player need not use: a price that is not worth paying is not paid. */
  option(of: Tally): void {
    const isPaid = (of.all.pool ?? 0) < 0 || (of.all.blood ?? 0) < 0;
    for (const name in of.all) {
      const amount = of.all[name as Benefit] as number;
      // A strike that could be made sharp is not sharp yet.
      if (name === 'aggravated' || ((name === 'pool' || name === 'blood') && amount < 0)) continue;
      this.add(name as Benefit, isPaid ? amount / 2 : amount);
    }
  }

  /** A value that the card changes as long as it is in play. */
  #lasting({ stat, amount, of, if: when = [] }: Extract<Ability, { always: 'modify' }>): void {
    const change = approximate(amount, []);
    if (typeof of === 'object' && of.of !== 'you') {
      // Others have it too: the seat gains by their losses, and by its own gains.
      if (change > 0 && !when.some((each) => each.if === 'bleeding you')) this.stat(stat, change, undefined);
      else if (stat === 'bleed' && change < 0) this.add('reducesBleed', -change);
      else if (stat === 'stealth' && change < 0) this.add('intercept', -change / 2);
      return;
    }
    // A rare opponent is hardly ever met.
    const rare = when.some((each) => each.if === 'matches' && each.card === 'opposing');
    this.stat(stat, rare ? change / 4 : change, undefined);
  }

  #strike(strike: Strike, weight: number): void {
    const amount = strike.amount === undefined ? 0 : approximate(strike.amount, this.chooses) * weight;
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
}
