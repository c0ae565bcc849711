/**
 * Deck lists as players exchange them: the text that Pokémon TCG Live and Limitless write.
 *
 *     Pokémon: 2
 *     2 Fuecoco SVI 36
 *
 *     Trainer: 1
 *     1 Potion SVI 188
 */
import { countedLine, textFault, textLines } from '@praxis/kit/deck-text.ts';
import { plainName, suggestions } from '@praxis/kit/spelling.ts';
import { CARDS } from '../cards/index.ts';
import { type CardDef, isEnergyDef, isPokemonDef } from '../cards/language.ts';
import type { Entry } from './legality.ts';

export const FORMATS = ['ptcgl'] as const;
export type FormatId = (typeof FORMATS)[number];

/** The longest text that is read; no deck is nearly as long. */
export const TEXT_MAX = 20_000;

export type LineProblem =
  | { readonly say: 'not understood'; readonly level: 'error'; readonly line: number; readonly text: string }
  | {
      readonly say: 'unknown card';
      readonly level: 'error';
      readonly line: number;
      readonly card: string;
      readonly nearest: readonly string[];
    }
  /** The card is known in another printing, whose text may differ. */
  | {
      readonly say: 'other printing';
      readonly level: 'warning';
      readonly line: number;
      readonly card: string;
      readonly print: string;
    }
  | { readonly say: 'too long'; readonly level: 'error'; readonly line: 0 }
  | {
      readonly say: 'total';
      readonly level: 'warning';
      readonly line: number;
      readonly amount: number;
      readonly stated: number;
    };

export interface DeckRead {
  readonly name: string;
  readonly cards: readonly Entry[];
  readonly problems: readonly LineProblem[];
}

