/** The context of every page: its words and the connection. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Connection, type ConnectionState, connectHere } from '../connection/connection.ts';
import { type PageLanguage, wordsAbout, wordsIn } from '../words/languages.ts';
import type { Words } from '../words/words.ts';
import { useSettings } from './use-settings.ts';

interface App {
  readonly words: Words;
  readonly language: PageLanguage;
  readonly connection: Connection;
}

const AppContext = createContext<App | undefined>(undefined);

/** The page's language and its words. */
export interface Spoken {
  readonly language: PageLanguage;
  readonly words: Words;
}

/** The page changes its language as soon as the words are loaded; until then everything stays as it was. */
function useSpoken(first: Spoken): Spoken {
  const { language } = useSettings();
  const [spoken, setSpoken] = useState(first);
  useEffect(() => {
    let here = true;
    wordsIn(language).then(
      (words) => here && setSpoken((before) => (before.language === language ? before : { language, words })),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [language]);
  return spoken;
}

interface AppProps {
  readonly first: Spoken;
  readonly children: ReactNode;
}

/** A change of language is a new connection, because the server words everything in the language of the connection. */
export function AppProvider({ first, children }: AppProps): ReactNode {
  const { language, words } = useSpoken(first);
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
  const app = useMemo(() => ({ words, language, connection }), [words, language, connection]);
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

/** The page's words where it is about a game, if it is: Portuguese players of Magic have a "deck", others a "baralho". */
export function useWordsAbout(game: string | undefined): Words {
  const { words, language } = useApp();
  return (game === undefined ? undefined : wordsAbout(game, language)) ?? words;
}

interface AboutProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** Everything in it speaks as the players of the game do. */
export function AboutGame({ game, children }: AboutProps): ReactNode {
  const app = useApp();
  const words = useWordsAbout(game);
  const about = useMemo(() => ({ ...app, words }), [app, words]);
  return <AppContext value={about}>{children}</AppContext>;
}

export function useConnectionState(): ConnectionState {
  const { connection } = useApp();
  return useSyncExternalStore(
    (changed) => connection.onState(changed),
    () => connection.state,
    () => connection.state,
  );
}
