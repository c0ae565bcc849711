/**
 * `node scripts/vocabulary.ts`: brings the tables of docs/cards.md up to date: every kind of effect, its phrases, the
 * cards that use it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '../games/vtes/cards/index.ts';
import { usesOf } from '../games/vtes/cards/language/uses.ts';
import type { Effect } from '../games/vtes/cards/language.ts';
import { CARD_LANGUAGES } from '../games/vtes/text/cards/languages.ts';
import { cardText } from '../games/vtes/text/cards/render.ts';
import { cardDoing, EFFECT_SAMPLES } from '../games/vtes/text/cards/samples-effects.ts';
import { root } from './files.ts';

export const VOCABULARY_PAGE = join(root, 'docs/cards.md');

const CARDS_SHOWN_MAX = 3;
const BEGIN = '<!-- begin: written by scripts/vocabulary.ts -->';
const END = '<!-- end -->';

/** The page with up-to-date tables. */
export function withVocabulary(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('docs/cards.md has lost the marks of its tables.');
  return `${before}${BEGIN}\n\n${tables()}\n\n${END}${after}`;
}

function tables(): string {
  const used = usesOf(CARDS);
  const kinds = Object.keys(EFFECT_SAMPLES) as Effect['do'][];
  const uses = new Map(kinds.map((kind) => [kind, used.get(kind) ?? []]));
  const single = [...uses].filter(([, names]) => names.length === 1);
  const unused = [...uses].filter(([, names]) => names.length === 0);
  const share = (count: number): string => `${count} of ${uses.size} (${Math.round((100 * count) / uses.size)} %)`;
  const languages = Object.keys(CARD_LANGUAGES);
  return [
    `${CARDS.length} definitions use ${uses.size - unused.length} kinds of effects. Kinds that serve a single card: ${share(single.length)}${single.length > 0 ? `: ${single.map(([kind, [name]]) => `\`${kind}\` (${name})`).join(', ')}` : ''}.`,
    ...(unused.length > 0 ? [`Kinds that no card uses yet: ${unused.map(([kind]) => `\`${kind}\``).join(', ')}.`] : []),
    '',
    `| kind | ${languages.join(' | ')} | cards |`,
    `|---|${languages.map(() => '---|').join('')}---|`,
    ...[...uses].map(
      ([kind, names]) =>
        `| \`${kind}\` | ${languages.map((language) => phraseOf(kind, language)).join(' | ')} | ${shown(names)} |`,
    ),
  ].join('\n');
}

function phraseOf(kind: Effect['do'], language: string): string {
  const [sample] = EFFECT_SAMPLES[kind];
  return cardText(cardDoing(sample as Effect), language)
    .lines.map(({ text }) => text)
    .join(' ')
    .replaceAll('|', '\\|');
}

function shown(names: readonly string[]): string {
  const more = names.length - CARDS_SHOWN_MAX;
  return [...names.slice(0, CARDS_SHOWN_MAX), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

if (import.meta.main) {
  writeFileSync(VOCABULARY_PAGE, withVocabulary(readFileSync(VOCABULARY_PAGE, 'utf8')));
  console.log('docs/cards.md is up to date.');
}
