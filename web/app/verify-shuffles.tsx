/** A button that checks whether anybody could have chosen the shuffles of a finished match. */
import type { Record as MatchRecord } from '@praxis/engine';
import { type ReactNode, useState } from 'react';
import { getJson } from '../connection/http.ts';
import { useWords } from './context.tsx';
import { Failure } from './failure.tsx';
import { remembered } from './fairness.ts';
import { checkShuffles, type Finding } from './shuffle-proof.ts';
import { useAction } from './use-action.ts';

export function VerifyShuffles({ match }: { readonly match: string }): ReactNode {
  const words = useWords();
  const { busy, failure, run } = useAction();
  const [finding, setFinding] = useState<Finding>();
  const verify = (): Promise<boolean> =>
    run(async () => {
      const record = await getJson<MatchRecord>(`/api/matches/${encodeURIComponent(match)}/record`);
      setFinding(checkShuffles(record, remembered(match)));
    });
  return (
    <>
      <button type="button" disabled={busy} onClick={() => void verify()}>
        {words.replay.verify}
      </button>
      <Failure failure={failure} />
      {finding !== undefined && (
        <p className="note" role="status">
          {words.replay.findings[finding]}
        </p>
      )}
    </>
  );
}
