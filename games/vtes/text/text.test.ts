import { readdirSync, readFileSync } from 'node:fs';
import { spaced } from '@praxis/contract/messages/typography.ts';
import type { CardId, Path } from '@praxis/engine';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../game.ts';
import { staging } from '../staging.ts';
import { TEXTS } from './languages.ts';
import { reworded } from './log.ts';
import { statementOf } from './rule-index.ts';
import { wordingIn } from './wording.ts';

const RULES = new URL('../rules/', import.meta.url);
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .concat('../game.ts')
  .map((name) => readFileSync(new URL(name, RULES), 'utf8'))
  .join('\n');

/** Keys may be part of a choice: `say: passed ? 'a' : 'b'`. */
function keysAfter(marker: RegExp): Set<string> {
  const found = new Set<string>();
  for (const [, rest] of sources.matchAll(marker))
    for (const [, key] of (rest as string).matchAll(/'([^']+)'/g)) found.add(key as string);
  return found;
}

const says = keysAfter(/\bsay: ([^,}\n;]+)/g);
const types = keysAfter(/\bemit\(\{\s*type: ([^,}\n;]+)/g);

const { sentences, log, decks } = TEXTS.en;
const wordedSays = new Set(
  [sentences.heads, sentences.parts, sentences.members, sentences.abouts, decks.problems].flatMap((table) =>
    Object.keys(table),
  ),
);
/** Pressing says `to continue` and `to end` by its purpose. */
const isQuoted = (key: string): boolean =>
  sources.includes(`'${key}'`) || sources.includes(`'${key.replace(/^to /, '')}'`);

/** The same answers in every language: the card, its player, the way, the targets. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Sara plays Deflection with Rex at superior on Alex',
    'Rex bleeds Alex',
    'Rex rescues Ada paying 1, Ada 1',
    'Rex casts 2 votes for',
    'Sara sets the terms: 2 to Alex, 1 to Sara',
  ],
  pt: [
    'Sara joga Deflexão com Rex no nível superior em Alex',
    'Rex sangra Alex',
    'Rex resgata Ada pagando 1, Ada 1',
    'Rex declara 2 votos a favor',
    'Sara define os termos: 2 para Alex, 1 para Sara',
  ],
  es: [
    'Sara juega Desviación con Rex en nivel superior sobre Alex',
    'Rex sangra a Alex',
    'Rex rescata a Ada pagando 1, Ada 1',
    'Rex emite 2 votos a favor',
    'Sara fija los términos: 2 para Alex, 1 para Sara',
  ],
  it: [
    'Sara gioca Deflection con Rex al livello superiore su Alex',
    'Rex dissangua Alex',
    'Rex salva dal torpore Ada pagando 1, Ada 1',
    'Rex esprime 2 voti a favore',
    'Sara stabilisce i termini: 2 ad Alex, 1 a Sara',
  ],
  fr: [
    'Sara joue Déflexion avec Rex au niveau supérieur sur Alex',
    'Rex mord Alex',
    'Rex secourt Ada en payant 1, Ada 1',
    'Rex donne 2 voix pour',
    'Sara fixe les termes : 2 à Alex, 1 à Sara',
  ],
};

function said(language: string): string[] {
  const { setup, state } = staging.stage({
    edition: 'fifth',
    seats: { Sara: { ready: [{ vampire: 'Rex' }], torpor: [{ vampire: 'Ada' }], hand: ['Deflection'] }, Alex: {} },
  });
  const [rex, ada, deflection] = [0, 1, 2] as CardId[];
  const paths: Path[] = [
    [
      { say: 'plays', card: deflection as CardId },
      { say: 'with', card: rex as CardId },
      { say: 'at', word: 'superior' },
      { say: 'on', seat: 1 },
    ],
    [
      { say: 'bleeds', card: rex as CardId },
      { say: 'target', seat: 1 },
    ],
    [
      { say: 'rescues', card: rex as CardId },
      { say: 'target card', card: ada as CardId },
      { say: 'paying split', amount: 1, card: ada as CardId },
    ],
    [{ say: 'casts votes', card: rex as CardId, amount: 2, word: 'for' }],
    [
      { say: 'sets the terms' },
      { say: 'allot', seat: 1, amount: 2, list: true },
      { say: 'allot', seat: 0, amount: 1, list: true },
      { say: 'end' },
    ],
  ];
  const question = { seat: 0, step: 'minion', about: { say: 'minion phase' } };
  return paths.map((path) => wordingIn(language).sentence(contextOf(state, setup), question, path));
}

describe('The words of VTES', () => {
  it.each(Object.keys(TEXTS))('make sentences in %s', (language) => {
    expect(said(language)).toEqual(SAID[language]?.map((text) => spaced(text, language)));
  });

  it('name levels with their Disciplines and types in the language', () => {
    const { setup, state } = staging.stage({
      edition: 'fifth',
      seats: { Sara: { hand: ['Scalpel Tongue'] }, Alex: {} },
    });
    const path: Path = [
      { say: 'plays', card: 0 as CardId },
      { say: 'at', word: 'basic cel pre as reaction' },
    ];
    const question = { seat: 0, step: 'polling', about: { say: 'polling' } };
    const g = contextOf(state, setup);
    const sentence = (language: string): string => wordingIn(language).sentence(g, question, path);
    // Scenarios and records keep the codes.
    expect(sentence('en')).toBe('Sara plays Scalpel Tongue at basic cel pre as reaction');
    expect(wordingIn('en').to(0).sentence(g, question, path)).toBe(
      'Play Scalpel Tongue at basic Celerity and Presence as reaction',
    );
    expect(sentence('fr')).toBe('Sara joue Langue acérée au niveau de base de Célérité et Présence comme réaction');
  });

  it('know every piece and heading that the rules say', () => {
    expect([...says].filter((key) => !wordedSays.has(key)).sort()).toEqual([]);
  });

  it('know every event that the rules tell', () => {
    expect([...types].filter((key) => !(key in log.events) && !reworded({ type: key })).sort()).toEqual([]);
  });

  it('hold nothing that the rules do not use', () => {
    // The kernel itself ends lists and passes.
    const known = new Set(['pass', 'end']);
    expect([...wordedSays].filter((key) => !known.has(key) && !isQuoted(key)).sort()).toEqual([]);
    expect(
      Object.keys(log.events)
        .filter((key) => !isQuoted(key))
        .sort(),
    ).toEqual([]);
    expect(
      Object.keys(log.endings)
        .filter((key) => !isQuoted(key))
        .sort(),
    ).toEqual([]);
  });

  it('give the statement of every rule', () => {
    expect(statementOf('V-GEN-001')).toBe("When a card's text contradicts a rule, the card wins.");
    expect(statementOf('V-GEN-999')).toBeUndefined();
  });
});
