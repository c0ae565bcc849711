/** The game's own settings of a table: optional rules and open questions, each with a sentence that explains it. */
import type { OfferedGame, OfferedSetting, TableSettings } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { getJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { Select } from './select.tsx';
import { useLoaded } from './use-loaded.ts';

export type Options = NonNullable<TableSettings['options']>;

function useOfferedSettings(game: string, edition: string, wanted: boolean): readonly OfferedSetting[] {
  const { language } = useApp();
  const load = async (): Promise<readonly OfferedSetting[]> =>
    wanted ? getJson(`/api/games/${encodeURIComponent(game)}/settings`, { language, edition }) : [];
  return useLoaded(load, `settings ${game} ${edition} ${language} ${wanted}`).value ?? [];
}

/** One choice for each setting of the edition; nothing where there is none. */
export function SettingFields({
  game,
  edition,
  options,
  change,
}: {
  readonly game: OfferedGame;
  readonly edition: string;
  readonly options: Options;
  readonly change: (options: Options) => void;
}): ReactNode {
  const { words } = useApp();
  const settings = useOfferedSettings(game.id, edition, game.adjustable?.includes(edition) ?? false);
  if (settings.length === 0) return null;
  return (
    <details className="table-settings">
      <summary>{words.table.moreRules}</summary>
      {settings.map(({ id, name, about, values }) => (
        <div key={id}>
          <Select
            label={name}
            value={String(options[id] ?? values[0]?.value)}
            options={values.map((each) => [String(each.value), each.name])}
            change={(text) => {
              const value = values.find((each) => String(each.value) === text)?.value;
              if (value !== undefined) change({ ...options, [id]: value });
            }}
          />
          <p className="note">{about}</p>
        </div>
      ))}
    </details>
  );
}

/** A table's settings that differ from the usual ones, one per line. */
export function ChosenSettings({
  settings: { game, edition, options = {} },
}: {
  readonly settings: TableSettings;
}): ReactNode {
  const offered = useOfferedSettings(game, edition, Object.keys(options).length > 0);
  const chosen = offered.flatMap(({ id, name, about, values }) => {
    const value = values.find((each) => each.value === options[id]);
    return value && value !== values[0] ? [{ id, text: `${name}: ${value.name}`, about }] : [];
  });
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-settings">
      {chosen.map(({ id, text, about }) => (
        <li key={id}>
          <strong>{text}</strong> <span className="note">{about}</span>
        </li>
      ))}
    </ul>
  );
}
