/** Opens a table for friends or strangers. */
import type { NewTable, OfferedGame, Speed, Table } from '@praxis/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { HttpFailure, postJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { Select } from './select.tsx';
import { SPEEDS, speedText } from './speed.ts';
import { type Options, SettingFields } from './table-settings.tsx';
import { useSettings } from './use-settings.ts';

interface Chosen {
  readonly game?: string;
  readonly edition?: string;
  readonly seats?: number;
  readonly speed: keyof typeof SPEEDS;
  readonly open: boolean;
  readonly rated: boolean;
  readonly takebacks: boolean;
  readonly seating: 'random' | 'chosen';
  readonly options?: Options;
}

export function NewTableForm({
  games,
  open,
}: {
  readonly games: readonly OfferedGame[];
  readonly open: boolean;
}): ReactNode {
  const { words, language } = useApp();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<Chosen>({
    speed: 'untimed',
    open,
    rated: false,
    takebacks: true,
    seating: 'random',
  });
  const [failure, setFailure] = useState<HttpFailure>();
  const [opening, setOpening] = useState(false);
  const last = useSettings().game;
  const game = games.find(({ id }) => id === (chosen.game ?? last)) ?? games[0];
  if (!game) return null;
  const { least, most, usual } = game.seats;
  const seats = Math.min(most, Math.max(least, chosen.seats ?? usual));
  const edition = game.editions.find(({ id }) => id === chosen.edition)?.id ?? game.editions[0]?.id ?? '';
  const about = game.editions.find(({ id }) => id === edition)?.about;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setOpening(true);
    const body: NewTable = {
      settings: {
        game: game.id,
        edition,
        seats,
        speed: SPEEDS[chosen.speed] as Speed,
        language,
        rated: chosen.rated,
        open: chosen.open,
        seating: chosen.seating,
        ...(chosen.takebacks ? {} : { takebacks: false }),
        ...(chosen.options ? { options: chosen.options } : {}),
      },
    };
    try {
      const table = await postJson<Table>('/api/tables', body);
      navigate(`/t/${table.id}`);
    } catch (error) {
      setOpening(false);
      setFailure(error instanceof HttpFailure ? error : undefined);
    }
  };
  return (
    <form className="new-table" onSubmit={(event) => void submit(event)}>
      <div className="fields">
        {games.length > 1 && (
          <Select
            label={words.home.game}
            value={game.id}
            options={games.map(({ id, title }) => [id, title])}
            change={(id) => setChosen(without(chosen, { game: id }))}
          />
        )}
        {game.editions.length > 1 && (
          <Select
            label={words.home.edition}
            value={edition}
            options={game.editions.map(({ id, name }) => [id, name])}
            change={(id) => setChosen(without(chosen, { edition: id }))}
          />
        )}
        {about !== undefined && <p className="note">{about}</p>}
        {most > least && (
          <Select
            short
            label={words.home.seats}
            value={String(seats)}
            options={Array.from({ length: most - least + 1 }, (_, index) => [
              String(least + index),
              String(least + index),
            ])}
            change={(count) => setChosen({ ...chosen, seats: Number(count) })}
          />
        )}
        <Select
          label={words.table.speed}
          value={chosen.speed}
          options={Object.entries(SPEEDS).map(([key, speed]) => [key, speedText(speed, words)])}
          change={(speed) => setChosen({ ...chosen, speed })}
        />
        <Select
          label={words.table.seating}
          value={chosen.seating}
          options={[
            ['random', words.table.seatings.random],
            ['chosen', words.table.seatings.chosen],
          ]}
          change={(seating) => setChosen({ ...chosen, seating: seating as Chosen['seating'] })}
        />
      </div>
      <div className="checks">
        <label className="check">
          <input
            type="checkbox"
            checked={chosen.open}
            onChange={({ target }) => setChosen({ ...chosen, open: target.checked })}
          />
          {words.table.listed}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={chosen.rated}
            onChange={({ target }) => setChosen({ ...chosen, rated: target.checked })}
          />
          {words.table.rated}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={chosen.takebacks}
            onChange={({ target }) => setChosen({ ...chosen, takebacks: target.checked })}
          />
          {words.table.takebacks}
        </label>
      </div>
      <SettingFields
        game={game}
        edition={edition}
        options={chosen.options ?? {}}
        change={(options) => setChosen({ ...chosen, options })}
      />
      <Failure failure={failure} />
      <button type="submit" className="primary" disabled={opening}>
        {words.table.open}
      </button>
    </form>
  );
}

/** Another game or edition has settings of its own. */
function without({ options: _, ...chosen }: Chosen, changed: Pick<Chosen, 'game' | 'edition'>): Chosen {
  return { ...chosen, ...changed };
}
