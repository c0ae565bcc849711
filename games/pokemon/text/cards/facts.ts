/** Facts, counted things and lasting modifiers as clauses. */
import { fill, type Slots } from '@praxis/kit/language/template.ts';
import type { Amount, Count, Fact, Modifier } from '../../cards/language.ts';
import { attackIn } from '../names.ts';
import {
  agreeing,
  cards,
  conditionsOf,
  described,
  energy,
  energyTypes,
  owned,
  predicate,
  some,
  target,
} from './nouns.ts';
import type { Counted, Phrases, Subject } from './phrases.ts';

/** A clause that can follow "if". */
export function factOf(p: Phrases, fact: Fact, s: Subject): string {
  const { facts } = p;
  const say = (phrase: string, slots: Slots = {}): string => fill(p, phrase, slots);
  switch (fact.if) {
    case 'is':
      return say(facts.is, { who: target(p, fact.who, s), predicate: predicate(p, fact.a) });
    case 'any':
      return say(facts[fact.who.of === 'opponent' ? 'opponent has' : 'you have'], {
        pokemon: described(p, fact.who, true),
      });
    case 'played':
      return say(facts.played, { cards: some(p, { card: fact.card, count: 1 }) });
    case 'at least':
      return atLeast(p, fact, s);
    case 'extra energy': {
      const { amount: n, type } = fact;
      return say(facts['extra energy'], {
        n,
        who: target(p, 'self', s),
        energy: energy(p, type ? { type } : {}, n > 1),
      });
    }
    case 'not':
      return say(facts.not, { fact: factOf(p, fact.fact, s) });
    case 'all': {
      const [first = '', ...rest] = fact.facts.map((each) => factOf(p, each, s));
      return p.list([first, ...rest.map((each) => say(facts.further, { fact: each }))], 'and');
    }
    default:
      return facts[fact.if];
  }
}

function atLeast(p: Phrases, { of, amount: n }: Extract<Fact, { if: 'at least' }>, s: Subject): string {
  const { facts } = p;
  const number = (): string => countOf(p, of, s).number;
  if (of.count === 'energy')
    return fill(p, facts['at least energy'], {
      n,
      number: number(),
      who: target(p, of.on, s),
      energy: energy(p, of.type ? { type: of.type } : {}, n > 1),
    });
  if (of.count === 'energy cards')
    return fill(p, facts['at least energy cards'], {
      n,
      number: number(),
      who: target(p, of.on, s),
      cards: cards(p, of.card, n > 1),
    });
  return fill(p, facts['at least'], { n, number: number() });
}

export function countOf(p: Phrases, count: Count, s: Subject): Counted {
  const { counts } = p;
  const say = ({ each, number }: Counted, slots: Slots = {}): Counted => ({
    get each() {
      return fill(p, each, slots);
    },
    get number() {
      return fill(p, number, slots);
    },
  });
  const described = (card: Parameters<typeof cards>[1]): Slots => ({
    card: cards(p, card, false),
    cards: cards(p, card, true),
  });
  switch (count.count) {
    case 'counters':
      return say(counts.counters, { who: target(p, count.on, s) });
    case 'energy':
      return say(counts.energy, {
        who: target(p, count.on, s),
        types: count.type ? energyTypes(p, count.type) : '',
      });
    case 'energy cards':
      return say(counts['energy cards'], { who: target(p, count.on, s), ...described(count.card) });
    case 'hand':
      return counts[`hand ${count.of}`];
    case 'prizes taken':
      return counts[`prizes taken ${count.by}`];
    case 'prizes left':
      return counts[`prizes left ${s.player ?? count.of}`];
    case 'pokemon':
      return say(counts.pokemon, { those: owned(p, count.who) });
    case 'discard pile':
      return say(counts['discard pile'], described(count.card));
    default:
      return counts[count.count];
  }
}

/** "for every damage counter on this Pokémon", or nothing. */
export const forEach = (p: Phrases, amount: Amount, s: Subject): string =>
  typeof amount === 'number' ? '' : countOf(p, amount.of, s).each;

/** A modifier of a Pokémon or a player, as a clause with its subject. */
export function modifierOf(p: Phrases, modifier: Modifier, who: string, many = false): string {
  const { modifiers, amounts } = p;
  const { amount = 0 } = modifier as { readonly amount?: number };
  const n = Math.abs(amount);
  const usual = { who: agreeing(who, many), n, more: amount < 0 ? p.less : p.more };
  const say = (phrase: string, slots: Slots = {}): string => fill(p, phrase, { ...usual, ...slots });
  switch (modifier.gets) {
    case 'damage done': {
      const damage = fill(p, amounts.damage, { n });
      if (!modifier.to) return say(modifiers['damage done'], { damage });
      return say(modifiers['damage done to'], { damage, pokemon: described(p, modifier.to, false) });
    }
    case 'damage taken':
      return say(modifiers['damage taken'], {
        damage: fill(p, amounts.damage, { n }),
        attacks: attacksFrom(p, modifier.from),
      });
    case 'no damage':
    case 'no effects':
      return say(modifiers[modifier.gets], { attacks: attacksFrom(p, modifier.from) });
    case 'cannot use':
      return modifier.attack === 'chosen'
        ? say(modifiers['cannot use chosen'])
        : say(modifiers['cannot use'], { attack: attackIn(p.language, modifier.attack) });
    case 'immune':
      return modifier.to.length === 5
        ? say(modifiers['immune to all'])
        : say(modifiers['immune to some'], { conditions: conditionsOf(p, modifier.to, 'or') });
    case 'cannot play':
      return say(modifiers[who === p.players.you ? 'you cannot play' : 'cannot play'], {
        cards: cards(p, modifier.card, true),
      });
    default:
      return say(modifiers[modifier.gets]);
  }
}

function attacksFrom(p: Phrases, from: Extract<Modifier, { gets: 'no damage' }>['from']): string {
  const { attacks } = p;
  if (!from) return attacks.any;
  if (from.of !== 'opponent') return fill(p, attacks.of, { pokemon: described(p, from, true) });
  return fill(p, attacks.opponent, { pokemon: described(p, from, true, attacks.whose) });
}
