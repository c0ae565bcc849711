/** Games that have no table of their own in the terminal are played all the same. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { praxis, scratchFolder } from './testing/spawned.ts';

const GAME = ['play', 'pokemon', '--seed', 'hosted'];

describe('a game of which the terminal knows only the contract', () => {
  test('is played to its end', () => {
    const { status, out } = praxis(GAME, { input: '1\n'.repeat(3000) });
    expect(status).toBe(0);
    expect(out).toMatch(/wins/);
  });

  test('shows its table and its cards in the language of the reader', () => {
    const { out } = praxis([...GAME, '--lang', 'fr', '--name', 'Zoe'], { input: '1\n1\nt\ni Miraidon ex\nq\n' });
    expect(out).toContain('Zoe');
    expect(out).toContain('Poste Actif');
    expect(out).not.toMatch(/undefined|\[object/);
  });

  test('is saved and gone on with', () => {
    const cwd = scratchFolder();
    praxis(GAME, { cwd, input: '1\ns match.json\nq\n' });
    const { status, out } = praxis(['play', 'pokemon', '--load', 'match.json'], { cwd, input: 't\nq\n' });
    expect(status).toBe(0);
    expect(out).toContain('praxis play pokemon --load match.json');
  });

  test('complains about decks and tables that it does not know', () => {
    const cwd = scratchFolder();
    writeFileSync(join(cwd, 'deck.txt'), 'Pokémon: 1\n1 Missingno XYZ 1\n');
    const wrong = praxis([...GAME, '--deck', 'deck.txt'], { cwd });
    expect(wrong.status).toBe(1);
    expect(wrong.err).toContain('deck.txt:2: There is no card Missingno here.');
    expect(praxis([...GAME, '--seats', '3']).status).toBe(2);
    expect(praxis([...GAME, '--edition', '1999']).err).toContain('2024');
  });
});
