/** A card's effects in numbers, for bots. They read this and never the shape of a definition. */
import { nodesWith } from '@praxis/kit/definitions.ts';
import type { Ability, CardDef, Choose, Condition, Cost, Effect, Filter, LibraryType } from '../cards/language.ts';
import { levelPiece, modesOf, typeOf } from '../rules/state/modes.ts';
import { approximate, type Benefits } from './benefits.ts';
import { EffectTally } from './effect-tally.ts';
import { isMinion } from './tally.ts';

export type { Benefit, Benefits } from './benefits.ts';

export interface ModeEstimate {
  readonly type: LibraryType;
  /** The word by which an answer names this way. */
  readonly way: string;
  readonly disciplines: readonly string[];
  /** The titles of which its player must have one; empty if any will do, undefined if none is needed. */
  readonly titles: readonly string[] | undefined;
  readonly cost: { readonly pool: number; readonly blood: number };
  /** True if it is meant for another player's cards or pool. */
  readonly hostile: boolean;
  /** True if the action is a bleed. */
  readonly bleeds: boolean;
  /** True if it can be used only after the first round of combat. */
  readonly late: boolean;
  /** The range at which alone it can be used. */
  readonly range: 'close' | 'long' | undefined;
  /** True if it can be used before range is determined, but also later. */
  readonly waits: boolean;
  /** The cards among which its target is chosen. */
  readonly target: Filter | undefined;
  readonly gives: Benefits;
}

/** One use of a card in play, or one action that minions can take through it. */
export interface UseEstimate {
  /** The word by which an answer names it. */
  readonly way: string;
  readonly action: boolean;
  /** The steps in which it can be used; none for an action. */
  readonly when: readonly string[];
  readonly cost: { readonly pool: number; readonly blood: number };
  readonly hostile: boolean;
  /** True if the others vote about it. */
  readonly referendum: boolean;
  /** The cards among which its target is chosen. */
  readonly target: Filter | undefined;
  readonly gives: Benefits;
}

export interface PaidEffect {
  readonly cost: { readonly pool: number; readonly blood: number };
  readonly gives: Benefits;
}

export interface CardEstimate {
  readonly kind: CardDef['kind'];
  readonly types: readonly LibraryType[];
  readonly trifle: boolean;
  /** Of a crypt card; 0 for others. */
  readonly capacity: number;
  /** A crypt card's Disciplines: 1 basic, 2 superior. */
  readonly disciplines: Readonly<Record<string, 1 | 2>>;
  /** The rank that is printed on a vampire. */
  readonly title: string | undefined;
  readonly clan: string | undefined;
  /** The Discipline of which the card gives its bearer a level. */
  readonly teaches: string | undefined;
  /** One for each way to play a library card. */
  readonly modes: readonly ModeEstimate[];
  readonly uses: readonly UseEstimate[];
  /** An effect for which its player may pay as it happens, and the price. */
  readonly paid: PaidEffect | undefined;
  /** The benefits of the card while it is in play, each time or all the time. */
  readonly inPlay: Benefits;
  /** The cards of its player of which one is burned as it enters play. */
  readonly sacrifice: Filter | undefined;
  /** The pool that its player must burn in each of his unlock phases, or else the card; 0 for most cards. */
  readonly upkeep: number;
  /** True for a card that is a minion in play. */
  readonly isMinion: boolean;
}

const estimates = new WeakMap<CardDef, CardEstimate>();

/** Computed once per definition. */
export function estimate(def: CardDef): CardEstimate {
  let known = estimates.get(def);
  if (!known) {
    known = {
      kind: def.kind,
      types: def.types ?? [],
      trifle: def.trifle === true,
      capacity: def.kind === 'library' ? 0 : (def.capacity ?? 0),
      disciplines: def.kind === 'library' ? {} : (def.disciplines ?? {}),
      title: def.title,
      clan: def.clan,
      teaches: def.gives,
      modes: def.kind === 'library' ? modesOf(def).map((mode) => modeEstimate(def, mode)) : [],
      uses: [
        ...[...(def.abilities ?? []), ...(def.mergedAbilities ?? [])].flatMap((ability) => useEstimate(def, ability)),
        ...allowedUses(def),
      ],
      paid: paidOf(def),
      inPlay: inPlay(def),
      sacrifice: sacrificeOf(def),
      upkeep: upkeepOf(def),
      isMinion: isMinion(def),
    };
    estimates.set(def, known);
  }
  return known;
}

