/** The VTES table in the terminal. */
import type { Language } from '@praxis/contract';
import type { Definition } from '@praxis/engine';
import type { CardDef } from '@praxis/vtes/cards/language.ts';
import { findCards } from '@praxis/vtes/text/cards/find.ts';
import { cardText, inEdition } from '@praxis/vtes/text/cards/render.ts';
import { labelsIn } from '@praxis/vtes/text/labels.ts';
import { printedOn } from '@praxis/vtes/text/short-texts.ts';
import type { VtesWhere } from '@praxis/vtes/where.ts';
import { framed } from './frame.ts';
import type { Look } from './look.ts';
import { tableLines } from './table.ts';
import type { Words } from './words.ts';

export function vtesLook(
  words: Words,
  language: string,
  edition: string,
  definitions: readonly Definition[],
): Look<VtesWhere> {
  const defs = new Map(definitions.map((def) => [def.id, def as CardDef]));
  const printed = (id: string): string => printedOn(defs.get(id) as CardDef, language);
  return {
    labels: labelsIn(language as Language),
    table: (view, me, width) => tableLines(view, me, { words, language, printed }, width),
    card: (seen, name) => {
      const [found] = findCards(seen as readonly CardDef[], name).cards;
      if (!found) return undefined;
      const def = inEdition(found, edition);
      const text = cardText(def, language);
      // Whoever speaks of the card elsewhere calls it by its English name.
      return [...(text.name === def.name ? [] : [`${def.name}:`]), framed(def, text)].join('\n');
    },
  };
}
