/** The Rivals services for hosts. */
import type { Hosting, OfferedDeck, TableSetting } from '@praxis/contract';
import { spacedFace } from '@praxis/contract/messages/typography.ts';
import { attentionOf, DECLINES, IRREVERSIBLE, NO_RESPONSE, stops } from './attention.ts';
import type { CardDef } from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { DECKS } from './decks/index.ts';
import { faceOf } from './face.ts';
import { EDITIONS, rivals } from './game.ts';
import { insights } from './insight/index.ts';
import { SEATS_MAX, SEATS_MIN } from './rules/setup/setup.ts';
import type { G, State } from './rules/state/state.ts';
import { simulation } from './simulation.ts';
import { labelsIn } from './text/labels.ts';
import { namesOf } from './text/names.ts';
import { rulesIn } from './text/rule-list.ts';
import { plainLook } from './text/table.ts';
import { wordingIn } from './text/wording.ts';
import type { RivalsWhere } from './where.ts';

/** The open questions that a table can answer differently from the rule index. */
const SETTINGS: readonly TableSetting[] = [
  { id: 'factionHand', values: [2, 0, 1, 3, 4] },
  { id: 'mulligan', values: [false, true] },
  { id: 'leaderInfluence', values: [1, 0, 2] },
  { id: 'handLimit', values: [0, 5, 7, 10] },
  { id: 'prestige', values: [20, 15, 25, 30] },
  { id: 'drainThemSlowly', values: ['first print', 'later print'] },
];

export const hosting: Hosting<State, G, RivalsWhere> = {
  game: rivals,
  title: 'Vampire: The Masquerade – Rivals',
  choices: { editions: EDITIONS, seats: { least: SEATS_MIN, most: SEATS_MAX, usual: 4 }, settings: SETTINGS },
  decks: Object.entries(DECKS).map(
    ([name, deck]): OfferedDeck => ({ id: name.toLowerCase(), name, deck, temperament: 'balanced' }),
  ),
  simulation,
  insights,
  irreversible: IRREVERSIBLE,
  cardQuestions: ['choose', 'use', 'victim', 'influence', 'contribute', 'permission', 'attach', 'possessed', 'reward'],
  declines: DECLINES,
  noResponse: NO_RESPONSE,
  attention: attentionOf,
  stops,
  labels: labelsIn,
  face: (def, language) => spacedFace(faceOf(def as CardDef, language), language),
  cardNames: (def) => namesOf(def as CardDef),
  plainLook,
  reason: (key, language) => wordingIn(language).reason(key),
  ...deckService,
  rules: rulesIn,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
