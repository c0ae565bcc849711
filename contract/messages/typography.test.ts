import { describe, expect, test } from 'vitest';
import { said } from './say.ts';
import { patternsOf } from './tree.ts';
import { colonIn, spaced } from './typography.ts';

describe('spaces of French', () => {
  test('do not break before marks in two parts and inside guillemets', () => {
    expect(spaced('« Mordre » : qui ? Toi ! Bien ; fini.', 'fr')).toBe(
      '«\u00a0Mordre\u00a0»\u00a0: qui\u202f? Toi\u202f! Bien\u202f; fini.',
    );
    expect(colonIn('fr')).toBe('\u00a0: ');
  });

  test('are left where they line up columns, and in other languages', () => {
    expect(spaced('  ?   aide', 'fr')).toBe('  ?   aide');
    expect(spaced('Sim : não', 'pt')).toBe('Sim : não');
    expect(colonIn('pt')).toBe(': ');
  });

  test('come with every message, also beside its arguments', () => {
    const files = { index: 'a = Bloquer { $who } ? « { $who } »\nb = Qui ?\n' };
    const { a, b } = said(patternsOf(files, files), 'fr') as { a: (args: object) => string; b: string };
    expect(a({ who: 'Ana' })).toBe('Bloquer Ana\u202f? «\u00a0Ana\u00a0»');
    expect(b).toBe('Qui\u202f?');
  });
});
