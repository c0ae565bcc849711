// How complete each language is: messages by place (`--files`: file by file), phrases of card texts, terms by game, and the words that
// editions have of their own.
import { isBeta } from '../contract/languages.ts';
import type { Message, Pattern } from '../contract/messages/fluent.ts';
import type { PhraseTree } from '../kit/language/phrases.ts';
import { textFiles } from './files.ts';
import { isOptional, type MessageFolder, messageFolders, sourceOf } from './messages.ts';
import { type PhraseFolder, phraseFolders, phrasesIn, sourceOf as phrasesOf } from './phrases.ts';
import { type Base, termBases } from './terms.ts';

/** One line: the subject, the full count, and each language's count. */
export interface Row {
  readonly what: string;
  /** Undefined where no number is the right one: an edition has as many words of its own as its rulebook. */
  readonly wanted: number | undefined;
  readonly has: Readonly<Record<string, number>>;
}

const patternsIn = ({ id, pattern, attributes }: Message): readonly (readonly [string, Pattern])[] =>
  pattern === undefined ? Object.entries(attributes).map(([name, said]) => [`${id}.${name}`, said]) : [[id, pattern]];

/** Messages of each file, of those that the file should have. */
export function messageRows(folder: MessageFolder): readonly Row[] {
  return [...sourceOf(folder)].map(([file, { messages, translated }]) => {
    const needed = messages.filter((message) => !isOptional(message));
    const wanted = new Set(needed.flatMap(patternsIn).map(([id]) => id));
    const has: Record<string, number> = {};
    for (const [language, files] of folder.languages)
      if (language !== 'en' || !translated)
        has[language] = (files.get(file) ?? []).flatMap(patternsIn).filter(([id]) => wanted.has(id)).length;
    return { what: `${folder.folder}: ${file}`, wanted: wanted.size, has };
  });
}

/** The rows of a folder as one. English is not asked for the files that it does not need. */
export function whole(folder: MessageFolder): Row {
  const rows = messageRows(folder);
  const sum = (count: (row: Row) => number): number => rows.reduce((all, row) => all + count(row), 0);
  const has: Record<string, number> = {};
  for (const language of folder.languages.keys()) has[language] = sum((row) => row.has[language] ?? row.wanted ?? 0);
  return { what: folder.folder, wanted: sum(({ wanted = 0 }) => wanted), has };
}

/** Sentences that a language has copied from English unchanged: two words or more. */
export function copiedRow({ folder, languages }: MessageFolder): Row {
  const english = new Map(
    [...(languages.get('en') ?? [])].flatMap(([file, messages]) =>
      messages.flatMap(patternsIn).map(([id, said]) => [`${file} ${id}`, JSON.stringify(said)] as const),
    ),
  );
  const has: Record<string, number> = {};
  for (const [language, files] of languages)
    if (language !== 'en')
      has[language] = [...files].flatMap(([file, messages]) =>
        messages
          .flatMap(patternsIn)
          .filter(
            ([id, said]) =>
              typeof said === 'string' &&
              /\p{L}{2,} \p{L}{2,}/u.test(said) &&
              english.get(`${file} ${id}`) === JSON.stringify(said),
          ),
      ).length;
  return { what: `${folder}: as in English`, wanted: undefined, has };
}

/** Phrases of card texts. English is not asked for the files that it does not need. */
export function phraseRow(folder: PhraseFolder): Row {
  const names = (file: string, tree: PhraseTree | undefined): readonly string[] =>
    [...phrasesIn(tree ?? {})].map(([at]) => `${file} ${at}`);
  const has: Record<string, number> = Object.fromEntries([...folder.languages.keys()].map((language) => [language, 0]));
  let all = 0;
  for (const [file, [original, tree]] of phrasesOf(folder)) {
    const wanted = new Set(names(file, tree));
    all += wanted.size;
    for (const [language, files] of folder.languages)
      has[language]! +=
        language === 'en' && original !== 'en'
          ? wanted.size
          : names(file, files.get(file)).filter((name) => wanted.has(name)).length;
  }
  return { what: `${folder.folder}: card phrases`, wanted: all, has };
}

/** Terms of each game, of those that any of its term bases has; and the terms for which an edition has another word. */
export function termRows(bases: readonly Base[]): readonly Row[] {
  const games = [...new Set(bases.map(({ game }) => game))];
  return games.flatMap((game) => {
    const own = bases.filter((base) => base.game === game);
    const place = game === undefined ? 'all games' : `games/${game}`;
    const keys = new Set(own.flatMap(({ terms }) => Object.keys(terms)));
    const editions = new Set(
      own.flatMap(({ terms }) => Object.values(terms).flatMap((term) => Object.keys(term.editions ?? {}))),
    );
    const counted = (count: (base: Base) => number): Readonly<Record<string, number>> =>
      Object.fromEntries(own.map((base) => [base.language, count(base)]));
    return [
      { what: `${place}: terms`, wanted: keys.size, has: counted(({ terms }) => Object.keys(terms).length) },
      ...[...editions].map((edition) => ({
        what: `${place}: words of ${edition}`,
        wanted: undefined,
        has: counted(({ terms }) => Object.values(terms).filter((term) => term.editions?.[edition]).length),
      })),
    ];
  });
}

/** The rows as a table: a number where there is no full count, otherwise the missing ones. */
export function table(rows: readonly Row[], languages: readonly string[]): string {
  const wide = Math.max(...rows.map(({ what }) => what.length));
  const cell = ({ wanted, has }: Row, language: string): string => {
    const own = has[language];
    if (own === undefined) return '–';
    if (wanted === undefined) return String(own);
    return own === wanted ? 'all' : `${own - wanted}`;
  };
  return [
    `${' '.repeat(wide)}  of     ${languages.map((language) => language.padStart(6)).join('')}`,
    ...rows.map(
      (row) =>
        `${row.what.padEnd(wide)}  ${String(row.wanted ?? '').padEnd(6)} ${languages.map((language) => cell(row, language).padStart(6)).join('')}`,
    ),
  ].join('\n');
}

if (import.meta.main) {
  const files = textFiles();
  const byFile = process.argv.includes('--files');
  const folders = messageFolders(files);
  const languages = [...new Set(folders.flatMap((folder) => [...folder.languages.keys()]))];
  languages.sort((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other));
  const rows = [
    ...folders.flatMap((folder) => [...(byFile ? messageRows(folder) : [whole(folder)]), copiedRow(folder)]),
    ...phraseFolders(files).map(phraseRow),
    ...termRows(termBases(files)),
  ];
  console.log(table(rows, languages));
  const all = folders.flatMap(messageRows);
  for (const language of languages) {
    // English has its rules elsewhere. A language in preparation is measured by everything that it could have.
    const asked = all.filter(({ has }) => language !== 'en' || has.en !== undefined);
    const said = asked.reduce((sum, { has }) => sum + (has[language] ?? 0), 0);
    const wanted = asked.reduce((sum, row) => sum + (row.wanted ?? 0), 0);
    console.log(`${language}${isBeta(language) ? ' (beta)' : ''}: ${said} of ${wanted} messages`);
  }
}
