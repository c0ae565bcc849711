/** Opens a table for friends or strangers. */
import type { NewTable, OfferedGame, Speed, Table } from '@praxis/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { HttpFailure, postJson } from '../connection/http.ts';
import { SPEEDS, speedText } from './clock-settings.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { type GameChoice, seatCounts, useGameChoice } from './game-choice.ts';
import { Select } from './select.tsx';
import { type Options, SettingFields } from './table-settings.tsx';

interface Chosen {
  readonly speed: keyof typeof SPEEDS;
  readonly open: boolean;
  readonly rated: boolean;
  readonly takebacks: boolean;
  readonly seating: 'random' | 'chosen';
  readonly options?: Options;
  /** The game and edition that the options belong to. */
  readonly optionsOf?: string;
}

interface NewTableProps {
  readonly games: readonly OfferedGame[];
  readonly open: boolean;
  /** If the page has asked for the game already. */
  readonly choice?: GameChoice;
  /** If the page has asked for the edition and the number of players, too. */
  readonly short?: boolean;
}

export function NewTableForm({ games, open, choice: given, short = false }: NewTableProps): ReactNode {
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
  const own = useGameChoice(games);
  const { game, edition, seats, choose } = given ?? own;
  // Another game or edition has settings of its own.
  const of = `${game?.id} ${edition}`;
  const options = chosen.optionsOf === of ? chosen.options : undefined;
  if (!game) return null;
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
        ...(options ? { options } : {}),
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
        {!given && games.length > 1 && (
          <Select
            label={words.home.game}
            value={game.id}
            options={games.map(({ id, title }) => [id, title])}
            change={(id) => choose({ game: id })}
          />
        )}
        {!short && game.editions.length > 1 && (
          <Select
            label={words.home.edition}
            value={edition}
            options={game.editions.map(({ id, name }) => [id, name])}
            change={(id) => choose({ edition: id })}
          />
        )}
        {!short && about !== undefined && <p className="note">{about}</p>}
        {!short && seatCounts(game).length > 1 && (
          <Select
            short
            label={words.home.seats}
            value={String(seats)}
            options={seatCounts(game).map((count) => [count, count])}
            change={(count) => choose({ seats: Number(count) })}
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
        options={options ?? {}}
        change={(changed) => setChosen({ ...chosen, options: changed, optionsOf: of })}
      />
      <Failure failure={failure} />
      <button type="submit" className="primary" disabled={opening}>
        {words.table.open}
      </button>
    </form>
  );
}
