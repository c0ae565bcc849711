/** The operator's card lists: read when the server starts, found by people, kept in decks, refused at tables. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardListFacts, CheckedDeck, FoundCards, OfferedGame, SavedDeck } from '@praxis/protocol/http.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../accounts/testing-visitor.ts';
import { openLog } from '../base/log.ts';
import { startServer } from '../main.ts';
import { Registry } from '../registry.ts';
import { CHAIN, realGame, testPages, testServer } from '../testing/test-server.ts';
import { readCardLists } from './card-lists.ts';

const CRYPT = `"Id","Name","Aka","Type","Clan","Path","Adv","Group","Capacity","Disciplines","Card Text","Set","Title","Banned","Artist"
"290001","Élodie Example","","Vampire","Ventrue","","","6","11","dom FOR PRE","Camarilla: invented.","FN:U2","prince","","Nobody"
`;
const LIBRARY = `"Id","Name","Aka","Type","Clan","Path","Discipline","Pool Cost","Blood Cost","Conviction Cost","Burn Option","Card Text","Flavor Text","Set","Banned","Artist","Capacity"
"190001","Made-up Proof","","Action Modifier/Combat","","","Dominate","","1","","","Only in tests.","","CE:R","","Nobody",""
`;
const MAGIC = [{ name: 'Ledger Owl', type: 'Creature — Bird', manaCost: '{U}', manaValue: 1 }];

const log = openLog({ logLevel: 'silent' });
const GAMES = [CHAIN, realGame('vtes'), realGame('magic')];
const server = testServer({ games: GAMES, realTime: true, config: { requestsPerMinute: 100_000 } });
const { folder } = server;
const cardsFolder = join(folder, 'lists');

beforeAll(async () => {
  for (const game of ['vtes', 'magic']) mkdirSync(join(cardsFolder, game), { recursive: true });
  writeFileSync(join(cardsFolder, 'vtes', 'vtescrypt.csv'), CRYPT);
  writeFileSync(join(cardsFolder, 'vtes', 'vteslib.csv'), LIBRARY);
  writeFileSync(join(cardsFolder, 'vtes', 'notes.txt'), 'not read');
  writeFileSync(join(cardsFolder, 'magic', 'cards.json'), JSON.stringify(MAGIC));
  await readCardLists(server.services.resources.registry, { cardsFolder, dataFolder: folder }, log);
});

const pages = testPages(server);

const names = ({ cards }: FoundCards): readonly string[] => cards.map(({ face }) => face.name);

describe('People find them', () => {
  const search = async (game: string, find: string, facts = {}, language = 'en'): Promise<FoundCards> => {
    const { body, status } = await new Visitor(pages.app).post<FoundCards>('/api/cards/search', {
      ...{ game, language, find, facts },
    });
    expect(status).toBe(200);
    return body;
  };

  test('by words, with accents or without, and by facts in their own language', async () => {
    expect(names(await search('vtes', 'elodie'))).toEqual(['Élodie Example']);
    expect(names(await search('vtes', 'invented'))).toEqual(['Élodie Example']);
    expect(names(await search('vtes', 'dominate'))).toEqual(['Élodie Example', 'Made-up Proof']);
    expect(names(await search('vtes', '', { capacity: '11' }))).toEqual(['Élodie Example']);
    expect(names(await search('vtes', '', { discipline: 'Dominação', kind: 'Combate' }, 'pt'))).toEqual([
      'Made-up Proof',
    ]);
    expect(names(await search('magic', 'owl'))).toEqual(['Ledger Owl']);
    const nothing = { playable: { total: 0, cards: [] }, total: 0, cards: [] };
    expect(await search('vtes', 'nothing like it')).toEqual(nothing);
    const everything = await search('vtes', ' ');
    expect(everything.playable.cards).toHaveLength(40);
    expect(everything).toMatchObject({ total: 0, cards: [] });
    expect(await search('chain', 'owl')).toEqual(nothing);
  });

  test('and learn their number, and the facts by which they can be found', async () => {
    const visitor = new Visitor(pages.app);
    const { body: games } = await visitor.get<readonly OfferedGame[]>('/api/games');
    expect(games.map(({ id, catalogue }) => [id, catalogue])).toEqual([
      ['chain', 0],
      ['vtes', 2],
      ['magic', 1],
    ]);
    const { body } = await visitor.get<CardListFacts>('/api/games/vtes/catalogue?language=en');
    expect(body.cards).toBe(2);
    // Those of the cards that can be played are among them.
    const disciplines = ['Animalism', 'Dominate', 'Fortitude', 'Presence'];
    expect(body.facets).toContainEqual({
      ...{ fact: 'discipline', title: 'Discipline', values: expect.arrayContaining(disciplines) },
    });
    expect((await visitor.get('/api/games/chain/catalogue')).body).toEqual({ cards: 0, facets: [] });
  });

  test('requests that make no sense are refused', async () => {
    const visitor = new Visitor(pages.app);
    const wish = { game: 'vtes', language: 'en', find: '', facts: {} };
    expect((await visitor.post('/api/cards/search', { ...wish, game: 'yahtzee' })).code).toBe('unknown game');
    expect((await visitor.post('/api/cards/search', { ...wish, find: 'x'.repeat(201) })).code).toBe('malformed');
    expect((await visitor.post('/api/cards/search', { ...wish, facts: [] })).code).toBe('malformed');
    expect((await visitor.get('/api/games/yahtzee/catalogue')).code).toBe('unknown game');
  });
});

describe('Cards that can be played', () => {
  const search = async (rest: object): Promise<FoundCards> => {
    const wish = { game: 'magic', language: 'pt', find: '', facts: {}, ...rest };
    return (await new Visitor(pages.app).post<FoundCards>('/api/cards/search', wish)).body;
  };

  test('are found by words in any language, with their names in deck lists', async () => {
    const { playable } = await search({ find: 'runeclaw bear' });
    expect(playable.cards.map(({ id, name }) => [id, name])).toEqual([['runeclaw-bear', 'Runeclaw Bear']]);
    const { playable: tokens } = await search({ find: 'token' });
    expect(tokens.cards.filter(({ face }) => face.marks.object !== undefined)).toEqual([]);
  });

  test('come page by page', async () => {
    const wish = { language: 'en', facts: { kind: 'Creature' } };
    const { playable: first } = await search(wish);
    expect(first.cards).toHaveLength(40);
    expect(first.total).toBeGreaterThan(80);
    const ids = new Set<string>();
    for (let from = 0; from < first.total; from += 40)
      for (const { id } of (await search({ ...wish, from })).playable.cards) ids.add(id);
    expect(ids.size).toBe(first.total);
    expect((await search({ ...wish, from: first.total })).playable.cards).toEqual([]);
  });

  test('are listed with a checked deck', async () => {
    const { body } = await new Visitor(pages.app).post<CheckedDeck>('/api/decks/check', {
      ...{ game: 'magic', text: '2x Runeclaw Bear', language: 'pt' },
    });
    expect(body.cards).toMatchObject([{ id: 'runeclaw-bear', name: 'Runeclaw Bear', count: 2 }]);
  });
});

describe('A deck with such cards', () => {
  const TEXT = '12x Élodie Example\n60x Made-up Proof\n';

  test('is judged by the rules, and reported as not playable', async () => {
    const { body } = await new Visitor(pages.app).post<CheckedDeck>('/api/decks/check', {
      ...{ game: 'vtes', text: TEXT, language: 'en' },
    });
    expect(body).toMatchObject({ legal: true, playable: false, cards: [] });
    expect(body.others.map(({ id, count, listed }) => [id, count, listed])).toEqual([
      ['vekn-290001', 12, 'Élodie Example'],
      ['vekn-190001', 60, 'Made-up Proof'],
    ]);
    expect(body.others[1]?.face.lines).toEqual([{ icons: [], text: 'Only in tests.' }]);
    expect(body.messages).toEqual([
      // Cards that could take its place may be named behind it.
      { level: 'unplayable', text: expect.stringMatching(/^Élodie Example is known, but not yet playable here/) },
      { level: 'unplayable', text: expect.stringMatching(/^Made-up Proof is known, but not yet playable here/) },
    ]);
  });

  test('can be kept and exported, and no match begins with it', async () => {
    const visitor = new Visitor(pages.app);
    const { body: deck } = await visitor.post<SavedDeck>('/api/decks', { game: 'vtes', name: 'Wishes', text: TEXT });
    const { body } = await visitor.post<{ text: string }>('/api/decks/export', {
      ...{ game: 'vtes', text: TEXT, format: 'twd' },
    });
    expect(body.text).toContain('Élodie Example');
    for (const choice of [{ saved: deck.id }, { text: TEXT }]) {
      const refused = await visitor.post('/api/play', { game: 'vtes', deck: choice, language: 'en' });
      expect(refused.code).toBe('deck');
      expect(refused.body).toMatchObject({ error: { text: expect.stringContaining('Élodie Example is known') } });
    }
  });
});

describe('The server does not start', () => {
  const read = (place: { readonly cardsFolder?: string; readonly dataFolder: string }): Promise<void> =>
    readCardLists(new Registry(GAMES), { cardsFolder: undefined, ...place }, log);

  test('with a list that cannot be read: file, line and reason are named', async () => {
    const wrong = join(folder, 'wrong');
    mkdirSync(join(wrong, 'vtes'), { recursive: true });
    writeFileSync(join(wrong, 'vtes', 'crypt.csv'), CRYPT.replace('"11"', '"eleven"'));
    await expect(read({ cardsFolder: wrong, dataFolder: folder })).rejects.toThrow(
      /The card lists of vtes in .*wrong cannot be read\.\nvtes\/crypt\.csv, line 2, column 9 \(Capacity\): "eleven" is no number\.$/,
    );
    await expect(
      startServer({ port: 0, dataFolder: join(folder, 'other'), cardsFolder: wrong, logLevel: 'silent' }),
    ).rejects.toThrow('line 2, column 9 (Capacity)');
  });

  test('with a folder that is not there, or lists of a game that has no form of them', async () => {
    await expect(read({ cardsFolder: join(folder, 'nowhere'), dataFolder: folder })).rejects.toThrow(
      'PRAXIS_CARDS: there is no folder',
    );
    const foreign = join(folder, 'foreign');
    mkdirSync(join(foreign, 'chain'), { recursive: true });
    writeFileSync(join(foreign, 'chain', 'cards.json'), '[]');
    await expect(read({ cardsFolder: foreign, dataFolder: folder })).rejects.toThrow(
      'chain has no form of card lists.',
    );
  });

  test('but without any list, and with those in the data folder', async () => {
    await expect(read({ dataFolder: join(folder, 'empty') })).resolves.toBeUndefined();
    const data = join(folder, 'with-cards');
    mkdirSync(join(data, 'cards', 'vtes'), { recursive: true });
    writeFileSync(join(data, 'cards', 'vtes', 'crypt.csv'), CRYPT);
    const registry = new Registry(GAMES);
    await readCardLists(registry, { cardsFolder: undefined, dataFolder: data }, log);
    expect(registry.cardLists('vtes')?.cards).toHaveLength(1);
  });
});
