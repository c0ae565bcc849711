/** Signs as small drawings that take the colour of the text around them. */
import type { ReactNode } from 'react';
import { CONDITION_SIGNS, KIND_SIGNS, SIGNS, type SignName, TYPE_SIGNS } from './signs.ts';

/** The letters of costs, as players write them. */
export const LETTERS: Readonly<Record<string, string>> = {
  G: 'Grass',
  R: 'Fire',
  W: 'Water',
  L: 'Lightning',
  P: 'Psychic',
  F: 'Fighting',
  D: 'Darkness',
  M: 'Metal',
  Y: 'Fairy',
  N: 'Dragon',
  C: 'Colorless',
};

function Shape({ path }: { readonly path: string | undefined }): ReactNode {
  if (path === undefined) return null;
  return (
    <svg className="pk-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}

export function TypeSign({ type }: { readonly type: string }): ReactNode {
  return <Shape path={TYPE_SIGNS[type]} />;
}

export function KindSign({ kind }: { readonly kind: string }): ReactNode {
  return <Shape path={KIND_SIGNS[kind]} />;
}

export function ConditionSign({ condition }: { readonly condition: string }): ReactNode {
  return <Shape path={CONDITION_SIGNS[condition]} />;
}

export function Sign({ name }: { readonly name: SignName }): ReactNode {
  return <Shape path={SIGNS[name]} />;
}

/** The symbol of a type: its sign on a disc of its colour. */
export function Energy({ type }: { readonly type: string }): ReactNode {
  return (
    <span className="pk-energy" data-type={type}>
      <TypeSign type={type} />
    </span>
  );
}
