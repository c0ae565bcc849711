/** A card as hosts draw it. */
import type { CardFace, Language } from '@praxis/contract';
import { type CardDef, type CardType, COLORS, type Color, LAND_TYPES, type ManaKind } from './cards/language.ts';
import { faceOf, manaCost } from './rules/state/faces.ts';
import { cardText } from './text/cards/render.ts';
import { CONVERTED } from './text/keys/labels.ts';

/** The types for a card's style: the one that matters most on the table first. */
const KINDS: readonly CardType[] = [
  'creature',
  'planeswalker',
  'land',
  'artifact',
  'enchantment',
  'instant',
  'sorcery',
];

export function kindOf(types: readonly CardType[]): string | undefined {
  return KINDS.find((each) => types.includes(each));
}

const LETTERS: { readonly [Kind in ManaKind]: string } = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
};

/** The kinds of mana that a card makes by itself, as letters: basic land types need no ability for it (M-LAND-005). */
function makesOf({ subtypes = [], abilities = [] }: CardDef): readonly string[] | undefined {
  const kinds = [
    ...LAND_TYPES.flatMap((type, index) => (subtypes.includes(type) ? [COLORS[index] as Color] : [])),
    ...abilities.flatMap((ability) => (ability.kind === 'mana' ? ability.adds : [])),
  ];
  return kinds.length === 0 ? undefined : [...new Set(kinds)].map((kind) => LETTERS[kind]);
}

export function face(def: CardDef, language: Language): CardFace {
  const { name, type, lines } = cardText(def, language);
  const { cost, power, toughness, loyalty } = def;
  const number = (value: CardDef['power']): string => (typeof value === 'number' ? String(value) : '*');
  const stats = power === undefined || toughness === undefined ? undefined : `${number(power)}/${number(toughness)}`;
  const { colors } = faceOf(def);
  const marks = {
    cost,
    [CONVERTED]: cost === undefined ? undefined : manaCost(cost).total,
    colors: ['W', 'U', 'B', 'R', 'G'].filter((_, index) => (colors & (1 << index)) !== 0),
    types: def.types,
    makes: makesOf(def),
    // The same in every language: its picture shows what it is.
    creature: def.types.includes('creature') ? def.subtypes?.join(' ') : undefined,
    power: power === undefined ? undefined : number(power),
    toughness: toughness === undefined ? undefined : number(toughness),
    loyalty,
    object: def.object,
  };
  return {
    name,
    kind: kindOf(def.types) ?? 'emblem',
    type,
    marks: Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)) as CardFace['marks'],
    lines: lines.map((text) => ({ icons: [], text })),
    short: [cost, type, stats, loyalty === undefined ? undefined : `[${loyalty}]`].filter(Boolean).join(' · '),
  };
}
