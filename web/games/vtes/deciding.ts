/**
 * How this game asks: an attempt that cannot succeed says so, and is folded away once it has failed; pool is moved
 * several at a time; likely oversights in the influence phase bring up one warning.
 */
import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol';
import { useRef, useState } from 'react';
import type { Informant } from '../../connection/match-store.ts';
import { usePassing } from '../../table/passing.ts';
import { cardThing, pointed, type Thing } from '../../table/sentence.ts';
import type { Deciding } from '../../table/use-decision.ts';
import type { Cautioned } from '../look.ts';
import { useVtesWords } from './use-words.ts';
import { ownActionKey, whereOf } from './where.ts';
import { VTES_WORDS, type VtesWords } from './words.ts';

const BLOCKS = 'attempts to block';
const MOVES_POOL = 'moves pool to';
const COMES_OUT = 'moves to ready';

export function useDeciding(deciding: Deciding, view: View | undefined, _store: Informant, faces: Faces): Deciding {
  const words = useVtesWords();
  /** Attempts that have failed in an unchanged situation. */
  const failed = useRef(new Set<string>());
  const [unfolded, setUnfolded] = useState<number>();
  const through = usePassing(deciding, view && ownActionKey(view));
  const { decision, sending } = deciding;
  if (!decision || !view || sending) return deciding;
  if (through.isPassing) return { ...deciding, sending: true };
  const notes = hopeless(view, decision, words);
  const keyOf = (answer: string): string => attemptKey(view, answer, notes.get(answer));
  const surplus = surplusOf(view, faces, decision);
  const folded = new Set([...[...notes.keys()].filter((answer) => failed.current.has(keyOf(answer))), ...surplus]);
  const showsAll = folded.size === 0 ? deciding.showsAll : unfolded === decision.number;
  const remember = (choice: Choice): void => {
    if (notes.has(choice.answer)) failed.current.add(keyOf(choice.answer));
  };
  return {
    ...deciding,
    notes,
    ...(through.begin ? { passOn: { label: words.goThrough, go: through.begin } } : {}),
    times: (choice) => timesOf(view, faces, choice),
    offer: comingOutFirst(showsAll === true || folded.size === 0 ? deciding.offer : without(deciding.offer, folded)),
    showsAll,
    showAll: (all) => (folded.size === 0 ? deciding.showAll(all) : setUnfolded(all ? decision.number : undefined)),
    pick: (choice) => {
      remember(choice);
      deciding.pick(choice);
    },
    point: (thing) => {
      const out = surplus.size === 0 ? undefined : comingOut(decision, thing);
      if (out) {
        deciding.give(out);
        return true;
      }
      const after = pointed(deciding.tree, deciding.building, thing);
      if (after && 'give' in after) remember(after.give);
      return deciding.point(thing);
    },
  };
}

/** Warns about likely oversights in the influence phase, and about spending the last pool. */
export function caution({ choice, decision, view, faces, language }: Cautioned): string | undefined {
  const words = VTES_WORDS[language];
  if (!choice) return leftBehind(decision, view, faces, words);
  return lastPool(view, choice, words) ?? overpaid(view, faces, choice, words);
}

/** Warns that a player without pool is ousted. */
export function lastPool(view: View, { pieces: [piece] }: Choice, words: VtesWords): string | undefined {
  if (piece?.say !== MOVES_POOL || typeof view.viewer !== 'number') return undefined;
  return (view.seats[view.viewer]?.counters.pool ?? 0) <= (piece.amount ?? 1) ? words.lastPool : undefined;
}

/** The same attempt at the same action fails for the same reason as long as nothing has changed for it. */
export function attemptKey(view: View, answer: string, note: string | undefined): string {
  const { action, turnNumber } = whereOf(view);
  return `${turnNumber} ${action?.by} ${action?.kind} ${action?.card} ${answer} ${note}`;
}

/** Blocks that fail in the current situation, with the numbers that explain it. */
export function hopeless(view: View, { choices }: SentDecision, words: VtesWords): ReadonlyMap<string, string> {
  const { action } = whereOf(view);
  const notes = new Map<string, string>();
  if (!action) return notes;
  for (const { answer, pieces } of choices) {
    const piece = pieces.find(({ say }) => say === BLOCKS);
    const intercept = piece?.card === undefined ? undefined : action.intercepts[piece.card];
    if (intercept !== undefined && intercept < action.stealth)
      notes.set(answer, words.blockFails({ stealth: action.stealth, intercept }));
  }
  return notes;
}

