/** Texts of the rule index in other languages than English, which are not rules. English has them in the index itself. */
import { existsSync } from 'node:fs';
import { messageFiles } from '@praxis/contract/messages/files.ts';
import { type Pattern, parseMessages } from '@praxis/contract/messages/fluent.ts';
import { GAMES } from '@praxis/games';
import type { Ambiguity, Difference } from './rule-index.ts';

/** The open questions of the rulebooks (ambiguities), translated as far as the language has them. */
export function openQuestionsIn(language: string, questions: readonly Ambiguity[]): readonly Ambiguity[] {
  const said = textsIn(OPEN_QUESTIONS, language);
  return questions.map((each) => ({ ...each, ...said.get(each.id) }));
}

/** The differences between editions, translated as far as the language has them. */
export function differencesIn(language: string, differences: readonly Difference[]): readonly Difference[] {
  const said = textsIn(INDEX, language);
  return differences.map(({ id, topic, says }) => {
    const own = said.get(id) ?? {};
    return {
      id,
      topic: own.topic ?? topic,
      says: says.map(({ edition, words }) => ({ edition, words: own[attributeOf(edition)] ?? words })),
    };
  });
}

/** Why some rules need no code, by their ids, translated as far as the language has it. */
export function noCodeIn(
  language: string,
  reasons: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const said = textsIn(INDEX, language);
  return Object.fromEntries(Object.entries(reasons).map(([id, reason]) => [id, said.get(id)?.noCode ?? reason]));
}

/** Folders of a game, each with a folder per language. */
export const OPEN_QUESTIONS = './open-questions/';
export const INDEX = './rules/rule-index/';

/** The words of the edition `third` are the attribute `inThird`. */
export const attributeOf = (edition: string): string => `in${edition.charAt(0).toUpperCase()}${edition.slice(1)}`;

/** The attributes of all messages in one folder of every game, by the ids of the index. */
export function textsIn(path: string, language: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Record<string, string>>();
  for (const { module } of GAMES) {
    const folder = new URL(path, module);
    if (!existsSync(new URL(`${language}/`, folder))) continue;
    for (const [file, text] of Object.entries(messageFiles(folder)(language)))
      for (const { id, attributes } of parseMessages(text, `${file}.ftl`)) {
        const known = found.get(id) ?? {};
        found.set(id, known);
        for (const [name, pattern] of Object.entries(attributes)) known[name] = plain(pattern);
      }
  }
  return found;
}

/** They take no arguments; only braces are written in parts. */
const plain = (pattern: Pattern): string => (typeof pattern === 'string' ? pattern : pattern.join(''));
