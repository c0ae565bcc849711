import { answerOf, type CardId, openMatch, randomFrom, readAnswer } from '@praxis/engine';
import { CARDS, deckOf, STARTER_DECKS, vtes } from '@praxis/vtes';
import { expect, test } from 'vitest';
import { botAnswer } from './bot.ts';

const seats = Object.keys(STARTER_DECKS)
  .slice(0, 3)
  .map((deck, index) => ({ name: ['Sara', 'Alex', 'Nora'][index] as string, deck: deckOf(deck, CARDS) }));

test('programs play a match to its end by legal answers, and somebody is ousted before the turn limit', () => {
  const match = openMatch(vtes, { edition: 'fifth', seats, seed: 'programs' });
  const said = new Set<string>();
  for (let [question] = match.questions; question; [question] = match.questions) {
    const handleOf = (card: CardId): number | undefined => match.state.cards[card]?.handle;
    const path = botAnswer({ view: match.view(question.seat), question, handleOf }, randomFrom(`${match.moves}`));
    expect(readAnswer(match.state, question, answerOf(match.state, path))).toHaveProperty('path');
    said.add(path[0]?.say ?? '');
    match.choose(question.seat, path);
  }
  expect(match.result).toMatchObject({ kind: 'over', reason: 'last one left' });
  // A player of this game bleeds, hunts, blocks and brings vampires into play.
  for (const say of ['bleeds', 'hunts', 'attempts to block', 'does not block', 'moves pool to', 'plays'])
    expect(said).toContain(say);
  expect(said).not.toContain('withdraws');
});
