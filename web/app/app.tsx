/** The pages by their addresses. */
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Boundary } from './boundary.tsx';
import { AppProvider, type Spoken, useWords } from './context.tsx';
import { HomePage } from './home-page.tsx';
import { matchPage, restOfStyle } from './match-ahead.ts';
import { NoScripts, Shell } from './shell.tsx';

const NEVER = new Promise<never>(() => undefined);

/**
 * The start page is there at once. The other pages are fetched on demand, and never for a prerendered page
 * (prerendered.tsx). Only a page that is being fetched shows a waiting state; the rest of the prerendered HTML is taken
 * over in one go.
 */
function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Waiting,
): ComponentType<Props> {
  const Page = lazy(async () => {
    const [page] = await (import.meta.env.SSR ? NEVER : Promise.all([load(), restOfStyle()]));
    return { default: page };
  });
  return (props) => (
    <Suspense fallback={<Meanwhile />}>
      <Page {...props} />
    </Suspense>
  );
}

const decks = () => import('../decks/decks-page.tsx');
const MatchPage = later(() => matchPage().then((page) => page.MatchPage), Loading);
const ReplayPage = later(() => import('./replay-page.tsx').then((page) => page.ReplayPage), Loading);
const TablePage = later(() => import('./table-page.tsx').then((page) => page.TablePage));
const LobbyPage = later(() => import('./lobby-page.tsx').then((page) => page.LobbyPage));
const DecksPage = later(() => decks().then((page) => page.DecksPage));
const DeckPage = later(() => decks().then((page) => page.DeckPage));
const ReadyDeckPage = later(() => decks().then((page) => page.ReadyDeckPage));
const NewDeckPage = later(() => decks().then((page) => page.NewDeckPage));
const AccountPage = later(() => import('./account-page.tsx').then((page) => page.AccountPage));
const ConfirmPage = later(() => import('./mail-pages.tsx').then((page) => page.ConfirmPage));
const ResetPage = later(() => import('./mail-pages.tsx').then((page) => page.ResetPage));
const SessionsPage = later(() => import('./sessions-page.tsx').then((page) => page.SessionsPage));
const LearnPage = later(() => import('./learn-page.tsx').then((page) => page.LearnPage));
const RulesPage = later(() => import('./learn-rules-page.tsx').then((page) => page.RulesPage));
// The HTML is the same for every unknown address: only the running page finds out that nothing is there.
const NothingPage = later(async () => NotFound);
const LessonPage = later(() => import('./learn-lesson-page.tsx').then((page) => page.LessonPage), Loading);

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
    <Switch>
      <Route path="/m/:match/replay">{({ match }) => <ReplayPage key={match} match={match} />}</Route>
      <Route path="/m/:match">{({ match }) => <MatchPage key={match} match={match} />}</Route>
      <Route path="/learn/:game/:lesson">
        {({ game, lesson }) => <LessonPage key={`${game} ${lesson}`} game={game} id={lesson} />}
      </Route>
      <Route>
        <Shell>
          <ShellPages />
        </Shell>
      </Route>
    </Switch>
  );
}

/** The pages that do not fill the screen. */
function ShellPages(): ReactNode {
  return (
    <Switch>
      <Route path="/t/:table">{({ table }) => <TablePage key={table} id={table} />}</Route>
      <Route path="/decks/new">
        <NewDeckPage />
      </Route>
      <Route path="/decks/shared/:share">{({ share }) => <NewDeckPage key={share} share={share} />}</Route>
      <Route path="/decks/ready/:game/:deck">
        {({ game, deck }) => <ReadyDeckPage key={`${game} ${deck}`} game={game} id={deck} />}
      </Route>
      <Route path="/decks/:deck">{({ deck }) => <DeckPage key={deck} id={deck} />}</Route>
      <Route path="/decks">
        <DecksPage />
      </Route>
      <Route path="/learn/rules">
        <RulesPage />
      </Route>
      <Route path="/learn">
        <LearnPage />
      </Route>
      <Route path="/account/confirm">
        <ConfirmPage />
      </Route>
      <Route path="/account/reset">
        <ResetPage />
      </Route>
      <Route path="/account/sessions">
        <SessionsPage />
      </Route>
      <Route path="/account">
        <AccountPage />
      </Route>
      <Route path="/lobby">
        <LobbyPage />
      </Route>
      <Route path="/">
        <HomePage />
      </Route>
      <Route>
        <NothingPage />
      </Route>
    </Switch>
  );
}

function Waiting(): ReactNode {
  const words = useWords();
  return <p className="note">{words.loading}</p>;
}

/** Shown instead of a page that fills the screen. */
function Loading(): ReactNode {
  const words = useWords();
  return (
    <main className="page loading" aria-busy="true">
      <NoScripts />
      <p>{words.loading}</p>
    </main>
  );
}

function NotFound(): ReactNode {
  const words = useWords();
  return (
    <div className="panel nothing">
      <span className="nothing-card" aria-hidden="true" />
      <h1>{words.notFound}</h1>
      <div className="actions">
        <a className="button primary" href="/">
          {words.backHome}
        </a>
        <a className="button" href="/lobby">
          {words.nav.lobby}
        </a>
        <a className="button" href="/decks">
          {words.nav.decks}
        </a>
        <a className="button" href="/learn">
          {words.nav.learn}
        </a>
      </div>
    </div>
  );
}
