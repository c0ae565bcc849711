/** The effects of cards. */
import {
  type Accepted,
  type Check,
  chosenName,
  either,
  flag,
  type Infer,
  later,
  listOf,
  maybe,
  newName,
  oneOf,
  scoped,
  shape,
  type Variants,
  variants,
  whole,
  wordOr,
} from '@praxis/kit/shape.ts';
import { STEPS } from '../../rules/state/steps.ts';
import { choose, cost, less } from './choices.ts';
import { conditions } from './conditions.ts';
import { amount, amountOrAll, filter, ref, refOrSeat, seat } from './references.ts';
import { stat, until } from './stats.ts';
import { counter, discipline, domain, note, rank, sect, trait } from './terms.ts';

/** Effects in order: later ones can refer to names that earlier ones give; names given inside stay inside. */
export interface Effects extends ReadonlyArray<Effect> {}
export const effects: Check<Effects> = scoped(listOf(later(() => effect)));

const STRIKE = {
  kind: oneOf(
    'hand',
    'damage',
    'dodge',
    'combat ends',
    'steal blood',
    'destroy equipment',
    'destroy weapon',
    'destroy retainer',
    'steal equipment',
    'steal weapon',
    'none',
  ),
  /** For hand strikes: added to strength. */
  amount: maybe(amount),
  ranged: maybe(flag),
  first: maybe(flag),
  aggravated: maybe(flag),
  /** Its damage is aggravated against such minions. */
  aggravatedAgainst: maybe(filter),
  /** The damage is strength plus the amount though a weapon strikes (V-EFF-003). */
  strengthBased: maybe(flag),
  unpreventable: maybe(flag),
  /** A dodge does not help against it. */
  undodgeable: maybe(flag),
  /** Damage beyond this is ignored. */
  most: maybe(whole),
  /** Instead of the hand a melee weapon may be used, whose strike gets the amount on top. */
  orMelee: maybe(flag),
  /** Cards that require this Discipline do not prevent its damage. */
  notPreventedBy: maybe(discipline),
  /** Carried out with the strike even if it is dodged. */
  evenDodged: maybe(effects),
  /**
   * Carried out before combat ends, with the strike. Its prevention applies to the opposing strike's damage
   * automatically.
   */
  also: maybe(effects),
};
export interface Strike extends Infer<typeof STRIKE> {}
export const strike: Check<Strike> = shape(STRIKE);

/** `initial opposing strike`: no additional strike. `this strike`: the one that allows the opposing minion to prevent it. */
const damageFrom = oneOf(
  'gun strike',
  'other than gun strike',
  'opposing strike',
  'initial opposing strike',
  'this strike',
);
export type DamageFrom = Accepted<typeof damageFrom>;

/**
 * A destination of cards. `removed`: out of the game. `under`: face down under a minion, which can play the card as if
 * from hand, or on another card; out of play. `on`: on another card in play, whose controller then has it.
 */
export type Destination = Accepted<typeof destination>;
const destination = either(
  (value) => typeof value === 'object',
  either(
    (value) => typeof value === 'object' && value !== null && 'on' in value,
    shape({ on: ref }),
    shape({ under: ref }),
  ),
  oneOf(
    'ready',
    'torpor',
    'uncontrolled',
    "owner's uncontrolled",
    'hand',
    'library',
    'ash heap',
    'removed',
    'crypt',
    'bottom of crypt',
    'top of library',
    'bottom of library',
  ),
);

/** Events that an effect can end early: a block attempt, a bleed and a referendum then fail. */
export type Endable = Accepted<typeof endable>;
const endable = oneOf('combat', 'action', 'block attempt', 'bleed', 'referendum');

