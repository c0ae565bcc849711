import { LANGUAGES } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { ZONES } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import { labelsIn } from './labels.ts';

describe.each(LANGUAGES)('the words of a view in %s', (language) => {
  const labels = labelsIn(language);

  test('are the same as those of all other languages', () => {
    expect(Object.keys(labels).sort()).toEqual(Object.keys(labelsIn('en')).sort());
    expect(Object.values(labels).filter((word) => word.trim() === '')).toEqual([]);
  });

  test('cover every zone and every step', () => {
    for (const zone of ZONES) expect(labels).toHaveProperty([`zone ${zone}`]);
    for (const step of STEPS) expect(labels).toHaveProperty([`step ${step}`]);
  });

  test('leave room for what follows a title', () => {
    expect(labels['mark prince of *']).toContain('*');
    expect(labels['mark marked by *']).toContain('*');
  });
});
