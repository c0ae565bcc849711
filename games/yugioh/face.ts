/** A card as hosts draw it. */
import type { CardFace, Language } from '@praxis/contract';
import { PRINTED } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { cardText } from './text/cards/render.ts';

export function face(def: CardDef, language: Language): CardFace {
  const { kind, frame, level, rank, atk, def: defense, attribute, type, scale, icon } = def;
  const marks = { level, rank, atk, def: defense, attribute, type, scale, icon, frame };
  const { name, type: line, lines } = cardText(def, language);
  const passcode = PRINTED.get(def.id)?.passcode;
  const stats = atk === undefined ? undefined : `${atk}/${defense}`;
  return {
    name,
    kind: kind === 'monster' ? (frame ?? kind) : kind,
    type: line,
    marks: Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)) as CardFace['marks'],
    lines: lines.map((text) => ({ icons: [], text })),
    short: [level === undefined ? (rank === undefined ? undefined : `R${rank}`) : `L${level}`, line, stats]
      .filter(Boolean)
      .join(' · '),
    ...(passcode === undefined ? {} : { number: passcode }),
  };
}
