/** Card texts from definitions: the same tree that is executed. */
import type { Language } from '@praxis/contract';
import { sentence } from '@praxis/kit/language/grammar.ts';
import type { Group } from '../../cards/language/references.ts';
import type {
  Ability,
  AbilityOf,
  Amount,
  AttackType,
  CardDef,
  Cards,
  Condition,
  Cost,
  Discipline,
  Effects,
  Play,
  PlayerRef,
  Target,
  Who,
} from '../../cards/language.ts';
import { textIn } from '../languages.ts';
import { cardWordsIn } from './languages.ts';
import type { Both, CardWords, Chosen, Tell, Unit } from './phrases.ts';

export interface CardText {
  /** `Action · Scheme · Toreador` */
  readonly type: string;
  readonly lines: readonly string[];
}

const texts = new Map<string, WeakMap<CardDef, CardText>>();

export function cardText(def: CardDef, language: Language): CardText {
  const kept = texts.get(language) ?? new WeakMap<CardDef, CardText>();
  texts.set(language, kept);
  let text = kept.get(def);
  if (!text) {
    const words = cardWordsIn(language);
    text = { type: typeOf(def, words, language), lines: new Telling(def, words, language).lines() };
    kept.set(def, text);
  }
  return text;
}

function typeOf({ kind, types, subtypes = [], city, clan }: CardDef, words: CardWords, language: Language): string {
  const parts =
    kind === 'library'
      ? [(types ?? []).map((each) => words.types[each]).join('/'), ...subtypes.map((each) => words.subtypes[each])]
      : kind === 'city'
        ? (city ?? []).map((each) => words.cityTypes[each])
        : [words.kinds[kind]];
  return [...parts, ...(clan === undefined ? [] : [textIn(language).terms[clan]])].join(' · ');
}

type Phrase = (node: never, tell: Tell) => string;

/** The text of one card in the making. */
class Telling implements Tell {
  readonly #def: CardDef;
  readonly #words: CardWords;
  readonly #language: Language;
  readonly #chosen = new Map<string, string>();
  /** The text is about any player, not the card's own: `you` is that player. */
  #others = false;
  /** The acting character is the bearer of the card just attached. */
  #bears = false;

  constructor(def: CardDef, words: CardWords, language: Language) {
    this.#def = def;
    this.#words = words;
    this.#language = language;
  }