/** Headings in the languages of the game: "Trainer: 20", "##Pokémon - 22", "Total Cards: 60". */
const HEADING =
  /^[#*\s]*(?:pok[eé]mon|trainers?(?: cards?)?|treinador(?:es)?|entrenador(?:es)?|allenator[ei]|dresseurs?|energ(?:y|ies|ia|ía|ie)|énergies?)\s*[:(–-]?\s*\d*\s*\)?\s*$/iu;
const TOTAL = /^[#*\s]*(?:total(?: cards)?|total de cartas|carte totali|total des cartes)\s*[:–-]?\s*(\d+)\s*[*]*$/iu;
/** The set and the number after the name, and marks of foils. */
const PRINT = /^(.+?)\s+([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)\s+([A-Z]*\d+[a-z]?)(?:\s+(?:PH|RH|H))?$/u;

/** Energy may be written by its symbol: "Basic {R} Energy". */
const SYMBOLS: Readonly<Record<string, string>> = {
  G: 'Grass',
  R: 'Fire',
  W: 'Water',
  L: 'Lightning',
  P: 'Psychic',
  F: 'Fighting',
  D: 'Darkness',
  M: 'Metal',
  Y: 'Fairy',
};

/** The cards that lists can name. Of several with the same name the first counts unless the list says more. */
export interface Known {
  readonly byPrint: ReadonlyMap<string, CardDef>;
  readonly byName: ReadonlyMap<string, readonly CardDef[]>;
  readonly byId: ReadonlyMap<string, CardDef>;
  readonly names: readonly string[];
}

export function knownCards(defs: readonly CardDef[]): Known {
  return {
    byPrint: new Map(defs.flatMap((def) => (def.print ? [[def.print, def] as const] : []))),
    byName: Map.groupBy(defs, (def) => plainName(def.name)),
    byId: new Map(defs.map((def) => [def.id, def])),
    names: [...new Set(defs.map(({ name }) => name))],
  };
}

/** The cards that can be played here. */
export const POOL: Known = knownCards(CARDS);

export function readDeck(text: string, known: Known = POOL): DeckRead {
  if (textFault(text, { letters: TEXT_MAX }) === 'too long')
    return { name: '', cards: [], problems: [{ say: 'too long', level: 'error', line: 0 }] };
  const counts = new Map<CardDef, number>();
  const problems: LineProblem[] = [];
  const lookUp = { known, perhaps: suggestions(known.names) };
  let name = '';
  let stated: { readonly line: number; readonly amount: number } | undefined;
  for (const { line, text: content } of textLines(text)) {
    const total = TOTAL.exec(content);
    if (total) stated = { line, amount: Number(total[1]) };
    else if (content === '' || HEADING.test(content) || /^\*{3,}/.test(content)) continue;
    else if (/^\/\/|^#/.test(content)) name ||= content.replace(/^[/#\s]+/, '');
    else readLine(content, line, counts, problems, lookUp);
  }
  const cards = [...counts].map(([def, count]): Entry => ({ def, count }));
  const amount = cards.reduce((sum, { count }) => sum + count, 0);
  // Where a line is not understood the total cannot fit anyway.
  if (stated && stated.amount !== amount && problems.every(({ level }) => level === 'warning'))
    problems.push({ say: 'total', level: 'warning', line: stated.line, amount, stated: stated.amount });
  return { name, cards, problems };
}

interface LookUp {
  readonly known: Known;
  readonly perhaps: (name: string) => readonly string[];
}

function readLine(
  content: string,
  line: number,
  counts: Map<CardDef, number>,
  problems: LineProblem[],
  { known, perhaps }: LookUp,
): void {
  const card = countedLine(content);
  if (!card || !/^\d{1,2}$/.test(card.count)) {
    problems.push({ say: 'not understood', level: 'error', line, text: content });
    return;
  }
  const { count, rest } = card;
  const print = PRINT.exec(rest);
  const written = spelledOut(print?.[1] ?? rest);
  const code = print ? `${print[2]} ${print[3]}` : undefined;
  const def =
    (code !== undefined ? printed(known, code, written) : undefined) ?? named(known, written) ?? named(known, rest);
  if (!def) {
    problems.push({ say: 'unknown card', level: 'error', line, card: written, nearest: perhaps(written) });
    return;
  }
  if (code !== undefined && def.print !== code && isPokemonDef(def))
    problems.push({ say: 'other printing', level: 'warning', line, card: def.name, print: code });
  counts.set(def, (counts.get(def) ?? 0) + Number(count));
}

function spelledOut(name: string): string {
  const full = name.replace(/\{([A-Z])\}/gu, (_, letter: string) => SYMBOLS[letter] ?? letter);
  return /^(?:Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy) Energy$/u.test(full)
    ? `Basic ${full}`
    : full;
}

/** The set and the number decide, if the name is that of the card. */
function printed({ byPrint }: Known, code: string, name: string): CardDef | undefined {
  const def = byPrint.get(code);
  return def && plainName(def.name) === plainName(name) ? def : undefined;
}

function named({ byName }: Known, name: string): CardDef | undefined {
  return byName.get(plainName(name))?.[0];
}

const PARTS = [
  ['Pokémon', isPokemonDef],
  ['Trainer', (def: CardDef) => !isPokemonDef(def) && !isEnergyDef(def)],
  ['Energy', isEnergyDef],
] as const;

/** Writes the same text again: every written deck is read as the same deck. */
export function writeDeck(cards: readonly Entry[], name = ''): string {
  const parts = PARTS.flatMap(([heading, belongs]) => {
    const own = cards.filter(({ def, count }) => count > 0 && belongs(def));
    const size = own.reduce((sum, { count }) => sum + count, 0);
    if (size === 0) return [];
    const lines = own.map(({ def, count }) => `${count} ${def.name}${def.print ? ` ${def.print}` : ''}`);
    return [`${heading}: ${size}\n${lines.join('\n')}\n`];
  });
  const size = cards.reduce((sum, { count }) => sum + count, 0);
  return `${name ? `// ${name}\n\n` : ''}${parts.join('\n')}\nTotal Cards: ${size}\n`;
}

/** A deck by ids as entries; unknown ids are left out. */
export function entriesOf(deck: Readonly<Record<string, number>>, known: Known = POOL): readonly Entry[] {
  return Object.entries(deck).flatMap(([id, count]) => {
    const def = known.byId.get(id) ?? named(known, id);
    return def ? [{ def, count }] : [];
  });
}

/** Entries as a deck by ids. */
export function deckOfEntries(cards: readonly Entry[]): Record<string, number> {
  const deck: Record<string, number> = {};
  for (const { def, count } of cards) deck[def.id] = (deck[def.id] ?? 0) + count;
  return deck;
}
