/** The cards and players that a card text refers to. */

import type { CardId, Seat } from '@praxis/engine';
import type { Ref, SeatRef } from '../../cards/language.ts';
import type { Combat } from '../state/combat.ts';
import { cardOf, type Departure, type G, playerOf } from '../state/state.ts';
import { hasCast } from './ballots.ts';
import { controllerOf, isType } from './cards.ts';
import type { Scene } from './scenes.ts';
import { clockwiseFrom, predatorOf, preyOf } from './seats.ts';

export function refOf(g: G, scene: Scene, ref: Ref): CardId | undefined {
  const { action, combat, playing } = g.state;
  switch (ref) {
    case 'self':
      return scene.minion;
    case 'this':
      return scene.card;
    case 'bearer':
      // A card that was burned for an action still refers to the minion it was on.
      if (scene.card === undefined) return undefined;
      return (
        cardOf(g, scene.card).play?.on ?? (scene.chosen.bearer?.[0] as CardId | undefined) ?? lostBearer(g, scene)?.card
      );
    case 'acting':
      return action?.by ?? combat?.acting;
    case 'blocker':
      return action?.blocker;
    case 'opposing':
      return opposingOf(g, scene, combat ?? g.state.fought);
    case 'weapon':
      return combat?.fighters.find((each) => each.card === scene.minion)?.strike?.weapon;
    case 'damaging weapon':
      return g.state.damage?.parts.find(
        ({ strike, source }) => strike && source !== undefined && isType(g, source, 'equipment'),
      )?.source;
    case 'played':
      return playing?.card;
    case 'playing':
      return playing?.minion;
    case 'remembered':
      return scene.card === undefined ? undefined : cardOf(g, scene.card).play?.second;
    case 'concerned':
      return g.state.concerned?.card;
    case 'its opponent':
      return g.state.concerned?.opponent;
    case 'action card':
      return action?.card;
    case 'top of crypt':
      return playerOf(g, scene.seat).zones.crypt.at(-1);
    case 'top of playing library':
      return playing && playerOf(g, playing.seat).zones.library.at(-1);
    case 'top of library':
      return playerOf(g, scene.seat).zones.library.at(-1);
    default:
      return scene.chosen[ref.slice(4)]?.[0] as CardId | undefined;
  }
}

/** The burned minion that the card was on, while the card responds to that. */
export function lostBearer(g: G, { card }: Scene): Departure['bearer'] {
  const { concerned } = g.state;
  return concerned?.card === card ? concerned?.bearer : undefined;
}

/** The minion's opponent; for one outside the combat, the opponent of its controller's minion. */
function opposingOf(g: G, { minion, seat }: Scene, combat: Combat | undefined): CardId | undefined {
  if (!combat) return undefined;
  const { acting, opposing } = combat;
  if (minion === acting) return opposing;
  return minion !== opposing && cardOf(g, acting).at === seat ? opposing : acting;
}

export function refsOf(g: G, scene: Scene, ref: Ref): CardId[] {
  if (ref.startsWith('the ')) return (scene.chosen[ref.slice(4)] ?? []) as CardId[];
  const id = refOf(g, scene, ref);
  return id === undefined ? [] : [id];
}

export function seatsOf(g: G, scene: Scene, ref: SeatRef): Seat[] {
  switch (ref) {
    case 'you':
      return [scene.seat];
    case 'turn player':
      return [g.state.turn];
    case 'prey':
      return [preyOf(g, scene.seat)];
    case 'predator':
      return [predatorOf(g, scene.seat)];
    case 'predator of predator':
      return [predatorOf(g, predatorOf(g, scene.seat))];
    case 'prey of acting player':
      return g.state.action ? [preyOf(g, g.state.action.seat)] : [];
    case 'acting player':
      return g.state.action ? [g.state.action.seat] : [];
    case 'target player':
      return g.state.action?.targets ?? [];
    case 'each':
      return clockwiseFrom(g, g.state.turn);
    case 'each other':
      return clockwiseFrom(g, g.state.turn).filter((seat) => seat !== scene.seat);
    case 'voters against':
      return clockwiseFrom(g, g.state.turn).filter((seat) => hasCast(g, seat, 'against'));
    case 'others only for':
      return clockwiseFrom(g, g.state.turn).filter(
        (seat) => seat !== scene.seat && hasCast(g, seat, 'for') && !hasCast(g, seat, 'against'),
      );
    default:
      // The controller of a former opponent is its controller at the time of the fight.
      if (ref === 'controller of opposing' && (g.state.combat ?? g.state.fought))
        return ((g.state.combat ?? g.state.fought) as Combat).fighters
          .filter(({ card }) => card === refOf(g, scene, 'opposing'))
          .map((each) => each.seat);
      if (ref.startsWith('all but ')) {
        const chosen = scene.chosen[ref.slice('all but the '.length)] ?? [];
        return clockwiseFrom(g, g.state.turn).filter((seat) => !chosen.includes(seat));
      }
      // A card that has left may be nobody's any more.
      if (ref === 'controller of concerned') return g.state.concerned ? [g.state.concerned.seat] : [];
      if (ref === 'controller of its opponent')
        return g.state.concerned?.opponentSeat === undefined ? [] : [g.state.concerned.opponentSeat];
      if (ref.startsWith('controller of '))
        return refsOf(g, scene, ref.slice('controller of '.length) as Ref).map((id) => controllerOf(g, id));
      return [...(scene.chosen[ref.slice(4)] ?? [])];
  }
}
