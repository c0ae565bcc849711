/** Signs as small drawings that take the colour of the text around them, and symbols of mana on their discs. */
import type { ReactNode } from 'react';
import { isMana, MANA_SIGNS, symbolsOf } from './mana.ts';
import { KEYWORD_SIGNS, STATE_SIGNS, type StateSign, TYPE_SIGNS } from './signs.ts';

function Lines({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className="mg-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

export function TypeGlyph({ kind }: { readonly kind: string }): ReactNode {
  return <Lines path={TYPE_SIGNS[kind] ?? (TYPE_SIGNS.emblem as string)} />;
}

export function KeywordGlyph({ keyword }: { readonly keyword: string }): ReactNode {
  const path = KEYWORD_SIGNS[keyword];
  return path === undefined ? null : <Lines path={path} />;
}

export function StateGlyph({ state }: { readonly state: StateSign }): ReactNode {
  return <Lines path={STATE_SIGNS[state]} />;
}

/** The shape of a colour alone. */
export function ManaShape({ kind }: { readonly kind: string }): ReactNode {
  return (
    <svg className="mg-shape" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={isMana(kind) ? MANA_SIGNS[kind] : MANA_SIGNS.C} />
    </svg>
  );
}

/** A symbol on its disc: a colour as its shape, an amount as a number, tapping as a quarter turn. */
export function ManaSymbol({ symbol }: { readonly symbol: string }): ReactNode {
  return (
    <span className="mg-symbol" data-mana={isMana(symbol) ? symbol : undefined}>
      {symbol === 'T' ? <StateGlyph state="tapped" /> : isMana(symbol) ? <ManaShape kind={symbol} /> : <b>{symbol}</b>}
    </span>
  );
}

export function Cost({ cost }: { readonly cost: string }): ReactNode {
  const symbols = symbolsOf(cost);
  return (
    <span className="mg-cost" data-many={symbols.length > 4 || undefined}>
      {symbols.map((symbol, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cost never changes.
        <ManaSymbol key={index} symbol={symbol} />
      ))}
    </span>
  );
}

const IN_TEXT = /(\{[^}]+\})/;

/** A line of rules text with its symbols drawn; screen readers read them as written. */
export function SymbolText({ text }: { readonly text: string }): ReactNode {
  return text.split(IN_TEXT).map((part, index) => {
    const symbol = part.startsWith('{') ? part.slice(1, -1) : undefined;
    if (symbol === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places.
      <span key={index}>
        <ManaSymbol symbol={symbol} />
        <span className="unseen">{part}</span>
      </span>
    );
  });
}
