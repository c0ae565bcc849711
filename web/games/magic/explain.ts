/** An activated ability: what it does. A permanent with several names them by their cost in loyalty or by their number. */
import type { Explain } from '../../table/explained.ts';

/** A cost, and what it is for: `{1}{B}: Regenerate this creature.` */
const ACTIVATED = /^([^.:]+): /;
/** `-7`, or `+1 2`: the second of those that cost this. */
const BY_LOYALTY = /^([+-]\d+|0)(?: (\d+))?$/;

export const explain: Explain = (pieces, faceOf) => {
  const used = pieces.find(({ say }) => say === 'activates');
  const lines = (used?.card === undefined ? undefined : faceOf(used.card))?.lines ?? [];
  const activated = lines.flatMap(({ text }) => {
    const [, cost] = ACTIVATED.exec(text) ?? [];
    return cost === undefined ? [] : [{ cost: cost.replace('−', '-'), text }];
  });
  const { word } = used ?? {};
  // With a word there are several.
  if (word === undefined) return activated.length === 1 ? activated[0]?.text : undefined;
  const [, loyalty, which = '1'] = BY_LOYALTY.exec(word) ?? [];
  return loyalty === undefined
    ? activated[Number(word) - 1]?.text
    : activated.filter(({ cost }) => cost === loyalty)[Number(which) - 1]?.text;
};
