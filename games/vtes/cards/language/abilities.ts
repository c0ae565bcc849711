/** The ways to play cards, and the abilities of cards in play. */
import {
  type Check,
  either,
  flag,
  type Infer,
  isText,
  type Keyed,
  keyed,
  listOf,
  maybe,
  oneOf,
  scoped,
  shape,
  text,
  type Variants,
  variants,
  whole,
  wholeOr,
} from '@praxis/kit/shape.ts';
import { STEPS } from '../../rules/state/steps.ts';
import { choose, cost } from './choices.ts';
import { conditions } from './conditions.ts';
import { effects, strike } from './effects.ts';
import { amount, filter, ref, seat } from './references.ts';
import { stat } from './stats.ts';
import { clan, counter, discipline, disciplineLevel, sect, title, trait, way } from './terms.ts';
import { libraryType } from './types.ts';

// The choices come first wherever there are any, since everything else may refer to them.
const chooses = listOf(choose);
const steps = listOf(oneOf(...STEPS));

const MODE = {
  /** Choices made when it is played; for a political action the terms of the referendum (V-PRO-003). */
  choose: maybe(chooses),
  /** Its name in sentences, if the card has several: `basic`, `superior`, `DOM PRE`, or words of its own. */
  level: maybe(way),
  /** Disciplines needed: `dom` basic or better, `DOM` superior. */
  disciplines: maybe(listOf(disciplineLevel)),
  /** On a card of several types, the type of this use (V-CARD-015). */
  as: maybe(libraryType),
  /** Traits that the card has only when it is played this way. */
  traits: maybe(listOf(trait)),
  requires: maybe(filter),
  /** By default the steps follow from the effects. */
  when: maybe(steps),
  conditions: maybe(conditions),
  /** Instead of the card's cost. On a card without a cost it is the price of the effect, which no change of costs concerns. */
  cost: maybe(cost),
  /** A player who may cancel the card as it is played if he pays for it: `from` a minion, or with cards of his hand. */
  cancelFor: maybe(
    shape({
      who: seat,
      cost: maybe(cost),
      from: maybe(ref),
      discards: maybe(shape({ cards: filter, amount: whole })),
      costNotPaid: maybe(flag),
    }),
  ),
  /** Played by a minion other than the acting one (V-CARD-019) or by one outside the combat (V-CARD-025). */
  by: maybe(oneOf('other than acting', 'acting or other', 'outside combat', 'locked', 'even locked')),
  /** Usable by a vampire in torpor. */
  inTorpor: maybe(flag),
  /** An action that a locked minion may take, too. */
  lockedToo: maybe(flag),
  /** A reaction that is usable when there is no action, in the turns of others. */
  withoutAction: maybe(flag),
  /** One of the ways to play a master card is out of turn. */
  outOfTurn: maybe(flag),
  /** Usable during combat though its type is not (V-COM-005). */
  inCombat: maybe(flag),
  /** Only one such card by a minion: per combat, round, turn, `own action`; `combat of all`, `turn of all`, `action`, `game`: by anybody; `own game`: by the same player. */
  once: maybe(
    oneOf(
      'combat',
      'round',
      'turn',
      'own action',
      'action',
      'unlock',
      'combat of all',
      'turn of all',
      'game',
      'own game',
    ),
  ),
  /** Effects in the referendum of a political action; of another action from its announcement on, blocked or not. */
  during: maybe(effects),
  /** Of an action card: the kind of action; `effect` if it is none of the default ones. */
  action: maybe(
    shape({
      kind: oneOf('bleed', 'fight', 'effect', 'hunt', 'equip', 'employ', 'recruit', 'leave torpor'),
      stealth: maybe(whole),
      bleed: maybe(whole),
      hunt: maybe(whole),
      /** The hunt brings the effects' gains instead of the usual blood. */
      instead: maybe(flag),
      /** Directed at nobody, whatever it names. */
      undirected: maybe(flag),
    }),
  ),
  effects,
  /** The cost is paid together with the effects, so a player who gains pool by them is not ousted in between. */
  paidWithEffects: maybe(flag),
};
/** One way to play a library card. */
export interface Mode extends Infer<typeof MODE> {}
export const mode: Check<Mode> = scoped(shape(MODE));

