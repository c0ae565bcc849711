/** VTES's services for its hosts. */
import type { CardFace, Deck, Hosting, Language, OfferedDeck } from '@praxis/contract';
import { spacedFace } from '@praxis/contract/messages/typography.ts';
import { attentionOf } from './attention.ts';
import { CARDS, PRINTED } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { idOfDeck, STARTER_DECKS } from './decks/index.ts';
import { type Knowledge, knowledgeOf, listedNameIn } from './decks/knowledge.ts';
import { PRECONSTRUCTED_DECKS } from './decks/preconstructed.ts';
import { vtes } from './game.ts';
import { TEMPERAMENT_OF_DECK } from './insight/decks.ts';
import { insights } from './insight/index.ts';
import { plainLook } from './plain-look.ts';
import type { G, State } from './rules/state/state.ts';
import { simulation } from './simulation.ts';
import { namesOf } from './text/cards/names.ts';
import { cardText } from './text/cards/render.ts';
import { dialectOf } from './text/dialects.ts';
import { labelsIn } from './text/labels.ts';
import { rulesIn } from './text/rule-list.ts';
import { printedOn } from './text/short-texts.ts';
import { tableLines } from './text/table.ts';
import { wordingIn } from './text/wording.ts';
import type { VtesWhere } from './where.ts';

// It goes through all cards, so it waits until a deck needs it.
let knowledge: Knowledge | undefined;

function knowledgeHere(): Knowledge {
  knowledge ??= knowledgeOf(CARDS);
  return knowledge;
}

function offered(name: string, deck: Deck, temperament: string, editions: readonly string[]): OfferedDeck {
  return { id: idOfDeck(name), name, deck, temperament, editions };
}

const VTES_EDITIONS = ['fifth', 'third', '2000'] as const;

export const hosting: Hosting<State, G, VtesWhere> = {
  game: vtes,
  title: 'Vampire: The Eternal Struggle',
  choices: {
    editions: VTES_EDITIONS,
    seats: { least: 2, most: 6, usual: 5 },
    settings: [{ id: 'ante', values: [false, true], editions: ['2000'] }],
  },
  insights,
  simulation,
  greatestBy: 'capacity',
  decks: [
    ...Object.entries(STARTER_DECKS).map(([name, deck]) =>
      offered(name, deck, TEMPERAMENT_OF_DECK[name] as string, VTES_EDITIONS),
    ),
    ...Object.entries(PRECONSTRUCTED_DECKS).map(([name, { deck, temperament, edition }]) =>
      offered(name, deck, temperament, [edition]),
    ),
  ],
  irreversible: ['withdraws'],
  cardQuestions: ['choose', 'may use', 'respond to card', 'recruit', 'acts now', 'secret number', 'attach'],
  declines: ['does not block'],
  noResponse: ['moves pool to', 'takes blood from', 'draws a crypt card'],
  attention: attentionOf,
  labels: labelsIn,
  face: (def, language) => faceOf(def as CardDef, language),
  cardNames: (def) => namesOf((def as CardDef).name),
  plainLook,
  reason: (key, language) => wordingIn(language).reason(key),
  ...deckService(knowledgeHere),
  readCardLists: async (files) => (await import('./card-lists/hosted.ts')).readCardLists(files),
  keepLists: async (files) => (await import('./card-lists/hosted.ts')).keepLists(files),
  cardKeys: (def) => {
    const { number, compiled } = PRINTED.get((def as CardDef).id) ?? {};
    return number === undefined ? undefined : { number, ...(compiled === undefined ? {} : { origin: 'compiled' }) };
  },
  compileLists: async (files) => (await import('./compiler/lists.ts')).compileLists(files),
  rules: rulesIn,
  inEdition: (edition) => ({
    wording: (language) => wordingIn(dialectOf(language, edition)),
    labels: (language) => labelsIn(dialectOf(language, edition)),
    face: (def, language) => faceOf(def as CardDef, dialectOf(language, edition)),
    plainLook: {
      ...plainLook,
      table: (view, me, look) => tableLines(view, me, { ...look, language: dialectOf(look.language, edition) }),
    },
    reason: (key, language) => wordingIn(dialectOf(language, edition)).reason(key),
    rules: (language) => rulesIn(dialectOf(language, edition)),
  }),
  lessons: async () => (await import('./lessons.ts')).lessons,
};

function faceOf(def: CardDef, language: Language): CardFace {
  const { name, type, clan, cost, lines } = cardText(def, language);
  const { kind, types = [], capacity, group, disciplines, title, life, strength, bleed } = def;
  const listedName = listedNameIn(CARDS, def);
  const number = PRINTED.get(def.id)?.number;
  const levels = Object.entries(disciplines ?? {}).map(([code, level]) => (level === 2 ? code.toUpperCase() : code));
  const required = new Set(
    (def.modes ?? []).flatMap((mode) => mode.disciplines ?? []).map((code) => code.toLowerCase()),
  );
  const clans = [def.clan ?? def.requires?.clan ?? []].flat();
  const marks = {
    clan,
    'clan id': def.clan,
    clans: clans.length > 0 ? clans : undefined,
    capacity,
    group,
    title,
    disciplines: levels.length > 0 ? levels : undefined,
    'required disciplines': required.size > 0 ? [...required] : undefined,
    pool: cost?.pool,
    blood: cost?.blood,
    conviction: cost?.conviction,
    life,
    strength,
    bleed,
    types: types.length > 0 ? types : undefined,
  };
  const face = {
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
    ...(listedName === undefined ? {} : { listed: listedName }),
    ...(number === undefined ? {} : { number }),
  };
  return spacedFace(face, language);
}
