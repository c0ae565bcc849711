/** A window over the page: closed by Escape, by its button and by a click beside it. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../app/context.tsx';
import { Sign } from './sign.tsx';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, className = '', close, children }: DialogProps): ReactNode {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closing it while it is still part of the page returns the focus to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
            <Sign name="close" />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
