/** What a card says, beside the answers that use it: for games whose answers name no ability. */
import type { Explain } from './explained.ts';

/** `uses`: the pieces whose card is explained. Lines at a level of their own (attacks, the foot of a card) are not. */
export function cardText(uses: readonly string[]): Explain {
  return (pieces, faceOf) => {
    const card = pieces.find(({ say }) => uses.includes(say))?.card;
    const lines = ((card === undefined ? undefined : faceOf(card))?.lines ?? []).filter(({ level }) => !level);
    return lines.length === 0 ? undefined : lines.map(({ text }) => text).join(' ');
  };
}
