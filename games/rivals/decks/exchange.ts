/**
 * Deck lists as text, in the form in which players of expandable card games write them:
 *
 *     # Turf of the Brujah
 *     Agenda
 *     1 Turf War
 *
 *     Faction deck (7)
 *     1 Hydra
 *
 * Cards may be named in English or by another printed name; the headings may be in any language of the game, and may be missing.
 */
import { countedLine, textFault, textLines } from '@praxis/kit/deck-text.ts';
import { plainName, suggestions } from '@praxis/kit/spelling.ts';
import { CARDS, PRINTED } from '../cards/index.ts';
import type { CardDef, Kind } from '../cards/language.ts';

export const FORMATS = ['text'] as const;

/** The longest text that is read; no deck is nearly as long. */
export const TEXT_MAX = 20_000;

/** More copies in one line are a mistake. */
const COUNT = /^[1-9]\d?$/;

export type LineProblem =
  | { readonly say: 'line'; readonly line: number; readonly text: string }
  | { readonly say: 'count'; readonly line: number; readonly text: string }
  | { readonly say: 'unknown line'; readonly line: number; readonly card: string; readonly nearest: readonly string[] }
  | { readonly say: 'too long'; readonly line: 0 }
  | { readonly say: 'not text'; readonly line: 0 };

export interface DeckRead {
  readonly name: string;
  /** By the ids of cards. */
  readonly deck: Readonly<Record<string, number>>;
  /** Unknown names, with their numbers. */
  readonly unknown: Readonly<Record<string, number>>;
  readonly problems: readonly LineProblem[];
}

/** `Library (40)`, `Faction deck: 7`, `Refuge`, in the words of all languages. */
const HEADING =
  /^[#*=\s]*(?:agendas?|cabales?|havens?|ref[uú]gios?|refuges?|rifugi?o?|faction(?: deck)?|deck (?:de )?faction|baralho de fac[cç][aã]o|mazo de facci[oó]n|mazzo fazione|vampires?|vampiros?|vampiri|library|biblioteca|biblioth[eè]que)\s*[:(–-]?\s*\d*(?:\s*cards)?\s*\)?\s*[:*=]*$/iu;

const byName: ReadonlyMap<string, CardDef> = new Map(
  CARDS.flatMap((def) => [
    ...Object.values(PRINTED.get(def.id)?.names ?? {}).map((name) => [plainName(name), def] as const),
    [plainName(def.name), def] as const,
    [plainName(def.id), def] as const,
  ]),
);
const NAMES: readonly string[] = CARDS.map(({ name }) => name);

/** The card that a list names by a name or an id. */
export function cardNamed(name: string): CardDef | undefined {
  return byName.get(plainName(name));
}

/** Reads a list. Every line that is neither a card, a heading nor a remark gets a message. */
export function readDeck(text: string): DeckRead {
  const fault = textFault(text, { letters: TEXT_MAX });
  if (fault)
    return {
      ...{ name: '', deck: {}, unknown: {} },
      problems: [{ say: fault === 'not text' ? 'not text' : 'too long', line: 0 }],
    };
  const deck: Record<string, number> = {};
  const unknown: Record<string, number> = {};
  const problems: LineProblem[] = [];
  const perhaps = suggestions(NAMES);
  let name = '';
  for (const { line, text: content } of textLines(text)) {
    if (content === '' || HEADING.test(content)) continue;
    if (/^(?:\/\/|#)/u.test(content)) {
      name ||= content.replace(/^[/#\s]+/u, '');
      continue;
    }
    const counted = countedLine(content);
    // A Haven, an Agenda and a vampire are often written without a number.
    const def = cardNamed(counted?.rest ?? content) ?? cardNamed(content);
    if (!counted && !def) problems.push({ say: 'line', line, text: content });
    else if (counted && !COUNT.test(counted.count)) problems.push({ say: 'count', line, text: content });
    else {
      const count = counted ? Number(counted.count) : 1;
      if (def) deck[def.id] = (deck[def.id] ?? 0) + count;
      else {
        const card = (counted as { rest: string }).rest;
        unknown[card] = (unknown[card] ?? 0) + count;
        problems.push({ say: 'unknown line', line, card, nearest: perhaps(card) });
      }
    }
  }
  return { name, deck, unknown, problems };
}

const PARTS: readonly (readonly [Kind, string])[] = [
  ['agenda', 'Agenda'],
  ['haven', 'Haven'],
  ['vampire', 'Faction deck'],
  ['library', 'Library'],
  ['city', 'City'],
];

/** The reverse of reading: names in English, in the order of the parts of a deck. */
export function writeDeck(deck: Readonly<Record<string, number>>, name: string): string {
  const cards = Object.entries(deck).map(([id, count]) => ({ def: cardNamed(id), id, count }));
  const parts = PARTS.map(([kind, heading]) => {
    const entries = cards.filter(({ def }) => (def?.kind ?? 'library') === kind);
    const total = entries.reduce((sum, { count }) => sum + count, 0);
    const lines = entries.map(({ def, id, count }) => `${count} ${def?.name ?? id}`).sort(byCardName);
    return entries.length === 0 ? '' : `${heading} (${total})\n${lines.join('\n')}\n`;
  });
  return [...(name === '' ? [] : [`# ${name}\n`]), ...parts.filter(Boolean)].join('\n');
}

function byCardName(one: string, other: string): number {
  const [a, b] = [one.replace(/^\d+ /u, ''), other.replace(/^\d+ /u, '')];
  return a < b ? -1 : a > b ? 1 : 0;
}
