/** A deck in the format of another program, as a file or on the clipboard. */
import type { ExportedDeck } from '@praxis/protocol';
import { type ReactNode, useState } from 'react';
import { useApp } from '../app/context.tsx';
import { Failure } from '../app/failure.tsx';
import { Select } from '../app/select.tsx';
import { useAction } from '../app/use-action.ts';
import { postJson } from '../connection/http.ts';
import type { Draft } from './saved.ts';

/** The programs' own names; any other format is called by its id. */
const PROGRAMS: Readonly<Record<string, string>> = {
  twd: 'TWD',
  vdb: 'VDB',
  'vdb-url': 'VDB (URL)',
  lackey: 'LackeyCCG',
  jol: 'JOL',
  ardb: 'ARDB',
  krcg: 'KRCG (JSON)',
  ptcgl: 'Pokémon TCG Live',
  arena: 'MTG Arena',
  mtgo: 'MTGO',
  dek: 'MTGO (.dek)',
};

const ENDINGS: Readonly<Record<string, string>> = { krcg: 'json', dek: 'dek' };

interface ExportProps {
  readonly deck: Draft;
  readonly name: string;
  readonly formats: readonly string[];
}

export function DeckExport({ deck, name, formats }: ExportProps): ReactNode {
  const { words } = useApp();
  const [chosen, setChosen] = useState('');
  const [copied, setCopied] = useState(false);
  const action = useAction();
  const format = formats.includes(chosen) ? chosen : (formats[0] as string);
  const written = async (): Promise<string> => {
    const body = { game: deck.game, text: deck.text, format, name };
    return (await postJson<ExportedDeck>('/api/decks/export', body)).text;
  };
  const download = async (): Promise<void> => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([await written()], { type: 'text/plain' }));
    link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${format}.${ENDINGS[format] ?? 'txt'}`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await written());
    setCopied(true);
  };
  return (
    <>
      <div className="with-buttons deck-export">
        <Select
          label={words.decks.export}
          value={format}
          options={formats.map((each) => [each, PROGRAMS[each] ?? each.toUpperCase()])}
          change={(value) => {
            setChosen(value);
            setCopied(false);
          }}
        />
        <button type="button" disabled={action.busy} onClick={() => void action.run(download)}>
          {words.decks.download}
        </button>
        <button type="button" disabled={action.busy} onClick={() => void action.run(copy)}>
          <span aria-live="polite">{copied ? words.table.copied : words.decks.copy}</span>
        </button>
      </div>
      <Failure failure={action.failure} />
    </>
  );
}
