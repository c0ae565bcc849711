/** `praxis rule V-ACT-010` */
import { inWordsOf } from '@praxis/contract';
import { GAME_IDS, registeredGame } from '@praxis/games';
import { distance } from '@praxis/kit/spelling.ts';
import { type Command, print, readArguments, STATUS, WrongUsage } from './command.ts';
import type { EditionPlace, Rule } from './rules/rule-index.ts';
import { type Rulebook, readRulebook } from './rules/rulebook.ts';

const HELP = `praxis rule ID…      what a rule says, in which editions, where the code carries it out, which tests name it
praxis rule WORDS…   the rules whose statement contains all the words

  praxis rule V-ACT-010
  praxis rule bleed modifier
  praxis rule V-ACT        all rules whose id begins like this

  --edition NAME   the rules of this edition, in its words
  --json           the same for programs

Ids of ambiguities (V-AMB-01) and of differences between editions (D-001) are known as well.
Exit status: 0 found, 1 nothing like that, 2 wrong usage.`;

const NEAREST = 5;
/** No id is as long. */
const ID_MAX = 20;

/** What is known of the rules of several games. */
type RuleBooks = Omit<Rulebook, 'game'>;

export const rule: Command = { help: HELP, run };

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' }, edition: { type: 'string' } });
  if (positionals.length === 0) throw new WrongUsage('Expected the id of a rule, or words to look for.');
  const book = values.edition === undefined ? allRules() : await inEdition(allRules(), values.edition);
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

/** The rules of all games in one book. Ids begin with a letter of the game, so none is there twice. */
function allRules(): RuleBooks {
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

/** The rules of an edition in its words: those that it does not have are left out, as are other games. */
async function inEdition(book: RuleBooks, edition: string): Promise<RuleBooks> {
  const worded = new Map<string, { readonly chapter: string; readonly statement: string }>();
  const known = new Set<string>();
  for (const id of GAME_IDS) {
    const hosting = await registeredGame(id)?.hosting();
    for (const each of hosting?.choices.editions ?? []) known.add(each);
    if (!hosting?.choices.editions.includes(edition)) continue;
    for (const rule of inWordsOf(hosting, edition).rules?.('en') ?? []) worded.set(rule.id, rule);
  }
  if (!known.has(edition)) throw new WrongUsage(`There is no edition ${edition}; there are ${[...known].join(', ')}.`);
  const holds = ({ editions }: Rule): boolean =>
    editions.some((place) => place.edition === edition && place.holding !== 'absent');
  return {
    ...book,
    rules: book.rules.flatMap((rule) => {
      const words = worded.get(rule.id);
      return words && holds(rule) ? [{ ...rule, chapter: words.chapter, statement: words.statement }] : [];
    }),
  };
}

/** Something that can be looked up: a rule, or a row of another table in the shape of one. */
type Entry = Pick<Rule, 'id' | 'chapter' | 'statement' | 'editions' | 'firm' | 'notes'>;

function entriesOf({ rules, ambiguities, differences }: RuleBooks): readonly Entry[] {
  return [
    ...rules,
    ...ambiguities.map(({ id, question, decision }) => ({
      id,
      chapter: 'Ambiguities',
      statement: question,
      editions: [],
      notes: `Decided here: ${decision}`,
    })),
    ...differences.map(({ id, topic, says }) => ({
      id,
      chapter: 'Differences between the editions',
      statement: topic,
      editions: [],
      notes: says.map(({ edition, words }) => `${edition}: ${words}`).join(' · '),
    })),
  ];
}

/** What the ids name; if one names nothing, a message with the nearest. */
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
      return `There is no rule ${id}. The nearest are:\n${inBrief(nearest)}`;
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
  return found.length > 0 ? found : `No rule contains all of: ${wanted.join(', ')}.`;
}

function inBrief(entries: readonly Entry[]): string {
  return entries.map(({ id, statement }) => `${id.padEnd(12)}${statement}`).join('\n');
}

function inFull(book: RuleBooks, entries: readonly Entry[]): string {
  return entries.map((entry) => fullText(book, entry)).join('\n\n');
}

function fullText(book: RuleBooks, { id, chapter, statement, editions, firm, notes }: Entry): string {
  const lines = [`${id}  (${chapter})`, `  ${statement}`];
  if (notes !== '') lines.push(`  ${notes}`);
  if (firm !== undefined) lines.push('Known', `  ${firmText(firm)}`);
  if (editions.length > 0) lines.push('Editions', ...editions.map((place) => `  ${editionText(place)}`));
  const reason = book.noCode[id];
  const code = book.code.get(id) ?? [];
  lines.push('Code');
  if (code.length === 0) lines.push(`  ${reason === undefined ? 'none' : `none needed: ${reason}`}`);
  for (const { file, line, procedure } of code)
    lines.push(`  ${file}:${line}${procedure === '' ? '' : `  ${procedure}`}`);
  const tests = book.tests.get(id) ?? [];
  lines.push('Tests');
  if (tests.length === 0) lines.push('  none');
  for (const { file, line, title } of tests) lines.push(`  ${file}:${line}  ${title}`);
  return lines.join('\n');
}

const HOLDING: Readonly<Record<EditionPlace['holding'], string>> = {
  stated: 'as stated',
  implied: 'follows',
  other: 'another rule',
  absent: 'no such rule',
};

/** The letters of an index that was put together from several sources. */
const FIRMNESS: Readonly<Record<string, string>> = {
  A: "read in a publisher's text",
  B: 'stated by an independent source',
  C: 'inferred from other rules',
  D: 'reconstructed: our reading, nothing was found',
};

function firmText(firm: string): string {
  const letters = [...new Set(firm.match(/\b[A-D]\b/g) ?? [])];
  const words = letters.map((letter) => FIRMNESS[letter]).join('; ');
  return words === '' ? firm : `${words} (${firm})`;
}

function editionText({ edition, holding, where }: EditionPlace): string {
  return `${edition.padEnd(6)}${HOLDING[holding]}${where === '' ? '' : ` (${where})`}`;
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
