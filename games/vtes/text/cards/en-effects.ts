/** English: effects, bonuses of minions, amounts and strikes. */
import { deedsIn, waysIn } from './deeds.ts';
import { tableAmountsIn, tableEachIn } from './happenings.ts';
import type { Phrases, Statement } from './phrases.ts';
import { statementsIn } from './statements.ts';

function get(gets: string): { readonly gets: string } {
  return { gets };
}

/** "you cannot block", of a minion that is always named. */
function of(clause: string): Statement {
  return { order: clause, infinitive: clause, statement: clause };
}

const ways = waysIn('en');

export const effects: Pick<
  Phrases,
  | 'amounts'
  | 'effects'
  | 'gets'
  | 'signed'
  | 'stats'
  | 'until'
  | 'untilTheirUnlock'
  | 'eachRound'
  | 'pools'
  | 'tokens'
  | 'upToStart'
  | 'bloodUpToCapacity'
  | 'whither'
  | 'shown'
  | 'terms'
  | 'ranges'
  | 'ends'
  | 'damageKinds'
  | 'damageFrom'
  | 'places'
  | 'strikes'
> = {
  amounts: {
    ...tableEachIn('en'),
    count: 'for {cards}',
    counters: 'for every counter on {card}',
    votesOf: 'for every vote that {card} {card~has|have}',
    capacityOf: 'for every point of capacity that {card} {card~has|have}',
    margin: 'for every vote in the margin of the referendum',
    players: 'for every Methuselah in the game',
    'voters only against': 'for every Methuselah who voted against the referendum and not for it',
    'blood lost by opposing': 'for every blood that the opposing vampire lost to damage this round',
    where: ', X being {value}',
    values: {
      twice: 'twice {value}',
      chosenCount: 'the number of {card}',
      ...tableAmountsIn('en'),
      plus: 'the sum of {list}',
      minus: '{one} minus {other}',
      least: 'the smaller of {list}',
      most: 'the larger of {list}',
      count: 'the number of {cards}',
      counters: 'the number of counters on {card}',
      votesOf: 'the number of votes that {card} {card~has|have}',
      capacityOf: 'the capacity of {card}',
      margin: 'the margin of the referendum',
      players: 'the count of Methuselahs who are still playing',
      'voters only against': 'the count of Methuselahs who voted against the referendum and not for it',
      'blood lost by opposing': 'the blood that the opposing vampire lost to damage this round',
      chosen: 'the chosen number',
      chosenCapacity: {
        you: "their chosen vampire's capacity",
        predator: "the capacity that their predator's chosen vampire has",
      },
      ifAny: '{amount} if they control {cards}',
    },
    range: '{min} to {max}',
    upTo: 'up to {max}',
    again: 'that much',
  },
  effects: {
    ...deedsIn('en'),
    'gain pool': {
      order: 'gain {amount} pool',
      infinitive: 'gain {amount} pool',
      statement: '{who} {who~gains|gain} {amount} pool',
      causing: 'have {who} gain {amount} pool',
    },
    'burn pool': {
      plain: {
        order: 'burn {amount} pool',
        infinitive: 'burn {amount} pool',
        statement: '{who} must burn {amount} pool',
        causing: 'make {who} burn {amount} pool',
      },
      'or blood': {
        order: 'burn {amount} pool or blood from your vampires, in any combination',
        infinitive: 'burn {amount} pool or blood from your vampires, in any combination',
        statement: '{who} {who~burns|burn} {amount} pool, or {amount} blood from a vampire they control,',
      },
      'or hand': {
        order: 'burn {amount} pool or random cards of your hand, in any combination',
        infinitive: 'burn {amount} pool or random cards of your hand, in any combination',
        statement: '{who} must burn pool or random cards of their hand, in any combination, {amount} in total',
      },
      'or ash heap': {
        order:
          'burn {amount} pool; instead of each of them you may remove a random library card of your ash heap from the game',
        infinitive: 'burn {amount} pool or remove as many random library cards of your ash heap from the game',
        statement:
          '{who} must burn pool or remove random library cards of their ash heap from the game, in any combination, {amount} in total',
      },
    },
    'gain blood': {
      order: '{card} {card~gains|gain} {tokens}[, {limit}]',
      infinitive: 'put {tokens} on {card}[, {limit}]',
    },
    'burn blood': { order: '{card} {card~burns|burn} {tokens}', infinitive: 'burn {tokens} on {card}' },
    'move blood': 'take {tokens}[ from {from}] over to {to}',
    lock: { plain: 'lock {card}', self: { order: 'lock {card}', infinitive: 'lock' } },
    unlock: { plain: 'unlock {card}', self: { order: 'unlock {card}', infinitive: 'unlock' } },
    wake: {
      order: '{card} can block and play reactions as if unlocked until the action ends',
      infinitive: 'let {card} block and play reactions as if unlocked until the action ends',
    },
    burn: 'burn {card}',
    move: {
      exchanged: 'exchange {for} for {card}',
      to: 'move {card} {place}[ ({card~it gets|they get} {tokens})][{shown}]',
      removed: 'remove {card} from the game',
    },
    'put in play': {
      alone: 'bring {card} into play[{terms}]',
      on: 'attach {card} to {on}[{terms}]',
      'with counters': {
        order: '{card} enters play[ on {on}] with {amount} {amount#counter|counters}',
        infinitive: 'bring {card} into play[ on {on}] with {amount} {amount#counter|counters}',
      },
    },
    strike: 'strike: {strike}',
    maneuver: {
      ...ways.maneuver,
      plain: 'maneuver',
      optional: { order: 'get an optional maneuver', infinitive: 'maneuver' },
    },
    press: { ...ways.press, any: 'press', continue: 'press to continue the combat', end: 'press to end the combat' },
    'additional strikes': {
      ...ways['additional strikes'],
      limited: 'get {amount} additional {amount#strike|strikes} this round (limited)[, only with {weapon}]',
      unlimited: 'get {amount} additional {amount#strike|strikes} this round, on top of any others',
    },
    prevent: {
      ...ways.prevent,
      some: 'prevent {amount} [{kind} ]damage[ {from}]',
      all: 'prevent every point of [{kind} ]damage[ {from}]',
      keeps: 'prevent a total of {amount} [{kind} ]damage[ {from}] during the combat',
    },
    'set range': {
      now: 'set the range to {range}[ and make the first strike with {weapon}]',
      next: {
        order: 'the next round is at {range} range, skipping the maneuvers',
        infinitive: 'have the next round at {range} range, skipping the maneuvers',
      },
      chosen: 'set the range to close or long, skipping the maneuvers',
    },
    damage: {
      ...ways.damage,
      plain: {
        order: '{card} {card~suffers|suffer} {amount} {qualities} environmental damage',
        infinitive: 'inflict {amount} {qualities} environmental damage on {card}',
      },
      by: {
        order: '{card} {card~suffers|suffer} {amount} {qualities} damage from {by}',
        infinitive: 'inflict {amount} {qualities} damage on {card}',
      },
    },
    fight: {
      ...ways.fight,
      plain: 'enter combat with {with}',
      reversed: 'enter combat with {with}, who counts as the acting minion',
      who: { order: '{who} {who~enters|enter} combat with {with}', infinitive: 'let {who} enter combat with {with}' },
    },
    end: {
      ...ways.end,
      plain: 'end {what}[, which {who} cannot take again this turn]',
      'of all': "end {what} (none of the acting Methuselah's minions can take that action again this turn)",
    },
    'redirect bleed': {
      ...ways['redirect bleed'],
      plain: {
        order: 'the acting minion is now bleeding {to}',
        infinitive: 'have the acting minion bleed {to} instead',
      },
    },
    'look at hand': ways['look at hand'],
    'look at library': ways['look at library'],
    reveal: ways.reveal,
    'roll die': ways['roll die'],
    'turn votes': ways['turn votes'],
    'reduce bleed': { ...ways['reduce bleed'], some: 'reduce the bleed by {amount}' },
    cancel: { ...ways.cancel, plain: 'cancel {card}', 'cost not paid': 'cancel {card} without its cost being paid' },
    'remove stealth': 'bring the stealth of the acting minion down to 0',
    recruit: {
      hand: {
        order:
          '{card} {card~recruits|recruit} an ally or {card~employs|employ} a retainer out of your hand if {card~it meets|they meet} its requirements and its cost is paid; that takes no action, and nobody can block it',
        infinitive:
          'have {card} recruit an ally or employ a retainer out of your hand, whose requirements and cost apply; that takes no action, and nobody can block it',
      },
      found: {
        order: '{card} {card~recruits|recruit} {ally}, whose requirements and cost apply',
        infinitive: 'have {card} recruit {ally}, whose requirements and cost apply',
      },
    },
    act: {
      self: 'take an action',
      card: { order: '{card} {card~takes|take} an action', infinitive: 'have {card} take an action' },
    },
    diablerize: 'diablerize {card}',
    control: {
      order: 'take control of {card}[ {until}]',
      infinitive: 'take control of {card}[ {until}]',
      statement: '{who} {who~takes|take} control of {card}[ {until}]',
      causing: 'give control of {card} to {who}[ {until}]',
    },
    title: {
      ...ways.title,
      gain: { order: '{card} {card~becomes|become} {title}', infinitive: 'make {card} {title}' },
      lose: {
        order: '{card} {card~loses|lose} {card~its|their} title',
        infinitive: 'strip {card} of {card~its|their} title',
      },
    },
    become: {
      ...ways.become,
      sect: { order: '{card} {card~becomes|become} {sect}', infinitive: 'make {card} {sect}' },
    },
    discard: {
      ...ways.discard,
      'by them': {
        order: '{who} {who~chooses|choose} and {who~discards|discard} {amount} {amount#card|cards}',
        infinitive: 'make {who} choose and discard {amount} {amount#card|cards}',
      },
      chosen: 'discard {card}',
      'at random': 'discard {amount} {amount#card|cards} from the hand of {who} at random',
      own: 'discard {amount} {amount#card|cards}',
      'of another': 'look at the hand of {who} and discard {amount} {amount#card|cards} of your choice from it',
    },
    search: {
      payable: 'search your {places} for {cards} whose cost can be paid',
      plain: 'search your {places} to find {cards}',
      usable: 'search your {places} for {cards} that {who} can use and pay for',
      first: 'search your {places} from the top, down to {cards}',
    },
    'rock paper scissors':
      'let a game of Rock-Paper-Scissors against {who} decide which of you steals {amount} pool from the other; each tie adds 1',
    'attempt to block': {
      self: 'attempt to block',
      any: 'attempt to block the action, no matter whether your minions could otherwise do so',
      card: {
        order: '{card} {card~attempts|attempt} to block',
        infinitive: 'have {card} attempt to block',
      },
    },
    'burn library': {
      own: "burn your library's top {amount} {amount#card|cards}",
      'of another': 'burn the top {amount} {amount#card|cards} in the library of {who}',
    },
    'take the Edge': { ...ways['take the Edge'], plain: 'take the Edge' },
    remember: 'choose {card}',
    'steal pool': 'take {amount} pool from {who} for yourself',
    'continue action': 'let the action go on as though nobody had blocked it',
    draw: {
      plain: 'draw {amount} {amount#card|cards}',
      'put back': 'draw {amount} {amount#card|cards} and put as many from your hand under your library',
    },
    note: '',
    'gain votes': {
      'for pool': {
        order: '{who} may burn any amount of pool and {who~gets|get} {amount} {amount#vote|votes} for each',
        infinitive: 'let {who} burn pool for {amount} {amount#vote|votes} each',
      },
      players: {
        order: '{who} {who~gets|get} {amount} {amount#vote|votes}',
        infinitive: 'give {who} {amount} {amount#vote|votes}',
      },
      player: 'get {amount} {amount#vote|votes}',
      card: {
        order: '{card} {card~gets|get} {amount} {amount#vote|votes}',
        infinitive: 'get {amount} {amount#vote|votes}',
      },
      cards: {
        order: '{cards} {cards~gets|get} {amount} additional {amount#vote|votes}',
        infinitive: 'give {cards} {amount} additional {amount#vote|votes}',
      },
      fewer: {
        order: '{cards} {cards~has|have} {amount} {amount#vote|votes} fewer',
        infinitive: 'leave {cards} {amount} {amount#vote|votes} fewer',
      },
      against: 'get {amount} {amount#vote|votes} against the referendum',
    },
    'bar from voting': {
      order: '{cards} are barred from casting votes and sub-votes',
      infinitive: 'keep {cards} from casting votes or sub-votes',
    },
    abstain: { order: '{card} {card~abstains|abstain}', infinitive: 'make {card} abstain' },
    'apply allotment': {
      burn: {
        order: 'each of them must burn 1 pool for each point they got',
        infinitive: 'make each of them burn 1 pool for each point they got',
      },
      take: {
        order: 'each of them takes 1 pool from {who} for each point they got',
        infinitive: 'have each of them take 1 pool from {who} for each point they got',
      },
    },
  },
  gets: {
    order: 'get {list}',
    infinitive: 'get {list}',
    statement: '{who} {who~gets|get} {list}',
    causing: 'give {list} to {who}',
    alone: '{list}',
    more: 'a further {list}',
    limited: '(limited)',
    unneeded: '(even before it is needed)',
  },
  signed: {
    bleed: '{amount} bleed',
    strength: '{amount} strength',
    stealth: '{amount} stealth',
    intercept: '{amount} intercept',
    votes: '{amount} {amount#vote|votes}',
    'sub-votes': '{amount} {amount#sub-vote|sub-votes}',
    capacity: '{amount} capacity',
    hunt: '{amount} hunt',
    'hand size': '{amount} to the hand size',
    transfers: '{amount} {amount#transfer|transfers}',
    'master actions': '{amount} master phase {amount#action|actions}',
    'discard actions': '{amount} discard phase {amount#action|actions}',
    'strike damage': '{amount} damage',
  },
  stats: {
    ...statementsIn('en'),
    'base strength': get('a strength of {amount}'),
    'cannot block': of('{who} cannot block'),
    'cannot act': of('{who} cannot act'),
    'cannot unlock': of('{who} {who~does|do} not unlock as normal'),
    'hand strikes only': of('{who} can only use hand strikes'),
    'aggravated hand strikes': of('{who:possessive} hand strikes inflict aggravated damage'),
    'unblockable by vampires': of('vampires cannot block the action'),
    'ends if blocked': of('if the action is blocked, the blocker is locked and the action ends without combat'),
    unblockable: of('{who} cannot be blocked'),
    'locks failed blockers': of('each minion that fails to block the action is locked'),
    maneuver: get('a maneuver'),
    'optional maneuver': get('{amount#an optional maneuver|two optional maneuvers}'),
    'optional press': get('an optional press'),
    'optional press to continue': get('an optional press to continue the combat'),
    'optional press to end': get('an optional press to end the combat'),
    prevention: {
      order: 'prevent {amount} damage',
      infinitive: 'prevent {amount} damage',
      statement: '{who} can prevent {amount} damage',
    },
    'kept prevention': {
      order: 'prevent {amount} damage later in the combat',
      infinitive: 'prevent {amount} damage later in the combat',
      statement: '{who} can prevent {amount} damage later in the combat',
    },
    'environmental damage each round': of(
      '{who} {who~takes|take} {amount} environmental damage at any range during strike resolution of each round of this combat',
    ),
    'agony each round': of(
      '{who} {who~takes|take} {amount} unpreventable damage in each round at close range of this combat',
    ),
    'cannot vote': of('{who} cannot cast votes or sub-votes'),
    'intercept of monsters': {
      order: 'monsters get {signed} intercept against this action',
      infinitive: 'give monsters {signed} intercept against this action',
      statement: 'monsters get {signed} intercept against this action',
      causing: 'give monsters {signed} intercept against this action',
    },
    'aggravated damage to vampires': of(
      'in the combat that follows if it is blocked, all damage to vampires is aggravated',
    ),
    'votes for burning': of(
      'whenever {who} {who~burns|burn} the Edge or a political action card to vote, {who} {who~gets|get} {amount} more {amount#vote|votes}',
    ),
    'late replacement': of('{who} {who~does|do} not replace played cards until the action ends'),
    'unpreventable damage': of('{who} {who~takes|take} {amount} unpreventable damage together with the normal strikes'),
    'no combat ends': of('{who} cannot end the combat by a strike'),
    'no equipment': of('{who} cannot use equipment'),
    'no blood hunt': of('no blood hunt can be called on {who}'),
    'blockers burn blood': of('each vampire that attempts to block {who} burns {amount} blood'),
  },
  untilTheirUnlock: 'until their next unlock phase',
  eachRound: 'in this round and in each later one of this combat',
  until: {
    action: 'for this action',
    combat: 'for this combat',
    round: 'this round',
    turn: 'this turn',
    strike: 'for this strike',
    unlock: 'in the next unlock phase',
    game: 'for the rest of the game',
    'next unlock': 'until your next unlock phase',
    'blocked bleed': 'for the rest of the turn or until a bleed is blocked',
    'next discard': 'until your next discard phase',
    'next influence': 'as your next influence phase begins',
  },
  pools: {
    yours: { noun: { one: 'pool', many: 'pool', gender: 'm' }, article: 'your' },
    theirs: { noun: { one: 'their pool', many: 'their pool', gender: 'm' }, article: 'bare' },
  },
  tokens: {
    blood: { some: '{amount} blood', all: 'all blood' },
    life: { some: '{amount} life', all: 'all life' },
    'blood or life': { some: '{amount} life or blood', all: 'all life or blood' },
    counters: { some: '{amount} {amount#counter|counters}', all: 'all counters' },
    pool: { some: '{amount} of {pool}', all: 'all of {pool}' },
  },
  upToStart: 'up to its starting life',
  bloodUpToCapacity: 'blood up to its capacity',
  whither: {
    "owners' libraries": 'to their libraries, which are then shuffled',
    on: 'onto {keeper}',
    ready: 'to the ready region',
    'your ready': 'to your ready region',
    torpor: 'to torpor',
    uncontrolled: 'to your uncontrolled region',
    hand: 'to your hand',
    library: 'to your library, which is then shuffled',
    "owner's hand": "to its owner's hand",
    'own uncontrolled': "to its controller's uncontrolled region",
    "owner's uncontrolled": "to its owner's uncontrolled region",
    'ash heap': 'to your ash heap',
    crypt: 'into your crypt, which is shuffled',
    'bottom of crypt': 'to the bottom of your crypt',
    'top of library': 'on top of your library',
    'bottom of library': 'under your library',
    under: 'face down under {keeper}, who can play it as though it were in your hand',
  },
  shown: ', after showing {card~it|them} to everybody',
  terms: {
    less: ', paying its cost minus {pool} pool or minus {blood} blood at most',
    half: ', paying half of its cost (rounded down)',
    halfInBlood: ', paying its cost; {who} may pay up to half of it (rounded down) in blood',
    offspring: {
      clan: ', as a non-unique vampire of capacity {capacity} with the clan of {who}',
      'clan and sect': ', as a non-unique vampire of capacity {capacity} with the clan and sect of {who}',
    },
    pays: ', paying its cost',
    uncontested: ', without contesting any other card',
    notThisRound: ', not to be used this round',
    kept: ', keeping control of it',
    remembers: ', noting {whom}',
  },
  ranges: { close: 'close', long: 'long' },
  ends: {
    combat: { noun: { one: 'combat', many: 'combats', gender: 'm' }, article: 'the' },
    action: { noun: { one: 'action', many: 'actions', gender: 'm' }, article: 'the' },
    referendum: { noun: { one: 'referendum', many: 'referendums', gender: 'm' }, article: 'the' },
    'block attempt': { noun: { one: 'block attempt', many: 'block attempts', gender: 'm' }, article: 'the' },
    bleed: {
      noun: { one: 'bleed', many: 'bleeds', gender: 'm' },
      article: 'the',
      after: 'without burning any pool',
    },
  },
  damageKinds: { normal: 'non-aggravated', aggravated: 'aggravated' },
  damageFrom: {
    'gun strike': 'from a strike with a gun',
    'other than gun strike': 'from anything but a strike with a gun',
    'opposing strike': "of the opposing minion's strike",
    'initial opposing strike': "of the opposing minion's initial strike",
    'this strike': 'of this strike',
  },
  places: { library: 'library', 'ash heap': 'ash heap', hand: 'hand', crypt: 'crypt' },
  strikes: {
    kinds: {
      hand: '{qualities} hand strike',
      damage: '{amount} {qualities} damage',
      dodge: 'dodge',
      'combat ends': 'combat ends',
      'steal blood': 'steal {amount} blood or life[ ({qualities})]',
      'destroy equipment': 'destroy equipment[ ({qualities})]',
      'destroy weapon': 'destroy a weapon[ ({qualities})]',
      'destroy retainer': 'burn a retainer[ ({qualities})]',
      'steal equipment': 'steal equipment[ ({qualities})]',
      'steal weapon': 'steal a weapon[ ({qualities})]',
      none: 'no effect',
    },
    handPlus: '{qualities} hand strike with +{amount} damage',
    strengthBased: '{qualities} damage equal to strength plus {amount}',
    strengthOnly: '{qualities} damage equal to strength',
    qualities: { ranged: 'ranged', unpreventable: 'unpreventable', aggravated: 'aggravated' },
    with: 'with {list}',
    first: 'first strike',
    most: ', which inflicts at most {amount} damage',
    orMelee: ', or a strike with a melee weapon at +{amount} damage',
    also: 'as the strike resolves, {instructions}',
    notPreventedBy: 'cards with {discipline} do not help against its damage',
    undodgeable: 'the strike cannot be dodged',
    evenDodged: 'dodged or not, {instructions}',
  },
};
