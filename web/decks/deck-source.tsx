/** A deck as text: pasted, typed, or read from a file. */
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { useApp } from '../app/context.tsx';

interface SourceProps {
  readonly text: string;
  /** Some lines are wrong, so the text should be visible. */
  readonly isFaulty: boolean;
  readonly change: (text: string) => void;
}

export function DeckSource({ text, isFaulty, change }: SourceProps): ReactNode {
  const { words } = useApp();
  // An empty deck starts with a pasted list or with the search.
  const [wasEmpty] = useState(text.trim() === '');
  const [chosen, setChosen] = useState<boolean>();
  const [isOver, setOver] = useState(false);
  const isOpen = chosen ?? (wasEmpty || isFaulty);
  const read = async (file: File | undefined): Promise<void> => {
    if (file) change(await file.text());
  };
  const opened = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    await read(target.files?.[0]);
    // The same file can be opened again after it has changed.
    target.value = '';
  };
  const dropped = (event: DragEvent): void => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void read(file);
  };
  return (
    <details
      className="panel deck-source"
      data-faulty={isFaulty || undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setChosen(currentTarget.open)}
    >
      <summary>
        <h2>{words.decks.asText}</h2>
      </summary>
      <label className="field">
        <span>
          {words.decks.list} · {words.decks.listHint}
        </span>
        <textarea
          rows={12}
          spellCheck={false}
          value={text}
          data-over={isOver || undefined}
          onChange={({ target }) => change(target.value)}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={dropped}
        />
      </label>
      {/* The browser's own button would be in the browser's language. */}
      <label className="button file-button">
        {words.decks.file}
        <input
          type="file"
          className="unseen"
          accept=".txt,.dek,.dec,.json,.xml,.html,text/*"
          onChange={(event) => void opened(event)}
        />
      </label>
    </details>
  );
}
