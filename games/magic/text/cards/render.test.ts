import { readFileSync } from 'node:fs';
import type { Noun } from '@praxis/kit/language/grammar.ts';
import { phraseFiles } from '@praxis/kit/language/phrases.ts';
import { shingleHash, shinglesOf, unpack } from '@praxis/testkit/shingles.ts';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { SUBTYPES } from '../../cards/language/subtypes.ts';
import type { CardDef } from '../../cards/language.ts';
import { cardNamed } from '../../testing.ts';
import { CARD_LANGUAGES } from './languages.ts';
import { type Article, introduced } from './nouns.ts';
import type { Phrases } from './phrases.ts';
import { cardText, worded } from './render.ts';
import { sampleCards } from './samples.ts';
import { snapshot, snapshotFile } from './snapshot.ts';

/** The formal faults of a line. */
function faults(text: string, apostrophe: string): string[] {
  const found: string[] = [];
  if (/['’]/.test(text.replaceAll(apostrophe, ''))) found.push('an apostrophe of another language');
  if (/undefined|\bnull\b|NaN|\[object/.test(text)) found.push('an undefined value');
  if (/ {2}/.test(text)) found.push('a double space');
  if (/ [,.]|\.\.|,,|,\.|\(\)/.test(text)) found.push('stray punctuation');
  if (!/^[\p{Lu}\p{N}{+−-]/u.test(text)) found.push('no capital letter');
  if (!/\.(?:"| »)?$/.test(text)) found.push('no full stop');
  if ((text.match(/"/g) ?? []).length % 2 !== 0) found.push('unbalanced quotation marks');
  return found;
}

const idsOf = (kind: CardDef['object']): string[] => CARDS.filter(({ object }) => object === kind).map(({ id }) => id);
const SAMPLES = sampleCards(idsOf('token'), idsOf('emblem')[0] as string);

/** The phrases, with a note of each one that is read. */
function noted<Tree extends object>(tree: Tree, read: Set<string>, at: readonly string[] = []): Tree {
  const found = Object.entries(tree).map(([key, phrase]: [string, unknown]) => {
    const path = [...at, key];
    if (typeof phrase === 'object' && phrase !== null)
      return [key, { value: noted(phrase, read, path), enumerable: true }];
    const get = (): unknown => {
      read.add(path.join(' / '));
      return phrase;
    };
    return [key, { get, enumerable: true }];
  });
  return Object.defineProperties({}, Object.fromEntries(found)) as Tree;
}

function pathsIn(tree: object, at: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, phrase]: [string, unknown]) =>
    typeof phrase === 'object' && phrase !== null ? pathsIn(phrase, [...at, key]) : [[...at, key].join(' / ')],
  );
}

it('cards and samples need every phrase, so that a wrong slot in any language is found', () => {
  const tree = phraseFiles(new URL('../', import.meta.url))('en') ?? {};
  const read = new Set<string>();
  // Not by spreading, which reads every phrase.
  const notes = Object.getOwnPropertyDescriptors(noted(tree, read));
  const phrases = Object.defineProperties({ ...CARD_LANGUAGES.en }, notes) as Phrases;
  for (const def of [...CARDS, ...SAMPLES]) worded(def, phrases);
  // A noun has its plural and its gender, needed or not.
  const isOfNoun = /^(?:types|nouns|subtypeNouns) |gender$/;
  expect(pathsIn(tree).filter((path) => !read.has(path) && !isOfNoun.test(path))).toEqual([]);
});

describe.each(Object.keys(CARD_LANGUAGES))('the card texts in %s', (language) => {
  it('are well formed', () => {
    const wrong = CARDS.flatMap((def) =>
      cardText(def, language).lines.flatMap((line) =>
        faults(line, CARD_LANGUAGES[language]?.apostrophe ?? '').map((fault) => `${def.name}: ${fault}: ${line}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('can be made of everything that the card language says', () => {
    const wrong = SAMPLES.flatMap((def) =>
      cardText(def, language).lines.flatMap((line) =>
        faults(line, CARD_LANGUAGES[language]?.apostrophe ?? '').map((fault) => `${def.name}: ${fault}: ${line}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are those of the page that is kept for reading (else: node scripts/card-texts.ts)', () => {
    expect(readFileSync(snapshotFile(language), 'utf8')).toBe(snapshot(CARDS, language));
  });
});

it('the English texts repeat no eight words in a row of the printed ones', () => {
  const printed = unpack(readFileSync(new URL('./shingles.bin', import.meta.url)));
  const copied = (text: string): string[] => shinglesOf(text).filter((each) => printed.has(shingleHash(each)));
  expect(
    CARDS.flatMap((def) =>
      cardText(def)
        .lines.flatMap(copied)
        .map((each) => `${def.name}: ${each}`),
    ),
  ).toEqual([]);
  // It would be found out.
  expect(copied('when it enters the battlefield, you may destroy target artifact or enchantment')).not.toEqual([]);
});

it('a noun that no card points at yet has the article of its first sound', () => {
  const said = (language: string, noun: Noun, article: Article): string => {
    const phrases = CARD_LANGUAGES[language] as Phrases;
    return phrases.forms.plain(introduced(phrases, noun, [], article));
  };
  const zombie = { one: 'Zombie', many: 'Zombie', gender: 'm' } as const;
  expect(said('it', zombie, { kind: 'that' })).toBe('quello Zombie');
  expect(said('it', zombie, { kind: 'all' })).toBe('tutti gli Zombie');
  expect(said('fr', { ...zombie, one: 'humain' }, { kind: 'enchanted' })).toBe('l’humain enchanté');
});

it('every subtype has its word', () => {
  const known = new Set<string>(SUBTYPES);
  expect(CARDS.flatMap(({ subtypes = [] }) => subtypes).filter((each) => !known.has(each))).toEqual([]);
});

it('M-CARD-001 the type line names the types, and after the dash the creature types', () => {
  expect(cardText(cardNamed('White Knight')).type).toBe('Creature — Human Knight');
  expect(cardText(cardNamed('Bronze Sable'), 'fr').type).toBe('Créature-artefact : zibeline');
});

it('M-CARD-003 the text box holds the abilities and nothing else', () => {
  expect(cardText(cardNamed('Runeclaw Bear')).lines).toEqual([]);
  expect(cardText(cardNamed('Shivan Dragon')).lines).toEqual(['Flying.', '{R}: This creature gets +1/+0 this turn.']);
});
