/** What Magic offers to those who host it. */
import type { CardFace, Deck, DeckMessage, Hosting, Language, OfferedDeck, ReadDeck } from '@praxis/engine';
import { CARDS } from './cards/index.ts';
import { type CardDef, type CardType, COLORS, type Color, LAND_TYPES, type ManaKind } from './cards/language.ts';
import { concernOf, stops } from './concern.ts';
import { DECK_FORMATS, type DeckFormat, readDeck, writeDeck } from './decks/exchange.ts';
import { DECKS } from './decks/index.ts';
import { SAMPLE } from './decks/sample.ts';
import { magic } from './game.ts';
import { insights } from './insight/index.ts';
import { deckProblems, findCard, isError } from './rules/deck.ts';
import { faceOf, manaCost } from './rules/faces.ts';
import type { G, State } from './rules/state.ts';
import { simulation } from './simulation.ts';
import { cardText } from './text/cards/render.ts';
import { CONVERTED } from './text/deck-labels.ts';
import { lineText, problemText } from './text/decks.ts';
import { labelsIn } from './text/labels.ts';
import { rulesIn } from './text/rule-list.ts';
import { wordingIn } from './text/wording.ts';

export const hosting: Hosting<State, G> = {
  game: magic,
  title: 'Magic: The Gathering',
  choices: { editions: magic.editions, seats: { least: 2, most: 2, usual: 2 } },
  simulation,
  insights,
  decks: Object.entries(DECKS).map(
    ([name, deck]): OfferedDeck => ({
      id: name.toLowerCase().replaceAll(' ', '-'),
      name,
      deck,
      temperament: 'balanced',
    }),
  ),
  concern: concernOf,
  stops,
  quiet: ['activates for mana'],
  labels: labelsIn,
  face: (def, language) => face(def as CardDef, language),
  reason: (key, language) => wordingIn(language).reason(key),
  readDeck: (text, language) => readAnyDeck(text, language),
  checkDeck: (deck, _, language) =>
    deckProblems(deck, CARDS, isSample(deck) ? 'sample' : 'constructed').map(
      (problem): DeckMessage => ({
        level: isError(problem) ? 'error' : 'warning',
        rule: problem.rule,
        text: problemText(problem, language),
      }),
    ),
  rules: rulesIn,
  lessons: async () => (await import('./lessons.ts')).lessons,
  deckFormats: DECK_FORMATS,
  writeDeck: (deck, name, format) => writeDeck(format as DeckFormat, { name, main: named(deck) }, CARDS),
};

/** M-AMB-05 The decks of thirty cards are what they are. */
function isSample(deck: Deck): boolean {
  const text = JSON.stringify(Object.entries(named(deck)).sort());
  return Object.values(SAMPLE).some((each) => JSON.stringify(Object.entries(each).sort()) === text);
}

/** A deck of names or ids as one of English names. */
function named(deck: Deck): Record<string, number> {
  return Object.fromEntries(
    Object.entries(deck).map(([name, count]) => {
      const at = findCard(CARDS, name);
      return [at === undefined ? name : (CARDS[at] as CardDef).name, count];
    }),
  );
}

function readAnyDeck(text: string, language: Language): ReadDeck {
  const { name, main, problems } = readDeck(text, CARDS);
  return {
    name,
    deck: main,
    messages: problems.map((problem) => ({
      level: 'error',
      ...(problem.line === 0 ? {} : { line: problem.line }),
      text: lineText(problem, language),
    })),
  };
}

/** What a card is styled by: the type that matters most on the table. */
const KINDS: readonly CardType[] = [
  'creature',
  'planeswalker',
  'land',
  'artifact',
  'enchantment',
  'instant',
  'sorcery',
];

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

function face(def: CardDef, language: Language): CardFace {
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
    power: power === undefined ? undefined : number(power),
    toughness: toughness === undefined ? undefined : number(toughness),
    loyalty,
    object: def.object,
  };
  return {
    name,
    kind: KINDS.find((each) => def.types.includes(each)) ?? 'emblem',
    type,
    marks: Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)) as CardFace['marks'],
    lines: lines.map((text) => ({ icons: [], text })),
    short: [cost, type, stats, loyalty === undefined ? undefined : `[${loyalty}]`].filter(Boolean).join(' · '),
  };
}
