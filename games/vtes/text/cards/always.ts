/** Permanent effects of cards in play, in words. */

import { fill, type Mention } from '@praxis/kit/language/template.ts';
import type { Ability, Filter } from '../../cards/language.ts';
import { amountSaid, signedAmount } from './amounts.ts';
import { clauseOf, scenesOf } from './conditions.ts';
import { tokens } from './effects.ts';
import { alwaysGets } from './gets.ts';
import { levelsSaid, withScene } from './modes.ts';
import type { Discipline, FixedNoun, Sect, Title } from './phrases.ts';
import { fixed, type Telling } from './telling.ts';

type Always = Extract<Ability, { always: string }>;

/** Cards that are still to be played, in any place; a condition on several kinds is said of each. */
function played({ any, ...filter }: Filter): Filter {
  if (any === undefined) return { is: 'card', ...filter, in: 'anywhere' };
  return { any: any.map((each) => played({ ...filter, ...each })) };
}

/** The sentences of a permanent effect. `given`: what minions have got before in the same text. */
export function always(telling: Telling, ability: Always, given: Set<string>): string[] {
  const { phrases } = telling;
  const { bearer } = telling;
  switch (ability.always) {
    case 'modify': {
      const of = ability.of === 'everybody' ? 'them' : undefined;
      const text = alwaysGets(telling, ability.stat, ability.amount, subject(telling, ability.of), given, of);
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
      const { not, ...meant } = ability.cards;
      const cards = telling.cards({ is: 'card', ...meant, in: 'anywhere' }, 'bare', 'many');
      const sect = ability.sect && phrases.sects[ability.sect as Sect].name;
      return withScene(telling, scenesOf(telling, undefined, ability.superior ? [{ if: 'superior' }] : []), [
        fill(phrases, phrases.always['as a vampire'], {
          who: telling.me,
          cards,
          disciplines,
          ...(not ? { others: telling.cards(not, 'bare', 'many') } : {}),
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
        fill(phrases, phrases.always[costKind(ability)], {
          who: typeof ability.for === 'object' ? telling.cards(ability.for, 'general', 'many') : bearer,
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
    case 'pays to block':
      return [
        fill(phrases, phrases.always['pays to block'], {
          who: bearer,
          cards: telling.cards(ability.cards, 'general', 'many'),
          tokens: tokens(telling, 'blood', amountSaid(telling, ability.amount)),
        }),
      ];
    case 'no block':
    case 'not blocked by':
      return withScene(telling, scenesOf(telling, undefined, ability.if), [
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
      return withScene(telling, scenesOf(telling, undefined, ability.if), [
        fill(phrases, phrases.always['no target'], {
          who: bearer,
          cards: telling.cards(ability.of, 'general', 'many'),
        }),
      ]);
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
      return withScene(telling, scenesOf(telling, undefined, ability.if), [
        fill(phrases, phrases.always[ability.others ? 'no more of others' : 'no more'], {
          cards: telling.cards({ is: 'card', ...ability.cards, in: 'anywhere' }, 'bare', 'many'),
        }),
      ]);
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
    case 'kept from diablerists':
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

function costKind({ amount, for: whom }: Extract<Always, { always: 'cost' }>) {
  if (amount === 'nothing') return 'cost nothing';
  if (amount === 'half') return 'cost half';
  if (whom === 'controller') return amount < 0 ? 'cost you less' : 'cost you more';
  return amount < 0 ? 'cost less' : 'cost more';
}

function subject(telling: Telling, of: Extract<Always, { always: 'modify' }>['of']): Mention {
  if (of === undefined || of === 'this') return telling.me;
  if (of === 'bearer') return telling.bearer;
  if (of === 'controller of opposing') return telling.seat(of);
  if (of === 'players') return fixed(telling.phrases.chosenPlayers);
  if (of === 'everybody') return telling.seat('each');
  if (of === 'prey') return telling.seat('prey');
  return of === 'controller' ? telling.seat('you') : telling.cards(of, of.acting ? 'any' : 'each');
}
