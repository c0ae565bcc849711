/** Filters as noun phrases ("a ready vampire you control") and as clauses ("is locked"). */

import { named } from '@praxis/kit/language/grammar.ts';
import { fill, type Mention, type Slots } from '@praxis/kit/language/template.ts';
import { isOwned } from '../../cards/language/terms.ts';
import type { Filter } from '../../cards/language.ts';
import { value } from './amounts.ts';
import type {
  Article,
  Discipline,
  Note,
  Noun,
  NounPhrase,
  Phrases,
  Quality,
  QualityName,
  Sect,
  Title,
  Tokens,
  Trait,
} from './phrases.ts';
import { listed } from './sentences.ts';
import { asPhrase, fixed, type Telling } from './telling.ts';

/** A quality with the contents of its slots. */
interface Said {
  readonly quality: Quality;
  readonly slots: Slots;
  readonly negated?: true;
}

const YOUR_PLACES: Readonly<Record<string, QualityName>> = {
  uncontrolled: 'your uncontrolled',
  hand: 'your hand',
  library: 'your library',
  crypt: 'your crypt',
  'ash heap': 'your ash heap',
};

/** Regions of which the text says whose they are. */
const PLACES_OF: Readonly<Record<string, QualityName>> = {
  uncontrolled: 'uncontrolled of',
  'ash heap': 'ash heap of',
  hand: 'hand of',
};

/** The noun in the middle of the phrase. */
export function headOf(telling: Telling, filter: Filter): Noun {
  const { phrases } = telling;
  const { is, type, title, name, any } = filter;
  if (name !== undefined) {
    const called = telling.cardName(name);
    return { one: called, many: called, gender: phrases.nouns.card.gender };
  }
  if (type !== undefined) return phrases.types[type];
  if (title !== undefined && (is === undefined || is === 'vampire'))
    return either(
      phrases,
      title.map((each) => phrases.titles[each as Title]),
    );
  if (any?.every(hasHead) && (is === undefined || is === 'minion'))
    return either(
      phrases,
      any.map((each) => qualified(telling, each)),
    );
  if (is !== undefined) return phrases.nouns[is];
  if (filter.trait !== undefined) return phrases.traits[filter.trait as Trait].noun;
  return phrases.nouns[impliedHead(filter)];
}

export function impliedHead(filter: Filter): 'vampire' | 'minion' | 'card' {
  const { clan, chosenClan, sect, titled, discipline, age, capacityMin, capacityMax, bloodMin, any } = filter;
  if (clan ?? chosenClan ?? sect ?? titled ?? discipline ?? age ?? capacityMin ?? capacityMax ?? bloodMin)
    return 'vampire';
  if (any?.some((each) => impliedHead(each) === 'vampire')) return 'vampire';
  return filter.in === 'ready' ||
    filter.fighting ||
    filter.facesAggravated ||
    filter.blocking ||
    filter.bears ||
    filter.bearsTrait ||
    filter.not?.bears ||
    filter.not?.bearsTrait
    ? 'minion'
    : 'card';
}

function hasHead({ is, type, title, name }: Filter): boolean {
  return is !== undefined || type !== undefined || title !== undefined || name !== undefined;
}

/** One noun of several, with `or`. */
function either(phrases: Phrases, nouns: readonly Noun[]): Noun {
  return {
    one: listed(
      phrases,
      nouns.map(({ one }) => one),
      'or',
    ),
    many: listed(
      phrases,
      nouns.map(({ many }) => many),
      'or',
    ),
    gender: (nouns[0] as Noun).gender,
  };
}

export function nounPhrase(telling: Telling, filter: Filter, article: Article, number: 'one' | 'many'): NounPhrase {
  const noun = qualified(telling, filter, article === 'a' || article === 'each');
  const phrase = asPhrase({ noun, article }, number);
  if (!isOther(filter)) return phrase;
  if (article === 'a') return { ...phrase, article: 'another' };
  return article === 'each' ? { ...phrase, article: 'each other' } : phrase;
}

function isOther({ other, not }: Filter): boolean {
  return other === true || not?.named !== undefined;
}

