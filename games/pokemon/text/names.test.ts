import { expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { isFossilDef } from '../cards/language.ts';
import { TEXTS } from './languages.ts';
import { abilityIn, nameIn } from './names.ts';
import { SPANISH } from './names-es.ts';
import { FRENCH } from './names-fr.ts';
import { ITALIAN } from './names-it.ts';
import { PORTUGUESE } from './names-pt.ts';

test('a rule of a card that a player chooses to use is named in every language', () => {
  const used = CARDS.flatMap((def) =>
    isFossilDef(def) ? (def.abilities ?? []).filter((each) => each.as === 'rule' && 'use' in each) : [],
  );
  expect(used.length).toBeGreaterThan(0);
  for (const { name } of used)
    for (const language of Object.keys(TEXTS))
      if (language !== 'en') expect(`${language}: ${abilityIn(language, name)}`).not.toBe(`${language}: ${name}`);
});

test('every translated name is that of a card', () => {
  const names = new Set(CARDS.map(({ name }) => name));
  expect([PORTUGUESE, SPANISH, ITALIAN, FRENCH].flatMap(Object.keys).filter((name) => !names.has(name))).toEqual([]);
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