const ALWAYS = {
  modify: {
    stat,
    amount,
    /** `players`: those that the card was played for; `everybody`: all players, each with an amount of their own. */
    of: maybe(
      either(
        isText,
        oneOf('this', 'bearer', 'controller', 'controller of opposing', 'prey', 'players', 'everybody'),
        filter,
      ),
    ),
    if: maybe(conditions),
  },
  /** Gives one more level of a Discipline to the bearer, or with `superior` its superior level. */
  discipline: { discipline: discipline, superior: maybe(flag), if: maybe(conditions) },
  /** The bearer is considered to be of this sect. */
  sect: { sect },
  /** The bearer is considered to be of the clan that was chosen when the card was put on it. */
  'chosen clan': {},
  /** One more level of the Discipline that was chosen when the card was put on the bearer. */
  'chosen discipline': {},
  /** The minion that the bearer fights may strike to steal this card. */
  'stolen by a strike': {},
  /** Rescuing such a vampire costs the minion so much more, or less. `gains`: blood that the rescued vampire gets. */
  rescues: { cards: filter, amount: whole, gains: maybe(whole) },
  /** The player may keep the bearer locked in the unlock phase. */
  'may stay locked': {},
  /** Burned when the bearer changes its sect. */
  'leaves with sect': {},
  /** The bearer can play cards that require the Discipline chosen when the card was put on it as if it had its superior level. */
  'plays chosen discipline': {},
  /** `sect`: the sect as which it counts for these cards. `superior`: only if the card was played at superior. */
  'as a vampire': {
    cards: filter,
    disciplines: maybe(listOf(disciplineLevel)),
    capacity: maybe(whole),
    sect: maybe(sect),
    superior: maybe(flag),
  },
  'open hand': { who: seat, if: maybe(conditions) },
  /** The bearer cannot play cards of this name. */
  'cannot play': { name: text },
  /** Other minions cannot play such cards: in combat with it, or to get past its block, or in an action at it. `itself`: it is the minion that cannot. */
  'bars cards': {
    cards: filter,
    from: oneOf('opposing vampires', 'vampires it attempts to block', 'actions at it', 'itself'),
    if: maybe(conditions),
  },
  /** Cards of this name or type cost more: those that the controller plays, those played on the bearer, or those he plays on the card itself. */
  surcharge: { name: maybe(text), type: maybe(libraryType), pool: whole, on: maybe(oneOf('bearer', 'this')) },
  /** The controller burns a counter of the card instead of replacing another one; without counters it is burned. */
  'instead of replacing': {},
  'mandatory action': { name: text },
  vulnerable: { trait },
  'vote cost': { blood: whole },
  /** Burned when the minion that the card remembers is no longer ready, and with `combat` when it enters combat. */
  bound: { combat: maybe(flag) },
  /** When it leaves play, all counters of this kind are burned. */
  'burns counters': { counter },
  /** As soon as it has none left. */
  'burned without counters': {},
  /** Its counters are gone when another minion gets it. */
  'loses counters': {},
  /** Removed from the game, or burned, as soon as there is no such card; it is one of its controller unless the filter says whose. */
  'leaves without': { cards: filter, burned: maybe(flag) },
  /** An ally that the bearer fights is taken over and locked instead of being burned, with 1 life if it has none left. */
  'captures allies': {},
  /** The next victory point of a player that the card was played for is its controller's; then it is burned. */
  'takes victory points': {},
  /** The next card that would cancel another Methuselah's minion card is cancelled without cost, and this one is burned. */
  'foils cancelling': {},
  /** If such a vampire diablerizes the bearer, it gets the card, and the title that the card represents. */
  'goes to diablerist': { of: filter },
  /** A minion that diablerizes the bearer cannot take it. */
  'kept from diablerists': {},
  /** Such cards cannot be played, or with `others` only by its controller and his minions. */
  'no more': { cards: filter, others: maybe(flag), if: maybe(conditions) },
  /** When it is burned, its owner shuffles it into the library. */
  'returns to library': {},
  /**
   * When it is burned, it goes to its owner's uncontrolled region; its former controller gets so many more transfers in
   * the next influence phase.
   */
  'returns uncontrolled': { transfers: maybe(whole) },
  /** Burned when the controller's prey is ousted. */
  'leaves with prey': {},
  /**
   * Such cards cost the minion more or less: of its payment in blood or pool, or of one of them only (`in`). `for`:
   * those that such minions play, or `controller`: those that its controller and his minions play. No cost is changed to less than nothing. `nothing`: they cost none of it; `half`:
   * rounded down, before anything else.
   */
  cost: {
    cards: filter,
    amount: wholeOr('nothing', 'half'),
    in: maybe(oneOf('blood', 'pool')),
    for: maybe(either(isText, oneOf('controller'), filter)),
    if: maybe(conditions),
  },
  /**
   * When its controller pays for such a card, he may pay less: by locking or burning this one, with counters on it (of a minion its
   * blood), with counters for which it is locked, or once each turn. At most so much, or with counters without `amount` all of it; of blood
   * or pool, whichever it is, or of one only (`in`).
   * `for`: one that such a minion plays; `bearer`: one that the minion with this text plays.
   */
  discount: {
    cards: filter,
    by: oneOf('lock', 'burn', 'counters', 'lock for counters', 'turn'),
    amount: maybe(whole),
    in: maybe(oneOf('blood', 'pool')),
    for: maybe(either(isText, oneOf('bearer'), filter)),
    if: maybe(conditions),
  },
  /** The minion does not block such acting minions; the other way round: such minions do not block it. */
  'no block': { of: filter, if: maybe(conditions) },
  'not blocked by': { of: filter, if: maybe(conditions) },
  /** Such minions must burn so much to attempt to block it, or its bearer; `orLife`: allies can pay, too. */
  'price of blocking': { cards: filter, amount: whole, orLife: maybe(flag) },
  /** It can play cards that require such a vampire. */
  'counts as': { clan: maybe(clan), title: maybe(title) },
  /** Damage that such minions inflict on it is aggravated, or that it inflicts on such minions. */
  aggravates: { from: maybe(filter), to: maybe(filter) },
  /** The minion itself must burn so much blood to attempt to block such acting minions. */
  'pays to block': { cards: filter, amount: whole },
  /** The cards that are kept on it can be played as if from the hand: by its controller's minions, or only by the bearer or by such minions. */
  'plays kept cards': { by: maybe(either(isText, oneOf('bearer'), filter)) },
  /** Its controller may draw a card that is kept on it whenever he would draw one of his library. */
  'draws kept cards': { if: maybe(conditions) },
  /** Once each turn, its controller may put a card that he has drawn from the library under it and draw another one. */
  redraws: { if: maybe(conditions) },
  /** Such cards inflict no damage on it, or the minion that it is on does not. */
  immune: { from: either(isText, oneOf('bearer'), filter) },
  /** It takes no actions to enter combat with such minions. */
  'no fights': { with: filter },
  /** Such minions take no actions directed at the bearer. */
  'no target': { of: filter, if: maybe(conditions) },
};
/** A continuous effect, computed on demand. */
export type Always = Variants<'always', typeof ALWAYS>;

