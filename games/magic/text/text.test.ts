import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES as ALL } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { hosting } from '../hosting.ts';
import { STEPS } from '../rules/state/steps.ts';
import { tableAt } from '../testing.ts';
import { labelsIn } from './labels.ts';
import { TEXTS } from './languages.ts';
import { wordingIn } from './wording.ts';

const { log, sentences } = TEXTS.en;
const RULES = new URL('../rules/', import.meta.url);

/** The sources of the rules. */
const source = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'setup/deck.ts')
  .map((name) => readFileSync(new URL(name, RULES), 'utf8'))
  .join('\n');

test('every piece that the rules say has its words', () => {
  const said = new Set([...source.matchAll(/\bsay: '([^']+)'/g)].map(([, say]) => say as string));
  const known = new Set([
    ...Object.keys(sentences.heads),
    ...Object.keys(sentences.parts),
    ...Object.keys(sentences.abouts),
  ]);
  expect([...said].filter((say) => !known.has(say))).toEqual([]);
});

test('every event that is worth a line has one', () => {
  const silent = ['step', 'paid', 'tapped', 'untapped', 'resolves', 'changed', 'discarded', 'found'];
  const told = new Set([...source.matchAll(/emit\(\{\s*type: '([^']+)'/g)].map(([, type]) => type as string));
  expect([...told].filter((type) => !(type in log.events) && !silent.includes(type))).toEqual([]);
});

test('every rule that forbids is stated in every language', () => {
  const forbidding = new Set(
    [...source.matchAll(/\bforbid\(([^,()]*)/g)].flatMap(([, rule = '']) => rule.match(/M-[A-Z]+-\d+/g) ?? []),
  );
  for (const [language, { reasons }] of Object.entries(TEXTS))
    expect(
      [...forbidding].filter((id) => !(id in reasons)),
      language,
    ).toEqual([]);
});

test('a card that is shuffled into the pile in which it was is not worth a line', () => {
  const { g } = tableAt({ seats: { Ana: {}, Bob: {} } });
  const moved = { type: 'moved', seat: 0, card: 0, from: 'library' };
  expect(wordingIn('en').event(g, { ...moved, zone: 'library' })).toBe('');
  expect(wordingIn('en').event(g, { ...moved, zone: 'graveyard' })).not.toBe('');
});

describe.each(ALL)('in %s', (language) => {
  test('a view has its words', () => {
    const labels = labelsIn(language);
    expect(Object.keys(labels).sort()).toEqual(Object.keys(labelsIn('en')).sort());
    for (const step of STEPS) expect(labels).toHaveProperty([`step ${step}`]);
  });

  test('every card has a face', () => {
    for (const def of CARDS) {
      const { name, type, short } = hosting.face(def, language);
      expect([name, type, short].filter((text) => text === '' || text.includes('undefined'))).toEqual([]);
    }
  });

  test('sentences call cards by their names in the language', () => {
    const table = tableAt({ seats: { Ana: { battlefield: ['3 Mountain'], hand: ['Lightning Strike'] }, Bob: {} } });
    const wording = wordingIn(language);
    const question = table.question('Ana');
    if (!question) throw new Error('Ana is not asked.');
    const path = [
      { say: 'casts', card: table.player('Ana').hand[0] as never },
      { say: 'target', seat: 1 },
    ];
    const sentence = wording.sentence(table.g, question, path);
    expect(sentence).toBe(
      {
        en: 'Ana casts Lightning Strike on Bob',
        pt: 'Ana conjura Golpe Relampejante em Bob',
        es: 'Ana lanza Descarga de rayos sobre Bob',
        it: 'Ana lancia Colpo di Fulmine su Bob',
        fr: 'Ana lance Frappe foudroyante sur Bob',
      }[language],
    );
  });
});

test('a reason is in the language of the reader', () => {
  const { match } = tableAt({ seats: { Ana: { hand: ['Runeclaw Bear'] }, Bob: {} } });
  expect(match.explain(0, 'casts Runeclaw Bear', 'pt').told).toEqual([
    { rule: 'M-MANA-004', words: 'Você não tem mana suficiente.' },
  ]);
});
