/** The cards of a game in one edition, for `praxis card`. */
import { type Hosting, LANGUAGES, type Language } from '@praxis/contract';
import { findNamed } from '@praxis/kit/spelling.ts';
import { boxedCard } from './card-box.ts';
import { cardPage, type Facts, type Finding, type FoundCard } from './card-page.ts';
import { decisionsAbout } from './decided.ts';

export function searchCards(hosting: Hosting, language: Language, edition: string, asked: string): Finding {
  const { found, isExact, nearest } = findNamed(hosting.game.allCards(edition), (def) => namesOf(hosting, def), asked);
  return {
    cards: found.map((def) => foundCard(hosting, def, language)),
    exact: isExact,
    nearest: nearest.map((def) => hosting.face(def, language).name),
  };
}

/** The English name first. */
export function namesOf(hosting: Hosting, def: unknown): readonly [string, ...string[]] {
  if (hosting.cardNames) return hosting.cardNames(def);
  return [hosting.face(def, 'en').name, ...LANGUAGES.map((language) => hosting.face(def, language).name)];
}

function foundCard(hosting: Hosting, def: unknown, language: Language): FoundCard {
  const face = hosting.face(def, language);
  const names = namesOf(hosting, def);
  const game = hosting.game.id;
  const others = [...new Set(names)].filter((each) => each !== face.name);
  // A definition may say that it exists in some editions only.
  const { editions = [] } = def as { readonly editions?: readonly string[] };
  return {
    name: face.name,
    page: (labels) => {
      const facts = { game, name: names[0], others, editions, rulesIn: rulesFor(hosting, language) };
      return cardPage(boxedCard(hosting, def, language), facts, labels);
    },
    data: () => ({ game, language, ...face, ...decisionsAbout(game, names[0]), def }),
  };
}

/** Scenarios are titled in English; in other languages the rules behind them are stated instead. */
function rulesFor(hosting: Hosting, language: Language): Facts['rulesIn'] {
  if (language === 'en') return undefined;
  return (ids) => (hosting.rules?.(language) ?? []).filter(({ id }) => ids.includes(id));
}
