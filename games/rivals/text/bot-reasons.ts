/** Why a bot likes an answer, in words. */
import type { BotReason } from './keys/bot-reasons.ts';
import { textIn } from './languages.ts';

/** A reason in words; English if the language is not known, and the key itself if the reason is not. */
export function botReasonIn(why: string, language: string): string {
  const { botReasons } = textIn(language);
  return Object.hasOwn(botReasons, why) ? botReasons[why as BotReason] : why;
}
