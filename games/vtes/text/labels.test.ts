import { LANGUAGES } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
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

test('name the place of every title that a card has or gives', () => {
  const places = new Set<string>();
  const note = (rank: unknown, of: unknown): void => {
    if (rank !== undefined && of !== undefined) places.add(`mark ${rank} of ${of}`);
  };
  const read = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const {
      do: kind,
      rank,
      of,
      title,
      titleOf,
      mergedTitle,
      mergedTitleOf,
    } = part as Readonly<Record<string, unknown>>;
    if (kind === 'title') note(rank, of);
    note(title, titleOf);
    note(mergedTitle, mergedTitleOf);
    Object.values(part).forEach(read);
  };
  read(CARDS);
  expect(places.size).toBeGreaterThan(100);
  expect([...places].filter((key) => labelsIn('en')[key] === undefined)).toEqual([]);
});
