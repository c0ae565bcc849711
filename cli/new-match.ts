/** A new match as the command line asks for it. */
import {
  chosenSettings,
  type Deck,
  deckNameIn,
  decksIn,
  type Hosting,
  type Language,
  type OfferedDeck,
  SettingMistake,
  type Settings,
  type SettingValue,
} from '@praxis/contract';
import { Mistake, type SeatSetup, type Setup } from '@praxis/engine';
import { plainName } from '@praxis/kit/spelling.ts';
import { Failure, readNamed, WrongUsage, wholeNumber } from './command.ts';
import { wordsIn } from './words.ts';

export interface Wished {
  readonly edition?: string | undefined;
  readonly seats?: string | undefined;
  readonly deck?: string | undefined;
  /** Settings of the game, each as `name=value`. */
  readonly set?: readonly string[] | undefined;
}

/** The seats and decks: the person first, with the named deck or the first offered one. */
export function newSetup(
  hosting: Hosting,
  { edition: wished, seats: many, deck, set = [] }: Wished,
  names: readonly string[],
  seed: string,
  language: Language,
): Setup {
  const { illegalDeck } = wordsIn(language);
  const { editions, seats: limits } = hosting.choices;
  const edition = wished ?? editions[0];
  if (!editions.includes(edition))
    throw new WrongUsage((usage) =>
      usage.unknownEdition({ given: JSON.stringify(edition), editions: hosting.game.editions.join(', ') }),
    );
  const count = wholeNumber('seats', many ?? String(limits.usual), limits.least, limits.most);
  const decks = decksIn(hosting.decks, edition);
  const seats = names
    .slice(0, count)
    .map((name, seat): SeatSetup => ({ name, deck: (decks[seat % decks.length] as OfferedDeck).deck }));
  if (deck !== undefined) seats[0] = { name: names[0] as string, deck: deckNamed(hosting, deck, language) };
  const options = settingsGiven(hosting, edition, set);
  // A deck that is not legal can be tried out all the same.
  const table = { edition, seats: count, options };
  for (const { level, text, rule } of hosting.checkDeck(seats[0]?.deck ?? {}, table, language))
    if (level === 'error')
      console.error(illegalDeck({ edition, why: rule ? `${clause(text)} (${rule})` : clause(text) }));
  return { edition, seats, seed, ...(Object.keys(options).length > 0 ? { options } : {}) };
}

function settingsGiven(hosting: Hosting, edition: string, set: readonly string[]): Settings {
  try {
    return chosenSettings(
      hosting.choices.settings,
      edition,
      Object.fromEntries(set.map((each) => setting(hosting, each))),
    );
  } catch (error) {
    if (!(error instanceof SettingMistake)) throw error;
    const { problem } = error;
    throw new Failure(({ usage }) =>
      problem.about === 'unknown setting'
        ? usage.unknownSetting(problem)
        : usage.oneOf({ what: problem.id, names: problem.values, given: undefined }),
    );
  }
}

/** `ante=true`: the value in the game's type, or as it was written, which is then refused by its name. */
function setting({ choices: { settings = [] } }: Hosting, given: string): readonly [string, SettingValue] {
  const [id = '', ...rest] = given.split('=');
  const written = rest.join('=');
  const known = settings.find((each) => each.id === id);
  return [id, known?.values.find((value) => String(value) === written) ?? written];
}

/** A sentence without its full stop, to be continued. */
const clause = (sentence: string): string => sentence.replace(/\.$/, '');

function deckNamed(hosting: Hosting, given: string, language: Language): Deck {
  const offered = hosting.decks.find((each) =>
    [each.id, each.name, deckNameIn(hosting, each, language)].some((name) => plainName(name) === plainName(given)),
  );
  if (offered) return offered.deck;
  const { deck, messages } = hosting.readDeck(readNamed(given), language);
  const errors = messages.filter(({ level }) => level === 'error');
  if (errors.length > 0)
    throw new Mistake(errors.map(({ line, text }) => `${given}${line ? `:${line}` : ''}: ${text}`).join('\n'));
  return deck;
}
