/** The buttons beside the card under the mouse: one click on the card's use gives the answer. */
import { startServer } from '@praxis/server/main.ts';
import { expect, test } from 'vitest';
import { beginMatch, testServer } from './matches.ts';
import { choices, keenOn, play } from './playing.ts';
import { picture } from './test-server.ts';

const server = testServer(startServer);

const SUMMONS = /Normal Summon (.+)$/;

test('a monster in the hand is Normal Summoned with one click beside it', async () => {
  const { page, complaints } = await server.visitor({ viewport: { width: 1440, height: 900 } });
  await beginMatch(page, { Game: 'Yu-Gi-Oh!', Deck: 'Space-Time Showdown' });
  const summons = async (): Promise<string | undefined> =>
    (await choices(page).allInnerTexts()).map((text) => SUMMONS.exec(text.trim())?.[1]).find(Boolean);
  await play(page, keenOn(/Go first/), async () => (await summons()) !== undefined);
  const name = (await summons()) as string;
  const inHand = page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: new RegExp(`^${name}`) });
  await inHand.first().hover();
  // Screen readers have the list; these repeat it for the mouse.
  const beside = page.getByRole('button', { name: `Normal Summon ${name}`, exact: true, includeHidden: true }).last();
  await beside.waitFor();
  await picture(page, 'uses-desk');
  await beside.click();
  await page
    .getByRole('region', { name: 'Your side' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor();
  expect(await summons()).toBeUndefined();
  expect(complaints).toEqual([]);
});
