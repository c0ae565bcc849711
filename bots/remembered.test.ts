import { type CardId, type Decision, type Path, type Piece, visibleDecision } from '@praxis/engine';
import { expect, test } from 'vitest';
import { rememberedDecision } from './remembered.ts';

const state = { cards: [{ handle: 70 }, { handle: 71 }] };
const cards: readonly Piece[] = [
  { say: 'plays', card: 0 as CardId },
  { say: 'plays', card: 1 as CardId },
];

/** A card, then a seat; `asked` are the beginnings of answers for which the rules were asked. */
function decisionWith(asked: Path[]): Decision {
  const next = (path: Path): readonly Piece[] => {
    asked.push(path);
    return path.length === 0 ? cards : path.length === 1 ? [{ say: 'on', seat: 2 }] : [];
  };
  return { number: 5, seat: 1, step: 'main', about: { say: 'move' }, forced: false, next };
}

test('a remembered decision offers the same pieces, and asks the rules for each of them once', () => {
  const asked: Path[] = [];
  const remembered = rememberedDecision(state, decisionWith(asked));
  const plain = visibleDecision(state, decisionWith([]));
  const beginnings = [[], ['plays:c71'], ['plays:c71', 'on:s2'], ['plays:c70'], ['plays:c71']];
  for (const keys of beginnings) expect(remembered.next(keys)).toEqual(plain.next(keys));
  const on: Piece = { say: 'on', seat: 2 };
  expect(asked).toEqual([[], [cards[1]], [cards[1], on], [cards[0]]]);
});

test('a key that is not offered is named', () => {
  const remembered = rememberedDecision(state, decisionWith([]));
  expect(() => remembered.next(['plays:c70', 'on:s3'])).toThrow('"on:s3" is not offered here.');
});
