/** English: nouns, their qualities, and the names of things. */
import { en as english, possessive } from '@praxis/kit/language/en.ts';
import { nounsOf } from '@praxis/kit/language/grammar.ts';
import { DISCIPLINE_NAMES } from '../../cards/language/terms.ts';
import { descriptionsIn } from './descriptions.ts';
import { tableRefsIn } from './happenings.ts';
import type { Noun, NounPhrase, Phrases, Quality, TraitPhrase } from './phrases.ts';
import { politicalPlayersIn, politicalSeatsIn } from './politics.ts';
import { qualitiesIn } from './shared-qualities.ts';

/** English nouns have no gender; the other languages' forms need one. */
const { masculine: noun } = nounsOf(english);

/** "every vampire" instead of "each vampire". */
function plain(phrase: NounPhrase): string {
  return english.forms.plain(phrase).replace(/^each /, 'every ');
}

/** Before the noun: "a locked vampire". */
function adjective(yes: string, no: string): Quality {
  return { at: 'before', yes, no, is: `{it~is|are} ${yes}`, isNot: `{it~is|are} ${no}` };
}

/** Behind the noun, with "is": "a vampire in torpor". */
function behind(yes: string, no = `not ${yes}`): Quality {
  return { at: 'after', yes, no, is: `{it~is|are} ${yes}`, isNot: `{it~is|are} ${no}` };
}

/** "a card that is a weapon", "a non-weapon card" */
function thing(what: string): Quality {
  return {
    at: 'after',
    noAt: 'before',
    yes: `that {it~is a ${what}|are ${what}s}`,
    no: `non-${what.replaceAll(' ', '-')}`,
    is: `{it~is a ${what}|are ${what}s}`,
    isNot: `{it~is no ${what}|are no ${what}s}`,
  };
}

/** "a vampire that your prey controls" */
function controlledBy(who: string): Quality {
  return {
    at: 'after',
    yes: `that ${who} controls`,
    no: `that ${who} does not control`,
    is: `{it~is|are} controlled by ${who}`,
    isNot: `{it~is|are} not controlled by ${who}`,
  };
}

/** Behind the noun, with "has": "a vampire with Auspex". */
function having(what: string): Quality {
  return {
    at: 'after',
    yes: `with ${what}`,
    no: `without ${what}`,
    is: `{it~has|have} ${what}`,
    isNot: `{it~does|do} not have ${what}`,
  };
}

function trait(
  word: string,
  header = word,
  quality: Quality = adjective(word, `non-${word}`),
  named: Noun = noun(`${word} card`),
): TraitPhrase {
  return { header, noun: named, quality };
}

export const nouns: Pick<
  Phrases,
  | 'forms'
  | 'nouns'
  | 'bearer'
  | 'employer'
  | 'controller'
  | 'refs'
  | 'seats'
  | 'players'
  | 'chosenPlayers'
  | 'qualities'
  | 'traits'
  | 'notes'
  | 'sects'
  | 'titles'
  | 'titleOf'
  | 'titleOfClan'
  | 'clans'
  | 'disciplines'
  | 'types'
  | 'typeNames'
  | 'values'
