/** `praxis deck check` and `praxis deck convert` */
import type { Language } from '@praxis/contract';
import { GAME_IDS } from '@praxis/games';
import { type Command, onlyFile, readArguments, WrongUsage } from './command.ts';
import type { Asked } from './deck-check.ts';
import { hostingNamed } from './games.ts';
import { languageNamed, wordsIn } from './words.ts';

export const deck: Command = { help, run };

async function help(language: string): Promise<string> {
  const { manual } = wordsIn(language);
  const hostings = await Promise.all(GAME_IDS.map((name) => hostingNamed(name)));
  const formats = hostings.map(({ game, deckFormats }) => `${game.id}: ${deckFormats.join(', ')}`);
  const playFormats = hostings.flatMap(({ game, playFormats: own }) =>
    own ? [`${game.id}: ${manual.deckFormats({ formats: own.join(', '), usual: own[0] as string })}`] : [],
  );
  const importing = hostings.filter(({ keepLists }) => keepLists).map(({ game }) => `"praxis cards import ${game.id}"`);
  const column = `\n${' '.repeat(HELP_COLUMN)}`;
  return manual.deck({
    games: GAME_IDS.join(', '),
    formats: formats.join(column),
    playFormats: playFormats.join(column),
    importing: importing.join(', '),
  });
}

/** In every language the explanations of the options begin here. */
const HELP_COLUMN = 21;

const OPTIONS = {
  game: { type: 'string' },
  to: { type: 'string' },
  edition: { type: 'string' },
  players: { type: 'string' },
  format: { type: 'string' },
  lang: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
} as const;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [what, ...rest] = positionals;
  const asked: Asked = { ...values, language: languageNamed(values.lang) as Language };
  if (what !== 'check' && what !== 'convert')
    throw new WrongUsage((usage) =>
      usage.oneOf({
        what: 'praxis deck',
        names: 'check, convert',
        given: what === undefined ? undefined : JSON.stringify(what),
      }),
    );
  if (what === 'check' && values.to !== undefined)
    throw new WrongUsage((usage) => usage.onlyWith({ option: '--to', command: 'praxis deck convert' }));
  const named = onlyFile(rest, 'noDeck');
  const { givenDeck } = await import('./deck-given.ts');
  const { checkDeck, convertDeck } = await import('./deck-check.ts');
  const given = await givenDeck(named, values.game, asked.language);
  return what === 'check' ? checkDeck(given, asked) : convertDeck(given, asked);
}
