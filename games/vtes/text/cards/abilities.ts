/** Abilities of cards in play, in words. */

import { fill, type Mention } from '@praxis/kit/language/template.ts';
import type { Ability, ActionAbility, Activated, Choose, Condition, Filter } from '../../cards/language.ts';
import { amountSaid, signedAmount } from './amounts.ts';
import { chooseInstruction, needsSentence } from './choices.ts';
import { clauseOf, costInstructions, playedSlots, scenesOf } from './conditions.ts';
import { tokens } from './effects.ts';
import { alwaysGets } from './gets.ts';
import { tell } from './instructions.ts';
import { levelsSaid, withScene } from './modes.ts';
import type { Discipline, FixedNoun, Sect, Title } from './phrases.ts';
import { listed, sentence } from './sentences.ts';
import { qualities, strikeSentences, strikeText } from './strikes.ts';
import { fixed, type Telling } from './telling.ts';

type Always = Extract<Ability, { always: string }>;
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
          start(telling, chosenBefore);
          return way(telling, each as Activated);
        });
        if (areAlike(ways)) return [text(eitherWay(telling, ways))];
      }
      return group.map((each) => {
        start(telling, chosenBefore);
        return text(sentencesOf(telling, each, given));
      });
    })
    .filter(Boolean);
}

/** True if the card remembers the ability's choice and refers to it from then on. */
function remembers(ability: Ability): boolean {
  return 'trigger' in ability && ability.effects.some((effect) => effect.do === 'remember');
}

/** Cards that are still to be played, in any place; a condition on several kinds is said of each. */
function played({ any, ...filter }: Filter): Filter {
  if (any === undefined) return { is: 'card', ...filter, in: 'anywhere' };
  return { any: any.map((each) => played({ ...filter, ...each })) };
}

