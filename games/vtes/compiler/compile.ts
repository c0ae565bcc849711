/**
 * From the text of a card to its definition. The compiler understands a text completely or refuses it: what it does not understand is
 * never left out.
 */
import { createHash } from 'node:crypto';
import { canonical } from '../cards/language/canonical.ts';
import { validate } from '../cards/language/validate.ts';
import type { CardDef } from '../cards/language.ts';
import type { CardFacts } from '../decks/knowledge.ts';
import { NotUnderstood, readCryptText } from './crypt.ts';
import { clanCalled } from './words.ts';

export interface ListedCard {
  readonly facts: CardFacts;
  readonly text: string;
  /** The Path that it prints; the rules know none yet. */
  readonly path: string;
  /** When it was first printed, as eight digits; undefined if no list says so. */
  readonly released: string | undefined;
}

export type Compiled =
  | { readonly def: CardDef; readonly hash: string }
  /** The first words that were not understood, or what the definition lacks. */
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

function definitionOf({ facts, text, path, released }: ListedCard, id: string): CardDef {
  const { name, kind, clan, group, capacity, advanced, disciplines } = facts;
  if (kind !== 'vampire') throw new NotUnderstood(`a card of the kind "${kind}"`);
  if (path !== '') throw new NotUnderstood(`the Path "${path}"`);
  const known = clanCalled(clan ?? '');
  if (known === undefined) throw new NotUnderstood(`the clan "${clan}"`);
  return {
    id,
    name,
    kind,
    ...editionsFrom(released),
    clan: known,
    ...(group === undefined ? {} : { group }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(advanced ? { advanced } : {}),
    ...(disciplines && Object.keys(disciplines).length > 0 ? { disciplines } : {}),
    ...readCryptText(name, text),
  } as CardDef;
}

/** The last days on which a set of the older editions appeared. */
const LAST_OF_2000 = '20001231';
const LAST_OF_THIRD = '20061231';

/** A card exists in an edition only if it had been printed by then. */
function editionsFrom(released: string | undefined): Pick<CardDef, 'editions'> {
  if (released === undefined || released <= LAST_OF_2000) return {};
  return { editions: released <= LAST_OF_THIRD ? ['third', 'fifth'] : ['fifth'] };
}
