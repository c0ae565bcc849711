/**
 * The effects of a spell or an ability on each of its targets, on its own object and on everything else, in numbers.
 * Programs that play combine them with the situation on the table.
 */

import type { Ability, Amount, CardDef, Cost, Effect, Filter, Modification, Target } from '../cards/language.ts';
import { faceOf, manaCost } from '../rules/state/faces.ts';
import { effectValue, modificationValue } from './estimate.ts';

/** The effects on one thing. */
export interface Touch {
  /** How much of it is lost: 1 if it is destroyed or exiled, less if it comes back. */
  removes: number;
  damage: number;
  /** The amount of damage is X. */
  isX: boolean;
  power: number;
  toughness: number;
  /** Power and toughness change for good. */
  lasts: boolean;
  regenerates: boolean;
  /** A spell is countered. */
  counters: boolean;
  taps: boolean;
  cards: number;
  life: number;
  /** Another player controls it from now on. */
  steals: boolean;
  /** Everything else, roughly in cards; negative if it is bad for it. */
  other: number;
}

export interface UseTarget extends Readonly<Touch> {
  readonly name: string;
  readonly optional: boolean;
}

/** The effects on everything that fits. */
export interface Sweep extends Readonly<Touch> {
  readonly filter: Filter;
}

export interface Use {
  readonly targets: readonly UseTarget[];
  readonly self: Readonly<Touch>;
  readonly sweeps: readonly Sweep[];
  /** The worth of the rest to its player. */
  readonly gain: number;
  /** It matters this turn only. */
  readonly brief: boolean;
  readonly isX: boolean;
  readonly cost: { readonly mana: number; readonly tap: boolean; readonly life: number; readonly cards: number };
  /** Of loyalty abilities. */
  readonly loyalty: number | undefined;
  readonly sacrificesItself: boolean;
  readonly equips: boolean;
}

const NOTHING: Readonly<Touch> = {
  removes: 0,
  damage: 0,
  isX: false,
  power: 0,
  toughness: 0,
  lasts: false,
  regenerates: false,
  counters: false,
  taps: false,
  cards: 0,
  life: 0,
  steals: false,
  other: 0,
};

/** Assumed for amounts that cannot be known in advance. */
const USUAL = 2;

function number(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount === 'X' ? 0 : USUAL;
}

interface Known {
  /** The effects of casting it; for Auras those on the host. */
  readonly spell: Use | undefined;
  /** The effects of its activated abilities, in their order. */
  readonly abilities: readonly Use[];
  /** The effects of its triggered abilities with targets. */
  readonly triggers: readonly Use[];
}

const known = new WeakMap<CardDef, Known>();

export function usesOf(def: CardDef): Known {
  let uses = known.get(def);
  if (!uses) {
    const own = faceOf(def).abilities.slice(0, faceOf(def).own);
    const spell = own.find(({ kind }) => kind === 'spell');
    uses = {
      spell: def.enchant
        ? auraUse(def, own)
        : spell?.kind === 'spell'
          ? useOf(spell.targets, spell.effects, {})
          : undefined,
      abilities: own.flatMap((each) =>
        each.kind === 'activated' ? [useOf(each.targets, each.effects, each.cost)] : [],
      ),
      triggers: own.flatMap((each) => (each.kind === 'triggered' ? [useOf(each.targets, each.effects, {})] : [])),
    };
    known.set(def, uses);
  }
  return uses;
}

function useOf(targets: readonly Target[] = [], effects: readonly Effect[], cost: Cost): Use {
  const sum = new Sum(targets);
  sum.add(effects, 1);
  const { mana, tap, life = 0, discard = 0, sacrifice, loyalty } = cost;
  const { self, sweeps, gain, brief } = sum;
  const all = [self, ...sum.targets];
  return {
    ...{ targets: sum.targets, self, sweeps, gain, brief, loyalty },
    isX: all.some(({ isX }) => isX) || sweeps.some(({ isX }) => isX),
    cost: {
      mana: mana === undefined ? 0 : manaCost(mana).total,
      tap: tap === true,
      life,
      cards: discard + (sacrifice === undefined ? 0 : 0.8),
    },
    sacrificesItself: sacrifice === 'this',
    equips: effects.some((effect) => effect.do === 'attach'),
  };
}

/** An Aura's effects on its host while it is there. */
function auraUse({ enchant }: CardDef, abilities: readonly Ability[]): Use {
  const target: Target = { name: 'target', object: enchant ?? {} };
  const effects = abilities.flatMap((each): Effect[] =>
    each.kind === 'static' && each.of === 'host'
      ? [{ do: 'modify', what: 'the target', gives: each.gives, until: 'game' }]
      : [],
  );
  return useOf([target], effects, {});
}

