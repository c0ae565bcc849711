/** Which page is shown at which address. */
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { DeckPage, DecksPage } from '../decks/decks-page.tsx';
import { AccountPage } from './account-page.tsx';
import { AppProvider, useWords } from './context.tsx';
import { HomePage } from './home-page.tsx';
import { LessonPage } from './learn-lesson-page.tsx';
import { LearnPage } from './learn-page.tsx';
import { RulesPage } from './learn-rules-page.tsx';
import { LobbyPage } from './lobby-page.tsx';
import { MatchPage } from './match-page.tsx';
import { ReplayPage } from './replay-page.tsx';
import { Shell } from './shell.tsx';
import { TablePage } from './table-page.tsx';

export function App(): ReactNode {
  return (
    <AppProvider>
      <Switch>
        <Route path="/m/:match/replay">{({ match }) => <ReplayPage key={match} match={match} />}</Route>
        <Route path="/m/:match">{({ match }) => <MatchPage key={match} match={match} />}</Route>
        <Route path="/t/:table">
          {({ table }) => (
            <Shell>
              <TablePage key={table} id={table} />
            </Shell>
          )}
        </Route>
        <Route path="/decks/:deck">
          {({ deck }) => (
            <Shell>
              <DeckPage key={deck} id={deck} />
            </Shell>
          )}
        </Route>
        <Route path="/decks">
          <Shell>
            <DecksPage />
          </Shell>
        </Route>
        <Route path="/learn/rules">
          <Shell>
            <RulesPage />
          </Shell>
        </Route>
        <Route path="/learn/:game/:lesson">
          {({ game, lesson }) => <LessonPage key={`${game} ${lesson}`} game={game} id={lesson} />}
        </Route>
        <Route path="/learn">
          <Shell>
            <LearnPage />
          </Shell>
        </Route>
        <Route path="/account">
          <Shell>
            <AccountPage />
          </Shell>
        </Route>
        <Route path="/lobby">
          <Shell>
            <LobbyPage />
          </Shell>
        </Route>
        <Route path="/">
          <Shell>
            <HomePage />
          </Shell>
        </Route>
        <Route>
          <Shell>
            <NotFound />
          </Shell>
        </Route>
      </Switch>
    </AppProvider>
  );
}

function NotFound(): ReactNode {
  const words = useWords();
  return (
    <div className="panel">
      <h1>{words.notFound}</h1>
      <a href="/">{words.backHome}</a>
    </div>
  );
}