const ACTIVATED = {
  choose: maybe(chooses),
  use: way,
  when: steps,
  turn: maybe(oneOf('own', 'other', 'any')),
  cost: maybe(cost),
  once: maybe(oneOf('turn', 'action', 'combat', 'round', 'phase', 'referendum')),
  conditions: maybe(conditions),
  effects,
  /**
   * Its user: the card's controller (default), the minion it is on, which must then be ready, or the acting minion,
   * under anybody's control.
   */
  by: maybe(oneOf('controller', 'bearer', 'acting')),
  /** A card on another player's vampire may be used by that vampire's controller; some cards by every Methuselah. */
  user: maybe(oneOf('controller of bearer', 'anybody', 'others')),
  /** Works like a card of this type, with the usual conditions (V-IMB-015). */
  as: maybe(libraryType),
  /** As a reaction, only by a locked minion. */
  byLocked: maybe(flag),
  /** `once` counts all cards of this name on the bearer; `name`: all players' cards of the name in an action. */
  onceFor: maybe(oneOf('bearer', 'name')),
  /** Shown in sentences when the card has several uses. */
  level: maybe(way),
};
/** Used by its controller (or by the minion it is on) in the given steps. */
export interface Activated extends Infer<typeof ACTIVATED> {}

const ACTION = {
  choose: maybe(chooses),
  action: way,
  level: maybe(way),
  /** The minions that may take it. */
  by: either(isText, oneOf('bearer'), filter),
  /** `political`: the effects happen if its referendum passes. `hunt`, `equip`: it is how the minion hunts or equips. */
  kind: maybe(oneOf('bleed', 'fight', 'effect', 'political', 'hunt', 'equip')),
  /** Directed at nobody, whatever it names. */
  undirected: maybe(flag),
  during: maybe(effects),
  stealth: maybe(whole),
  bleed: maybe(whole),
  cost: maybe(cost),
  conditions: maybe(conditions),
  /** If its conditions hold, the minion has to take it, unless it has to hunt. */
  mandatory: maybe(flag),
  /** The action's target; by default the card itself. */
  target: maybe(ref),
  /** By any minion. */
  once: maybe(oneOf('turn')),
  /** A card that is burned for it is burned when it is announced. */
  paysFirst: maybe(flag),
  effects,
};
/** An action that minions can take through the card. */
export interface ActionAbility extends Infer<typeof ACTION> {}

