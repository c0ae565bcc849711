/**
 * The parts of a turn as a strip: the current one, and those at which the player wants to be asked (stops). The game
 * names the parts, in its own words.
 */
import { type ReactNode, useState } from 'react';
import { useTable } from './context.ts';
import { Dialog } from './dialog.tsx';
import { Check } from './settings-part.tsx';
import '../style/turn-strip.css';

/** One part of a turn. */
export interface TurnPart {
  readonly key: string;
  readonly name: string;
  /** The name in the strip. */
  readonly short: string;
  /** The server's name for stopping here. */
  readonly stop: string;
  readonly isNow: boolean;
  /** Part of a fight. */
  readonly isFight: boolean;
}

/** The game's words. */
export interface StripWords {
  readonly parts: string;
  readonly stops: string;
  readonly stopHere: string;
  readonly stopsExplained: string;
  readonly ownTurn: string;
  readonly otherTurn: string;
  /** Asks about everything. */
  readonly always: string;
}

interface TurnStripProps {
  readonly words: StripWords;
  readonly parts: readonly TurnPart[];
  /** The occasions for stops in both players' turns, with their names. */
  readonly occasions: readonly (readonly [stop: string, name: string])[];
  /** Stops that belong to no turn, with their names. */
  readonly others: readonly (readonly [stop: string, name: string])[];
  /** Before the word on the button of all stops. */
  readonly sign?: ReactNode;
}

export function TurnStrip({ words, parts, occasions, others, sign }: TurnStripProps): ReactNode {
  const { table, stand } = useTable();
  const [open, setOpen] = useState(false);
  const stops = table?.standing?.stops ?? [];
  const always = table?.standing?.askAlways === true;
  const toggle = (stop: string): void => stand?.({ stops: toggled(stops, stop) });
  const change = (): void => stand?.({ askAlways: !always });
  return (
    <div className="turn-strip">
      <ol className="turn-parts" aria-label={words.parts}>
        {parts.map((part) => (
          <li key={part.key} data-fight={part.isFight || undefined} aria-current={part.isNow ? 'step' : undefined}>
            <Part
              part={part}
              isStop={stops.includes(part.stop)}
              stopHere={words.stopHere}
              toggle={stand && (() => toggle(part.stop))}
            />
          </li>
        ))}
      </ol>
      {stand && (
        <>
          <button type="button" className="quiet turn-always" aria-pressed={always} onClick={change}>
            {words.always}
          </button>
          <button type="button" className="quiet turn-stops" onClick={() => setOpen(true)}>
            {sign}
            {words.stops}
          </button>
        </>
      )}
      {open && stand && (
        <Dialog title={words.stops} close={() => setOpen(false)}>
          <p className="note">{words.stopsExplained}</p>
          <StopsTable words={words} occasions={occasions} stops={stops} toggle={toggle} />
          <Check label={words.always} on={always} change={change} />
          {others.map(([stop, name]) => (
            <Check key={stop} label={name} on={stops.includes(stop)} change={() => toggle(stop)} />
          ))}
        </Dialog>
      )}
    </div>
  );
}

function toggled(stops: readonly string[], stop: string): readonly string[] {
  return stops.includes(stop) ? stops.filter((each) => each !== stop) : [...stops, stop];
}

interface PartProps {
  readonly part: TurnPart;
  readonly isStop: boolean;
  readonly stopHere: string;
  readonly toggle: (() => void) | undefined;
}

function Part({ part: { name, short }, isStop, stopHere, toggle }: PartProps): ReactNode {
  if (!toggle)
    return (
      <span className="turn-part" title={name}>
        <PartName name={name} short={short} />
      </span>
    );
  return (
    <button
      type="button"
      className="turn-part"
      aria-pressed={isStop}
      title={isStop ? `${name}, ${stopHere}` : name}
      onClick={toggle}
    >
      <PartName name={name} short={short} />
      {isStop && <span className="unseen">, {stopHere}</span>}
    </button>
  );
}

/** In a row a part has a short name. Alone, as on a phone, there is room for the whole one, which a look may show. */
function PartName({ name, short }: Pick<TurnPart, 'name' | 'short'>): ReactNode {
  return (
    <>
      <span className="part-short">{short}</span>
      <span className="part-whole">{name}</span>
    </>
  );
}

interface StopsTableProps extends Pick<TurnStripProps, 'words' | 'occasions'> {
  readonly stops: readonly string[];
  readonly toggle: (stop: string) => void;
}

function StopsTable({ words: { ownTurn, otherTurn }, occasions, stops, toggle }: StopsTableProps): ReactNode {
  const box = (stop: string, label: string): ReactNode => (
    <input type="checkbox" aria-label={label} checked={stops.includes(stop)} onChange={() => toggle(stop)} />
  );
  return (
    <table className="stops-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{ownTurn}</th>
          <th scope="col">{otherTurn}</th>
        </tr>
      </thead>
      <tbody>
        {occasions.map(([stop, name]) => (
          <tr key={stop}>
            <th scope="row">{name}</th>
            <td>{box(`own ${stop}`, `${ownTurn}: ${name}`)}</td>
            <td>{box(`other ${stop}`, `${otherTurn}: ${name}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
