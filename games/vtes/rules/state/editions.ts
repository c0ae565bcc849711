/** An edition is a value that holds the differences between the rulebooks; everything else is common. */

export const EDITION_IDS = ['2000', 'third', 'fifth'] as const;

export interface Edition {
  readonly id: (typeof EDITION_IDS)[number];
  /** V-DECK-004 Sizes of a library. */
  readonly library: (players: number) => { readonly min: number; readonly max: number };
  /** V-DECK-006 Crypts keep to one group or two consecutive ones. */
  readonly groups: boolean;
  /** V-DECK-009 A crypt card without a printed group belongs to group 1 or 2, by its age. */
  readonly ungroupedByAge: boolean;
  /**
   * V-GEN-030 The definition of a monster: a vampire always, or only if it is neither mortal nor animal, like allies
   * and retainers.
   */
  readonly monsters: 'none' | 'neither mortal nor animal' | 'all vampires';
  /** V-SET-013 */
  readonly anteAllowed: boolean;
  /** V-CARD-010 A card whose action is paid later, if it succeeds, is also playable only with enough blood or pool. */
  readonly mustAffordActions: boolean;
  /** V-CARD-029 */
  readonly reflexes: boolean;
  /** V-CARD-030 */
  readonly reflexFromAnywhere: boolean;
  readonly burnOption: boolean;
  /** V-CARD-033 A title card is burned whenever its title is lost, not only when yielded. */
  readonly lostTitleBurnsCard: boolean;
  /** V-HAND-003 No replacement during a referendum. */
  readonly replacesInReferendum: boolean;
  /**
   * V-HAND-006 The times when a hand is made to agree with its size: always, or only after a card in play has changed
   * the size.
   */
  readonly adjustsHand: 'always' | 'limit changes';
  /** V-CON-008 A player can contest a card with himself. */
  readonly selfContest: boolean;
  /** V-CON-001 Which crypt cards are unique by default. */
  readonly uniqueCrypt: 'all' | 'vampires';
  /** V-CON-018 A baron's extra price when it contests with a prince or archbishop. */
  readonly baronSurcharge: number;
  /** V-MAS-007 The time when a further out-of-turn master may be played. */
  readonly outOfTurnAgain: 'after next master phase' | 'next master phase';
  readonly trifles: boolean;
  /**
   * V-RED-008 A trophy on a vampire is controlled by that vampire's controller; else by its player, like other masters.
   */
  readonly trophyFollowsVampire: boolean;
  /** V-MAS-010, V-DIA-006 Every Discipline master raises capacity, or only one that shows it. */
  readonly disciplineRaisesCapacity: 'always' | 'as printed';
  /** V-MIN-004 */
  readonly mandatoryActions: boolean;
  /** V-MIN-008 The forced hunt interrupts at any moment of the phase. */
  readonly huntAtOnce: boolean;
  /** V-MIN-009, V-MIN-010 */
  readonly sameActionOncePerTurn: boolean;
  /** V-ACT-009 */
  readonly oneBleedPerTurn: boolean;
  /** V-ACT-010 */
  readonly oneBleedModifier: boolean;
  /** V-ACT-005, V-EFF-002 Bleed and strength of an ally that prints none. */
  readonly allyDefault: number;
  /** V-ACT-030 Where a recruited ally waits for the end of the turn. */
  readonly recruitsReady: boolean;
  /** V-ACT-042 */
  readonly onePoliticalActionPerTurn: boolean;
  /** V-BLK-003 The players who may block an action with several targeted Methuselahs. */
  readonly severalTargetsBlock: 'targets' | 'prey and predator';
  /** V-POL-004 Cards used before votes are cast. */
  readonly beforeVotes: 'terms' | 'polling';
  /** V-POL-010 Cards that mention a political action mean its referendum. */
  readonly politicalActionMeansReferendum: boolean;
  /** V-COM-005 The cards that must be combat cards during combat: all, or only minion cards. */
  readonly onlyCombatCards: 'all cards' | 'minion cards';
  /** V-RNG-008 A maneuver in a card's effect must be used. */
  readonly maneuverMustBeUsed: boolean;
  /** V-DMG-020 */
  readonly vulnerabilities: boolean;
  /** V-RET-005 */
  readonly retainersRecover: boolean;
  /** V-BHT-001 */
  readonly bloodHunt: 'automatic' | 'if called';
  /** V-INF-006 */
  readonly arrives: 'any time' | 'end of phase';
  /** V-ADV-001 */
  readonly advanced: boolean;
  /** V-EVT-001 */
  readonly events: boolean;
  /** V-END-002 */
  readonly oustedCards: 'removed' | 'burned';
  /** V-END-010 */
  readonly tie: 'nobody wins' | 'shared';
  /** V-SEC-001 */
  readonly sects: readonly string[];
  /** V-SEC-012 */
  readonly clanDecidesSect: boolean;
  /** V-SEC-006 to V-SEC-009 The list of clans by sect. */
  readonly sectClans: '2000' | 'third' | 'none';
  /** V-TTL-006 Which titles of a city contest with each other. */
  readonly cityTitles: readonly string[];
  /** V-TTL-008 */
  readonly innerCircleUnique: boolean;
  /** Titles with their votes (V-VOT-007 to V-VOT-010). */
  readonly titleVotes: Readonly<Record<string, number>>;
  /** V-TTL-015, V-VOT-011 The vampires whose votes by card text count as a title. */
  readonly votesAreTitle: 'Independent' | 'any sect';
  /** V-TTL-012 */
  readonly regentIsCardinal: boolean;
  /** V-ANA-001 */
  readonly anarchs: 'none' | 'status of Independents' | 'sect';
  /** V-TRT-001, V-AMB-03 The vampires that make a scarce one cost more. */
  readonly scarceCounts: 'own vampires' | 'all vampires';
  /** V-TRT: scarce, slave, sterile, infernal, Red List … */
  readonly traits: boolean;
  /** V-ALV-002 */
  readonly allyAsVampireLasts: boolean;
  readonly imbued: boolean;
}

