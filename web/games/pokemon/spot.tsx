/** A Pokémon in play: its card, turned according to its condition, with Energy, Tools and the cards under it. */
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { Card } from '../../table/card.tsx';
import { faceOf, nameOf, useTable } from '../../table/context.ts';
import { cardName } from '../../table/describe.ts';
import { cardThing } from '../../table/sentence.ts';
import { Energy, KindSign, Sign } from './glyphs/glyph.tsx';
import { usePokemonWords } from './use-words.ts';
import { attachedTo, type EnergyGroup, energyGroups, turnedBy } from './where.ts';

interface SpotProps {
  readonly handle: number;
  readonly zone: 'active' | 'bench';
  readonly own: boolean;
}

export function Spot({ handle, zone, own }: SpotProps): ReactNode {
  const { view, faces } = useTable();
  const words = usePokemonWords();
  const card = view.cards[handle];
  if (!card) return null;
  const { energy, tools, under } = attachedTo(view, faces, card);
  return (
    <div className="pk-spot" data-turned={turnedBy(card)} data-under={under.length > 0 || undefined}>
      <Card handle={handle} size={own ? 'board' : 'small'} zone={zone} />
      {under.length > 0 && (
        <span className="pk-under" title={words.under({ count: under.length })}>
          <Sign name="stack" />
          {under.length}
        </span>
      )}
      {tools.length > 0 && (
        <ul className="pk-tools">
          {tools.map((tool) => (
            <li key={tool}>
              <Pointable handles={[tool]}>
                <span className="pk-tool">
                  <KindSign kind="Tool" />
                  <span>{nameOf({ view, faces }, tool)}</span>
                </span>
              </Pointable>
            </li>
          ))}
        </ul>
      )}
      {energy.length > 0 && (
        <ul className="pk-energies">
          {energyGroups(view, faces, energy).map((group) => (
            <li key={group.handles[0]}>
              <EnergyOf group={group} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** From this many cards of a kind on, they are shown as a number. */
const SHOWN_APART = 3;

function EnergyOf({ group: { types, handles } }: { readonly group: EnergyGroup }): ReactNode {
  const { view, faces } = useTable();
  const [first = -1] = handles;
  const special = faceOf({ faces }, view.cards[first])?.kind === 'Special Energy';
  const type = types.length === 1 ? (types[0] as string) : 'every';
  const symbols = handles.length < SHOWN_APART ? handles : [first];
  return (
    <Pointable handles={handles}>
      <span className="pk-symbols" data-special={special || undefined}>
        {symbols.map((each) => (
          <Energy key={each} type={type} />
        ))}
        {handles.length >= SHOWN_APART && <b>×{handles.length}</b>}
      </span>
    </Pointable>
  );
}

/**
 * Attached cards can be pointed at where a sentence mentions them; otherwise they belong to the card below, whose
 * accessible name includes them.
 */
function Pointable({
  handles,
  children,
}: {
  readonly handles: readonly number[];
  readonly children: ReactNode;
}): ReactNode {
  const table = useTable();
  const words = useWords();
  // Later pieces of a sentence must not get in the way of the current one: the card itself.
  const handle = handles.find((each) => ['now', 'chosen'].includes(table.glow.get(cardThing(each)) ?? ''));
  if (handle === undefined)
    return (
      <span className="pk-attached" aria-hidden="true">
        {children}
      </span>
    );
  const glow = table.glow.get(cardThing(handle));
  return (
    <button
      type="button"
      className="pk-attached"
      data-card={handle}
      data-glow={glow}
      aria-label={cardName(table, words, handle, false)}
      aria-pressed={glow === 'chosen' ? true : undefined}
      onClick={() => table.point(cardThing(handle))}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
