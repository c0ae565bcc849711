/** Conditions for uses and effects. */
import {
  type Check,
  chosenName,
  flag,
  later,
  listOf,
  maybe,
  oneOf,
  text,
  type Variants,
  variants,
  whole,
} from '@praxis/kit/shape.ts';
import { amount, filter, ref, seat } from './references.ts';
import { discipline, sect, trait } from './terms.ts';
import { LIBRARY_TYPES } from './types.ts';

/** All must hold. */
export interface Conditions extends ReadonlyArray<Condition> {}
export const conditions: Check<Conditions> = listOf(later(() => condition));

const phase = oneOf('unlock', 'master', 'minion', 'influence', 'discard');

/** `put vampire in play`: its card becomes a vampire, or it brings one from the uncontrolled region, the crypt or the ash heap. */
const actionKind = oneOf('hunt', 'equip', 'employ', 'recruit', 'diablerize', 'rescue', 'bleed', 'put vampire in play');

const CONDITIONS = {
  bleeding: {},
  /** The action is a bleed against you. */
  'bleeding you': {},
  'directed at you': {},
  directed: {},
  undirected: {},
  'political action': {},
  /** The card says "during a political action" (V-POL-010). */
  'during a political action': {},
  /** The action is no political one. */
  'not political': {},
  /** The referendum does not pass without a vote. */
  'put to the vote': {},
  'action successful': {},
  'action blocked': {},
  'referendum passed': {},
  /** Nobody has cast a vote (2000 and third: only in the terms step, V-POL-004). */
  'before votes': {},
  /** A combat between such a vampire of yours and another one. */
  'combat between': { yours: filter, other: filter },
  'called by self': {},
  /** Of a political action: such a vampire has called the referendum. */
  'called by': { filter },
  'being blocked': {},
  /** The minion that uses the card, or the one that `card` names, is the acting one. */
  acting: { card: maybe(ref) },
  /** The strike it has chosen is a hand strike or one with a weapon. */
  'hand or weapon strike': {},
  blocking: {},
  'not blocking': {},
  /** Asked when the action is over: the minion is not the one that blocked it. */
  'did not block': { card: ref },
  /** The minion is in the combat that followed from its block. */
  'combat after its block': {},
  /** The minion is in the combat that followed because its action was blocked. */
  'combat after being blocked': {},
  /** The minion has not cast its votes for the referendum. */
  'not voting for': {},
  'close range': {},
  'first round': {},
  /** At the end of a round, both combatants are ready and there is no further one. */
  'combat about to end': {},
  matches: { card: ref, filter },
  /** The minion is about to be burned. */
  'would be burned': {},
  /** There is no such card. */
  none: { filter },
  'no counters': { card: ref },
  /** There is such a card. */
  exists: { filter },
  /** There are at least so many of them. */
  'count at least': { filter, amount: whole },
  /** So many cards are left in the user's library. */
  'library at least': { amount: whole },
  /** No reaction card has been played in the action. */
  'no reaction played': {},
  /** The minion blocks the acting one, or the action is a fight with it that nobody has blocked. */
  'about to fight': {},
  edge: { of: seat },
  /** The player does not have it, whether or not anybody else does. */
  'no edge': { of: seat },
  'pool at most': { of: seat, amount: whole },
  'victory points at least': { of: seat, amount: whole },
  /** So many Methuselahs are still in the game. */
  'players at least': { amount: whole },
  'inflicted more damage': {},
  /**
   * The card that is being played; `on`: it names this card. `strike`: a strike card. `restricts`: it limits the
   * strikes of its opponent. `by: self`: by the minion that has the text; `self acting`: while it was acting.
   */
  'played card': {
    type: maybe(oneOf(...LIBRARY_TYPES, 'minion card')),
    trait: maybe(trait),
    requires: maybe(discipline),
    /** Only a card that makes a strike. */
    strike: maybe(flag),
    restricts: maybe(flag),
    by: maybe(oneOf('another', 'opposing', 'prey or predator', 'you', 'self', 'self acting')),
    name: maybe(text),
    /** No out-of-turn master. */
    inTurn: maybe(flag),
    on: maybe(ref),
    /** It names such a card. */
    onCards: maybe(filter),
  },
  /** The ally has less life than it started with. */
  'below starting life': { card: ref },
  'opposing goes to torpor': {},
  /** The gun that the minion is striking with has struck before in this combat. */
  'gun struck before': {},
  /** No ammo has been used on the weapon in this combat. */
  'no ammo yet': {},
  /** The minion has used no aim on the strike that it is choosing. */
  'no aim yet': {},
  'long range': {},
  'after the first round': {},
  /** There is damage that can be prevented now. */
  'damage to prevent': {},
  'bleed would succeed': {},
  'any of': { conditions },
  'counters at least': { card: ref, amount: whole },
  'counters at most': { card: ref, amount: whole },
  /** No card of this name has been played in the action; `by`: by this minion. */
  'not played in action': { name: text, by: maybe(oneOf('self')) },
  /**
   * The card that left the ready region was such a card, was burned or also sent to torpor, and was fighting such a
   * minion. `contractFor`: it had a contract on it for which such a vampire was chosen.
   */
  left: {
    filter: maybe(filter),
    how: maybe(oneOf('burned', 'torpor', 'burned or torpor')),
    against: maybe(filter),
    contractFor: maybe(filter),
  },
  /** It is not the first action of the minion phase. */
  'later action': {},
  less: { amount, than: amount },
  /** By the action that is over or being resolved. */
  'pool was bled': {},
  'action cost blood': {},
  /** In the action, for any reason. */
  'prey burned pool': {},
  /** The action is taken through the card itself. */
  'action through this': {},
  'not bleeding': {},
  /** The card played for the action requires the Discipline. */
  'action requires': { discipline },
  /** The action can be taken only by a minion of this sect: so says its card, or the card through which it is taken. */
  'action asks for': { sect },
  /** In this action the minion has become Anarch. */
  'became Anarch': {},
  /** The action is of one of these kinds. */
  'action kind': { kinds: listOf(actionKind) },
  /** The action is the hunt that every vampire can take, not one through a card. */
  'usual hunt': {},
  /** The action was a hunt that brought its minion blood. */
  'hunt successful': {},
  /** The action is of none of these kinds. */
  'other action kind': { kinds: listOf(actionKind) },
  /** The minion could attempt to block if it were unlocked. */
  'can block': {},
  /** The bleed is against the player that the card remembers. */
  'bleeding remembered player': {},
  /** The action is directed at those, and only those, that the card remembers. */
  'directed at remembered players': {},
  /** The card was played at the superior level. */
  superior: {},
  basic: {},
  /** The coin that was flipped under this name. */
  tails: { coin: chosenName },
  heads: { coin: chosenName },
  /** The amount is an odd number. */
  odd: { amount },
  /** The action is a bleed against this player, by this minion. */
  bleeds: { by: maybe(ref), whom: seat },
  /** There are at least as many counters on it as players in the game. */
  'counters for all': { card: ref },
  'bled you for at least': { amount: whole },
  /** The action was a bleed for 1 or more, against this player. */
  bled: { whom: seat },
  /** In the combat, by one hand strike of the minion. */
  'hand strike damage at least': { amount: whole },
  /** There was a referendum in the action, and the minion has cast no votes in it. */
  abstained: {},
  /** In this referendum, by anybody. */
  'Edge burned for votes': {},
  'Edge uncontrolled': {},
  'your turn': {},
  /** The turn is in this phase, or in any other one. */
  phase: { phase },
  'other phase': { phase },
  /** One player has more of such cards than another one. */
  'controls more': { filter, of: seat, than: seat },
  /** Of a card that is no minion, in the unlock phase: it did not have to unlock. */
  'was unlocked': { card: ref },
  /** The user, or this player, is one of those that the card was played for. */
  'chosen player': { who: maybe(seat) },
  /** A blood hunt on such a vampire is being voted on. */
  'blood hunt on': { filter },
  /** The combat that is over followed from a block by such a minion. */
  'blocker fought': { filter },
  /** The card came into play before this turn. */
  'not new': { card: ref },
  /** The player has taken no action this turn but mandatory ones. */
  'no action yet': {},
  /** The minions of the player whose turn it is have attempted none, not even a mandatory one. */
  'no action attempted': {},
  /** The first combat of the turn between an acting vampire and a vampire that has blocked it. */
  'first combat of blocking vampires': {},
  /** Of the two who have just fought. */
  'one combatant ready': {},
  /** The action is the first of its minion this turn that has recruited an ally. */
  'first recruit': {},
  /** There are fewer of the ones than of the others. */
  fewer: { filter, than: filter },
  /** The weapon has not struck before in this combat. */
  'not struck before': {},
  /** The weapon has struck in this round. */
  'struck this round': {},
  /** The weapon has inflicted at least so much damage on the opposing vampire in this combat. */
  'damaged opposing': { amount: whole },
  /** To play cards in the action that is over, counting each Discipline once. */
  'Disciplines used': { card: ref, amount: whole },
  /** The minion that uses the card meets another card's requirements of its bearer, and may have it. */
  'meets requirements': { card: ref },
};
/** Each is one fact that the rules can check and the text can say. */
export type Condition = Variants<'if', typeof CONDITIONS>;
const condition: Check<Condition> = variants('if', CONDITIONS);