/** The noun with its qualities around it. With `articleSaysOther` the word for "other" is left to the article. */
function qualified(telling: Telling, filter: Filter, articleSaysOther = false): Noun {
  const { phrases } = telling;
  const head = headOf(telling, filter);
  const isAnybodys = filter.in === 'uncontrolled' && filter.of === undefined;
  const said = qualitiesOf(telling, filter, 'blood', isAnybodys ? 'any uncontrolled' : filter.in).filter(
    ({ quality }) => !(articleSaysOther && quality === phrases.qualities.other),
  );
  const around = (number: 'one' | 'many'): string => {
    const it = fixed({ noun: head, article: 'bare' });
    const several = (): NounPhrase => asPhrase({ noun: head, article: 'bare' }, 'many');
    const inNumber = number === 'one' ? it : { peek: several, say: several };
    const words = (at: Quality['at']): string[] =>
      said
        .filter(({ quality, negated }) => ((negated && quality.noAt) || quality.at) === at)
        .map(({ quality, slots, negated }) =>
          fill(phrases, negated ? quality.no : quality.yes, { it: inNumber, ...slots }),
        )
        .filter(Boolean);
    return [...words('before'), head[number], ...words('beside').reverse(), ...words('after'), ...words('last')].join(
      ' ',
    );
  };
  return { one: around('one'), many: around('many'), gender: head.gender };
}

/** "is locked and has at least 2 blood": everything after the subject. */
export function predicate(telling: Telling, filter: Filter, subject: Slots[string], tokens: Tokens = 'blood'): string {
  const { phrases } = telling;
  if (hasHead(filter) || filter.any?.every(hasHead))
    return fill(phrases, phrases.qualities.kind.is, { it: subject, cards: telling.cards(filter, 'a') });
  const trait =
    filter.trait === undefined ? [] : [{ quality: phrases.traits[filter.trait as Trait].quality, slots: {} }];
  const clauses = [...trait, ...qualitiesOf(telling, filter, tokens)].map(({ quality, slots, negated }: Said) =>
    fill(phrases, negated ? quality.isNot : quality.is, { it: subject, ...slots }),
  );
  return listed(phrases, clauses.filter(Boolean), 'and');
}

/**
 * All qualities of a filter in the order in which they are said: those of the card itself first, then those of its
 * surroundings.
 */