const EFFECTS = {
  /**
   * `limited`: it counts against the limit of one such effect (V-GEN-029). `while`: it counts only as long as these
   * hold. `unneeded`: stealth or intercept that can be added though it is not needed yet (V-STL-003, V-STL-004).
   * `eachRound`: a value that can be used up is renewed in each later round of the combat. `cards`: of all cards that are such at the
   * time when it counts, also of those that come later.
   */
  modify: {
    stat,
    amount,
    of: maybe(refOrSeat),
    cards: maybe(filter),
    until: maybe(until),
    limited: maybe(flag),
    while: maybe(conditions),
    unneeded: maybe(flag),
    eachRound: maybe(flag),
  },
  'gain pool': { who: seat, amount },
  /** From the user's pool. The debts of a Methuselah without pool are taken from it. */
  'give pool': { to: seat, amount },
  /** `orBlood`: each counter may come from a vampire of the player instead. */
  /** `orCards`: instead of each counter a card at random: burned from the player's hand, or removed from the game from the ash heap. */
  'burn pool': { who: seat, amount, orBlood: maybe(flag), orCards: maybe(oneOf('hand', 'ash heap')) },
  /**
   * Counters of the card's kind: blood, life, plain ones. `upToStart`: an ally gains no life above its starting life.
   */
  'gain blood': { card: ref, amount, upToStart: maybe(flag) },
  'burn blood': { card: ref, amount: amountOrAll },
  /** Counters from one place to another; `pool` is that of the other card's controller, `your pool` that of the user. */
  'move blood': { from: wordOr('pool', ref), to: wordOr(['pool', 'your pool'], ref), amount: amountOrAll },
  /** Counters with a name. Of corruption a player burns only those that he has put there himself, or with `anybodys` those of any player. */
  'put counters': { card: ref, counter, amount },
  'burn counters': { card: ref, counter, amount: amountOrAll, anybodys: maybe(flag) },
  lock: { card: ref },
  unlock: { card: ref },
  /** V-CAN-009 */
  wake: { card: ref },
  burn: { card: ref },
  /**
   * A hand or library is that of the owner; the library is then shuffled. `shown`: all players see the card first.
   * `with`: the counters of a minion that comes into play, instead of its usual life or blood. `removedIfBurned`: from
   * then on it is removed from the game when it would be burned. `for`: that card of the hand takes the place of this
   * one, which lies face down on another card. `faceUp`: under another card, but for all to see. `as`: later effects call it that.
   */
  move: {
    card: ref,
    to: destination,
    shown: maybe(flag),
    with: maybe(whole),
    removedIfBurned: maybe(flag),
    for: maybe(ref),
    faceUp: maybe(flag),
    as: maybe(newName),
  },
  /**
   * Puts a card into play, the card itself by default, on another one or by itself. `clan`, `discipline`: the one
   * chosen under this name. `remembers`: the minion that plays it, or the action's target, for later references.
   * `pays`: its cost applies, and without it the card stays where it is. `less`: its cost is lowered, or with `half` halved. `halfInBlood`: the minion that gets it
   * can pay up to half of its pool cost in blood. `uncontested`: it contests no other
   * card. `kept`: on another player's minion, the player still controls it. `players`: the card is about those chosen
   * under this name. `offspring`: it becomes a vampire like the minion that plays it. `notThisRound`: it cannot be used
   * in the round of combat that is on.
   */
  'put in play': {
    card: maybe(ref),
    on: maybe(ref),
    clan: maybe(chosenName),
    discipline: maybe(chosenName),
    counters: maybe(amount),
    superior: maybe(flag),
    remembers: maybe(oneOf('self', 'target player')),
    pays: maybe(flag),
    less: maybe(less),
    half: maybe(flag),
    halfInBlood: maybe(flag),
    players: maybe(chosenName),
    offspring: maybe(oneOf('clan', 'clan and sect')),
    uncontested: maybe(flag),
    kept: maybe(flag),
    notThisRound: maybe(flag),
  },
  /**
   * The card itself comes into play as if it were another copy of this one, which it contests, unique or not. If the last real copy would be
   * yielded, the card is burned instead, and its controller gets that copy.
   */
  contest: { card: ref },
  strike: { strike },
  /** An optional maneuver may be left unused (V-RNG-008). `only`: to get to this range. */
  maneuver: { optional: maybe(flag), only: maybe(oneOf('close', 'long')) },
  /** `byItself`: the card presses, not a minion; either combatant can then press to end. `mandatory`: the minion uses it at once. */
  press: { only: maybe(oneOf('continue', 'end')), byItself: maybe(flag), mandatory: maybe(flag) },
  /**
   * `unlimited`: it does not count against the limit of one card or effect for each round. `with`: only with this
   * weapon. `strike`: their obligatory use.
   */
  'additional strikes': { amount, unlimited: maybe(flag), with: maybe(ref), strike: maybe(strike) },
  /**
   * `only` and `from` say which damage it can be used on; `keeps`: points that are left can be used later in the combat. `for`: of a use,
   * the damage of another minion.
   */
  prevent: {
    amount: amountOrAll,
    only: maybe(oneOf('normal', 'aggravated')),
    from: maybe(damageFrom),
    keeps: maybe(flag),
    for: maybe(filter),
  },
  /** `chosen`: as the player names it with a choice called `range`, of `close` and `long`. `nextRound`: of the next round, if there is one. `strikeWith`: the weapon with which the minion must make its first strike then. */
  'set range': { range: oneOf('close', 'long', 'chosen'), nextRound: maybe(flag), strikeWith: maybe(ref) },
  /** Without `by` no minion inflicts it: it is environmental (V-DMG-018). `ofStrike`: it is part of the minion's strike, and of its kind. */
  damage: {
    to: ref,
    amount,
    aggravated: maybe(flag),
    unpreventable: maybe(flag),
    by: maybe(ref),
    ofStrike: maybe(flag),
  },
  /** `queued`: it follows the combat that is on; only one combat can wait. */
  fight: { who: maybe(ref), with: ref, reversed: maybe(flag), queued: maybe(flag) },
  /** The strike that the minion has chosen is cancelled, and it chooses another one. */
  'strike anew': {},
  /** The combat that would end goes on with another round. */
  'new round': {},
  /**
   * `notAgain`: the acting minion cannot take the same action again this turn; with `ofAll` no minion of its controller can. Of a block
   * attempt, `ofAll`: no minion of the blocking one's controller attempts to block the action again.
   */
  end: { what: endable, notAgain: maybe(flag), ofAll: maybe(flag) },
  /** The action that was blocked goes on as if it had not been: others may still attempt to block it. */
  'continue action': {},
  /** Such minions must burn so much to attempt to block the action; `orLife`: allies can pay, too. */
  'price of blocking': { cards: filter, amount: whole, orLife: maybe(flag) },
  /** `firm`: the next card that would change the target of the bleed is cancelled. */
  'redirect bleed': { to: seat, firm: maybe(flag) },
  'reduce bleed': { amount: amountOrAll },
  /** `notAgain`: the cancelled card is not played again this turn. */
  cancel: { card: ref, costNotPaid: maybe(flag), notAgain: maybe(flag) },
  /** The effects that such cards have on the minion in the combat that is on, with everything else they do in it. */
  'cancel effects': { card: ref, cards: filter },
  /** The stealth that the acting minion has now is gone; it can get more. */
  'remove stealth': {},
  diablerize: { card: ref },
  /**
   * The minion recruits an ally or employs a retainer of its controller's hand, or recruits the ally that was found, without an action;
   * requirements and cost apply.
   */
  recruit: { card: ref, ally: maybe(ref) },
  /**
   * The minion takes an action now, in any player's minion phase. If its card is cancelled as it is played, it may take
   * another one.
   */
  act: { card: ref },
  /** A player takes control of a card. `until`: it goes back after the turn, before the user's next one, or after that one. */
  control: { who: seat, card: ref, until: maybe(oneOf('turn', 'next unlock', 'end of next turn')) },
  /** `none`: the vampire loses the title it has. `like`: of the same city or clan as the title of this vampire. */
  title: { card: ref, rank, of: maybe(domain), like: maybe(ref) },
  /** Of another sect, of the circle chosen under this name, or with one more trait. */
  become: { card: ref, sect: maybe(sect), circle: maybe(chosenName), trait: maybe(trait) },
  /** From another player's hand, the user looks at it and chooses. */
  /** With `card`: those that were chosen. `atRandom`: nobody looks, and chance chooses. `theirChoice`: the other player chooses. */
  discard: {
    who: seat,
    amount: maybe(amount),
    card: maybe(ref),
    atRandom: maybe(flag),
    theirChoice: maybe(flag),
    /** It is replaced in the master phase. */
    late: maybe(flag),
  },
  /** From the top of the library. `putBack`: as many cards of the hand then go to its bottom; without it the hand is discarded down. */
  draw: { amount, putBack: maybe(flag) },
  /** The top cards of the user's library are burned, or of another player's. */
  'burn library': { who: maybe(seat), amount },
  /** A number from 1 to 6; of a coin 0 for heads and 1 for tails. */
  'roll die': { as: newName, coin: maybe(flag) },
  /** The user looks at all cards of a hand, or with `random` at so many that chance chooses. */
  'look at hand': { who: seat, random: maybe(whole) },
  /** The user looks at the top cards of his library and puts them back in any order. */
  'arrange library': { amount: whole },
  /**
   * The user, and nobody else, sees the top cards of a library, which stay as they lie. `discards`: the one of them that the user chooses
   * among such cards is discarded, if there is any. `shuffled`: of the user's own library, they are then shuffled among themselves.
   */
  'look at library': { who: seat, amount: whole, discards: maybe(filter), shuffled: maybe(flag) },
  /** Shows a card to everybody, or with `privately` to the user; it stays where it is. */
  reveal: { card: ref, privately: maybe(flag) },
  /** The user gets it. */
  /** `burned`: instead it goes back to the centre of the table from any player. */
  'take the Edge': { burned: maybe(flag) },
  /** The card that has the effect is about this one from now on. */
  remember: { card: ref },
  /**
   * Each Methuselah, or each of those named, may choose a card of his own, or with `must` has to, or with `max` up to
   * so many; amounts refer to it by `chosenCapacity`.
   */
  'each chooses': { cards: filter, who: maybe(seat), must: maybe(flag), max: maybe(whole), as: newName },
  /** The player gains only as much as the other one can pay. */
  'steal pool': { from: seat, amount },
  /** Searches the library (V-GEN-022, V-GEN-023). `first`: the first such card from the top, whether he likes it or not. `usable`: one that the minion can have and pay for; `payable`: only pay for. `max`: up to so many. `fits`: one that by its own text can be put on this minion. */
  search: {
    as: newName,
    filter,
    places: listOf(oneOf('library', 'ash heap', 'hand', 'crypt')),
    usable: maybe(flag),
    payable: maybe(flag),
    fits: maybe(ref),
    less: maybe(less),
    half: maybe(flag),
    halfInBlood: maybe(flag),
    first: maybe(flag),
    max: maybe(whole),
  },
  /**
   * The minion attempts to block as soon as its controller may. `anyAction`: any action, even if its controller is
   * neither target, prey nor predator.
   */
  'attempt to block': { card: maybe(ref), anyAction: maybe(flag) },
  /** Remembers something about a card until the end of the turn; filters refer to it by `noted`. */
  note: { card: ref, note },
  /** To players or minions that it names, to the minion that plays it, else to the player. `against`: they are cast against the referendum at once. */
  /** `forPool`: the players may burn pool, and each gets so many votes for each pool. */
  'gain votes': {
    who: maybe(seat),
    amount,
    card: maybe(ref),
    cards: maybe(filter),
    against: maybe(flag),
    forPool: maybe(flag),
  },
  /** Such vampires cast no votes and sub-votes in this referendum. */
  'bar from voting': { cards: filter },
  /** Such minions cannot block the action. */
  'bar from blocking': { cards: filter },
  /** For each such card, which is then called `the it`. */
  'each card': { cards: filter, effects: scoped(effects, 'it') },
  abstain: { card: ref },
  /** Its votes and sub-votes count on this side, those that it has cast and those that it casts later; with `chosen`, all that it has now is cast, or cast anew, on the side that the user chooses. */
  'turn votes': { card: ref, side: oneOf('for', 'against', 'chosen') },
  /** With another player for pool; after each tie 1 more is at stake. */
  'rock paper scissors': { who: seat, amount: whole },
  /**
   * Each Methuselah secretly chooses a number from 1 to `most`, the user to `yours`, and all show at once. Each gains that much pool, or burns
   * it if another has chosen 1 less.
   */
  'secret numbers': { most: whole, yours: whole },
  /** Points allotted to players in the terms of a referendum: each burns as much pool, or takes it from a player. */
  'apply allotment': { named: chosenName, from: maybe(seat) },
  /**
   * For a while the minion, or the one that `card` names, may do this whenever it is one of these steps, and pays for it each time. `once`: only once in the action or in
   * each round. In its own sentences it works like a use of a card in play, under the name of the card that allows it.
   */
  allow: {
    card: maybe(ref),
    until: oneOf('action', 'combat', 'round', 'strike'),
    when: listOf(oneOf(...STEPS)),
    once: maybe(oneOf('action', 'round')),
    cost: maybe(shape({ blood: whole })),
    choose: maybe(listOf(choose)),
    effects,
  },
  // The opponent that the minion was fighting is remembered for later.
  /**
   * `after blocks`: when it is settled who blocks the action, or that nobody does. `before range` and `end of combat`: of the combat that is
   * on, else of the next one in the action; `before range` is in its first round. `blocked`: when the action is blocked, before combat, which
   * can then be ended before it begins. `next round`: as it begins, if there is one. `discard phase`: in the next one. `strike does damage`: when damage of the strike that the minion
   * is choosing is inflicted on the opposing minion; `opposing strike does damage`: each time in the round that a strike of the other one
   * damages it. `votes tallied`: in the referendum that is on; `referendum passed`: after its effects, if it has any. `you discard`: the
   * player may do it once, when he uses a discard phase action of this phase to discard one of `cards`.
   */
  later: {
    when: oneOf(
      'after resolution',
      'end of combat',
      'before range',
      'after blocks',
      'blocked',
      'next round',
      'end of turn',
      'discard phase',
      'strike does damage',
      'opposing strike does damage',
      'votes tallied',
      'referendum passed',
      'you discard',
    ),
    cards: maybe(filter),
    effects: scoped(effects, 'opponent'),
  },
  /** One form for may / if you do / unless. */
  // biome-ignore lint/suspicious/noThenProperty: it is the word of the card language.
  may: { who: maybe(seat), effects, then: maybe(effects), else: maybe(effects), cost: maybe(cost) },
  if: { conditions, effects, else: maybe(effects) },
  /** `who`: another player makes the choice. `atRandom`: chance chooses a card. */
  choose: { who: maybe(seat), choose, atRandom: maybe(flag) },
};
/** The vocabulary of effects: each kind is executed once (`rules/effects.ts`) and worded once per language. */
export type Effect = Variants<'do', typeof EFFECTS>;
const effect: Check<Effect> = variants('do', EFFECTS);
