/** The texts of cards, from the same tree that the rules carry out. */
import { sentence } from '@praxis/kit/language/grammar.ts';
import { fill, type Slots } from '@praxis/kit/language/template.ts';
import {
  type Ability,
  type Attack,
  type CardDef,
  type Count,
  type Effect,
  type Fact,
  isEnergyDef,
  isFossilDef,
  isPlayedDef,
  isPokemonDef,
  isStayingDef,
  type PokemonDef,
  type Power,
  type Provision,
} from '../../cards/language.ts';
import type { Terms } from '../keys/terms.ts';
import { textIn } from '../languages.ts';
import { attackIn, nameIn } from '../names.ts';
import { effectOf } from './effects.ts';
import { countOf, factOf, modifierOf } from './facts.ts';
import { textsOf } from './languages.ts';
import { all, energyTypes, inMood, some, someOther, target } from './nouns.ts';
import type { Mood, Phrases, Subject } from './phrases.ts';

/** One line of a card: an Ability, an attack, or plain text. */
export interface CardLine {
  /** Letters of the symbols of a cost. */
  readonly cost?: string;
  readonly name?: string;
  /** The English name, by which answers identify it, if it differs. */
  readonly key?: string;
  /** "Ability", "VSTAR Power". */
  readonly label?: string;
  /** "30+", "60×". */
  readonly damage?: string;
  readonly text: string;
}

export interface CardText {
  /** "Stage 1 Fire Pokémon · 100 HP · Evolves from Fuecoco" */
  readonly header: string;
  readonly lines: readonly CardLine[];
  /** "Weakness: Water ×2 · Retreat: 3" */
  readonly footer: string;
}

export const cardText: (def: CardDef, language: string) => CardText = textsOf((def: CardDef, phrases) =>
  new Renderer(phrases).card(def),
);

const POKEMON: Subject = { self: 'pokemon', attack: false };
const ATTACK: Subject = { self: 'pokemon', attack: true };
const BEARER: Subject = { self: 'bearer', attack: false };

class Renderer {
  readonly #phrases: Phrases;

  constructor(phrases: Phrases) {
    this.#phrases = phrases;
  }

  #say(phrase: string, slots: Slots): string {
    return fill(this.#phrases, phrase, slots);
  }