function qualitiesOf(
  telling: Telling,
  filter: Filter,
  tokens: Tokens = 'blood',
  place: QualityName | undefined = filter.in,
): Said[] {
  const { qualities, notes, sects, traits } = telling.phrases;
  const found: Said[] = [];
  const add = (name: QualityName, slots: Slots = {}, negated = false): void => {
    found.push({ quality: qualities[name], slots, ...(negated ? { negated: true } : {}) });
  };
  const discipline = (code: string): string => telling.phrases.disciplines[code.toLowerCase() as Discipline];
  if (isOther(filter)) add('other');
  const isTheirs = (filter.of as string) === 'them' && filter.in === 'ash heap';
  // A card "in hand" can only be in the hand of the one who uses it.
  const isAtHand = filter.in === 'hand' && filter.of === 'you' && !telling.userIsYou;
  const own = isTheirs
    ? 'their ash heap'
    : filter.of === 'you' && filter.in !== undefined && !isAtHand
      ? YOUR_PLACES[filter.in]
      : undefined;
  const owner = filter.in === undefined || PLACES_OF[filter.in] === undefined ? undefined : ownerOf(telling, filter.of);
  if (!owner && place !== undefined && own === undefined) add(place);
  if (filter.locked !== undefined) add('locked', {}, !filter.locked);
  if (filter.acting) add('acting');
  if (filter.titled !== undefined) add('titled', {}, !filter.titled);
  if (filter.age !== undefined) add(filter.age);
  const denied = filter.not === undefined || filter.not.named !== undefined ? [] : negations(telling, filter.not);
  // "A non-sterile Laibon vampire"
  const isFirst =
    filter.not?.trait !== undefined &&
    denied.every(({ quality }) => quality.noAt === undefined && quality.at === 'before');
  if (isFirst) found.push(...denied);
  if (filter.sect !== undefined) found.push({ quality: sects[filter.sect as Sect].quality, slots: {} });
  // A clan of library cards is one that they require.
  if (filter.clan !== undefined && filter.type === undefined)
    add('clan', { clan: telling.phrases.clans[filter.clan] ?? filter.clan });
  if (filter.trait !== undefined && (filter.is !== undefined || filter.type !== undefined))
    found.push({ quality: traits[filter.trait as Trait].quality, slots: {} });
  if (filter.any && !filter.any.every(hasHead)) found.push(alternatives(telling, filter.any));
  if (filter.chosenClan !== undefined) add('chosen clan');
  if (filter.sameCircle) add('same circle');
  if (own !== undefined) add(own);
  if (owner) add(PLACES_OF[filter.in as string] as QualityName, { who: owner });
  if (filter.capacityMin !== undefined) add('capacityMin', { amount: String(filter.capacityMin) });
  if (filter.capacityMax !== undefined) add('capacityMax', { amount: String(filter.capacityMax) });
  if (filter.counters !== undefined) add('counters', { counters: countersSaid(telling, filter.counters) });
  if (owner || isAtHand) {
    // It has been said whose they are.
  } else if (own === undefined && filter.of === 'you' && !telling.userIsYou) add('of them');
  else if (filter.of === 'decider') {
    // A card "in hand" can only be in the hand of the one who chooses.
    if (filter.in !== 'hand') add('of them');
  } else if (own === undefined && filter.of !== undefined && filter.of !== 'anybody') add(`of ${filter.of}`);
  if (filter.fighting) add('fighting');
  if (filter.facesAggravated) add('facesAggravated');
  if (filter.blocking) add('blocking');
  if (filter.sameClan !== undefined) add('sameClan', { card: telling.ref(filter.sameClan) });
  if (filter.youngerThan !== undefined) add('youngerThan', { card: telling.ref(filter.youngerThan) });
  if (filter.hunted) add('hunted');
  if (filter.hasBled) add('hasBled');
  if (filter.discarded) add('discarded');
  if (filter.olderThan !== undefined) add('olderThan', { card: telling.ref(filter.olderThan) });
  if (filter.capacityUpTo !== undefined) add('capacityUpTo', { amount: value(telling, filter.capacityUpTo) });
  if (filter.discipline !== undefined)
    add(filter.discipline === filter.discipline.toUpperCase() ? 'superior discipline' : 'discipline', {
      discipline: discipline(filter.discipline),
    });
  if (filter.canHold !== undefined)
    add('canHold', { title: titleMention(telling, filter.canHold.rank, filter.canHold.of) });
  if (filter.bloodMin !== undefined)
    add(filter.bloodMin > 1 ? 'bloodMin' : tokens === 'blood or life' ? 'anyCounters' : 'anyBlood', {
      amount: String(filter.bloodMin),
    });
  if (filter.bleedMin !== undefined) add('bleedMin', { amount: String(filter.bleedMin) });
  if (filter.strikeCard) add('strikeCard');
  if (filter.requires !== undefined) add('requires', { discipline: discipline(filter.requires) });
  if (filter.requiresAny) add('requiresAny');
  if (filter.clan !== undefined && filter.type !== undefined)
    add('asksFor', { cards: telling.cards({ is: 'vampire', clan: filter.clan }, 'a') });
  if (filter.asksFor !== undefined) add('asksFor', { cards: telling.cards({ is: 'vampire', ...filter.asksFor }, 'a') });
  if (filter.sameName !== undefined) add('sameName', { card: telling.ref(filter.sameName) });
  if (filter.targeted) add('targeted');
  if (filter.inTerms) add('inTerms');
  if (filter.equipping) add('equipping');
  if (filter.facing) add('facing', { who: telling.self });
  if (filter.unique !== undefined) add('unique', {}, !filter.unique);
  if (filter.remembered) add('remembered');
  if (filter.ableToBlock) add('ableToBlock');
  if (filter.ableToDiablerize) add('ableToDiablerize');
  if (filter.capacityBelow) add('capacityBelow', { card: telling.ref(filter.capacityBelow) });
  if (filter.poolMax !== undefined) add('poolMax', { amount: String(filter.poolMax) });
  if (filter.damageMax !== undefined) add('damageMax', { amount: String(filter.damageMax) });
  if (filter.full) add('full');
  if (filter.entered !== undefined) add(`entered ${filter.entered}`);
  if (filter.controllerPool !== undefined) add('controllerPool', { amount: String(filter.controllerPool) });
  if (filter.oldest) add('oldest');
  if (filter.effect !== undefined) add(filter.effect);
  if (filter.burnedOfAnother) add('burnedOfAnother');
  if (filter.committedDiablerie) add('committedDiablerie');
  if (filter.belowStart) add('belowStart');
  if (filter.playedDiscipline !== undefined)
    add('playedDiscipline', { discipline: discipline(filter.playedDiscipline) });
  if (filter.named !== undefined) add('named');
  if (filter.on !== undefined) add('on', { card: telling.ref(filter.on) });
  if (filter.bears !== undefined) add('bears', { name: telling.cardName(filter.bears) });
  if (filter.onMinion) add('onMinion');
  if (filter.bearsTrait !== undefined)
    add('bearsTrait', { trait: fixed({ noun: traits[filter.bearsTrait as Trait].noun, article: 'a' }) });
  if (filter.notBearer) add('notBearer', { card: telling.bearer });
  if (filter.voted) add('voted');
  if (filter.votedAgainst) add('votedAgainst');
  if (filter.costsBlood) add('costsBlood');
  if (filter.superior) add('superior');
  if (filter.diablerist) add('diablerist');
  if (filter.noted !== undefined) found.push({ quality: notes[filter.noted as Note], slots: {} });
  if (!isFirst) found.push(...denied);
  return found;
}

