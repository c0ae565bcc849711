/**
 * All keys that the words of a language answer to, with their arguments. A language that lacks one does not compile; a test
 * compares the keys with those that the rules use.
 */

/** What a piece refers to, as names. */
export interface Args {
  /** The seat that answers. */
  readonly who: string;
  readonly card: string;
  readonly seat: string;
  readonly amount: number;
  /** A word of the game, in the language. */
  readonly word: string;
  /** Whatever the piece refers to: a card, a seat, a word or a number. */
  readonly it: string;
}

type Say<K extends keyof Args = never> = (args: Pick<Args, K>) => string;

/** Pieces that begin a sentence. */
export interface Heads {
  readonly pass: Say<'who'>;
  /** The end of a list in which nothing stands. */
  readonly end: Say<'who'>;
  readonly plays: Say<'who' | 'card'>;
  readonly uses: Say<'who' | 'card'>;
  readonly 'carries out': Say<'who' | 'card'>;
  readonly chooses: Say<'who' | 'it'>;
  readonly discards: Say<'who' | 'card'>;
  readonly finds: Say<'who' | 'card'>;
  readonly 'finds nothing': Say<'who'>;
  readonly 'burns pool': Say<'who' | 'amount'>;
  readonly 'burns blood': Say<'who' | 'card' | 'amount'>;
  readonly marks: Say<'who' | 'card'>;
  readonly 'gains pool from edge': Say<'who' | 'amount'>;
  readonly 'burns pool to unlock': Say<'who' | 'card' | 'amount'>;
  readonly withdraws: Say<'who'>;
  readonly concedes: Say<'who'>;
  readonly 'pays for': Say<'who' | 'card'>;
  readonly 'pays for title': Say<'who' | 'card'>;
  readonly yields: Say<'who' | 'card'>;
  readonly 'yields title': Say<'who' | 'card'>;
  readonly 'moves pool to': Say<'who' | 'card' | 'amount'>;
  readonly 'takes blood from': Say<'who' | 'card' | 'amount'>;
  readonly 'draws a crypt card': Say<'who'>;
  readonly 'moves to ready': Say<'who' | 'card'>;
  readonly merges: Say<'who' | 'card'>;
  readonly 'moves trophy': Say<'who' | 'card'>;

  readonly 'sets the terms': Say<'who'>;
  /** Of a minion, or without card of the player. */
  readonly 'casts votes': Say<'who' | 'card' | 'amount' | 'word'>;
  readonly 'casts sub-votes': Say<'card' | 'amount' | 'word'>;
  readonly 'casts votes from the Edge': Say<'who' | 'amount' | 'word'>;
  readonly 'casts votes from': Say<'who' | 'card' | 'amount' | 'word'>;
  readonly 'burns the Edge for a vote': Say<'who'>;
  readonly 'burns for a vote': Say<'who' | 'card'>;
  readonly 'calls a blood hunt': Say<'who' | 'card'>;

  readonly bleeds: Say<'card'>;
  readonly hunts: Say<'card'>;
  readonly 'leaves torpor': Say<'card'>;
  readonly rescues: Say<'card'>;
  readonly diablerizes: Say<'card'>;
  readonly 'becomes anarch': Say<'card'>;
  readonly 'takes equipment': Say<'card'>;
  readonly fights: Say<'card'>;
  readonly destroys: Say<'card'>;
  readonly 'minion uses': Say<'card'>;
  readonly 'does not block': Say<'who'>;
  readonly 'attempts to block': Say<'card'>;
  readonly 'fights instead': Say<'card'>;
  readonly avenges: Say<'card'>;
  readonly 'plays from ash heap': Say<'who' | 'card'>;
  readonly 'returns by conviction': Say<'card' | 'amount'>;

  readonly maneuvers: Say<'card'>;
  readonly strikes: Say<'card'>;
  readonly prevents: Say<'card' | 'amount'>;
  readonly presses: Say<'card'>;
}

