/** A request to the server by the press of a button: its progress and its outcome. */
import { useState } from 'react';
import { HttpFailure } from '../connection/http.ts';

export interface Action {
  readonly busy: boolean;
  readonly failure: HttpFailure | undefined;
  /** Resolves to true if it was done. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HttpFailure>();
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(error instanceof HttpFailure ? error : new HttpFailure(0, { code: 'unknown', text: '' }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
