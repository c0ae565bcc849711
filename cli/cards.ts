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

export const cards: Command = {
  help: (language) => wordsIn(language).manual.cards({ games: GAME_IDS.join(', ') }),
  run,
};

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
    throw new WrongUsage((usage) =>
      usage.oneOf({
        what: 'praxis cards',
        names: WHAT.join(', '),
        given: what === '' ? undefined : JSON.stringify(what),
      }),
    );
  if (what === 'missing') {
    if (game === undefined) throw new WrongUsage((usage) => usage.noDeck());
    return missing(game, values.game, languageNamed(values.lang) as Language, values.json === true);
  }
  const hosting = await hostingNamed(game);
  const language = languageNamed(values.lang) as Language;
  if (what === 'list') return list(hosting, values.json === true);
  if (rest.length === 0) throw new WrongUsage((usage) => (what === 'find' ? usage.noCardName() : usage.noCardLists()));
  if (what === 'import') return importFrom(hosting, rest, language);
  if (what === 'compile') return compile(hosting, rest, values, language);
  return find(hosting, rest.join(' '), language);
}

/** Every card that can be played, in the newest edition. */
function list(hosting: Hosting, isJson: boolean): number {
  const { cardKeys = () => ({}) } = hosting;
  const all = hosting.game.allCards(hosting.choices.editions[0]).flatMap((def) => {
    const [name] = namesOf(hosting, def);
    const keys = cardKeys(def);
    return keys ? [{ id: def.id, name, origin: 'hand', ...keys }] : [];
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
  language: Language,
): Promise<number> {
  const words = wordsIn(language).cards;
  if (!hosting.compileLists) throw new WrongUsage((usage) => usage.notCompiled({ game: hosting.game.id }));
  const { listed, defined, compiled, refused, text } = await hosting.compileLists(listFiles(paths));
  print(words.compiled({ listed, defined, compiled, refused: refused.length }));
  if (why) for (const each of refused) print(`${each.name}: ${each.why}`);
  if (write !== undefined) {
    writeFileSync(write, text);
    print(words.written({ file: write }));
  }
  return STATUS.ok;
}

async function importFrom(hosting: Hosting, paths: readonly string[], language: Language): Promise<number> {
  if (!hosting.keepLists) throw new WrongUsage((usage) => usage.notImported({ game: hosting.game.id }));
  const { counts } = await importLists(hosting, hosting.keepLists, paths);
  print(wordsIn(language).cards.imported({ ...counts, file: keptFile(hosting.game.id) }));
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
  const all = hosting.game.allCards(hosting.choices.editions[0]);
  return findNamed(all, (def) => namesOf(hosting, def), asked).found.map((def) => {
    const { name, short, listed } = hosting.face(def, language);
    const [english] = namesOf(hosting, def);
    const called = name === english ? (listed ?? name) : `${name} (${listed ?? english})`;
    return { line: `${called} · ${short}`, notes: [] };
  });
}
