/** What a question says besides its answers. */
import { decksIn, type Hosting } from '@praxis/contract';
import { type Decision, type Match, openMatch } from '@praxis/engine';
import { GAME_IDS } from '@praxis/games';
import { diceFrom, randomPath } from '@praxis/testkit/playout.ts';
import { expect, test } from 'vitest';
import { faceOf } from '../base/faces.ts';
import { Registry } from '../registry.ts';
import { sentDecision } from './choices.ts';
import { wordingFor } from './sent-events.ts';

const ANSWERS_MAX = 3000;

const hostingOf = async (id: string): Promise<Hosting> => (await new Registry().hosting(id)) as Hosting;

function opened(hosting: Hosting): Match {
  const [edition] = hosting.choices.editions as [string];
  const decks = decksIn(hosting.decks, edition);
  const seats = Array.from({ length: hosting.choices.seats.usual }, (_, seat) => ({
    name: `seat ${seat + 1}`,
    deck: decks[seat % decks.length]?.deck ?? {},
  }));
  return openMatch(hosting.game, { edition, seats, seed: 'choices' });
}

/** Plays at random until a question fulfils the condition. */
function questionIn(hosting: Hosting, isWanted: (decision: Decision) => boolean): { match: Match; decision: Decision } {
  const dice = diceFrom('choices');
  let match = opened(hosting);
  for (let answers = 0; answers < ANSWERS_MAX; answers++) {
    if (match.result) match = opened(hosting);
    const decision = match.decisions[0] as Decision;
    if (isWanted(decision)) return { match, decision };
    match.choose(decision.seat, randomPath(decision, dice));
  }
  throw new Error('It was not asked.');
}

const sent = (hosting: Hosting, { match, decision }: { match: Match; decision: Decision }) =>
  sentDecision(
    {
      match,
      wording: wordingFor(hosting, { viewer: decision.seat, language: 'en' }),
      irreversible: [],
      cardQuestions: hosting.cardQuestions,
    },
    decision,
    1,
  );

test.each(GAME_IDS)('%s: a question that a card asks names the card, and the card has a text', async (id) => {
  const hosting = await hostingOf(id);
  const asked = questionIn(hosting, ({ about }) => hosting.cardQuestions?.includes(about.say) === true);
  const { source, about } = sent(hosting, asked);
  const definition = asked.match.game.definitions(asked.match.setup).find((def) => def.id === source);
  if (!definition) throw new Error(`No card asks ${about}`);
  expect(
    faceOf(hosting, definition, 'en')
      .lines.map(({ text }) => text)
      .join(''),
  ).not.toBe('');
});

test.each(GAME_IDS)('%s: other questions name no card', async (id) => {
  const hosting = await hostingOf(id);
  const asked = questionIn(hosting, ({ about }) => hosting.cardQuestions?.includes(about.say) !== true);
  expect(sent(hosting, asked)).not.toHaveProperty('source');
});

test('a card that the seat does not know is not named', async () => {
  const hosting = await hostingOf('pokemon');
  const { match, decision } = questionIn(hosting, ({ about }) => about.say === 'find cards');
  const card = match.state.cards[decision.about.card as number];
  if (!card) throw new Error('The question is about no card.');
  expect(sent(hosting, { match, decision })).toHaveProperty('source');
  card.seen = 0;
  expect(sent(hosting, { match, decision })).not.toHaveProperty('source');
});

test('Rivals: what becomes of a defeated Mortal is asked with what its card says about it', async () => {
  const hosting = await hostingOf('rivals');
  const asked = questionIn(hosting, ({ about }) => about.say === 'reward');
  const { card } = asked.decision.about;
  const { def } = asked.match.state.cards[card as number] as { def: number };
  expect(sent(hosting, asked).source).toBe(asked.match.context.defs[def]?.id);
});
