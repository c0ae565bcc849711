/** What cards do in play, in words. */
import type { Ability, ActionAbility, Activated, Choose } from '../../cards/language.ts';
import { amountSaid } from './amounts.ts';
import { costDeeds, scenesOf } from './conditions.ts';
import { alwaysStat, chooseDeed, needsSentence, qualities, strikeSentences, strikeText, tell } from './deeds.ts';
import { withScene } from './modes.ts';
import type { Discipline, Sect } from './phrases.ts';
import { fixed, type Telling } from './telling.ts';
import { fill, listed, type Mention, sentence } from './template.ts';

type Always = Extract<Ability, { always: string }>;
type Triggered = Extract<Ability, { trigger: string }>;
type Weapon = Extract<Ability, { weapon: unknown }>;
type CombatRound = Extract<Ability, { combatRound: string }>;

/** Each ability as one paragraph. */
export function abilityTexts(telling: Telling, abilities: readonly Ability[]): string[] {
  const { phrases, def } = telling;
  const chosenBefore = (def.modes ?? []).flatMap((mode) => mode.choose ?? []).filter((choose) => !needsSentence(choose));
  const given = new Set<string>();
  return abilities
    .map((ability) => {
      telling.startAbility(chosenBefore);
      telling.selfActs = false;
      telling.byMinion = true;
      return sentencesOf(telling, ability, given)
        .filter(Boolean)
        .map((each) => sentence(phrases, each))
        .join(' ');
    })
    .filter(Boolean);
}

function sentencesOf(telling: Telling, ability: Ability, given: Set<string>): string[] {
  if ('always' in ability) return always(telling, ability, given);
  if ('use' in ability) return use(telling, ability);
  if ('action' in ability) return action(telling, ability);
  if ('trigger' in ability) return trigger(telling, ability);
  if ('weapon' in ability) return weapon(telling, ability);
  return combatRound(telling, ability);
}

function always(telling: Telling, ability: Always, given: Set<string>): string[] {
  const { phrases } = telling;
  const { bearer } = telling;
  switch (ability.always) {
    case 'modify': {
      const text = alwaysStat(telling, ability.stat, ability.amount, subject(telling, ability.of), given);
      return withScene(telling, scenesOf(telling, undefined, ability.if), [text]);
    }
    case 'discipline': {
      const discipline = phrases.disciplines[ability.discipline.toLowerCase() as Discipline];
      return withScene(telling, scenesOf(telling, undefined, ability.if), [fill(phrases, phrases.always.discipline, { who: bearer, discipline })]);
    }
    case 'sect':
      return [fill(phrases, phrases.always.sect, { who: bearer, sect: phrases.sects[ability.sect as Sect].name })];
    case 'as a vampire': {
      const disciplines = listed(phrases, (ability.disciplines ?? []).map((code) => phrases.disciplines[code as Discipline]), 'and');
      const who = Object.keys(ability.cards).length === 0 ? telling.me : telling.cards(ability.cards, 'each');
      return [fill(phrases, phrases.always['as a vampire'], { who, disciplines, capacity: ability.capacity === undefined ? '' : String(ability.capacity) })];
    }
    case 'open hand':
      return [fill(phrases, phrases.always['open hand'], { who: telling.seat(ability.who) })];
    case 'cannot play':
    case 'mandatory action':
      return [fill(phrases, phrases.always[ability.always], { who: bearer, name: telling.cardName(ability.name) })];
    case 'surcharge':
      return [fill(phrases, phrases.always[ability.on ? 'surcharge on bearer' : 'surcharge'], { who: bearer, name: telling.cardName(ability.name), pool: String(ability.pool) })];
    case 'vulnerable':
      return [fill(phrases, phrases.always.vulnerable, { who: bearer, trait: fixed({ noun: phrases.traits[ability.trait as never]['noun'], article: 'bare' }) })];
    case 'vote cost':
      return [fill(phrases, phrases.always['vote cost'], { who: bearer, amount: String(ability.blood) })];
    case 'chosen clan':
    case 'instead of replacing':
      return [fill(phrases, phrases.always[ability.always], { who: bearer, card: telling.me })];
    default:
      return ability satisfies never;
  }
}

function subject(telling: Telling, of: Extract<Always, { always: 'modify' }>['of']): Mention {
  if (of === undefined || of === 'this') return telling.me;
  if (of === 'bearer') return telling.bearer;
  return of === 'controller' ? telling.seat('you') : telling.cards(of, 'each');
}

