/** Everything that a text can do. Each word is executed in `rules/cards/`, has a phrase in every language and a worth for bots. */
import {
  type Check,
  flag,
  type Infer,
  later,
  listOf,
  maybe,
  newName,
  oneOf,
  shape,
  type Variants,
  variants,
  whole,
  wordOrName,
} from '@praxis/kit/shape.ts';
import {
  amount,
  type Cards,
  type Condition,
  cards,
  condition,
  discipline,
  kindOfCard,
  one,
  player,
  who,
} from './references.ts';

export interface Effects extends ReadonlyArray<Effect> {}
export const effects: Check<Effects> = listOf(later(() => effect));

// Costs (R-ABL-010).

const COST = {
  /** R-ABL-016 `this` or the bearer must be ready. */
  exhaust: maybe(oneOf('this', 'bearer', 'leader')),
  /** R-ABL-008 It uses an Action and exhausts the bearer. */
  action: maybe(flag),
  /** R-TOK-013 Paid by the character that uses it, never its last. */
  blood: maybe(whole),
  /** R-TOK-015 Never the last. */
  prestige: maybe(whole),
  /** Cards from the hand; `upTo` leaves the number to the player. */
  discard: maybe(whole),
  kind: maybe(kindOfCard),
  upTo: maybe(flag),
  /** The top card of the Library. */
  discardTop: maybe(flag),
  /** This card itself. */
  discardThis: maybe(flag),
  /** R-X-003 This attachment itself: it is detached and burned. */
  detachThis: maybe(flag),
  /** An unattached City Mortal in The Streets. */
  discardMortal: maybe(flag),
};
export interface Cost extends Infer<typeof COST> {}
export const cost: Check<Cost> = shape(COST);

// Targets, named when something is played or used (R-INF-006, R-ACT-010).

const TARGETS = {
  character: { as: newName, of: who },
  /** `non-contributor`: by the colours of the tokens on the Conspiracy (R-CON-008). */
  player: { as: newName, of: oneOf('opponent', 'anybody', 'non-contributor') },
  /** At least half of the players, oneself among them. */
  'half of the players': { as: newName },
  card: { as: newName, of: cards, deck: maybe(flag) },
  deck: { as: newName },
};
export type Target = Variants<'target', typeof TARGETS>;
export const target: Check<Target> = variants('target', TARGETS);

const MODE = {
  /** The word by which the answer names it. */
  word: oneOf('damage', 'prestige', 'blood'),
  if: maybe(condition),
  effects,
};
export interface Mode extends Infer<typeof MODE> {}
const mode: Check<Mode> = shape(MODE);

const card = wordOrName('this');

const EFFECTS = {
  // Control.
  if: { condition, effects, otherwise: maybe(effects) },
  /** Asks the player, who pays the cost if he says yes. */
  may: { cost: maybe(cost), targets: maybe(listOf(target)), effects },
  repeat: { times: amount, effects },
  'choose one': { modes: listOf(mode) },
  /** Chosen during resolution: one, or `count`. */
  choose: { as: newName, of: who, count: maybe(amount), optional: maybe(flag) },
  /** All characters that fit now, so that later effects can refer to them even when they fit no longer. */
  'choose all': { as: newName, of: who },
  'choose card': { as: newName, of: cards, optional: maybe(flag) },
  'choose player': { as: newName, except: maybe(player) },
  /** R-INF-022 Clockwise from the active player; each is `you` in turn. */
  'each player': { of: maybe(player), effects },

  // The current attack.
  'add damage': { amount },
  /** R-ATK-026 Part of the attack, of its type. */
  'further damage': { to: who, amount, aggravated: maybe(flag) },
  /** R-ATK-035 */
  negate: { what: oneOf('reaction', 'attack text') },
  /** The next attack that it makes this turn cannot be blocked. */
  unblockable: { who: one },

  // Characters.
  mend: { who, amount },
  /** `superficial`: it stops at 1 Blood (R-DMG-005). */
  damage: { to: who, amount, aggravated: maybe(flag), superficial: maybe(flag) },
  /** R-DMG-004 */
  defeat: { who },
  /** R-X-004, R-X-005 The attacker devours the vampire it has just defeated. */
  diablerie: {},
  /** R-X-006 An opponent's vampire is its player's for one Action, which he takes at once. */
  possess: { who },
  'lose blood': { who, amount },
  /** R-TOK-010 */
  'steal blood': { from: who, amount },
  exhaust: { who },
  /** R-PLC-013 */
  'move to the streets': { who, apart: maybe(flag) },
  /** R-TOK-008 */
  'put agenda': { on: who, amount },
  /** R-INF-014, R-INF-020 */
  influence: { who, amount },
  /** R-INF-021 To the total of the player who called the conflict. */
  'add influence': { amount },
  /** R-K-004 */
  'pay to mend': { who, amount },

  // Players.
  draw: { who: maybe(player), amount },
  discard: { who: maybe(player), amount },
  'gain prestige': { who: maybe(player), amount },
  'lose prestige': { who: player, amount },
  /** R-TOK-005 */
  'steal prestige': { from: player, amount, by: maybe(player) },
  'gain agenda': { who: maybe(player), amount },
  'lose agenda': { who: player, amount },
  'gain action': { kind: oneOf('unhosted', 'any') },

  // Cards.
  /** `to`: a Conspiracy and the like; from the general supply unless a player pays. */
  'put tokens': {
    on: wordOrName('this', 'each face-down card'),
    amount,
    token: oneOf('prestige', 'blood'),
    from: maybe(player),
  },
  'take token': { from: card, to: wordOrName('you') },
  burn: { card: wordOrName('this') },
  /** R-ATT-010 The named card, or one `of` these; `silent`: without the effects of attaching. */
  'move retainer': { card: maybe(wordOrName('this')), of: maybe(cards), to: who, silent: maybe(flag) },
  'take from discard': {},
  /** R-K-016 */
  'look at top': {},
  'reveal top': {},
  'may target': { card: wordOrName('this'), who: player },

  // The City.
  /** R-K-008 */
  'shuffle events in': {},
  /** R-CITY-007 */
  'shuffle inquisition in': {},
  /** R-CITY-009 */
  'add city card': {},
  /** R-DMG-017 */
  'redirect inquisition': { to: player },
  /** R-K-007 */
  'leaders to the streets': {},
};
export type Effect = Variants<'do', typeof EFFECTS>;
export const effect: Check<Effect> = variants('do', EFFECTS);

export type { Cards, Condition };
export { discipline };
