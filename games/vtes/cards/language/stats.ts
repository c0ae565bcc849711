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
  /** Of a gun. */
  'no ammo',
  /** Wounded as it is, it stays until the combat ends; three rounds without a card end the combat. */
  'no torpor in combat',
  /** It goes to torpor when it has taken so much damage in the combat. */
  'torpor from damage',
  /** Of a vampire that would have to hunt. */
  'torpor instead of hunting',
  /** It uses no equipment: no weapon strikes, no maneuvers and no other effects that are used. */
  'no equipment',
  /** The same of its weapons only. */
  'cannot use weapons',
  /** It cannot end the combat by a strike. */
  'no combat ends',
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
  /** The rest of a prevention that need not be used at once (`keeps`). */
  'kept prevention',
  'environmental damage each round',
  /** In each round at close range, unpreventable. */
  'agony each round',
  /** At close range only. */
  'close environmental damage each round',
  'cannot vote',
  /** The monsters' intercept bonus for blocking this minion's action. */
  'intercept of monsters',
  /** All damage on vampires in the combat is aggravated. */
  'aggravated damage to vampires',
  'no blood hunt',
  /** The blood that a vampire burns when it attempts to block. */
  'blockers burn blood',
  /** The player's votes on top of the one for the Edge or for a political action card that he burns. */
  'votes for burning',
  /** The player replaces his played cards when the action is over. */
  'late replacement',
  /** Taken with the normal strikes, at any range. */
  'unpreventable damage',
  /** One of either, as the minion likes. */
  'optional maneuver or press',
  /**
   * Added to the 2 blood of a rescue from torpor: by the rescuer's text, and by the rescued vampire's text (V-TOR-014).
   */
  'rescue cost',
  'cost of being rescued',
  'cannot rescue',
  'no blood hunt if diablerized',
  'votes for the Edge',
  'cannot hunt',
  'cannot play Discipline cards',
  'cannot play strike cards',
  'weapons inflict no damage',
  'damage of Potence strikes',
  'cannot maneuver to long range',
  'cannot press to end',
  /** Unpreventable. */
  'damage in each press step',
  /** Unpreventable environmental damage before range to both combatants and their retainers; the growing one gains 1 in each later round. */
  'weather',
  'growing weather',
  /** Of a player: everybody sees the hand; the player sees all hands. */
  'open hand',
  'sees all hands',
  'safe from opposing strikes',
  /** Used up by the next combat card that costs blood. */
  'one cheaper combat card',
  'fills up by hunting',
  'does not lock for blocking',
  /** Of the acting minion, for its action. */
  'keeps minions from unlocking',
  'cannot play reaction cards',
  'must hunt',
  'no strikes',
  /** Its reaction cards are cancelled while it is locked. */
  'reactions cancelled',
  'cannot diablerize',
  'cannot be diablerized',
  /** Nothing moves it from torpor to the ready region. */
  'stays in torpor',
  /** Of a player: two master phase actions instead of one; no card is replaced before a minion phase is over. */
  'two master actions',
  'no replacement in minion phases',
  /** Of a minion: its controller replaces no card in his own turn while it is unlocked; its lock, or the end of the turn, replaces them. */
  'late replacement until it locks',
  /** Of a player: added to the pool for ousting the prey. */
  'pool for ousting',
  /** Of a player: the most pool that a bleed burns. */
  'most pool to a bleed',
  'cannot recruit or employ',
  'damage with the strikes',
  'returns strike damage',
  'returns aggravated strike damage',
  /** Only aggravated damage does anything to it. */
  'immune to normal damage',
  'cannot have equipment',
  'cannot have retainers',
  /** Each strike or other damage of the opposing minion inflicts so much less on it. */
  'less damage from opposing',
  'cannot strike',
  'cannot maneuver',
  /** All its strikes are made with first strike. */
  'first strike',
  'undodgeable strikes',
  /** The life that it would gain goes to the bank. */
  'cannot gain life',
  /** It can act in the turn in which it is recruited. */
  'acts when recruited',
  /** In combat the opposing minion counts as the acting one. */
  'opponent counts as acting',
  /** In an action through a card, no other equipment of the minion adds to the bleed. */
  'no bleed from other equipment',
  /** Once in each combat, a press that it has to use to continue the combat if it can. */
  'mandatory press to continue',
  'damage of Blood Sorcery strikes',
  /** Also at close range. */
  'damage of ranged strikes',
  'blood stolen by ranged strikes',
  /** The price of a strike at it, in blood or life. */
  'price of striking it',
  /** The opposing minion may choose not to strike. */
  'opponent need not strike',
  /** Of a player: the votes of his vampires count twice, and nothing else multiplies them. */
  'doubled votes',
  /** Those who contest its title have to yield. */
  'others yield its title',
  /** It yields its title at once instead of contesting it. */
  'yields its title',
  /** The extra price for those who contest its title. */
  'dearer title contest',
  /** The extra price that it pays to contest a title itself. */
  'cost of contesting titles',
  /** It is not contested: a second one that comes into play burns the first. */
  'burns its namesake',
  /** One that it would get is burned. */
  'cannot have a haven',
  'cannot have contracts',
  'cannot have a title',
  'no votes against blood hunts',
  /** Added to its votes if it votes against a blood hunt. */
  'votes against blood hunts',
  /** The library cards that the controller of a minion burns when it attempts to block; with fewer cards it cannot. */
  'blockers burn library cards',
  /** As long as it is in combat. */
  'opposing retainers lose their abilities',
  /** As long as it is acting or in combat. */
  'animal retainers lose their abilities',
  /** In each round only the first point is inflicted: of normal damage, or of any. */
  'one normal damage each round',
  'one damage each round',
  'cannot maneuver to close range',
  'cannot press to continue',
  'optional maneuver to close range',
  'optional maneuver to long range',
  /** The extra cost of its cards: combat cards in blood, if it is a vampire; strike cards in blood or life. */
  'dearer combat cards',
  'dearer strike cards',
  /** Of the acting minion: the extra cost of all reaction cards, or of the next one, in its action. */
  'dearer reactions',
  'one dearer reaction',
  /** Of the acting minion: reaction cards are replaced when its action is over. */
  'late replacement of reactions',
  'hand strike damage',
  /** Of a player: with each replacement so many more are drawn. */
  'more cards for each replacement',
  'aggravated damage as normal',
  /** Of the acting minion, for its action. */
  'no more action modifiers',
  /** Of a player: so many of the next actions get 1 stealth. */
  'stealthy actions',
  /** Added to the stealth of its next action. */
  'stealth of its next action',
  'next referendum passes',
  /** Of a player: the Edge is burned instead of gained. */
  'no Edge',
  /** A press to continue that must be used, in the first round of each combat. */
  'mandatory press',
  /** Frenzy cards do nothing to it. */
  'immune to frenzy cards',
  /** The extra cost of actions directed at it. */
  'dearer actions at it',
  /** Of a player: added to the stealth of every hunt, of anybody. */
  'stealth of hunts',
  /** It may take the same action through another copy of the card, for so much more blood each time. */
  'same action again',
  /** The extra pool that its own actions cost, except hunts. */
  'dearer actions but hunts',
  /** The extra blood that its own directed actions cost. */
  'dearer directed actions',
  /** The extra blood that its bleeds cost. */
  'dearer bleeds',
  /** It can attempt to block vampires of all others, not only those that its player may block. */
  'blocks any vampire',
  /** The same of all minions. */
  'blocks any minion',
  'immune to Gehenna events',
  /** Of a player: the extra pool that others burn to contest a card with him. */
  'dearer card contests',
  /** Added to the life of an ally or retainer that is recruited or employed. */
  'starting life',
  /** The votes of an Independent title that the card represents. */
  'title votes',
  /** It is burned at once when it takes so much damage in one combat. */
  'burned from damage',
  'cannot play action cards',
  'no political actions',
  'no directed actions',
  /** In an action, the cards that it plays with a Discipline are replaced when the action is over, or its player's hand is empty. */
  'late Discipline cards',
  /** Of a player: his vampires become Anarch by the action without paying. */
  'free becoming Anarch',
  /** Of a player: none in the influence phase. */
  'no transfers',
] as const;
export type Stat = (typeof STATS)[number];
export const stat: Check<Stat> = oneOf(...STATS);

/** `unlock`: through the next unlock phase of the card's controller. `next unlock`, `next discard`: until that phase of the player begins. `next influence`: until that phase has begun. `blocked bleed`: for the turn, or until an action to bleed is blocked. */
export type Until = Accepted<typeof until>;
export const until = oneOf(
  'action',
  'combat',
  'round',
  'turn',
  'strike',
  'unlock',
  'game',
  'next unlock',
  'next discard',
  'next influence',
  'blocked bleed',
);
