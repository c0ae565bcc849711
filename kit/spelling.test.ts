import { describe, expect, test } from 'vitest';
import { nearest, plainName } from './spelling.ts';

describe('names as people spell them', () => {
  test('case, accents, articles and punctuation do not count', () => {
    expect(plainName('The Éclair, of Ânna')).toBe(plainName('eclair of anna'));
    expect(plainName('Anna')).not.toBe(plainName('Hanna'));
  });

  test('a misspelt name is near to what was meant, the nearest first', () => {
    const names = ['Harbour', 'Harvest', 'Windmill'];
    expect(nearest(names, 'Harbuor')[0]).toBe('Harbour');
    expect(nearest(names, 'Wind')).toEqual(['Windmill']);
    expect(nearest(names, 'Zzzzzzzzz')).toEqual([]);
  });

  test('at most three are named, each once', () => {
    expect(nearest(['Aa', 'Ab', 'Ac', 'Ad', 'Aa'], 'A')).toHaveLength(3);
  });
});