/** The other player to whom a region belongs. */
function ownerOf(telling: Telling, of: Filter['of']): Mention | undefined {
  if (of === undefined || of === 'you') return undefined;
  if (of === 'chosen player') return telling.seat('the player');
  const { phrases } = telling;
  const owner = { ...phrases.players, ...phrases.seats }[of as string];
  return owner && fixed(owner);
}

/** "2 or more of your corruption counters" */
function countersSaid({ phrases }: Telling, { kind, min = 1, anybodys }: NonNullable<Filter['counters']>): string {
  const { nouns, least, enough, yoursLeast, yoursEnough } = phrases.counters;
  const isYours = isOwned(kind) && !anybodys;
  const { one, many: counters } = nouns[kind];
  if (min === 'more than blood') return fill(phrases, phrases.counters.moreThanBlood, { counters });
  if (min === 'capacity or cost') return fill(phrases, isYours ? yoursEnough : enough, { counters });
  return fill(phrases, isYours ? yoursLeast : least, {
    amount: String(min),
    counters,
    counted: min === 1 ? one : counters,
  });
}

/** "non-Ventrue and non-Tremere" is one quality; words at different places are said one by one. */
function negations(telling: Telling, not: Filter): readonly Said[] {
  const each = Object.keys(not).length === 1 ? (not.any ?? []).map((filter) => negation(telling, filter)) : [];
  const places = new Set(each.map(({ quality }) => quality.noAt ?? quality.at));
  return places.size > 1 ? each : [negation(telling, not)];
}

function negation(telling: Telling, not: Filter): Said {
  const [only, another] = qualitiesOf(telling, withHead(not));
  if (only && !another && !hasHead(not)) return { ...only, negated: true };
  return { quality: telling.phrases.qualities.kind, slots: { cards: telling.cards(not, 'a') }, negated: true };
}

/** A filter with nothing but a trait is one for cards, so that the trait becomes a quality. */
function withHead(filter: Filter): Filter {
  return filter.trait && !hasHead(filter) ? { ...filter, is: 'card' } : filter;
}

/** "a prince", "prince of Chicago", "Toreador justicar" */
export function titleMention({ phrases }: Telling, rank: string, of: string | undefined): Mention {
  const noun = phrases.titles[rank as Title];
  if (of === undefined) return fixed({ noun, article: 'a' });
  const called = titleText(phrases, rank, of);
  return fixed({ noun: { one: called, many: called, gender: noun.gender }, article: 'bare' });
}

export function titleText(phrases: Phrases, rank: string, of: string | undefined): string {
  const { one } = phrases.titles[rank as Title];
  if (of === undefined) return one;
  const name = phrases.clans[of] ?? of;
  return rank === 'justicar'
    ? fill(phrases, phrases.titleOfClan, { title: one, clan: name })
    : fill(phrases, phrases.titleOf, { title: one, place: named(phrases.cities?.[of] ?? name, 'm') });
}

const OPPOSITES = { yes: 'no', no: 'yes', is: 'isNot', isNot: 'is' } as const;

/** "Independent or Anarch": one quality made of several, where each of them is a single one. */
function alternatives(telling: Telling, any: readonly Filter[]): Said {
  const each = any.map((filter) => qualitiesOf(telling, withHead(filter))[0] as Said);
  // In a clause the verb of the first serves all: "is Toreador or Toreador antitribu".
  const joined = (key: 'yes' | 'no' | 'is' | 'isNot'): string =>
    listed(
      telling.phrases,
      each.map(({ quality, slots, negated }, index) => {
        const asked = index === 0 ? key : key === 'is' ? 'yes' : key === 'isNot' ? 'no' : key;
        return withSlots(quality[negated ? OPPOSITES[asked] : asked], slots);
      }),
      key === 'yes' || key === 'is' ? 'or' : 'and',
    );
  const { at, noAt } = (each[0] as Said).quality;
  return {
    quality: {
      at,
      ...(noAt === undefined ? {} : { noAt }),
      yes: joined('yes'),
      no: joined('no'),
      is: joined('is'),
      isNot: joined('isNot'),
    },
    // Slots that are not plain text are filled in with the whole.
    slots: Object.assign({}, ...each.map(({ slots }) => slots)) as Slots,
  };
}

/** Fills the slots that are plain text, and leaves the agreement with the noun for later. */
function withSlots(template: string, slots: Slots): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) =>
    typeof slots[name] === 'string' ? (slots[name] as string) : slot,
  );
}
