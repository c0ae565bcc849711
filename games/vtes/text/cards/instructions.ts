/** Effects in words, put together to sentences. */

import { fill, type Mention } from '@praxis/kit/language/template.ts';
import type { Effect } from '../../cards/language.ts';
import { allowanceOf } from './allowances.ts';
import { chooseInstruction, inMood, needsSentence } from './choices.ts';
import { clausesOf, costInstructions } from './conditions.ts';
import { type Simple, simpleClause, templateOf } from './effects.ts';
import { got, isGot, isImplicit, type Modify, namesSubject, stated } from './gets.ts';
import type { NounPhrase } from './phrases.ts';
import { listed } from './sentences.ts';
import { comesWithStrike, strikeSentences, strikeText } from './strikes.ts';
import type { Telling } from './telling.ts';

/** As an order to the reader, or behind "may" and "to". */
export type Mood = 'order' | 'infinitive';

/** The first sentence, which a scene may precede, and those that follow it. */
export interface Sentences {
  readonly lead: string;
  readonly rest: readonly string[];
}

/** Effects that share a sentence. */
type Group =
  | { readonly kind: 'got'; readonly effects: Modify[] }
  | { readonly kind: 'stated'; readonly effects: Modify[] }
  | { readonly kind: 'strike'; readonly effect: Extract<Effect, { do: 'strike' }>; readonly extras: Effect[] }
  | { readonly kind: 'one'; readonly effect: Effect };

/** Effects in the order in which they happen. Simple ones are joined; others make sentences of their own. */
export function tell(
  telling: Telling,
  effects: readonly Effect[],
  mood: Mood,
  given: Set<string> = new Set(),
): Sentences {
  const { phrases } = telling;
  const sentences: string[] = [];
  let clauses: Clause[] = [];
  let now = mood;
  const groups = leadFirst(
    telling,
    grouped(telling, inOrderOfTelling(effects.filter((each) => !isKnown(each, effects)))),
    mood,
  );
  const close = (): void => {
    if (clauses.length > 0 || now === 'infinitive') sentences.push(joined(phrases, clauses));
    clauses = [];
    now = 'order';
  };
  /** A clause of this mood, else in a sentence of its own. */
  const add = (say: (inMood: Mood) => string | undefined, apart = false, hasSubject = false): void => {
    if (apart && clauses.length > 0) close();
    let said = say(now);
    if (said === undefined) {
      close();
      said = say('order');
    }
    if (said) clauses.push({ text: said, hasSubject: hasSubject && now === 'order' });
    if (apart && now === 'order') close();
  };
  groups.forEach((group, index) => {
    if (group.kind === 'got') {
      // Alone in its sentence it needs no verb.
      const alone = clauses.length === 0 && endsSentence(telling, groups[index + 1]);
      const hasSubject = !isImplicit(telling, group.effects[0] as Modify);
      add((each) => got(telling, group.effects, each, alone, given), false, hasSubject);
    } else if (group.kind === 'stated') {
      add((each) => stated(telling, group.effects, each), namesSubject(telling, group.effects[0] as Modify));
    } else if (group.kind === 'strike') {
      add((each) =>
        fill(phrases, inMood(phrases.effects.strike, each), {
          strike: strikeText(telling, group.effect.strike, group.extras),
        }),
      );
      const more = strikeSentences(telling, group.effect.strike);
      if (more.length > 0) {
        close();
        sentences.push(...more);
      }
    } else if (group.effect.do === 'choose' && now === 'infinitive') {
      // "may choose … and …": a choice in passing is mentioned later.
      const { choose, atRandom } = group.effect;
      telling.name(choose);
      if (atRandom)
        add((each) =>
          fill(phrases, phrases.always['at random'], { instructions: chooseInstruction(telling, choose, each) }),
        );
      else if (needsSentence(choose)) add((each) => chooseInstruction(telling, choose, each));
    } else if (now === 'infinitive' && isEither(group.effect)) {
      const { effect } = group;
      add(() => eitherOf(telling, effect as Either));
    } else {
      const made = structure(telling, group.effect, given);
      // A choice that is mentioned in passing does not tear the sentence apart.
      if (made?.length === 0 && now === 'infinitive' && clauses.length === 0) return;
      if (made) {
        close();
        sentences.push(...made);
      } else {
        // An effect on the next round is independent of the reader's current instructions.
        const apart = group.effect.do === 'set range' && group.effect.nextRound === true;
        add((each) => clause(telling, group.effect, each), apart, statesFact(telling, group.effect));
        if (group.effect.do === 'search' && now === 'order') close();
      }
    }
  });
  if (clauses.length > 0) close();
  const [lead = '', ...rest] = sentences;
  return { lead, rest: rest.filter(Boolean) };
}

