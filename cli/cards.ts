/** `praxis cards import vtes PATH` and `praxis cards find vtes NAME` */
import { knownHere } from '@praxis/vtes/card-lists/known.ts';
import { importLists, listsFile } from '@praxis/vtes/card-lists/store.ts';
import { fullName, type Knowledge, type KnownCard, search } from '@praxis/vtes/decks/knowledge.ts';
import { nameKey } from '@praxis/vtes/decks/names.ts';
import { deckSentence } from '@praxis/vtes/text/decks.ts';
import { nameIn } from '@praxis/vtes/text/names.ts';
import { factsIn } from '@praxis/vtes/text/short-texts.ts';
import { type Command, print, readArguments, STATUS, WrongUsage } from './command.ts';
import { languageNamed } from './words.ts';

const HELP = `praxis cards import vtes PATH…     make all cards of the official VEKN lists known
praxis cards find vtes NAME…       the known cards of that name, and whether they are playable here

PATH is a folder with the CSV files that the VEKN publishes (vtescrypt.csv, vteslib.csv, vteslibmeta.csv,
vtessets.csv), or one of the files. Names, groups, costs, sets and bans are kept in the folder .praxis in your home
(or where PRAXIS_HOME says), never the texts of the cards. Nothing is fetched from the network. A server that is
started with PRAXIS_CARDS naming that folder knows them, too.

  --lang LANG   en, pt, es, it or fr (default en)

Exit status: 0 done or found, 1 a file is damaged or nothing found, 2 wrong usage.`;

export const cards: Command = { help: HELP, run };

const SHOWN_MAX = 40;

function run(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, { lang: { type: 'string', default: 'en' } });
  const [what, game, ...rest] = positionals;
  if (what !== 'import' && what !== 'find')
    throw new WrongUsage(`Expected import or find${what === undefined ? '' : `, not ${JSON.stringify(what)}`}.`);
  if (game !== 'vtes')
    throw new WrongUsage(
      game === undefined ? 'Expected a game: vtes.' : `There is no game ${JSON.stringify(game)}; there is vtes.`,
    );
  if (rest.length === 0)
    throw new WrongUsage(what === 'import' ? 'Expected a folder or CSV files.' : 'Expected the name of a card.');
  return what === 'import' ? importFrom(rest) : find(rest.join(' '), languageNamed(values.lang));
}

function importFrom(paths: readonly string[]): number {
  const { crypt, library, sets } = importLists(paths);
  print(
    `${crypt.length} crypt cards, ${library.length} library cards and ${sets.length} sets are known now (${listsFile()}).`,
  );
  return STATUS.ok;
}

function find(name: string, language: string): number {
  const knowledge = knownHere();
  const found = foundBy(knowledge, name, language);
  if (found.length === 0) console.error(deckSentence(language, { say: 'unknown card', card: name }));
  for (const card of found.slice(0, SHOWN_MAX)) print(factsText(card, language));
  if (found.length > SHOWN_MAX) print(`… (${found.length})`);
  if (!knowledge.complete) console.error(deckSentence(language, { say: 'no card lists' }));
  return found.length === 0 ? STATUS.failed : STATUS.ok;
}

/** `Belinde · Nosferatu 6 · ani aus OBF pot · prince · G6 · V5`, and the English name of a card that has another one. */
function factsText(card: KnownCard, language: string): string {
  const { name, group, sets = [], banned } = card;
  const called = nameIn(language, name);
  const facts = [
    called === name ? fullName(card) : fullName({ ...card, name: `${called} (${name})` }),
    ...factsIn(language, card),
    group === undefined ? '' : `G${group}`,
    sets.join(', '),
  ];
  const notes: string[] = [];
  if (banned !== undefined) notes.push(deckSentence(language, { say: 'banned card', card: name, since: banned }));
  if (card.def === undefined) notes.push(deckSentence(language, { say: 'not yet playable', card: name }));
  return [facts.filter(Boolean).join(' · '), ...notes.map((note) => `  ${note}`)].join('\n');
}

/** By its English name, else by its name in the language of whoever asks, else whatever comes near. */
function foundBy(knowledge: Knowledge, asked: string, language: string): readonly KnownCard[] {
  const key = nameKey(asked);
  const translated = knowledge.cards.filter(({ name }) => nameKey(nameIn(language, name)) === key);
  return knowledge.named(asked).length === 0 && translated.length > 0 ? translated : search(knowledge, asked);
}
