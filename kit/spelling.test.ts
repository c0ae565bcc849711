import { describe, expect, test } from 'vitest';
import { findNamed, nearest, plainName } from './spelling.ts';

describe('names as people spell them', () => {
  test('case, accents, articles and punctuation do not count', () => {
    expect(plainName('The Éclair, of Ânna')).toBe(plainName('eclair of anna'));
    expect(plainName('Anna')).not.toBe(plainName('Hanna'));
  });

  test('a misspelt name is near to the intended one, the nearest first', () => {
    const names = ['Harbour', 'Harvest', 'Windmill'];
    expect(nearest(names, 'Harbuor')[0]).toBe('Harbour');
    expect(nearest(names, 'Wind')).toEqual(['Windmill']);
    expect(nearest(names, 'Zzzzzzzzz')).toEqual([]);
    // As many letters are wrong as right: nobody means that.
    expect(nearest(['Judge'], 'Pidgey')).toEqual([]);
  });

  test('at most three are named, each once', () => {
    expect(nearest(['Aa', 'Ab', 'Ac', 'Ad', 'Aa'], 'A')).toHaveLength(3);
  });
});

test('a thing is meant by its whole name, else by words of it, else by a slip of the pen', () => {
  const things = [['Harbour', 'Porto'], ['Old Harbour'], ['Harvest'], ['Windmill']];
  const find = (asked: string) => findNamed(things, (names) => names, asked);
  expect(find('porto')).toEqual({ found: [things[0]], isExact: true, nearest: [] });
  expect(find('harbour')).toEqual({ found: [things[0]], isExact: true, nearest: [] });
  expect(find('har')).toEqual({ found: things.slice(0, 3), isExact: false, nearest: [] });
  expect(find('Windmil')).toEqual({ found: [things[3]], isExact: false, nearest: [] });
  expect(find('Harvist of')).toEqual({ found: [], isExact: false, nearest: [things[2]] });
  expect(find('Zzzzzzzzz')).toEqual({ found: [], isExact: false, nearest: [] });
});