interface Clause {
  readonly text: string;
  /** It says what somebody does, rather than what the reader shall do. */
  readonly hasSubject: boolean;
}

/** "burn this card and that vampire unlocks", but "that vampire unlocks; burn this card": the subject does not burn it. */
function joined(phrases: Telling['phrases'], clauses: readonly Clause[]): string {
  const parts: string[][] = [];
  clauses.forEach(({ text, hasSubject }, index) => {
    if (index === 0 || (clauses[index - 1]?.hasSubject && !hasSubject)) parts.push([]);
    parts.at(-1)?.push(text);
  });
  return parts.map((each) => listed(phrases, each, 'and')).join('; ');
}

/** True if the clause begins with its subject. */
function statesFact(telling: Telling, effect: Effect): boolean {
  if (effect.do === 'each card') return effect.effects.every((each) => statesFact(telling, each));
  if (effect.do === 'modify') return !isImplicit(telling, effect);
  if (effect.do === 'strike' || isStructure(telling, effect)) return false;
  return templateOf(telling, effect as Simple, 'order')?.startsWith('{') === true;
}

type Either = Extract<Effect, { do: 'may' }>;

/** Behind "may": one thing, or else another. */
function isEither(effect: Effect): boolean {
  return effect.do === 'may' && effect.who === undefined && effect.then === undefined && effect.else !== undefined;
}

function eitherOf(telling: Telling, effect: Either): string {
  const { phrases } = telling;
  const cost = listed(phrases, costInstructions(telling, effect.cost ?? {}), 'and');
  const instructions = tellOne(telling, effect.effects, 'infinitive');
  const paid = cost ? fill(phrases, phrases.structures.paying, { cost, instructions }) : instructions;
  return listed(phrases, [paid, tellOne(telling, effect.else ?? [], 'infinitive')], 'or');
}

/** The card on which another one is put is known without being chosen again. */
function isKnown(effect: Effect, effects: readonly Effect[]): boolean {
  return effect.do === 'remember' && effects.some((each) => each.do === 'put in play' && each.on === effect.card);
}

/** Puts a fight before its announced consequences, though these are settled before it begins. */
function inOrderOfTelling(effects: readonly Effect[]): readonly Effect[] {
  const fight = effects.find((effect) => effect.do === 'fight');
  const isOfCombat = (effect: Effect): boolean =>
    effect.do === 'later' && (effect.when === 'end of combat' || effect.when === 'before range');
  if (!fight || !effects.some(isOfCombat)) return effects;
  const others = effects.filter((effect) => effect !== fight);
  const at = others.findIndex(isOfCombat);
  return [...others.slice(0, at), fight, ...others.slice(at)];
}

/** Behind "may" or "to" there must be an instruction first: effects that make sentences of their own follow. */
function leadFirst(telling: Telling, groups: readonly Group[], mood: Mood): readonly Group[] {
  const [first] = groups;
  if (mood !== 'infinitive' || first?.kind !== 'one' || first.effect.do !== 'if') return groups;
  const lead = groups.find((group) => group.kind === 'one' && !isStructure(telling, group.effect));
  return lead ? [lead, ...groups.filter((group) => group !== lead)] : groups;
}