/** Pieces that continue a sentence. */
export interface Parts {
  readonly with: Say<'card'>;
  readonly at: Say<'word'>;
  readonly 'choosing mode': Say<'word'>;
  readonly on: Say<'it'>;
  readonly 'on nobody': Say;
  readonly choosing: Say<'it'>;
  readonly paying: Say<'amount'>;
  readonly 'paying split': Say<'amount' | 'card'>;
  readonly allot: Say<'amount' | 'seat'>;
  readonly discarding: Say<'card'>;
  readonly target: Say<'seat'>;
  readonly 'target card': Say<'card'>;
  readonly equipment: Say<'card'>;
  readonly from: Say<'card'>;
  readonly source: Say<'card'>;
  readonly burning: Say<'card'>;

  readonly 'with hand': Say;
  readonly 'with weapon': Say<'card'>;
  /** The strike that a maneuver has committed the minion to. */
  readonly 'with committed': Say<'card'>;
  readonly 'with ability': Say<'card'>;
  /** What an effect has given before: by its card, or by what it is. */
  readonly 'with effect': Say<'it'>;
  readonly 'using hand': Say;
  readonly using: Say<'card'>;
  readonly 'on equipment': Say<'card'>;
  readonly 'at retainer': Say<'card'>;
  readonly 'to continue': Say;
  readonly 'to end': Say;
  readonly 'against normal': Say;
  readonly 'against aggravated': Say;
}

/** Pieces that follow one with the same key, behind a comma, if they are more than a name. */
export interface Members {
  readonly allot: Say<'amount' | 'seat'>;
  readonly 'on nobody': Say;
}

/** What is being asked, as a short heading. */
export interface Abouts {
  readonly 'unlock phase': Say;
  readonly 'master phase': Say;
  readonly 'minion phase': Say;
  readonly 'influence phase': Say<'amount'>;
  readonly 'discard phase': Say<'amount'>;
  readonly 'discard down': Say;
  readonly contests: Say;
  readonly 'leave the table': Say;
  readonly terms: Say;
  readonly 'before votes': Say;
  readonly polling: Say;
  readonly 'blood hunt': Say<'card'>;
  readonly 'move trophies to': Say<'card'>;
  readonly 'fetch a trophy': Say<'card'>;
  readonly 'slave may step in': Say<'card'>;
  readonly 'fetch a conviction': Say<'card'>;
  readonly 'would be burned': Say<'card'>;
  readonly avenge: Say<'card'>;
  readonly range: Say;
  readonly strike: Say<'card'>;
  readonly 'prevent damage': Say<'card' | 'amount'>;
  readonly 'going to torpor': Say<'card'>;
  readonly press: Say;
  readonly 'before range': Say;
  readonly 'before strikes': Say;
  readonly 'strikes chosen': Say;
  readonly 'additional strikes': Say;
  readonly 'end of round': Say;
  readonly 'action announced': Say<'card'>;
  readonly 'before block': Say<'card'>;
  readonly block: Say<'card'>;
  readonly 'block attempt': Say<'card'>;
  readonly 'blocks declined': Say<'card'>;
  readonly 'before resolution': Say<'card'>;
  readonly 'after resolution': Say<'card'>;
  readonly 'respond to card': Say<'card'>;
  readonly 'may use': Say<'card'>;
  readonly choose: Say<'card'>;
  readonly attach: Say<'card'>;
  readonly 'next effect': Say;
  readonly discard: Say;
  readonly search: Say;
  readonly obligation: Say;
  readonly 'take equipment of': Say<'card'>;
  readonly 'may diablerize': Say<'card'>;
}

/** What counters on a card are: blood of a vampire, life of others, or plain counters. */
export type Unit = 'blood' | 'life' | 'counters';

