/** The context for wording a card's text: the words that mean its cards and players, and those mentioned before. */

import { nodesWith } from '@praxis/kit/definitions.ts';
import { fill, type Mention } from '@praxis/kit/language/template.ts';
import type { Ability, CardDef, Choose, Condition, Effect, Filter, Mode, Ref, SeatRef } from '../../cards/language.ts';
import { isSeveral } from './choices.ts';
import { cardName } from './names.ts';
import { headOf, impliedHead, nounPhrase } from './nouns.ts';
import type { Article, FixedNoun, FixedRef, Noun, NounPhrase, Phrases, SeatWord, Tokens } from './phrases.ts';

/** Something chosen or found under a name. */
interface Named {
  readonly choose:
    | Choose
    | { readonly name: string; readonly each: Filter }
    | { readonly name: string; readonly found: Filter; readonly max?: number }
    /** Chosen by several players, each of his own. */
    | { readonly name: string; readonly theirs: Filter };
  said: boolean;
}

const VIRTUES = new Set(['def', 'inn', 'jud', 'mar', 'red', 'ven', 'vin', 'viz']);

/** Minions that a card does not choose: each may be a vampire or an ally, unless the text has made sure. */
const UNCHOSEN_MINIONS = new Set<Ref>(['acting', 'opposing', 'blocker', 'concerned', 'the opponent', 'its opponent']);

export class Telling {
  readonly phrases: Phrases;
  readonly def: CardDef;
  /** True if the minion that uses the card is the acting one, so that bleed and stealth are its own. */
  selfActs = false;
  /** The way being worded is that of a combat card. */
  isCombatCard = false;
  /** True if a minion uses the card, so that its bonuses need no subject. */
  byMinion = true;
  /** True if that minion is the subject of options. */
  minionDecides = true;
  /** True if the reader uses the card, rather than the controller of another player's vampire. */
  userIsYou = true;
  /** True if the text has just mentioned a player's turn. */
  turnKnown = false;
  readonly #names = new Map<string, Named>();
  /** What the text asks of cards, before or around its effects. */
  #asked: readonly Condition[] = [];
  #self: Noun;

  constructor(phrases: Phrases, def: CardDef) {
    this.phrases = phrases;
    this.def = def;
    this.#self = phrases.nouns.minion;
  }

  /** Begins one way of playing the card: from here on `self` is the minion that plays it. */
  startMode(mode: Mode): void {
    const { nouns } = this.phrases;
    const { is, clan, sect, title, capacityMin } = { ...this.def.requires, ...mode.requires };
    const virtue = mode.disciplines?.some((each) => VIRTUES.has(each));
    const vampire = is === 'vampire' || clan || sect || title || capacityMin || (mode.disciplines ?? []).length > 0;
    this.#self = virtue ? nouns.imbued : vampire ? nouns.vampire : nouns.minion;
    this.#asked = nodesWith<Condition>('if', mode);
    this.#names.clear();
  }

  /** Begins an ability. The card on which this one was played may be named again; everything else is chosen again. */
  startAbility(chosenBefore: readonly Choose[], ability: Ability): void {
    this.#names.clear();
    this.#asked = nodesWith<Condition>('if', ability);
    for (const choose of chosenBefore) this.#names.set(choose.name, { choose, said: true });
    this.#self = this.#bearerNoun();
  }

  /** What is said meanwhile is said of cards for which these conditions do not hold. */
  otherwise<Told>(conditions: readonly Condition[], told: () => Told): Told {
    const asked = this.#asked;
    this.#asked = [...conditions.map(denied), ...asked];
    const result = told();
    this.#asked = asked;
    return result;
  }

  name(choose: Named['choose']): void {
    this.#names.set(choose.name, { choose, said: false });
  }

  /** It need not be introduced any more. */
  mention(name: string): void {
    const named = this.#names.get(name);
    if (named) named.said = true;
  }

  named(name: string): Named | undefined {
    return this.#names.get(name);
  }

  /** True for an optional choice that has not been mentioned. */
  isUnmentionedOption(ref: string): boolean {
    const named = ref.startsWith('the ') ? this.#names.get(ref.slice(4)) : undefined;
    return named !== undefined && !named.said && 'optional' in named.choose && named.choose.optional === true;
  }

  /** True if the reference means the minion that uses the card. */
  isUser(ref: Ref): boolean {
    if (!this.minionDecides) return false;
    if (ref === 'bearer' && this.#self === this.#bearerNoun()) return true;
    return ref === 'self' || (this.isMinion && ref === 'this');
  }

  #isPutOnOpponent(): boolean {
    return nodesWith<Effect>('do', this.def.modes).some(
      (effect) => effect.do === 'put in play' && (effect.on === 'opposing' || effect.on === 'the opponent'),
    );
  }

