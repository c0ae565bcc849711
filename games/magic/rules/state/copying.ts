/** Copies of the state. */
import type { Card, Combat, Permanent, Player, State } from './state.ts';

/**
 * Written by hand because forks spend their time here. Every key is written, in one order, so that a copy of a stored
 * state has the same fingerprint as the state itself. Readonly parts are shared.
 */
export function copyState(state: State): State {
  const cards: Card[] = new Array(state.cards.length);
  for (let i = 0; i < cards.length; i++) {
    const { def, owner, handle, seen, zone, incarnation, token, permanent, last } = state.cards[i] as Card;
    cards[i] = {
      def,
      owner,
      handle,
      seen,
      zone,
      incarnation,
      token,
      permanent: permanent && copyPermanent(permanent),
      last,
    };
  }
  const { key, used, scripted } = state.random;
  return {
    at: state.at,
    random: scripted ? { key, used, scripted: scripted.slice() } : { key, used },
    cards,
    handles: state.handles,
    players: state.players.map(copyPlayer),
    battlefield: state.battlefield.slice(),
    stack: state.stack.slice(),
    exile: state.exile.slice(),
    command: state.command.slice(),
    turn: state.turn,
    turnNumber: state.turnNumber,
    step: state.step,
    startingSeat: state.startingSeat,
    combat: state.combat && copyCombat(state.combat),
    fading: state.fading.slice(),
    waiting: state.waiting.slice(),
    delayed: state.delayed.slice(),
    lasting: state.lasting.slice(),
    shields: state.shields.slice(),
    permissions: state.permissions.slice(),
    unsettled: state.unsettled,
    changes: state.changes,
    elsewhere: state.elsewhere,
    timestamps: state.timestamps,
    items: state.items,
    priority: state.priority,
    idle: state.idle,
    ended: state.ended,
  };
}

function copyPermanent(from: Permanent): Permanent {
  return {
    under: from.under,
    held: from.held,
    tapped: from.tapped,
    sick: from.sick,
    damage: from.damage,
    deathtouched: from.deathtouched,
    plus: from.plus,
    minus: from.minus,
    loyalty: from.loyalty,
    loyaltyUsed: from.loyaltyUsed,
    shields: from.shields,
    attachedTo: from.attachedTo,
    timestamp: from.timestamp,
    copyOf: from.copyOf,
    extra: from.extra,
    damagedBy: from.damagedBy.slice(),
    linked: from.linked.slice(),
  };
}

function copyPlayer(from: Player): Player {
  return {
    life: from.life,
    library: from.library.slice(),
    hand: from.hand.slice(),
    graveyard: from.graveyard.slice(),
    mana: { ...from.mana },
    landsPlayed: from.landsPlayed,
    spellsCast: from.spellsCast,
    lifeLost: from.lifeLost,
    lifeLostLastTurn: from.lifeLostLastTurn,
    overdrawn: from.overdrawn,
    mulligans: from.mulligans,
    lost: from.lost,
    conceded: from.conceded,
  };
}

function copyCombat({ attackers, idle, struck }: Combat): Combat {
  return {
    attackers: attackers.map((each) => ({
      card: each.card,
      defender: each.defender,
      planeswalker: each.planeswalker,
      blocked: each.blocked,
      blockers: each.blockers.slice(),
    })),
    idle: idle.slice(),
    struck: struck.slice(),
  };
}
