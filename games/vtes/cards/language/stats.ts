/** The values of minions and players that cards change, and for how long. */
import { type Accepted, type Check, oneOf } from '@praxis/kit/shape.ts';

const STATS = [
  'bleed',
  'strength',
  /** The strength before anything is added: "gets a strength of 2". */
  'base strength',
  'stealth',
  'intercept',
  'votes',
  'sub-votes',
  'capacity',
  'hunt',
  'hand size',
  'transfers',
  'master actions',
  'discard actions',
  'strike damage',
  'cannot block',
  'cannot act',
  'cannot unlock',
  'hand strikes only',
  'aggravated hand strikes',
  'unblockable by vampires',
  /** A block of this minion's action locks the blocker and ends the action before it resolves. */
  'ends if blocked',
  'unblockable',
  'locks failed blockers',
  /** Maneuvers, presses and prevention that an effect gives for a while; each is used up when it is used. */
  'maneuver',
  'optional maneuver',
  'optional press',
  'optional press to continue',
  'optional press to end',
  'prevention',
  /** What is left of a prevention that need not be used at once (`keeps`). */
  'kept prevention',
  'environmental damage each round',
  /** In each round at close range, unpreventable. */
  'agony each round',
  'cannot vote',
  /** What monsters get for blocking this minion's action. */
  'intercept of monsters',
  /** All damage on vampires in the combat is aggravated. */
  'aggravated damage to vampires',
  'no blood hunt',
  /** What a vampire burns when it attempts to block. */
  'blockers burn blood',
  /** What the player gets on top of the vote for the Edge or for a political action card that he burns. */
  'votes for burning',
  /** The player replaces what he plays when the action is over. */
  'late replacement',
  /** Taken with the normal strikes, at any range. */
  'unpreventable damage',
] as const;
export type Stat = (typeof STATS)[number];
export const stat: Check<Stat> = oneOf(...STATS);

/** `unlock`: through the next unlock phase of the card's controller. */
export type Until = Accepted<typeof until>;
export const until = oneOf('action', 'combat', 'round', 'turn', 'strike', 'unlock', 'game');