> = {
  forms: { ...english.forms, plain, possessive: (phrase) => possessive(phrase, plain) },
  nouns: {
    minion: noun('minion'),
    vampire: noun('vampire'),
    ally: noun('ally', 'allies'),
    retainer: noun('retainer'),
    equipment: noun('equipment card'),
    weapon: noun('weapon'),
    location: noun('location'),
    master: noun('master card'),
    card: noun('card'),
    imbued: noun('Imbued', 'Imbued'),
    'crypt card': noun('crypt card'),
    trophy: noun('trophy', 'trophies'),
    'library card': noun('library card'),
    monster: noun('monster'),
    'strike card': noun('strike card'),
    'minion card': noun('minion card'),
    Methuselah: noun('Methuselah'),
  },
  bearer: noun('bearer'),
  employer: noun('employer'),
  controller: { noun: noun('controller'), after: 'of {card}' },
  refs: {
    ...tableRefsIn('en'),
    acting: { noun: noun('acting minion'), article: 'the' },
    blocker: { noun: noun('blocking minion'), article: 'the' },
    opposing: { noun: noun('opposing minion'), article: 'the' },
    weapon: { noun: noun('weapon'), article: 'the' },
    played: { noun: noun('card'), article: 'that' },
    remembered: {
      noun: { one: 'minion who played this card', many: 'minions who played this card', gender: 'm' },
      article: 'the',
    },
    'action card': { noun: noun('card played for the action', 'cards played for the action'), article: 'the' },
    'top of playing library': {
      noun: noun('card on top of the library of its player', 'cards on top of the library of its player'),
      article: 'the',
    },
    'top of library': { noun: noun('card on top of your library', 'cards on top of your library'), article: 'the' },
    'top of crypt': { noun: noun('card on top of your crypt', 'cards on top of your crypt'), article: 'the' },
    playing: { noun: noun('minion playing that card', 'minions playing that card'), article: 'the' },
    'the opponent': { noun: noun('minion that was opposing', 'minions that were opposing'), article: 'the' },
  },
  seats: {
    ...politicalSeatsIn('en'),
    you: { noun: noun('you', 'you'), article: 'bare', person: 'you' },
    'turn player': { noun: noun('Methuselah whose turn it is', 'Methuselahs whose turn it is'), article: 'the' },
    prey: { noun: noun('prey', 'prey'), article: 'your' },
    predator: { noun: noun('predator'), article: 'your' },
    'predator of predator': { noun: noun('predator'), article: 'the', after: 'of your predator' },
    'acting player': { noun: noun('acting Methuselah'), article: 'the' },
    'target player': { noun: noun('target Methuselah'), article: 'the' },
    each: { noun: noun('Methuselah'), article: 'each' },
    'each other': { noun: noun('Methuselah'), article: 'each other' },
    'voters against': { noun: noun('Methuselah'), article: 'each', after: 'who voted against the referendum' },
  },
  chosenPlayers: { noun: noun('chosen Methuselah'), article: 'each' },
  players: {
    ...politicalPlayersIn('en'),
    'at least half': {
      noun: noun('at least half of the Methuselahs', 'at least half of the Methuselahs'),
      article: 'bare',
      plural: true,
    },
    'not chosen yet': { noun: noun('Methuselah'), article: 'a', after: 'for whom no such card is in play' },
    any: { noun: noun('Methuselah'), article: 'a' },
    another: { noun: noun('Methuselah'), article: 'another' },
    'other than acting': {
      noun: noun('Methuselah'),
      article: 'another',
      after: 'who does not control the acting minion',
    },
    'one or more': { noun: noun('one or more Methuselahs', 'one or more Methuselahs'), article: 'bare', plural: true },
    'prey or predator': { noun: noun('predator or prey', 'predator or prey'), article: 'your' },
    'with more pool': { noun: noun('Methuselah'), article: 'a', after: 'with more pool than you' },
  },
  qualities: {
    ...qualitiesIn('en'),
    ...descriptionsIn('en'),
    ready: adjective('ready', 'not ready'),
    torpor: behind('in torpor'),
    'ready or torpor': {
      at: 'after',
      yes: '',
      no: 'not in play',
      is: '{it~is|are} in play',
      isNot: '{it~is|are} not in play',
    },
    'in play': { at: 'after', yes: '', no: 'not in play', is: '{it~is|are} in play', isNot: '{it~is|are} not in play' },
    incapacitated: adjective('incapacitated', 'not incapacitated'),
    uncontrolled: behind('in the uncontrolled region'),
    hand: behind('in hand'),
    library: behind('in a library'),
    crypt: behind('in a crypt'),
    anywhere: { at: 'after', yes: '', no: '', is: '', isNot: '' },
    kept: behind('face down'),
    'kept face up': behind('face up'),
    'ash heap': behind('in an ash heap'),
    'your uncontrolled': {
      at: 'after',
      yes: 'that {it~is|are} in your uncontrolled region',
      no: 'that {it~is|are} not in your uncontrolled region',
      is: '{it~is|are} in your uncontrolled region',
      isNot: '{it~is|are} not in your uncontrolled region',
    },
    'your hand': behind('in your hand'),
    'your library': behind('in your library'),
    'your crypt': behind('in your crypt'),
    'your ash heap': behind('in your ash heap'),
    'of you': {
      at: 'after',
      yes: 'you control',
      no: 'you do not control',
      is: '{it~is|are} yours',
      isNot: '{it~is|are} not yours',
    },
    'of them': {
      at: 'after',
      yes: 'they control',
      no: 'they do not control',
      is: '{it~is|are} theirs',
      isNot: '{it~is|are} not theirs',
    },
    'of prey': controlledBy('your prey'),
    'of predator': controlledBy('your predator'),
    'of prey or predator': controlledBy('your predator or prey'),
    'of another': controlledBy('another Methuselah'),
    'of target player': controlledBy('the target Methuselah'),
    'of acting player': controlledBy('the acting Methuselah'),
    'of turn player': controlledBy('that Methuselah'),
    'of not opposing': behind('not controlled by the opposing Methuselah', 'controlled by the opposing Methuselah'),
    'same circle': behind('of the same circle', 'of another circle'),
    clan: {
      at: 'before',
      yes: '{clan}',
      no: 'non-{clan}',
      is: '{it~is|are} {clan}',
      isNot: '{it~is|are} not {clan}',
    },
    'chosen clan': behind('of the chosen clan', 'of another clan'),
    canHold: {
      at: 'after',
      yes: 'that can be {title}',
      no: 'that cannot be {title}',
      is: 'can be {title}',
      isNot: 'cannot be {title}',
    },
    titled: {
      ...adjective('titled', 'untitled'),
      is: '{it~has|have} a title',
      isNot: '{it~has|have} no title',
    },
    discipline: having('{discipline}'),
    'superior discipline': having('superior {discipline}'),
    younger: adjective('younger', 'not younger'),
    older: adjective('older', 'not older'),
    capacityMin: { ...having('at least {amount} capacity'), at: 'beside' },
    capacityMax: { ...having('at most {amount} capacity'), at: 'beside' },
    locked: adjective('locked', 'unlocked'),
    bloodMin: having('at least {amount} blood'),
    anyBlood: {
      at: 'after',
      yes: 'that {it~has|have} blood',
      no: 'without blood',
      is: '{it~has|have} blood',
      isNot: '{it~has|have} no blood',
    },
    anyCounters: {
      at: 'after',
      yes: 'that {it~has|have} blood or life',
      no: 'without blood or life',
      is: '{it~has|have} blood or life',
      isNot: '{it~has|have} neither blood nor life',
    },
    bleedMin: having('a bleed of {amount} or more'),
    votedAgainst: {
      at: 'after',
      yes: 'that has voted against the referendum',
      no: 'that has not voted against the referendum',
      is: '{it~has|have} voted against the referendum',
      isNot: '{it~has|have} not voted against the referendum',
    },
    voted: {
      at: 'after',
      yes: 'that has cast votes or sub-votes',
      no: 'that has cast no votes and sub-votes',
      is: '{it~has|have} cast votes or sub-votes',
      isNot: '{it~has|have} cast no votes and sub-votes',
    },
    other: adjective('other', 'same'),
    fighting: behind('in combat'),
    notBearer: behind('other than {card}'),
    on: behind('on {card}'),
    sameName: {
      at: 'after',
      yes: 'with the same name as {card}',
      no: 'with another name than {card}',
      is: '{it~has|have} the same name as {card}',
      isNot: '{it~has|have} another name than {card}',
    },
    targeted: {
      at: 'after',
      yes: 'at which the action is directed',
      no: 'at which the action is not directed',
      is: '{it~is|are} the target of a directed action',
      isNot: '{it~is|are} not the target of a directed action',
    },
    equipping: {
      at: 'after',
      yes: 'that {it~is|are} equipping',
      no: 'that {it~is|are} not equipping',
      is: '{it~is|are} equipping',
      isNot: '{it~is|are} not equipping',
    },
    full: {
      at: 'after',
      yes: 'with as much blood as capacity',
      no: 'with less blood than capacity',
      is: '{it~has|have} at least as much blood as capacity',
      isNot: '{it~has|have} less blood than capacity',
    },
    named: {
      at: 'before',
      yes: 'chosen',
      no: 'not chosen',
      is: '{it~was|were} chosen',
      isNot: '{it~was|were} not chosen',
    },
    committedDiablerie: {
      at: 'last',
      yes: 'that {it~has|have} committed diablerie since your last turn',
      no: 'that {it~has|have} not committed diablerie since your last turn',
      is: '{it~has|have} committed diablerie since your last turn',
      isNot: '{it~has|have} not committed diablerie since your last turn',
    },
    burnedOfAnother: {
      at: 'last',
      yes: 'that was burned since your last turn while another Methuselah controlled {it~it|them}',
      no: 'that was not burned since your last turn while another Methuselah controlled {it~it|them}',
      is: '{it~was|were} burned since your last turn while another Methuselah controlled {it~it|them}',
      isNot: '{it~was|were} not burned since your last turn while another Methuselah controlled {it~it|them}',
    },
    bearsTrait: having('{trait} on it'),
    bears: having('{name} on it'),
    asksFor: {
      at: 'after',
      yes: 'that requires {cards}',
      no: 'that does not require {cards}',
      is: '{it~requires|require} {cards}',
      isNot: '{it~does|do} not require {cards}',
    },
    requires: {
      at: 'after',
      yes: 'that {it~requires|require} {discipline}',
      no: 'that {it~does|do} not require {discipline}',
      is: '{it~requires|require} {discipline}',
      isNot: '{it~does|do} not require {discipline}',
    },
    kind: {
      at: 'after',
      yes: 'that {it~is|are} {cards}',
      no: 'that {it~is|are} not {cards}',
      is: '{it~is|are} {cards}',
      isNot: '{it~is|are} not {cards}',
    },
  },
  traits: {
    weapon: trait('weapon', 'weapon', thing('weapon'), noun('weapon')),
    gun: trait('gun', 'gun', thing('gun'), noun('gun')),
    'melee weapon': trait('melee weapon', 'melee weapon', thing('melee weapon'), noun('melee weapon')),
    vehicle: trait('vehicle', 'vehicle', thing('vehicle'), noun('vehicle')),
    location: trait('location', 'location', thing('location'), noun('location')),
    'hunting ground': trait('hunting ground', 'hunting ground', thing('hunting ground'), noun('hunting ground')),
    mortal: trait('mortal', 'mortal', undefined, noun('mortal')),
    mage: trait('mage', 'mage', undefined, noun('mage')),
    animal: trait('animal', 'animal', undefined, noun('animal')),
    demon: trait('demon', 'demon', undefined, noun('demon')),
    wraith: trait('wraith', 'wraith', undefined, noun('wraith')),
    mummy: trait('mummy', 'mummy', undefined, noun('mummy', 'mummies')),
    ghoul: trait('ghoul', 'ghoul', undefined, noun('ghoul')),
    frenzy: trait('frenzy'),
    ammo: trait('ammo', 'ammo', undefined, noun('ammo', 'ammo')),
    grapple: trait('grapple'),
    path: trait('path', 'path', undefined, noun('path')),
    archetype: trait('archetype', 'archetype', undefined, noun('archetype')),
    title: trait('title', ''),
    boon: trait('boon', 'boon', undefined, noun('boon')),
    Gehenna: trait('Gehenna'),
    trophy: trait('trophy', 'trophy', behind('that is a trophy', 'that is no trophy'), noun('trophy', 'trophies')),
    discipline: trait('Discipline', 'Discipline'),
    investment: trait('investment', 'investment', undefined, noun('investment')),
    derivative: trait('derivative', 'derivative', {
      at: 'after',
      yes: 'that {it~is|are} derivative',
      no: 'that {it~is|are} not derivative',
      is: '{it~is|are} derivative',
      isNot: '{it~is|are} not derivative',
    }),
    electronic: trait('electronic'),
    scarce: trait('scarce'),
    flight: trait('flight', 'flight', having('flight'), noun('minion with flight', 'minions with flight')),
    'Tremere slave': trait('Tremere slave', 'Tremere slave', undefined, noun('Tremere slave')),
    infernal: trait('infernal', 'infernal', undefined, noun('infernal minion')),
    sterile: trait('sterile', 'sterile', undefined, noun('sterile vampire')),
    'blood cursed': trait('blood cursed', 'blood cursed', behind('blood cursed', 'that is not blood cursed')),
    'black hand': trait('Black Hand', 'Black Hand', undefined, noun('Black Hand vampire')),
    'Torrance circle': trait('Torrance circle', 'Torrance circle', behind('of the Torrance circle')),
    'Kiev circle': trait('Kiev circle', 'Kiev circle', behind('of the Kiev circle')),
    werewolf: trait('werewolf', 'werewolf', undefined, noun('werewolf', 'werewolves')),
    zombie: trait('zombie', 'zombie', undefined, noun('zombie', 'zombies')),
    changeling: trait('changeling', 'changeling', undefined, noun('changeling', 'changelings')),
    dhampir: trait('dhampir', 'dhampir', undefined, noun('dhampir', 'dhampirs')),
    'gargoyle creature': trait(
      'gargoyle creature',
      'gargoyle creature',
      undefined,
      noun('gargoyle creature', 'gargoyle creatures'),
    ),
    haven: trait('haven', 'haven', undefined, noun('haven')),
    aim: trait('aim', 'aim', undefined, noun('aim')),
    government: trait('government', 'government', undefined, noun('government')),
    condemnation: trait('condemnation', 'condemnation', undefined, noun('condemnation')),
    contract: trait('contract', 'contract', undefined, noun('contract')),
    watchtower: trait('watchtower', 'watchtower', undefined, noun('watchtower')),
    Inconnu: trait('Inconnu'),
    'operation antigen': trait('Operation Antigen'),
    'nod fragment': trait('Nod fragment', 'Nod fragment', undefined, noun('Nod fragment', 'Nod fragments')),
    transient: trait('transient'),
    seraph: trait('Seraph', 'Seraph', undefined, noun('Seraph', 'Seraphim')),
    'Tremere antitribu slave': trait(
      'Tremere antitribu slave',
      'Tremere antitribu slave',
      undefined,
      noun('Tremere antitribu slave'),
    ),
    'Chicago circle': trait('Chicago circle', 'Chicago circle', behind('of the Chicago circle')),
    'Mexico City circle': trait('Mexico City circle', 'Mexico City circle', behind('of the Mexico City circle')),
    'Budapest circle': trait('Budapest circle', 'Budapest circle', behind('of the Budapest circle')),
    'Path of Caine': trait('Path of Caine', 'Path of Caine', behind('of the Path "Caine"')),
    'Path of Cathari': trait('Path of Cathari', 'Path of Cathari', behind('of the Path "Cathari"')),
    'Path of Death and the Soul': trait(
      'Path of Death and the Soul',
      'Path of Death and the Soul',
      behind('of the Path "Death and the Soul"'),
    ),
    'Path of Power and the Inner Voice': trait(
      'Path of Power and the Inner Voice',
      'Path of Power and the Inner Voice',
      behind('of the Path "Power and the Inner Voice"'),
    ),
    'red list': trait('Red List', 'Red List', undefined, noun('Red List minion')),
    'no first conviction': trait('no first conviction', 'enters play without a conviction'),
    'going to torpor': trait('going to torpor', '', behind('going to torpor')),
  },
  notes: {
    'won a referendum': {
      at: 'after',
      yes: 'that won a referendum this turn',
      no: 'that won no referendum this turn',
      is: '{it~has|have} won a referendum this turn',
      isNot: '{it~has|have} won no referendum this turn',
    },
    'equipped this turn': {
      at: 'after',
      yes: 'that equipped this turn',
      no: 'that did not equip this turn',
      is: '{it~has|have} equipped this turn',
      isNot: '{it~has|have} not equipped this turn',
    },
    'played a Discipline card': {
      at: 'after',
      yes: 'that played a card with a Discipline this turn',
      no: 'that played no card with a Discipline this turn',
      is: '{it~has|have} played a card with a Discipline this turn',
      isNot: '{it~has|have} played no card with a Discipline this turn',
    },
    'unlocked after equipping': {
      at: 'after',
      yes: 'that has already been unlocked after equipping this turn',
      no: 'that has not been unlocked after equipping this turn',
      is: '{it~has|have} been unlocked after equipping this turn',
      isNot: '{it~has|have} not been unlocked after equipping this turn',
    },
    'titled this turn': {
      at: 'after',
      yes: 'that got a title this turn',
      no: 'that got no title this turn',
      is: '{it~has|have} got the title this turn',
      isNot: '{it~has|have} not got the title this turn',
    },
    'fed by a hunting ground': {
      at: 'after',
      yes: 'that a hunting ground has fed this turn',
      no: 'that no hunting ground has fed this turn',
      is: '{it~has|have} been fed by a hunting ground this turn',
      isNot: '{it~has|have} not been fed by a hunting ground this turn',
    },
  },
  sects: {
    Camarilla: { name: 'Camarilla', quality: adjective('Camarilla', 'non-Camarilla') },
    Sabbat: { name: 'Sabbat', quality: adjective('Sabbat', 'non-Sabbat') },
    Laibon: { name: 'Laibon', quality: adjective('Laibon', 'non-Laibon') },
    Anarch: { name: 'Anarch', quality: adjective('Anarch', 'non-Anarch') },
    Independent: { name: 'Independent', quality: adjective('Independent', 'non-Independent') },
  },
  titles: {
    primogen: noun('primogen', 'primogen'),
    prince: noun('prince'),
    justicar: noun('justicar'),
    'inner circle': noun('member of the Inner Circle', 'members of the Inner Circle'),
    bishop: noun('bishop'),
    archbishop: noun('archbishop'),
    priscus: noun('priscus', 'prisci'),
    cardinal: noun('cardinal'),
    regent: noun('regent'),
    magaji: noun('magaji', 'magaji'),
    kholo: noun('kholo', 'kholo'),
    baron: noun('baron'),
  },
  titleOf: '{title} {place:of}',
  titleOfClan: '{clan} {title}',
  clans: {},
  disciplines: DISCIPLINE_NAMES,
  types: {
    master: noun('master card'),
    action: noun('action card'),
    'political action': noun('political action card'),
    equipment: noun('equipment card'),
    retainer: noun('retainer card'),
    ally: noun('ally card'),
    'action modifier': noun('action modifier'),
    reaction: noun('reaction'),
    combat: noun('combat card'),
    reflex: noun('reflex card'),
    event: noun('event'),
    power: noun('power'),
    conviction: noun('conviction'),
  },
  typeNames: {
    master: 'Master',
    action: 'Action',
    'political action': 'Political action',
    equipment: 'Equipment',
    retainer: 'Retainer',
    ally: 'Ally',
    'action modifier': 'Action modifier',
    reaction: 'Reaction',
    combat: 'Combat',
    reflex: 'Reflex',
    event: 'Event',
    power: 'Power',
    conviction: 'Conviction',
    vampire: 'Vampire',
    imbued: 'Imbued',
  },
  values: { 'to the pool': 'to the pool', 'to the vampire': 'to the vampire', close: 'close', long: 'long' },
};
