/** A choice among a few, all of them in sight. */
import { type ReactNode, useId } from 'react';

interface PillsProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly change: (value: string) => void;
  /** The options are not known yet. */
  readonly awaited?: boolean;
  /** Its words are long: it has a line for itself. */
  readonly wide?: boolean;
}

export function Pills({ label, value, options, change, awaited = false, wide = false }: PillsProps): ReactNode {
  const name = useId();
  const pills = (
    <fieldset className="pills" disabled={awaited} data-awaited={awaited || undefined}>
      <legend>{label}</legend>
      <div className="pills-row">
        {options.map(([each, text]) => (
          <label key={each} className="pill">
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => change(each)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
  return wide ? <div className="pills-line">{pills}</div> : pills;
}
