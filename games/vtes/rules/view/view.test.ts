/** What a player sees of a card on the table. */
import { expect, test } from 'vitest';
import { tableAt } from '../../testing.ts';
import { labelsIn } from '../../text/labels.ts';

const ELYSIUM = 'Elysium: The Palace of Versailles';

test('a contested card says that it is contested, in words of its own', () => {
  const table = tableAt({
    seats: { Sara: { hand: [ELYSIUM] }, Alex: { in_play: [ELYSIUM] }, Nora: {} },
    turn: 'Sara',
    phase: 'master',
  });
  table.say('Sara', `plays ${ELYSIUM}`);
  const { seats, cards } = table.match.view(table.seat('Nora'));
  for (const name of ['Sara', 'Alex']) {
    const [handle] = (seats[table.seat(name)]?.zones.contested ?? []) as readonly number[];
    expect(cards[handle as number]).toMatchObject({ name: ELYSIUM, marks: ['contested'] });
  }
  expect(labelsIn('en')['mark contested']).toBe('contested');
});
