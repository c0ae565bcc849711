/** The name on a card: in two lines of at least 11 px. A word that is too long for its line ends in an ellipsis. */
import { Fragment, type ReactNode } from 'react';

/** From these numbers of letters on, a name or its longest word is set smaller. */
export interface Lengths {
  readonly name: number;
  readonly word: number;
}

export function CardName({
  name,
  className,
  long,
  longer,
}: {
  readonly name: string;
  /** The game's own style. */
  readonly className: string;
  readonly long: Lengths;
  readonly longer: Lengths;
}): ReactNode {
  const length = isOver(name, longer) ? 'longer' : isOver(name, long) ? 'long' : undefined;
  return (
    <span className={`card-name ${className}`} data-length={length}>
      <span>
        {linesOf(name).map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change their places.
          <Fragment key={index}>
            {index > 0 && ' '}
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a word.
              <span key={at} className="name-word">
                {part}
              </span>
            ))}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** The words of a name, and the parts of each: a line may end between words and after a hyphen. */
export function linesOf(name: string): readonly (readonly string[])[] {
  return name.split(/\s+/).map((word) => word.split(/(?<=-)/));
}

function isOver(name: string, lengths: Lengths): boolean {
  return name.length >= lengths.name || longestWord(name) >= lengths.word;
}

function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((each) => each.length));
}