const TITLES_2000 = {
  primogen: 1,
  prince: 2,
  justicar: 3,
  'inner circle': 4,
  bishop: 1,
  archbishop: 2,
  priscus: 0,
  cardinal: 3,
};
const TITLES = { ...TITLES_2000, regent: 4, magaji: 2, kholo: 2, baron: 2 };

export const FIFTH: Edition = {
  id: 'fifth',
  library: () => ({ min: 60, max: 90 }),
  groups: true,
  ungroupedByAge: false,
  monsters: 'all vampires',
  anteAllowed: false,
  mustAffordActions: true,
  reflexes: true,
  reflexFromAnywhere: false,
  burnOption: true,
  lostTitleBurnsCard: true,
  replacesInReferendum: true,
  adjustsHand: 'always',
  selfContest: false,
  uniqueCrypt: 'all',
  baronSurcharge: 0,
  outOfTurnAgain: 'next master phase',
  trifles: true,
  trophyFollowsVampire: true,
  disciplineRaisesCapacity: 'as printed',
  mandatoryActions: true,
  huntAtOnce: false,
  sameActionOncePerTurn: true,
  oneBleedPerTurn: true,
  oneBleedModifier: true,
  allyDefault: 0,
  recruitsReady: true,
  onePoliticalActionPerTurn: true,
  severalTargetsBlock: 'targets',
  beforeVotes: 'polling',
  politicalActionMeansReferendum: false,
  onlyCombatCards: 'all cards',
  maneuverMustBeUsed: true,
  vulnerabilities: false,
  retainersRecover: false,
  bloodHunt: 'automatic',
  arrives: 'any time',
  advanced: true,
  events: true,
  oustedCards: 'removed',
  tie: 'nobody wins',
  sects: ['Camarilla', 'Sabbat', 'Laibon', 'Anarch', 'Independent'],
  clanDecidesSect: false,
  sectClans: 'none',
  cityTitles: ['prince', 'archbishop', 'baron'],
  innerCircleUnique: true,
  titleVotes: TITLES,
  votesAreTitle: 'Independent',
  regentIsCardinal: false,
  anarchs: 'sect',
  scarceCounts: 'own vampires',
  traits: true,
  allyAsVampireLasts: true,
  imbued: false,
};

export const THIRD: Edition = {
  ...FIFTH,
  id: 'third',
  library: (players) => ({ min: 40, max: 40 + 10 * players }),
  ungroupedByAge: true,
  monsters: 'neither mortal nor animal',
  mustAffordActions: false,
  reflexFromAnywhere: true,
  baronSurcharge: 1,
  outOfTurnAgain: 'next master phase',
  trophyFollowsVampire: false,
  disciplineRaisesCapacity: 'always',
  oneBleedModifier: false,
  allyDefault: 1,
  recruitsReady: false,
  severalTargetsBlock: 'prey and predator',
  beforeVotes: 'terms',
  onlyCombatCards: 'minion cards',
  vulnerabilities: true,
  arrives: 'end of phase',
  tie: 'shared',
  sects: ['Camarilla', 'Sabbat', 'Laibon', 'Independent'],
  clanDecidesSect: true,
  sectClans: 'third',
  uniqueCrypt: 'vampires',
  innerCircleUnique: false,
  regentIsCardinal: true,
  anarchs: 'status of Independents',
  scarceCounts: 'all vampires',
  allyAsVampireLasts: false,
  imbued: true,
};

export const SECOND: Edition = {
  ...THIRD,
  id: '2000',
  groups: false,
  monsters: 'none',
  anteAllowed: true,
  reflexes: false,
  reflexFromAnywhere: false,
  burnOption: false,
  lostTitleBurnsCard: false,
  replacesInReferendum: false,
  adjustsHand: 'limit changes',
  selfContest: true,
  baronSurcharge: 0,
  outOfTurnAgain: 'after next master phase',
  trifles: false,
  mandatoryActions: false,
  huntAtOnce: true,
  sameActionOncePerTurn: false,
  oneBleedPerTurn: false,
  allyDefault: 0,
  onePoliticalActionPerTurn: false,
  maneuverMustBeUsed: false,
  vulnerabilities: false,
  retainersRecover: true,
  bloodHunt: 'if called',
  advanced: false,
  events: false,
  oustedCards: 'burned',
  sects: ['Camarilla', 'Sabbat', 'Independent'],
  cityTitles: ['prince', 'archbishop'],
  titleVotes: TITLES_2000,
  votesAreTitle: 'any sect',
  sectClans: '2000',
  politicalActionMeansReferendum: true,
  regentIsCardinal: false,
  anarchs: 'none',
  traits: false,
  imbued: false,
};

export const EDITIONS: Readonly<Record<string, Edition>> = { '2000': SECOND, third: THIRD, fifth: FIFTH };
