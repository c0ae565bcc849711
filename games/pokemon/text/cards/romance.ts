/**
 * Cards, Pokémon and players as noun phrases in Portuguese, Spanish, Italian and French: the noun comes first, then its
 * description, then its possessions. A language brings its words; forms that differ in number are written `one|many`.
 */
import { agree, type Language } from '@praxis/kit/language/grammar.ts';
import type { Condition, Quality, Stage, Tag, Target, Type, Wanted, Who } from '../../cards/language.ts';
import type { Terms } from '../keys/terms.ts';
import { nameIn } from '../names.ts';
import { qualityOf } from './parts.ts';
import type { Subject } from './phrases.ts';

/**
 * Facts about a Pokémon, after the noun ("com …", "que esteja …") or after "if" and the subject ("tiver …", "estiver
 * …").
 */
interface Facts {
  readonly has: string;
  readonly noEnergy: string;
  /** Before a Special Condition. */
  readonly is: string;
  readonly evolved: string;
  readonly notEvolved: string;
}

export interface NounWords {
  readonly terms: Pick<Terms, 'conditions' | 'types' | 'stages' | 'tags'>;
  readonly card: string;
  /** The words after "card" for each kind: "de Energia Básica". */
  readonly kinds: { readonly [Kind in Exclude<NonNullable<Quality['kind']>, 'Pokémon'>]: string };
  /** Labels after a noun that differ from those of the card. */
  readonly tags?: { readonly [Key in Tag]?: string };
  readonly stages: { readonly Basic?: string; readonly Evolution: string; readonly of: string };
  /** Before the names of types: "do tipo". */
  readonly ofType: string;
  /** Types after "Energy": "de Fogo", "Psíquica". Without this they are their names. */
  readonly energyTypes?: { readonly of: string } & { readonly [Key in Type]?: string };
  readonly energy: { readonly noun: string; readonly basic: string; readonly special: string };
  readonly isNot: string;
  readonly ruleBox: string;
  readonly noRuleBox: string;
  readonly hpMax: (most: number) => string;
  readonly retreatMin: (least: number) => string;
  readonly evolvesFromYours: string;
  readonly and: string;
  readonly upTo: string;
  /** True for the numbers that take the singular: in French 0 as well. */
  readonly isOne: (amount: number) => boolean;
  /** "another card", "2 other cards" */
  readonly otherCards: (count: number) => string;
  readonly self: { readonly [Which in Subject['self']]: string };
  /** The possessions of a Pokémon; `types` is empty or begins with a space. */
  readonly things: {
    readonly damage: string;
    readonly energy: (types: string) => string;
    readonly condition: string;
    readonly hpLeft: (most: number) => string;
  };
  readonly having: Facts & { readonly plural: (condition: string) => string };
  readonly predicate: Facts & { readonly isA: string; readonly active: string; readonly bench: string };
  readonly spots: { readonly active: string; readonly bench: string };
  /** Pokémon of a player, with article and possessive: before the noun, after it, and "others". */
  readonly yours: (others: boolean) => string;
  readonly theirs: (others: boolean) => string;
  readonly opponents: string;
  readonly targets: { readonly [Key in Exclude<Target & string, 'self'>]: string };
  /** Preposition of possession, as the language's `joined` takes it. */
  readonly of: string;
  readonly anotherOne: string;
  readonly eachOne: string;
  readonly every: string;
  readonly ofEither: string;
  readonly ofBoth: string;
}

