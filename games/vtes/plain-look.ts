/** VTES as plain text, in a terminal. */
import type { PlainLook } from '@praxis/contract';
import type { CardDef } from './cards/language.ts';
import { type CardText, cardText } from './text/cards/render.ts';
import { tableLines } from './text/table.ts';
import type { VtesWhere } from './where.ts';

export const plainLook: PlainLook<VtesWhere> = {
  table: tableLines,
  /** Name and cost, then the kind of card and its group. */
  cardHeading: (def, language) => {
    const card = def as CardDef;
    const text = cardText(card, language);
    return [
      [text.name, text.price ?? (card.capacity === undefined ? '' : String(card.capacity))],
      [kindOf(card, text), groupOf(card)],
    ];
  },
};

/** `Action · Nosferatu`, `Vampire · Toreador · AUS cel PRE` */
function kindOf(def: CardDef, { type, clan }: CardText): string {
  const marks = Object.entries(def.disciplines ?? {}).map(([code, level]) => (level === 2 ? code.toUpperCase() : code));
  return [type, clan ?? '', marks.join(' ')].filter(Boolean).join(' · ');
}

function groupOf({ group, advanced }: CardDef): string {
  return [...(group === undefined ? [] : [`G${group}`]), ...(advanced ? ['ADV'] : [])].join(' ');
}
