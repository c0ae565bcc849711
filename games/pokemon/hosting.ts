/** The Pokémon services for hosts. */
import type { Hosting } from '@praxis/contract';
import { spacedFace } from '@praxis/contract/messages/typography.ts';
import { attentionOf, NO_RESPONSE } from './attention.ts';
import type { CardDef } from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { POOL } from './decks/exchange.ts';
import { DECKS } from './decks/index.ts';
import { faceOf } from './face.ts';
import { EDITION, pokemon } from './game.ts';
import { insights } from './insight/index.ts';
import type { G, State } from './rules/state/state.ts';
import { simulation } from './simulation.ts';
import { labelsIn } from './text/labels.ts';
import { namesOf } from './text/names.ts';
import { rulesIn } from './text/rule-list.ts';
import { wordingIn } from './text/wording.ts';
import type { PokemonWhere } from './where.ts';

const CARD_QUESTIONS: readonly string[] = [
  ...['may', 'may use', 'find cards', 'choose Pokémon', 'choose effect'],
  ...['spread counters', 'move counters', 'draw up to'],
];

export const hosting: Hosting<State, G, PokemonWhere> = {
  game: pokemon,
  title: 'Pokémon Trading Card Game',
  titles: {
    pt: 'Pokémon Estampas Ilustradas',
    es: 'JCC Pokémon',
    it: 'GCC Pokémon',
    fr: 'JCC Pokémon',
  },
  choices: {
    editions: [EDITION],
    seats: { least: 2, most: 2, usual: 2 },
    settings: [{ id: 'firstTurn', values: ['supporter', 'trainer'] }],
  },
  greatestBy: 'hp',
  decks: DECKS.map((deck) => ({ ...deck, temperament: 'balanced' })),
  simulation,
  insights,
  noResponse: NO_RESPONSE,
  cardQuestions: CARD_QUESTIONS,
  orderQuestions: ['checkup order', 'checkup effects'],
  attention: attentionOf,
  labels: labelsIn,
  face: (def, language) => spacedFace(faceOf(def as CardDef, language), language),
  cardNames: (def) => namesOf((def as CardDef).name),
  reason: (key, language) => wordingIn(language).reason(key),
  ...deckService(POOL),
  cardKeys: (def) => {
    const { print } = def as CardDef;
    return print === undefined ? {} : { printings: [print] };
  },
  readCardLists: async (files) => (await import('./card-lists.ts')).readCardLists(files),
  rules: rulesIn,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