interface Influenced {
  readonly counters: number;
  readonly capacity: number | undefined;
  readonly name: string;
}

function influenced({ cards }: View, faces: Faces, handle: number): Influenced {
  const card = cards[handle];
  const face = card?.def === undefined ? undefined : faces[card.def];
  const capacity = Number(face?.marks.capacity);
  return {
    counters: card?.counters?.counters ?? 0,
    capacity: Number.isNaN(capacity) ? undefined : capacity,
    name: face?.name ?? card?.name ?? '',
  };
}

/**
 * How much pool can be moved to a card in one go: as much as it needs, as far as transfers go, without the last pool.
 */
export function timesOf(view: View, faces: Faces, { pieces }: Choice): number | undefined {
  const [piece] = pieces;
  if (piece?.say !== MOVES_POOL || piece.card === undefined || typeof view.viewer !== 'number') return undefined;
  const { transfers = 0, pool = 0 } = view.seats[view.viewer]?.counters ?? {};
  const { counters, capacity } = influenced(view, faces, piece.card);
  const needed = capacity === undefined ? transfers : capacity - counters;
  return Math.min(transfers, pool - 1, needed);
}

/** Warns about pool on a vampire that has its capacity: the surplus is lost when it comes out. */
export function overpaid(view: View, faces: Faces, { pieces }: Choice, words: VtesWords): string | undefined {
  const [piece] = pieces;
  if (piece?.say !== MOVES_POOL || piece.card === undefined) return undefined;
  const { counters, capacity, name } = influenced(view, faces, piece.card);
  return capacity !== undefined && counters >= capacity ? words.overpays({ name, capacity }) : undefined;
}

/** Pool for vampires that can come out already: it would be lost. */
export function surplusOf(view: View, faces: Faces, decision: SentDecision): ReadonlySet<string> {
  const isSurplus = ({ pieces: [piece] }: Choice): boolean => {
    if (piece?.say !== MOVES_POOL || piece.card === undefined) return false;
    const { counters, capacity } = influenced(view, faces, piece.card);
    return capacity !== undefined && counters >= capacity && comingOut(decision, cardThing(piece.card)) !== undefined;
  };
  return new Set(decision.choices.filter(isSurplus).map(({ answer }) => answer));
}

/** The answer that brings out this vampire. */
function comingOut({ choices }: SentDecision, thing: Thing): Choice | undefined {
  return choices.find(
    ({ pieces: [piece] }) => piece?.say === COMES_OUT && piece.card !== undefined && cardThing(piece.card) === thing,
  );
}

/** A vampire that can come out is what the player waits for. */
export function comingOutFirst(offer: Deciding['offer']): Deciding['offer'] {
  if (offer.kind === 'groups') return offer;
  const isOut = ({ pieces: [piece] }: Choice): boolean => piece?.say === COMES_OUT;
  const out = offer.choices.filter(isOut);
  if (out.length === 0) return offer;
  return { ...offer, choices: [...out, ...offer.choices.filter((choice) => !isOut(choice))] };
}

/** Warns about a vampire that could come out and stays behind. */
export function leftBehind({ choices }: SentDecision, view: View, faces: Faces, words: VtesWords): string | undefined {
  const ready = choices.flatMap(({ pieces: [piece] }) => (piece?.say === COMES_OUT ? (piece.card ?? []) : []));
  if (ready.length === 0) return undefined;
  return words.leavesBehind({ names: ready.map((handle) => influenced(view, faces, handle).name).join(', ') });
}

/** An offer without the attempts that have failed. */
export function without(offer: Deciding['offer'], folded: ReadonlySet<string>): Deciding['offer'] {
  const left = (choices: readonly Choice[]): readonly Choice[] => choices.filter(({ answer }) => !folded.has(answer));
  if (offer.kind !== 'groups') return { ...offer, choices: left(offer.choices) };
  const groups = offer.groups.map((group) => ({ ...group, choices: left(group.choices) }));
  return { ...offer, groups: groups.filter(({ choices }) => choices.length > 0) };
}
