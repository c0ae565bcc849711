/** What Yu-Gi-Oh! offers to those who host it. */
import type { Hosting, OfferedDeck } from '@praxis/contract';
import { CARDS } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { DECKS } from './decks/index.ts';
import { face } from './face.ts';
import { yugioh } from './game.ts';
import type { G, State } from './rules/state/state.ts';
import { simulation } from './simulation.ts';
import { labelsIn } from './text/labels.ts';
import { rulesIn } from './text/rule-list.ts';
import { wordingIn } from './text/wording.ts';
import type { YugiohWhere } from './where.ts';

export const hosting: Hosting<State, G, YugiohWhere> = {
  game: yugioh,
  title: 'Yu-Gi-Oh!',
  choices: { editions: yugioh.editions, seats: { least: 2, most: 2, usual: 2 } },
  simulation,
  decks: Object.entries(DECKS).map(
    ([name, deck]): OfferedDeck => ({
      id: name.toLowerCase().replaceAll(' ', '-'),
      name,
      deck,
      temperament: 'balanced',
    }),
  ),
  labels: labelsIn,
  face: (def, language) => face(def as CardDef, language),
  isToken: (def) => (def as CardDef).token === true,
  reason: (key, language) => wordingIn(language).reason(key),
  ...deckService(CARDS),
  rules: rulesIn,
};
