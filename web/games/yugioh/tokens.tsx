/**
 * A card's current values on the field: ATK and DEF, the one that counts in front; Xyz Materials, counters, a negated
 * effect.
 */
import type { CardView } from '@praxis/engine';
import type { ReactNode } from 'react';
import { faceOf, useTable } from '../../table/context.ts';
import { useChange } from '../../table/motion.ts';
import { YugiohBack } from './back.tsx';
import { useYugiohWords } from './use-words.ts';

/** Counters that are shown elsewhere. */
const PLAIN: ReadonlySet<string> = new Set(['zone', 'atk', 'def', 'level', 'rank', 'scale']);

export function YugiohTokens({ card }: { readonly card: CardView }): ReactNode {
  const { view } = useTable();
  const words = useYugiohWords();
  const { counters, marks = [], with: others = [] } = card;
  if (!counters) return null;
  const { atk, def } = counters;
  const materials = others.filter((handle) => view.cards[handle]?.counters === undefined).length;
  const kept = Object.entries(counters).filter(([name, count]) => !PLAIN.has(name) && count > 0);
  return (
    <>
      {marks.includes('set') && card.def !== undefined && (
        <span className="yg-set" aria-hidden="true">
          <YugiohBack />
        </span>
      )}
      {marks.includes('negated') && <span className="yg-negated" aria-hidden="true" />}
      {materials > 0 && (
        <span className="yg-materials" title={words.materials({ count: materials })}>
          ◉{materials}
        </span>
      )}
      {kept.map(([name, count]) => (
        <span key={name} className="yg-counters" title={name}>
          ●{count}
        </span>
      ))}
      {counters.scale !== undefined && <span className="yg-scale-now">◆{counters.scale}</span>}
      {atk !== undefined && def !== undefined && (
        <Strength card={card} atk={atk} def={def} upright={marks.includes('attack')} />
      )}
    </>
  );
}

interface StrengthProps {
  readonly card: CardView;
  readonly atk: number;
  readonly def: number;
  readonly upright: boolean;
}

/** A value above or below the printed one has an arrow as well as a colour. */
function Strength({ card, atk, def, upright }: StrengthProps): ReactNode {
  const marks = faceOf(useTable(), card)?.marks;
  const { by, times } = useChange(upright ? atk : def);
  const change = (now: number, mark: unknown): 'more' | 'less' | undefined => {
    const was = Number(mark);
    return Number.isNaN(was) || now === was ? undefined : now > was ? 'more' : 'less';
  };
  return (
    <span className="yg-strength" data-upright={upright || undefined}>
      <b data-counts={upright || undefined} data-change={change(atk, marks?.atk)}>
        {atk}
      </b>
      <b data-counts={!upright || undefined} data-change={change(def, marks?.def)}>
        {def}
      </b>
      {by !== 0 && (
        <span key={times} className={`change ${by > 0 ? 'up' : 'down'}`}>
          {by > 0 ? `+${by}` : `−${-by}`}
        </span>
      )}
    </span>
  );
}
