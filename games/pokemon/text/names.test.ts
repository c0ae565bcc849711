import { expect, test } from 'vitest';
import { CARDS, PRINTED } from '../cards/index.ts';
import { isFossilDef } from '../cards/language.ts';
import { TEXTS } from './languages.ts';
import { attackIn, nameIn } from './names.ts';

test('a rule of a card that a player chooses to use is named in every language', () => {
  const used = CARDS.flatMap((def) =>
    isFossilDef(def) ? (def.abilities ?? []).filter((each) => each.as === 'rule' && 'use' in each) : [],
  );
  expect(used.length).toBeGreaterThan(0);
  for (const { name } of used)
    for (const language of Object.keys(TEXTS))
      if (language !== 'en') expect(`${language}: ${attackIn(language, name)}`).not.toBe(`${language}: ${name}`);
});

test('attacks and Abilities are called by their printed names', () => {
  expect(['pt', 'es', 'it', 'fr', 'en'].map((language) => attackIn(language, 'Call for Family'))).toEqual([
    'Chamar a Família',
    'Llamar a la Familia',
    'Cerca Famiglia',
    'Appel à la Famille',
    'Call for Family',
  ]);
});

test('cards with the same name have the same name in every language', () => {
  for (const { id, name } of CARDS)
    for (const language of ['pt', 'es', 'it', 'fr'] as const)
      expect(`${id} ${PRINTED.get(id)?.names?.[language] ?? name}`).toBe(`${id} ${nameIn(language, name)}`);
});

test('cards are called by their printed translation where it is known, else by their English name', () => {
  expect(nameIn('pt', 'Potion')).toBe('Poção');
  expect(nameIn('pt', 'Pal Pad')).toBe('Pal Pad');
  expect(nameIn('es', 'Potion')).toBe('Poción');
  expect(nameIn('es', 'Ultra Ball')).toBe('Ultra Ball');
  expect(nameIn('it', 'Potion')).toBe('Pozione');
  expect(nameIn('it', 'Sprigatito')).toBe('Sprigatito');
  expect(nameIn('fr', 'Sprigatito')).toBe('Poussacha');
  expect(nameIn('fr', 'Potion')).toBe('Potion');
});
