/** A card as hosts draw it. */
import type { CardFace, Language } from '@praxis/contract';
import type { CardDef } from './cards/language.ts';
import { cardText } from './text/cards/render.ts';
import { textIn } from './text/languages.ts';
import { nameOfDef } from './text/names.ts';

export function faceOf(def: CardDef, language: Language): CardFace {
  const { type, lines } = cardText(def, language);
  return {
    name: nameOfDef(def, language),
    kind: kindOf(def),
    type,
    marks: marksOf(def),
    lines: lines.map((text) => ({ icons: [], text })),
    short: shortLine(def, language),
  };
}

/** The kind for styles: a Library card's type, or a City card's. */
function kindOf({ kind, types = [], subtypes = [], city = [] }: CardDef): string {
  if (kind === 'library')
    return (
      (['title', 'scheme', 'conspiracy', 'ongoing'] as const).find((each) => subtypes.includes(each)) ??
      types[0] ??
      kind
    );
  if (kind !== 'city') return kind;
  return (['title', 'event', 'second inquisition', 'citizen'] as const).find((each) => city.includes(each)) ?? 'mortal';
}

function marksOf(def: CardDef): CardFace['marks'] {
  const { clan, bp, physical, social, mental, disciplines, guard, requires, attack, reaction, damage, shields } = def;
  const { threshold, exert, secrecy, blood, agenda, mends, modifier } = def;
  const marks = {
    ...{ clan, bp, physical, social, mental, disciplines, requires, attack, reaction, damage, shields },
    ...{ threshold, exert, secrecy, blood, agenda, mends },
    guard: guard ? 1 : undefined,
    influence: modifier?.influence,
  };
  return Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)) as CardFace['marks'];
}

/** `Brujah · 6 · 2/1/0 · Celerity Potence Presence`, `Attack · Physical · 1 damage`. */
function shortLine(def: CardDef, language: Language): string {
  const { terms, labels } = textIn(language);
  const { kind, clan, bp, physical, social, mental, disciplines = [], blood } = def;
  if (kind === 'vampire')
    return [
      clan === undefined ? '' : terms[clan],
      `${labels.counters['blood potency']} ${bp}`,
      `${physical}/${social}/${mental}`,
      disciplines.map((each) => terms[each]).join(' '),
      ...(def.guard ? [labels.marks.guard] : []),
    ]
      .filter(Boolean)
      .join(' · ');
  const { type } = cardText(def, language);
  const shown = def.attack ?? def.reaction ?? [];
  return [
    type,
    shown.map((each) => terms[each]).join('/'),
    blood === undefined ? '' : `${labels.counters.blood} ${blood}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
