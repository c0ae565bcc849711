/**
 * Finds cards by a name, an id or a passcode. Alternate pictures of a card have passcodes of their own (Y-DECK-008).
 */
import { plainName, suggestions } from '@praxis/kit/spelling.ts';
import { CARDS, PRINTED } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { findCard } from '../rules/state/deck.ts';

/** Passcodes by card. A card of an imported list has one, too, but no definition file. */
export type Passcodes = ReadonlyMap<string, readonly number[]>;

export interface KnownCards {
  readonly defs: readonly CardDef[];
  named(name: string): CardDef | undefined;
  withPasscode(passcode: number): CardDef | undefined;
  /** Undefined: no passcode is known. */
  passcodeOf(def: CardDef): number | undefined;
  /** Similar names that the writer may have meant. */
  perhaps(name: string): readonly string[];
}

export function knownCards(defs: readonly CardDef[], others: Passcodes = new Map()): KnownCards {
  const passcodesOf = ({ id }: CardDef): readonly number[] => {
    const { passcode, alternates = [] } = PRINTED.get(id) ?? {};
    return others.get(id) ?? (passcode === undefined ? [] : [passcode, ...alternates]);
  };
  const byPasscode = new Map(defs.flatMap((def) => passcodesOf(def).map((passcode) => [passcode, def] as const)));
  let translated: Map<string, CardDef> | undefined;
  let nearest: ((name: string) => readonly string[]) | undefined;
  return {
    defs,
    named: (name) => {
      const at = findCard(defs, name);
      if (at !== undefined) return defs[at];
      translated ??= new Map(
        defs.flatMap((def) =>
          Object.values(PRINTED.get(def.id)?.names ?? {}).map((other) => [plainName(other), def] as const),
        ),
      );
      return translated.get(plainName(name));
    },
    withPasscode: (passcode) => byPasscode.get(passcode),
    passcodeOf: (def) => passcodesOf(def)[0],
    perhaps: (name) => {
      nearest ??= suggestions(defs.filter(({ token, as }) => !token && as === undefined).map((def) => def.name));
      return nearest(name);
    },
  };
}

export const PLAYABLE: KnownCards = knownCards(CARDS);
