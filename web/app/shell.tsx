/** The frame of every page except a match: the name, links to other pages, language and appearance. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Sign } from '../table/sign.tsx';
import { Choosers } from './choosers.tsx';
import { Lost } from './connection-lost.tsx';
import { useWords } from './context.tsx';

export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useWords();
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {words.skipToContent}
      </a>
      <header className="shell-head">
        <Link href="/" className="brand">
          <Sign name="praxis" />
          Praxis
        </Link>
        <Pages />
        <Choosers />
      </header>
      <main className="page" id="content">
        <NoScripts />
        <Lost />
        {children}
      </main>
    </div>
  );
}

/** For visitors who see only the prerendered page because scripts are off. */
export function NoScripts(): ReactNode {
  const words = useWords();
  return (
    <noscript>
      <p className="refusal">{words.noScripts}</p>
    </noscript>
  );
}

function Pages(): ReactNode {
  const words = useWords();
  const [at] = useLocation();
  const pages = [
    ['/', words.nav.home],
    ['/lobby', words.nav.lobby],
    ['/decks', words.nav.decks],
    ['/learn', words.nav.learn],
    ['/account', words.nav.account],
  ] as const;
  return (
    <nav className="pages" aria-label={words.nav.label}>
      {pages.map(([href, name]) => (
        <Link
          key={href}
          href={href}
          aria-current={at === href || (href !== '/' && at.startsWith(`${href}/`)) ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
