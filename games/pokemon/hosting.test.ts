import { LANGUAGES } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { CARDS } from './cards/index.ts';
import { hosting } from './hosting.ts';

describe('the Pokémon services for hosts', () => {
  test('decks that its own check does not complain about', () => {
    expect(hosting.decks.length).toBeGreaterThan(1);
    for (const { deck } of hosting.decks)
      expect(hosting.checkDeck(deck, { edition: '2024', seats: 2 }, 'en')).toEqual([]);
  });

  test('every deck survives writing and reading', () => {
    for (const { deck, name } of hosting.decks)
      expect(hosting.readDeck(hosting.writeDeck(deck, name, 'ptcgl'), 'en')).toEqual({ name, deck, messages: [] });
  });

  test('complaints with rule, line and words of the language', () => {
    const [problem] = hosting.checkDeck({ 'sv1-36': 4 }, { edition: '2024', seats: 2 }, 'fr');
    expect(problem).toEqual({
      level: 'error',
      rule: 'P-DECK-001',
      text: 'Le deck contient 4 cartes et doit en contenir exactement 60.',
    });
    expect(hosting.readDeck('1 Nichts', 'es').messages[0]).toMatchObject({ level: 'error', line: 1 });
  });

  test('a face for every card in every language', () => {
    for (const language of LANGUAGES)
      for (const def of CARDS) {
        const face = hosting.face(def, language);
        expect(face.name).toBeTruthy();
        expect(face.type).toBeTruthy();
        expect(JSON.stringify(face)).not.toMatch(/undefined|null/);
      }
  });

  test('attacks and Abilities come in their parts, and the line says all of them', () => {
    const miraidon = CARDS.find(({ name }) => name === 'Miraidon ex');
    const { lines } = hosting.face(miraidon, 'en');
    expect(
      lines.map(({ icons, level, named }) => [level, named?.label, named?.name, named?.value, icons.join('')]),
    ).toEqual([
      [undefined, 'Ability', 'Tandem Unit', undefined, ''],
      ['attack', undefined, 'Photon Blaster', '220', 'LLC'],
      [undefined, undefined, undefined, undefined, ''],
      ['foot', undefined, undefined, undefined, ''],
    ]);
    for (const { text, named } of lines) {
      if (!named) continue;
      expect(text).toContain(named.name);
      expect(text).toContain(named.text);
    }
  });
});
