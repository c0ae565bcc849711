/** The server's own texts in every language. The games' texts are in their `text/`. */
import { messageFiles, messagesOf } from '@praxis/contract/messages/files.ts';
import type { Messages } from './messages.ts';

const FOLDER = new URL('./', import.meta.url);

export const TEXTS = messagesOf<Messages>(messageFiles(FOLDER));
