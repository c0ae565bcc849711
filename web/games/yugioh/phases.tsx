/** The phases of the turn as a bar: the current one, and the player's stops; and all other occasions for questions. */
import { type ReactNode, useState } from 'react';
import { useTable } from '../../table/context.ts';
import { Dialog } from '../../table/dialog.tsx';
import { headed } from '../../table/labels.ts';
import { useYugiohWords } from './use-words.ts';
import { PHASES, type PhaseName, stopStep, whereOf } from './where.ts';

export function YugiohPhases(): ReactNode {
  const { view, table, me, stand } = useTable();
  const words = useYugiohWords();
  const [open, setOpen] = useState(false);
  const { turn, phase } = whereOf(view);
  const stops = table?.standing?.stops ?? [];
  const always = table?.standing?.askAlways === true;
  const toggle = (place: string): void => stand?.({ stops: toggled(stops, place) });
  return (
    <div className="yg-phases">
      <ol className="yg-bar" aria-label={words.phases}>
        {PHASES.map(({ name, steps }) => {
          const place = `${turn === me ? 'own' : 'other'} ${stopStep(name)}`;
          const isNow = steps.some((step) => step === phase);
          return (
            <li key={name} data-battle={name === 'battle' || undefined} aria-current={isNow ? 'step' : undefined}>
              <PhaseMark phase={name} stop={stops.includes(place)} toggle={stand && (() => toggle(place))} />
            </li>
          );
        })}
      </ol>
      {stand && (
        <>
          <button
            type="button"
            className="quiet yg-always"
            aria-pressed={always}
            onClick={() => stand({ askAlways: !always })}
          >
            {words.everything}
          </button>
          <button type="button" className="quiet yg-stops" onClick={() => setOpen(true)}>
            {words.stops}
          </button>
        </>
      )}
      {open && stand && (
        <Stops stops={stops} always={always} stand={stand} toggle={toggle} close={() => setOpen(false)} />
      )}
    </div>
  );
}

function toggled(stops: readonly string[], place: string): readonly string[] {
  return stops.includes(place) ? stops.filter((each) => each !== place) : [...stops, place];
}

interface PhaseMarkProps {
  readonly phase: PhaseName;
  readonly stop: boolean;
  readonly toggle: (() => void) | undefined;
}

function PhaseMark({ phase, stop, toggle }: PhaseMarkProps): ReactNode {
  const { labels } = useTable();
  const words = useYugiohWords();
  const name = headed(labels[`step ${stopStep(phase)}`] ?? phase);
  if (!toggle)
    return (
      <span className="yg-phase" title={name}>
        {words.short[phase]}
      </span>
    );
  return (
    <button
      type="button"
      className="yg-phase"
      aria-pressed={stop}
      title={stop ? `${name}, ${words.stopHere}` : name}
      onClick={toggle}
    >
      {words.short[phase]}
      {stop && <span className="unseen">, {words.stopHere}</span>}
    </button>
  );
}

/** The server's names for them (`stops` of the game). */
const STEPS = ['draw', 'standby', 'main 1', 'start step', 'battle step', 'end step', 'main 2', 'end'] as const;
const MOMENTS = ['summon', 'attack', 'damage', 'chain'] as const;

interface StopsProps {
  readonly stops: readonly string[];
  readonly always: boolean;
  readonly stand: NonNullable<ReturnType<typeof useTable>['stand']>;
  readonly toggle: (place: string) => void;
  readonly close: () => void;
}

function Stops({ stops, always, stand, toggle, close }: StopsProps): ReactNode {
  const { labels } = useTable();
  const words = useYugiohWords();
  const box = (place: string, label: string): ReactNode => (
    <input type="checkbox" aria-label={label} checked={stops.includes(place)} onChange={() => toggle(place)} />
  );
  const row = (key: string, name: string): ReactNode => (
    <tr key={key}>
      <th scope="row">{name}</th>
      <td>{box(`own ${key}`, `${words.ownTurn}: ${name}`)}</td>
      <td>{box(`other ${key}`, `${words.otherTurn}: ${name}`)}</td>
    </tr>
  );
  const check = (label: string, on: boolean, change: () => void): ReactNode => (
    <label className="check">
      <input type="checkbox" checked={on} onChange={change} />
      {label}
    </label>
  );
  return (
    <Dialog title={words.stops} className="yg-stops-dialog" close={close}>
      <p className="note">{words.stopsExplained}</p>
      <table className="yg-stops-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.ownTurn}</th>
            <th scope="col">{words.otherTurn}</th>
          </tr>
        </thead>
        <tbody>
          {MOMENTS.map((moment) => row(moment, words.moments[moment]))}
          {STEPS.map((step) => row(step, headed(labels[`step ${step}`] ?? step)))}
        </tbody>
      </table>
      {check(words.event, stops.includes('event'), () => toggle('event'))}
      {check(words.quiet, stops.includes('quiet'), () => toggle('quiet'))}
      {check(words.everything, always, () => stand({ askAlways: !always }))}
    </Dialog>
  );
}
