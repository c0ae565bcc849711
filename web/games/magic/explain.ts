/** A card that may be used now: what it says. */
import type { Explain } from '../../table/explained.ts';

export const explain: Explain = (pieces, faceOf) => {
  const card = pieces.find(({ say }) => say === 'accepts')?.card;
  const lines = (card === undefined ? undefined : faceOf(card))?.lines ?? [];
  return lines.length === 0 ? undefined : lines.map(({ text }) => text).join(' ');
};
