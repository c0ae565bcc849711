/** The open questions of the rulebooks (ambiguities) in other languages. English has them in the rule index. */
import { existsSync } from 'node:fs';
import { messageFiles } from '@praxis/contract/messages/files.ts';
import { parseMessages } from '@praxis/contract/messages/fluent.ts';
import { GAMES } from '@praxis/games';

export interface OpenQuestion {
  readonly question: string;
  readonly decision: string;
}

/** The questions of all games by their ids, as far as a language has them. */
export function openQuestionsIn(language: string): ReadonlyMap<string, OpenQuestion> {
  const found = new Map<string, OpenQuestion>();
  for (const { module } of GAMES) {
    const folder = new URL('./open-questions/', module);
    if (!existsSync(new URL(`${language}/`, folder))) continue;
    for (const [file, text] of Object.entries(messageFiles(folder)(language)))
      for (const { id, attributes } of parseMessages(text, `${file}.ftl`)) {
        const { question = '', decision = '' } = attributes;
        found.set(id, { question: plain(question), decision: plain(decision) });
      }
  }
  return found;
}

/** They take no arguments; only braces are written in parts. */
const plain = (pattern: string | readonly unknown[]): string =>
  typeof pattern === 'string' ? pattern : pattern.join('');
