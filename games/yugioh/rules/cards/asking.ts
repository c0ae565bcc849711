/** Questions while an effect is resolved (the step `effect`). */
import { ask, type CardId, END, oneOf, type Path, type Piece, type Procedure, type Seat, subset } from '@praxis/engine';
import type { Position, What } from '../../cards/language.ts';
import { defOf, type G, playerOf } from '../state/state.ts';

/**
 * Asks for `least` to `most` of these cards. A mandatory choice has no passive answer. An optional choice of cards from
 * the hand is asked whenever there is a hand, even if no card in it fits: otherwise the silence would show that
 * (decision 009).
 */
export function* chooseCards(
  g: G,
  seat: Seat,
  source: CardId,
  say: 'chooses' | 'finds' | 'discards' | 'sets',
  cards: readonly CardId[],
  least: number,
  most: number,
  inHand = false,
): Procedure<CardId[]> {
  const free = least === 0 && inHand && playerOf(g, seat).hand.length > 0;
  if ((cards.length === 0 && !free) || most <= 0) return [];
  const next = subset(
    cards.map((card): Piece => ({ say: say === 'sets' && defOf(g, card).icon === 'field' ? 'sets field' : say, card })),
    Math.min(least, cards.length),
    Math.min(most, cards.length),
  );
  const path = yield* ask({
    seat,
    step: 'effect',
    about: { say: 'choose', card: source, word: least < most && most > 1 ? 'fewer' : say, amount: most },
    next,
    ...(least === 0 ? { passive: [END] } : {}),
    ...(free ? { free } : {}),
  });
  return path.flatMap(({ card }) => (card === undefined ? [] : [card]));
}

/** Y-X-ACT-10 The only answer to a search in which no card fits. */
export function* findNothing(seat: Seat, source: CardId): Procedure<void> {
  const about: Piece = { say: 'choose', card: source, word: 'finds', amount: 1 };
  yield* ask({ seat, step: 'effect', about, next: oneOf([{ say: 'finds nothing' }]) });
}

/** True if the described cards can be in a hand. */
export function isFromHand(what: What): boolean {
  if (typeof what === 'string') return false;
  return what.in === 'hand' || (Array.isArray(what.in) && what.in.includes('hand'));
}

export const POSITION_PIECES: { readonly [Each in Position]: Piece } = {
  attack: { say: 'in attack' },
  defense: { say: 'in defense' },
};

export function positionOf(path: Path): Position | undefined {
  if (path.some(({ say }) => say === 'in attack')) return 'attack';
  return path.some(({ say }) => say === 'in defense') ? 'defense' : undefined;
}

/** Y-SPS-002 A monster and its position, in one sentence. `optional`: or none. */
export function* chooseSummon(
  seat: Seat,
  source: CardId,
  cards: readonly CardId[],
  positions: readonly Position[],
  optional = false,
): Procedure<{ readonly card: CardId; readonly position: Position } | undefined> {
  const none: Piece = { say: 'chooses none' };
  const path = yield* ask({
    seat,
    step: 'effect',
    about: { say: 'choose summon', card: source },
    next: (prefix) => {
      if (prefix.length === 0)
        return [...cards.map((card): Piece => ({ say: 'chooses', card })), ...(optional ? [none] : [])];
      return prefix.length === 1 && prefix[0]?.say === 'chooses' ? positions.map((each) => POSITION_PIECES[each]) : [];
    },
    ...(optional ? { passive: [none] } : {}),
  });
  const [first] = path;
  if (first?.card === undefined) return undefined;
  return { card: first.card, position: positionOf(path) ?? (positions[0] as Position) };
}

/** Something optional (`does so`), declined by the passive answer. */
export function* may(seat: Seat, source: CardId): Procedure<boolean> {
  const path = yield* ask({
    seat,
    step: 'effect',
    about: { say: 'may', card: source },
    next: oneOf([{ say: 'does so' }, { say: 'does not' }]),
    passive: [{ say: 'does not' }],
  });
  return path[0]?.say === 'does so';
}

export function* chooseNumber(
  seat: Seat,
  source: CardId,
  say: 'chooses level' | 'chooses number',
  least: number,
  most: number,
): Procedure<number> {
  const pieces = Array.from({ length: most - least + 1 }, (_, index): Piece => ({ say, amount: least + index }));
  const path = yield* ask({ seat, step: 'effect', about: { say: 'declare', card: source }, next: oneOf(pieces) });
  return path[0]?.amount ?? least;
}

export function* chooseWord(seat: Seat, source: CardId, words: readonly string[]): Procedure<string> {
  const pieces = words.map((word): Piece => ({ say: 'chooses word', word }));
  const path = yield* ask({ seat, step: 'effect', about: { say: 'declare', card: source }, next: oneOf(pieces) });
  return path[0]?.word ?? (words[0] as string);
}
