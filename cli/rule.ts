/** `praxis rule V-ACT-010` */
import { inWordsOf, type Language } from '@praxis/contract';
import { GAME_IDS, registeredGame } from '@praxis/games';
import { distance } from '@praxis/kit/spelling.ts';
import { type Command, print, readArguments, STATUS, WrongUsage } from './command.ts';
import type { EditionPlace, Rule } from './rules/rule-index.ts';
import { type Rulebook, readRulebook } from './rules/rulebook.ts';
import { differencesIn, noCodeIn, openQuestionsIn } from './rules/translations.ts';
import { languageNamed, type Words, wordsIn } from './words.ts';

const NEAREST = 5;
/** No id is as long. */
const ID_MAX = 20;

/** The rules of several games. */
type RuleBooks = Omit<Rulebook, 'game'> & {
  readonly words: Words['rule'];
  /** False in other languages: tests have English titles only. */
  readonly hasTitles: boolean;
};

export const rule: Command = { help: (language) => wordsIn(language).manual.rule, run };

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    json: { type: 'boolean' },
    edition: { type: 'string' },
    lang: { type: 'string', default: 'en' },
  });
  const language = languageNamed(values.lang) as Language;
  const words = wordsIn(language).rule;
  if (positionals.length === 0) throw new WrongUsage(words.expected());
  const book = await inWords({ ...allRules(), words, hasTitles: language === 'en' }, values.edition, language);
  const asked = positionals.map((word) => word.toUpperCase());
  const found = asked.every((word) => /^[A-Z]-/.test(word)) ? byIds(book, asked) : byWords(book, positionals);
  if (typeof found === 'string') {
    console.error(found);
    return STATUS.failed;
  }
  if (values.json)
    print(
      JSON.stringify(
        found.map((each) => asJson(book, each)),
        undefined,
        2,
      ),
    );
  else print(found.length === 1 || positionals.length === found.length ? inFull(book, found) : inBrief(found));
  return STATUS.ok;
}

let rulesOfAllGames: Omit<RuleBooks, 'words' | 'hasTitles'> | undefined;

/** Read once: the sources do not change while they run. */
function allRules(): Omit<RuleBooks, 'words' | 'hasTitles'> {
  rulesOfAllGames ??= readAllRules();
  return rulesOfAllGames;
}

/** The rules of all games in one book. Ids begin with a letter of the game, so none is there twice. */
function readAllRules(): Omit<RuleBooks, 'words' | 'hasTitles'> {
  const books = GAME_IDS.map((game) => readRulebook(game));
  const all = <T>(of: (book: Rulebook) => Iterable<T>): T[] => books.flatMap((book) => [...of(book)]);
  return {
    rules: all(({ rules }) => rules),
    ambiguities: all(({ ambiguities }) => ambiguities),
    differences: all(({ differences }) => differences),
    prohibitions: all(({ prohibitions }) => prohibitions),
    allTests: all(({ allTests }) => allTests),
    code: new Map(all(({ code }) => code)),
    tests: new Map(all(({ tests }) => tests)),
    noCode: Object.assign({}, ...books.map(({ noCode }) => noCode)),
  };
}

/**
 * The rules in a language. In an edition they are in its words, and those that it does not have are left out, as are
 * other games. Notes exist in English only; they are left out elsewhere.
 */
async function inWords(book: RuleBooks, edition: string | undefined, language: Language): Promise<RuleBooks> {
  if (edition === undefined && language === 'en') return book;
  const worded = new Map<string, { readonly chapter: string; readonly statement: string }>();
  const known = new Set<string>();
  for (const id of GAME_IDS) {
    const hosting = await registeredGame(id)?.hosting();
    for (const each of hosting?.choices.editions ?? []) known.add(each);
    if (!hosting || (edition !== undefined && !hosting.choices.editions.includes(edition))) continue;
    const { rules } = edition === undefined ? hosting : inWordsOf(hosting, edition);
    for (const rule of rules?.(language) ?? []) worded.set(rule.id, rule);
  }
  if (edition !== undefined && !known.has(edition))
    throw new WrongUsage((usage) =>
      usage.unknownEdition({ given: JSON.stringify(edition), editions: [...known].join(', ') }),
    );
  const holds = ({ editions }: Rule): boolean =>
    edition === undefined || editions.some((place) => place.edition === edition && place.holding !== 'absent');
  return {
    ...book,
    ambiguities: openQuestionsIn(language, book.ambiguities),
    differences: differencesIn(language, book.differences),
    noCode: noCodeIn(language, book.noCode),
    rules: book.rules.flatMap((rule) => {
      const { chapter, statement } = worded.get(rule.id) ?? {};
      if (chapter === undefined || statement === undefined || !holds(rule)) return [];
      return [{ ...rule, chapter, statement, notes: language === 'en' ? rule.notes : '' }];
    }),
  };
}

