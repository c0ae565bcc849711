/** A card as hosts draw it. */
import type { CardFace, Language } from '@praxis/contract';
import type { CardDef } from './cards/language.ts';
import { nameOfDef } from './text/names.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The line below the picture: `Spellcaster / Tuner / Effect`, `Quick-Play Spell`. */
function typeLine({ kind, icon, type, frame = 'normal', abilities = [], scale }: CardDef): string {
  if (kind !== 'monster') return `${icon === 'normal' ? 'Normal' : capital(icon ?? '')} ${capital(kind)}`;
  return [type, ...(scale === undefined ? [] : ['Pendulum']), ...abilities.map(capital), capital(frame)].join(' / ');
}

export function face(def: CardDef, language: Language): CardFace {
  const { kind, frame, level, rank, atk, def: defense, attribute, type, scale, icon } = def;
  const marks = { level, rank, atk, def: defense, attribute, type, scale, icon, frame };
  const line = typeLine(def);
  const stats = atk === undefined ? undefined : `${atk}/${defense}`;
  return {
    name: nameOfDef(def, language),
    kind: kind === 'monster' ? (frame ?? kind) : kind,
    type: line,
    marks: Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)) as CardFace['marks'],
    lines: [],
    short: [level === undefined ? (rank === undefined ? undefined : `R${rank}`) : `L${level}`, line, stats]
      .filter(Boolean)
      .join(' · '),
  };
}
