/** A choice from a short list, with its name. */
import type { ReactNode } from 'react';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly change: (value: string) => void;
  /** The text is so short that it fits beside the preceding field, even on a phone. */
  readonly short?: boolean;
}

export function Select({ label, value, options, change, short = false }: SelectProps): ReactNode {
  return (
    <label className={short ? 'field short' : 'field'}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => change(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