  lines(): readonly string[] {
    const { lines } = this.#words;
    const def = this.#def;
    const facts = [
      ...(def.guard ? [lines.guard] : []),
      ...(def.secrecy === undefined ? [] : [lines.secrecy(def.secrecy)]),
      ...(def.requires === undefined || def.requires === 0 ? [] : [lines.requires(def.requires)]),
      ...(def.unique === undefined ? [] : [def.unique === 'table' ? lines.uniqueTable : lines.uniquePlayer]),
      ...(def.exert === undefined ? [] : [lines.exert(def.exert)]),
      ...(def.threshold === undefined ? [] : [lines.threshold(def.threshold)]),
      ...this.#attackLines(),
      ...(def.modifier ? this.#modifierLines(def.modifier) : []),
      ...(def.city?.includes('second inquisition') ? [lines.secondInquisition] : []),
      ...(def.blood === undefined ? [] : [lines.rewards(def.agenda ?? 0, def.mends)]),
    ];
    const text = [
      ...(def.play ? this.#playLines(def.play) : []),
      ...(def.subtypes?.includes('ritual') ? [lines.ritual] : []),
      ...(def.burnsEmpty ? [lines.burnsEmpty] : []),
      ...(def.abilities ?? []).map((ability) => this.#ability(ability)),
    ];
    return [...facts, ...text].filter(Boolean).map((line) => this.#sentences(line));
  }

  /** A line may have several sentences. */
  #sentences(line: string): string {
    const text = line
      .split('. ')
      .map((each) => sentence(this.#words.grammar, each))
      .join(' ');
    // French has a space before these marks.
    return this.#language === 'fr' ? text.replace(/(?<! )([:;])(?= )/g, ' $1') : text;
  }

  #attackLines(): readonly string[] {
    const { lines } = this.#words;
    const { attack, reaction, damage, shields, aggravated, targeted, deals } = this.#def;
    const types = (shown: readonly AttackType[]): string =>
      this.#words.grammar.list(
        shown.map((each) => this.type(each)),
        'or',
      );
    const values = [
      ...(damage === undefined ? [] : [this.#words.unit('damage', damage)]),
      ...(shields === undefined ? [] : [this.#words.unit('shields', shields)]),
    ].join(', ');
    return [
      ...(attack ? [lines.attack(types(attack), values)] : []),
      ...(reaction ? [lines.reaction(types(reaction), values)] : []),
      ...(deals ? [lines.deals(this.type(deals))] : []),
      ...(aggravated ? [lines.aggravated] : []),
      ...(targeted ? [lines.targeted] : []),
    ];
  }

  #modifierLines({ influence, won, failed }: NonNullable<CardDef['modifier']>): readonly string[] {
    const { lines } = this.#words;
    return [
      lines.modifier(influence),
      ...(won ? [lines.won(this.effects(won))] : []),
      ...(failed ? [lines.failed(this.effects(failed))] : []),
    ];
  }

  #playLines({ streets, needs, cost, pays, targets, effects }: Play): readonly string[] {
    const { lines } = this.#words;
    const chosen = this.targets(targets);
    const done = this.effects(effects);
    return [
      ...(streets ? [lines.streets] : []),
      ...(needs ? [lines.needs(this.condition(needs))] : []),
      ...(cost ? [lines.cost(this.cost(cost))] : []),
      ...(pays ? [lines.pays(pays.from, pays.to)] : []),
      [chosen, done].filter(Boolean).join('. '),
    ];
  }

  /** `Party – Relentless – pay 1 Blood: …` */
  #ability(ability: Ability): string {
    const { scopes, lines } = this.#words;
    const scope = 'scope' in ability && ability.scope !== undefined ? `${scopes[ability.scope]} – ` : '';
    const relentless = 'relentless' in ability && ability.relentless ? `${lines.relentless} – ` : '';
    this.#bears = ability.kind === 'triggered' && ability.when.on === 'attaches';
    this.#others = this.#isForOthers(ability);
    const told = this.#told(ability);
    this.#others = false;
    this.#bears = false;
    return `${scope}${relentless}${told}`;
  }

  /** True for an Event, or an ability that anybody's deed sets off: it is about any player. */
  #isForOthers(ability: Ability): boolean {
    return (
      this.#def.city?.includes('event') === true ||
      (ability.kind === 'triggered' && ability.when.on === 'defeats' && ability.when.by === 'anybody')
    );
  }

  #told(ability: Ability): string {
    const { abilities, flags } = this.#words;
    switch (ability.kind) {
      case 'activated':
        return this.#activated(ability);
      case 'triggered':
        return this.#triggered(ability);
      case 'static':
        return this.#static(ability);
      case 'block':
        return joined(this.#paying(ability.cost, abilities.block(ability, this)), this.effects(ability.effects ?? []));
      case 'prevent':
        return this.#paying(ability.cost, abilities.prevent(ability.amount, ability.to));
      case 'intel':
        return abilities.intel(ability.amount);
      case 'discipline':
        return `${this.who(ability.of)}: ${this.discipline(ability.discipline)}`;
      case 'flag':
        return [flags[ability.flag](ability.of === undefined ? '' : this.who(ability.of)), this.#if(ability.if)]
          .filter(Boolean)
          .join(' ');
      case 'reveal':
        return commas(this.#if(ability.if), this.effects(ability.effects));
      case 'survives':
        return abilities.survives(this.effects(ability.effects));
      case 'place as modifier':
        return abilities.placeAsModifier(ability.from, ability.to);
      default:
        return ability satisfies never;
    }
  }

  #if(condition: Condition | undefined): string {
    return condition === undefined ? '' : this.#words.if(this.condition(condition));
  }

  #paying(cost: Cost | undefined, done: string): string {
    return cost === undefined ? done : `${this.cost(cost)}: ${done}`;
  }

  #activated(ability: AbilityOf<'activated'>): string {
    const { abilities } = this.#words;
    const { during, streets, inquisition, cost, attackers, targets, amounts, effects } = ability;
    const when = commas(
      during ? abilities.during(during, this) : '',
      inquisition ? abilities.beforeInquisition : '',
      streets ? abilities.inTheStreets : '',
      this.#if(ability.if),
      attackers ? abilities.attackers : '',
    );
    const chosen = this.targets(targets);
    const named = amounts ? abilities.nameNumber(amounts.from, amounts.to) : '';
    return commas(when, this.#paying(cost, joined(chosen, named, this.effects(effects))));
  }

  #triggered({ when, if: condition, optional, cost, effects }: AbilityOf<'triggered'>): string {
    const { triggers, youMay } = this.#words;
    const moment = (triggers[when.on] as Phrase)(when as never, this);
    const done = this.#paying(cost, this.effects(effects));
    return commas(moment, this.#if(condition), optional ? `${youMay} ${done}` : done);
  }

  #static({ of, stat, amount, if: condition, type, once }: AbilityOf<'static'>): string {
    const { stat: statOf, abilities } = this.#words;
    const number = this.number(amount);
    if (stat === 'recruit cost') return abilities.recruits(number);
    // An Attack card and a party refer to their own attack.
    if (stat === 'damage' && of !== undefined) return abilities.damageTo(statOf(stat, number), this.who(of));
    const text = [
      statOf(stat, number),
      type === undefined ? '' : abilities.inAttacks(this.type(type)),
      this.forEach(amount),
      this.#if(condition),
    ];
    const told = `${of === undefined || of === 'acting' ? '' : `${this.who(of)}: `}${text.filter(Boolean).join(' ')}`;
    return once ? joined(told, abilities.once) : told;
  }

  // References of phrases.

  who(who: Who): string {
    return typeof who === 'string' ? this.#one(who) : this.#people(who, 'all');
  }

  a(who: Who): string {
    return typeof who === 'string' ? this.#one(who) : this.#people(who, 'a');
  }

  each(who: Who): string {
    return typeof who === 'string' ? this.#one(who) : this.#people(who, 'each');
  }

  #one(name: string): string {
    const { ones, those } = this.#words;
    if (name === 'this') return ones[this.#def.kind === 'vampire' ? 'this vampire' : 'this card'];
    if (name === 'acting' && this.#bears) return ones.bearer;
    return name.startsWith('the ')
      ? (this.#chosen.get(name.slice(4)) ?? those.character)
      : ones[name as Exclude<keyof CardWords['ones'], 'this vampire' | 'this card'>];
  }

  #people(group: Group, form: 'a' | 'each' | 'all'): string {
    const { people } = this.#words;
    const pick = ([one, many]: Both): string => (form === 'all' ? many : one);
    const adjectives = (['titled', 'wounded', 'exhausted'] as const)
      .filter((each) => group[each])
      .map((each) => pick(people.adjectives[each]))
      .join(' ');
    const noun = pick(group.leader ? people.leader : people.noun);
    const player = group.of === undefined ? undefined : this.player(group.of);
    const parts = [
      ...[
        (group.other ? people.other : people)[form],
        ...(people.adjectivesFirst ? [adjectives, noun] : [noun, adjectives]),
      ],
      group.discipline === undefined ? '' : people.with(this.discipline(group.discipline)),
      group.within === undefined || player !== undefined ? '' : this.#within(group.within),
      // The controller need not be named twice.
      group.whose === undefined || group.within === 'control' || group.within === 'coterie'
        ? ''
        : people.whose[group.whose],
      player === undefined ? '' : group.within === 'coterie' ? people.coterieOf(player) : people.of(player),
      group.where === undefined ? '' : people.where[group.where],
    ];
    return parts.filter(Boolean).join(' ');
  }

  #within(within: NonNullable<Group['within']>): string {
    const { people, those } = this.#words;
    return within === 'coterie' && this.#others ? people.coterieOf(those.player) : people.within[within];
  }

  among(who: Who): string {
    const { people } = this.#words;
    if (typeof who === 'string') return people.of(this.#one(who));
    const { within } = who;
    const isPlace = within !== undefined && within !== 'control' && Object.keys(who).length === 1;
    return isPlace ? people.inside[within] : people.among(this.who(who));
  }

  player(player: PlayerRef | undefined): string {
    const { players, those } = this.#words;
    if (player === undefined || player === 'you') return this.#others ? those.player : players.you;
    return player.startsWith('the ')
      ? (this.#chosen.get(player.slice(4)) ?? those.player)
      : players[player as keyof CardWords['players']];
  }

  isYou(player: PlayerRef | undefined): boolean {
    return (player === undefined || player === 'you') && !this.#others;
  }

  number(amount: Amount): number {
    if (typeof amount === 'number') return amount;
    return 'times' in amount ? (amount.times ?? 1) : 1;
  }

  amount(amount: Amount, unit: Unit): string {
    const text = this.#words.unit(unit, this.number(amount));
    const each = this.forEach(amount);
    return each === '' ? text : `${text} ${each}`;
  }

  forEach(amount: Amount): string {
    if (typeof amount === 'number') return '';
    const { counts, forEach } = this.#words;
    return forEach((counts[amount.count] as Phrase)(amount as never, this));
  }

  effects(effects: Effects): string {
    return effects
      .map((effect) => (this.#words.effects[effect.do] as Phrase)(effect as never, this))
      .filter(Boolean)
      .join('; ');
  }

  condition(condition: Condition): string {
    const { negated } = this.#words;
    const [only, ...more] = condition.if === 'none' ? condition.of : [];
    if (only && more.length === 0 && only.if in negated) return negated[only.if as keyof typeof negated];
    return (this.#words.conditions[condition.if] as Phrase)(condition as never, this);
  }

  cost(cost: Cost | undefined): string {
    if (!cost) return '';
    const { costs } = this.#words;
    return (Object.keys(costs) as (keyof typeof costs)[])
      .filter((key) => cost[key] !== undefined)
      .map((key) => costs[key](cost, this))
      .join(', ');
  }

  targets(targets: readonly Target[] | undefined): string {
    return (targets ?? [])
      .map((target) => (this.#words.targets[target.target] as Phrase)(target as never, this))
      .join('; ');
  }

  card(name: string): string {
    return this.#one(name);
  }

  cards(cards: Cards): string {
    return this.#words.cards(cards, this);
  }

  discipline(discipline: Discipline): string {
    return textIn(this.#language).terms[discipline];
  }

  type(type: AttackType): string {
    return textIn(this.#language).terms[type];
  }

  name(name: string, as: Chosen, words: string = this.#words.those[as]): void {
    this.#chosen.set(name, words);
  }
}

function commas(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('; ');
}
