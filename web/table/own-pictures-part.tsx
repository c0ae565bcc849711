/** Where a player chooses pictures of their own for the cards of this game. */
import { type ReactNode, useState } from 'react';
import { useWords } from '../app/context.tsx';
import { addPictures, forgetPictures, useOwnPictureCount } from '../art/own-pictures.ts';
import { changePictureAddress, hostOf, pictureAddress } from '../art/picture-addresses.ts';
import { useTable } from './context.ts';

const EXAMPLE = 'https://example.org/{number}.jpg';

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
      <PictureAddress game={game} />
    </div>
  );
}

/** Where pictures come from that are not on this device. The page is loaded again: only then it may ask another host. */
function PictureAddress({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const kept = pictureAddress(game);
  const [text, setText] = useState(kept ?? '');
  const pattern = text.trim();
  const isWrong = pattern !== '' && hostOf(pattern) === undefined;
  const use = (chosen: string | undefined): void => {
    changePictureAddress(game, chosen);
    window.location.reload();
  };
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (pattern !== '' && !isWrong) use(pattern);
      }}
    >
      <label>
        <span>{words.settings.pictureAddress}</span>
        <input
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={EXAMPLE}
          aria-invalid={isWrong}
          aria-describedby="picture-address-note"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id="picture-address-note" className="note">
        {isWrong ? words.settings.pictureAddressWrong : words.settings.pictureAddressHint}{' '}
        {words.settings.pictureAddressSeen}
      </p>
      <div className="buttons">
        <button type="submit" disabled={pattern === '' || isWrong || pattern === kept}>
          {words.settings.pictureAddressUse}
        </button>
        {kept !== undefined && (
          <button type="button" onClick={() => use(undefined)}>
            {words.settings.pictureAddressForget}
          </button>
        )}
      </div>
    </form>
  );
}
