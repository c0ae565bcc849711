/** `praxis cards import`, `find`, `compile`, `list` and `missing` */
import { writeFileSync } from 'node:fs';
import type { Hosting, Language } from '@praxis/contract';
import { GAME_IDS } from '@praxis/games';
import { findNamed } from '@praxis/kit/spelling.ts';
import { importLists, keptFile, knownCards, listFiles } from './card-lists.ts';
import { cardLabelsIn } from './card-page.ts';
import { namesOf } from './card-search.ts';
import { type Command, print, readArguments, STATUS, WrongUsage } from './command.ts';
import { givenDeck } from './deck-given.ts';
import { hostingNamed } from './games.ts';
import { languageNamed, wordsIn } from './words.ts';

const HELP = `praxis cards import GAME PATH…     make all cards of published lists known (vtes)
praxis cards find GAME NAME…       the known cards of that name, and whether they are playable here
praxis cards compile GAME PATH…    make definitions of the texts in published lists (vtes)
praxis cards list GAME [--json]    all cards that can be played here
praxis cards missing DECK [--json] the cards of a deck that cannot, and what could take their place

PATH is a folder with card lists, or one of the files. For VTES these are the CSV files that the VEKN publishes
(vtescrypt.csv, vteslib.csv, vteslibmeta.csv, vtessets.csv). Names, groups, costs, sets and bans are kept in the folder
.praxis in your home (or where PRAXIS_HOME says), never the texts of the cards. Nothing is fetched from the network. A
server that is started with PRAXIS_CARDS naming that folder knows them, too.

Compiling prints how many cards were understood completely. A text that is not understood to its last word is refused, with
the first words that were not understood.

  DECK          a file with a deck, - for a pipe, an address that holds a deck, or the name of an offered deck
  --game GAME   whose deck it is, if the text does not tell
  --write FILE  write the compiled definitions there, as YAML
  --why         name every refused card, with its reason
  GAME          ${GAME_IDS.join(', ')}
  --lang LANG   en, pt, es, it or fr (default en)

Exit status: 0 done or found, 1 a file is damaged or nothing found, 2 wrong usage.`;

export const cards: Command = { help: HELP, run };

const WHAT = ['import', 'find', 'compile', 'list', 'missing'];

const SHOWN_MAX = 40;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    lang: { type: 'string', default: 'en' },
    write: { type: 'string' },
    why: { type: 'boolean' },
    json: { type: 'boolean' },
    game: { type: 'string' },
  });
  const [what = '', game, ...rest] = positionals;
  if (!WHAT.includes(what))
    throw new WrongUsage(`Expected one of ${WHAT.join(', ')}${what === '' ? '' : `, not ${JSON.stringify(what)}`}.`);
  if (what === 'missing') {
    if (game === undefined) throw new WrongUsage('Expected a deck.');
    return missing(game, values.game, languageNamed(values.lang) as Language, values.json === true);
  }
  const hosting = await hostingNamed(game);
  if (what === 'list') return list(hosting, values.json === true);
  if (rest.length === 0)
    throw new WrongUsage(
      what === 'find' ? 'Expected the name of a card.' : 'Expected a folder or files of card lists.',
    );
  if (what === 'import') return importFrom(hosting, rest);
  if (what === 'compile') return compile(hosting, rest, values);
  return find(hosting, rest.join(' '), languageNamed(values.lang) as Language);
}

/** Every card that can be played, in the newest edition. */
function list(hosting: Hosting, isJson: boolean): number {
  const all = hosting.game.allCards(hosting.choices.editions[0] as string).map((def) => {
    const [name] = namesOf(hosting, def);
    return { id: def.id, name, origin: 'hand', ...hosting.cardKeys?.(def) };
  });
  print(isJson ? JSON.stringify(all, null, 1) : all.map(({ id, name }) => `${id}  ${name}`).join('\n'));
  return STATUS.ok;
}