const TRIGGERS = [
  'your unlock phase',
  'each unlock phase',
  'each other unlock phase',
  "your prey's unlock phase",
  'your master phase',
  'your discard phase',
  'your discard phase ends',
  'your influence phase',
  'each master phase',
  'each discard phase',
  /** With any outcome, before anything can be used. */
  'an action is over',
  'a minion is blocked',
  /** Also: a retainer is burned. */
  'a minion leaves the ready region',
  /** Ready or in torpor. */
  'a vampire is burned',
  /** It is the one concerned. */
  'a vampire becomes Anarch',
  /** By any minion. */
  'an action is announced',
  /** Wherever it goes; its controller carries it out. */
  'this leaves the ready region',
  'bearer goes to torpor',
  /** Burned or not; also if the card is gone with it, or its controller is ousted. */
  'bearer leaves the ready region',
  /** In any region. The card is not burned with it before this has been carried out. */
  'bearer burned',
  'bearer blocks',
  /** Before the block resolves. */
  'bearer blocked',
  'bearer about to bleed',
  /** After the resolution of a successful action that the bearer took. */
  'bearer succeeds',
  /** After the resolution of a successful action of any minion. */
  'an action succeeds',
  /** After the resolution of an action by which the bearer has bled for 1 or more. */
  'bearer bleeds',
  'bearer fails to block',
  'bearer gains a title',
  'bearer commits diablerie',
  'bearer diablerizes an older vampire',
  /** In any way. */
  'bearer unlocks',
  /** As soon as it has announced an action. */
  'bearer acts',
  'controller changed',
  'enters play',
  'end of turn',
  'end of minion phase',
  /** A political action is successful, and its referendum has not begun. */
  'before a referendum',
  'a referendum is called',
  /** Before the referendum takes effect. */
  'votes are tallied',
  'referendum passed',
  'referendum failed',
  'a vampire becomes controlled',
  /** In any way; the minion is the one concerned. */
  'a minion enters play',
  'after combat',
  'a card is played',
  /** Nobody has cancelled it; it is not paid for and not replaced yet. */
  'a card takes effect',
  /** After the effects of the combatants' own cards. */
  'a combat is over',
  /** When it has been burned. */
  'a card is cancelled',
  /** When the replacement of a played card has been drawn, at once or later. */
  'a card is replaced',
  /** Before the range of the first round. */
  'combat begins',
  'end of round',
  /** The vampire's blood is reduced to nothing in combat. */
  'bearer is drained',
  /** The minion that it fights has used a press to continue. */
  'opponent presses on',
  /** In the press step of a combat, whenever there is no press to continue. */
  'a combat stops',
  /** Each time strikes have resolved, with all their damage. */
  'strikes resolved',
] as const;
export type Trigger = (typeof TRIGGERS)[number];
const trigger: Check<Trigger> = oneOf(...TRIGGERS);

const ABILITIES = {
  always: variants('always', ALWAYS),
  use: shape(ACTIVATED) as Check<Activated>,
  action: shape(ACTION) as Check<ActionAbility>,
  /** Happens by itself. */
  trigger: {
    choose: maybe(chooses),
    trigger,
    name: maybe(text),
    if: maybe(conditions),
    effects,
    optional: maybe(flag),
    /** `name`: only one card of this name does it in a turn; `name twice`: only two of them. */
    once: maybe(oneOf('turn', 'round', 'game', 'name', 'name twice')),
  },
  weapon: {
    weapon: strike,
    maneuver: maybe(oneOf('each combat', 'each round', 'twice each combat')),
    if: maybe(conditions),
    once: maybe(oneOf('combat', 'round')),
  },
  /** Inflicted on the opposing minion in the normal strike resolution of each round; ranged: at any range. */
  combatRound: {
    combatRound: oneOf('strike resolution'),
    damage: amount,
    ranged: maybe(flag),
    aggravated: maybe(flag),
    /** No minion inflicts it. A retainer's damage is environmental without saying so (V-DMG-018). */
    environmental: maybe(flag),
    if: maybe(conditions),
  },
};
/** An ability of a card in play (on a vampire: its printed text). */
export type Ability = Keyed<typeof ABILITIES>;
export const ability: Check<Ability> = scoped(keyed(ABILITIES));
