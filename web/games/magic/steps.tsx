/** The steps of the turn as a strip: the current one, and the player's stops. */
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTable } from '../../table/context.ts';
import { Dialog } from '../../table/dialog.tsx';
import { headed } from '../../table/labels.ts';
import { StateGlyph } from './glyphs/glyph.tsx';
import { useMagicWords } from './use-words.ts';
import { type StepWindow, WINDOWS, whereOf } from './where.ts';

export function MagicSteps(): ReactNode {
  const { view, table, me, stand } = useTable();
  const words = useMagicWords();
  const [open, setOpen] = useState(false);
  const { turn, step } = whereOf(view);
  const stops = table?.standing?.stops ?? [];
  const control = table?.standing?.askAlways === true;
  useHeldControl(control, stand);
  const placeOf = (each: StepWindow): string => `${turn === me ? 'own' : 'other'} ${each}`;
  const toggle = (place: string): void => stand?.({ stops: toggled(stops, place) });
  // Steps in which players rarely act are shown only when they come, or when the player stops there.
  const isShown = (each: StepWindow): boolean => !SELDOM.has(each) || each === step || stops.includes(placeOf(each));
  return (
    <div className="mg-steps" data-control={control || undefined}>
      <ol className="mg-strip" aria-label={words.steps}>
        {WINDOWS.filter(isShown).map((each) => {
          const place = placeOf(each);
          return (
            <li
              key={each}
              data-combat={COMBAT.has(each) || undefined}
              aria-current={each === step ? 'step' : undefined}
            >
              <StepMark step={each} stop={stops.includes(place)} toggle={stand && (() => toggle(place))} />
            </li>
          );
        })}
      </ol>
      {stand && (
        <>
          <button
            type="button"
            className="quiet mg-control"
            aria-pressed={control}
            onClick={() => stand({ askAlways: !control })}
          >
            {words.fullControl}
          </button>
          <button type="button" className="quiet mg-stops" onClick={() => setOpen(true)}>
            <StateGlyph state="stop" />
            {words.stops}
          </button>
        </>
      )}
      {open && stand && (
        <Stops stops={stops} control={control} stand={stand} toggle={toggle} close={() => setOpen(false)} />
      )}
    </div>
  );
}

const COMBAT: ReadonlySet<StepWindow> = new Set<StepWindow>([
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first strike damage',
  'combat damage',
  'end of combat',
]);

const SELDOM: ReadonlySet<StepWindow> = new Set<StepWindow>([
  'beginning of combat',
  'first strike damage',
  'end of combat',
]);

function toggled(stops: readonly string[], place: string): readonly string[] {
  return stops.includes(place) ? stops.filter((each) => each !== place) : [...stops, place];
}

interface StepMarkProps {
  readonly step: StepWindow;
  readonly stop: boolean;
  readonly toggle: (() => void) | undefined;
}

function StepMark({ step, stop, toggle }: StepMarkProps): ReactNode {
  const { labels } = useTable();
  const words = useMagicWords();
  const name = headed(labels[`step ${step}`] ?? step);
  if (!toggle) return <span className="mg-step">{words.short[step]}</span>;
  return (
    <button
      type="button"
      className="mg-step"
      aria-pressed={stop}
      title={stop ? `${name}, ${words.stopHere}` : name}
      onClick={toggle}
    >
      {words.short[step]}
      {stop && <span className="unseen">, {words.stopHere}</span>}
    </button>
  );
}

interface StopsProps {
  readonly stops: readonly string[];
  readonly control: boolean;
  readonly stand: NonNullable<ReturnType<typeof useTable>['stand']>;
  readonly toggle: (place: string) => void;
  readonly close: () => void;
}

function Stops({ stops, control, stand, toggle, close }: StopsProps): ReactNode {
  const { labels } = useTable();
  const words = useMagicWords();
  const box = (place: string, label: string): ReactNode => (
    <input type="checkbox" aria-label={label} checked={stops.includes(place)} onChange={() => toggle(place)} />
  );
  return (
    <Dialog title={words.stops} className="mg-stops-dialog" close={close}>
      <p className="note">{words.stopsExplained}</p>
      <table className="mg-stops-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.ownTurn}</th>
            <th scope="col">{words.otherTurn}</th>
          </tr>
        </thead>
        <tbody>
          {WINDOWS.map((step) => {
            const name = headed(labels[`step ${step}`] ?? step);
            return (
              <tr key={step}>
                <th scope="row">{name}</th>
                <td>{box(`own ${step}`, `${words.ownTurn}: ${name}`)}</td>
                <td>{box(`other ${step}`, `${words.otherTurn}: ${name}`)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Check label={words.fullControl} on={control} change={() => stand({ askAlways: !control })} />
      <Check label={words.otherStack} on={stops.includes('other stack')} change={() => toggle('other stack')} />
      <Check label={words.ownStack} on={stops.includes('own stack')} change={() => toggle('own stack')} />
    </Dialog>
  );
}

interface CheckProps {
  readonly label: string;
  readonly on: boolean;
  readonly change: () => void;
}

function Check({ label, on, change }: CheckProps): ReactNode {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={change} />
      {label}
    </label>
  );
}

/** The key must be held this long: shortcuts hold it, too, but not for long. */
const HOLD_MS = 350;

/** While Control is held the player is asked about everything, as usual in this game. */
function useHeldControl(control: boolean, stand: ReturnType<typeof useTable>['stand']): void {
  const now = useRef({ control, stand });
  now.current = { control, stand };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const down = (event: KeyboardEvent): void => {
      clearTimeout(timer);
      if (event.key !== 'Control' || held || now.current.control) return;
      timer = setTimeout(() => {
        held = true;
        now.current.stand?.({ askAlways: true });
      }, HOLD_MS);
    };
    const release = (): void => {
      clearTimeout(timer);
      if (!held) return;
      held = false;
      now.current.stand?.({ askAlways: false });
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key === 'Control') release();
    };
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    window.addEventListener('blur', release);
    return () => {
      release();
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
      window.removeEventListener('blur', release);
    };
  }, []);
}