function endsSentence(telling: Telling, next: Group | undefined): boolean {
  if (next === undefined) return true;
  if (next.kind === 'stated') return true;
  return next.kind === 'one' && isStructure(telling, next.effect);
}

/** All in one clause, for places where there is room for one only. */
function tellOne(telling: Telling, effects: readonly Effect[], mood: Mood): string {
  const { lead, rest } = tell(telling, effects, mood);
  return [lead, ...rest].filter(Boolean).join('; ');
}

/** Groups the bonuses of the same minion, the same statement about several, and the extras of a strike. */
function grouped(telling: Telling, effects: readonly Effect[]): Group[] {
  const groups: Group[] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    if (last?.kind === 'strike' && comesWithStrike(telling, effect)) last.extras.push(effect);
    else if (effect.do === 'strike') groups.push({ kind: 'strike', effect, extras: [] });
    else if (effect.do !== 'modify') groups.push({ kind: 'one', effect });
    else if (isGot(telling, effect)) {
      if (last?.kind === 'got' && isSameSubject(last.effects[0] as Modify, effect)) last.effects.push(effect);
      else groups.push({ kind: 'got', effects: [effect] });
    } else if (last?.kind === 'stated' && sameStatement(last.effects[0] as Modify, effect)) last.effects.push(effect);
    else groups.push({ kind: 'stated', effects: [effect] });
  }
  return groups;
}

function isSameSubject(one: Modify, other: Modify): boolean {
  return one.of === other.of && JSON.stringify(one.cards) === JSON.stringify(other.cards);
}

function sameStatement(one: Modify, other: Modify): boolean {
  return JSON.stringify({ ...one, of: 0 }) === JSON.stringify({ ...other, of: 0 });
}

// Effects that are made of others.

function isStructure(telling: Telling, effect: Effect): boolean {
  switch (effect.do) {
    case 'allow':
    case 'later':
    case 'may':
    case 'if':
    case 'choose':
    case 'each chooses':
      return true;
    default:
      return 'card' in effect && typeof effect.card === 'string' && telling.isUnmentionedOption(effect.card);
  }
}

