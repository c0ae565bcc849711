/** The steps of the turn: the current one, and the player's stops. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useTable } from '../../table/context.ts';
import { headed } from '../../table/labels.ts';
import { TurnStrip } from '../../table/turn-strip.tsx';
import { StateGlyph } from './glyphs/glyph.tsx';
import { useMagicWords } from './use-words.ts';
import { type StepWindow, WINDOWS, whereOf } from './where.ts';

export function MagicSteps(): ReactNode {
  const { view, table, me, labels, stand } = useTable();
  const words = useMagicWords();
  const { turn, step } = whereOf(view);
  const stops = table?.standing?.stops ?? [];
  useHeldControl(table?.standing?.askAlways === true, stand);
  const nameOf = (each: StepWindow): string => headed(labels[`step ${each}`] ?? each);
  const stopAt = (each: StepWindow): string => `${turn === me ? 'own' : 'other'} ${each}`;
  // Steps in which players rarely act are shown only when they come, or when the player stops there.
  const isShown = (each: StepWindow): boolean => !SELDOM.has(each) || each === step || stops.includes(stopAt(each));
  return (
    <TurnStrip
      words={{
        ...{ parts: words.steps, always: words.fullControl, stops: words.stops, stopHere: words.stopHere },
        ...{ stopsExplained: words.stopsExplained, ownTurn: words.ownTurn, otherTurn: words.otherTurn },
      }}
      parts={WINDOWS.filter(isShown).map((each) => ({
        ...{ key: each, name: nameOf(each), short: words.short[each], stop: stopAt(each) },
        ...{ isNow: each === step, isFight: COMBAT.has(each) },
      }))}
      occasions={WINDOWS.map((each) => [each, nameOf(each)])}
      others={[
        ['other stack', words.otherStack],
        ['own stack', words.ownStack],
      ]}
      sign={<StateGlyph state="stop" />}
    />
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
