/** The cards of VTES for `praxis card`. */
import { CARDS } from '@praxis/vtes/cards/index.ts';
import type { CardDef } from '@praxis/vtes/cards/language.ts';
import { nameKey } from '@praxis/vtes/decks/names.ts';
import { findCards } from '@praxis/vtes/text/cards/find.ts';
import { namesOf } from '@praxis/vtes/text/cards/names.ts';
import { cardText, inEdition } from '@praxis/vtes/text/cards/render.ts';
import { nameIn } from '@praxis/vtes/text/names.ts';
import { cardPage, type FoundCard, type Shelf } from './card-page.ts';
import { decisionsAbout } from './decided.ts';
import { framed } from './frame.ts';

const GAME = 'vtes';
const PLAYABLE = CARDS.filter(({ id }) => id !== 'blank-card');

export function vtesShelf(language: string, edition: string): Shelf {
  return {
    find: (asked) => {
      const { cards, nearest } = findCards(PLAYABLE, asked);
      return {
        cards: cards.map((def) => foundCard(inEdition(def, edition), language)),
        exact: cards.some(({ name }) => namesOf(name).some((each) => nameKey(each) === nameKey(asked))),
        nearest: nearest.map(({ name }) => nameIn(language, name)),
      };
    },
  };
}

function foundCard(def: CardDef, language: string): FoundCard {
  const name = nameIn(language, def.name);
  const others = [...new Set(namesOf(def.name))].filter((each) => each !== name);
  return {
    name,
    page: (labels) => {
      const facts = { game: GAME, name: def.name, others, editions: def.editions ?? [] };
      return cardPage(framed(def, cardText(def, language)), facts, labels);
    },
    data: () => ({ ...cardText(def, language), ...decisionsAbout(GAME, def.name), def }),
  };
}
