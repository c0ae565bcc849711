import { answers, eventFor, type Match, openMatch } from '@praxis/engine';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { expect, it } from 'vitest';
import { decksFor } from '../decks/index.ts';
import { vtes } from '../game.ts';
import { EDITIONS } from '../rules/state/editions.ts';
import type { G, State } from '../rules/state/state.ts';
import { TEXTS } from './languages.ts';
import { displayName } from './names.ts';
import { wordingIn } from './wording.ts';

const SEATS = ['Ada', 'Ben', 'Cleo', 'Dan'];
/** The number of answers that are read of each question. */
const ANSWERS_READ = 8;

/** The traces of a table that lacks words or got the wrong arguments. */
const WRONG = /undefined|\[object|NaN|^\s|\s$| {2}/;

function wrongLines(match: Match<State, G>, language: string): string[] {
  const wording = wordingIn(language);
  const english = wordingIn('en');
  const { context } = match;
  const lines = match
    .takeEvents()
    .flatMap((event) => [0, 'spectator' as const].map((viewer) => wording.event(context, eventFor(event, viewer))));
  const misnamed: string[] = [];
  for (const question of match.questions) {
    lines.push(wording.about(context, question));
    for (const path of answers(question, ANSWERS_READ)) {
      const sentence = wording.sentence(context, question, path);
      lines.push(sentence);
      for (const { card } of path)
        if (
          card !== undefined &&
          english.sentence(context, question, path).includes(displayName(context, card)) &&
          !sentence.includes(withoutArticle(displayName(context, card, language)))
        )
          misnamed.push(sentence);
    }
  }
  return [...lines.filter((line) => WRONG.test(line)), ...misnamed];
}

/** A preposition takes the article of a name: "Le terrier", "du Terrier". */
const withoutArticle = (name: string): string => name.replace(/^(?:L['’]|\p{Lu}\p{Ll}{0,2} ).?/u, '');

it.each(Object.keys(TEXTS))(
  'whatever happens in a match can be read in %s, with the names of its cards',
  (language) => {
    const wrong: string[] = [];
    let read = 0;
    for (const edition of Object.keys(EDITIONS)) {
      const defs = vtes.allCards(edition) as never;
      const seats = decksFor(SEATS.length, defs).map((deck, seat) => ({ name: SEATS[seat] as string, deck }));
      const match = openMatch(vtes, { edition, seats, seed: `words ${edition}` });
      read += playOut(match, diceFrom(`words ${edition}`), {
        maxAnswers: 700,
        onAnswer: () => void wrong.push(...wrongLines(match, language)),
      });
    }
    expect(read).toBeGreaterThan(500);
    expect([...new Set(wrong)]).toEqual([]);
  },
);
