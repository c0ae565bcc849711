/** German: changes to whole sentences. */
import type { CardGrammar } from '../phrases.ts';

/** How long something lasts, as `times.json` has it. */
const LASTING =
  '(für diese Aktion|für diesen Kampf|für diesen Schlag|in dieser Runde|in der ersten Runde|in diesem Zug|in dieser und in jeder späteren Runde dieses Kampfes|für den Rest der Partie|bis zu (?:deiner|ihrer jeweils) nächsten \\p{L}+(?:-P|p)hase)';
const MODAL = '(kannst|kann|können|musst|muss|müssen)';
const AFTER_MODAL = new RegExp(`(?<!\\p{L})${MODAL} ((?:(?!${MODAL} )[^.;:])*?) ${LASTING}(?=[.,;]| und |$)`, 'gu');
const AFTER_BONUS = new RegExp(
  `(?<= )((?:[+-]\\d+|\\+X|eine? (?:optionale|Stärke))[^.;:]*?) (geben|erhalten) ${LASTING}(?=[.,;]| und |$)`,
  'gu',
);
/** The pronouns of relative clauses are marked. */
const CONTROLLED =
  /(?<!\p{L})es ([^:;]*?) ?, \u2063?(?:den|die|das) ([^,:;]*?) (kontrolliere?s?t),?((?: \p{L}[^,:;]*)?) gibt/gu;

/** "ein Diener, der ein Werwolf ist, ist" */
const KIND = /eine? (?:Diener|Waffe|Karte) ?, \u2063(?:der|die) (eine? [^,:;]*?) ist, ist(?!\p{L})/gu;

/** The duration goes behind the verb, the controller becomes the subject, and of two conditions the second is "falls". */
function rephrased(text: string): string {
  return text
    .replace(AFTER_MODAL, '$1 $4 $2')
    .replace(AFTER_BONUS, '$3 $1 $2')
    .replace(CONTROLLED, '$2 $1$4 $3')
    .replace(KIND, '$1 ist')
    .replace(/(?<=, )wenn (?=[^:;.]*:)/gu, 'falls ')
    .replace(/(?<=:\^ )wenn (?=[^:.]*:)/gu, 'falls ')
    .replace(/(, falls [^,:]*), falls /gu, '$1 und falls ')
    .replace(/(?<=\p{L}) während (?=[^:]* handelt(?!\p{L}))/gu, ', während ');
}

export const de: CardGrammar = { keepsCapitals: true, rephrased };
