// The words of the term bases (games/<game>/text/terms/<language>.yaml, and web/words/terms/ for texts about every
// game): no text may use a word that its term base forbids, and a term with only one meaning is used only where English
// has it.
import { forbiddenIn, readTerms, strayIn, type Terms } from '../kit/terms.ts';
import { report, type TextFile, textFiles } from './files.ts';

export interface Base {
  /** Undefined: the words of all games. */
  readonly game: string | undefined;
  readonly language: string;
  readonly terms: Terms;
}

const BASE = /^(?:games\/(\w+)\/text|web\/words)\/terms\/(\w+)\.yaml$/;

export function termBases(files: readonly TextFile[]): readonly Base[] {
  return files.flatMap(({ path, text }) => {
    const [found, game, language = ''] = BASE.exec(path) ?? [];
    return found === undefined ? [] : [{ game, language, terms: readTerms(text, path) }];
  });
}

/** Files in one language: it names the file, its beginning or the folder. */
function isIn(language: string, path: string): boolean {
  return new RegExp(
    `/${language}(?:/[\\w-]+\\.(?:ts|ftl)|/cards/[\\w-]+\\.json|(?:-[\\w-]+)?\\.ts|\\.snapshot\\.md)$`,
  ).test(path);
}

function concerns({ game }: Base, path: string): boolean {
  if (/\.test\.tsx?$|\/(?:terms|attacks)\//.test(path)) return false;
  const inside = /^(?:web\/)?games\/(\w+)\//.exec(path)?.[1];
  return game === undefined ? /^(?:web|server|cli|bots)\//.test(path) : inside === game;
}

/** Texts of one language beside those of others: `it: 'di tappare'`. */
function inlineTexts(language: string, line: string): string {
  return [...line.matchAll(new RegExp(`\\b${language}: (?:'((?:[^'\\\\]|\\\\.)*)'|"([^"]*)"|([^,}'"]*))`, 'g'))]
    .map(([, single, double, plain]) => single ?? double ?? plain ?? '')
    .join(' | ');
}

/** Names of messages and of their arguments are code, not words. */
function withoutCode(line: string): string {
  return line
    .replace(/^ *\.?[\w-]+ =(?= |$)|^ +\*?\[[\w-]+\]/, '')
    .replace(/"[^"]*"(?=: )/g, '')
    .replace(/\$\{[^}]*\}|\(\{[^}]*\}\)|\{ [$A-Z][^}]*(?:\}|->)/g, '…');
}

/** The name of a card at the head of its text. */
const NAME = /^\*\*(.+?)(?: \(G\w+\))?\*\*/;

/** All uses of forbidden words, as `file:line: mistake`. */
export function forbiddenWords(files: readonly TextFile[], bases: readonly Base[]): readonly string[] {
  return bases.flatMap((base) => {
    const forbidden = forbiddenIn(base.terms);
    return files
      .filter(({ path }) => concerns(base, path) && /\.(?:ts|tsx|ftl|json|yaml|snapshot\.md)$/.test(path))
      .flatMap(({ path, text }) => {
        const whole = isIn(base.language, path);
        return text.split('\n').flatMap((line, index) =>
          // Comments are English, and names of cards are as printed.
          (/^\s*(?:\/\/|\/?\*(?!\[)|#)/.test(line) && !path.endsWith('.md')) || /^\s*names: /.test(line)
            ? []
            : forbidden(whole ? withoutCode(line).replace(NAME, '') : inlineTexts(base.language, line)).map(
                (word) => `${path}:${index + 1}: the term base in ${base.language} does not allow '${word}'`,
              ),
        );
      });
  });
}

type Words = string | { readonly [key: string]: Words } | ((args: unknown) => string) | undefined;

/** Arguments of any name: numbers where they are counted, otherwise a name that is no word. */
const ANYTHING: unknown = new Proxy(
  {},
  {
    get: (_, name) => {
      if (/^(?:names|instead|nearest)$/.test(String(name))) return ['…'];
      return /^(?:amount|number|now|change|count|round|limit|counted|written)$/.test(String(name)) ? 2 : '…';
    },
  },
);

function said(words: Words): string | undefined {
  if (typeof words !== 'function') return typeof words === 'string' ? words : undefined;
  try {
    return String(words(ANYTHING));
  } catch {
    return undefined;
  }
}

/** Texts of a language with the English ones that they translate. */
function* pairs(words: Words, english: Words, at: string): Iterable<readonly [string, string, string]> {
  if (typeof words === 'object' && typeof english === 'object')
    for (const key of Object.keys(words)) yield* pairs(words[key], english[key], `${at} ${key}`);
  const [one, other] = [said(words), said(english)];
  if (one !== undefined && other !== undefined) yield [one, other, at];
}

interface Rule {
  readonly id: string;
  readonly statement: string;
}

/** Terms that are used with another meaning. */
async function strayTerms(files: readonly TextFile[], bases: readonly Base[]): Promise<readonly string[]> {
  const errors: string[] = [];
  for (const { game, language, terms } of bases) {
    const english = bases.find((base) => base.game === game && base.language === 'en');
    if (game === undefined || !english || !Object.values(terms).some(({ exact }) => exact)) continue;
    const stray = strayIn(terms, english.terms);
    const check = (text: string, original: string, at: string): void => {
      for (const key of stray(text, original)) errors.push(`${at}: says '${key}' where English does not: ${text}`);
    };
    const { TEXTS } = (await import(`../games/${game}/text/languages.ts`)) as { readonly TEXTS: Record<string, Words> };
    for (const [text, original, at] of pairs(TEXTS[language], TEXTS.en, `${game} ${language}`))
      check(text, original, at);
    const { rulesIn } = (await import(`../games/${game}/text/rule-list.ts`)) as {
      rulesIn(language: string): readonly Rule[];
    };
    const statements = new Map(rulesIn('en').map(({ id, statement }) => [id, statement]));
    for (const { id, statement } of rulesIn(language)) check(statement, statements.get(id) ?? '', `${language} ${id}`);
    const page = (name: string): string[] =>
      files.find(({ path }) => path === `games/${game}/text/cards/${name}.snapshot.md`)?.text.split('\n') ?? [];
    const originals = page('en');
    let name: string | undefined;
    page(language).forEach((line, index) => {
      const original = originals[index] ?? '';
      name = NAME.exec(original)?.[1] ?? name;
      // English may call a card by its name where another language describes it.
      if (name === undefined || !original.includes(name))
        check(line, original, `games/${game}/text/cards/${language}.snapshot.md:${index + 1}`);
    });
  }
  return errors;
}

export async function termErrors(files: readonly TextFile[]): Promise<readonly string[]> {
  const bases = termBases(files);
  return [...forbiddenWords(files, bases), ...(await strayTerms(files, bases))];
}

if (import.meta.main) report('Terms', await termErrors(textFiles()));
