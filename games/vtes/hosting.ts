/** What VTES offers to those who host it. */
import type { CardFace, Deck, DeckMessage, Hosting, Language, OfferedDeck, ReadDeck } from '@praxis/engine';
import { CARDS } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { concernOf } from './concern.ts';
import { FORMATS, type FormatId, readDeck, writeDeck } from './decks/exchange.ts';
import { STARTER_DECKS } from './decks/index.ts';
import { type Knowledge, knowledgeOf } from './decks/knowledge.ts';
import { legalityProblems } from './decks/legality.ts';
import { type DeckList, EMPTY_DECK, type Entry, playableDeck, type UnknownEntry } from './decks/list.ts';
import type { LineProblem } from './decks/messages.ts';
import { vtes } from './game.ts';
import { TEMPERAMENT_OF_DECK } from './insight/decks.ts';
import { insights } from './insight/index.ts';
import { EDITIONS, type Edition } from './rules/editions.ts';
import type { G, State } from './rules/state.ts';
import { simulation } from './simulation.ts';
import { cardText } from './text/cards/render.ts';
import { deckSentence } from './text/decks.ts';
import { labelsIn } from './text/labels.ts';
import { rulesIn } from './text/rule-list.ts';
import { printedOn } from './text/short.ts';
import { wordingIn } from './text/wording.ts';

const knowledge: Knowledge = knowledgeOf(CARDS);

export const hosting: Hosting<State, G> = {
  game: vtes,
  title: 'Vampire: The Eternal Struggle',
  choices: { editions: ['fifth', 'third', '2000'], seats: { least: 2, most: 6, usual: 5 } },
  insights,
  simulation,
  decks: Object.entries(STARTER_DECKS).map(
    ([name, deck]): OfferedDeck => ({
      id: name.toLowerCase(),
      name,
      deck,
      temperament: TEMPERAMENT_OF_DECK[name] ?? 'balanced',
    }),
  ),
  grave: ['withdraws'],
  declines: ['does not block'],
  quiet: ['moves pool to', 'takes blood from', 'draws a crypt card'],
  concern: concernOf,
  labels: labelsIn,
  face: (def, language) => faceOf(def as CardDef, language),
  reason: (key, language) => wordingIn(language).reason(key),
  readDeck: readAnyDeck,
  checkDeck: (deck, { edition, seats }, language) => {
    const problems = legalityProblems(listOf(deck), { edition: EDITIONS[edition] as Edition, players: seats });
    return problems.map(
      ({ rule, message }): DeckMessage => ({ level: 'error', rule, text: deckSentence(language, message) }),
    );
  },
  rules: rulesIn,
  lessons: async () => (await import('./lessons.ts')).lessons,
  deckFormats: FORMATS,
  writeDeck: (deck, name, format) => writeDeck({ ...listOf(deck), name }, format as FormatId).text,
};

function faceOf(def: CardDef, language: Language): CardFace {
  const { name, type, clan, cost, lines } = cardText(def, language);
  const { kind, types = [], capacity, group, disciplines, title, life, strength, bleed } = def;
  const levels = Object.entries(disciplines ?? {}).map(([code, level]) => (level === 2 ? code.toUpperCase() : code));
  const marks = {
    clan,
    'clan id': def.clan,
    capacity,
    group,
    title,
    disciplines: levels.length > 0 ? levels : undefined,
    pool: cost?.pool,
    blood: cost?.blood,
    conviction: cost?.conviction,
    life,
    strength,
    bleed,
    types: types.length > 0 ? types : undefined,
  };
  return {
    name,
    kind: kind === 'library' ? (types[0] ?? 'action') : kind,
    type,
    marks: Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)) as CardFace['marks'],
    lines: lines.map(({ icons, text, level, label }) => ({
      icons,
      text: label === undefined ? text : `${label}: ${text}`,
      ...(level === undefined ? {} : { level }),
    })),
    short: printedOn(def, language),
  };
}

/** A deck of names or ids as a list that can be checked and written. */
function listOf(deck: Deck): DeckList {
  const cards: Entry[] = [];
  const unknown: UnknownEntry[] = [];
  for (const [name, count] of Object.entries(deck)) {
    const def = CARDS.find((each) => each.id === name || each.name === name);
    const card = knowledge.named(def?.name ?? name).find((each) => def === undefined || each.def === def.id);
    if (card) cards.push({ card, count });
    else unknown.push({ name, count, part: 'library' });
  }
  return { ...EMPTY_DECK, cards, unknown };
}

function readAnyDeck(text: string, language: Language): ReadDeck {
  const { deck, problems } = readDeck(text, knowledge);
  return {
    name: deck.name,
    deck: playableDeck(deck),
    messages: problems.map((problem) => lineMessage(problem, language)),
  };
}

function lineMessage({ line, level, message, nearest }: LineProblem, language: Language): DeckMessage {
  const names = nearest.length === 0 ? '' : ` ${deckSentence(language, { say: 'nearest', names: nearest })}`;
  return {
    level,
    ...(line === 0 ? {} : { line }),
    ...(message.say === 'unknown card' ? { rule: 'V-DECK-001' } : {}),
    text: `${deckSentence(language, message)}${names}`,
  };
}
