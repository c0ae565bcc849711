/** Says that the server cannot be reached, while the connection mends itself. */
import { type ReactNode, useEffect, useState } from 'react';
import { useConnectionState, useWords } from './context.tsx';

const SHOWN_AFTER_MS = 1200;

/** A short interruption is not worth a message. A missing heartbeat was already waited for long enough. */
export function Lost(): ReactNode {
  const words = useWords();
  const state = useConnectionState();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    setWaited(false);
    if (state !== 'lost') return;
    const timer = setTimeout(() => setWaited(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return waited || state === 'silent' ? (
    <p className="lost" role="status">
      {words.reconnecting}
    </p>
  ) : null;
}
