/** A card's current values on the table: power and toughness with damage, loyalty, counters, keywords and states. */
import type { CardView } from '@praxis/engine';
import type { ReactNode } from 'react';
import { faceOf, useTable } from '../../table/context.ts';
import { useChange } from '../../table/motion.ts';
import { KeywordGlyph, StateGlyph } from './glyphs/glyph.tsx';
import { KEYWORD_SIGNS } from './glyphs/signs.ts';

export function MagicTokens({ card }: { readonly card: CardView }): ReactNode {
  const { counters, marks = [] } = card;
  if (!counters) return null;
  const { power, toughness, damage = 0, loyalty, '+1/+1': plus = 0, '-1/-1': minus = 0 } = counters;
  const keywords = marks.filter((mark) => mark in KEYWORD_SIGNS);
  const states = STATES.filter(([mark]) => marks.includes(mark));
  // A creature with haste is sick and yet can do everything.
  const shown = marks.includes('haste') ? states.filter(([mark]) => mark !== 'summoning sick') : states;
  return (
    <>
      {shown.length > 0 && (
        <span className="mg-states">
          {shown.map(([mark, state]) => (
            <span key={mark} className="mg-state" data-state={state}>
              <StateGlyph state={state} />
            </span>
          ))}
        </span>
      )}
      {keywords.length > 0 && (
        <span className="mg-keywords" data-many={keywords.length > 3 || undefined}>
          {keywords.map((keyword) => (
            <KeywordGlyph key={keyword} keyword={keyword} />
          ))}
        </span>
      )}
      {(plus > 0 || minus > 0) && (
        <span className="mg-counters">
          {plus > 0 && <b data-counter="plus">+{plus}</b>}
          {minus > 0 && <b data-counter="minus">−{minus}</b>}
        </span>
      )}
      {power !== undefined && toughness !== undefined && (
        <Strength card={card} power={power} toughness={toughness} damage={damage} />
      )}
      {loyalty !== undefined && <Loyalty loyalty={loyalty} />}
    </>
  );
}

const STATES = [
  ['tapped', 'tapped'],
  ['attacking', 'attacking'],
  ['blocking', 'blocking'],
  ['summoning sick', 'sick'],
  ['shield', 'shield'],
] as const;

interface StrengthProps {
  readonly card: CardView;
  readonly power: number;
  readonly toughness: number;
  readonly damage: number;
}

/** A value above or below the printed one has an arrow as well as a colour; damage is shown beside the rest. */
function Strength({ card, power, toughness, damage }: StrengthProps): ReactNode {
  const table = useTable();
  const { by, times } = useChange(damage);
  const marks = faceOf(table, card)?.marks;
  const printed = (now: number, mark: unknown): 'more' | 'less' | undefined => {
    const was = Number(mark);
    if (Number.isNaN(was) || now === was) return undefined;
    return now > was ? 'more' : 'less';
  };
  return (
    <span className="mg-strength" data-damaged={damage > 0 || undefined}>
      <b data-change={printed(power, marks?.power)}>{power}</b>/
      <b data-change={printed(toughness, marks?.toughness)}>{damage > 0 ? toughness - damage : toughness}</b>
      {damage > 0 && <small>−{damage}</small>}
      {by > 0 && (
        <span key={times} className="change down">
          −{by}
        </span>
      )}
    </span>
  );
}

function Loyalty({ loyalty }: { readonly loyalty: number }): ReactNode {
  const { by, times } = useChange(loyalty);
  return (
    <span className="mg-loyalty">
      {loyalty}
      {by !== 0 && (
        <span key={times} className={`change ${by > 0 ? 'up' : 'down'}`}>
          {by > 0 ? `+${by}` : `−${-by}`}
        </span>
      )}
    </span>
  );
}