/** The nouns that phrases need. */
export interface Nouns {
  readonly CONDITIONS: Readonly<Record<Condition, string>>;
  times(amount: number, one: string, more: string): string;
  energyTypes(type: Type | readonly Type[]): string;
  /** "Pokémon Básicos do tipo Raios com no máximo 70 PS" */
  cards(quality: Quality, many: boolean): string;
  /** Energy that is attached. */
  energy(quality: Quality, many?: boolean): string;
  /** "até 2 Pokémon Básicos" */
  some(wanted: Wanted): string;
  someOther(wanted: Wanted): string;
  self(subject: Subject): string;
  described(who: Who, many: boolean, whose?: string): string;
  /** "os seus Pokémon no Banco", "os Pokémon no Banco do seu oponente" */
  owned(who: Who): string;
  target(to: Target, subject: Subject): string;
  chosen(who: Who, count: number, upTo: boolean): string;
  all(who: Who): string;
  /** The predicate of a Pokémon: "for um Pokémon de Estágio 2", "tiver contadores de dano". */
  predicate(who: Who): string;
}

const spaced = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

export function nounsIn({ language, list, joined }: Language, words: NounWords): Nouns {
  const { terms } = words;
  const inNumber = (forms: string, many: boolean): string =>
    agree(forms, { gender: 'm', number: many ? 'many' : 'one' });
  const either = (type: Type | readonly Type[], name: (type: Type) => string): string =>
    list((typeof type === 'string' ? [type] : type).map(name), 'or');
  const energyTypes: Nouns['energyTypes'] = (type) => {
    const { of, ...own } = words.energyTypes ?? { of: '' };
    return either(type, (each) => own[each] ?? spaced(of, terms.types[each]));
  };
  const ofTypes = (type: Type | readonly Type[]): string =>
    `${words.ofType} ${either(type, (each) => terms.types[each])}`;

  function stageWords(stage: Stage | 'Evolution', many: boolean): string {
    if (stage === 'Evolution') return inNumber(words.stages.Evolution, many);
    if (stage === 'Basic') return inNumber(words.stages.Basic ?? terms.stages.Basic, many);
    return stage.startsWith('Stage') ? `${words.stages.of} ${terms.stages[stage]}`.trim() : terms.stages[stage];
  }

  /** Kinds that are called Pokémon themselves replace the noun; labels follow it. */
  function tagNoun(tag: Tag, many: boolean): string {
    const name = terms.tags[tag];
    return name.startsWith('Pokémon') ? name : `Pokémon ${inNumber(words.tags?.[tag] ?? name, many)}`;
  }

  function nounOf({ kind, name, tag, ...others }: Quality, many: boolean): string {
    if (name !== undefined) return nameIn(language, name);
    if (kind === 'Pokémon' || (kind === undefined && (tag !== undefined || Object.keys(others).length > 0)))
      return tag ? tagNoun(tag, many) : 'Pokémon';
    const card = inNumber(words.card, many);
    if (kind === undefined) return card;
    return `${card} ${words.kinds[kind]}${tag ? ` ${inNumber(words.tags?.[tag] ?? terms.tags[tag], false)}` : ''}`;
  }

  function notWords({ stage, type, tag }: Quality): string {
    if (stage) return stageWords(stage, false);
    return type ? ofTypes(type) : tag ? terms.tags[tag] : '';
  }

  function cards(quality: Quality, many: boolean): string {
    if (quality.or)
      return list(
        quality.or.map((each) => cards(each, many)),
        'or',
      );
    const { stage, type, not, ruleBox, hpMax, retreatMin, evolvesFromYours } = quality;
    const parts = [nounOf(quality, many)];
    if (stage) parts.push(stageWords(stage, many));
    if (type) parts.push(quality.kind?.endsWith('Energy') ? energyTypes(type) : ofTypes(type));
    if (not) parts.push(`${inNumber(words.isNot, many)} ${notWords(not)}`);
    if (ruleBox !== undefined) parts.push(ruleBox ? words.ruleBox : words.noRuleBox);
    if (hpMax !== undefined) parts.push(words.hpMax(hpMax));
    if (retreatMin !== undefined) parts.push(words.retreatMin(retreatMin));
    if (evolvesFromYours) parts.push(inNumber(words.evolvesFromYours, many));
    return parts.join(' ');
  }

  /** The possessions and states of a Pokémon. */
  function facts(who: Who, say: Facts, many: boolean): string[] {
    const { damage, energy, condition, hpLeft } = words.things;
    const found: string[] = [];
    if (who.damaged) found.push(`${say.has} ${damage}`);
    if (who.energy) found.push(`${say.has} ${energy(who.energy.length > 0 ? ` ${energyTypes(who.energy)}` : '')}`);
    if (who.noEnergy) found.push(say.noEnergy);
    if (who.condition === 'any') found.push(`${say.has} ${condition}`);
    else if (who.condition) {
      const name = terms.conditions[who.condition];
      found.push(`${inNumber(say.is, many)} ${many ? words.having.plural(name) : name}`);
    }
    if (who.hpLeftMax !== undefined) found.push(`${say.has} ${hpLeft(who.hpLeftMax)}`);
    if (who.evolved !== undefined) found.push(inNumber(who.evolved ? say.evolved : say.notEvolved, many));
    return found;
  }

  const having = (who: Who, many: boolean): string => facts(who, words.having, many).join(` ${words.and} `);

  function core(who: Who, many: boolean): string {
    const pokemon = cards({ kind: 'Pokémon', ...qualityOf(who) }, many);
    return who.spot ? `${pokemon} ${inNumber(words.spots[who.spot], many)}` : pokemon;
  }

  function described(who: Who, many: boolean, whose = ''): string {
    const more = having(who, many);
    // Two clauses after one noun are joined.
    return spaced(`${core(who, many)}${whose}`, who.not && more !== '' ? words.and : '', more);
  }

  function owned(who: Who): string {
    if (who.of === 'opponent')
      return spaced(words.theirs(who.other === true), core(who, true), words.opponents, having(who, true));
    return `${words.yours(who.other === true)} ${described(who, true)}`;
  }

  function chosen(who: Who, count: number, upTo: boolean): string {
    const number = `${upTo ? `${words.upTo} ` : ''}${count}`;
    if (who.of === 'both') return `${number} ${described(who, count > 1)} ${words.ofEither}`;
    const { other, ...rest } = who;
    return `${other ? words.anotherOne : number} ${joined(words.of, owned(rest))}`;
  }

  function all(who: Who): string {
    if (who.of !== 'both') return `${words.eachOne} ${joined(words.of, owned(who))}`;
    // Exclusions and possessions come after the owner.
    const { not, ...rest } = who;
    const clauses = [not ? `${inNumber(words.isNot, false)} ${notWords(not)}` : '', having(rest, false)].filter(
      Boolean,
    );
    return spaced(words.every, core(rest, false), words.ofBoth, clauses.join(` ${words.and} `));
  }

  return {
    CONDITIONS: terms.conditions,
    times: (amount, one, more) => `${amount} ${words.isOne(amount) ? one : more}`,
    energyTypes,
    cards,
    energy: ({ kind, type }, many = false) => {
      const { noun, basic, special } = words.energy;
      const sort = kind === 'Basic Energy' ? basic : kind === 'Special Energy' ? special : '';
      return spaced(inNumber(noun, many), inNumber(sort, many), type ? energyTypes(type) : '');
    },
    some: ({ card, count, upTo }) => `${upTo ? `${words.upTo} ` : ''}${count} ${cards(card, count > 1)}`,
    someOther: ({ card, count }) =>
      Object.keys(card).length === 0 ? words.otherCards(count) : `${count} ${cards(card, count > 1)}`,
    self: ({ self: which }) => words.self[which],
    described,
    owned,
    target: (to, subject) => {
      if (to === 'self') return words.self[subject.self];
      if (typeof to === 'string') return words.targets[to];
      return 'each' in to ? all(to.each) : chosen(to.choose, to.count ?? 1, to.upTo === true);
    },
    chosen,
    all,
    predicate: (who) => {
      const { predicate: say } = words;
      const [fact] = facts(who, say, false);
      if (fact !== undefined) return fact;
      if (who.spot) return say[who.spot];
      return `${say.isA} ${described(who, false)}`;
    },
  };
}
