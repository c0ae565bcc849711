/**
 * A client gets the faces of the cards that it has been shown: not of the whole game, nor of the others' hidden cards.
 */
import type { Hosting } from '@praxis/contract';
import { type Definition, type Match, openMatch, type Setup } from '@praxis/engine';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { CARDS, STARTER_DECKS } from '@praxis/vtes';
import { vtesWith } from '@praxis/vtes/game.ts';
import { hosting as vtes } from '@praxis/vtes/hosting.ts';
import { expect, test } from 'vitest';
import { SentFaces } from './sent-faces.ts';

/** As many as there are cards of VTES. */
const DEFINITIONS = 4149;

const [first, second] = Object.values(STARTER_DECKS);
const SETUP: Setup = {
  edition: 'fifth',
  seats: [
    { name: 'Ana', deck: first as Record<string, number> },
    { name: 'Bea', deck: second as Record<string, number> },
  ],
  seed: 'faces',
};

/** The game with this many cards: its own, and copies of them under other names. */
function withCards(count: number): Hosting {
  const all = Array.from({ length: count }, (_, index) => {
    const def = CARDS[index % CARDS.length] as (typeof CARDS)[number];
    const copy = Math.floor(index / CARDS.length);
    return copy === 0 ? def : { ...def, id: `${def.id}-${copy}`, name: `${def.name} ${copy}` };
  });
  return { ...vtes, game: vtesWith(all) } as unknown as Hosting;
}

function opened({ game }: Hosting): Match {
  return openMatch(game, SETUP);
}

const visible = (match: Match, seat: number): readonly string[] =>
  Object.values(match.view(seat).cards).flatMap(({ def }) => def ?? []);

test('each face goes out once, when its card is first to be seen', () => {
  const match = opened(vtes as unknown as Hosting);
  const faces = new SentFaces(vtes as unknown as Hosting, match.setup, 'en');
  const known = new Set(visible(match, 0));
  expect(Object.keys(faces.new(match.view(0), []) ?? {}).sort()).toEqual([...known].sort());
  expect(faces.new(match.view(0), [])).toBeUndefined();
  const dice = diceFrom('faces');
  for (let answers = 0; answers < 150 && !match.result; answers++) {
    playOut(match, dice, { maxAnswers: 1 });
    const now = visible(match, 0).filter((id) => !known.has(id));
    expect(Object.keys(faces.new(match.view(0), []) ?? {}).sort()).toEqual([...new Set(now)].sort());
    for (const id of now) known.add(id);
  }
  expect(Object.keys(faces.all).sort()).toEqual([...known].sort());
  // Much of the decks has not been seen yet.
  expect(known.size).toBeLessThan(match.game.definitions(match.setup).length / 2 + 20);
});

test('cards that a log line speaks of have faces, too', () => {
  const match = opened(vtes as unknown as Hosting);
  const faces = new SentFaces(vtes as unknown as Hosting, match.setup, 'pt');
  const { id } = match.game.definitions(match.setup)[0] as Definition;
  const event = { type: 'played', data: {}, turn: 1, cards: [{ def: id, name: '' }] };
  expect(Object.keys(faces.new(undefined, [event]) ?? {})).toEqual([id]);
});

test('the card that asks has a face, wherever it is', () => {
  const match = opened(vtes as unknown as Hosting);
  const faces = new SentFaces(vtes as unknown as Hosting, match.setup, 'pt');
  const { id } = match.game.definitions(match.setup)[0] as Definition;
  const question = { number: 1, step: '', about: '', choices: [], source: id };
  expect(Object.keys(faces.new(undefined, [], [question]) ?? {})).toEqual([id]);
});

test('a match costs the same however many cards the game has', () => {
  const [usual, many] = [withCards(CARDS.length), withCards(DEFINITIONS)];
  expect(many.game.allCards('fifth')).toHaveLength(DEFINITIONS);
  const told = [usual, many].map((hosting) => {
    const match = opened(hosting);
    playOut(match, diceFrom('many'), { maxAnswers: 60 });
    const view = match.view(0);
    const faces = new SentFaces(hosting, match.setup, 'en').new(view, []);
    // The data that are kept in memory, hashed into the record, stored, and sent to everybody who comes to the table.
    return {
      ...{ definitions: match.context.defs.length, hash: match.hash(), record: JSON.stringify(match.record) },
      sent: JSON.stringify({ view, faces }),
    };
  });
  expect(told[1]).toEqual(told[0]);
});
