// Phrases of card texts (`<folder>/<language>/cards/*.json`): every language has those that English has, with the same
// parts, and no others. The compiler compares English with the code (`phrase-data.ts` of the game).
import { isBeta } from '../contract/languages.ts';
import type { Article, Gender } from '../kit/language/grammar.ts';
import { isPhrase, type PhraseTree } from '../kit/language/phrases.ts';
import { readTerms } from '../kit/terms.ts';
import { report, type TextFile, textFiles } from './files.ts';

/** The phrases in one folder: language → file → phrases. */
export interface PhraseFolder {
  readonly folder: string;
  readonly languages: ReadonlyMap<string, ReadonlyMap<string, PhraseTree>>;
  /** The words of the term base beside them, by language. */
  readonly terms: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files that cannot be read. */
  readonly errors: readonly string[];
}

const FILE = /^(.+)\/(\w\w)\/cards\/([\w-]+)\.json$/;
const TERMS = /^(.+)\/terms\/(\w\w)\.yaml$/;

export function phraseFolders(files: readonly TextFile[]): readonly PhraseFolder[] {
  const folders = new Map<string, { languages: Map<string, Map<string, PhraseTree>>; errors: string[] }>();
  for (const { path, text } of files) {
    const [, folder, language, file] = FILE.exec(path) ?? [];
    if (folder === undefined || language === undefined || file === undefined) continue;
    const found = folders.get(folder) ?? { languages: new Map<string, Map<string, PhraseTree>>(), errors: [] };
    folders.set(folder, found);
    const { languages, errors } = found;
    try {
      languages.set(language, (languages.get(language) ?? new Map()).set(file, JSON.parse(text)));
    } catch (error) {
      errors.push(`${path}: ${(error as Error).message}`);
    }
  }
  return [...folders].map(([folder, { languages, errors }]) => ({
    folder,
    languages,
    terms: termsIn(folder, files),
    errors,
  }));
}

function termsIn(folder: string, files: readonly TextFile[]): PhraseFolder['terms'] {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { path, text } of files) {
    const [, of, language] = TERMS.exec(path) ?? [];
    if (of === folder && language !== undefined)
      found.set(language, new Set(Object.values(readTerms(text, path)).flatMap(({ forms }) => forms)));
  }
  return found;
}

/** The English phrases, and those that only translations have, by file. */
export function sourceOf({ languages }: PhraseFolder): ReadonlyMap<string, readonly [language: string, PhraseTree]> {
  const found = new Map<string, readonly [string, PhraseTree]>();
  for (const language of ['en', ...languages.keys()])
    for (const [file, tree] of languages.get(language) ?? []) if (!found.has(file)) found.set(file, [language, tree]);
  return found;
}

/** Tables in which every language has its own names. */
const FREE = new Set(['patterns', 'clans', 'cities', 'subjunctive']);

/** Tables of printed labels, which may be the same as in English. */
const LABELS = new Set(['tags', 'tagged']);

/** Phrases and parts that not every language needs. */
const OPTIONAL = new Set([
  'beforeColon',
  'cities',
  'conditionJoints',
  'contrast',
  'during',
  'ifNot',
  'subjunctive',
  ...['after', 'causing', 'noAt', 'person', 'plural', 'scene'],
]);

const GENDERS: { readonly [Each in Gender]: true } = { m: true, f: true, n: true };
const ARTICLES: { readonly [Each in Article]: true } = {
  ...{ a: true, any: true, the: true, this: true, that: true, another: true, each: true, 'each other': true },
  ...{ all: true, general: true, no: true, your: true, bare: true },
};

/** Parts that are no words. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  gender: Object.keys(GENDERS),
  article: Object.keys(ARTICLES),
  at: ['before', 'beside', 'after', 'last'],
  noAt: ['before', 'beside', 'after', 'last'],
  noneIs: ['one', 'many'],
  person: ['you'],
  plural: [true],
};

type Tree = unknown;

const isTree = (tree: Tree): tree is PhraseTree => typeof tree === 'object' && tree !== null && !Array.isArray(tree);
const keysOf = (tree: Tree): readonly string[] => (isTree(tree) ? Object.keys(tree) : []);
const has = (tree: Tree, key: string): boolean => isTree(tree) && Object.hasOwn(tree, key);

/** A sentence in its moods may be one string where they are alike. */
const isSaid = (tree: Tree): boolean => typeof tree === 'string' || has(tree, 'order');
const isQuality = (tree: Tree): boolean => has(tree, 'like') || has(tree, 'isNot');

