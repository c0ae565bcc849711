/** The messages of a language as a tree: by file, group and key. English decides how it looks. */
import { type Message, parseMessages } from './fluent.ts';
import type { Patterns } from './say.ts';

/** Message files by their names without `.ftl`. */
export type Files = Readonly<Record<string, string>>;

/** The place of a message in the tree, and whether it is a function of arguments or a text. */
export interface Place {
  readonly group: string | undefined;
  readonly key: string;
  readonly isFunction: boolean;
}

/**
 * The places of a file's messages by their ids. `zones-hand_size` is `zones` → `hand size`: the group ends at the first
 * hyphen, and `_` is a space. An id that begins with a capital is kept whole, as those of rules are. A comment `key: …`
 * gives a different key. Where one message of a group takes arguments, all of the group are functions.
 */
export function placesOf(messages: readonly Message[]): ReadonlyMap<string, Place> {
  const split = messages.map(({ id, pattern, comment }) => {
    const [, group, rest = id] = /^([a-z]\w*)-(.+)$/.exec(id) ?? [];
    const key = /^key: (.+)$/m.exec(comment)?.[1] ?? rest.replaceAll('_', ' ');
    return { id, group, key, isFunction: Array.isArray(pattern) };
  });
  const functions = new Set(
    split.flatMap(({ group, isFunction }) => (group !== undefined && isFunction ? [group] : [])),
  );
  return new Map(
    split.map(({ id, group, key, isFunction }) => [
      id,
      { group, key, isFunction: isFunction || (group !== undefined && functions.has(group)) },
    ]),
  );
}

function treeOf(messages: readonly Message[], places: ReadonlyMap<string, Place>): Patterns {
  const tree: Record<string, Patterns> = {};
  for (const { id, pattern, attributes } of messages) {
    const place = places.get(id);
    if (!place) continue;
    const { group, key, isFunction } = place;
    if (group !== undefined) tree[group] ??= {};
    const at = group === undefined ? tree : (tree[group] as Record<string, Patterns>);
    at[key] = pattern === undefined ? attributes : isFunction && typeof pattern === 'string' ? [pattern] : pattern;
  }
  return tree;
}

/** `bot-reasons.ftl` is `botReasons`. */
export const nameOf = (file: string): string => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All messages of a language; those of `index.ftl` are at the top. */
export function patternsOf(files: Files, english: Files): Patterns {
  const tree: Record<string, Patterns> = {};
  for (const [file, text] of Object.entries(files)) {
    const messages = parseMessages(text, `${file}.ftl`);
    const original = english[file];
    const places = placesOf(
      original === undefined || original === text ? messages : parseMessages(original, `${file}.ftl`),
    );
    const said = treeOf(messages, places);
    if (file === 'index') Object.assign(tree, said);
    else tree[nameOf(file)] = said;
  }
  return tree;
}

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (part: unknown): part is Branch => typeof part === 'object' && part !== null && !Array.isArray(part);

/** A tree of messages in which those of another take precedence: what a language lacks is in English. */
export function merged<Tree>(tree: Tree, other: Tree): Tree {
  if (!isBranch(tree) || !isBranch(other)) return other;
  const all: Record<string, unknown> = { ...tree };
  for (const [key, each] of Object.entries(other)) all[key] = isBranch(all[key]) ? merged(all[key], each) : each;
  return all as Tree;
}
