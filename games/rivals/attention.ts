/** The seats that an event at the table concerns. */
import type { Attention, Stops } from '@praxis/contract';
import type { Seat } from '@praxis/engine';
import type { RivalsView } from './where.ts';

/** An attack or a conflict that is over stays in the view until the next one begins. */
const GOING_ON: ReadonlySet<string> = new Set(['announced', 'damage']);

/** R-ABL-004 After each action of the player of the turn, and after the last one. */
const EACH = 'each action';
const LAST = 'end of the phase';

/** Relentless abilities and Conspiracies of others can nearly always wait for the end of the Action Phase. */
export const stops: Stops = { about: 'relentless', idle: [], places: [EACH, LAST], usual: [LAST], elsewhere: true };

export function attentionOf({ cards, where }: RivalsView): Attention {
  const { turn, turnNumber, phaseEnded } = where;
  const attack = where.attack && GOING_ON.has(where.attack.state) ? where.attack : undefined;
  const conflict = where.conflict && where.conflict.passed === undefined ? where.conflict : undefined;
  const defender = attack === undefined ? undefined : cards[attack.on]?.controller;
  // A Mortal in The Streets belongs to nobody: an attack on one concerns no other player.
  const isMortal = attack !== undefined && where.streets.includes(attack.on);
  const engaged: readonly Seat[] =
    attack === undefined ? [] : isMortal || defender === undefined ? [attack.seat] : [attack.seat, defender];
  return {
    seat: turn,
    turn: turnNumber,
    ...(attack ? { matter: `attack ${attack.by} ${attack.on}` } : {}),
    ...(conflict ? { matter: `conflict ${conflict.card}` } : {}),
    at: engaged.filter((seat) => seat !== attack?.seat),
    vote: conflict !== undefined,
    ...(attack ? { engaged } : {}),
    ...(attack || conflict ? {} : { idle: true }),
    place: phaseEnded ? LAST : EACH,
  };
}

/** Pieces that decline, besides passing. */
export const DECLINES = ['plays no card', 'does not attack', 'abstains', 'prevents nothing'] as const;

/** Answers to which nobody can respond, with any cards. */
export const NO_RESPONSE = ['leads', 'keeps the hand', 'takes a mulligan', 'discards to mend'] as const;

/** R-WIN-002 An Agenda that has been turned up stays face up. */
export const IRREVERSIBLE = ['turns up the Agenda'] as const;
