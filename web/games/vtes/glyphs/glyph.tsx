/** Signs as small drawings that take the colour of the text around them. */
import type { ReactNode } from 'react';
import { CLAN_SIGNS } from './clans.ts';
import { DISCIPLINE_SIGNS } from './disciplines.ts';
import { SIGNS, type SignName, TYPE_SIGNS } from './signs.ts';

function Lines({ path, className = '' }: { readonly path: string; readonly className?: string }): ReactNode {
  return (
    <svg className={`glyph ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** A sign without lines of its own is its first letters. */
function Letters({ text }: { readonly text: string }): ReactNode {
  return (
    <svg className="glyph letters" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <text x="12" y="12">
        {text}
      </text>
    </svg>
  );
}

export function Sign({ name }: { readonly name: SignName }): ReactNode {
  return <Lines path={SIGNS[name]} />;
}

const ANTITRIBU = / antitribu$/;

/** Vampires who have turned from their clan have its sign upside down. */
export function ClanGlyph({ clan }: { readonly clan: string }): ReactNode {
  const path = CLAN_SIGNS[clan.replace(ANTITRIBU, '')];
  if (!path) return <Letters text={clan.slice(0, 1)} />;
  return <Lines path={path} className={ANTITRIBU.test(clan) ? 'turned' : ''} />;
}

export function TypeGlyph({ type }: { readonly type: string }): ReactNode {
  const path = TYPE_SIGNS[type];
  return path ? <Lines path={path} /> : <Letters text={type.slice(0, 1).toUpperCase()} />;
}

/** A square for the basic level, a diamond for the superior one: colour is not needed to distinguish them. */
export function DisciplineGlyph({ code }: { readonly code: string }): ReactNode {
  const superior = code === code.toUpperCase();
  return (
    <span className="vt-discipline" data-level={superior ? 'superior' : 'basic'}>
      <DisciplineSign code={code} />
    </span>
  );
}

/** The sign alone, without a level. */
export function DisciplineSign({ code }: { readonly code: string }): ReactNode {
  const path = DISCIPLINE_SIGNS[code.toLowerCase()];
  return path ? <Lines path={path} /> : <Letters text={code.slice(0, 2)} />;
}

export function isDiscipline(code: string): boolean {
  return Object.hasOwn(DISCIPLINE_SIGNS, code.toLowerCase());
}
