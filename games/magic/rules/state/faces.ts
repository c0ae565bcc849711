/** The printed face of a card, computed once per definition. */
import {
  type Ability,
  type Amount,
  CARD_TYPES,
  type CardDef,
  type CardType,
  COLORS,
  type Color,
  type Effect,
  isManaCost,
  KEYWORDS,
  type Keyword,
  type LandType,
  MANA_SYMBOLS,
  type Modification,
  type PlainKeyword,
  type Protection,
} from '../../cards/language.ts';
import type { Traits } from '../facts/traits.ts';

/** A mana cost: how much of each colour, how much of any kind, and how often X. */
export interface ManaCost {
  readonly colors: readonly number[];
  readonly generic: number;
  readonly x: number;
  /** M-X-025 Without X, which is 0 wherever the card is not on the stack (M-X-027). */
  readonly total: number;
}

export interface Face {
  readonly types: number;
  readonly colors: number;
  readonly keywords: number;
  readonly protections: readonly Protection[];
  readonly landwalks: readonly LandType[];
  readonly cost: ManaCost | undefined;
  /** All abilities, those that it gives to others or sets up for later included. */
  readonly abilities: readonly Ability[];
  /** How many of them are its own: they come first. */
  readonly own: number;
  /** True if one of its own abilities is static. */
  readonly isStatic: boolean;
  /** The index of an ability, or of an effect that sets one up, among them. */
  readonly places: ReadonlyMap<Ability | Effect, number>;
  readonly power: Amount;
  readonly toughness: Amount;
  /** The card itself defines its power or toughness by a count elsewhere (M-X-083). */
  readonly isDefined: boolean;
  /** By controller: the unchanged traits of an object of this definition. Filled on demand. */
  readonly plain: (Traits | undefined)[];
}

export function typeBit(type: CardType): number {
  return 1 << CARD_TYPES.indexOf(type);
}
export function colorBit(color: Color): number {
  return 1 << COLORS.indexOf(color);
}
const KEYWORD_BITS: Readonly<Record<string, number>> = Object.fromEntries(
  KEYWORDS.map((keyword, index) => [keyword, 1 << index]),
);
export function keywordBit(keyword: PlainKeyword): number {
  return KEYWORD_BITS[keyword] as number;
}

export const LAND = typeBit('land');
export const CREATURE = typeBit('creature');
export const ARTIFACT = typeBit('artifact');
export const ENCHANTMENT = typeBit('enchantment');
export const PLANESWALKER = typeBit('planeswalker');
export const INSTANT = typeBit('instant');
export const SORCERY = typeBit('sorcery');
/** M-TYPE-002 */
export const PERMANENT_TYPES = LAND | CREATURE | ARTIFACT | ENCHANTMENT | PLANESWALKER;

const faces = new WeakMap<CardDef, Face>();

export function faceOf(def: CardDef): Face {
  let face = faces.get(def);
  if (!face) {
    face = read(def);
    faces.set(def, face);
  }
  return face;
}

const facesOfAll = new WeakMap<readonly CardDef[], (Face | undefined)[]>();

/**
 * Faces by index, for fast access; `faceAt` fills each one when it is first needed. Traits refer to definitions by
 * index, so each list has its own faces.
 */
export function facesOf(defs: readonly CardDef[]): (Face | undefined)[] {
  let all = facesOfAll.get(defs);
  if (!all) {
    all = defs.map(() => undefined);
    facesOfAll.set(defs, all);
  }
  return all;
}

function placedFace(def: CardDef): Face {
  return { ...faceOf(def), plain: [] };
}

/** The face of a definition by its place, also of one that an imagined world has added. */
export function faceAt(
  g: { readonly defs: readonly CardDef[]; readonly faces: (Face | undefined)[] },
  def: number,
): Face {
  g.faces[def] ??= placedFace(g.defs[def] as CardDef);
  return g.faces[def];
}

const SYMBOL: Readonly<Record<string, Color>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

const costs = new Map<string, ManaCost>();

/** M-MANA-003, M-MANA-004, M-MANA-008, M-AMB-16 Numbers mean mana of any kind. */
export function manaCost(text: string): ManaCost {
  let cost = costs.get(text);
  if (!cost) {
    cost = readCost(text);
    costs.set(text, cost);
  }
  return cost;
}