function modeEstimate(def: CardDef, mode: NonNullable<CardDef['modes']>[number]): ModeEstimate {
  const sum = new EffectTally(def, mode.choose);
  if (mode.action?.kind === 'bleed') sum.add('bleed', mode.action.bleed ?? 0);
  if (mode.action?.kind === 'hunt') sum.add('hunt', mode.action.hunt ?? 0);
  if (mode.action?.stealth) sum.add('stealth', mode.action.stealth);
  sum.effects(mode.during ?? [], 1);
  sum.effects(mode.effects, 1);
  const { pool, blood } = mode.cost ?? def.cost ?? {};
  return {
    type: typeOf(def, mode),
    way: levelPiece(mode).word as string,
    disciplines: mode.disciplines ?? [],
    titles: titlesOf(def.requires),
    cost: { pool: price(pool), blood: price(blood) },
    hostile: sum.hostile || mode.action?.kind === 'bleed',
    bleeds: mode.action?.kind === 'bleed',
    late: hasCondition(mode, 'after the first round'),
    range: hasCondition(mode, 'long range') ? 'long' : hasCondition(mode, 'close range') ? 'close' : undefined,
    waits: mode.when?.includes('before range') === true && mode.when.includes('before strikes'),
    target: targetOf(mode.choose),
    gives: sum.all,
  };
}

function titlesOf(required: Filter | undefined): readonly string[] | undefined {
  return required?.title ?? (required?.titled ? [] : undefined);
}

function useEstimate(def: CardDef, ability: Ability): UseEstimate[] {
  if (!('use' in ability) && !('action' in ability)) return [];
  const sum = new EffectTally(def, ability.choose);
  const action = 'action' in ability;
  if (action && ability.bleed) sum.add('bleed', ability.bleed);
  if (action && ability.stealth) sum.add('stealth', ability.stealth);
  sum.effects(ability.effects, 1);
  return [
    {
      way: ability.level ?? (action ? ability.action : ability.use),
      action,
      when: 'use' in ability ? ability.when : [],
      cost: { pool: price(ability.cost?.pool), blood: price(ability.cost?.blood) },
      hostile: sum.hostile || (action && ability.kind === 'bleed'),
      referendum: action && ability.kind === 'political',
      target: targetOf(ability.choose),
      gives: sum.all,
    },
  ];
}

function sacrificeOf({ abilities = [] }: CardDef): Filter | undefined {
  for (const ability of abilities) {
    if (!('trigger' in ability) || ability.trigger !== 'enters play') continue;
    const target = targetOf(ability.choose);
    if (target?.of === 'you' && ability.effects.some((effect) => effect.do === 'burn')) return target;
  }
  return undefined;
}

function paidOf(def: CardDef): PaidEffect | undefined {
  for (const effect of nodesWith<Effect>('do', [def.modes ?? [], def.abilities ?? []])) {
    if (effect.do !== 'may' || !effect.cost) continue;
    const sum = new EffectTally(def);
    sum.effects(effect.effects, 1);
    return { cost: { pool: price(effect.cost.pool), blood: price(effect.cost.blood) }, gives: sum.all };
  }
  return undefined;
}

function upkeepOf({ abilities = [] }: CardDef): number {
  for (const ability of abilities) {
    if (!('trigger' in ability) || ability.trigger !== 'your unlock phase') continue;
    for (const may of nodesWith<Effect>('do', ability.effects)) {
      if (may.do !== 'may' || !may.else?.some((effect) => effect.do === 'burn' && effect.card === 'this')) continue;
      for (const effect of may.effects)
        if (effect.do === 'burn pool' && effect.who === 'you') return approximate(effect.amount, []);
    }
  }
  return 0;
}

function hasCondition({ conditions = [] }: NonNullable<CardDef['modes']>[number], name: Condition['if']): boolean {
  return conditions.some((each) => each.if === name);
}

/** The first card that is chosen. */
function targetOf(chooses: readonly Choose[] = []): Filter | undefined {
  for (const choose of chooses) if ('card' in choose) return choose.card;
  return undefined;
}

/** Treats abilities that a card allows a minion for a while like uses of a card in play. */
function allowedUses(def: CardDef): UseEstimate[] {
  return nodesWith<Effect>('do', def.modes ?? []).flatMap((effect) =>
    effect.do === 'allow' ? useEstimate(def, { ...effect, use: 'allowed' }) : [],
  );
}

function price(cost: Cost['pool'] | Cost['blood']): number {
  return typeof cost === 'number' ? cost : cost === undefined ? 0 : 1;
}

function inPlay(def: CardDef): Benefits {
  const sum = new EffectTally(def);
  if (def.kind !== 'library' || def.becomes === 'vampire') {
    sum.add('bleed', def.bleed ?? 1);
    sum.add('strength', def.strength ?? 1);
    sum.add('votes', def.votes ?? 0);
  } else if (def.types?.includes('ally') || def.becomes === 'ally') {
    sum.add('bleed', def.bleed ?? 0);
    sum.add('strength', def.strength ?? 0);
  }
  if (def.capacityBonus) sum.add('capacity', def.capacityBonus);
  for (const ability of [...(def.abilities ?? []), ...(def.mergedAbilities ?? [])]) {
    if (!('use' in ability) && !('action' in ability)) {
      sum.ability(ability);
      continue;
    }
    const use = new EffectTally(def);
    use.ability(ability);
    sum.option(use);
  }
  return sum.all;
}
