/** The host removes a player from the table. This is final, so it is confirmed. */
import { type ReactNode, useState } from 'react';
import { Dialog } from '../table/dialog.tsx';
import { useWords } from './context.tsx';

export function SendAway({ name, send }: { readonly name: string; readonly send: () => void }): ReactNode {
  const words = useWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        {words.table.remove({ name })}
      </button>
      {isAsked && (
        <Dialog title={words.table.remove({ name })} className="irreversible" close={() => setAsked(false)}>
          <p>{words.table.removeHint({ name })}</p>
          <div className="actions">
            <button
              type="button"
              className="danger"
              onClick={() => {
                setAsked(false);
                send();
              }}
            >
              {words.match.doIt}
            </button>
            <button type="button" onClick={() => setAsked(false)}>
              {words.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
