/** Which page is shown at which address. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Boundary } from './boundary.tsx';
import { AppProvider, type Spoken, useWords } from './context.tsx';
import { HomePage } from './home-page.tsx';
import { matchPage } from './match-ahead.ts';
import { Shell } from './shell.tsx';

// The start page is there at once; the others are fetched when they are wanted.
const MatchPage = lazy(() => matchPage().then(({ MatchPage: page }) => ({ default: page })));
const ReplayPage = lazy(() => import('./replay-page.tsx').then(({ ReplayPage: page }) => ({ default: page })));
const TablePage = lazy(() => import('./table-page.tsx').then(({ TablePage: page }) => ({ default: page })));
const LobbyPage = lazy(() => import('./lobby-page.tsx').then(({ LobbyPage: page }) => ({ default: page })));
const DecksPage = lazy(() => import('../decks/decks-page.tsx').then(({ DecksPage: page }) => ({ default: page })));
const DeckPage = lazy(() => import('../decks/decks-page.tsx').then(({ DeckPage: page }) => ({ default: page })));
const ReadyDeckPage = lazy(() =>
  import('../decks/decks-page.tsx').then(({ ReadyDeckPage: page }) => ({ default: page })),
);
const NewDeckPage = lazy(() => import('../decks/decks-page.tsx').then(({ NewDeckPage: page }) => ({ default: page })));
const AccountPage = lazy(() => import('./account-page.tsx').then(({ AccountPage: page }) => ({ default: page })));
const LearnPage = lazy(() => import('./learn-page.tsx').then(({ LearnPage: page }) => ({ default: page })));
const RulesPage = lazy(() => import('./learn-rules-page.tsx').then(({ RulesPage: page }) => ({ default: page })));
const LessonPage = lazy(() => import('./learn-lesson-page.tsx').then(({ LessonPage: page }) => ({ default: page })));

export function App({ spoken }: { readonly spoken: Spoken }): ReactNode {
  return (
    <AppProvider first={spoken}>
      <Boundary>
        <Pages />
      </Boundary>
    </AppProvider>
  );
}

function Pages(): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
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
        <Route path="/decks/new">
          <Shell>
            <NewDeckPage />
          </Shell>
        </Route>
        <Route path="/decks/shared/:share">
          {({ share }) => (
            <Shell>
              <NewDeckPage key={share} share={share} />
            </Shell>
          )}
        </Route>
        <Route path="/decks/ready/:game/:deck">
          {({ game, deck }) => (
            <Shell>
              <ReadyDeckPage key={`${game} ${deck}`} game={game} id={deck} />
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
    </Suspense>
  );
}

function Loading(): ReactNode {
  const words = useWords();
  return (
    <main className="page loading" aria-busy="true">
      <p>{words.loading}</p>
    </main>
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
