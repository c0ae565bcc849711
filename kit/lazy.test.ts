import { expect, test } from 'vitest';
import { ById, headsOf, lazyList } from './lazy.ts';

const heads = [
  { id: 'ash', name: 'Ash' },
  { id: 'elm', name: 'Elm' },
  { id: 'oak', name: 'Oak' },
];

/** A lazy list of these, and the ids of the members that were made. */
function listed() {
  const made: string[] = [];
  const list = lazyList(heads, ({ id, name }) => {
    made.push(id);
    return { id, shout: name.toUpperCase() };
  });
  return { list, made };
}

test('a member is made when it is first read, and once', () => {
  const { list, made } = listed();
  expect(made).toEqual([]);
  expect(list[1]?.shout).toBe('ELM');
  expect(list[1]).toBe(list.at(-2));
  expect(made).toEqual(['elm']);
});

test('it is a list like any other', () => {
  const { list, made } = listed();
  expect(Array.isArray(list)).toBe(true);
  expect(list.length).toBe(3);
  expect([list[3], list[-1], list.at(3)]).toEqual([undefined, undefined, undefined]);
  expect(made).toEqual([]);
  expect(list.map(({ shout }) => shout)).toEqual(['ASH', 'ELM', 'OAK']);
  expect([...list].length).toBe(3);
  expect(list.findIndex(({ id }) => id === 'oak')).toBe(2);
  expect(JSON.parse(JSON.stringify(list))).toEqual(list);
  expect(made).toEqual(['ash', 'elm', 'oak']);
});

test('ids and names are known without the members, in lists of lists, too', () => {
  const { list, made } = listed();
  const again = lazyList(list, ({ id, shout }) => ({ id, length: shout.length }));
  expect(headsOf(again)).toBe(heads);
  expect(made).toEqual([]);
  expect(again[2]?.length).toBe(3);
  expect(made).toEqual(['oak']);
  expect(headsOf(heads)).toBe(heads);
});

test('a member is found by its id, and no other is made for it', () => {
  const { list, made } = listed();
  const byId = new ById(list, list);
  expect([...byId.keys()]).toEqual(['ash', 'elm', 'oak']);
  expect(byId.get('oak')?.shout).toBe('OAK');
  expect(byId.get('toString')).toBeUndefined();
  expect(made).toEqual(['oak']);
  expect(byId.values().map(({ id }) => id)).toEqual(['ash', 'elm', 'oak']);
});
