/**
 * From the text of a card to its definition. The compiler understands a text completely or refuses it: it never leaves
 * out words that it does not understand.
 */
import { createHash } from 'node:crypto';
import { canonical } from '../cards/language/canonical.ts';
import { validate } from '../cards/language/validate.ts';
import { type CardDef, type Filter, LIBRARY_TYPES } from '../cards/language.ts';
import { editionsSince } from '../cards/printing.ts';
import type { CardFacts } from '../decks/knowledge.ts';
import { type CryptText, readCryptText } from './crypt.ts';
import { readLibraryText } from './library.ts';
import { NotUnderstood } from './not-understood.ts';
import { clanCalled, traitCalled } from './words.ts';

export interface ListedCard {
  readonly facts: CardFacts;
  readonly text: string;
  /** The Path that it prints. */
  readonly path: string;
  /** The year in which it was first printed; undefined if no list says so. */
  readonly since: number | undefined;
  /** The lists mark library cards that can be burned from hand. */
  readonly burnOption?: boolean;
}

export type Compiled =
  | { readonly def: CardDef; readonly hash: string }
  /** The first words that were not understood, or the part that the definition lacks. */
  | { readonly refused: string };

export function compileCard(card: ListedCard, id: string): Compiled {
  try {
    const def = canonical(definitionOf(card, id));
    const [problem] = validate(def);
    return problem === undefined ? { def, hash: hashOf(card.text) } : { refused: problem };
  } catch (error) {
    if (error instanceof NotUnderstood) return { refused: error.message };
    throw error;
  }
}

/** A changed text has another hash, and marks the definition that was compiled from it as stale. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 12);
}

function definitionOf(card: ListedCard, id: string): CardDef {
  const { facts, text, path, since } = card;
  const { name, kind, clan, group, capacity, advanced, disciplines } = facts;
  if (kind === 'library') return libraryDefinition(card, id);
  if (kind !== 'vampire') throw new NotUnderstood(`a card of the kind "${kind}"`);
  const known = clanCalled(clan ?? '');
  if (known === undefined) throw new NotUnderstood(`the clan "${clan}"`);
  const editions = editionsOf(text, since);
  return {
    id,
    name,
    kind,
    ...(editions === undefined ? {} : { editions }),
    clan: known,
    ...(group === undefined ? {} : { group }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(advanced ? { advanced } : {}),
    ...(disciplines && Object.keys(disciplines).length > 0 ? { disciplines } : {}),
    ...withPath(readCryptText(name, text), path),
  } as CardDef;
}

/**
 * The editions that have the card with this meaning. `{…}` marks words that older printings did not have, and `{}`
 * behind a sentence another one that they had. Their own words are not in the lists, so the card is limited to the
 * newest edition.
 */
function editionsOf(text: string, since: number | undefined): readonly string[] | undefined {
  const editions = editionsSince(since);
  const isReworded = /\{(?!\(limited\)\}|limited\}|an\}|a\})[^}]*\p{L}{3}[^}]*\}/u.test(text);
  const isShortened = /\.\{\}/.test(text);
  return isReworded || isShortened ? ['fifth'] : editions;
}

function libraryDefinition({ facts, text, path, since, burnOption }: ListedCard, id: string): CardDef {
  const { name, types = [], clan, cost } = facts;
  const editions = editionsOf(text, since);
  const isKnown = (type: string): boolean => (LIBRARY_TYPES as readonly string[]).includes(type);
  if (types.length === 0 || !types.every(isKnown)) throw new NotUnderstood(`the type "${types.join('/')}"`);
  return {
    id,
    name,
    kind: 'library',
    ...(editions === undefined ? {} : { editions }),
    types,
    ...(burnOption ? { burnOption } : {}),
    ...(cost && Object.keys(cost).length > 0 ? { cost } : {}),
    ...readLibraryText(name, types, required(clan, path), disciplinesOf(facts), text),
  } as CardDef;
}

/** "Dominate", "Auspex & Fortitude": the Disciplines that the lists name. */
function disciplinesOf({ requires = [] }: CardFacts): readonly string[] {
  return requires.flatMap((each) => each.split('&').map((name) => name.trim()));
}

/** A Path is a trait of those who follow it, and the requirement of its cards. */
function traitOf(path: string): string {
  const trait = traitCalled(`Path of ${path}`);
  if (trait === undefined) throw new NotUnderstood(`the Path "${path}"`);
  return trait;
}

function withPath(text: CryptText, path: string): CryptText {
  return path === '' ? text : { ...text, traits: [...(text.traits ?? []), traitOf(path)] };
}

function required(clan: string | undefined, path: string): Filter | undefined {
  const clans = clan === undefined ? undefined : clansRequired(clan);
  return path === '' ? clans : { is: 'vampire', ...clans, trait: traitOf(path) };
}

/** "Gangrel/Gangrel antitribu": one of them. */
function clansRequired(text: string): Filter {
  const clans = text.split('/').map((name) => {
    const clan = clanCalled(name.trim());
    if (clan === undefined) throw new NotUnderstood(`the clan "${name}"`);
    return { clan };
  });
  return clans.length === 1 ? (clans[0] as Filter) : { any: clans };
}
