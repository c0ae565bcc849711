/** Copies of the state. */
import { copySeries } from '@praxis/kit/series.ts';
import type { Attack, Card, Declared, Link, Placed, Player, State } from './state.ts';

/**
 * Written by hand because forks spend their time here. Every key is written, in one order, so that a copy of a stored
 * state has the same fingerprint as the state itself. Readonly parts are shared.
 */
export function copyState(state: State): State {
  const { key, used, scripted } = state.random;
  return {
    at: state.at,
    random: scripted ? { key, used, scripted: scripted.slice() } : { key, used },
    cards: state.cards.map(copyCard),
    handles: state.handles,
    moment: state.moment,
    boundary: state.boundary,
    happened: state.happened.slice(),
    players: state.players.map(copyPlayer),
    turn: state.turn,
    turnNumber: state.turnNumber,
    startingSeat: state.startingSeat,
    step: state.step,
    battled: state.battled,
    beginning: state.beginning,
    window: state.window,
    chain: state.chain.map(copyLink),
    resolving: state.resolving,
    leaving: state.leaving.slice(),
    waiting: state.waiting.slice(),
    forming: state.forming.slice(),
    held: state.held.slice(),
    calculated: state.calculated,
    answerable: state.answerable.slice(),
    declared: state.declared && copyDeclared(state.declared),
    attack: state.attack && copyAttack(state.attack),
    lastAttack: state.lastAttack && copyAttack(state.lastAttack),
    lasting: state.lasting.slice(),
    forbidden: state.forbidden.slice(),
    dealtWith: state.dealtWith.slice(),
    closing: state.closing,
    later: state.later.slice(),
    changes: state.changes,
    links: state.links,
    lastings: state.lastings,
    ended: state.ended,
    positions: state.positions.slice(),
    series: copySeries(state.series),
  };
}

function copyCard(from: Card): Card {
  return {
    def: from.def,
    owner: from.owner,
    handle: from.handle,
    seen: from.seen,
    zone: from.zone,
    incarnation: from.incarnation,
    since: from.since,
    arrivals: from.arrivals,
    up: from.up,
    proper: from.proper,
    token: from.token,
    placed: from.placed && copyPlaced(from.placed),
    last: from.last,
  };
}

function copyPlaced(from: Placed): Placed {
  return {
    controller: from.controller,
    under: from.under,
    slot: from.slot,
    position: from.position,
    arrived: from.arrived,
    way: from.way,
    flipped: from.flipped,
    changed: from.changed,
    attackTurn: from.attackTurn,
    attacks: from.attacks,
    attacked: from.attacked.slice(),
    gaveUp: from.gaveUp,
    gemini: from.gemini,
    materials: from.materials.slice(),
    equippedTo: from.equippedTo,
    tied: from.tied,
    counters: { ...from.counters },
    used: { ...from.used },
    trapMonster: from.trapMonster,
    turnsLeft: from.turnsLeft,
    granted: from.granted,
    doomed: from.doomed,
  };
}

function copyPlayer(from: Player): Player {
  return {
    lp: from.lp,
    deck: from.deck.slice(),
    hand: from.hand.slice(),
    extra: from.extra.slice(),
    graveyard: from.graveyard.slice(),
    banished: from.banished.slice(),
    monsters: from.monsters.slice(),
    spells: from.spells.slice(),
    field: from.field.slice(),
    pendulum: from.pendulum.slice(),
    side: from.side.slice(),
    summoned: from.summoned,
    extraSummoned: from.extraSummoned,
    pendulumSummoned: from.pendulumSummoned,
    specialSummoned: from.specialSummoned,
    used: { ...from.used },
    usedInDuel: { ...from.usedInDuel },
    conceded: from.conceded,
    deckedOut: from.deckedOut,
    won: from.won,
  };
}

function copyLink(from: Link): Link {
  return {
    id: from.id,
    seat: from.seat,
    source: from.source,
    effect: from.effect,
    ofCard: from.ofCard,
    speed: from.speed,
    names: from.names,
    numbers: from.numbers,
    mode: from.mode,
    targets: from.targets,
    event: from.event,
    negated: from.negated,
    stays: from.stays,
  };
}

function copyDeclared(from: Declared): Declared {
  return {
    seat: from.seat,
    way: from.way,
    monsters: from.monsters,
    from: from.from,
    second: from.second,
    position: from.position,
    materials: from.materials,
    proper: from.proper,
    gives: from.gives,
    own: from.own,
    negated: from.negated,
  };
}

function copyAttack(from: Attack): Attack {
  return {
    by: from.by,
    attacker: from.attacker,
    target: from.target,
    state: from.state,
    facing: from.facing,
    changed: from.changed,
    turnedUp: from.turnedUp,
    battled: from.battled,
  };
}