/** The sentences of an effect that holds others; undefined if the effect is a simple clause. */
function structure(telling: Telling, effect: Effect, given: Set<string>): string[] | undefined {
  if (!isStructure(telling, effect)) return undefined;
  const { phrases } = telling;
  const { structures } = phrases;
  const within = (effects: readonly Effect[], template: string, slots: Parameters<typeof fill>[2] = {}): string[] => {
    const { lead, rest } = tell(telling, effects, 'order', given);
    return [fill(phrases, template, { ...slots, instructions: lead }), ...rest];
  };
  switch (effect.do) {
    case 'later':
      if (effect.when === 'you discard') {
        const { lead, rest } = tell(telling, effect.effects, 'infinitive', given);
        const cards = telling.cards({ is: 'card', ...effect.cards, in: 'anywhere' }, 'a');
        return [fill(phrases, structures.later[effect.when], { cards, instructions: lead }), ...rest];
      }
      return within(
        effect.effects,
        structures.later[telling.isCombatCard && effect.when === 'after resolution' ? 'after combat' : effect.when],
      );
    case 'allow': {
      for (const choose of effect.choose ?? []) telling.name(choose);
      const { byMinion, selfActs } = telling;
      // The minion that is allowed to do it is the subject of the sentence.
      if (effect.card) telling.byMinion = telling.selfActs = true;
      const cost = listed(phrases, costInstructions(telling, effect.cost ?? {}), 'and');
      const { lead, rest } = tell(telling, effect.effects, 'infinitive', given);
      telling.byMinion = byMinion;
      telling.selfActs = selfActs;
      const instructions = cost ? fill(phrases, structures.paying, { cost, instructions: lead }) : lead;
      return [
        fill(phrases, structures.scene, {
          scene: structures.allow[allowanceOf(effect)],
          instructions: fill(phrases, structures.may, {
            who: effect.card ? telling.ref(effect.card) : telling.self,
            instructions,
          }),
        }),
        ...rest,
      ];
    }
    case 'if': {
      const conditions = clausesOf(telling, effect.conditions);
      return [
        ...within(effect.effects, structures.if, { conditions }),
        ...(effect.else ? telling.otherwise(effect.conditions, () => within(effect.else ?? [], structures.else)) : []),
      ];
    }
    case 'may': {
      const who = telling.seat(effect.who ?? 'you');
      const { minionDecides } = telling;
      // A player unlocks the vampire: only a minion unlocks itself.
      telling.minionDecides = false;
      const cost = effect.cost && listed(phrases, costInstructions(telling, effect.cost), 'and');
      const { lead, rest } = tell(telling, effect.effects, 'infinitive', given);
      telling.minionDecides = minionDecides;
      return [
        fill(phrases, structures.may, {
          who,
          // A cost without instructions only averts the rest.
          instructions: cost && lead ? fill(phrases, structures.paying, { cost, instructions: lead }) : cost || lead,
        }),
        ...rest,
        ...(effect.then ? within(effect.then, structures.ifSo, { who }) : []),
        ...(effect.else ? within(effect.else, structures.ifNot ?? structures.else, { who }) : []),
      ];
    }
    case 'each chooses':
      telling.name(
        isOfSeveral(effect) ? { name: effect.as, theirs: effect.cards } : { name: effect.as, card: effect.cards },
      );
      telling.mention(effect.as);
      return [
        fill(phrases, effect.must ? structures.eachMustChoose : structures.eachChooses, {
          who: telling.seat(effect.who ?? 'each'),
          what: theirs(telling, effect),
        }),
      ];
    case 'choose':
      telling.name(effect.choose);
      if (effect.atRandom)
        return [
          fill(phrases, phrases.always['at random'], {
            instructions: chooseInstruction(telling, effect.choose, 'order'),
          }),
        ];
      if (effect.who)
        return [
          fill(phrases, phrases.choose.statement, {
            who: telling.seat(effect.who),
            what: telling.ref(`the ${effect.choose.name}`),
          }),
        ];
      return needsSentence(effect.choose) ? [chooseInstruction(telling, effect.choose, 'order')] : [];
    default:
      // A choice that need not be made: "you may burn a Blood Doll".
      return [
        fill(phrases, structures.may, {
          who: telling.seat('you'),
          instructions: clause(telling, effect, 'infinitive') as string,
        }),
      ];
  }
}

/** True if several cards may be chosen, or several players choose. */
function isOfSeveral({ who, max }: Extract<Effect, { do: 'each chooses' }>): boolean {
  return max !== undefined || who === undefined || who === 'each' || who === 'each other';
}

/** A card of theirs, or up to so many. */
function theirs(telling: Telling, { cards, max }: Extract<Effect, { do: 'each chooses' }>): Mention {
  const filter = { ...cards, of: 'them' as never };
  if (max === undefined) return telling.cards(filter, 'a');
  const { peek } = telling.cards(filter, 'bare', 'many');
  const some = (): NounPhrase => ({ ...peek(), quantity: { min: 0, max } });
  return { peek: some, say: some };
}

/** One effect as a clause; undefined if it cannot be said in this mood, empty if it needs no words. */
function clause(telling: Telling, effect: Effect, mood: Mood): string | undefined {
  if (effect.do === 'each card') {
    telling.name({ name: 'it', each: effect.cards });
    // Where the first thing to do is a choice, the cards are named before it.
    const [first] = effect.effects;
    if (first && (first.do === 'choose' || first.do === 'may')) {
      telling.mention('it');
      return fill(telling.phrases, telling.phrases.structures.forEach, {
        cards: telling.cards(effect.cards, 'each'),
        instructions: tellOne(telling, effect.effects, 'order'),
      });
    }
    return tellOne(telling, effect.effects, mood);
  }
  return simpleClause(telling, effect as Simple, mood);
}
