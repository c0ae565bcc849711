/** Abilities of cards in play, in words. */

import { fill } from '@praxis/kit/language/template.ts';
import type { Ability, ActionAbility, Activated, Choose, Condition } from '../../cards/language.ts';
import { always } from './always.ts';
import { amountSaid } from './amounts.ts';
import { chooseInstruction, needsSentence } from './choices.ts';
import { costInstructions, playedSlots, scenesOf } from './conditions.ts';
import { tell } from './instructions.ts';
import { withScene } from './modes.ts';
import { listed, sentence } from './sentences.ts';
import { qualities, strikeSentences, strikeText } from './strikes.ts';
import type { Telling } from './telling.ts';
import { areAlike, asTheirs, eitherWay, use, way } from './uses.ts';

type Triggered = Extract<Ability, { trigger: string }>;
type Weapon = Extract<Ability, { weapon: unknown }>;
type CombatRound = Extract<Ability, { combatRound: string }>;

/** Each ability as one paragraph; several ways of one use are one. */
export function abilityTexts(telling: Telling, abilities: readonly Ability[]): string[] {
  const { phrases, def } = telling;
  const chosenBefore = [...(def.modes ?? []), ...(def.abilities ?? []).filter(remembers)]
    .flatMap((each) => ('choose' in each && each.choose) || [])
    .filter((choose) => !needsSentence(choose));
  const given = new Set<string>();
  const text = (sentences: readonly string[]): string =>
    sentences
      .filter(Boolean)
      .map((each) => sentence(phrases, each))
      .join(' ');
  return grouped(abilities)
    .flatMap((group) => {
      if (group.length > 1) {
        const ways = group.map((each) => {
          start(telling, chosenBefore, each);
          return way(telling, each as Activated);
        });
        if (areAlike(ways)) return [text(eitherWay(telling, ways))];
      }
      return group.map((each) => {
        start(telling, chosenBefore, each);
        return text(sentencesOf(telling, each, given));
      });
    })
    .filter(Boolean);
}

/** True if the card remembers the ability's choice and refers to it from then on. */
function remembers(ability: Ability): boolean {
  return ('trigger' in ability || 'use' in ability) && ability.effects.some((effect) => effect.do === 'remember');
}

function start(telling: Telling, chosenBefore: readonly Choose[], ability: Ability): void {
  telling.startAbility(chosenBefore, ability);
  telling.selfActs = false;
  telling.byMinion = true;
  telling.minionDecides = false;
  telling.userIsYou = true;
  telling.turnKnown = false;
}

/** Uses of the same name share their limit, so they are said together. */
function grouped(abilities: readonly Ability[]): Ability[][] {
  const groups: Ability[][] = [];
  for (const ability of abilities) {
    const last = groups.at(-1)?.[0];
    if (last && 'use' in last && 'use' in ability && last.use === ability.use) groups.at(-1)?.push(ability);
    else groups.push([ability]);
  }
  return groups;
}

function sentencesOf(telling: Telling, ability: Ability, given: Set<string>): string[] {
  if ('always' in ability) return always(telling, ability, given);
  if ('use' in ability) return use(telling, ability);
  if ('action' in ability) return action(telling, ability);
  if ('trigger' in ability) return trigger(telling, ability);
  if ('weapon' in ability) return weapon(telling, ability);
  return combatRound(telling, ability);
}

/** The card itself is controlled by another player than its user. */
function isOfAnother(condition: Condition): boolean {
  return condition.if === 'matches' && condition.card === 'this' && condition.filter.of === 'another';
}

function action(telling: Telling, ability: ActionAbility): string[] {
  const { phrases } = telling;
  const { abilities, modes } = phrases;
  telling.selfActs = true;
  // A minion of another player acts for its own controller.
  telling.userIsYou = ability.by === 'bearer' || !ability.conditions?.some(isOfAnother);
  const isAnybodys = ability.by !== 'bearer' && ability.by.of !== 'you';
  for (const choose of ability.choose ?? []) telling.name(isAnybodys ? asTheirs(choose) : choose);
  const who =
    ability.by === 'bearer'
      ? telling.bearer
      : ability.by.remembered
        ? telling.ref('remembered')
        : telling.cards(ability.by, 'any');
  const cost = costInstructions(telling, ability.cost ?? {});
  const paying = cost.length > 0;
  const stealth = ability.stealth ? `+${ability.stealth}` : '';
  const whom = ability.choose?.find((each) => 'player' in each);
  const bleed = modes[whom ? (ability.bleed ? 'bleedWhomPlus' : 'bleedWhom') : ability.bleed ? 'bleedPlus' : 'bleed'];
  const bleeds =
    ability.kind === 'bleed'
      ? fill(phrases, typeof bleed === 'string' ? bleed : bleed.infinitive, {
          amount: `+${ability.bleed}`,
          ...(whom ? { whom: telling.seat(`the ${whom.name}`) } : {}),
        })
      : '';
  const said = (instructions: string): string => {
    const template =
      ability.kind === 'political'
        ? paying
          ? abilities.politicalPaying
          : abilities.political
        : paying
          ? abilities.actionPaying
          : ability.mandatory
            ? phrases.always['must act']
            : abilities.action;
    return fill(phrases, template, {
      who,
      stealth,
      instructions,
      ...(paying ? { cost: listed(phrases, cost, 'and') } : {}),
    });
  };
  // The subject is mentioned first, so the sentence is put together around the instructions.
  const mark = '\u0001';
  const template = said(mark);
  const before = (ability.choose ?? [])
    .filter(needsSentence)
    .map((choose) => chooseInstruction(telling, choose, 'infinitive'));
  const { lead, rest } = tell(telling, ability.effects, 'infinitive');
  const text = template.replace(mark, listed(phrases, [bleeds, ...before, lead].filter(Boolean), 'and'));
  const during = ability.during?.length ? tell(telling, ability.during, 'order') : undefined;
  const scenes = [
    ...(ability.once ? [abilities.once[ability.once]] : []),
    ...scenesOf(telling, undefined, ability.conditions),
  ];
  return [
    ...withScene(telling, scenes, [text]),
    ...rest,
    ...(ability.kind === 'equip' ? [fill(phrases, modes.actionOf, { kind: phrases.actionKinds.equip })] : []),
    ...(ability.undirected ? [modes.undirected] : []),
    ...(during ? [fill(phrases, modes.during, { instructions: during.lead }), ...during.rest] : []),
  ];
}