/** What events tell, as names; a card that the reader does not know is "a card" in the language. */
export interface EventArgs {
  readonly seat: string;
  readonly card: string;
  readonly by: string;
  readonly minion: string;
  readonly on: string;
  readonly of: string;
  readonly victim: string;
  readonly predator: string;
  readonly from: string;
  readonly amount: number;
  readonly change: number;
  readonly now: number;
  readonly number: number;
  readonly passed: boolean;
  readonly cancelled: boolean;
  readonly continuing: boolean;
  readonly for: number;
  readonly against: number;
  readonly votes: number;
  readonly subVotes: number;
  readonly side: string;
  readonly title: string;
  readonly sect: string;
  readonly clan: string;
  readonly range: string;
  readonly acting: string;
  readonly opposing: string;
  readonly round: number;
  readonly normal: number;
  readonly aggravated: number;
  readonly terms: string;
  readonly zone: string;
  readonly phase: string;
  readonly unit: Unit;
  /** How the card was before it moved. */
  readonly was: string;
}

type Tell<K extends keyof EventArgs = never> = (args: Pick<EventArgs, K>) => string;

/** Lines of the log; an empty one is left out. Those that read like the sentence of an answer are made of its words (`log.ts`). */
export interface Events {
  readonly turn: Tell<'seat' | 'number'>;
  readonly phase: Tell<'seat' | 'phase'>;
  readonly 'action successful': Tell<'by'>;
  readonly 'action over': Tell;
  readonly bled: Tell<'by' | 'seat' | 'amount'>;
  readonly declined: Tell<'seat'>;
  readonly 'block attempt': Tell<'by'>;
  readonly 'block failed': Tell<'by'>;
  readonly blocked: Tell<'by'>;
  readonly redirected: Tell<'seat'>;
  readonly diablerie: Tell<'by' | 'victim'>;
  readonly torpor: Tell<'card'>;
  readonly 'referendum over': Tell;
  readonly cancelled: Tell<'card'>;
  readonly used: Tell<'seat' | 'card'>;
  readonly triggered: Tell<'card'>;
  readonly modified: Tell;
  readonly moved: Tell<'card' | 'was' | 'seat' | 'zone' | 'from'>;
  readonly attached: Tell<'card' | 'on'>;
  readonly locked: Tell<'card'>;
  readonly unlocked: Tell<'card'>;
  readonly counters: Tell<'card' | 'change' | 'now' | 'unit'>;
  readonly pool: Tell<'seat' | 'change' | 'now'>;
  readonly edge: Tell<'seat'>;
  readonly shuffled: Tell<'seat' | 'zone'>;
  readonly shown: Tell<'card'>;
  readonly 'looked at hand': Tell<'seat' | 'of'>;
  readonly ousted: Tell<'seat' | 'predator'>;
  readonly 'victory point': Tell<'seat' | 'now'>;
  readonly 'withdrawal announced': Tell<'seat'>;
  readonly withdrawn: Tell<'seat'>;
  readonly conceded: Tell<'seat'>;
  readonly 'left the game': Tell;
  readonly arrived: Tell<'seat' | 'card'>;
  readonly merged: Tell<'card'>;
  readonly contested: Tell<'card'>;
  readonly 'second copy': Tell<'card'>;
  readonly 'contest won': Tell<'card'>;
  readonly 'contest decided': Tell;
  readonly 'contest paid': Tell<'seat' | 'card'>;
  /** `title` with its place or clan: "prince of Chicago". */
  readonly 'title gained': Tell<'card' | 'title'>;
  readonly 'title lost': Tell<'card'>;
  readonly 'title contested': Tell<'card' | 'title'>;
  readonly 'title won': Tell<'card' | 'title'>;
  readonly 'clan changed': Tell<'card' | 'clan'>;
  readonly 'sect changed': Tell<'card' | 'sect'>;
  readonly referendum: Tell<'by'>;
  readonly terms: Tell<'seat' | 'terms'>;
  readonly 'referendum result': Tell<'passed' | 'for' | 'against' | 'cancelled'>;
  readonly 'votes gained': Tell<'seat' | 'votes'>;
  readonly 'votes cast': Tell<'seat' | 'card' | 'votes' | 'subVotes' | 'side'>;
  readonly abstains: Tell<'card'>;
  readonly 'blood hunt': Tell<'card'>;
  readonly trophy: Tell<'card' | 'on'>;
  readonly 'slave steps in': Tell<'card' | 'by'>;
  readonly combat: Tell<'acting' | 'opposing'>;
  readonly round: Tell<'round'>;
  readonly range: Tell<'range'>;
  readonly 'additional strikes': Tell<'card' | 'amount'>;
  readonly 'combat ends': Tell<'card'>;
  readonly 'combat over': Tell;
  readonly recovered: Tell<'card'>;
  readonly maneuvered: Tell<'card' | 'range'>;
  readonly 'range set': Tell<'range'>;
  readonly prevented: Tell<'card' | 'amount'>;
  readonly damage: Tell<'card' | 'normal' | 'aggravated'>;
  readonly destroyed: Tell<'card'>;
  readonly pressed: Tell<'card' | 'continuing'>;
  readonly 'ante won': Tell<'seat' | 'from'>;
  readonly 'time is up': Tell;
}

