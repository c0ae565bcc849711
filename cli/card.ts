/** `praxis card NAME [--game pokemon] [--lang it]` */
import type { Language } from '@praxis/contract';
import { GAME_IDS } from '@praxis/games';
import { cardLabelsIn, type Finding, type FoundCard } from './card-page.ts';
import { searchCards } from './card-search.ts';
import { type Command, print, readArguments, STATUS, WrongUsage } from './command.ts';
import { hostingNamed } from './games.ts';
import { languageNamed, wordsIn } from './words.ts';

export const card: Command = { help: (language) => wordsIn(language).manual.card({ games: GAME_IDS.join(', ') }), run };

const LISTED_MAX = 40;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    edition: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (positionals.length === 0) throw new WrongUsage((usage) => usage.noCardName());
  const language = languageNamed(values.lang) as Language;
  const asked = positionals.join(' ');
  const { cards, nearest } = await findIn(values.game, values.edition, language, asked);
  const labels = cardLabelsIn(language);
  if (cards.length === 0) {
    const names = nearest.map((name) => `  ${name}`);
    console.error(
      [`${labels.unknown} ${JSON.stringify(asked)}.`, ...(names.length > 0 ? [labels.nearest, ...names] : [])].join(
        '\n',
      ),
    );
    return STATUS.failed;
  }
  if (values.json)
    print(
      JSON.stringify(
        cards.map((each) => each.data()),
        undefined,
        2,
      ),
    );
  else if (new Set(cards.map(({ name }) => name)).size > 1)
    print([labels.several, ...cards.slice(0, LISTED_MAX).map(({ name }) => `  ${name}`)].join('\n'));
  else print(cards.map((each) => each.page(labels)).join('\n\n'));
  return STATUS.ok;
}

interface Found {
  readonly cards: readonly FoundCard[];
  readonly nearest: readonly string[];
}

/**
 * The game that has a card of exactly this name, else the first with a similar name. Games are loaded one by one, as
 * needed.
 */
async function findIn(
  game: string | undefined,
  edition: string | undefined,
  language: Language,
  asked: string,
): Promise<Found> {
  const near: Finding[] = [];
  const editions: string[] = [];
  for (const name of game === undefined ? GAME_IDS : [game]) {
    const hosting = await hostingNamed(name);
    editions.push(...hosting.choices.editions);
    const wanted = edition ?? hosting.choices.editions[0];
    if (!hosting.choices.editions.includes(wanted)) continue;
    const found = searchCards(hosting, language, wanted, asked);
    if (found.exact) return found;
    near.push(found);
  }
  if (near.length === 0)
    throw new WrongUsage((usage) =>
      usage.unknownEdition({ given: JSON.stringify(edition), editions: editions.join(', ') }),
    );
  const first = near.find(({ cards }) => cards.length > 0);
  return first ?? { cards: [], nearest: near.flatMap(({ nearest }) => nearest) };
}