function trigger(telling: Telling, ability: Triggered): string[] {
  const { phrases } = telling;
  for (const choose of ability.choose ?? []) telling.name(choose);
  telling.byMinion = telling.isCrypt;
  telling.turnKnown = ability.trigger.endsWith('unlock phase');
  telling.selfActs = ability.trigger === 'bearer about to bleed';
  const scenes = [
    ...(ability.once === 'turn' || ability.once === 'round' ? [phrases.abilities.once[ability.once]] : []),
    ...(ability.once === 'game' ? [phrases.abilities.onceInGame] : []),
    triggerText(telling, ability),
    ...scenesOf(
      telling,
      undefined,
      (ability.if ?? []).filter(
        (each) =>
          !(telling.selfActs && each.if === 'bleed would succeed') &&
          !(SAYS_WHICH.has(ability.trigger) && each.if === 'played card'),
      ),
      { hasTime: SAYS_WHEN.has(ability.trigger) },
    ),
  ].filter(Boolean);
  const mood = ability.optional ? 'infinitive' : 'order';
  const before = (ability.choose ?? []).filter(needsSentence).map((choose) => chooseInstruction(telling, choose, mood));
  const told = tell(telling, ability.effects, mood);
  const { rest } = told;
  const lead = listed(phrases, [...before, told.lead].filter(Boolean), 'and');
  const text = ability.optional
    ? fill(phrases, phrases.abilities.optionalTrigger, { instructions: lead, who: telling.seat('you') })
    : lead;
  const limit =
    ability.once === 'name' || ability.once === 'name twice'
      ? [
          fill(phrases, phrases.abilities[ability.once === 'name' ? 'onceForName' : 'onceForNameTwice'], {
            name: telling.cardName(telling.def.name),
          }),
        ]
      : [];
  return [...withScene(telling, scenes, [text, ...rest].filter(Boolean)), ...limit];
}

/** Triggers at a time of an action. */
const SAYS_WHEN: ReadonlySet<string> = new Set(['bearer acts', 'bearer succeeds', 'an action succeeds']);

/** Triggers whose words say which card is meant. */
const SAYS_WHICH: ReadonlySet<string> = new Set(['a card is replaced', 'a card is cancelled', 'a card takes effect']);

/** The time when it happens. Of a card that is played or replaced, the condition says which. */
function triggerText(telling: Telling, ability: Triggered): string {
  const { phrases } = telling;
  const played = ability.if?.find((each) => each.if === 'played card');
  if (SAYS_WHICH.has(ability.trigger))
    return fill(
      phrases,
      phrases.triggers[ability.trigger],
      playedSlots(telling, played?.if === 'played card' ? played : { if: 'played card' }),
    );
  // The condition on the card that is played, or that has left, already gives the time.
  if (played || ability.if?.some((each) => each.if === 'left')) return '';
  return fill(phrases, phrases.triggers[ability.trigger], { who: telling.bearer, card: telling.me });
}

function weapon(telling: Telling, ability: Weapon): string[] {
  const { phrases } = telling;
  const { abilities } = phrases;
  const becomesAlly = telling.def.becomes === 'ally';
  const own = telling.isCrypt || telling.def.types?.includes('ally') || becomesAlly;
  const strike = strikeText(telling, ability.weapon);
  const scenes = [
    ...(ability.once ? [abilities.weaponOnce[ability.once]] : []),
    ...scenesOf(telling, undefined, ability.if),
  ];
  return [
    ...withScene(telling, scenes, [
      fill(phrases, own ? abilities.ownStrike : abilities.weapon, {
        who: becomesAlly ? telling.me : telling.bearer,
        card: telling.me,
        strike,
      }),
    ]),
    ...strikeSentences(telling, ability.weapon),
    ...(ability.maneuver ? [fill(phrases, abilities.weaponManeuver[ability.maneuver], { who: telling.bearer })] : []),
  ];
}

function combatRound(telling: Telling, ability: CombatRound): string[] {
  const { phrases } = telling;
  const amount = amountSaid(telling, ability.damage);
  const { ranged, environmental, ...rest } = ability;
  const damage = environmental ? phrases.abilities.combatRound.environmental : phrases.abilities.combatRound;
  const text = fill(phrases, damage[ranged ? 'ranged' : 'close'], {
    amount,
    qualities: qualities(telling, rest),
    card: telling.me,
  });
  return withScene(telling, scenesOf(telling, undefined, ability.if), [text]);
}
