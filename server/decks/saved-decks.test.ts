/** Saved decks: owners, limits, titles, sharing, export, and playing them at tables. */
import type { SavedDeck } from '@praxis/protocol/http.ts';
import type { Table } from '@praxis/protocol/table.ts';
import { describe, expect, test } from 'vitest';
import { Visitor } from '../accounts/testing-visitor.ts';
import { SETTINGS } from '../testing/fixtures.ts';
import { CHAIN, realGame, testPages, testServer } from '../testing/test-server.ts';
import { DECKS_MAX } from './saved-decks.ts';

const VTES = realGame('vtes');
const vtes = await VTES.load();
const server = testServer({
  ...{ games: [CHAIN, VTES], realTime: true },
  config: { requestsPerMinute: 100_000 },
});
const pages = testPages(server);

const DECK = { game: 'chain', name: 'Mine', text: '1x Ember\n' };

async function saved(visitor: Visitor, deck: object = DECK): Promise<SavedDeck> {
  const { body, status } = await visitor.post<SavedDeck>('/api/decks', deck);
  expect(status).toBe(200);
  return body;
}

describe('A saved deck', () => {
  test('is listed, changed and deleted by its owner, guests included', async () => {
    const guest = new Visitor(pages.app);
    expect((await guest.get('/api/decks')).body).toEqual([]);
    const deck = await saved(guest);
    expect(deck).toEqual({ ...DECK, id: deck.id });
    expect((await guest.get('/api/decks')).body).toEqual([deck]);
    const changed = { ...DECK, name: 'Better', text: '2x Ember' };
    expect((await guest.put(`/api/decks/${deck.id}`, changed)).body).toEqual({ ...changed, id: deck.id });
    expect((await guest.get('/api/decks')).body).toEqual([{ ...changed, id: deck.id }]);
    expect((await guest.delete(`/api/decks/${deck.id}`)).status).toBe(200);
    expect((await guest.delete(`/api/decks/${deck.id}`)).code).toBe('unknown');
    expect((await guest.get('/api/decks')).body).toEqual([]);
  });

  test('is out of reach for everybody else', async () => {
    const [owner, other] = [new Visitor(pages.app), new Visitor(pages.app)];
    const { id } = await saved(owner);
    expect((await other.get('/api/decks')).body).toEqual([]);
    expect((await other.put(`/api/decks/${id}`, DECK)).code).toBe('unknown');
    expect((await other.delete(`/api/decks/${id}`)).code).toBe('unknown');
    expect((await other.post(`/api/decks/${id}/share`)).code).toBe('unknown');
    expect((await other.delete(`/api/decks/${id}/share`)).code).toBe('unknown');
    const { body } = await other.post<Table>('/api/tables', { settings: { ...SETTINGS, game: 'chain' } });
    expect((await other.post(`/api/tables/${body.id}/deck`, { deck: { saved: id } })).code).toBe('deck');
    expect((await owner.get<readonly SavedDeck[]>('/api/decks')).body).toHaveLength(1);
  });

  test('has a title and a text in which nothing is hidden', async () => {
    const guest = new Visitor(pages.app);
    const deck = await saved(guest, {
      ...DECK,
      name: ' A\u202eB\u0000 \n\u200b<b>C ',
      text: '1x\tE\u0000m\u2066ber\r\n2x',
    });
    expect(deck).toMatchObject({ name: 'AB <b>C', text: '1x\tEmber\n2x' });
    for (const name of ['', ' ', '\u202e', '—', 'x'.repeat(61)])
      expect((await guest.post('/api/decks', { ...DECK, name })).code).toBe('title');
  });

  test('is refused if it is too long, of no game, or no deck at all', async () => {
    const guest = new Visitor(pages.app);
    const refused = async (deck: object) => (await guest.post('/api/decks', deck)).code;
    expect(await refused({ ...DECK, text: 'x'.repeat(60_001) })).toBe('malformed');
    expect(await refused({ ...DECK, game: 'chess' })).toBe('unknown game');
    expect(await refused({ ...DECK, id: 'mine' })).toBe('malformed');
    expect(await refused({ game: 'chain' })).toBe('malformed');
    expect((await guest.put('/api/decks/..%2f..', DECK)).code).toBe('malformed');
    expect((await guest.get('/api/decks')).body).toEqual([]);
  });

  test('is one of a limited number, also when many are saved at once', async () => {
    const guest = new Visitor(pages.app);
    await guest.me();
    const tries = Array.from({ length: DECKS_MAX.guest + 5 }, () => guest.post('/api/decks', DECK));
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(DECKS_MAX.guest);
    expect(codes.filter((code) => code === 'too many decks')).toHaveLength(5);
    expect((await guest.get<readonly SavedDeck[]>('/api/decks')).body).toHaveLength(DECKS_MAX.guest);
  });

  test('is read by everybody who has its link, until the link is withdrawn', async () => {
    const [owner, other] = [new Visitor(pages.app), new Visitor(pages.app)];
    const { id } = await saved(owner);
    const { share } = (await owner.post<SavedDeck>(`/api/decks/${id}/share`)).body;
    expect(share).toMatch(/^[\w-]{22}$/);
    expect(share).not.toBe(id);
    expect((await owner.post<SavedDeck>(`/api/decks/${id}/share`)).body.share).toBe(share);
    expect((await other.get(`/api/decks/shared/${share}`)).body).toEqual(DECK);
    expect((await other.get(`/api/decks/shared/${id}`)).code).toBe('unknown');
    expect((await other.put(`/api/decks/${share}`, DECK)).code).toBe('unknown');
    await owner.delete(`/api/decks/${id}/share`);
    expect((await other.get(`/api/decks/shared/${share}`)).code).toBe('unknown');
    expect((await owner.post<SavedDeck>(`/api/decks/${id}/share`)).body.share).not.toBe(share);
  });

  test('is played at a table if it is legal there', async () => {
    const owner = new Visitor(pages.app);
    const offered = vtes.decks[0] as (typeof vtes.decks)[number];
    const text = vtes.writeDeck(offered.deck, 'Vampires', vtes.deckFormats[0] as string);
    const good = await saved(owner, { game: 'vtes', name: 'Vampires of the night and of the day', text });
    const bad = await saved(owner, { game: 'vtes', name: 'Too small', text: text.split('\n').slice(0, 8).join('\n') });
    const edition = vtes.choices.editions[0];
    const settings = { ...SETTINGS, game: 'vtes', edition, seats: 2 };
    const { body: table } = await owner.post<Table>('/api/tables', { settings, deck: { saved: good.id } });
    expect(table.seats[0]?.deck).toBe('Vampires of the night and of the day');
    const refused = await owner.post(`/api/tables/${table.id}/deck`, { deck: { saved: bad.id } });
    expect(refused.code).toBe('deck');
    const { body: same } = await owner.get<Table>(`/api/tables/${table.id}`);
    expect(same.seats).toEqual(table.seats);
  });
});

