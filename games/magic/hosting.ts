/** The Magic services for hosts. */
import type { Hosting, OfferedDeck, TableSetting } from '@praxis/contract';
import { spacedFace } from '@praxis/contract/messages/typography.ts';
import { attentionOf, stops } from './attention.ts';
import { CARDS } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { DECKS } from './decks/index.ts';
import { face } from './face.ts';
import { magic } from './game.ts';
import { insights } from './insight/index.ts';
import type { G, State } from './rules/state/state.ts';
import { simulation } from './simulation.ts';
import { labelsIn } from './text/labels.ts';
import { namesOf } from './text/names.ts';
import { rulesIn } from './text/rule-list.ts';
import { wordingIn } from './text/wording.ts';
import type { MagicWhere } from './where.ts';

/** The open questions of the guide (M-AMB-01, M-AMB-02, M-AMB-03, M-AMB-06, M-AMB-20) that make a difference with the cards there are. */
const SETTINGS: readonly TableSetting[] = [
  { id: 'opening', values: ['mulligan', 'firstGame'] },
  { id: 'blockers', values: ['ordered', 'free'] },
  { id: 'firstDraw', values: [false, true] },
  { id: 'targets', values: ['creature or player', 'any target'] },
  { id: 'starter', values: ['chosen', 'flip'] },
];

export const hosting: Hosting<State, G, MagicWhere> = {
  game: magic,
  title: 'Magic: The Gathering',
  choices: { editions: magic.editions, seats: { least: 2, most: 2, usual: 2 }, settings: SETTINGS },
  simulation,
  insights,
  greatestBy: 'converted mana cost',
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
  noResponse: ['activates for mana'],
  cardQuestions: ['may', 'choose', 'choose color', 'targets', 'search', 'copy', 'pay'],
  labels: labelsIn,
  face: (def, language) => spacedFace(face(def as CardDef, language), language),
  isToken: (def) => (def as CardDef).object !== undefined,
  cardNames: (def) => namesOf((def as CardDef).name),
  reason: (key, language) => wordingIn(language).reason(key),
  ...deckService(CARDS),
  readCardLists: async (files) => (await import('./card-lists.ts')).readCardLists(files),
  rules: rulesIn,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
