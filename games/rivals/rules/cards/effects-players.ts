/** Effects on players. */
import type { Procedure, Seat } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { gainAgenda, gainPrestige, losePrestige, stealPrestige } from '../changes/tokens.ts';
import { numberOf, seatsFor } from '../facts/texts.ts';
import type { Scope } from '../state/moments.ts';
import { type G, playerOf } from '../state/state.ts';
import { drawCards, forcedDiscard } from './questions.ts';

type PlayerEffect = Extract<
  Effect,
  {
    do:
      | 'draw'
      | 'discard'
      | 'gain prestige'
      | 'lose prestige'
      | 'steal prestige'
      | 'gain agenda'
      | 'lose agenda'
      | 'gain action';
  }
>;

/**
 * R-WIN-008 The player credited with a loss: in an Influence Conflict the active player, otherwise the text's player;
 * for a City card nobody.
 */
export function creditedBy(g: G, { seat, card }: Scope): Seat | undefined {
  if (g.defs[g.state.cards[card]?.def as number]?.kind === 'city' && g.state.cards[card]?.place !== 'attached')
    return undefined;
  return g.state.conflict?.card === card ? g.state.turn : seat;
}

export function* playerEffect(g: G, scope: Scope, effect: PlayerEffect): Procedure {
  if (effect.do === 'gain action') {
    const player = playerOf(g, scope.seat);
    // R-ACT-002
    if (effect.kind === 'any') player.actions++;
    else player.unhosted++;
    return;
  }
  const amount = numberOf(g, scope, effect.amount);
  if (effect.do === 'steal prestige') {
    for (const from of seatsFor(g, scope, effect.from))
      for (const to of seatsFor(g, scope, effect.by ?? 'you'))
        stealPrestige(g, from, to, amount, creditedBy(g, scope) ?? scope.seat);
    return;
  }
  for (const seat of seatsFor(g, scope, effect.who ?? 'you')) {
    switch (effect.do) {
      case 'draw':
        yield* drawCards(g, seat, scope.step, amount);
        break;
      case 'discard':
        yield* forcedDiscard(g, seat, scope.step, amount, scope.card);
        break;
      case 'gain prestige':
        gainPrestige(g, seat, amount);
        break;
      case 'lose prestige':
        losePrestige(g, seat, amount, creditedBy(g, scope));
        break;
      case 'gain agenda':
        gainAgenda(g, seat, amount);
        break;
      case 'lose agenda':
        gainAgenda(g, seat, -amount);
        break;
      default:
        effect satisfies never;
    }
  }
}
