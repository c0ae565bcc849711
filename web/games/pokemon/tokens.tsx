/** The overlay of a Pokémon: damage, Special Conditions and other effects. */
import type { CardView } from '@praxis/engine';
import type { ReactNode } from 'react';
import { useCardTable } from '../../table/context.ts';
import { useChange } from '../../table/motion.ts';
import { ConditionSign, Sign } from './glyphs/glyph.tsx';
import { conditionsOf, effectsOn, hpOf, strongPoison } from './where.ts';

export function PokemonTokens({ card }: { readonly card: CardView }): ReactNode {
  const { labels } = useCardTable();
  const hp = hpOf(card);
  if (!hp) return null;
  const conditions = conditionsOf(card);
  const poison = strongPoison(card);
  const effects = effectsOn(card).flatMap((mark) => labels[`mark ${mark}`] ?? []);
  return (
    <>
      <Damage damage={hp.of - hp.left} />
      {conditions.length > 0 && (
        <span className="pk-conditions">
          {conditions.map((condition) => (
            <span key={condition} className="pk-condition" data-condition={condition}>
              <ConditionSign condition={condition} />
              <span>
                {labels[`mark ${condition}`]}
                {condition === 'Poisoned' && poison !== undefined && <b> {poison}</b>}
              </span>
            </span>
          ))}
        </span>
      )}
      {effects.length > 0 && <span className="pk-effects">{effects.join(' · ')}</span>}
    </>
  );
}

function Damage({ damage }: { readonly damage: number }): ReactNode {
  const { by, times } = useChange(damage);
  return (
    <>
      {damage > 0 && (
        <span className="pk-damage" data-long={damage >= 100 || undefined}>
          <Sign name="damage" />
          <b>{damage}</b>
        </span>
      )}
      {by !== 0 && (
        <span key={times} className={`change pk-change ${by > 0 ? 'down' : 'up'}`}>
          {by > 0 ? `−${by}` : `+${-by}`}
        </span>
      )}
    </>
  );
}