function use(telling: Telling, ability: Activated): string[] {
  const { phrases } = telling;
  const { abilities } = phrases;
  const byMinion = ability.by === 'bearer' || telling.isCrypt || telling.def.types?.includes('ally') === true;
  telling.byMinion = byMinion;
  telling.selfActs = byMinion && (ability.as === 'action modifier' || ability.conditions?.some((each) => each.if === 'acting') === true);
  for (const choose of ability.choose ?? []) telling.name(choose);
  // Paying for nothing but the card to be burned is said as a deed, not as a price.
  const { burnThis, ...price } = ability.cost ?? {};
  const toBurn = burnThis && ability.effects.length === 0;
  const cost = costDeeds(telling, toBurn ? price : (ability.cost ?? {}));
  const scenes = [
    ...(ability.once ? [abilities.once[ability.once]] : []),
    ...(ability.as ? [fill(phrases, abilities.as, { type: fixed({ noun: phrases.types[ability.as], article: 'a' }) })] : []),
    ...(ability.byLocked ? [abilities.byLocked] : []),
    ...scenesOf(telling, ability.when, ability.conditions, { turn: ability.turn, effects: ability.effects }),
  ];
  const who = byMinion ? telling.self : telling.seat(ability.user ? 'controller of bearer' : 'you');
  const before = (ability.choose ?? []).filter(needsSentence).map((choose) => chooseDeed(telling, choose, 'infinitive'));
  const effects = toBurn ? [{ do: 'burn' as const, card: 'this' as const }] : ability.effects;
  const { lead, rest } = tell(telling, effects, 'infinitive');
  const deeds = [...before, lead].filter(Boolean);
  const [paid, done] = deeds.length === 0 ? [[], cost] : [cost, deeds];
  const text = fill(phrases, paid.length > 0 ? abilities.usePaying : abilities.use, {
    who,
    deeds: listed(phrases, done, 'and'),
    ...(paid.length > 0 ? { cost: listed(phrases, paid, 'and') } : {}),
  });
  return [...withScene(telling, scenes, [text]), ...rest, ...(ability.onceFor ? [fill(phrases, abilities.onceForBearer, { who: telling.bearer, name: telling.cardName(telling.def.name) })] : [])];
}

function action(telling: Telling, ability: ActionAbility): string[] {
  const { phrases } = telling;
  const { abilities, modes } = phrases;
  telling.selfActs = true;
  for (const choose of ability.choose ?? []) telling.name(choose);
  const who = ability.by === 'bearer' ? telling.bearer : telling.cards(ability.by, 'any');
  const cost = costDeeds(telling, ability.cost ?? {});
  const paying = cost.length > 0;
  const stealth = ability.stealth ? `+${ability.stealth}` : '';
  const bleed = modes[ability.bleed ? 'bleedPlus' : 'bleed'];
  const bleeds = ability.kind === 'bleed' ? fill(phrases, typeof bleed === 'string' ? bleed : bleed.infinitive, { amount: `+${ability.bleed}` }) : '';
  const said = (deeds: string): string => {
    const template = ability.kind === 'political' ? (paying ? abilities.politicalPaying : abilities.political) : paying ? abilities.actionPaying : abilities.action;
    return fill(phrases, template, { who, stealth, deeds, ...(paying ? { cost: listed(phrases, cost, 'and') } : {}) });
  };
  // The subject is mentioned first, so the sentence is put together around what it does.
  const mark = '\u0001';
  const frame = said(mark);
  const { lead, rest } = tell(telling, ability.effects, 'infinitive');
  const text = frame.replace(mark, listed(phrases, [bleeds, lead].filter(Boolean), 'and'));
  const during = ability.during?.length ? tell(telling, ability.during, 'order') : undefined;
  return [text, ...rest, ...(during ? [fill(phrases, modes.during, { deeds: during.lead }), ...during.rest] : [])];
}

function trigger(telling: Telling, ability: Triggered): string[] {
  const { phrases } = telling;
  for (const choose of ability.choose ?? []) telling.name(choose);
  telling.byMinion = telling.isCrypt;
  telling.selfActs = ability.trigger === 'bearer about to bleed';
  const scenes = [
    ...(ability.once ? [phrases.abilities.once[ability.once]] : []),
    fill(phrases, phrases.triggers[ability.trigger], { who: telling.bearer, card: telling.me }),
    ...scenesOf(telling, undefined, ability.if),
  ];
  const { lead, rest } = tell(telling, ability.effects, ability.optional ? 'infinitive' : 'order');
  const text = ability.optional ? fill(phrases, phrases.abilities.optionalTrigger, { deeds: lead, who: telling.seat('you') }) : lead;
  return withScene(telling, scenes, [text, ...rest].filter(Boolean));
}

function weapon(telling: Telling, ability: Weapon): string[] {
  const { phrases } = telling;
  const { abilities } = phrases;
  const own = telling.isCrypt || telling.def.types?.includes('ally');
  const strike = strikeText(telling, ability.weapon);
  const scenes = ability.once ? [abilities.weaponOnce[ability.once]] : [];
  return [
    ...withScene(telling, scenes, [fill(phrases, own ? abilities.ownStrike : abilities.weapon, { who: telling.bearer, card: telling.me, strike })]),
    ...strikeSentences(telling, ability.weapon),
    ...(ability.maneuver ? [fill(phrases, abilities.weaponManeuver[ability.maneuver], { who: telling.bearer })] : []),
  ];
}

function combatRound(telling: Telling, ability: CombatRound): string[] {
  const { phrases } = telling;
  const amount = amountSaid(telling, ability.damage);
  const { ranged, ...rest } = ability;
  const text = fill(phrases, phrases.abilities.combatRound[ranged ? 'ranged' : 'close'], { amount, qualities: qualities(telling, rest), who: telling.bearer });
  return withScene(telling, scenesOf(telling, undefined, ability.if), [text]);
}

export type { Choose };
