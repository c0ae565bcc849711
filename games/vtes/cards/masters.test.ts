/** Master cards' texts about cards that are not in the pool, and about vampires that come back. */
import type { CardId } from '@praxis/engine';
import { expect, test } from 'vitest';
import { enterPlay } from '../rules/changes/entering.ts';
import { burn } from '../rules/changes/moving.ts';
import { has } from '../rules/facts/values.ts';
import { cardOf, defOf, type G } from '../rules/state/state.ts';
import { layCard, tableAt } from '../testing.ts';
import type { CardDef } from './language.ts';

/** Only its name matters. */
const minionTap: CardDef = {
  id: 'minion-tap',
  name: 'Minion Tap',
  kind: 'library',
  types: ['master'],
  modes: [
    {
      choose: [{ name: 'target', card: { is: 'vampire', of: 'you' } }],
      effects: [{ do: 'move blood', from: 'the target', to: 'pool', amount: 2 }],
    },
  ],
};

/** Sara's pool after she has played the card, with Villeins of this player on one of her vampires. */
function poolAfterTap(villeins: number, controller: string): number {
  const attached = Array.from({ length: villeins }, () => ({ card: 'Villein', by: controller }));
  const seats = {
    Sara: {
      pool: 10,
      ready: [
        { vampire: 'Tara', capacity: 8 },
        { vampire: 'Tess', with: attached },
      ],
    },
    Alex: {},
    Nora: {},
  };
  const lay = (g: G) => layCard(g, 0, 'hand', 'Minion Tap');
  return tableAt({ turn: 'Sara', phase: 'master', seats }, lay, [minionTap])
    .say('Sara', 'plays Minion Tap on Tara')
    .player('Sara').pool;
}

test('Villein: cards named Minion Tap cost its controller 1 pool more for each, and nobody else', () => {
  expect(poolAfterTap(0, 'Sara')).toBe(12);
  expect(poolAfterTap(1, 'Sara')).toBe(11);
  expect(poolAfterTap(2, 'Sara')).toBe(10);
  expect(poolAfterTap(2, 'Alex')).toBe(12);
});

test('Toreador Grand Ball: a Toreador that has left play and comes back is free of it, the other one keeps its part', () => {
  const seats = {
    Sara: {
      ready: [
        { vampire: 'Tara', clan: 'Toreador' },
        { vampire: 'Tia', clan: 'Toreador' },
      ],
      hand: ['Toreador Grand Ball'],
    },
    Alex: {},
    Nora: {},
  };
  const { g } = tableAt({ turn: 'Sara', phase: 'master', seats }).say('Sara', 'plays Toreador Grand Ball on Tara, Tia');
  const [tara, tia] = ['Tara', 'Tia'].map(
    (name) => g.state.cards.findIndex((_, id) => defOf(g, id as CardId).name === name) as CardId,
  ) as [CardId, CardId];
  const ball = g.state.cards.findIndex((_, id) => defOf(g, id as CardId).name === 'Toreador Grand Ball') as CardId;
  expect(has(g, tara, 'cannot unlock')).toBe(true);
  burn(g, tara);
  enterPlay(g, tara, 'ready', 0);
  expect(has(g, tara, 'cannot unlock')).toBe(false);
  expect(cardOf(g, ball).play?.second).toBe(tia);
});
