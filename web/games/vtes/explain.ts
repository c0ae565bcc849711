/** A card that is played at a level of its Disciplines: what it does at this one. */
import type { Explain } from '../../table/explained.ts';

export const explain: Explain = (pieces, faceOf) => {
  const at = pieces.findIndex(({ say }) => say === 'at');
  // `superior`, or `basic cel pre as reaction`.
  const [level, ...rest] = (pieces[at]?.word ?? '').split(' ');
  const codes = rest.slice(0, rest.includes('as') ? rest.indexOf('as') : undefined).join(' ');
  for (const { card } of pieces.slice(0, Math.max(at, 0))) {
    const lines = (card === undefined ? undefined : faceOf(card))?.lines ?? [];
    const meant = lines.filter(
      (line) => line.level === level && (codes === '' || line.icons.join(' ').toLowerCase() === codes),
    );
    if (meant.length > 0) return meant.map(({ text }) => text).join(' ');
  }
  return undefined;
};
