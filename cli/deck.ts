/** `praxis deck check` and `praxis deck convert` */
import type { Language } from '@praxis/contract';
import { GAME_IDS } from '@praxis/games';
import { type Command, onlyFile, readArguments, WrongUsage } from './command.ts';
import type { Asked } from './deck-check.ts';
import { hostingNamed } from './games.ts';
import { languageNamed } from './words.ts';

export const deck: Command = { help, run };

async function help(): Promise<string> {
  const hostings = await Promise.all(GAME_IDS.map((name) => hostingNamed(name)));
  const formats = hostings.map(({ game, deckFormats }) => `${game.id}: ${deckFormats.join(', ')}`);
  const playFormats = hostings.flatMap(({ game, playFormats: own }) =>
    own ? [`${game.id}: ${own.join(' or ')} (default ${own[0]})`] : [],
  );
  const importing = hostings.filter(({ keepLists }) => keepLists).map(({ game }) => `"praxis cards import ${game.id}"`);
  return `praxis deck check DECK [options]         is the deck legal, in which editions, and which of its cards are playable here
praxis deck convert DECK --to FORMAT     the same deck as another program writes it

DECK is a file, - for what is piped in, the name of a deck that a game offers, or a whole deck in an address (nothing is
fetched). All formats below are recognised by themselves, and so is the game.

  --game GAME      ${GAME_IDS.join(', ')} (default: the one that knows the deck)
  --to FORMAT      ${formats.join(`\n${' '.repeat(19)}`)}
  --edition NAME   the edition whose rules hold (default: the newest)
  --players N      how many play (default: as many as usually do); it may matter how large a deck must be
  --format NAME    ${playFormats.join(`\n${' '.repeat(19)}`)}
  --lang LANG      en, pt, es, it or fr (default en)
  --json           the result of a check for programs

${importing.join(', ')} makes all published cards known.
Exit status: 0 legal or converted, 1 there are problems, 2 wrong usage.`;
}

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
    throw new WrongUsage(`Expected check or convert${what === undefined ? '' : `, not ${JSON.stringify(what)}`}.`);
  if (what === 'check' && values.to !== undefined) throw new WrongUsage('--to works only with praxis deck convert.');
  const named = onlyFile(rest, 'a deck: a file, - or the name of one that is offered');
  const { givenDeck } = await import('./deck-given.ts');
  const { checkDeck, convertDeck } = await import('./deck-check.ts');
  const given = await givenDeck(named, values.game, asked.language);
  return what === 'check' ? checkDeck(given, asked) : convertDeck(given, asked);
}
