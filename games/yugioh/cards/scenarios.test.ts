/**
 * Every card that does anything is the subject of two scenarios at least: one for its effect, one for a limit of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { CARDS } from './index.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);
const words = (value: unknown): string =>
  JSON.stringify(value ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');

/** Words with which a scenario says that something does not happen. */
const DENIES = /\b(not|no|nothing|cannot|only|without|never|nobody|misses|explained)\b/;

test('two scenarios name each card in their position and script, and one of them says that something does not happen', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const scenarios = files.flatMap((file) =>
    parseAllDocuments(readFileSync(new URL(file, FOLDER), 'utf8')).map((document) => {
      const { title, seats, script, expect: claims } = document.toJS() as Record<string, unknown>;
      const denies = DENIES.test(`${words(title)} ${words(script)}`);
      return { position: words(seats), story: words([title, script, claims]), denies };
    }),
  );
  const lacking = CARDS.filter(({ name, token, effects, materials, summoning, asMaterial, normalSummons }) => {
    if (token || !(effects || materials || summoning || asMaterial || normalSummons)) return false;
    const told = scenarios.filter(
      (each) => each.position.includes(words(name).trim()) && each.story.includes(words(name).trim()),
    );
    return told.length < 2 || !told.some(({ denies }) => denies);
  }).map(({ name }) => name);
  expect(lacking).toEqual([]);
});
