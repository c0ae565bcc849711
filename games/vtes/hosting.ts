/** What VTES offers to those who host it. */
import type { CardFace, Hosting, Language, OfferedDeck } from '@praxis/contract';
import { attentionOf } from './attention.ts';
import { CARDS, PRINTED } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { STARTER_DECKS } from './decks/index.ts';
import { type Knowledge, knowledgeOf, listedNames } from './decks/knowledge.ts';
import { vtes } from './game.ts';
import { TEMPERAMENT_OF_DECK } from './insight/decks.ts';
import { insights } from './insight/index.ts';
import { plainLook } from './plain-look.ts';
import type { G, State } from './rules/state/state.ts';
import { simulation } from './simulation.ts';
import { namesOf } from './text/cards/names.ts';
import { cardText } from './text/cards/render.ts';
import { labelsIn } from './text/labels.ts';
import { rulesIn } from './text/rule-list.ts';
import { printedOn } from './text/short-texts.ts';
import { wordingIn } from './text/wording.ts';
import type { VtesWhere } from './where.ts';

// Both go through all cards, so they wait until a deck or a face is needed.
let knowledge: Knowledge | undefined;
let listed: ReadonlyMap<string, string> | undefined;

function knowledgeHere(): Knowledge {
  knowledge ??= knowledgeOf(CARDS);
  return knowledge;
}

export const hosting: Hosting<State, G, VtesWhere> = {
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
  irreversible: ['withdraws'],
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
    return {
      ...(number === undefined ? {} : { number }),
      ...(compiled === undefined ? {} : { origin: 'compiled' }),
    };
  },
  compileLists: async (files) => (await import('./compiler/lists.ts')).compileLists(files),
  rules: rulesIn,
  lessons: async () => (await import('./lessons.ts')).lessons,
};

function faceOf(def: CardDef, language: Language): CardFace {
  const { name, type, clan, cost, lines } = cardText(def, language);
  const { kind, types = [], capacity, group, disciplines, title, life, strength, bleed } = def;
  listed ??= listedNames(CARDS);
  const listedName = listed.get(def.id);
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
    ...(listedName === undefined ? {} : { listed: listedName }),
  };
}
