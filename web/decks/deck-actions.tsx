/** The actions for a whole deck: save, play, share, delete. */
import type { CheckedDeck, OfferedGame } from '@praxis/protocol';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../app/context.tsx';
import { Failure } from '../app/failure.tsx';
import { playAtOnce } from '../app/quick-match.ts';
import { useAction } from '../app/use-action.ts';
import { DeckExport } from './deck-export.tsx';
import type { Drafting } from './draft.ts';
import { type Draft, deleteDeck, saveDeck, shareDeck, unshareDeck } from './saved.ts';
import { deckToHash } from './share.ts';

interface ActionsProps {
  readonly drafting: Drafting;
  /** It came by another person's link. */
  readonly isGiven: boolean;
  readonly checked: CheckedDeck | undefined;
  readonly game: OfferedGame;
  readonly edition: string;
}

/** A notice for the page that opens next. */
export interface Arrival {
  readonly kept?: boolean;
}

export function DeckActions({ drafting, isGiven, checked, game, edition }: ActionsProps): ReactNode {
  const { draft: deck, isChanged, settle } = drafting;
  const { words, language, connection } = useApp();
  const [, navigate] = useLocation();
  const action = useAction();
  const [notice, setNotice] = useState((window.history.state as Arrival | null)?.kept ? words.decks.kept : undefined);
  const [link, setLink] = useState<string>();
  const [isSure, setSure] = useState(false);
  const isEmpty = deck.text.trim() === '';
  const name = deck.name.trim() || checked?.name || words.decks.unnamed;

  const save = async (): Promise<void> => {
    const kept = await saveDeck({ ...deck, name });
    settle(kept);
    setNotice(words.decks.kept);
    if (deck.id === undefined)
      navigate(`/decks/${kept.id}`, { replace: true, state: { kept: true } satisfies Arrival });
  };
  const play = async (): Promise<void> => {
    const body = { game: game.id, edition, language, deck: { text: deck.text } };
    navigate(`/m/${await playAtOnce(body, connection)}`);
  };
  const share = async (): Promise<void> => {
    // A saved deck has a short address; any other is in the address itself.
    if (deck.id === undefined) {
      setLink(`${window.location.origin}/decks/new#${await deckToHash({ ...deck, name })}`);
      return;
    }
    // The recipient of the link must see the same deck.
    const now: Draft = isChanged ? await saveDeck({ ...deck, name }) : deck;
    const id = await shareDeck(deck.id);
    settle({ ...now, ...(id === undefined ? {} : { share: id }) });
  };
  const unshare = async (): Promise<void> => {
    if (deck.id === undefined) return;
    await unshareDeck(deck.id);
    const { share: _, ...rest } = deck;
    drafting.change(rest);
  };
  const remove = async (): Promise<void> => {
    if (deck.id !== undefined) await deleteDeck(deck.id);
    drafting.discard();
    navigate('/decks');
  };
  const does = (work: () => Promise<void>) => (): void => {
    setNotice(undefined);
    void action.run(work);
  };
  const shown = deck.share === undefined ? link : `${window.location.origin}/decks/shared/${deck.share}`;
  return (
    <>
      <div className="actions">
        <button type="button" className="primary" disabled={isEmpty || action.busy} onClick={does(save)}>
          {isGiven ? words.decks.keepCopy : words.decks.keep}
        </button>
        <button type="button" disabled={checked?.playable !== true || action.busy} onClick={does(play)}>
          {words.decks.play}
        </button>
        <button type="button" disabled={isEmpty || action.busy} onClick={does(share)}>
          {words.decks.share}
        </button>
        {deck.id !== undefined && (
          <button
            type="button"
            className="danger"
            disabled={action.busy}
            onClick={isSure ? does(remove) : () => setSure(true)}
            onBlur={() => setSure(false)}
          >
            {isSure ? words.decks.removeSure : words.decks.remove}
          </button>
        )}
      </div>
      <Failure failure={action.failure} />
      {notice !== undefined && !isChanged ? (
        <p className="note" role="status">
          {notice}
        </p>
      ) : (
        isChanged && !isEmpty && <p className="note">{words.decks.notSaved}</p>
      )}
      {shown !== undefined && !isEmpty && (
        <SharedLink link={shown} unshare={deck.share === undefined ? undefined : does(unshare)} />
      )}
      {game.deckFormats.length > 0 && !isEmpty && <DeckExport deck={deck} name={name} formats={game.deckFormats} />}
    </>
  );
}

/** The link to be read and copied: not every browser lets a page write to the clipboard. */
function SharedLink({
  link,
  unshare,
}: {
  readonly link: string;
  readonly unshare: (() => void) | undefined;
}): ReactNode {
  const { words } = useApp();
  const id = useId();
  const [copied, setCopied] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{words.decks.link}</label>
      <div className="with-buttons">
        <input id={id} type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
        <button
          type="button"
          onClick={() => {
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => document.getElementById(id)?.focus(),
            );
          }}
        >
          <span aria-live="polite">{copied ? words.table.copied : words.decks.copy}</span>
        </button>
        {unshare && (
          <button type="button" onClick={unshare}>
            {words.decks.unshare}
          </button>
        )}
      </div>
    </div>
  );
}
