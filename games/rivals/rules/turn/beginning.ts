/** The Beginning Phase in its order (R-TURN-002). */
import { type CardId, type Procedure, refer, type Seat } from '@praxis/engine';
import { revealCityCard } from '../cards/city-cards.ts';
import { carryOut } from '../cards/effects.ts';
import { trigger } from '../cards/triggers.ts';
import { judge } from '../changes/ending.ts';
import { burn, changed } from '../changes/moving.ts';
import { attachedTo } from '../facts/cards.ts';
import { hasFlag } from '../facts/values.ts';
import { cardOf, type G, playerOf, playOf } from '../state/state.ts';

export function* beginningPhase(g: G, seat: Seat): Procedure {
  yield* trigger(g, { on: 'start of turn', seat }, 'beginning');
  judge(g);
  if (g.state.over) return;
  // R-CITY-003, R-CITY-012 An Ongoing Event lasts until the next Beginning Phase of the player whose token is on it.
  for (const id of [...g.state.events]) if (cardOf(g, id).at === seat) burn(g, id);
  yield* revealCityCard(g, seat, carryOut);
  judge(g);
  if (g.state.over) return;
  ready(g, seat);
}

/** R-TURN-012, R-PLC-002 Cards are readied, characters go home. */
function ready(g: G, seat: Seat): void {
  const player = playerOf(g, seat);
  for (const id of player.characters) {
    const play = playOf(g, id);
    // R-TURN-004
    play.noInfluence = false;
    for (const each of attachedTo(g, id)) playOf(g, each).exhausted = false;
    if (play.where === 'torpor') continue;
    // R-TURN-003, R-X-001 A character with Fear goes home but stays exhausted, and loses all of it.
    if (play.fear === 0) play.exhausted = false;
    play.fear = 0;
    if (play.where === 'streets' && !stays(g, id)) {
      play.where = 'haven';
      play.party = 0;
      g.emit({ type: 'moved', card: refer(g.state, id, true), where: 'haven' });
    }
  }
  for (const id of [...player.inPlay, ...(player.haven === undefined ? [] : [player.haven])])
    playOf(g, id).exhausted = false;
  changed(g);
}

/** True if a text keeps a character in The Streets: while it is in force, or in this turn (R-K-007). */
function stays(g: G, id: CardId): boolean {
  return (
    hasFlag(g, id, 'stays in the streets') ||
    g.state.lasting.some(({ what, card }) => what === 'stays in the streets' && card === id)
  );
}
