/** A card as it is in an edition: with the meaning that the edition gives it, and with the names that clans had then. */
import type { CardDef } from './language.ts';

/** Two clans' names before the fifth edition. */
const FORMER_NAMES: Readonly<Record<string, string>> = { 'Banu Haqim': 'Assamite', Ministry: 'Follower of Set' };

const resolved = new Map<string, WeakMap<CardDef, CardDef>>();

/**
 * Without an edition, the card as it is defined. V-DECK-011 Definitions hold the text of constructed play, not the
 * texts that cards print for drafts.
 */
export function inEdition(def: CardDef, edition: string | undefined): CardDef {
  if (edition === undefined) return def;
  let known = resolved.get(edition);
  if (!known) {
    known = new WeakMap();
    resolved.set(edition, known);
  }
  let card = known.get(def);
  if (!card) {
    const variant = def.variants?.[edition];
    const printed = variant ? { ...def, ...variant } : def;
    card = edition === 'fifth' ? printed : withFormerClans(printed);
    known.set(def, card);
  }
  return card;
}

/** The same tree with the former names wherever it names a clan; the tree itself if it names none of these. */
function withFormerClans<T>(tree: T): T {
  if (typeof tree !== 'object' || tree === null) return tree;
  let changed = false;
  const entries = Object.entries(tree).map(([key, value]): [string, unknown] => {
    const former = key === 'clan' && typeof value === 'string' ? FORMER_NAMES[value] : undefined;
    const renamed = former ?? withFormerClans(value);
    changed ||= renamed !== value;
    return [key, renamed];
  });
  if (!changed) return tree;
  return (Array.isArray(tree) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}
