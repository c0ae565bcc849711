/**
 * The term base of a game in a language: which words the rulebook has for its things, from which source, and which
 * words must not be used instead. A term is a fact; the sentences around it are our own.
 */
import { Mistake } from '@praxis/engine/mistake.ts';
import { readYaml, type YamlValue } from './yaml.ts';

/** Another edition's word, form for form. */
export interface Variant {
  readonly forms: readonly string[];
  readonly source: string;
}

export interface Term {
  /** The word as it is said, the usual form first: singular and plural, or a verb's forms. */
  readonly forms: readonly string[];
  readonly gender?: 'm' | 'f' | 'n';
  readonly source: string;
  /** Words that other translations have for it. `impegn*` means every word with this beginning. */
  readonly not?: readonly string[];
  /** The word has only this meaning: it is used only where English has the term, too. */
  readonly exact?: boolean;
  /** By edition. */
  readonly editions?: Readonly<Record<string, Variant>>;
}

export type Terms = Readonly<Record<string, Term>>;

/** A rulebook with its place, printed cards, or players' usage where no book has the word; else the word is our own. */
const SOURCE = /^(?:rulebook \w+ \S.*|printed cards|publisher's site|players' usage|our own)$/;

const GENDERS: ReadonlySet<YamlValue> = new Set(['m', 'f', 'n']);
const KEYS: ReadonlySet<string> = new Set(['forms', 'gender', 'source', 'not', 'exact', 'editions']);

export function readTerms(text: string, file: string): Terms {
  const value = readYaml(text, file);
  if (!isMap(value)) throw new Mistake(`${file}:1: expected terms.`);
  for (const [key, term] of Object.entries(value)) checkTerm(term, `${file}: ${key}`);
  return value as unknown as Terms;
}

function checkTerm(term: YamlValue, at: string): void {
  if (!isMap(term)) throw new Mistake(`${at}: expected forms and a source.`);
  for (const key of Object.keys(term)) if (!KEYS.has(key)) throw new Mistake(`${at}: '${key}' is not known.`);
  checkVariant(term, at);
  const { forms, gender, not = [], editions = {} } = term;
  if (gender !== undefined && !GENDERS.has(gender)) throw new Mistake(`${at}: the gender is m, f or n.`);
  if (!isTexts(not)) throw new Mistake(`${at}: 'not' is a list of words.`);
  if (!isMap(editions)) throw new Mistake(`${at}: 'editions' has a variant under each edition.`);
  for (const [edition, variant] of Object.entries(editions)) {
    if (!isMap(variant)) throw new Mistake(`${at}: ${edition}: expected forms and a source.`);
    checkVariant(variant, `${at}: ${edition}`);
    if ((variant.forms as readonly string[]).length !== (forms as readonly string[]).length)
      throw new Mistake(`${at}: ${edition} needs as many forms as the term itself.`);
  }
}

function checkVariant({ forms, source }: { readonly [key: string]: YamlValue }, at: string): void {
  if (!isTexts(forms) || forms.length === 0) throw new Mistake(`${at}: 'forms' is a list of words.`);
  if (typeof source !== 'string' || !SOURCE.test(source))
    throw new Mistake(`${at}: the source is a rulebook with its place, printed cards, players' usage or our own.`);
}

function isMap(value: YamlValue | undefined): value is { readonly [key: string]: YamlValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: YamlValue | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any of these words, as whole words, in small or capital letters. */
export function anyOf(words: readonly string[]): RegExp {
  const each = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => (word.endsWith('*') ? `${quoted(word.slice(0, -1))}[\\p{L}\\p{M}]*` : quoted(word)));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${each.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
}

/** Finds the words in a text that its term base forbids. Within a term they are right: "attacco fisico". */
export function forbiddenIn(terms: Terms): (text: string) => readonly string[] {
  const words = Object.values(terms).flatMap(({ not = [] }) => not);
  if (words.length === 0) return () => [];
  const forbidden = anyOf(words);
  const own = anyOf(Object.values(terms).flatMap(({ forms }) => forms));
  return (text) => {
    if (text.search(forbidden) < 0) return [];
    const allowed = [...text.matchAll(own)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
    const isInTerm = ({ 0: word, index }: RegExpExecArray): boolean =>
      allowed.some(({ from, to }) => from <= index && index + word.length <= to);
    return [...text.matchAll(forbidden)].filter((found) => !isInTerm(found)).map(([word]) => word);
  };
}

/** Finds the terms that a text has although the English text that it translates does not. */
export function strayIn(terms: Terms, english: Terms): (text: string, original: string) => readonly string[] {
  const exact = Object.entries(terms)
    .filter(([key, term]) => term.exact && english[key])
    .map(([key, { forms }]) => ({ key, here: anyOf(forms), there: anyOf((english[key] as Term).forms) }));
  const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
  return (text, original) =>
    exact.filter(({ here, there }) => has(here, text) && !has(there, original)).map(({ key }) => key);
}
