/** Where a player chooses pictures of their own for the cards of this game. */
import { type ReactNode, useState } from 'react';
import { useWords } from '../app/context.tsx';
import { addPictures, forgetPictures, useOwnPictureCount } from '../art/own-pictures.ts';
import { useTable } from './context.ts';

/** Phones choose files, not folders. */
const takesFolders = (): boolean =>
  'webkitdirectory' in HTMLInputElement.prototype && !window.matchMedia('(pointer: coarse)').matches;

export function OwnPicturesPart(): ReactNode {
  const words = useWords();
  const { game } = useTable();
  const count = useOwnPictureCount(game);
  const [busy, setBusy] = useState(false);
  const choose = async (files: FileList | null): Promise<void> => {
    setBusy(true);
    await addPictures(game, files ?? []);
    setBusy(false);
  };
  return (
    <div className="field own-pictures">
      <label>
        <span>{words.settings.ownPictures}</span>
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={busy}
          {...(takesFolders() ? { webkitdirectory: '' } : {})}
          onChange={({ target }) => void choose(target.files)}
        />
      </label>
      <p className="note" role="status">
        {busy ? words.loading : count > 0 ? words.settings.ownPicturesKept({ count }) : words.settings.ownPicturesHint}
      </p>
      {count > 0 && (
        <button type="button" disabled={busy} onClick={() => void forgetPictures(game)}>
          {words.settings.ownPicturesForget}
        </button>
      )}
    </div>
  );
}
