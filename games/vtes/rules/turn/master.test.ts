import type { CardId } from '@praxis/engine';
import { expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { vtes } from '../../game.ts';
import { stage } from '../../staging/position.ts';
import { attach } from '../changes/entering.ts';
import { disciplineOf } from '../facts/printed.ts';
import { capacityOf } from '../facts/values.ts';
import { cardOf } from '../state/state.ts';

/** A Discipline master that shows no capacity. */
const lesson: CardDef = { id: 'lesson', name: 'Lesson', kind: 'library', types: ['master'], gives: 'dom' };

/** The capacity of a vampire of 4 that has received it. */
function capacityWith(edition: string): number {
  const { setup, state } = stage({
    edition,
    seats: { Sara: { ready: [{ vampire: 'Tara', capacity: 4 }], in_play: ['Elder Library'] }, Alex: {} },
  });
  const g = vtes.context(state, { ...setup, cards: [...(setup.cards ?? []), lesson] }, () => {});
  const named = (name: string): CardId => state.cards.findIndex((card) => g.defs[card.def]?.name === name) as CardId;
  const [tara, card] = [named('Tara'), named('Elder Library')];
  cardOf(g, card).def = g.cards.numberOf(lesson.id);
  attach(g, card, tara, 0);
  expect(disciplineOf(g, tara, 'dom')).toBe(1);
  return capacityOf(g, tara);
}

test('V-MAS-010 D-051 Every Discipline master raises capacity in 2000 and third, in fifth only one that shows it', () => {
  expect(capacityWith('2000')).toBe(5);
  expect(capacityWith('third')).toBe(5);
  expect(capacityWith('fifth')).toBe(4);
});
