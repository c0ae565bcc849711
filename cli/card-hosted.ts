/** The cards of a game of which only the contract is known, for `praxis card`. */
import { type Hosting, LANGUAGES, type Language } from '@praxis/contract';
import { nearest, plainName } from '@praxis/kit/spelling.ts';
import { cardPage, type FoundCard, type Shelf } from './card-page.ts';
import { decisionsAbout } from './decided.ts';
import { framedFace } from './frame.ts';

/** A definition with what it is called: the English name first. */
interface Named {
  readonly def: unknown;
  readonly names: readonly [string, ...string[]];
}

export function hostedShelf(hosting: Hosting, language: Language, edition: string): Shelf {
  const named = hosting.game.allCards(edition).map(
    (def): Named => ({
      def,
      names: [hosting.face(def, 'en').name, ...LANGUAGES.map((each) => hosting.face(def, each).name)],
    }),
  );
  const found = (fits: (name: string) => boolean): FoundCard[] =>
    named.filter(({ names }) => names.some(fits)).map((each) => foundCard(hosting, each, language));
  return {
    find: (asked) => {
      const exact = found((name) => plainName(name) === plainName(asked));
      if (exact.length > 0) return { cards: exact, exact: true, nearest: [] };
      const parts = plainName(asked).split(' ').filter(Boolean);
      const containing = found((name) => parts.length > 0 && parts.every((part) => plainName(name).includes(part)));
      const names = named.map((each) => hosting.face(each.def, language).name);
      return { cards: containing, exact: false, nearest: containing.length > 0 ? [] : nearest(names, asked) };
    },
  };
}

function foundCard(hosting: Hosting, { def, names }: Named, language: Language): FoundCard {
  const face = hosting.face(def, language);
  const [english] = names;
  const game = hosting.game.id;
  const others = [...new Set(names)].filter((each) => each !== face.name);
  return {
    name: face.name,
    page: (labels) => cardPage(framedFace(face), { game, name: english, others, editions: [] }, labels),
    data: () => ({ game, language, ...face, ...decisionsAbout(game, english), def }),
  };
}
