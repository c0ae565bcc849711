/** Targets that are named when something is played or used (R-INF-006, R-ACT-010). */
import { forbid, type Path, type Piece, type Seat, subset } from '@praxis/engine';
import { type Clause, one } from '@praxis/kit/clauses.ts';
import type { Target } from '../../cards/language.ts';
import { isYetToMove } from '../facts/cards.ts';
import { cardsMeant, hasContributed } from '../facts/targets.ts';
import { inGame, select } from '../facts/texts.ts';
import type { Scope } from '../state/moments.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';

/** R-SET-008 Vampires of an opponent who has not had his first turn cannot be targeted. */
export function isProtected(g: G, seat: Seat, of: Seat): boolean {
  return of !== seat && isYetToMove(g, of);
}

/** The possible targets. */
export function targetPieces(g: G, scope: Scope, target: Target): Piece[] {
  switch (target.target) {
    case 'character':
      return select(g, scope, target.of)
        .filter((card) => forbid('R-SET-008', isProtected(g, scope.seat, cardOf(g, card).at)) === undefined)
        .map((card) => ({ say: 'on', card }));
    case 'player':
      return playersMeant(g, scope, target.of).map((seat) => ({ say: 'on', seat }));
    case 'half of the players':
      return [{ say: 'on', seat: scope.seat }];
    case 'card':
      return cardsMeant(g, scope, target.of).map((card) => ({ say: 'on', card }));
    case 'deck':
      return (['library', 'faction'] as const)
        .filter((word) => playerOf(g, scope.seat).piles[word].length > 0)
        .map((word) => ({ say: 'on deck', word }));
    default:
      return target satisfies never;
  }
}

/**
 * R-CON-008 "Did not contribute" is decided by the colours of the tokens; R-CON-012 a contributor may be made choosable
 * all the same.
 */
function playersMeant(g: G, { seat, card }: Scope, of: 'opponent' | 'anybody' | 'non-contributor'): Seat[] {
  if (of === 'anybody') return inGame(g);
  const opponents = inGame(g).filter((each) => each !== seat);
  if (of === 'opponent') return opponents;
  return opponents.filter((each) => !hasContributed(g, card, each));
}

/** R-ACT-013, R-CON-011 A card that needs a target cannot be used without one. */
export function whyNoTargets(g: G, scope: Scope, targets: readonly Target[]): string | undefined {
  return forbid(
    'R-ACT-013',
    targets.some((target) => targetPieces(g, scope, target).length === 0),
  );
}

export function targetClauses(g: G, scope: Scope, targets: readonly Target[]): readonly Clause[] {
  return targets.map((target): Clause => {
    if (target.target !== 'half of the players') return one(() => targetPieces(g, scope, target));
    // Oneself first, then enough others for at least half.
    const others = inGame(g).filter((seat) => seat !== scope.seat);
    const least = Math.ceil((others.length + 1) / 2) - 1;
    const rest = subset(
      others.map((seat) => ({ say: 'on', seat })),
      least,
      others.length,
    );
    return (own) => (own.length === 0 ? [{ say: 'on', seat: scope.seat, list: true }] : rest(own.slice(1)));
  });
}

/** Notes the targets of a path in the scope. Each target is one piece, except players in a list. */
export function readTargets(scope: Scope, targets: readonly Target[], path: Path): void {
  const said = path.filter(({ say }) => say === 'on' || say === 'on deck');
  for (const [index, target] of targets.entries()) {
    const pieces = target.target === 'half of the players' ? said : said.slice(index, index + 1);
    const cards = pieces.flatMap(({ card }) => card ?? []);
    if (target.target === 'deck') scope.cards[target.as] = [];
    else if (target.target === 'character' || target.target === 'card') scope.cards[target.as] = cards;
    else scope.seats[target.as] = pieces.flatMap(({ seat }) => seat ?? []);
    const deck = pieces[0]?.word;
    if (deck !== undefined) scope.deck = deck as 'library' | 'faction';
  }
}
