/** Words that every game and every host needs, in all languages. */
import { DELETED, shownName } from '../deleted.ts';
import type { Language } from '../languages.ts';
import { messageFiles, messagesOf } from '../messages/files.ts';
import type { Messages } from './messages.ts';

const FOLDER = new URL('./', import.meta.url);

const TEXTS = messagesOf<Messages>(messageFiles(FOLDER));

/** The name of a player as it is shown in a language; English if it is not known. */
export function playerName(name: string, language: string): string {
  // Nearly all names are as they are, and need no words.
  if (!name.startsWith(DELETED)) return name;
  return shownName(name, (TEXTS[language as Language] ?? TEXTS.en).people.deleted);
}
