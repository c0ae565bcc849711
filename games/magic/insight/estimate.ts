/**
 * A card's effects in numbers, for programs that play. They read this and never the shape of a definition: a new kind
 * of effect needs to be counted only here.
 */

import type {
  Ability,
  Amount,
  CardDef,
  Cost,
  Effect,
  Filter,
  Keyword,
  Modification,
  PlainKeyword,
  Target,
} from '../cards/language.ts';
import { faceOf } from '../rules/state/faces.ts';

/** Rough values in cards: the worth to its player, and the cost to an opponent. */
export interface Estimate {
  /** Of the permanent itself, if it becomes one. */
  readonly body: number;
  /** Of its effects when it is cast or enters. */
  readonly atOnce: number;
  /** Of its effects turn by turn. */
  readonly eachTurn: number;
  /** Its targets are meant for an opponent's permanents or for an opponent. */
  readonly hostile: boolean;
  /** Mana value. */
  readonly cost: number;
}

const KEYWORD_VALUES: { readonly [Kind in PlainKeyword]: number } = {
  reach: 0.15,
  flying: 0.5,
  trample: 0.2,
  defender: -0.5,
  'first strike': 0.3,
  'double strike': 0.8,
  haste: 0.2,
  indestructible: 0.6,
  intimidate: 0.4,
  flash: 0.1,
  hexproof: 0.3,
  deathtouch: 0.4,
  vigilance: 0.2,
  lifelink: 0.4,
  convoke: 0,
};

const POWER = 0.25;
const TOUGHNESS = 0.2;
const LIFE = 0.1;
const DAMAGE = 0.3;
/** Assumed for amounts that cannot be known in advance. */
const USUAL = 2;
const REMOVAL = 1.2;

const estimates = new WeakMap<CardDef, Estimate>();

/** Computed once per definition. */
export function estimate(def: CardDef): Estimate {
  let known = estimates.get(def);
  if (!known) {
    known = compute(def);
    estimates.set(def, known);
  }
  return known;
}

function compute(def: CardDef): Estimate {
  let atOnce = 0;
  let eachTurn = 0;
  let hostile = def.enchant !== undefined && staticValue(def.abilities ?? []) < 0;
  for (const ability of def.abilities ?? []) {
    const value = abilityValue(ability);
    if (ability.kind === 'spell' || isEntering(ability)) atOnce += value;
    else eachTurn += value;
    if ('targets' in ability && ability.targets) hostile ||= isHostile(ability.effects, ability.targets);
  }
  return {
    body: bodyValue(def),
    atOnce,
    eachTurn,
    hostile,
    cost: def.cost === undefined ? 0 : (faceOf(def).cost?.total ?? 0),
  };
}

function isEntering(ability: Ability): boolean {
  return ability.kind === 'triggered' && ability.when.some((when) => when.on === 'enters' && when.what === 'this');
}

function bodyValue({ types, power, toughness, keywords = [], loyalty = 0 }: CardDef): number {
  if (types.includes('land')) return 0.5;
  if (types.includes('planeswalker')) return 0.4 * loyalty;
  if (!types.includes('creature')) return 0;
  return POWER * number(power ?? 0) + TOUGHNESS * number(toughness ?? 0) + keywordsValue(keywords);
}

function number(amount: Amount): number {
  return typeof amount === 'number' ? amount : USUAL;
}

function keywordsValue(keywords: readonly Keyword[]): number {
  return keywords.reduce((sum, each) => sum + (typeof each === 'string' ? KEYWORD_VALUES[each] : 0.3), 0);
}

function staticValue(abilities: readonly Ability[]): number {
  return abilities.reduce((sum, each) => (each.kind === 'static' ? sum + modificationValue(each.gives) : sum), 0);
}

function abilityValue(ability: Ability): number {
  switch (ability.kind) {
    case 'spell':
    case 'triggered':
      return effectsValue(ability.effects);
    case 'activated':
      return Math.max(0, effectsValue(ability.effects) - costValue(ability.cost));
    case 'mana':
      return 0.4;
    case 'static':
      return modificationValue(ability.gives);
    case 'enters':
      return ability.tapped ? -0.1 : 0.5;
    case 'prevention':
      return 0.8;
    default:
      return ability satisfies never;
  }
}

