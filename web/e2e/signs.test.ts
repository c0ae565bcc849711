/** On a table no sign of a card hides another one: clan and blood, cost and counters, damage and HP. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testServer } from './matches.ts';
import { picture, SCREENS } from './test-server.ts';
import { goToPosition } from './testing-positions.ts';

const server = testServer(startServer);

const MINIONS = `
game: vtes
edition: fifth
title: Minions and a card with counters
rules: [V-ACT-009]
seats:
  Sara:
    ready:
      - { vampire: Krid, clan: Ventrue, capacity: 7, title: prince }
      - { vampire: Ilse, clan: Tremere, capacity: 4, locked: true }
      - { vampire: Pug, clan: Nosferatu, capacity: 5, title: prince, locked: true }
    in_play: [{ card: "Powerbase: Chicago", counters: 3 }]
  Alex: { ready: [{ vampire: Mazz, clan: Toreador, capacity: 3 }] }
  Nora: {}
turn: Sara
script:
  - Sara: Krid bleeds Alex
expect: { turn: Sara }
`;

const DAMAGED = `
game: pokemon
edition: "2024"
title: Damaged Pokémon that have evolved
seats:
  Ash:
    active: { card: Chien-Pao ex, damage: 20, energy: [Water Energy], under: [{ pokemon: Chien }] }
    bench:
      - { pokemon: Rex, hp: 310, damage: 20, stage: Stage 1, evolves from: Regis, under: [{ pokemon: Regis }] }
      - { pokemon: Lex, hp: 310, damage: 150 }
    deck: { exactly: [Water Energy, Fire Energy, Water Energy, Water Energy] }
  Gary: { active: { pokemon: Mouse }, bench: [{ pokemon: A }, { pokemon: B }, { pokemon: C }, { pokemon: D }, { pokemon: E }] }
stadium: Artazon
script:
  - Ash: uses Shivery Chill of Chien-Pao ex
expect: { turn: Ash }
`;

/** Pairs of signs on one card, or of cards on the board, of which one covers more of the other than a tip. */
function hidden(page: Page, within: string, signs: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    ([within = '', ...signs]) => {
      const TIP = 0.12;
      return [...document.querySelectorAll(within)].flatMap((card) => {
        const seen = signs.flatMap((sign) =>
          [...card.querySelectorAll(sign)]
            .filter((each) => each.checkVisibility())
            .map((each) => ({ sign, box: each.getBoundingClientRect() })),
        );
        return seen.flatMap((one, index) =>
          seen.slice(index + 1).flatMap((other) => {
            const [a, b] = [one.box, other.box];
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const smaller = Math.min(a.width * a.height, b.width * b.height);
            const share = width > 0 && height > 0 ? (width * height) / smaller : 0;
            return share > TIP
              ? [`${card.textContent}: ${one.sign} and ${other.sign}, ${Math.round(share * 100)} %`]
              : [];
          }),
        );
      });
    },
    [within, ...signs],
  );
}

const SIGNS = {
  vtes: { of: '.board .card', signs: ['.vt-vessel', '.vt-emblem', '.vt-crown', '.vt-disciplines'] },
  pokemon: { of: '.pk-spot', signs: ['.pk-hp', '.pk-damage', '.pk-under', '.on-card-use > b', '.pk-energies'] },
};

test.each([
  { name: 'minions at a desk', position: MINIONS, screen: SCREENS.desk, game: 'vtes' },
  { name: 'minions on a phone', position: MINIONS, screen: SCREENS.phone, game: 'vtes' },
  { name: 'Pokémon at a desk', position: DAMAGED, screen: SCREENS.desk, game: 'pokemon' },
  { name: 'Pokémon on a phone', position: DAMAGED, screen: SCREENS.phone, game: 'pokemon' },
] as const)('$name', async ({ name, position, screen, game }) => {
  const { page, context, complaints } = await server.visitor(screen);
  await goToPosition(page, position);
  const { of, signs } = SIGNS[game];
  await page.locator(`${of} ${signs[0]}:visible`).first().waitFor();
  await picture(page, `signs ${name}`);
  expect(await hidden(page, of, signs)).toEqual([]);
  // The Stadium lies between the players, and a full Bench reaches below it.
  expect(await hidden(page, '.board', ['.pk-stadium .card', '.pk-spot'])).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
