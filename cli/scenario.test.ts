import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { praxis, scratchFolder } from './testing/spawned.ts';

const HOLDS = `game: vtes
edition: fifth
title: A bleed burns pool
seats: { Sara: { ready: [{ vampire: Krid }] }, Alex: {}, Nora: {} }
turn: Sara
script:
  - Sara: Krid bleeds Alex
  - until: { Sara: minion }
expect: { Alex.pool: 29 }
`;

function folderWith(files: Readonly<Record<string, string>>): string {
  const cwd = scratchFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  return cwd;
}

test('scenarios that hold are status 0', () => {
  const { status, out } = praxis(['scenario', 'a.yaml'], { cwd: folderWith({ 'a.yaml': HOLDS }) });
  expect(status).toBe(0);
  expect(out).toContain('1 passed, 0 failed');
});

test('one that does not hold is status 1, with its place', () => {
  const cwd = folderWith({ 'a.yaml': HOLDS.replace('29', '30') });
  const { status, out } = praxis(['scenario', '.'], { cwd });
  expect(status).toBe(1);
  expect(out).toMatch(/a\.yaml:9:\d+: /);
});

test('the report is in the language that is asked for', () => {
  const cwd = folderWith({ 'a.yaml': HOLDS.replace('29', '30') });
  const { out } = praxis(['scenario', 'a.yaml', '--trace', '--lang', 'fr'], { cwd });
  expect(out).toMatch(/^ÉCHEC a\.yaml:1 A bleed burns pool$/m);
  expect(out).toContain('(ligne 7)');
  expect(out).toContain('0 réussis, 1 échoués');
});

test('a rule that is in no rule index is named with its place', () => {
  const cwd = folderWith({ 'a.yaml': HOLDS.replace('seats:', 'rules: [V-ACT-001, D-001, V-ACT-999]\nseats:') });
  const { status, out } = praxis(['scenario', 'a.yaml'], { cwd });
  expect(status).toBe(1);
  expect(out).toContain('a.yaml:4:27: There is no rule V-ACT-999');
  expect(out).not.toContain('D-001');
});

test('--trace prints decisions, --options stops at the first unanswered one, --json is JSON', () => {
  const cwd = folderWith({ 'a.yaml': HOLDS });
  expect(praxis(['scenario', 'a.yaml', '--trace'], { cwd }).out).toContain('> Krid bleeds Alex');
  expect(praxis(['scenario', 'a.yaml', '--options'], { cwd }).out).toContain('can answer at');
  expect(JSON.parse(praxis(['scenario', 'a.yaml', '--json'], { cwd }).out)).toMatchObject({ passed: 1, failed: 0 });
});

test('a file that is not there is status 2', () => {
  const { status, out } = praxis(['scenario', 'nowhere.yaml']);
  expect(status).toBe(2);
  expect(out).toContain('nowhere.yaml');
});