/** Lists what a deck lacks: cards that are known and not playable, and names that mean no card. */
async function missing(given: string, game: string | undefined, language: Language, isJson: boolean): Promise<number> {
  const { hosting, deckService, listed, isPartial, read } = await givenDeck(given, game, language);
  const { deck, unknown = {} } = read;
  const lacking = [
    ...Object.keys(deck).flatMap((id) => {
      const name = listed.get(id)?.listed;
      if (name === undefined) return [];
      return [{ name, count: deck[id] ?? 0, known: true, instead: deckService.substitutes?.(id, deck) ?? [] }];
    }),
    ...Object.entries(unknown).map(([name, count]) => ({ name, count, known: false, instead: [] })),
  ];
  if (isJson) {
    print(JSON.stringify(lacking, null, 1));
    return STATUS.ok;
  }
  const words = wordsIn(language).deck;
  for (const { name, count, instead } of lacking)
    print(`${count}x ${name}${instead.length === 0 ? '' : `  (${words.instead({ names: instead })})`}`);
  const all = [...Object.values(deck), ...Object.values(unknown)].reduce((sum, count) => sum + count, 0);
  print(words.playable({ playable: all - lacking.reduce((sum, { count }) => sum + count, 0), all }));
  if (isPartial && Object.keys(unknown).length > 0) console.error(words.notImported({ game: hosting.game.id }));
  return STATUS.ok;
}

async function compile(
  hosting: Hosting,
  paths: readonly string[],
  { write, why }: { readonly write?: string | undefined; readonly why?: boolean | undefined },
): Promise<number> {
  if (!hosting.compileLists) throw new WrongUsage(`Cards of ${hosting.game.id} cannot be compiled here.`);
  const { listed, defined, compiled, refused, text } = await hosting.compileLists(listFiles(paths));
  print(`${listed} cards: ${defined} are defined here, ${compiled} were compiled, ${refused.length} were refused.`);
  if (why) for (const each of refused) print(`${each.name}: ${each.why}`);
  if (write !== undefined) {
    writeFileSync(write, text);
    print(`The definitions are in ${write}.`);
  }
  return STATUS.ok;
}

async function importFrom(hosting: Hosting, paths: readonly string[]): Promise<number> {
  if (!hosting.keepLists) throw new WrongUsage(`Card lists of ${hosting.game.id} cannot be imported here.`);
  const { summary } = await importLists(hosting, hosting.keepLists, paths);
  print(`${summary} are known now (${keptFile(hosting.game.id)}).`);
  return STATUS.ok;
}

async function find(hosting: Hosting, asked: string, language: Language): Promise<number> {
  const { deckService, isPartial } = await knownCards(hosting);
  const found = deckService.findCards?.(asked, language) ?? playableCards(hosting, asked, language);
  if (found.length === 0) console.error(`${cardLabelsIn(language).unknown} ${JSON.stringify(asked)}.`);
  for (const { line, notes } of found.slice(0, SHOWN_MAX))
    print([line, ...notes.map((note) => `  ${note}`)].join('\n'));
  if (found.length > SHOWN_MAX) print(`… (${found.length})`);
  if (isPartial) console.error(wordsIn(language).deck.notImported({ game: hosting.game.id }));
  return found.length === 0 ? STATUS.failed : STATUS.ok;
}

/** Of a game whose deck service does not look for cards: those that can be played. */
function playableCards(hosting: Hosting, asked: string, language: Language) {
  const all = hosting.game.allCards(hosting.choices.editions[0] as string);
  return findNamed(all, (def) => namesOf(hosting, def), asked).found.map((def) => {
    const { name, short, listed } = hosting.face(def, language);
    const [english] = namesOf(hosting, def);
    const called = name === english ? (listed ?? name) : `${name} (${listed ?? english})`;
    return { line: `${called} · ${short}`, notes: [] };
  });
}