  /** The word for the counters on a card. */
  tokens(ref: Ref | 'pool'): Tokens {
    if (ref === 'pool') return 'pool';
    const { kind, types = [] } = this.def;
    const own = ref === 'self' || ref === 'this' || ref === 'bearer';
    const lives = (['ally', 'power', 'conviction'] as const).some((type) => types.includes(type));
    if (own && (kind === 'imbued' || lives)) return 'life';
    if (ref === 'this' && !this.isMinion) return types.includes('retainer') ? 'life' : 'counters';
    // The minion on which a combat card was put may be an ally.
    if (ref === 'bearer' && this.#isPutOnOpponent()) return 'blood or life';
    const filter = UNCHOSEN_MINIONS.has(ref) ? this.#minionFor(ref) : (this.#filterOf(ref) ?? this.#eachOf(ref));
    if (filter?.trait === 'investment') return 'counters';
    switch (filter?.is ?? (filter?.any?.every(({ is }) => is === 'ally' || is === 'retainer') ? 'ally' : undefined)) {
      case 'location':
      case 'master':
        return 'counters';
      case 'minion':
        return 'blood or life';
      case 'ally':
      case 'retainer':
      case 'imbued':
        return 'life';
      default:
        return 'blood';
    }
  }

  /** What kind of minion it is, as far as the text asks for it. */
  #minionFor(ref: Ref): Filter {
    const meant = ref === 'the opponent' ? 'opposing' : ref;
    for (const asked of this.#asked) {
      if (asked.if !== 'matches' || asked.card !== meant) continue;
      const is = kindAsked(asked.filter) ?? kindAsked(asked.filter.not ?? {});
      if (is) return { is };
    }
    return { is: 'minion' };
  }

  /** The filter of a chosen card; of a bearer, the filter of the choice on which the card was put. */
  #filterOf(ref: Ref): Filter | undefined {
    const chosen = (choose: Named['choose'] | undefined): Filter | undefined =>
      choose && 'card' in choose ? choose.card : choose && 'found' in choose ? choose.found : undefined;
    if (ref.startsWith('the ')) return chosen(this.#names.get(ref.slice(4))?.choose);
    if (ref !== 'bearer') return undefined;
    for (const { effects, choose = [] } of this.def.modes ?? [])
      for (const effect of effects)
        if (effect.do === 'put in play' && effect.on)
          return chosen(choose.find(({ name }) => effect.on === `the ${name}`));
    return undefined;
  }

