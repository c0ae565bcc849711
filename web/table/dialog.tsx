/** A window over the page: closed by Escape, by its button and by a click beside it. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../app/context.tsx';
import { betweenFrames } from './before-frame.ts';
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
  // Both open and closed, all of the page is styled again, because nothing else can be used meanwhile: these are tasks of
  // their own, after the frame that is due. Closing it while it is still part of the page returns the focus to where it
  // came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    const drop = betweenFrames(() => element?.showModal());
    return () => {
      drop();
      element?.close();
    };
  }, []);
  const goAway = (): void => void betweenFrames(() => dialog.current?.close(), close);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        goAway();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) goAway();
      }}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label={words.close} onClick={goAway}>
            <Sign name="close" />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
