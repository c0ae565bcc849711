/** Shown instead of an empty screen when the page itself fails: a message and a way to continue. */
import { Component, type ReactNode } from 'react';
import { useWords } from './context.tsx';

interface State {
  readonly failed: boolean;
}

export class Boundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

/** Most often a part of the page could not be fetched: without a network, or because there is a newer version by now. */
function Failed(): ReactNode {
  const words = useWords();
  return (
    <main className="page loading" role="alert">
      <p>{navigator.onLine ? words.failed : words.offline}</p>
      <button type="button" className="primary" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </main>
  );
}