  /** The filter of the cards that have this name one after the other. */
  #eachOf(ref: Ref): Filter | undefined {
    const choose = ref.startsWith('the ') ? this.#names.get(ref.slice(4))?.choose : undefined;
    return choose && 'each' in choose ? choose.each : undefined;
  }

  /** True of a chosen card that only has to be paid for. */
  ignoresRequirements(ref: Ref | undefined): boolean {
    const choose = ref?.startsWith('the ') ? this.#names.get(ref.slice(4))?.choose : undefined;
    return choose !== undefined && 'card' in choose && choose.payable === true;
  }

  /** True if a chosen card comes from a place outside play. */
  comesIntoPlay(ref: Ref): boolean {
    const place = this.#filterOf(ref)?.in;
    return place === 'ash heap' || place === 'uncontrolled';
  }

  /** True if the card may be another player's. */
  isOfAnybody(ref: Ref): boolean {
    if (ref === 'action card' || ref === 'acting' || ref === 'opposing' || ref === 'blocker') return true;
    const filter = this.#filterOf(ref);
    return filter !== undefined && filter.of !== 'you';
  }

  /** True if several players have chosen such cards of theirs. */
  isOfSeveral(ref: Ref): boolean {
    const choose = ref.startsWith('the ') ? this.#names.get(ref.slice(4))?.choose : undefined;
    return choose !== undefined && 'theirs' in choose;
  }

  get isMinion(): boolean {
    return this.isCrypt || this.def.types?.includes('ally') === true;
  }

  get isCrypt(): boolean {
    return this.def.kind !== 'library';
  }

  /** The card's word for itself. */
  get me(): Mention {
    const { nouns } = this.phrases;
    const { kind, types } = this.def;
    const noun =
      kind === 'vampire'
        ? nouns.vampire
        : kind === 'imbued'
          ? nouns.imbued
          : types?.includes('ally')
            ? nouns.ally
            : types?.includes('retainer')
              ? nouns.retainer
              : nouns.card;
    return fixed({ noun, article: 'this' });
  }

  get bearer(): Mention {
    return this.isMinion || this.def.becomes === 'blocker'
      ? this.me
      : fixed({ noun: this.#bearerNoun(), article: 'the' });
  }

  #bearerNoun(): Noun {
    const { nouns, employer, bearer } = this.phrases;
    const { kind, types = [] } = this.def;
    if (kind === 'vampire') return nouns.vampire;
    if (kind === 'imbued') return nouns.imbued;
    if (types.includes('ally')) return nouns.ally;
    return types.includes('retainer') ? employer : bearer;
  }

  get self(): Mention {
    if (this.#self === this.phrases.bearer || this.#self === this.phrases.employer) return this.bearer;
    return fixed({ noun: this.#self, article: 'this' });
  }

  ref(ref: Ref): Mention {
    if (ref === 'self') return this.self;
    if (ref === 'this') return this.me;
    if (ref === 'bearer') return this.bearer;
    if (ref === 'the opponent' || !ref.startsWith('the ')) return fixed(this.phrases.refs[ref as FixedRef]);
    return this.#mention(ref.slice(4));
  }

  seat(ref: SeatRef): Mention {
    if (ref.startsWith('controller of ')) {
      const { noun, after } = this.phrases.controller;
      const of = ref.slice('controller of '.length) as Ref;
      const made = (): NounPhrase =>
        asPhrase({ noun, article: 'the', after: fill(this.phrases, after, { card: this.ref(of) }) });
      return { peek: made, say: made };
    }
    if (ref.startsWith('the ')) return this.#mention(ref.slice(4));
    if (ref.startsWith('all but ')) return fixed(this.phrases.seats['each other']);
    if (ref === 'turn player' && this.turnKnown) return fixed({ noun: this.phrases.nouns.Methuselah, article: 'that' });
    return fixed(this.phrases.seats[ref as SeatWord]);
  }

  /** A card of a filter; one that was named before is pointed at. */
  cards(filter: Filter, article: Article, number: 'one' | 'many' = 'one'): Mention {
    if (filter.named !== undefined) return this.#mention(filter.named);
    const made = (): NounPhrase => nounPhrase(this, filter, article, number);
    return { peek: made, say: made };
  }

  #mention(name: string): Mention {
    const named = this.#names.get(name);
    if (!named) throw new Error(`${this.def.name}: nothing has been chosen under the name ${JSON.stringify(name)}.`);
    const peek = (): NounPhrase => (named.said ? this.#again(named) : this.#first(named));
    return {
      peek,
      say: () => {
        const phrase = peek();
        named.said = true;
        return phrase;
      },
    };
  }

  #first({ choose }: Named): NounPhrase {
    if ('each' in choose) return nounPhrase(this, choose.each, 'each', 'one');
    if ('found' in choose && choose.max)
      return { ...nounPhrase(this, choose.found, 'bare', 'many'), quantity: { min: 0, max: choose.max } };
    if ('found' in choose) return nounPhrase(this, choose.found, 'a', 'one');
    if ('theirs' in choose) return nounPhrase(this, choose.theirs, 'bare', 'many');
    if ('card' in choose) {
      const { min = 1, max = 1, upTo } = choose;
      if (max <= 1) return nounPhrase(this, choose.card, 'a', 'one');
      if (upTo !== undefined)
        return { ...nounPhrase(this, choose.card, 'bare', 'many'), quantity: { min: 0, max: 'X' } };
      return { ...nounPhrase(this, choose.card, 'bare', 'many'), quantity: { min, max } };
    }
    if ('player' in choose)
      return asPhrase(choose.player === 'prey' ? this.phrases.seats.prey : this.phrases.players[choose.player]);
    throw new Error(`${this.def.name}: ${choose.name} is no card and no player.`);
  }

  #again(named: Named): NounPhrase {
    const { choose } = named;
    if ('player' in choose)
      return choose.player === 'prey'
        ? this.#first(named)
        : asPhrase({ noun: this.phrases.nouns.Methuselah, article: 'that' }, isSeveral(choose) ? 'many' : 'one');
    const noun = this.#nounOf(named);
    if (!noun) throw new Error(`${this.def.name}: ${choose.name} is no card and no player.`);
    const isOne = !('max' in choose) || choose.max === undefined || choose.max <= 1;
    const number = 'theirs' in choose || !isOne ? 'many' : 'one';
    const alike = [...this.#names.values()].filter((each) => this.#nounOf(each) === noun);
    const phrase = asPhrase({ noun, article: 'that' }, number);
    return alike.length > 1 ? { ...phrase, article: 'the', ordinal: alike.indexOf(named) + 1 } : phrase;
  }

  #nounOf({ choose }: Named): Noun | undefined {
    const filter =
      'each' in choose
        ? choose.each
        : 'found' in choose
          ? choose.found
          : 'theirs' in choose
            ? choose.theirs
            : 'card' in choose
              ? choose.card
              : undefined;
    return filter && headOf(this, filter);
  }

  /** A card's name in the language. */
  cardName(name: string): string {
    return cardName(name, this.phrases.language);
  }
}

/** The kind of cards that a filter is for, if it says so or if only vampires have what it asks for. */
function kindAsked(filter: Filter): Filter['is'] {
  const [kind, another] = new Set(filter.any?.map(kindAsked));
  if (another !== undefined) return undefined;
  if (kind !== undefined) return kind;
  return filter.is ?? (impliedHead(filter) === 'vampire' ? 'vampire' : undefined);
}

/** A minion that is no ally is a vampire. */
function denied(condition: Condition): Condition {
  if (condition.if !== 'matches' || condition.filter.is !== 'ally') return condition;
  return { ...condition, filter: { is: 'vampire' } };
}

export function fixed(noun: FixedNoun): Mention {
  const phrase = asPhrase(noun);
  return { peek: () => phrase, say: () => phrase };
}

export function asPhrase(
  { noun, article, person, after, plural }: FixedNoun,
  number: 'one' | 'many' = plural ? 'many' : 'one',
): NounPhrase {
  const text = noun[number];
  return { text: after ? `${text} ${after}` : text, article, gender: noun.gender, number, person: person ?? 'they' };
}