  card(def: CardDef): CardText {
    return {
      header: this.#header(def),
      lines: [...this.#lines(def), ...this.#ruleBoxes(def)],
      footer: this.#footer(def),
    };
  }

  #sentence(clause: string): string {
    return sentence(this.#phrases, clause);
  }

  #paragraph(clauses: readonly string[]): string {
    return clauses
      .map((clause) => this.#sentence(clause))
      .filter(Boolean)
      .join(' ');
  }

  get #words(): Terms {
    return textIn(this.#phrases.language).terms;
  }

  #header(def: CardDef): string {
    const { kinds, stages, types, tags } = this.#words;
    const { language, labels, evolvesFrom, restoredBy } = this.#phrases;
    const parts: string[] = [];
    if (isPokemonDef(def)) {
      parts.push(`${kinds.Pokémon} · ${stages[def.stage]}`, def.types.map((type) => types[type]).join('/'));
      if (def.hp !== undefined) parts.push(`${def.hp} ${labels.HP}`);
      if (def.evolvesFrom !== undefined)
        parts.push(this.#say(evolvesFrom, { name: nameIn(language, def.evolvesFrom) }));
      if (def.restoredBy !== undefined) parts.push(this.#say(restoredBy, { name: nameIn(language, def.restoredBy) }));
    } else parts.push(kinds[def.kind]);
    for (const tag of def.tags ?? []) parts.push(tags[tag]);
    return parts.join(' · ');
  }

  #footer(def: CardDef): string {
    if (!isPokemonDef(def)) return '';
    const { types } = this.#words;
    const { labels, colon } = this.#phrases;
    const parts: string[] = [];
    const each = (map: object | undefined, show: (value: number | string) => string): string =>
      Object.entries(map ?? {})
        .map(([type, value]) => `${types[type as keyof typeof types]} ${show(value)}`)
        .join(', ');
    const weakness = each(def.weakness, (value) => (typeof value === 'number' ? `×${value}` : value));
    const resistance = each(def.resistance, (value) => `−${value}`);
    if (weakness) parts.push(`${labels.Weakness}${colon}${weakness}`);
    if (resistance) parts.push(`${labels.Resistance}${colon}${resistance}`);
    if (def.retreat !== undefined) parts.push(`${labels.Retreat}${colon}${def.retreat}`);
    return parts.join(' · ');
  }

  #ruleBoxes(def: CardDef): CardLine[] {
    const tags = def.tags ?? [];
    const boxes = tags.flatMap((tag) => {
      const text = this.#phrases.ruleBoxes[tag];
      // A TAG TEAM is worth more than other Pokémon-GX; a Supporter of that label is worth nothing.
      const other = tag === 'GX' ? tags.includes('TAG TEAM') : tag === 'TAG TEAM' && !isPokemonDef(def);
      return text === undefined || other ? [] : [{ text }];
    });
    return isPokemonDef(def) ? [...this.#stageRules(def), ...boxes] : boxes;
  }

  #stageRules({ stage, prizes }: PokemonDef): CardLine[] {
    const { stageRules, worth } = this.#phrases;
    const rule = stage === 'BREAK' || stage === 'LV.X' || stage === 'LEGEND' ? [{ text: stageRules[stage] }] : [];
    return prizes === undefined ? rule : [...rule, { text: this.#say(worth, { n: prizes }) }];
  }

  #lines(def: CardDef): CardLine[] {
    if (isPokemonDef(def))
      return [
        ...(def.abilities ?? []).map((each) => this.#ability(each)),
        ...(def.attacks ?? []).map((each) => this.#attack(each)),
      ];
    if (isFossilDef(def)) return this.#fossil(def);
    if (isPlayedDef(def)) return [{ text: this.#played(def) }];
    if (isStayingDef(def)) return this.#staying(def);
    return isEnergyDef(def) ? this.#energy(def) : [];
  }

  #fossil(def: Extract<CardDef, { hp: number; played: unknown }>): CardLine[] {
    const { fossil } = this.#phrases;
    const type = def.types.map((each) => this.#words.types[each]).join('/');
    const lines: CardLine[] = [{ text: this.#sentence(this.#say(fossil[def.played], { n: def.hp, type })) }];
    for (const each of def.abilities ?? [])
      lines.push({ ...this.#ability(each), ...(each.as === 'rule' ? { label: '', name: '' } : {}) });
    if (def.prizes === 0) lines.push({ text: this.#sentence(fossil.noPrize) });
    return lines;
  }

  #played(def: Extract<CardDef, { effects: unknown }>): string {
    const { costs, playOnlyIf, structures } = this.#phrases;
    const sentences: string[] = [];
    if (def.if) sentences.push(this.#say(playOnlyIf, { fact: this.#fact(def.if, POKEMON) }));
    if (def.cost) sentences.push(this.#say(costs.card, { cards: someOther(this.#phrases, def.cost.discard) }));
    sentences.push(...this.#sentences(def.effects, BEARER));
    if (def.extra) {
      sentences.push(this.#say(costs.extra, { cards: someOther(this.#phrases, def.extra.cost.discard) }));
      const [first = '', ...rest] = this.#sentences(def.extra.effects, BEARER);
      sentences.push(this.#say(structures.ifSo, { it: first }), ...rest);
    }
    return this.#paragraph(sentences);
  }

  #staying(def: Extract<CardDef, { powers: readonly Power[]; kind: 'Stadium' | 'Tool' }>): CardLine[] {
    const subject = def.kind === 'Stadium' ? 'stadium' : BEARER;
    const lines: CardLine[] = [];
    if (def.attack) lines.push({ text: this.#sentence(this.#phrases.machine) });
    for (const each of def.powers) lines.push({ text: this.#power(each, subject) });
    if (def.attack) lines.push(this.#attack(def.attack));
    return lines;
  }

  #energy(def: Extract<CardDef, { provides: unknown }>): CardLine[] {
    if (def.kind === 'Basic Energy') return [];
    const lines = [...def.provides].reverse().map((provision) => ({
      text: this.#sentence(this.#provides(provision)),
    }));
    return [...lines, ...(def.powers ?? []).map((each) => ({ text: this.#power(each, BEARER) }))];
  }

  #provides({ types, count: n, if: condition }: Provision): string {
    const { provides } = this.#phrases;
    const energy =
      types === 'every'
        ? this.#say(provides.every, { n })
        : this.#say(provides.types, { n, types: energyTypes(this.#phrases, types) });
    if (!condition) return this.#say(provides.always, { energy });
    return this.#say(provides.if, { energy, fact: this.#fact(condition, BEARER) });
  }

  #ability(ability: Ability): CardLine {
    const { labels } = this.#phrases;
    const label = ability.vstar ? labels['VSTAR Power'] : labels[ability.as ?? 'Ability'];
    return { label, ...this.#named(ability.name), text: this.#power(ability, POKEMON) };
  }

  #named(english: string): Pick<CardLine, 'name' | 'key'> {
    const name = attackIn(this.#phrases.language, english);
    return name === english ? { name } : { name, key: english };
  }

  /** A power of a card in play, as a paragraph. */
  #power(power: Power, subject: Subject | 'stadium'): string {
    const { leaves, structures, costs, triggers } = this.#phrases;
    const about: Subject = subject === 'stadium' ? BEARER : subject;
    if ('leaves' in power) return this.#sentence(leaves);
    if ('gives' in power) return this.#static(power, about);
    if ('when' in power) {
      const [first = '', ...rest] = this.#sentences(power.effects, about, power.may ? 'infinitive' : 'order');
      const instruction = power.may ? this.#say(structures.may, { it: first }) : first;
      const who = subject === 'stadium' ? this.#phrases.nouns.anyPokemon : this.#self(subject);
      const when = this.#say(triggers[power.when], { who });
      return this.#paragraph([`${when}, ${this.#if(power.if, about, instruction)}`, ...rest]);
    }
    const cost = power.cost && this.#say(costs.ability, { cards: some(this.#phrases, power.cost.discard) });
    const [first = '', ...rest] = this.#sentences(power.effects, about, 'infinitive');
    const may = this.#say(structures.may, { it: first });
    return this.#paragraph([cost ?? '', `${this.#use(power, subject)}, ${this.#if(power.if, about, may)}`, ...rest]);
  }

  /** "once during your turn", with the required spot. */
  #use({ use, spot }: Extract<Power, { use: unknown }>, subject: Subject | 'stadium'): string {
    const { uses } = this.#phrases;
    const when = subject === 'stadium' ? uses.stadium : uses[use === 'once' ? 'once' : 'often'];
    return spot ? this.#say(uses[spot], { when }) : when;
  }

  #self(subject: Subject): string {
    return target(this.#phrases, 'self', subject);
  }

  #if(fact: Fact | undefined, subject: Subject, then: string): string {
    return fact ? this.#say(this.#phrases.structures.if, { fact: this.#fact(fact, subject), it: then }) : then;
  }

  #static(power: Extract<Power, { gives: unknown }>, subject: Subject): string {
    const { structures, whileSpot, players, together } = this.#phrases;
    const who =
      power.to === 'self' ? this.#self(subject) : power.to === 'you' ? players.you : all(this.#phrases, power.to);
    const clauses = power.gives.map((each) => modifierOf(this.#phrases, each, who));
    const clause = together(clauses, structures.and, who);
    const spotted = power.spot ? this.#say(whileSpot[power.spot], { who: this.#self(subject), clause }) : clause;
    // The subject of the whole sentence is named once.
    const isAboutSelf = power.if?.if === 'is' && power.if.who === 'self' && power.to === 'self';
    return this.#sentence(this.#if(power.if, isAboutSelf ? { ...subject, self: 'it' } : subject, spotted));
  }

  #attack(attack: Attack): CardLine {
    const { labels, damageEach } = this.#phrases;
    const effects = [...(attack.before ?? []), ...(attack.effects ?? [])];
    const sentences: string[] = [];
    const { damage } = attack;
    // An effect must be in the text before its results are counted.
    const isCountedLater = typeof damage === 'object' && damage.of.count === 'done';
    if (isCountedLater) sentences.push(...this.#sentences(effects, ATTACK));
    if (typeof damage === 'object') {
      if (damage.of.count === 'heads') sentences.push(this.#coins(damage.of.coins));
      const { each } = countOf(this.#phrases, damage.of, ATTACK);
      sentences.push(this.#say(damageEach, { n: damage.each, each }));
    }
    if (!isCountedLater) sentences.push(...this.#sentences(effects, ATTACK));
    const label = attack.vstar ? labels['VSTAR Power'] : attack.gx ? labels.GX : undefined;
    return {
      cost: attack.cost,
      ...this.#named(attack.name),
      ...(label ? { label } : {}),
      damage: damageText(attack),
      text: this.#paragraph(sentences),
    };
  }

  #fact(fact: Fact, subject: Subject): string {
    return factOf(this.#phrases, fact, subject);
  }

  #coins(n: number | 'until tails'): string {
    const { structures } = this.#phrases;
    return n === 'until tails' ? structures['coins until tails'] : this.#say(structures.coins, { n });
  }

  /** Effects as clauses that become sentences. The first one is in the given mood, the others are orders. */
  #sentences(effects: readonly Effect[], subject: Subject, mood: Mood = 'order'): string[] {
    return effects.flatMap((effect, index) => this.#clauses(effect, subject, index === 0 ? mood : 'order'));
  }

  /** Sentences of which the first is part of a structure: "otherwise, draw a card". */
  #followed(structure: string, [then, ...rest]: readonly string[]): string[] {
    return then ? [this.#say(structure, { it: then }), ...rest] : [];
  }

  #clauses(effect: Effect, subject: Subject, mood: Mood): string[] {
    const { structures } = this.#phrases;
    switch (effect.do) {
      case 'flip': {
        const clauses = [inMood(this.#phrases.flip, mood)];
        for (const [side, then] of [
          ['heads', effect.heads],
          ['tails', effect.tails],
        ] as const) {
          if (!then || then.length === 0) continue;
          const [first = '', ...rest] = this.#sentences(then, subject);
          clauses.push(this.#say(structures[side], { it: first }), ...rest);
        }
        return clauses;
      }
      case 'if': {
        const [first = '', ...rest] = this.#sentences(effect.effects, subject);
        const told =
          effect.fact.if === 'done' ? this.#say(structures.ifSo, { it: first }) : this.#if(effect.fact, subject, first);
        const otherwise = effect.else ? this.#sentences(effect.else, subject) : [];
        return [told, ...rest, ...this.#followed(structures.else, otherwise)];
      }
      case 'may': {
        const [first = '', ...rest] = this.#sentences(effect.effects, subject, 'infinitive');
        const then = effect.ifSo ? this.#sentences(effect.ifSo, subject) : [];
        return [this.#say(structures.may, { it: first }), ...rest, ...this.#followed(structures.ifSo, then)];
      }
      case 'choose': {
        const options = effect.among.map((each) => `• ${this.#paragraph(this.#sentences(each, subject))}`);
        const { most } = effect;
        const choice = most === effect.among.length ? 'choose any' : most === 1 ? 'choose one' : 'choose some';
        return [this.#say(structures[choice], { n: most, options: options.join(' ') })];
      }
      default: {
        const { amount } = effect as { readonly amount?: unknown };
        const counted = (amount as { readonly of?: Count } | undefined)?.of;
        const coins = counted?.count === 'heads' ? [this.#coins(counted.coins)] : [];
        return [...coins, effectOf(this.#phrases, effect, subject, mood)];
      }
    }
  }
}

/** "30", "30+", "30×", or nothing. */
function damageText({ damage, before = [] }: Attack): string {
  if (damage === undefined) return '';
  if (typeof damage === 'object') return `${damage.each}×`;
  return mayRaise(before) ? `${damage}+` : String(damage);
}

function mayRaise(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    switch (effect.do) {
      case 'more damage':
        return true;
      case 'flip':
        return mayRaise(effect.heads ?? []) || mayRaise(effect.tails ?? []);
      case 'if':
        return mayRaise(effect.effects) || mayRaise(effect.else ?? []);
      case 'may':
        return mayRaise(effect.effects) || mayRaise(effect.ifSo ?? []);
      default:
        return false;
    }
  });
}
