import { LANGUAGES } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { ZONES } from '../rules/state/state.ts';
import { STEPS } from '../rules/state/steps.ts';
import { labelsIn } from './labels.ts';

describe.each(LANGUAGES)('the words of a view in %s', (language) => {
  const labels = labelsIn(language);

  test('are the same as those of all other languages', () => {
    expect(Object.keys(labels).sort()).toEqual(Object.keys(labelsIn('en')).sort());
    expect(Object.values(labels).filter((word) => word.trim() === '')).toEqual([]);
  });

  test('cover every zone and every step', () => {
    for (const zone of ZONES) expect(labels).toHaveProperty([`zone ${zone}`]);
    for (const step of STEPS) {
      expect(labels).toHaveProperty([`step ${step}`]);
      expect(labels[`hint ${step}`]?.length).toBeGreaterThan(20);
    }
  });

  test('leave room for the words after a title', () => {
    expect(labels['mark prince of *']).toContain('*');
    expect(labels['mark marked by *']).toContain('*');
  });
});

test('name the place of a title as the language does, with its article', () => {
  expect(labelsIn('pt')['mark prince of Rio de Janeiro']).toBe('príncipe do Rio de Janeiro');
  expect(labelsIn('pt')['mark prince of Cape Town']).toBe('príncipe da Cidade do Cabo');
  expect(labelsIn('es')['mark justicar of Toreador']).toBe('justicar Toreador');
});
