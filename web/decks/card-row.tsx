/**
 * A card in a list with the number of its copies, which can be typed or changed by one. Its printed text opens below,
 * and is beside it while a mouse points at its name.
 */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import { Art } from '../art/art.tsx';
import { PlainFace } from '../table/face.tsx';
import { Beside } from '../table/peek.tsx';
import { Sign } from '../table/sign.tsx';
import { DrawnCard } from './drawn-card.tsx';
import type { PageCard } from './page-card.ts';

/** More copies than any deck has. */
const COUNT_MAX = 99;

interface RowProps {
  readonly game: GameOnPage;
  readonly card: PageCard;
  readonly count: number;
  readonly change: (count: number) => void;
}

export function CardRow({ game, card: { face, playable }, count, change }: RowProps): ReactNode {
  const words = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [under, setUnder] = useState<DOMRect>();
  const { Text, scene, Face = PlainFace } = game.look;
  return (
    <div className="card-row" data-kind={face.kind} data-unplayable={!playable || undefined}>
      <div className="card-row-head">
        <button
          type="button"
          className="card-row-name"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={({ pointerType, currentTarget }) =>
            setUnder(pointerType === 'mouse' ? currentTarget.getBoundingClientRect() : undefined)
          }
          onPointerLeave={() => setUnder(undefined)}
          onClick={() => setOpen(!isOpen)}
        >
          {scene && (
            <span className="card-row-art" aria-hidden="true">
              <Art game={game.id} face={face} scene={scene} />
            </span>
          )}
          <span className="card-row-words">
            <b>{face.name}</b> <span className="note">{Text ? <Text text={face.short} /> : face.short}</span>
            {!playable && <span className="not-here">{words.decks.notHere}</span>}
          </span>
        </button>
        <span className="stepper">
          <button
            type="button"
            className="icon-button"
            aria-label={words.decks.take({ name: face.name })}
            disabled={count === 0}
            onClick={() => change(count - 1)}
          >
            <Sign name="minus" />
          </button>
          <CountField name={face.name} count={count} change={change} />
          <button
            type="button"
            className="icon-button"
            data-adds="true"
            aria-label={words.decks.add({ name: face.name })}
            disabled={count >= COUNT_MAX}
            onClick={() => change(count + 1)}
          >
            <Sign name="plus" />
          </button>
        </span>
      </div>
      {under && !isOpen && (
        <Beside at={under} again={face}>
          <div className="card whole">
            <Face face={face} full />
          </div>
        </Beside>
      )}
      <div id={id} className="card-row-text" hidden={!isOpen}>
        {isOpen && <DrawnCard game={game} face={face} full />}
      </div>
    </div>
  );
}

/** A typed number counts at once; an empty field changes nothing. */
function CountField({
  name,
  count,
  change,
}: Pick<RowProps, 'count' | 'change'> & { readonly name: string }): ReactNode {
  const words = useWords();
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className="card-row-count"
      type="text"
      inputMode="numeric"
      aria-label={words.decks.countOf({ name })}
      data-none={count === 0 || undefined}
      value={typed ?? String(count)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 2);
        setTyped(digits);
        if (digits !== '') change(Number(digits));
      }}
    />
  );
}

/** Up and down go to the same control of the card above or below. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLElement)) return;
  const row = event.target.closest('.card-row');
  const rows = [...event.currentTarget.querySelectorAll('.card-row')];
  const next = row ? rows[rows.indexOf(row) + step] : undefined;
  if (!row || !next) return;
  const all = (of: Element): HTMLElement[] => [
    ...of.querySelectorAll<HTMLElement>('.card-row-head :is(button, input)'),
  ];
  const at = all(row).indexOf(event.target);
  const wanted = all(next)[at];
  // The button for fewer copies is disabled at zero.
  const target = wanted instanceof HTMLButtonElement && wanted.disabled ? all(next).at(-1) : wanted;
  if (!target) return;
  event.preventDefault();
  target.focus();
}
