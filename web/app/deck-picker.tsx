/** The choice of a deck: a window with all decks, each with a sentence on how it plays. */
import { type ReactNode, useId, useState } from 'react';
import { DeckPicture, useDeckPictures } from '../decks/deck-pictures.tsx';
import { Dialog } from '../table/dialog.tsx';
import { Sign } from '../table/sign.tsx';

export interface PickedDeck {
  readonly value: string;
  readonly name: string;
  /** A sentence on how it plays. */
  readonly about?: string | undefined;
}

interface DeckPickerProps {
  readonly label: string;
  readonly value: string;
  readonly game: string | undefined;
  readonly decks: readonly PickedDeck[];
  readonly change: (value: string) => void;
  /** The options are not known yet. */
  readonly awaited?: boolean;
  /** A heading above it says the label already. */
  readonly titled?: boolean;
}

export function DeckPicker({
  label,
  value,
  game,
  decks,
  change,
  awaited = false,
  titled = false,
}: DeckPickerProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const pictures = useDeckPictures(game, isOpen);
  const chosen = decks.find((deck) => deck.value === value);
  return (
    <div className="field picker">
      <span id={`${id}l`} className={titled ? 'unseen' : undefined}>
        {label}
      </span>
      <button
        type="button"
        id={`${id}b`}
        className="picker-button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}l ${id}b`}
        disabled={awaited}
        onClick={() => setOpen(true)}
      >
        <bdi>{chosen?.name}</bdi>
        <Sign name="chevron" />
      </button>
      {isOpen && (
        <Dialog title={label} className="picker-window" close={() => setOpen(false)}>
          <ul className="picker-decks">
            {decks.map((deck) => (
              <li key={deck.value}>
                <button
                  type="button"
                  className="picker-deck"
                  aria-pressed={deck.value === value}
                  onClick={() => {
                    change(deck.value);
                    setOpen(false);
                  }}
                >
                  <DeckPicture address={pictures?.[deck.value]} />
                  <span className="picker-name">
                    <bdi>{deck.name}</bdi>
                    {deck.value === value && <Sign name="check" />}
                  </span>
                  {deck.about !== undefined && <span className="note">{deck.about}</span>}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
