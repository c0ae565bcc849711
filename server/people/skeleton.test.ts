import { expect, test } from 'vitest';
import { nameKeys, skeleton } from './skeleton.ts';

const alike = (one: string, other: string): boolean => nameKeys(one).some((key) => nameKeys(other).includes(key));

test.each([
  ['Ada', 'ada'],
  ['Ada', 'ADA'],
  ['Ada', 'Аdа'],
  ['ABE', 'АВЕ'],
  ['Ian', 'lan'],
  ['Bill', 'BiII'],
  ['Oskar', '0skar'],
  ['Lola', 'L0la'],
  ['Tom', 'Torn'],
  ['Nikos', 'Νikos'],
  ['ΝΙΚ', 'νικ'],
  ['Ada Lovelace', 'Ada-Lovelace'],
  ['Ada', 'Ａｄａ'],
  ['scope', 'ѕсоре'],
  ['Zoë', 'Zoe\u0308'],
])('%s and %s look alike', (one, other) => {
  expect(alike(one, other)).toBe(true);
});

test.each([
  ['Ada', 'Ida'],
  ['Ada', 'Adam'],
  ['José', 'Jose'],
  ['愛', '恋'],
  ['Ana 2', 'Ana 3'],
  ['Елена', 'Elena'],
])('%s and %s do not', (one, other) => {
  expect(alike(one, other)).toBe(false);
});

test('the skeleton of a skeleton is that skeleton', () => {
  for (const text of ['Ada', 'rn', 'Ѐлена', 'ﷺ', 'Ⅷ', 'q̣̇', '𝒜𝓭𝓪'])
    expect(skeleton(skeleton(text))).toBe(skeleton(text));
});