function readCost(text: string): ManaCost {
  if (!isManaCost(text)) throw new Error(`${JSON.stringify(text)} is no mana cost`);
  const colors = COLORS.map(() => 0);
  let generic = 0;
  let x = 0;
  for (const [, symbol = ''] of text.matchAll(MANA_SYMBOLS)) {
    const color = SYMBOL[symbol];
    if (color) (colors[COLORS.indexOf(color)] as number)++;
    else if (symbol === 'X') x++;
    else generic += Number(symbol);
  }
  return { colors, generic, x, total: generic + colors.reduce((sum, each) => sum + each, 0) };
}

export interface KeywordFacts {
  readonly bits: number;
  readonly protections: readonly Protection[];
  readonly landwalks: readonly LandType[];
}

export function keywordFacts(keywords: readonly Keyword[] = []): KeywordFacts {
  let bits = 0;
  const protections: Protection[] = [];
  const landwalks: LandType[] = [];
  for (const keyword of keywords) {
    if (typeof keyword === 'string') bits |= keywordBit(keyword);
    else if ('protection' in keyword) protections.push(keyword);
    else landwalks.push(keyword.landwalk);
  }
  return { bits, protections, landwalks };
}

function bitsOf<T>(items: readonly T[] | undefined, bit: (item: T) => number): number {
  let bits = 0;
  for (const item of items ?? []) bits |= bit(item);
  return bits;
}

/** M-X-013 The colours of the mana symbols in the cost. */
function colorsOf({ cost, colors }: CardDef): number {
  if (colors) return bitsOf(colors, colorBit);
  if (cost === undefined) return 0;
  return manaCost(cost).colors.reduce((bits, count, index) => (count > 0 ? bits | (1 << index) : bits), 0);
}

function read(def: CardDef): Face {
  const { bits, protections, landwalks } = keywordFacts(def.keywords);
  const abilities: Ability[] = [...(def.abilities ?? [])];
  if (def.equip) abilities.push(equipAbility(def));
  const own = abilities.length;
  const places = new Map<Ability | Effect, number>();
  for (let at = 0; at < own; at++) places.set(abilities[at] as Ability, at);
  for (let at = 0; at < own; at++) gather(abilities[at] as Ability, abilities, places);
  return {
    types: bitsOf(def.types, typeBit),
    colors: colorsOf(def),
    keywords: bits,
    protections,
    landwalks,
    cost: def.cost === undefined ? undefined : manaCost(def.cost),
    abilities,
    own,
    isStatic: abilities.some(({ kind }, at) => at < own && kind === 'static'),
    places,
    power: def.power ?? 0,
    toughness: def.toughness ?? 0,
    isDefined: typeof (def.power ?? 0) !== 'number' || typeof (def.toughness ?? 0) !== 'number',
    plain: [],
  };
}

/** M-ACT-020, M-X-072 An activated ability with sorcery timing that targets a creature of its player. */
function equipAbility({ equip }: CardDef): Ability {
  return {
    kind: 'activated',
    cost: equip ?? {},
    sorcery: true,
    targets: [{ name: 'target', object: { type: 'creature', controller: 'you' } }],
    effects: [{ do: 'attach', to: 'the target' }],
  };
}

type Places = Map<Ability | Effect, number>;

/** Abilities inside of abilities. */
function gather(ability: Ability, all: Ability[], places: Places): void {
  if (ability.kind === 'static') gatherGiven(ability.gives, all, places);
  if (ability.kind === 'enters') gatherAbilities(ability.abilities, all, places);
  if ('effects' in ability) gatherEffects(ability.effects, all, places);
}

function gatherGiven({ abilities }: Modification, all: Ability[], places: Places): void {
  gatherAbilities(abilities, all, places);
}

function gatherAbilities(abilities: readonly Ability[] | undefined, all: Ability[], places: Places): void {
  for (const each of abilities ?? []) {
    places.set(each, all.push(each) - 1);
    gather(each, all, places);
  }
}

function gatherEffects(effects: readonly Effect[], all: Ability[], places: Places): void {
  for (const effect of effects) {
    if (effect.do === 'modify') gatherGiven(effect.gives, all, places);
    if (effect.do === 'later')
      places.set(effect, all.push({ kind: 'triggered', when: [effect.when], effects: effect.effects }) - 1);
    if ('effects' in effect) gatherEffects(effect.effects, all, places);
  }
}
