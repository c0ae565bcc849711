/** How permanents come onto the battlefield (M-TYPE-003, M-X-075, M-X-088). */
import { ask, type CardId, oneOf, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import type { CardDef, EntersAbility } from '../../cards/language.ts';
import { defNamed, type Move, moveCards, newObjects } from '../changes/zones.ts';
import { allFitting } from '../facts/filters.ts';
import { scopeOf } from '../facts/scope.ts';
import { faceAt, faceOf } from '../state/faces.ts';
import { type AbilityRef, cardOf, defIndexOf, type G, refTo } from '../state/state.ts';
import { pieces } from './announcing.ts';

/** Everything that affects how it enters is considered before it is there. */
export function* putOntoBattlefield(g: G, moves: readonly Move[]): Procedure {
  const entering: Move[] = [];
  for (const move of moves) entering.push(yield* asItEnters(g, move));
  moveCards(g, entering);
}

function* asItEnters(g: G, move: Move): Procedure<Move> {
  const index = cardOf(g, move.card).def;
  const def = g.defs[index] as CardDef;
  const face = faceOf(def);
  let result = move;
  for (let at = 0; at < face.own; at++) {
    const ability = face.abilities[at];
    if (ability?.kind !== 'enters') continue;
    if (ability.tapped) result = { ...result, tapped: true };
    if (ability.copy) result = yield* asCopy(g, result, ability, index);
  }
  return result;
}

/** M-X-088 A copy takes the printed values, even of another copy; then it enters as that one says. */
function* asCopy(g: G, move: Move, ability: EntersAbility, index: number): Procedure<Move> {
  const seat: Seat = move.under ?? cardOf(g, move.card).owner;
  const scope = scopeOf(seat, refTo(g, move.card));
  const found = allFitting(g, ability.copy ?? {}, scope);
  if (found.length === 0) return move;
  const none: Piece = { say: 'copies nothing' };
  const [piece] = yield* ask({
    seat,
    step: g.state.step,
    about: { say: 'copy', card: move.card },
    next: oneOf([none, ...pieces(g, 'copies', found)]),
    passive: [none],
  });
  if (piece?.card === undefined) return move;
  const { places } = faceAt(g, index);
  const extra: AbilityRef[] = (ability.abilities ?? []).map((each) => ({ def: index, at: places.get(each) as number }));
  const copyOf = defIndexOf(g, piece.card);
  const also = cardOf(g, piece.card).permanent?.extra ?? [];
  const isTapped = faceAt(g, copyOf).abilities.some((each) => each.kind === 'enters' && each.tapped);
  g.emit({ type: 'copied', card: refer(g.state, move.card, true), of: refer(g.state, piece.card, true) });
  return { ...move, copyOf, extra: [...also, ...extra], ...(isTapped ? { tapped: true } : {}) };
}

/** M-ACT-017, M-X-011 The player who controls a new token owns it. */
export function* createTokens(g: G, id: string, seat: Seat, count: number): Procedure<readonly CardId[]> {
  const tokens = newObjects(g, defNamed(g, id), seat, count);
  yield* putOntoBattlefield(
    g,
    tokens.map((card) => ({ card, to: 'battlefield' as const, under: seat })),
  );
  return tokens;
}
