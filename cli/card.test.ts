import { expect, test } from 'vitest';
import { praxis } from './testing/spawned.ts';

test('a card is shown in a box, with its text and the marks of its Disciplines', () => {
  const { status, out } = praxis(['card', 'govern', 'the', 'unaligned']);
  expect(status).toBe(0);
  expect(out).toMatch(/^┌─+┐\n│ Govern the Unaligned +1 blood │/);
  expect(out).toContain('[dom] Bleed with +2 bleed.');
  expect(out).toMatch(/\[DOM\] At \+1 stealth/);
  const widths = out
    .split('\n')
    .filter((line) => /^[┌│├└]/.test(line))
    .map((line) => [...line].length);
  expect(new Set(widths).size).toBe(1);
});

test('a crypt card shows clan, capacity, group and Disciplines', () => {
  const { out } = praxis(['card', 'Belinde']);
  expect(out).toMatch(/│ Belinde +6 │/);
  expect(out).toMatch(/Vampire · Nosferatu · ani aus OBF pot +G6/);
  expect(out).toContain('Prince of Copenhagen.');
});

test('a name may be in another language, and the text is in the language asked for', () => {
  const { status, out } = praxis(['card', 'Zona de caza: Academia', '--lang', 'es']);
  expect(status).toBe(0);
  expect(out).toContain('│ Zona de caza: Academia');
  expect(out).toContain('También llamada: Academic Hunting Ground');
  expect(out).toContain('Única.');
});

test('rulings are titles of scenarios in English, and the rules behind them in other languages', () => {
  expect(praxis(['card', 'Deflection']).out).toContain('– Deflection: ');
  const { out } = praxis(['card', 'Deflection', '--lang', 'pt']);
  expect(out).toContain('– V-CARD-012 Uma carta que é jogada em uma carta');
  expect(out).not.toContain('– Deflection: ');
});

test('a slip of the pen is forgiven; part of a name lists the cards', () => {
  expect(praxis(['card', 'Deflexion']).out).toContain('Deflection');
  const { status, out } = praxis(['card', 'hunting']);
  expect(status).toBe(0);
  expect(out).toContain('Uptown Hunting Ground');
});

test('a card that is not known fails and names the nearest', () => {
  const { status, out, err } = praxis(['card', 'Bondage', 'Gear']);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toContain('There is no card called "Bondage Gear".');
});

test("the scenarios' decisions about a card are shown with the rules", () => {
  const { out } = praxis(['card', 'Disarm']);
  expect(out).toContain('Decided:');
  expect(out).toMatch(/Rules: .*V-[A-Z]+-\d+/);
});

test('--edition shows the differences of an edition', () => {
  expect(praxis(['card', 'Surprise Influence', '--edition', '2000']).out).not.toBe(
    praxis(['card', 'Surprise Influence']).out,
  );
  expect(praxis(['card', 'Bonding', '--edition', '1994']).status).toBe(2);
});

test('--json is for programs', () => {
  const [found] = JSON.parse(praxis(['card', 'Bonding', '--json']).out);
  expect(found).toMatchObject({ name: 'Bonding', language: 'en', def: { id: 'bonding' } });
});

test('a card of any game is found by its name; --game asks one of them', () => {
  const candy = praxis(['card', 'rare', 'candy', '--lang', 'pt']);
  expect(candy.status).toBe(0);
  expect(candy.out).toMatch(/│ Doce Raro +│\n│ Item +│/);
  expect(candy.out).toContain('Também chamada: Rare Candy');
  expect(candy.out).not.toContain('is not used in');
  expect(praxis(['card', 'Tinkaton', 'ex']).out).toContain('│ [PCC] Pulverizing Press 140: ');
  expect(praxis(['card', 'Shivan', 'Dragon']).out).toContain('│ {4}{R}{R} · Creature — Dragon · 5/5');
  expect(praxis(['card', 'Rare', 'Candy', '--game', 'magic']).status).toBe(1);
  expect(praxis(['card', 'Rare', 'Candy', '--game', 'chess'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('"chess"'),
  });
});

test('an edition belongs to a game', () => {
  expect(praxis(['card', 'Rare', 'Candy', '--edition', '2024']).status).toBe(0);
  expect(praxis(['card', 'Rare', 'Candy', '--edition', 'fifth']).status).toBe(1);
  expect(praxis(['card', 'Rare', 'Candy', '--game', 'pokemon', '--edition', 'fifth']).err).toContain('there are 2024.');
});

test('--json prints the face of a card of any game, and its game', () => {
  const [found] = JSON.parse(praxis(['card', 'Potion', '--json']).out);
  expect(found).toMatchObject({ game: 'pokemon', name: 'Potion', kind: 'Item', def: { id: 'sv1-188' } });
});
