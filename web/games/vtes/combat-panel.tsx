/** Combat as a duel: two minions, the range between them, their strikes and their losses. */

import type { CombatView, FighterView, StrikeKind } from '@praxis/vtes/where.ts';
import type { ReactNode } from 'react';
import { nameOf, useTable } from '../../table/context.ts';
import { headed } from '../../table/labels.ts';
import { Sign } from './glyphs/glyph.tsx';
import type { SignName } from './glyphs/signs.ts';
import { Fact, MinionName, StageCard } from './stage-parts.tsx';
import { useVtesWords } from './use-words.ts';

const STRIKE_SIGNS: { readonly [Kind in StrikeKind]: SignName } = {
  hand: 'strength',
  damage: 'close',
  dodge: 'dodge',
  'combat ends': 'combat ends',
  'steal blood': 'steal blood',
  'destroy equipment': 'destroy',
  'destroy weapon': 'destroy',
  'steal equipment': 'steal',
  'destroy retainer': 'destroy',
  'steal weapon': 'steal',
  none: 'combat ends',
};

export function CombatPanel({ combat }: { readonly combat: CombatView }): ReactNode {
  const { labels } = useTable();
  const words = useVtesWords();
  const { acting, opposing, range, round, continuing, fighters = [] } = combat;
  return (
    <section className="vt-panel vt-combat" aria-label={labels['table combat']} data-range={range}>
      <Side handle={acting} fighter={fighters[0]} />
      <div className="vt-ring">
        <p className="vt-round">
          <b>{labels['table combat']}</b>
          <span>
            {headed(labels['table round'] ?? '')} {round}
          </span>
        </p>
        <span className="vt-range">
          <Sign name={range} />
          <small>{headed(labels['table range'] ?? '')}</small>
          <b>{labels[`table ${range}`] ?? range}</b>
        </span>
        {continuing && <span className="vt-note">{words.continuing}</span>}
      </div>
      <Side handle={opposing} fighter={fighters[1]} />
    </section>
  );
}

function Side({ handle, fighter }: { readonly handle: number; readonly fighter: FighterView | undefined }): ReactNode {
  const { labels } = useTable();
  const words = useVtesWords();
  return (
    <div className="vt-fighter" data-hurt={(fighter?.lost ?? 0) > 0 || undefined}>
      <StageCard handle={handle} />
      <div className="vt-fighter-words">
        <MinionName handle={handle} />
        {fighter && <Strike fighter={fighter} />}
        {fighter && (
          <p className="vt-facts">
            <Fact sign="strength" value={fighter.strength} label={labels['table strength'] ?? ''} />
            {fighter.lost > 0 && <Fact sign="bleed" label={words.lost({ count: fighter.lost })} />}
            {fighter.additional > 0 && <Fact sign="close" label={words.additional({ count: fighter.additional })} />}
          </p>
        )}
      </div>
    </div>
  );
}

function Strike({ fighter }: { readonly fighter: FighterView }): ReactNode {
  const table = useTable();
  const words = useVtesWords();
  const { strike, with: card, first } = fighter;
  if (strike === undefined) return <p className="vt-strike vt-none">{words.noStrikeYet}</p>;
  const name = card === undefined ? undefined : nameOf(table, card);
  return (
    <p className="vt-strike">
      <Sign name={STRIKE_SIGNS[strike]} />
      <span>
        <b>{name ?? headed(words.strikes[strike])}</b>
        {name !== undefined && <small>{words.strikes[strike]}</small>}
        {first && <small className="vt-first">{words.firstStrike}</small>}
      </span>
    </p>
  );
}
