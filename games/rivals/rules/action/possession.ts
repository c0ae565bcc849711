/** R-X-006 The Action of a lent vampire: it is taken at once, then the vampire belongs to its owner again. */
import {
  ask,
  type CardId,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
} from '@praxis/engine';
import { judge } from '../changes/ending.ts';
import { changed, handOver } from '../changes/moving.ts';
import { inTorpor, isCharacter } from '../facts/cards.ts';
import { sourcesOf } from '../facts/sources.ts';
import { cardOf, defOf, type G, type Possessed, playerOf, playOf } from '../state/state.ts';
import { actors, isHosted } from './playing.ts';

type Next = (prefix: Path) => readonly Piece[];

/** Asks for the Action, carries it out and gives the vampire back. */
export function* possessedAction(g: G, seat: Seat, next: Next, act: (path: Path) => Procedure): Procedure {
  const { possessed } = g.state;
  if (!possessed || g.state.over) return;
  const { card } = possessed;
  // The Action is an extra one.
  playerOf(g, seat).actions++;
  const path = yield* ask({
    seat,
    step: 'effect',
    about: { say: 'possessed', card },
    next: (prefix) => only(g, seat, card, prefix, next(prefix)),
    passive: PASSIVE_PASS,
  });
  if (path[0]?.say === PASS.say) {
    playerOf(g, seat).actions--;
    if (isCharacter(g, card)) playOf(g, card).exhausted = possessed.exhausted;
  } else yield* act(path);
  if (!g.state.over) giveBack(g, seat, possessed);
}

/**
 * The Actions of this vampire among everything that the active player can do; cards are not detached for their own
 * sake.
 */
function only(g: G, seat: Seat, card: CardId, prefix: Path, pieces: readonly Piece[]): readonly Piece[] {
  if (prefix.length > 0) return pieces.filter(({ say, card: id }) => say !== 'acting' || id === card);
  return [
    PASS,
    ...pieces.filter((piece) => {
      switch (piece.say) {
        case 'attacks':
        case 'claims':
          return piece.card === card;
        case 'plays':
          return isHosted(defOf(g, piece.card as CardId)) && actors(g, seat, piece.card as CardId).includes(card);
        case 'uses':
          return sourcesOf(g, 'activated').some(
            (source) => source.card === piece.card && source.holder === card && source.ability.cost?.action === true,
          );
        default:
          return false;
      }
    }),
  ];
}

/** It stays where it is, in The Streets or in torpor. */
function giveBack(g: G, seat: Seat, { card, from }: Possessed): void {
  g.state.possessed = undefined;
  const isGone = !isCharacter(g, card);
  // The player who defeated it has defeated its owner's vampire.
  if (isGone || inTorpor(g, card)) playerOf(g, from).lostTo = playerOf(g, seat).lostTo;
  if (!isGone && cardOf(g, card).at === seat) {
    handOver(g, card, from);
    if (!inTorpor(g, card)) playOf(g, card).party = ++g.state.parties;
    g.emit({ type: 'returned', seat: from, card: refer(g.state, card, true) });
  }
  changed(g);
  judge(g);
}
