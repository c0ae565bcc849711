/** The cards with which the start page shows the games: they exist, and look as they do on the table. */
import type { CardFace } from '@praxis/contract';
import { hosting as magic } from '@praxis/magic/hosting.ts';
import { hosting as pokemon } from '@praxis/pokemon/hosting.ts';
import { hosting as rivals } from '@praxis/rivals/hosting.ts';
import { hosting as vtes } from '@praxis/vtes/hosting.ts';
import { hosting as yugioh } from '@praxis/yugioh/hosting.ts';
import { expect, test } from 'vitest';
import { COVERS, drawCovers } from './covers.ts';
import { drawPicture } from './picture.ts';

test.each([vtes, pokemon, magic, yugioh, rivals])('%#', (hosting) => {
  const { id: game, allCards } = hosting.game;
  const cover = COVERS[game];
  const defs = allCards(hosting.choices.editions[0]);
  const pictures = cover?.cards.map(({ id }) => {
    const def = defs.find((each) => each.id === id);
    if (!def) throw new Error(`${game} has no card ${id}.`);
    const face: CardFace = { ...hosting.face(def, 'en'), id };
    return `data:image/svg+xml,${encodeURIComponent(drawPicture(id, cover.scene(face)))}`;
  });
  expect(pictures).toHaveLength(3);
  expect(drawCovers()[game]).toEqual(pictures);
});
