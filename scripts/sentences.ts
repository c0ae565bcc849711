/**
 * Draws sentences as players read them, the same ones for the same seed, for a reader who did not write them: `npm run
 * sentences -- --lang it --kind card --game vtes --count 20 --seed 1`. Each line begins with the source of the sentence
 * (a message, a card, a rule). Each source is drawn once before any is drawn again.
 *
 *   --kind   card, log, ask (questions and their answers), why-not, rule, lesson (hints too),
 *            page (bots' reasons and labels too), error
 *   --game   vtes, pokemon, magic, yugioh or rivals; without it all of them take turns
 *   --edition  an edition of the game (default: its first)
 */
import { parseArgs } from 'node:util';
import { ALL_LANGUAGES, type Hosting, inWordsOf, type Language } from '@praxis/contract';
import { GAME_IDS, registeredGame } from '@praxis/games';
import { type Dice, diceFrom } from '@praxis/testkit/playout.ts';
import { askedSentences, logSentences, PEOPLE, whyNotSentences } from './sentences/matches.ts';
import { type Matters, saidMessages } from './sentences/messages.ts';
import type { Sentence } from './sentences/sentence.ts';

interface Wanted {
  readonly hosting: Hosting;
  readonly edition: string;
  readonly language: Language;
  readonly seed: string;
  readonly count: number;
}

type Kind = (wanted: Wanted, dice: Dice) => readonly Sentence[] | Promise<readonly Sentence[]>;

/** Matches are played until this many more sentences are there than wanted, so that there is a choice. */
const CHOICE = 20;
const MATCHES_MAX = 16;

const fromMatches =
  (sentencesOf: (hosting: Hosting, edition: string, language: Language, seed: string) => readonly Sentence[]): Kind =>
  ({ hosting, edition, language, seed, count }) => {
    const found: Sentence[] = [];
    for (let match = 0; match < MATCHES_MAX && found.length < count * CHOICE; match++)
      found.push(...sentencesOf(hosting, edition, language, `${seed} ${match}`));
    return found;
  };

function mattersOf({ hosting, edition, language }: Wanted, dice: Dice): Matters {
  const all = hosting.game.allCards(edition);
  const cards = Array.from({ length: 12 }, () => hosting.face(all[dice(all.length)], language).name);
  return { cards, people: PEOPLE, labels: hosting.labels(language) };
}

/** Heads of columns and marks are no sentences. */
const hasWords = ({ text }: { readonly text: string }): boolean => text.split(' ').length > 2;

const KINDS: Readonly<Record<string, Kind>> = {
  card: ({ hosting, edition, language, count }, dice) => {
    const all = shuffled(hosting.game.allCards(edition), dice).slice(0, count * 3);
    return all.flatMap((def) => {
      const { name, lines } = hosting.face(def, language);
      return lines.filter(hasWords).map(({ text }) => ({ id: `card ${def.id} (${name})`, text }));
    });
  },
  log: fromMatches(logSentences),
  ask: fromMatches(askedSentences),
  'why-not': fromMatches(whyNotSentences),
  rule: ({ hosting, edition, language }) =>
    (hosting.rules?.(language) ?? [])
      .filter(({ editions }) => editions.length === 0 || editions.some((each) => each.edition === edition))
      .map(({ id, chapter, statement }) => ({ id: `rule ${id} (${chapter})`, text: statement })),
  lesson: async ({ hosting, language }) => {
    const lessons = await hosting.lessons?.();
    const titles = (lessons?.texts() ?? []).flatMap(({ text }) =>
      [...text.matchAll(/^title: "?(.+?)"?$/gm)].map(([, title]) => title as string),
    );
    const examples = titles.filter((title) => lessons?.isExample(title));
    const hints = Object.entries(hosting.labels(language)).filter(([key]) => key.startsWith('hint '));
    return [
      ...(lessons?.first(language) ?? []).flatMap(({ id, title, introduction }) => [
        { id: `lesson ${id}.title`, text: title },
        { id: `lesson ${id}.introduction`, text: introduction },
      ]),
      ...examples.map((title) => ({
        id: `example ${title.split(' ')[0]}`,
        text: lessons?.exampleTitle?.(title, language) ?? title,
      })),
      ...hints.map(([key, text]) => ({ id: key, text })),
    ];
  },
  page: (wanted, dice) => {
    const { hosting, language } = wanted;
    const { id } = hosting.game;
    const isPage = (path: string): boolean =>
      path.startsWith('web/words/') ||
      path.startsWith(`web/games/${id}/`) ||
      path.startsWith('bots/') ||
      path === `games/${id}/text/bot-reasons`;
    const labels = Object.entries(hosting.labels(language)).filter(
      ([key, text]) => !/^hint |^mark .* of (?!\*)/.test(key) && / /.test(text),
    );
    return [
      ...saidMessages(language, isPage, mattersOf(wanted, dice), dice),
      ...labels.map(([key, text]) => ({ id: `label ${key}`, text })),
    ];
  },
  error: (wanted, dice) => {
    const { game } = wanted.hosting;
    const isError = (path: string): boolean => /^(?:server|cli)\//.test(path) || path === `games/${game.id}/text/decks`;
    return saidMessages(wanted.language, isError, mattersOf(wanted, dice), dice).filter(hasWords);
  },
};

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  for (let at = left.length - 1; at > 0; at--) {
    const other = dice(at + 1);
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}

/** Every source once, in a random order, before any of them again; no text twice. */
function drawn(sentences: readonly Sentence[], count: number, dice: Dice): readonly Sentence[] {
  const times = new Map<string, number>();
  const texts = new Set<string>();
  const rounds = shuffled(sentences, dice).flatMap((sentence) => {
    if (texts.has(sentence.text)) return [];
    texts.add(sentence.text);
    const round = times.get(sentence.id) ?? 0;
    times.set(sentence.id, round + 1);
    return [{ round, sentence }];
  });
  return rounds
    .sort((one, other) => one.round - other.round)
    .slice(0, count)
    .map(({ sentence }) => sentence);
}

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    kind: { type: 'string', default: 'card' },
    game: { type: 'string' },
    edition: { type: 'string' },
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const language = ALL_LANGUAGES.find((each) => each === values.lang);
const kind = KINDS[values.kind];
if (!language || !kind)
  throw new Error(`--lang is one of ${ALL_LANGUAGES.join()}, --kind one of ${Object.keys(KINDS).join()}`);
const games = values.game === undefined ? GAME_IDS : [values.game];
const count = Math.ceil(Number(values.count) / games.length);
for (const game of games) {
  const loaded = await registeredGame(game)?.hosting();
  if (!loaded) throw new Error(`There is no game ${game}.`);
  const edition = values.edition ?? loaded.choices.editions[0];
  const hosting = inWordsOf(loaded, edition);
  const { seed } = values;
  const dice = diceFrom(`${seed} ${values.kind} ${game}`);
  const sentences = await kind({ hosting, edition, language, seed, count }, dice);
  for (const { id, text } of drawn(sentences, count, dice)) console.log(`${id}\t${text.replaceAll('\n', ' ⏎ ')}`);
}
