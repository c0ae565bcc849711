import type { CardListFile, CardLists } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { readCardLists } from './hosted.ts';
import { CRYPT_CSV, LIBRARY_CSV } from './made-up.ts';
import { NO_LISTS, withList } from './official-lists.ts';

const file = (name: string, text: string): CardListFile => ({ name, bytes: new TextEncoder().encode(text) });
const LISTS = [file('crypt.csv', CRYPT_CSV), file('library.csv', LIBRARY_CSV)];
const TABLE = { edition: 'fifth', seats: 5 };

function known(files = LISTS): CardLists {
  return readCardLists(files);
}

describe('the official lists for a host', () => {
  test('name the cards that cannot be played here, each so that no other is meant', () => {
    expect(known().cards.map(({ id, listed }) => [id, listed])).toEqual([
      ['vekn-290001', 'Ada Example'],
      ['vekn-290002', 'Ada Example (G6)'],
      ['vekn-290003', 'Ada Example (ADV)'],
      ['vekn-290004', 'The Wanderer'],
      ['vekn-290005', 'Łucja Żółć'],
      ['vekn-290006', 'Hunter "Ten10" Doe'],
      ['vekn-190001', 'The Test'],
      ['vekn-190002', 'Proof™ Reading'],
      ['vekn-190003', 'Endless Night -- Part Two'],
    ]);
  });

  test('a card of a list that can be played is none of them', () => {
    const [head] = LIBRARY_CSV.split('\n');
    const row = '"100236","Bonding","","Action Modifier","","","Dominate","","","","","","","CE:C","","Nobody",""';
    const { cards, deckService } = known([...LISTS.slice(0, 1), file('library.csv', `${head}\n${row}\n`)]);
    expect(cards.map(({ listed }) => listed)).not.toContain('Bonding');
    expect(deckService.checkDeck({ bonding: 1 }, TABLE, 'en').map(({ level }) => level)).not.toContain('unplayable');
  });

  test('faces have the facts in words, and the text as the list has it', () => {
    const [ada, , , , , , , proof] = known().cards;
    expect(ada?.face('fr')).toMatchObject({
      ...{ name: 'Ada Example', kind: 'vampire', listed: 'Ada Example' },
      marks: { capacity: 7, group: 2, disciplines: ['dom', 'FOR', 'PRE'], clans: ['Ventrue'], title: 'prince' },
      lines: [{ text: 'Camarilla.' }, { text: 'She goes over two lines.' }],
    });
    expect(proof?.face('en')).toMatchObject({
      ...{ kind: 'action modifier', type: 'Action modifier / Combat', lines: [] },
      marks: { 'required disciplines': ['dom', 'pot'], blood: 'X' },
    });
  });

  test('lists kept by `praxis cards import` are read, too', () => {
    const kept = withList(NO_LISTS, new TextEncoder().encode(CRYPT_CSV), 'crypt.csv');
    const { cards } = known([file('vtes-catalogue.json', JSON.stringify({ version: 1, ...kept }))]);
    expect(cards).toHaveLength(6);
    expect(cards[0]?.face('en').lines).toEqual([]);
  });

  test('a fault is named with file and line', () => {
    const wrong = LIBRARY_CSV.replace('"1",', '"one",');
    expect(() => known([file('vtes/library.csv', wrong)])).toThrow('vtes/library.csv, line 2, column 8 (Pool Cost)');
    expect(() => known([file('vtes-catalogue.json', '{')])).toThrow('vtes-catalogue.json is damaged');
  });
});

describe('decks may hold them', () => {
  const TEXT = '4x Ada Example (G6)\n8x Łucja Żółć\n60x Proof(TM) Reading\n';

  test('they are read, count for the rules, and are reported as unplayable', () => {
    const { deckService } = known();
    const { deck, messages } = deckService.readDeck(TEXT, 'en');
    expect(messages).toEqual([]);
    expect(deck).toEqual({ 'vekn-290002': 4, 'vekn-290005': 8, 'vekn-190002': 60 });
    expect(deckService.checkDeck(deck, TABLE, 'en')).toEqual([
      {
        level: 'unplayable',
        text: expect.stringMatching(/^Ada Example \(G6\) is known, but not yet playable here; perhaps instead: .+\.$/),
      },
      { level: 'unplayable', text: expect.stringMatching(/^Łucja Żółć is known, but not yet playable here/) },
      { level: 'unplayable', text: 'Proof™ Reading is known, but not yet playable here.' },
    ]);
    const banned = deckService.readDeck('1x The Wanderer', 'en').deck;
    expect(deckService.checkDeck(banned, TABLE, 'en')).toContainEqual(expect.objectContaining({ rule: 'VEKN-BANNED' }));
  });

  test('they come back from every format that is written', () => {
    const { deckService } = known();
    const { deck } = deckService.readDeck(TEXT, 'en');
    for (const format of deckService.deckFormats)
      expect([format, deckService.readDeck(deckService.writeDeck(deck, 'Mine', format), 'en').deck]).toEqual([
        format,
        deck,
      ]);
  });
});
