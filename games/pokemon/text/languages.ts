/** The languages in which Pokémon is worded: a folder of message files each. */
import type { Language } from '@praxis/contract';
import { messageFiles } from '@praxis/contract/messages/files.ts';
import { type Nothing, ownNamesOf, readersOf, type Surplus, textsOf } from '@praxis/kit/language/messages.ts';
import { CARDS, PRINTED } from '../cards/index.ts';
import type { Text, Translation } from './keys/index.ts';
import type { Messages, Translated } from './messages.ts';

const FOLDER = new URL('./', import.meta.url);

export const TEXTS: { readonly en: Text } & { readonly [Each in Exclude<Language, 'en'>]: Translation } = textsOf<
  Messages,
  Translated
>(messageFiles(FOLDER), ownNamesOf(CARDS, PRINTED));

/** A surplus message does not compile. */
export type Unasked = Nothing<Surplus<Translated, Translation>>;

export const { textIn, translationIn } = readersOf<Text, Translation>(TEXTS);
