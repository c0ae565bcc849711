/** An error message, in the server's words if it has sent any. */
import type { ReactNode } from 'react';
import type { HttpFailure } from '../connection/http.ts';
import { useWords } from './context.tsx';

export function Failure({ failure }: { readonly failure: HttpFailure | undefined }): ReactNode {
  const words = useWords();
  if (!failure) return null;
  const text = failure.message !== '' ? failure.message : failure.code === 'offline' ? words.offline : words.failed;
  return (
    <p className="refusal" role="alert">
      {text}
    </p>
  );
}
