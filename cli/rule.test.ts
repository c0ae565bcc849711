import { expect, test } from 'vitest';
import { praxis } from './testing/spawned.ts';

test('a rule is printed with statement, editions, code and tests', () => {
  const { status, out } = praxis(['rule', 'V-ACT-009']);
  expect(status).toBe(0);
  expect(out).toContain('Bleed: a minion can take only one bleed action per turn');
  expect(out).toMatch(/fifth +as stated/);
  expect(out).toMatch(/games\/vtes\/rules\/[\w/]+\.ts:\d+ {2}\w+/);
  expect(out).toMatch(/games\/vtes\/scenarios\/[\w-]+\.yaml:\d+/);
});

test('the case of an id does not matter, and several may be asked for', () => {
  const { status, out } = praxis(['rule', 'v-act-009', 'V-AMB-04', 'D-001']);
  expect(status).toBe(0);
  expect(out).toContain('V-ACT-009  (');
  expect(out).toContain('Decided here: Per action');
  expect(out).toContain('2000: two or more · third: two or more · fifth: four or five');
});

test('the beginning of an id lists all such rules', () => {
  const { out } = praxis(['rule', 'V-STL']);
  expect(out.trim().split('\n')).toHaveLength(5);
});

test('words find the rules that contain them all', () => {
  const { status, out } = praxis(['rule', 'crypt', 'maximum']);
  expect(status).toBe(0);
  expect(out).toContain('V-DECK-003');
});

test('an edition has its own words and rules', () => {
  expect(praxis(['rule', 'V-UNL-001', '--edition', '2000']).out).toContain('must untap all their cards');
  expect(praxis(['rule', 'become', 'anarch', '--edition', '2000']).status).toBe(1);
  const { status, err } = praxis(['rule', 'V-UNL-001', '--edition', 'ninth']);
  expect(status).toBe(2);
  expect(err).toContain('There is no edition "ninth"');
});

test('--lang asks open questions in that language', () => {
  const { out } = praxis(['rule', 'R-AMB-06', '--lang', 'it']);
  expect(out).toContain('Informazioni insufficienti');
  expect(out).toContain('Deciso qui: l’Azione è persa');
  expect(out).not.toContain('open-questions/messages.ts');
});

test('--lang tells differences between editions and where the tests are, without English titles', () => {
  const { out } = praxis(['rule', 'D-058', 'D-006', '--lang', 'it']);
  expect(out).toContain('Azioni di dissanguamento per seguace e per turno');
  expect(out).toContain('2000: nessun limite · third: una · fifth: una');
  expect(out).toMatch(/^ {2}games\/vtes\/scenarios\/[\w/-]+\.yaml:\d+$/m);
  expect(out).toContain('non serve: Sono solo parole');
});

test('--lang states rules in that language', () => {
  const { out } = praxis(['rule', 'V-ACT-012', '--lang', 'fr']);
  expect(out).toContain('tout vampire disponible peut chasser');
  expect(out).toContain('Éditions');
  expect(praxis(['rule', 'V-ACT-0100', '--lang', 'it']).err).toContain('Non c’è una regola V-ACT-0100');
});

test('an unknown id fails and lists the nearest', () => {
  const { status, out, err } = praxis(['rule', 'V-ACT-0100']);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toContain('There is no rule V-ACT-0100');
  expect(err).toContain('V-ACT-010');
});

test('words that no rule contains fail', () => {
  const { status, err } = praxis(['rule', 'spaceship']);
  expect(status).toBe(1);
  expect(err).toContain('spaceship');
});

test('--json is for programs', () => {
  const [found] = JSON.parse(praxis(['rule', 'V-ACT-009', '--json']).out);
  expect(found).toMatchObject({
    id: 'V-ACT-009',
    editions: [{ edition: '2000' }, { edition: 'third' }, { edition: 'fifth' }],
  });
  expect(found.code.length).toBeGreaterThan(0);
});

test('a rule of a reconstructed rulebook says how firmly it is known', () => {
  expect(praxis(['rule', 'R-ATK-013']).out).toContain(
    'Known\n  reconstructed: our own reading; no source was found (D)',
  );
  expect(praxis(['rule', 'R-ATK-005']).out).toContain("Known\n  read in a publisher's text (A: U)");
});
