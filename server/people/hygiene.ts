/** Names and lines that people write, before anybody else reads them. */
import { withoutAccents, withoutHeaps } from '@praxis/engine';
import { nameKeys } from './skeleton.ts';

/**
 * Control characters, signs that turn the direction of writing, separators of lines, private and unassigned ones, and
 * invisible letters. Only the variation selector for coloured signs (U+FE0F) may stay.
 */
const UNSEEN_KINDS = '(?!\\uFE0F)[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]';
const UNSEEN = new RegExp(UNSEEN_KINDS, 'u');
const ALL_UNSEEN = new RegExp(UNSEEN_KINDS, 'gu');
/** A heap of marks on one letter covers the lines above and below. */
const HEAPED = /\p{M}{4,}/u;

export const NAME_MAX = 24;
export const TITLE_MAX = 60;
export const LINE_MAX = 300;

/** The name as it is shown, or undefined if it is none. */
export function cleanName(given: string): string | undefined {
  const name = withoutHeaps(given).normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (name === '' || [...name].length > NAME_MAX || !/[\p{L}\p{N}]/u.test(name)) return undefined;
  return UNSEEN.test(name) || HEAPED.test(name) || isPretence(name) ? undefined : name;
}

/** Names by which a person could pass for the operator. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'deleted',
  'mod',
  'moderator',
  'operator',
  'praxis',
  'root',
  'server',
  'staff',
  'support',
  'system',
]);
/** Letters of these alphabets look like each other, and no name is written in two of them. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const RESERVED_KEYS = new Set([...RESERVED].flatMap(nameKeys));

function isPretence(name: string): boolean {
  const bare = withoutAccents(name.normalize('NFKC'));
  const plain = bare.toLowerCase().replace(/[^\p{L}]/gu, '');
  const isReserved = RESERVED.has(plain) || nameKeys(bare).some((key) => RESERVED_KEYS.has(key));
  return isReserved || ALPHABETS.filter((letters) => letters.test(name)).length > 1;
}

/** The title of a deck as it is shown, or undefined if it becomes empty. */
export function cleanTitle(given: string): string | undefined {
  const title = withoutUnseen(withoutHeaps(given).normalize('NFC').replace(/\s+/gu, ' ')).trim();
  return [...title].length > TITLE_MAX || !/[\p{L}\p{N}]/u.test(title) ? undefined : title;
}

/** A text of several lines, without invisible characters. */
export function cleanText(given: string): string {
  return withoutHeaps(given)
    .normalize('NFC')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.split('\t').map(withoutUnseen).join('\t'))
    .join('\n');
}

function withoutUnseen(text: string): string {
  return text.replace(ALL_UNSEEN, '').replace(/(\p{M}{3})\p{M}+/gu, '$1');
}

/** A line of the chat as it is shown, or undefined if it becomes empty. */
export function cleanLine(given: string): string | undefined {
  const line = withoutUnseen(withoutHeaps(given).normalize('NFC').replace(/\s+/gu, ' ')).trim();
  return line === '' || [...line].length > LINE_MAX ? undefined : line;
}