/** Differences between the phrases of a language and the English ones, as `path: mistake`. */
function* differences(
  own: Tree,
  english: Tree,
  patterns: PhraseTree,
  at: readonly string[],
): Iterable<readonly [readonly string[], string]> {
  const name = at.at(-1) ?? '';
  const choices = CHOICES[name];
  if (choices !== undefined) {
    if (!choices.includes(own)) yield [at, `is ${JSON.stringify(own)}, and must be one of ${choices.join(', ')}`];
  } else if (isQuality(english)) {
    for (const mistake of mistakesOf(own, patterns)) yield [at, mistake];
  } else if (Array.isArray(english)) {
    if (!Array.isArray(own) || own.length !== english.length) yield [at, `must have ${english.length} parts`];
  } else if (isSaid(own) !== isSaid(english) || isTree(own) !== isTree(english)) {
    if (!isSaid(own) || !isSaid(english)) yield [at, 'is another kind of phrase in English'];
  } else if (isTree(own) && isTree(english)) {
    for (const key of new Set([...keysOf(english), ...keysOf(own)])) {
      if (FREE.has(key)) continue;
      if (!has(own, key)) {
        if (!OPTIONAL.has(key)) yield [[...at, key], 'is missing'];
      } else if (has(english, key)) yield* differences(own[key], english[key], patterns, [...at, key]);
      else if (!OPTIONAL.has(key)) yield [[...at, key], 'is nothing that the code asks for'];
    }
  }
}

/** A quality must get all its parts, its own or those of the pattern that it is like. */
function* mistakesOf(quality: Tree, patterns: PhraseTree): Iterable<string> {
  if (!isTree(quality)) return yield 'is no quality';
  const { like, ...own } = quality;
  if (like !== undefined && !has(patterns, String(like))) return yield `is like '${like}', which is no pattern`;
  const pattern = (like === undefined ? {} : patterns[String(like)]) as PhraseTree;
  const all: PhraseTree = { ...pattern, ...own };
  for (const part of ['at', 'yes', 'no', 'is', 'isNot']) if (!has(all, part)) yield `lacks '${part}'`;
  const slots = Object.values(all).flatMap((text) => [...String(text).matchAll(/\$(\w+)/g)].map(([, slot]) => slot));
  for (const slot of new Set(slots)) if (!has(all, slot as string)) yield `lacks '${slot}' for its pattern`;
  for (const key of keysOf(own))
    if (!['at', 'noAt', 'yes', 'no', 'is', 'isNot'].includes(key) && !slots.includes(key))
      yield `has '${key}', which its pattern does not use`;
  for (const part of ['at', 'noAt'])
    if (has(all, part) && !CHOICES[part]?.includes(all[part])) yield `has an unknown place, '${all[part]}'`;
}

/** The phrases of a tree, by their paths. */
export function* phrasesIn(tree: Tree, at: readonly string[] = []): Iterable<readonly [string, unknown]> {
  if (isPhrase(tree)) yield [at.join(' / '), tree];
  else for (const key of keysOf(tree)) if (!FREE.has(key)) yield* phrasesIn((tree as PhraseTree)[key], [...at, key]);
}

/** The texts of a tree, by their paths: phrases and their parts. */
function* textsIn(tree: Tree, at: readonly string[] = []): Iterable<readonly [string, string]> {
  if (typeof tree === 'string') yield [at.join(' / '), tree];
  else
    for (const key of keysOf(tree))
      if (!FREE.has(key) && !(key in CHOICES)) yield* textsIn((tree as PhraseTree)[key], [...at, key]);
}

/** True for two words or more, beside slots. */
const isSentence = (text: string): boolean => /\p{L}{2,} +\p{L}{2,}/u.test(text.replace(/\{[^}]*\}/g, ''));

/** Phrases that languages lack, have in vain, spell differently from English, or have copied from it. */
export function phraseErrors(all: PhraseFolder): readonly string[] {
  const errors = [...all.errors];
  for (const [language, files] of all.languages) {
    const inPreparation = isBeta(language);
    const patterns = (files.get('qualities')?.patterns ?? {}) as PhraseTree;
    const named = new Map<string, string>();
    for (const [file, tree] of files)
      for (const key of keysOf(tree)) {
        if (named.has(key))
          errors.push(`${all.folder}/${language}/cards/${file}.json: '${key}' is in ${named.get(key)}.json, too`);
        named.set(key, file);
      }
    for (const [file, [original, english]] of sourceOf(all)) {
      if (language === 'en' && original !== 'en') continue;
      const path = `${all.folder}/${language}/cards/${file}.json`;
      const own = files.get(file);
      if (own === undefined) {
        if (!inPreparation) errors.push(`${path} is missing`);
        continue;
      }
      for (const [at, mistake] of differences(own, english, patterns, []))
        if (!inPreparation || mistake !== 'is missing') errors.push(`${path}: '${at.join(' / ')}' ${mistake}`);
      if (language === original || original !== 'en') continue;
      const source = new Map(textsIn(english));
      const terms = all.terms.get(language);
      for (const [at, said] of textsIn(own)) {
        if (!isSentence(said) || said !== source.get(at) || at.split(' / ').some((key) => LABELS.has(key))) continue;
        // "Main Phase 1" is a term with a number.
        if (!terms?.has(said.replace(/ \d+$/, ''))) errors.push(`${path}: '${at}' is copied from English`);
      }
    }
  }
  return errors;
}

export const allPhraseErrors = (files: readonly TextFile[]): readonly string[] =>
  phraseFolders(files).flatMap(phraseErrors);

if (import.meta.main) report('Phrases', allPhraseErrors(textFiles()));