/** Something that can be looked up: a rule, or a row of another table in the shape of one. */
type Entry = Pick<Rule, 'id' | 'chapter' | 'statement' | 'editions' | 'firm' | 'notes'>;

function entriesOf({ rules, ambiguities, differences, words }: RuleBooks): readonly Entry[] {
  return [
    ...rules,
    ...ambiguities.map(({ id, question, decision }) => ({
      id,
      chapter: words.ambiguities(),
      statement: question,
      editions: [],
      notes: words.decided({ decision }),
    })),
    ...differences.map(({ id, topic, says }) => ({
      id,
      chapter: words.differences(),
      statement: topic,
      editions: [],
      notes: says.map((said) => words.inEdition(said)).join(' · '),
    })),
  ];
}

/** The entries with these ids; if there is none for an id, a message with the nearest ids. */
function byIds(book: RuleBooks, ids: readonly string[]): readonly Entry[] | string {
  const entries = entriesOf(book);
  const found: Entry[] = [];
  for (const id of ids) {
    const exact = entries.filter((entry) => entry.id === id);
    const begun = exact.length > 0 ? exact : entries.filter((entry) => entry.id.startsWith(`${id}-`));
    if (begun.length === 0) {
      const nearest = [...entries]
        .sort((a, b) => distance(a.id, id, ID_MAX) - distance(b.id, id, ID_MAX))
        .slice(0, NEAREST)
        .sort((a, b) => a.id.localeCompare(b.id));
      return `${book.words.unknown({ id })}\n${inBrief(nearest)}`;
    }
    found.push(...begun);
  }
  return found;
}

function byWords(book: RuleBooks, words: readonly string[]): readonly Entry[] | string {
  const wanted = words.flatMap((word) => word.toLowerCase().split(/\s+/));
  const found = entriesOf(book).filter(({ id, statement, notes }) => {
    const text = `${id} ${statement} ${notes}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return found.length > 0 ? found : book.words.noMatch({ words: wanted.join(', ') });
}

function inBrief(entries: readonly Entry[]): string {
  return entries.map(({ id, statement }) => `${id.padEnd(12)}${statement}`).join('\n');
}

function inFull(book: RuleBooks, entries: readonly Entry[]): string {
  return entries.map((entry) => fullText(book, entry)).join('\n\n');
}

function fullText(book: RuleBooks, { id, chapter, statement, editions, firm, notes }: Entry): string {
  const { words } = book;
  const lines = [`${id}  (${chapter})`, `  ${statement}`];
  if (notes !== '') lines.push(`  ${notes}`);
  if (firm !== undefined) lines.push(words.known(), `  ${firmText(firm, words)}`);
  if (editions.length > 0) lines.push(words.editions(), ...editions.map((place) => `  ${editionText(place, words)}`));
  const reason = book.noCode[id];
  const code = book.code.get(id) ?? [];
  lines.push(words.code());
  if (code.length === 0) lines.push(`  ${reason === undefined ? words.none() : words.noneNeeded({ why: reason })}`);
  for (const { file, line, procedure } of code)
    lines.push(`  ${file}:${line}${procedure === '' ? '' : `  ${procedure}`}`);
  const tests = book.tests.get(id) ?? [];
  lines.push(words.tests());
  if (tests.length === 0) lines.push(`  ${words.none()}`);
  for (const { file, line, title } of tests) lines.push(`  ${file}:${line}${book.hasTitles ? `  ${title}` : ''}`);
  return lines.join('\n');
}

/** The letters of an index compiled from several sources. */
const FIRMNESS: Readonly<Record<string, 'published' | 'independent' | 'inferred' | 'reconstructed'>> = {
  A: 'published',
  B: 'independent',
  C: 'inferred',
  D: 'reconstructed',
};

function firmText(firm: string, words: RuleBooks['words']): string {
  const letters = new Set(firm.match(/\b[A-D]\b/g) ?? []);
  const told = [...letters].flatMap((letter) => {
    const key = FIRMNESS[letter];
    return key === undefined ? [] : [words[key]()];
  });
  return told.length === 0 ? firm : `${told.join('; ')} (${firm})`;
}

function editionText({ edition, holding, where }: EditionPlace, words: RuleBooks['words']): string {
  return `${edition.padEnd(6)}${words[holding]()}${where === '' ? '' : ` (${where})`}`;
}

function asJson(book: RuleBooks, entry: Entry): object {
  const tests = book.tests.get(entry.id) ?? [];
  return {
    ...entry,
    code: (book.code.get(entry.id) ?? []).map(({ file, line, procedure }) => ({ file, line, procedure })),
    tests: tests.map(({ file, line, title, kind }) => ({ file, line, title, kind })),
    ...(book.noCode[entry.id] === undefined ? {} : { noCode: book.noCode[entry.id] }),
  };
}
