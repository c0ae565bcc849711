/** `praxis deck check` and `praxis deck convert` */
import type { Language } from '@praxis/contract';
import { GAME_IDS } from '@praxis/games';
import { type Command, onlyFile, readArguments, WrongUsage } from './command.ts';
import type { Asked } from './deck-given.ts';
import { hostingNamed } from './games.ts';
import { languageNamed } from './words.ts';

export const deck: Command = { help, run };

async function help(): Promise<string> {
  const { FORMATS, DECK_FORMATS } = await import('./deck-vtes.ts');
  const others = await Promise.all(
    GAME_IDS.filter((name) => name !== 'vtes').map(async (name) => {
      const { deckFormats } = await hostingNamed(name);
      return `                   ${name}: ${deckFormats.join(', ')}`;
    }),
  );
  return `praxis deck check DECK [options]         is the deck legal, in which editions, and which of its cards are playable here
praxis deck convert DECK --to FORMAT     the same deck as another program writes it

DECK is a file, - for what is piped in, or the name of a deck that the game offers; for VTES also a "deck in URL" of VDB
(nothing is fetched). Texts of the TWD archive, VDB, Lackey, JOL and ARDB and the JSON of KRCG (VTES), of Pokémon TCG Live and
Limitless (Pokémon) and of Arena and Magic Online (Magic) are recognised by themselves.

  --game GAME      ${GAME_IDS.join(', ')} (default ${GAME_IDS[0]})
  --to FORMAT      vtes: ${FORMATS.join(', ')}
${others.join('\n')}
  --edition NAME   the edition whose rules hold (default: the newest)
  --players N      how many play (default: as many as usually do); older editions of VTES make the size of a library depend on it
  --format NAME    of VTES: ${DECK_FORMATS.join(' or ')} (default standard)
  --lang LANG      en, pt, es, it or fr (default en)
  --json           the result of a check for programs

"praxis cards import vtes" makes all official cards of VTES known.
Exit status: 0 legal or converted, 1 there are problems, 2 wrong usage.`;
}

const OPTIONS = {
  game: { type: 'string', default: GAME_IDS[0] as string },
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
  const given = onlyFile(rest, 'a deck: a file, - or the name of one that is offered');
  if (values.game === 'vtes') {
    const { checkVtes, convertVtes } = await import('./deck-vtes.ts');
    return what === 'check' ? checkVtes(given, asked) : convertVtes(given, asked);
  }
  const hosting = await hostingNamed(values.game);
  const { checkHosted, convertHosted } = await import('./deck-hosted.ts');
  return what === 'check' ? checkHosted(hosting, given, asked) : convertHosted(hosting, given, asked);
}