function start(telling: Telling, chosenBefore: readonly Choose[]): void {
  telling.startAbility(chosenBefore);
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

function always(telling: Telling, ability: Always, given: Set<string>): string[] {
  const { phrases } = telling;
  const { bearer } = telling;
  switch (ability.always) {
    case 'modify': {
      const text = alwaysGets(telling, ability.stat, ability.amount, subject(telling, ability.of), given);
      // A bonus that is used up in combat is renewed in the next one.
      const each = ability.stat.startsWith('optional ') ? [phrases.abilities.once.combat] : [];
      return withScene(telling, [...each, ...scenesOf(telling, undefined, ability.if)], [text]);
    }
    case 'discipline': {
      const discipline = phrases.disciplines[ability.discipline.toLowerCase() as Discipline];
      return withScene(telling, scenesOf(telling, undefined, ability.if), [
        fill(phrases, phrases.always[ability.superior ? 'superior discipline' : 'discipline'], {
          who: bearer,
          discipline,
        }),
      ]);
    }
    case 'sect':
      return [fill(phrases, phrases.always.sect, { who: bearer, sect: phrases.sects[ability.sect as Sect].name })];
    case 'as a vampire': {
      const disciplines = levelsSaid(telling, ability.disciplines ?? [], 'or');
      const cards = telling.cards({ is: 'card', ...ability.cards, in: 'anywhere' }, 'bare', 'many');
      const sect = ability.sect && phrases.sects[ability.sect as Sect].name;
      return withScene(telling, scenesOf(telling, undefined, ability.superior ? [{ if: 'superior' }] : []), [
        fill(phrases, phrases.always['as a vampire'], {
          who: telling.me,
          cards,
          disciplines,
          capacity: ability.capacity === undefined ? '' : String(ability.capacity),
          sect: sect ?? '',
        }),
      ]);
    }
    case 'open hand':
      return withScene(telling, scenesOf(telling, undefined, ability.if), [
        fill(phrases, phrases.always['open hand'], { who: telling.seat(ability.who) }),
      ]);
    case 'cannot play':
    case 'mandatory action':
      return [fill(phrases, phrases.always[ability.always], { who: bearer, name: telling.cardName(ability.name) })];
    case 'surcharge':
      return [
        ability.name === undefined
          ? fill(phrases, phrases.always[typeSurcharge(ability)], {
              cards: telling.cards(ability.type ? { type: ability.type } : {}, 'bare', 'many'),
              who: bearer,
              pool: String(ability.pool),
            })
          : fill(phrases, phrases.always[ability.on ? 'surcharge on bearer' : 'surcharge'], {
              who: bearer,
              name: telling.cardName(ability.name),
              pool: String(ability.pool),
            }),
      ];
    case 'vulnerable':
      return [
        fill(phrases, phrases.always.vulnerable, {
          who: bearer,
          trait: fixed({
            noun: (phrases.traits[ability.trait as never] as { readonly noun: FixedNoun['noun'] }).noun,
            article: 'bare',
          }),
        }),
      ];
    case 'burns counters':
      return [
        fill(phrases, phrases.always['burns counters'], {
          card: telling.me,
          counters: phrases.counters.nouns[ability.counter].many,
        }),
      ];
    case 'vote cost':
      return [fill(phrases, phrases.always['vote cost'], { who: bearer, amount: String(ability.blood) })];
    case 'bound':
      return [fill(phrases, phrases.always[ability.combat ? 'bound in combat' : 'bound'], { card: telling.me })];
    case 'counts as':
      return [
        ability.clan === undefined
          ? fill(phrases, phrases.always['counts as title'], {
              who: bearer,
              title: fixed({ noun: phrases.titles[ability.title as Title], article: 'a' }),
            })
          : fill(phrases, phrases.always['counts as clan'], {
              who: bearer,
              clan: phrases.clans[ability.clan] ?? ability.clan,
            }),
      ];
    case 'aggravates':
      return [
        fill(phrases, phrases.always[ability.from ? 'aggravates from' : 'aggravates to'], {
          who: bearer,
          cards: telling.cards(ability.from ?? ability.to ?? {}, 'general', 'many'),
        }),
      ];
    case 'cost':
      return withScene(telling, scenesOf(telling, undefined, ability.if), [
        fill(phrases, phrases.always[costKind(ability.amount)], {
          who: ability.for ? telling.cards(ability.for, 'general', 'many') : bearer,
          cards: telling.cards(played(ability.cards), 'general', 'many'),
          amount: String(Math.abs(Number(ability.amount))),
          ...(ability.in ? { in: phrases.costKinds[ability.in] } : {}),
        }),
      ]);
    case 'discount':
      return withScene(telling, scenesOf(telling, undefined, ability.if), [
        fill(phrases, phrases.always[discountKind(telling, ability)], {
          card: telling.me,
          cards: telling.cards({ ...(ability.cards.any ? {} : { is: 'card' }), ...ability.cards, in: 'anywhere' }, 'a'),
          ...(ability.for ? { who: ability.for === 'bearer' ? bearer : telling.cards(ability.for, 'a') } : {}),
          ...(ability.amount === undefined ? {} : { amount: String(ability.amount) }),
          ...(ability.in ? { in: phrases.costKinds[ability.in] } : {}),
        }),
      ]);
    case 'price of blocking':
      return [
        fill(phrases, phrases.always['price of blocking'], {
          who: bearer,
          cards: telling.cards(ability.cards, 'general', 'many'),
          tokens: tokens(telling, ability.orLife ? 'blood or life' : 'blood', amountSaid(telling, ability.amount)),
        }),
      ];
    case 'no block':
    case 'not blocked by':
      return withScene(telling, scenesOf(telling, undefined, 'if' in ability ? ability.if : undefined), [
        fill(phrases, phrases.always[ability.always], {
          who: bearer,
          cards: telling.cards(ability.of, 'general', 'many'),
        }),
      ]);
    case 'bars cards':
      return withScene(telling, scenesOf(telling, undefined, ability.if), [
        fill(phrases, phrases.always['bars cards'][ability.from], {
          who: bearer,
          cards: telling.cards({ is: 'card', ...ability.cards, in: 'anywhere' }, 'bare', 'many'),
        }),
      ]);
    case 'immune':
      return [
        fill(phrases, phrases.always.immune, {
          who: ability.from === 'bearer' ? telling.me : bearer,
          cards: ability.from === 'bearer' ? bearer : telling.cards(ability.from, 'general', 'many'),
        }),
      ];
    case 'no fights':
      return [
        fill(phrases, phrases.always['no fights'], {
          who: bearer,
          cards: telling.cards(ability.with, 'general', 'many'),
        }),
      ];
    case 'no target':
      return [
        fill(phrases, phrases.always['no target'], {
          who: bearer,
          cards: telling.cards(ability.of, 'general', 'many'),
        }),
      ];
    case 'leaves without':
      return [
        ability.burned
          ? fill(phrases, phrases.always['burned without'], {
              card: telling.me,
              condition: clauseOf(telling, { if: 'none', filter: ability.cards }),
            })
          : fill(phrases, phrases.always[ability.always], {
              card: telling.me,
              cards: telling.cards(ability.cards, 'a'),
            }),
      ];
    case 'plays kept cards':
      return [
        fill(phrases, phrases.always[ability.always], {
          who:
            typeof ability.by === 'object'
              ? telling.cards(ability.by, 'general', 'many')
              : ability.by
                ? bearer
                : telling.seat('you'),
          card: telling.me,
        }),
      ];
    case 'returns uncontrolled':
      return [
        fill(phrases, phrases.always[ability.always], {
          card: telling.me,
          ...(ability.transfers
            ? {
                transfers: fill(phrases, phrases.signed.transfers, {
                  amount: signedAmount(telling, ability.transfers),
                }),
              }
            : {}),
        }),
      ];
    case 'rescues':
      return [
        fill(phrases, phrases.always.rescues, {
          who: bearer,
          cards: telling.cards(ability.cards, 'a'),
          amount: String(Math.abs(ability.amount)),
          ...(ability.gains ? { tokens: tokens(telling, 'blood', amountSaid(telling, ability.gains)) } : {}),
        }),
      ];
    case 'goes to diablerist':
      return [
        fill(phrases, phrases.always[ability.always], {
          who: bearer,
          card: telling.me,
          cards: telling.cards(ability.of, 'a'),
        }),
      ];
    case 'no more':
      return [
        fill(phrases, phrases.always['no more'], {
          cards: telling.cards({ is: 'card', ...ability.cards, in: 'anywhere' }, 'bare', 'many'),
        }),
      ];
    case 'draws kept cards':
    case 'redraws':
      return withScene(telling, scenesOf(telling, undefined, ability.if), [
        fill(phrases, phrases.always[ability.always], { card: telling.me }),
      ]);
    case 'takes victory points':
    case 'foils cancelling':
    case 'captures allies':
    case 'loses counters':
    case 'burned without counters':
    case 'returns to library':
    case 'chosen clan':
    case 'plays chosen discipline':
    case 'chosen discipline':
    case 'leaves with sect':
    case 'may stay locked':
    case 'stolen by a strike':
    case 'instead of replacing':
    case 'leaves with prey':
      return [fill(phrases, phrases.always[ability.always], { who: bearer, card: telling.me })];
    default:
      return ability satisfies never;
  }
}

function discountKind({ isMinion }: Telling, { by }: Extract<Always, { always: 'discount' }>) {
  return by === 'counters' && isMinion ? 'discount by blood' : (`discount by ${by}` as const);
}

function typeSurcharge({ on }: Extract<Always, { always: 'surcharge' }>) {
  if (on === 'this') return 'type surcharge on this';
  return on ? 'type surcharge on bearer' : 'type surcharge';
}

function costKind(amount: Extract<Always, { always: 'cost' }>['amount']) {
  if (amount === 'nothing') return 'cost nothing';
  if (amount === 'half') return 'cost half';
  return amount < 0 ? 'cost less' : 'cost more';
}

function subject(telling: Telling, of: Extract<Always, { always: 'modify' }>['of']): Mention {
  if (of === undefined || of === 'this') return telling.me;
  if (of === 'bearer') return telling.bearer;
  if (of === 'controller of opposing') return telling.seat(of);
  if (of === 'players') return fixed(telling.phrases.chosenPlayers);
  if (of === 'everybody') return telling.seat('each');
  return of === 'controller' ? telling.seat('you') : telling.cards(of, 'each');
}

/** One way to use a card: the time, the user, the effects. */
interface Way {
  readonly scenes: readonly string[];
  readonly who: Mention;
  /** Infinitives. */
  readonly instructions: string;
  readonly rest: readonly string[];
}

/**
 * A cost in blood is paid by the minion that has the card. V-AMB-34 What the player does with a vampire works in torpor,
 * too, and what the vampire does needs a ready one; so the text says which it is.
 */
function isDoneByMinion({ isMinion, def }: Telling, { by, cost = {} }: Activated): boolean {
  if (by === 'bearer' || by === 'acting' || cost.blood !== undefined) return true;
  return isMinion && (def.kind !== 'vampire' || cost.lock === true);
}

function way(telling: Telling, ability: Activated): Way {
  const { phrases } = telling;
  const { abilities, structures } = phrases;
  const byMinion = isDoneByMinion(telling, ability);
  telling.byMinion = byMinion;
  telling.minionDecides = byMinion;
  telling.userIsYou = ability.user === undefined;
  telling.selfActs =
    ability.by === 'acting' ||
    (byMinion &&
      (ability.as === 'action modifier' || ability.conditions?.some((each) => each.if === 'acting') === true));
  for (const choose of ability.choose ?? []) telling.name(choose);
  // Paying for nothing but the card to be burned is said as an instruction, not as a price.
  const { burnThis, ...price } = ability.cost ?? {};
  const toBurn = burnThis === true && ability.effects.length === 0;
  const cost = costInstructions(telling, toBurn ? price : (ability.cost ?? {}));
  const scenes = [
    ...(ability.once && ability.onceFor !== 'name' ? [abilities.once[ability.once]] : []),
    ...(ability.as && !telling.isCrypt
      ? [fill(phrases, abilities.as, { type: fixed({ noun: phrases.types[ability.as], article: 'a' }) })]
      : []),
    ...(ability.byLocked ? [fill(phrases, abilities.byLocked, { who: telling.self })] : []),
    ...scenesOf(telling, ability.when, neededConditions(ability), {
      turn: ability.turn ?? 'any',
      effects: ability.effects,
    }),
  ].filter(Boolean);
  const who =
    ability.by === 'acting'
      ? telling.ref('acting')
      : byMinion
        ? telling.self
        : telling.seat(ability.user === 'controller of bearer' ? 'controller of bearer' : 'you');
  const before = (ability.choose ?? [])
    .filter(needsSentence)
    .map((choose) => chooseInstruction(telling, choose, 'infinitive'));
  const { lead, rest } = tell(telling, toBurn ? [{ do: 'burn', card: 'this' }] : ability.effects, 'infinitive');
  const instructions = listed(phrases, [...before, lead].filter(Boolean), 'and');
  const paid = listed(phrases, cost, 'and');
  return {
    scenes,
    who,
    instructions:
      instructions && paid ? fill(phrases, structures.paying, { cost: paid, instructions }) : instructions || paid,
    rest,
  };
}

/** A condition that there is blood to move goes without saying. */
function neededConditions({ conditions = [], effects }: Activated): readonly Condition[] {
  const moved = new Set(effects.flatMap((each) => (each.do === 'move blood' && each.to === 'pool' ? [each.from] : [])));
  return conditions.filter(
    (each) =>
      each.if !== 'chosen player' &&
      !(each.if === 'matches' && moved.has(each.card) && JSON.stringify(each.filter) === '{"bloodMin":1}'),
  );
}

function use(telling: Telling, ability: Activated): string[] {
  const { phrases } = telling;
  const { abilities } = phrases;
  const { scenes, who, instructions, rest } = way(telling, ability);
  const limit = ability.onceFor
    ? [
        fill(phrases, ability.onceFor === 'name' ? phrases.always['one of a name'] : abilities.onceForBearer, {
          who: telling.bearer,
          name: telling.cardName(telling.def.name),
        }),
      ]
    : [];
  const said =
    (ability.user === 'anybody' || ability.user === 'others') && !isOfChosen(ability)
      ? fill(phrases, ability.user === 'others' ? abilities.useByOthers : abilities.useByAnybody, { instructions })
      : fill(phrases, abilities.use, { who: isOfChosen(ability) ? fixed(phrases.chosenPlayers) : who, instructions });
  return [...withScene(telling, scenes, [said]), ...rest, ...limit];
}

/** Only those that the card was played for may use it. */
function isOfChosen({ conditions }: Activated): boolean {
  return conditions?.some((each) => each.if === 'chosen player') === true;
}

function areAlike(ways: readonly Way[]): boolean {
  const [first] = ways as [Way];
  return ways.every(({ scenes, rest }) => rest.length === 0 && scenes.join() === first.scenes.join());
}

/** "may either … or …" */
function eitherWay(telling: Telling, ways: readonly Way[]): string[] {
  const { phrases } = telling;
  const [{ scenes, who }] = ways as [Way];
  const text = fill(phrases, phrases.abilities.useEither, {
    who,
    ways: listed(
      phrases,
      ways.map(({ instructions }) => instructions),
      'or',
    ),
  });
  return withScene(telling, scenes, [text]);
}

/** The card itself is controlled by another player than its user. */
function isOfAnother(condition: Condition): boolean {
  return condition.if === 'matches' && condition.card === 'this' && condition.filter.of === 'another';
}

/** A card of the acting player's ash heap, in an action that the minions of all players can take. */
function asTheirs(choose: Choose): Choose {
  if (!('card' in choose) || choose.card.in !== 'ash heap' || choose.card.of !== 'you') return choose;
  return { ...choose, card: { ...choose.card, of: 'them' as never } };
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
  const bleed = modes[ability.bleed ? 'bleedPlus' : 'bleed'];
  const bleeds =
    ability.kind === 'bleed'
      ? fill(phrases, typeof bleed === 'string' ? bleed : bleed.infinitive, { amount: `+${ability.bleed}` })
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
    ...(ability.kind === 'equip' ? [modes.equipAction] : []),
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
    triggerText(telling, ability),
    ...scenesOf(
      telling,
      undefined,
      (ability.if ?? []).filter(
        (each) =>
          !(telling.selfActs && each.if === 'bleed would succeed') &&
          !(SAYS_WHICH.has(ability.trigger) && each.if === 'played card'),
      ),
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
