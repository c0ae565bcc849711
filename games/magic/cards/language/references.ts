/** How the card language refers to objects, players and numbers. */
import {
  type Accepted,
  type Check,
  either,
  flag,
  type Infer,
  isText,
  type Keyed,
  keyed,
  later,
  listOf,
  maybe,
  type Named,
  oneOf,
  oneOrMore,
  shape,
  text,
  textThat,
  type Variants,
  variants,
  whole,
  wholeOr,
  wordOr,
  wordOrName,
} from '@praxis/kit/shape.ts';

/** M-MANA-001 */
export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];
export const MANA_KINDS = [...COLORS, 'colorless'] as const;
export type ManaKind = (typeof MANA_KINDS)[number];

/** M-TYPE-002, M-TYPE-004 */
export const CARD_TYPES = [
  'land',
  'creature',
  'artifact',
  'enchantment',
  'planeswalker',
  'instant',
  'sorcery',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['basic', 'legendary'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** M-LAND-004 */
export const LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type LandType = (typeof LAND_TYPES)[number];

/** Keywords that need no further word. */
export const KEYWORDS = [
  'reach',
  'flying',
  'trample',
  'defender',
  'first strike',
  'double strike',
  'haste',
  'indestructible',
  'intimidate',
  'flash',
  'hexproof',
  'deathtouch',
  'vigilance',
  'lifelink',
  'convoke',
] as const;
export type PlainKeyword = (typeof KEYWORDS)[number];

export const color: Check<Color> = oneOf(...COLORS);
export const cardType: Check<CardType> = oneOf(...CARD_TYPES);
export const supertype: Check<Supertype> = oneOf(...SUPERTYPES);
export const plainKeyword: Check<PlainKeyword> = oneOf(...KEYWORDS);

export const MANA_SYMBOLS = /\{([WUBRGX]|\d+)\}/g;

export function isManaCost(text: string): boolean {
  return text !== '' && text.replace(MANA_SYMBOLS, '') === '';
}

/** Symbols as cards write them: `{2}{G}{G}`, `{X}{R}`. */
export const manaSymbols = textThat(isManaCost, 'mana symbols');

/** M-AMB-13 Possible qualities of protection: a colour, a type, or a colour that was chosen under a name. */
export type Quality = Color | CardType | Named;
const quality: Check<Quality> = wordOrName(...COLORS, ...CARD_TYPES);

const PROTECTION = {
  protection: listOf(quality),
  /** M-X-070 The card says that Auras stay on. */
  keepsAuras: maybe(flag),
};
export interface Protection extends Infer<typeof PROTECTION> {}

const LANDWALK = { landwalk: oneOf(...LAND_TYPES) };
export interface Landwalk extends Infer<typeof LANDWALK> {}

export type Keyword = PlainKeyword | Protection | Landwalk;
export const keyword: Check<Keyword> = either(
  isText,
  plainKeyword,
  keyed({ protection: PROTECTION, landwalk: LANDWALK }),
);

const REFS = [
  /** The object with the ability. */
  'this',
  /** The object that the Aura or Equipment is attached to. */
  'host',
  /** The object that the triggering event is about. */
  'it',
  /** The cards that this permanent has exiled. */
  'linked',
] as const;

/** One object, or several chosen under one name that was given by a target, a choice or an effect. */
export type Ref = (typeof REFS)[number] | Named;
export const ref: Check<Ref> = wordOrName(...REFS);

const PLAYERS = [
  'you',
  'each player',
  'each opponent',
  /** The player attacked by the attacking creature. */
  'defending player',
  /** The player in the triggering event. */
  'that player',
] as const;
export type PlayerRef = (typeof PLAYERS)[number] | `controller of ${Ref}` | `owner of ${Ref}` | Named;

export const player: Check<PlayerRef> = (value, at) => {
  const of = typeof value === 'string' ? /^(?:controller|owner) of (.+)$/.exec(value)?.[1] : undefined;
  if (of === undefined) wordOrName(...PLAYERS)(value, at);
  else ref(of, at);
};

const zone = oneOf('battlefield', 'stack', 'graveyard', 'hand', 'library', 'exile');

const FILTER = {
  /** Any of these. */
  type: maybe(oneOrMore(cardType)),
  supertype: maybe(supertype),
  subtype: maybe(text),
  /** Any of these; or a colour that was chosen under a name. */
  color: maybe(oneOrMore(color)),
  keyword: maybe(keyword),
  controller: maybe(wordOr('opponent', player)),
  owner: maybe(wordOr('opponent', player)),
  /** The battlefield if absent. */
  in: maybe(zone),
  /** Not the object with the ability. */
  other: maybe(flag),
  combat: maybe(oneOf('attacking', 'blocking', 'attacking or blocking')),
  tapped: maybe(oneOf(true, false)),
  powerMin: maybe(whole),
  toughnessMin: maybe(whole),
  attachedTo: maybe(ref),
  /** Was dealt damage by it this turn. */
  damagedBy: maybe(ref),
  not: maybe(later(() => filter)),
  any: maybe(listOf(later(() => filter))),
};
/** A description of objects. All given keys must hold. */
export interface Filter extends Infer<typeof FILTER> {}
export const filter: Check<Filter> = shape(FILTER);

/** One object by reference, or all that fit. */
export type What = Ref | Filter;
export const what: Check<What> = either(isText, ref, filter);

const AMOUNTS = { count: { count: filter }, power: { power: ref } };
/** A number; `X` is chosen on casting (M-MANA-008), `that much` is the number of the triggering event. */
export type Amount = number | 'X' | 'that much' | 'starting life' | Keyed<typeof AMOUNTS>;
export const amount: Check<Amount> = either(
  (value) => typeof value === 'object',
  keyed(AMOUNTS),
  wholeOr('X', 'that much', 'starting life'),
);

const CONDITIONS = {
  exists: { what: filter, min: maybe(whole) },
  none: { what: filter },
  'controls this': { who: player },
  'lost life last turn': { who: player },
  'life below start': { who: player },
  /** Another one than this, if this is a spell. */
  'has cast a spell this turn': { who: player },
};
export type Condition = Variants<'if', typeof CONDITIONS>;
export const condition: Check<Condition> = variants('if', CONDITIONS);

/** How long a continuous effect lasts; `next untap` is through the next untap step of its controller, `while` M-X-085. */
export type Duration = Accepted<typeof duration>;
export const duration = either(isText, oneOf('turn', 'next untap', 'game'), shape({ while: condition }));
