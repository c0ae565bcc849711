/** Abilities: standing ones while their card is in play, triggers and activated ones. */
import {
  type Check,
  flag,
  type Infer,
  listOf,
  maybe,
  oneOf,
  shape,
  type Variants,
  variants,
  whole,
} from '@praxis/kit/shape.ts';
import { cost, effects, target } from './effects.ts';
import { amount, attackType, condition, discipline, who } from './references.ts';
import { FLAGS, STATS } from './words.ts';

/** R-ABL-011 Without a scope an ability works while its vampire is in the coterie. */
export const SCOPES = ['attacker', 'party', 'torpor', 'leader'] as const;
const scope = oneOf(...SCOPES);
export type Scope = (typeof SCOPES)[number];

/** R-ABL-012 Abilities about an attack are used in step 9. */
const DURING = {
  /** `attacker`: this vampire attacks. `party`: a member of its party does. `your`: a character of yours. `leader`: your Leader. */
  by: oneOf('attacker', 'party', 'your', 'leader'),
  type: maybe(attackType),
  on: maybe(oneOf('character', 'mortal')),
};
export interface During extends Infer<typeof DURING> {}
const during: Check<During> = shape(DURING);

// The events that set triggers off (R-ABL-013).

const MOMENTS = {
  'start of turn': {},
  'end of turn': {},
  /** With the free mending in torpor. */
  mending: {},
  /** You play a card of this kind. */
  plays: { kind: oneOf('ongoing', 'scheme'), acting: maybe(flag) },
  'scheme succeeds': {},
  'resolves a conspiracy': { first: maybe(flag) },
  /** R-CON-010 Outside an attack. */
  'puts a card face down': {},
  'resolves a face-down card': {},
  /** To a character of yours, or `to` this bearer or vampire. */
  attaches: { what: oneOf('title', 'retainer', 'citizen', 'this') },
  /** `by`: in an attack of the party, of your attacker, or by you in any way. */
  defeats: {
    what: oneOf('character', 'mortal', 'vagrant', 'second inquisition'),
    by: oneOf('party', 'attacker', 'you', 'anybody'),
    /** Only characters of an opponent. */
    opponent: maybe(flag),
    first: maybe(flag),
    each: maybe(whole),
  },
  'is defeated': {},
  /** R-K-002 A character that you attack takes damage that is not Aggravated, and survives. */
  'target survives': {},
  /** R-AMB-43 An attack of yours has dealt damage, none of it Aggravated, and defeated nobody. */
  'attack defeats nobody': {},
  /** R-K-010 */
  'attacks a mortal': {},
  recruits: { first: maybe(flag) },
};
export type Trigger = Variants<'on', typeof MOMENTS>;
export const trigger: Check<Trigger> = variants('on', MOMENTS);

const ABILITIES = {
  /** R-ABL-001 `Cost: effect`. */
  activated: {
    scope: maybe(scope),
    /** R-ABL-003 */
    relentless: maybe(flag),
    during: maybe(during),
    if: maybe(condition),
    /** Only while its vampire or bearer is in The Streets. */
    streets: maybe(flag),
    cost: maybe(cost),
    /** R-ABL-015 The attacker pays and uses it: once for each attacker. */
    attackers: maybe(flag),
    targets: maybe(listOf(target)),
    /** A number that its user names: `for 2`. */
    amounts: maybe(shape({ from: whole, to: whole })),
    /** R-TURN-007, R-DMG-017 Used in the End Phase, before Second Inquisition damage. */
    inquisition: maybe(flag),
    effects,
  },
  /** R-ATK-014 Blocks in step 6 from elsewhere. */
  block: {
    scope: maybe(scope),
    relentless: maybe(flag),
    with: oneOf('this', 'leader'),
    /** Ranged attacks too. */
    ranged: maybe(flag),
    /** Only if the target is in The Streets. */
    streets: maybe(flag),
    /** One's own attacks too. */
    own: maybe(flag),
    cost: maybe(cost),
    effects: maybe(effects),
  },
  /** R-DMG-009 */
  prevent: { scope: maybe(scope), to: oneOf('bearer', 'leader'), amount: whole, cost },
  /** R-ATK-009 Played face up in the Intel step. */
  intel: { amount: whole },
  triggered: {
    scope: maybe(scope),
    /** R-ABL-017 In every phase of every turn. */
    relentless: maybe(flag),
    when: trigger,
    if: maybe(condition),
    optional: maybe(flag),
    cost: maybe(cost),
    effects,
  },
  /** R-ABL-014 */
  static: {
    scope: maybe(scope),
    of: maybe(who),
    stat: oneOf(...STATS),
    amount,
    if: maybe(condition),
    /** Only in attacks of this type. */
    type: maybe(attackType),
    /** R-X-007 Several copies of a player count once. */
    once: maybe(flag),
  },
  discipline: { of: who, discipline },
  flag: { scope: maybe(scope), of: maybe(who), flag: oneOf(...FLAGS), if: maybe(condition) },
  /** R-ATK-034 The effects of an Attack card or a Reaction when it is revealed. */
  reveal: { if: maybe(condition), effects },
  /** R-ATK-034 Its effects when its target has survived. */
  survives: { effects },
  /** Old Post Office: once in each player's turn a card with this requirement counts as an Influence Modifier. */
  'place as modifier': { scope: maybe(scope), from: whole, to: whole },
};
export type Ability = Variants<'kind', typeof ABILITIES>;
export type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;
export const ability: Check<Ability> = variants('kind', ABILITIES);