/** Why a match is over. */
export interface Reasons {
  readonly 'last one left': string;
  readonly 'turn limit': string;
}

/** What is wrong with a deck. */
export interface ProblemArgs {
  readonly card: string;
  readonly amount: number;
  readonly limit: number;
  readonly groups: string;
}

type Complain<K extends keyof ProblemArgs> = (args: Pick<ProblemArgs, K>) => string;

export interface Problems {
  readonly 'unknown card': Complain<'card'>;
  readonly 'not in this edition': Complain<'card'>;
  readonly 'crypt too small': Complain<'amount' | 'limit'>;
  readonly 'library too small': Complain<'amount' | 'limit'>;
  readonly 'library too large': Complain<'amount' | 'limit'>;
  readonly 'groups too far apart': Complain<'groups'>;
}

/** Words of the game that stand in sentences by themselves. What is no key here (a clan, a Discipline, a mode) stays as it is. */
export interface Terms {
  readonly basic: string;
  readonly superior: string;
  readonly for: string;
  readonly against: string;
  readonly close: string;
  readonly long: string;
  readonly unlock: string;
  readonly master: string;
  readonly minion: string;
  readonly influence: string;
  readonly discard: string;
  readonly hand: string;
  readonly library: string;
  readonly crypt: string;
  readonly ash_heap: string;
  readonly ready: string;
  readonly torpor: string;
  readonly uncontrolled: string;
  readonly in_play: string;
  readonly removed: string;
  readonly contested: string;
  readonly incapacitated: string;
  readonly action: string;
  readonly 'action modifier': string;
  readonly reaction: string;
  readonly combat: string;
  readonly reflex: string;
  readonly primogen: string;
  readonly prince: string;
  readonly justicar: string;
  readonly 'inner circle': string;
  readonly bishop: string;
  readonly archbishop: string;
  readonly priscus: string;
  readonly cardinal: string;
  readonly regent: string;
  readonly baron: string;
  readonly magaji: string;
  readonly kholo: string;
  readonly Sabbat: string;
  readonly Anarch: string;
  readonly Independent: string;
}

export interface Words {
  readonly heads: Heads;
  readonly parts: Parts;
  readonly members: Members;
  /** Begins a sentence whose first piece could only continue one: what somebody chooses. */
  readonly choosing: (who: string, what: string, isSeat: boolean) => string;
  readonly abouts: Abouts;
  readonly events: Events;
  readonly reasons: Reasons;
  readonly problems: Problems;
  readonly terms: Terms;
  /** In which of its types a card is played. */
  readonly as: (type: string) => string;
  /** A card whose face the reader does not know. */
  readonly aCard: string;
  readonly aFaceDownCard: string;
  /** Several of them, as what something is moved to. */
  readonly faceDownCards: string;
  readonly nobody: string;
}
