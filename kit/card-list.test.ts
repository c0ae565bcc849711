import { describe, expect, test } from 'vitest';
import { readCardList } from './card-list.ts';

const file = (text: string) => ({ name: 'list.json', bytes: new TextEncoder().encode(text) });
const names = (value: unknown): readonly string[] =>
  readCardList(file(JSON.stringify(value))).map((item) => item.text('name'));

describe('cards are found wherever sites put them', () => {
  test('in an array, under `cards`, under `data`, by sets and by names', () => {
    expect(names([{ name: 'A' }, { name: 'B' }])).toEqual(['A', 'B']);
    expect(names({ meta: {}, cards: [{ name: 'A' }] })).toEqual(['A']);
    expect(names({ data: [{ name: 'A' }] })).toEqual(['A']);
    expect(names({ data: { S1: { name: 'Set', cards: [{ name: 'A' }] }, S2: { cards: [{ name: 'B' }] } } })).toEqual([
      'A',
      'B',
    ]);
    expect(names({ meta: {}, data: { A: [{ name: 'A' }], B: [{ name: 'B' }] } })).toEqual(['A', 'B']);
  });

  test('fields are texts, or numbers as texts, or lists', () => {
    const [item] = readCardList(file('[{"hp":" 60 ","retreat":2,"types":["Fire",3]}]'));
    expect([item?.text('life', 'hp'), item?.text('retreat'), item?.text('name')]).toEqual(['60', '2', '']);
    expect([item?.list('types'), item?.list('subtypes')]).toEqual([['Fire'], []]);
  });
});

describe('a fault is reported with its line', () => {
  test.each([
    ['', 'list.json, line 1: this is not JSON.'],
    ['[\n{"name":"A"},\n{"name"\n]', 'list.json, line 4: this is not JSON.'],
    ['[]', 'list.json, line 1: there are no cards in this list.'],
    ['{"cards":[]}', 'list.json, line 1: there are no cards in this list.'],
  ])('%j', (text, message) => {
    expect(() => readCardList(file(text))).toThrow(message);
  });

  test('bytes that are no UTF-8', () => {
    const bytes = Uint8Array.from([0x5b, 0x0a, 0xff, 0xfe, 0x5d]);
    expect(() => readCardList({ name: 'list.json', bytes })).toThrow('list.json, line 2: this is not UTF-8 text.');
  });

  test('a card that is wrong, after any other cards', () => {
    const text = `{ "meta": {"a": [1, "}]", "\\"", {}], "b": -1.5e3, "c": null},
"data": { "S1": {"name": "Set", "cards": [
  {"name": "A", "text": "over \\n two { lines"},

  {"title": "no name"}
] } } }`;
    const [first, second] = readCardList(file(text));
    expect(first?.fault('x').message).toBe('list.json, line 3: x');
    expect(second?.fault('it has no name.').message).toBe('list.json, line 5: it has no name.');
  });
});