function costValue({ mana, life = 0, sacrifice, discard = 0 }: Cost): number {
  const symbols = mana === undefined ? 0 : (mana.match(/\{/g) ?? []).length;
  return 0.1 * symbols + LIFE * life + (sacrifice === undefined ? 0 : 0.5) + discard;
}

/** Good for its controller; negative if it hurts. */
export function modificationValue(gives: Modification): number {
  let value = POWER * number(gives.power ?? 0) + TOUGHNESS * number(gives.toughness ?? 0);
  value += keywordsValue(gives.gain ?? []) - keywordsValue(gives.lose ?? []);
  value -= 0.4 * (gives.cannot ?? []).filter((each) => each !== 'be blocked' && each !== 'be countered').length;
  if (gives.cannot?.includes('be blocked')) value += 0.6;
  if (gives.loseAbilities) value -= 0.8;
  if (gives.base) value += POWER * number(gives.base.power) - 0.5;
  if (gives.abilities) value += gives.abilities.reduce((sum, each) => sum + abilityValue(each), 0);
  if (gives.control !== undefined) value += 1.5;
  if (gives.addTypes) value += 0.5;
  if (gives.must) value -= 0.1;
  if (gives.blockersMax !== undefined || gives.blockersMin !== undefined || gives.cannotBeBlockedBy) value += 0.2;
  if (gives.canBlockOnly) value -= 0.1;
  return value;
}

function effectsValue(effects: readonly Effect[]): number {
  return effects.reduce((sum, each) => sum + Math.abs(effectValue(each)), 0);
}

/** The worth of the change; negative if its object would rather avoid it. */
export function effectValue(effect: Effect): number {
  switch (effect.do) {
    case 'damage':
      return -DAMAGE * number(effect.amount);
    case 'destroy':
      return -REMOVAL * several(effect.what);
    case 'move':
      return effect.to === 'hand' ? -0.7 : effect.to === 'battlefield' ? REMOVAL : -REMOVAL;
    case 'counter':
      return -REMOVAL;
    case 'sacrifice':
      return -0.9;
    case 'draw':
      return number(effect.amount);
    case 'discard':
      return -number(effect.amount);
    case 'gain life':
      return LIFE * number(effect.amount);
    case 'lose life':
      return -LIFE * number(effect.amount);
    case 'set life':
      return 1;
    case 'tap':
      return -0.3;
    case 'untap':
      return 0.3;
    case 'modify':
      return modificationValue(effect.gives) * several(effect.what) * (effect.until === 'turn' ? 0.5 : 1);
    case 'put counters':
      return (effect.counter === '-1/-1' ? -0.4 : 0.4) * number(effect.amount) * several(effect.what);
    case 'create':
      return 0.6 * number(effect.amount);
    case 'emblem':
      return 2;
    case 'regenerate':
      return 0.5;
    case 'fight':
      return -0.8;
    case 'attach':
      return 0.5;
    case 'prevent damage':
      return 0.6;
    case 'search':
    case 'look':
      return 0.6;
    case 'exile top':
      return 0;
    case 'allow playing':
      return 0.8;
    case 'cast copies':
      return number(effect.amount);
    case 'shuffle in':
      return 0.2;
    case 'choose color':
    case 'choose':
      return 0;
    case 'may':
    case 'if':
    case 'later':
      return 0.8 * effect.effects.reduce((sum, each) => sum + effectValue(each), 0);
    case 'unless':
      return 0.5 * effect.effects.reduce((sum, each) => sum + effectValue(each), 0);
    default:
      return effect satisfies never;
  }
}

/** More than one is usually meant where something happens to all that fit. */
function several(what: string | Filter): number {
  return typeof what === 'string' ? 1 : USUAL;
}

/** True if the effects are bad for the first target. */
function isHostile(effects: readonly Effect[], targets: readonly Target[]): boolean {
  const names = targets.map(({ name }) => `the ${name}`);
  const isOnTarget = (effect: Effect): boolean =>
    ['what', 'to', 'who', 'with'].some((key) =>
      names.includes(String((effect as unknown as Record<string, unknown>)[key])),
    );
  const first = effects.find(isOnTarget);
  return first !== undefined && effectValue(first) < 0;
}
