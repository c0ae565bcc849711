/** The Yu-Gi-Oh! services for hosts. */
import type { Hosting, OfferedDeck, TableSetting } from '@praxis/contract';
import { spacedFace } from '@praxis/contract/messages/typography.ts';
import { attentionOf, stops } from './attention.ts';
import { PRINTED } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { DECKS } from './decks/index.ts';
import { PLAYABLE } from './decks/known.ts';
import { face } from './face.ts';
import { yugioh } from './game.ts';
import { insights } from './insight/index.ts';
import { LISTS } from './rules/state/lists.ts';
import type { G, State } from './rules/state/state.ts';
import { simulation } from './simulation.ts';
import { labelsIn } from './text/labels.ts';
import { rulesIn } from './text/rule-list.ts';
import { wordingIn } from './text/wording.ts';
import type { YugiohWhere } from './where.ts';

/** Y-MATCH-001 with Y-AMB-09, Y-DECK-011, Y-AMB-12, Y-AMB-11, and who starts. */
const SETTINGS: readonly TableSetting[] = [
  { id: 'match', values: [false, true] },
  { id: 'duelLimit', values: [0, 5] },
  { id: 'list', values: LISTS },
  { id: 'payAllLp', values: [false, true] },
  { id: 'lossAt', values: ['effect end', 'at once'] },
  { id: 'starter', values: ['chosen', 'contest'] },
];

export const hosting: Hosting<State, G, YugiohWhere> = {
  game: yugioh,
  title: 'Yu-Gi-Oh!',
  choices: { editions: yugioh.editions, seats: { least: 2, most: 2, usual: 2 }, settings: SETTINGS },
  simulation,
  insights,
  greatestBy: 'atk',
  decks: Object.entries(DECKS).map(
    ([name, deck]): OfferedDeck => ({
      id: name.toLowerCase().replaceAll(' ', '-'),
      name,
      deck,
      temperament: 'balanced',
    }),
  ),
  attention: attentionOf,
  stops,
  noResponse: ['goes first', 'goes second', 'keeps', 'exchanges'],
  irreversible: ['concedes', 'concedes series'],
  cardQuestions: ['choose', 'choose summon', 'choose replacement', 'declare', 'may'],
  labels: labelsIn,
  face: (def, language) => spacedFace(face(def as CardDef, language), language),
  isToken: (def) => (def as CardDef).token === true,
  reason: (key, language) => wordingIn(language).reason(key),
  ...deckService(PLAYABLE),
  cardKeys: (def) => {
    const { passcode } = PRINTED.get((def as CardDef).id) ?? {};
    return passcode === undefined ? {} : { passcode };
  },
  readCardLists: async (files) => (await import('./card-lists.ts')).readCardLists(files),
  rules: rulesIn,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
