/** Messages with arguments such as a player might see: of the page, the server, the terminal and decks. */
import type { Language } from '@praxis/contract';
import type { Dice } from '@praxis/testkit/playout.ts';
import type { Expression, Message, Pattern } from '../../contract/messages/fluent.ts';
import { type Args, type Said, said } from '../../contract/messages/say.ts';
import { grammarOf, joiningIn } from '../../kit/language/messages.ts';
import { textFiles } from '../files.ts';
import { messageFolders, sourceOf } from '../messages.ts';
import type { Sentence } from './sentence.ts';

/** Plausible arguments. Names of cards and things of games come from the game. */
const PLAUSIBLE: Readonly<Record<string, Args[string]>> = {
  bots: 'heuristic, search, random',
  command: 'praxis play vtes --load match.json',
  consequence: 'Bruno: 17',
  counter: 'pool',
  device: 'Firefox, Linux',
  edition: '2000',
  editions: ['fifth', 'third', '2000'],
  file: 'match.json',
  format: 'text',
  games: 'vtes, pokemon, magic, yugioh, rivals',
  given: '"foo"',
  groups: '2, 5',
  id: '7f3a',
  number: 100123,
  one: '--load',
  option: '--seats',
  other: '--deck',
  perSecond: '12',
  print: 'PAL 12',
  seed: 'autumn',
  share: '20 %',
  temperaments: 'balanced, bold',
  text: '3x Foo Bar',
  when: '2026-03-01',
  why: 'ENOENT',
};
const COUNTED =
  /^(?:all|amount|capacity|cards|chosen|count|counted|days|failed|from|group|here|hours|intercept|least|limit|line|max|min|minutes|most|n|of|others|over|percent|planned|playable|played|players|seat|seats|seconds|set|size|stated|stealth|step|stopped|threads|to|turn|usual|worlds|written)$/;
const NUMBERS = [0, 1, 2, 3, 7, 12, 1500];

/** The subjects of messages: names as the game words them, and its own words for steps and zones. */
export interface Matters {
  readonly cards: readonly string[];
  readonly people: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

/** The keys by which a pattern chooses a text for an argument. */
function keysOf(pattern: Pattern, name: string): readonly string[] {
  const keys: string[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('on' in part) {
      const { on, cases } = part as Extract<Expression, { on: unknown }>;
      if ('$' in on && on.$ === name) keys.push(...Object.keys(cases));
    }
    for (const each of Object.values(part)) look(each);
  };
  look(pattern);
  return keys;
}

function argumentFor(name: string, pattern: Pattern, isPage: boolean, about: Matters, dice: Dice): Args[string] {
  const pick = <T>(from: readonly T[]): T => from[dice(from.length)] as T;
  const keys = keysOf(pattern, name);
  if (keys.includes('true')) return dice(2) === 0;
  if (keys.includes('none') && dice(2) === 0) return undefined;
  const words = keys.filter((key) => !/^(?:none|one|\d+)$/.test(key));
  if (words.length > 0) return pick([...words, 'other']);
  if (COUNTED.test(name) || keys.includes('one')) return pick(NUMBERS);
  if (/^(?:names|instead|nearest)$/.test(name)) {
    const from = isPage ? about.people : about.cards;
    const names = [pick(from), pick(from)];
    return JSON.stringify(pattern).includes('"LIST"') ? names : names.join(', ');
  }
  if (name === 'card' || (name === 'name' && !isPage) || name === 'what') return pick(about.cards);
  if (name === 'name') return pick(about.people);
  if (name === 'time') return '3:20';
  if (/^(?:phase|step|zone|section)$/.test(name)) {
    const own = Object.entries(about.labels).flatMap(([key, label]) => (key.startsWith(`${name} `) ? [label] : []));
    return own.length > 0 ? pick(own) : name;
  }
  const known = PLAUSIBLE[name];
  if (Array.isArray(known) && !JSON.stringify(pattern).includes('"LIST"')) return known.join(', ');
  return known ?? pick(about.people);
}

function argumentsIn(pattern: Pattern): readonly string[] {
  return [...new Set([...JSON.stringify(pattern).matchAll(/"\$":"(\w+)"/g)].map(([, name]) => name as string))];
}

/** The messages of these files in a language, each said once; `wanted` sees their paths without language. */
export function saidMessages(
  language: Language,
  wanted: (path: string) => boolean,
  about: Matters,
  dice: Dice,
): readonly Sentence[] {
  const sentences: Sentence[] = [];
  for (const folder of messageFolders(textFiles()))
    for (const file of sourceOf(folder).keys()) {
      if (!wanted(`${folder.folder}/${file}`)) continue;
      const isPage = folder.folder === 'web/words';
      const messages: readonly Message[] = folder.languages.get(language)?.get(file) ?? [];
      for (const { id, pattern, attributes } of messages)
        for (const [name, each] of pattern === undefined ? Object.entries(attributes) : [['', pattern] as const]) {
          const args = Object.fromEntries(
            argumentsIn(each).map((name) => [name, argumentFor(name, each, isPage, about, dice)]),
          );
          const { it } = said({ it: each }, language, {
            functions: grammarOf(language),
            joining: joiningIn(language),
          }) as {
            readonly it: Said;
          };
          const text = typeof it === 'function' ? it(args) : String(it);
          sentences.push({ id: `${folder.folder}/${language}/${file}.ftl ${id}${name && `.${name}`}`, text });
        }
    }
  return sentences;
}