class Sum {
  readonly targets: (UseTarget & Touch)[];
  readonly self: Touch = { ...NOTHING };
  readonly sweeps: Sweep[] = [];
  gain = 0;
  brief = true;

  constructor(targets: readonly Target[]) {
    this.targets = targets.map(({ name, upTo }) => ({ ...NOTHING, name, optional: upTo === true }));
  }

  add(effects: readonly Effect[], chance: number): void {
    for (const effect of effects) this.#effect(effect, chance);
  }

  #effect(effect: Effect, chance: number): void {
    switch (effect.do) {
      case 'may':
      case 'if':
        this.add(effect.effects, chance);
        return;
      case 'later':
        this.add(effect.effects, 0.8 * chance);
        return;
      case 'unless':
        this.add(effect.effects, 0.5 * chance);
        return;
      case 'fight':
        this.brief = false;
        this.#touch(effect.with, (touch) => {
          touch.damage += 3;
        });
        return;
      case 'attach':
        this.brief = false;
        this.#touch(effect.to, (touch) => {
          touch.other += 0.6;
        });
        return;
      case 'prevent damage':
        this.gain += 0.1;
        return;
      default:
    }
    if (!(effect.do === 'modify' && effect.until === 'turn') && effect.do !== 'regenerate') this.brief = false;
    const whom = subjectOf(effect);
    const change = (touch: Touch): void => apply(touch, effect, chance);
    if (whom === undefined || whom === 'you') this.gain += chance * worthToMe(effect);
    else if (whom === 'each opponent') this.gain -= chance * worthToMe(effect);
    else if (whom === 'each player') this.gain += 0;
    else this.#touch(whom, change);
  }

  #touch(whom: string | Filter, change: (touch: Touch) => void): void {
    if (typeof whom !== 'string') {
      const touch: Touch = { ...NOTHING };
      change(touch);
      this.sweeps.push({ ...touch, filter: whom });
      return;
    }
    if (whom === 'this') change(this.self);
    else for (const target of this.targets) if (whom.endsWith(`the ${target.name}`)) change(target);
  }
}

/** The subject of an effect; undefined for effects on their own player. */
function subjectOf(effect: Effect): string | Filter | undefined {
  if ('what' in effect && effect.do !== 'search' && effect.do !== 'choose') return effect.what;
  if (effect.do === 'damage') return effect.to;
  if ('who' in effect) return effect.who;
  return undefined;
}

function worthToMe(effect: Effect): number {
  return effectValue(effect);
}

function apply(touch: Touch, effect: Effect, chance: number): void {
  switch (effect.do) {
    case 'damage':
      touch.damage += chance * number(effect.amount);
      touch.isX ||= effect.amount === 'X';
      break;
    case 'destroy':
      touch.removes = Math.max(touch.removes, chance);
      break;
    case 'move':
      touch.removes = Math.max(
        touch.removes,
        chance * (effect.to === 'hand' ? 0.5 : effect.to === 'battlefield' ? -1 : 1),
      );
      break;
    case 'sacrifice':
      touch.removes = Math.max(touch.removes, 0.8 * chance);
      break;
    case 'counter':
      touch.counters = true;
      break;
    case 'regenerate':
      touch.regenerates = true;
      break;
    case 'tap':
      touch.taps = true;
      break;
    case 'draw':
      touch.cards += chance * number(effect.amount);
      break;
    case 'discard':
      touch.cards -= chance * number(effect.amount);
      break;
    case 'gain life':
      touch.life += chance * number(effect.amount);
      break;
    case 'lose life':
      touch.life -= chance * number(effect.amount);
      break;
    case 'put counters': {
      const sign = effect.counter === '-1/-1' ? -1 : 1;
      touch.power += sign * number(effect.amount);
      touch.toughness += sign * number(effect.amount);
      touch.lasts = true;
      break;
    }
    case 'modify':
      modify(touch, effect.gives, effect.until !== 'turn');
      break;
    default:
      touch.other += chance * effectValue(effect);
  }
}

function modify(touch: Touch, gives: Modification, lasts: boolean): void {
  touch.power += number(gives.power ?? 0);
  touch.toughness += number(gives.toughness ?? 0);
  touch.lasts ||= lasts;
  touch.steals ||= gives.control !== undefined;
  const { power, toughness, ...others } = gives;
  touch.other += modificationValue(others) * (lasts ? 1 : 0.4);
}
