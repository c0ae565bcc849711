/** What every page needs: its words and the connection. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Connection, type ConnectionState, connectHere } from '../connection/connection.ts';
import { type PageLanguage, WORDS } from '../words/languages.ts';
import type { Words } from '../words/words.ts';
import { useSettings } from './settings.ts';

interface App {
  readonly words: Words;
  readonly language: PageLanguage;
  readonly connection: Connection;
}

const AppContext = createContext<App | undefined>(undefined);

/** A change of language is a new connection, because the server words everything in the language of the connection. */
export function AppProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useSettings();
  const connection = useMemo(() => connectHere(language), [language]);
  useEffect(() => {
    const hurry = (): void => {
      if (document.visibilityState === 'visible') connection.hurry();
    };
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      connection.close();
    };
  }, [connection]);
  const app = useMemo(() => ({ words: WORDS[language], language, connection }), [language, connection]);
  return <AppContext value={app}>{children}</AppContext>;
}

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('Outside of the app.');
  return app;
}

export function useWords(): Words {
  return useApp().words;
}

export function useConnectionState(): ConnectionState {
  const { connection } = useApp();
  return useSyncExternalStore(
    (changed) => connection.onState(changed),
    () => connection.state,
  );
}
