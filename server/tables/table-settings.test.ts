/** The game's own settings: offered in words, checked when a table is opened, and part of the match. */
import type { OfferedSetting } from '@praxis/protocol/http.ts';
import type { Table } from '@praxis/protocol/table.ts';
import { expect, test } from 'vitest';
import { Visitor } from '../accounts/testing-visitor.ts';
import { SETTINGS } from '../testing/fixtures.ts';
import { realGame, testPages, testServer } from '../testing/test-server.ts';

const server = testServer({ games: [realGame('vtes'), realGame('yugioh')] });
const pages = testPages(server);

const settings = { ...SETTINGS, game: 'vtes', edition: '2000', seats: 2 };

test('The ante is offered in the edition that has it, with a sentence in the reader’s language', async () => {
  const offered = async (edition: string): Promise<readonly OfferedSetting[]> =>
    (await pages.app.inject(`/api/games/vtes/settings?language=pt&edition=${edition}`)).json();
  expect(await offered('fifth')).toEqual([]);
  const [ante, ...others] = await offered('2000');
  expect(others).toEqual([]);
  expect(ante).toMatchObject({ id: 'ante', name: 'Aposta inicial', values: [{ value: false }, { value: true }] });
  expect(ante?.about).toMatch(/biblioteca/);
});

test('A table with the ante plays for it; settings that the game lacks are refused by name', async () => {
  const ada = new Visitor(pages.app);
  const open = (edition: string, options: object) =>
    ada.post<Table>('/api/tables', { settings: { ...settings, edition, options } });
  const refused = await open('fifth', { ante: true });
  expect(refused.code).toBe('settings');
  expect(JSON.stringify(refused.body)).toContain('ante');
  expect(JSON.stringify((await open('2000', { ante: 'perhaps' })).body)).toContain('false, true');
  const { id } = (await open('2000', { ante: true })).body;
  expect((await ada.post(`/api/tables/${id}/start`, {})).status).toBe(200);
  const { rows } = await server.database.pool.query('select setup from matches where id = $1', [id]);
  expect(rows[0].setup.options).toEqual({ ante: true });
});

test('A deck must obey the list that the table has agreed on', async () => {
  const ada = new Visitor(pages.app);
  const game = { ...SETTINGS, game: 'yugioh', edition: '9.0', seats: 2 };
  const text = [
    '3 Luster Dragon',
    '3 Dark Blade',
    '3 Mystical Elf',
    '3 Hunter Dragon',
    '3 Summoned Skull',
    '3 Curse of Dragon',
  ]
    .concat([
      '3 X-Head Cannon',
      '3 Dark Magician',
      '3 Blue-Eyes White Dragon',
      '3 Millennium Shield',
      '3 Wattaildragon',
    ])
    .concat(['3 Trance the Magic Swordsman', '3 Warrior Dai Grepher', '1 Monster Reborn'])
    .join('\n');
  const open = (options: object) => ada.post<Table>('/api/tables', { settings: { ...game, options }, deck: { text } });
  const refused = await open({ list: '2014-07' });
  expect(refused.code).toBe('deck');
  expect(JSON.stringify(refused.body)).toContain('Monster Reborn');
  const { id } = (await open({ match: true })).body;
  expect((await ada.post(`/api/tables/${id}/start`, {})).status).toBe(200);
  const { rows } = await server.database.pool.query('select setup from matches where id = $1', [id]);
  expect(rows[0].setup.options).toEqual({ match: true });
});
