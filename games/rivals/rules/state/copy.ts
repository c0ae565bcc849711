/** Copies of the state, which forks and stored matches begin with. */
import { copyAttack } from './attack.ts';
import { copyConflict } from './conflict.ts';
import type { Card, InPlay, Player, State } from './state.ts';

/**
 * Written by hand because forks spend their time here. Every key is written, in one order, so that a copy of a stored
 * state has the same fingerprint as the state itself.
 */
export function copyState(state: State): State {
  const cards: Card[] = new Array(state.cards.length);
  for (let i = 0; i < cards.length; i++) {
    const { def, owner, handle, seen, place, at, play } = state.cards[i] as Card;
    cards[i] = { def, owner, handle, seen, place, at, play: play && copyPlay(play) };
  }
  const { key, used, scripted } = state.random;
  const { city } = state;
  return {
    at: state.at,
    random: scripted ? { key, used, scripted: scripted.slice() } : { key, used },
    cards,
    handles: state.handles,
    players: state.players.map(copyPlayer),
    city: {
      deck: city.deck.slice(),
      discard: city.discard.slice(),
      burned: city.burned.slice(),
      removed: city.removed.slice(),
    },
    mortals: state.mortals.slice(),
    events: state.events.slice(),
    prince: state.prince,
    first: state.first,
    turn: state.turn,
    turnNumber: state.turnNumber,
    phase: state.phase,
    parties: state.parties,
    attack: state.attack && copyAttack(state.attack),
    conflict: state.conflict && copyConflict(state.conflict),
    lasting: state.lasting.slice(),
    phaseEnded: state.phaseEnded,
    possessed: state.possessed,
    changes: state.changes,
    over: state.over,
  };
}

function copyPlay(play: InPlay): InPlay {
  return {
    where: play.where,
    party: play.party,
    exhausted: play.exhausted,
    blood: play.blood,
    tokens: play.tokens.slice(),
    agenda: play.agenda,
    fear: play.fear,
    noInfluence: play.noInfluence,
    with: play.with.slice(),
    on: play.on,
    by: play.by,
    used: play.used.slice(),
    added: play.added.slice(),
    choosable: play.choosable.slice(),
  };
}

function copyPlayer(player: Player): Player {
  const { piles } = player;
  return {
    piles: {
      library: piles.library.slice(),
      faction: piles.faction.slice(),
      hand: piles.hand.slice(),
      discard: piles.discard.slice(),
      burned: piles.burned.slice(),
    },
    characters: player.characters.slice(),
    inPlay: player.inPlay.slice(),
    conspiracies: player.conspiracies.slice(),
    haven: player.haven,
    agendaCard: player.agendaCard,
    agendaUp: player.agendaUp,
    leader: player.leader,
    prestige: player.prestige.slice(),
    agenda: player.agenda,
    rival: player.rival,
    actions: player.actions,
    unhosted: player.unhosted,
    turns: player.turns,
    did: player.did.slice(),
    lostTo: player.lostTo,
    eliminated: player.eliminated,
    conceded: player.conceded,
  };
}
