/** Copies of the state, which forks and stored matches begin with. */
import type { Card, InPlay, Player, State } from './state.ts';

/**
 * Written by hand because every fork pays for it. Only called at checkpoints, where no action, combat or referendum is
 * on. Every key is written, in one order, so that a copy of a stored state has the same fingerprint as the state
 * itself.
 */
export function copyState(state: State, earlier?: State): State {
  const cards: Card[] = new Array(state.cards.length);
  for (let i = 0; i < cards.length; i++) cards[i] = copyCard(state.cards[i] as Card, earlier?.cards[i]);
  const { key, used, scripted } = state.random;
  return {
    at: state.at,
    random: scripted ? { key, used, scripted: scripted.slice() } : { key, used },
    cards,
    handles: state.handles,
    players: state.players.map(copyPlayer),
    turn: state.turn,
    turnNumber: state.turnNumber,
    phase: state.phase,
    edge: state.edge,
    lasting: state.lasting.slice(),
    allowed: state.allowed.slice(),
    actsNow: state.actsNow,
    action: state.action,
    combat: state.combat,
    fought: state.fought,
    damage: state.damage,
    referendum: state.referendum,
    burning: state.burning,
    past: state.past,
    playing: state.playing,
    changes: state.changes,
    yieldedTitles: state.yieldedTitles.slice(),
    endOfTurn: state.endOfTurn.slice(),
    replacedLate: state.replacedLate.slice(),
    draws: state.draws.slice(),
    removedIfBurned: state.removedIfBurned.slice(),
    nextDiscard: state.nextDiscard.slice(),
    onDiscard: state.onDiscard.slice(),
    eventsPlayed: state.eventsPlayed.slice(),
    fallen: state.fallen.slice(),
    departed: state.departed.slice(),
    concerned: state.concerned,
    dying: state.dying.slice(),
    doomed: state.doomed.slice(),
    barredCards: state.barredCards.slice(),
    ousts: state.ousts,
    over: state.over,
    timeUp: state.timeUp,
    unsettledHands: state.unsettledHands,
    turnLimit: state.turnLimit,
  };
}

/** Most cards lie in a library or an ash heap and are as they were: they share the earlier copy. */
function copyCard(card: Card, earlier: Card | undefined): Card {
  const { def, owner, handle, seen, place, at, play } = card;
  if (
    earlier &&
    !play &&
    !earlier.play &&
    earlier.place === place &&
    earlier.at === at &&
    earlier.seen === seen &&
    earlier.handle === handle &&
    earlier.def === def &&
    earlier.owner === owner
  )
    return earlier;
  return { def, owner, handle, seen, place, at, play: play && copyPlay(play) };
}

function copyPlay(play: InPlay): InPlay {
  return {
    counters: play.counters,
    named: play.named,
    locked: play.locked,
    faceDown: play.faceDown,
    on: play.on,
    with: play.with.slice(),
    superior: play.superior,
    kept: play.kept,
    did: play.did.slice(),
    from: play.from,
    host: play.host,
    title: play.title,
    titleLost: play.titleLost,
    titleContested: play.titleContested,
    sect: play.sect,
    clan: play.clan,
    marks: play.marks.slice(),
    merged: play.merged,
    chosen: play.chosen,
    second: play.second,
    word: play.word,
  };
}

function copyPlayer(player: Player): Player {
  const { zones } = player;
  return {
    pool: player.pool,
    vp: player.vp,
    ousted: player.ousted,
    handSize: player.handSize,
    conceded: player.conceded,
    zones: {
      library: zones.library.slice(),
      crypt: zones.crypt.slice(),
      hand: zones.hand.slice(),
      uncontrolled: zones.uncontrolled.slice(),
      ready: zones.ready.slice(),
      torpor: zones.torpor.slice(),
      incapacitated: zones.incapacitated.slice(),
      in_play: zones.in_play.slice(),
      contested: zones.contested.slice(),
      ash_heap: zones.ash_heap.slice(),
      removed: zones.removed.slice(),
    },
    masterActions: player.masterActions,
    transfers: player.transfers,
    discardActions: player.discardActions,
    masterDebt: player.masterDebt,
    masterBonus: player.masterBonus,
    outOfTurnPlayed: player.outOfTurnPlayed,
    trifled: player.trifled,
    delayed: player.delayed.length === 0 ? [] : player.delayed.map((each) => ({ ...each })),
    did: player.did.slice(),
    lastTurn: player.lastTurn,
    withdrawing: player.withdrawing,
    ante: player.ante.slice(),
  };
}