describe('Export', () => {
  test('writes a deck in another format, and it is the same deck', async () => {
    const guest = new Visitor(pages.app);
    const offered = vtes.decks[0] as (typeof vtes.decks)[number];
    const text = vtes.writeDeck(offered.deck, 'Vampires', vtes.deckFormats[0] as string);
    const { deck } = vtes.readDeck(text, 'en');
    const counts = (cards: object): number[] => Object.values(cards).toSorted();
    expect(counts(deck)).toEqual(counts(offered.deck));
    for (const format of vtes.deckFormats) {
      const { body } = await guest.post<{ text: string }>('/api/decks/export', { game: 'vtes', text, format });
      expect(vtes.readDeck(body.text, 'en').deck).toEqual(deck);
    }
  });

  test('refuses texts that it cannot read or write', async () => {
    const guest = new Visitor(pages.app);
    const text = '3x No Such Card Anywhere';
    const [format] = vtes.deckFormats;
    expect((await guest.post('/api/decks/export', { game: 'vtes', text, format })).code).toBe('deck');
    expect((await guest.post('/api/decks/export', { game: 'vtes', text: '', format: 'clay' })).code).toBe('malformed');
  });
});

describe('A deck that the game offers', () => {
  test('is a start for an own one: the same deck as a text', async () => {
    const offered = vtes.decks[0] as (typeof vtes.decks)[number];
    const { body } = await new Visitor(pages.app).get<SavedDeck>(`/api/games/vtes/decks/${offered.id}`);
    expect(body).toMatchObject({ game: 'vtes', name: offered.name });
    const { deck, messages } = vtes.readDeck(body.text, 'en');
    expect(messages).toEqual([]);
    expect(Object.values(deck).toSorted()).toEqual(Object.values(offered.deck).toSorted());
  });

  test('is not found if there is none', async () => {
    const guest = new Visitor(pages.app);
    for (const path of ['/api/games/vtes/decks/none', '/api/games/yahtzee/decks/none', '/api/games/chain/decks/x'])
      expect((await guest.get(path)).code).toBe('unknown');
  });
});
