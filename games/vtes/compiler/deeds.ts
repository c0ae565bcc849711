/** Verb phrases in the infinitive, as texts use them for minions in play: "unlock another Gangrel", "move 1 blood from her to a ready Pander". */
import type { Choose, Effect, Filter } from '../cards/language.ts';
import { deedOfCards } from './deeds-cards.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';
import { numberCalled } from './words.ts';

export interface Deed {
  /** The name of the use or the action. */
  readonly verb: string;
  readonly choose: readonly Choose[];
  readonly effects: readonly Effect[];
  /** It can be directed at another player: an action of this kind prints the mark. */
  readonly isAimed: boolean;
  readonly kind?: 'bleed' | 'fight';
  readonly bleed?: number;
}

/** Reads a text's word for the minion on which it is printed. */
export type Subject = (reader: Reader) => boolean;

type Self = 'self' | 'this' | 'bearer';

/** Other pronouns may mean another minion or player. */
const HIMSELF = /himself|herself|themselves|itself/i;

/** `self`: the effect's reference to the minion, which does it itself or has it done by its controller. */
export function deed(subject: Subject, reader: Reader, self: Self = 'self'): Deed | undefined {
  return reader.first<Deed>(
    (each) => locks(subject, each, self),
    (each) => burns(each),
    (each) => steals(each),
    (each) => stealsBlood(each),
    (each) => fights(each),
    (each) => bleeds(each),
    (each) => gains(each, self),
    (each) => adds(subject, each, self),
    (each) => moves(subject, each, self),
    (each) => damages(each),
    (each) => searches(each),
    (each) => deedOfCards(each, self),
  );
}

/** True if the phrase means the minion itself. */
function isSelf(subject: Subject, reader: Reader): boolean {
  return reader.try((each) => (each.take(HIMSELF) || subject(each) ? true : undefined)) === true;
}

const target = (card: Filter): Choose => ({ name: 'target', card });

/** "unlock", "lock a younger vampire", "unlock Kalinda" */
function locks(subject: Subject, reader: Reader, self: Self): Deed | undefined {
  const verb = reader.take(/unlock|lock/i)?.[0].toLowerCase() as 'lock' | 'unlock' | undefined;
  if (verb === undefined) return undefined;
  const filter = reader.try(nounPhrase);
  if (filter) {
    if (filter.in !== undefined && filter.in !== 'ready' && filter.in !== 'torpor') return undefined;
    return {
      verb,
      choose: [target(filter)],
      effects: [{ do: verb, card: 'the target' }],
      isAimed: verb === 'lock' || filter.of === 'another',
    };
  }
  if (!isSelf(subject, reader) && (verb === 'lock' || /^\p{L}/u.test(reader.rest))) return undefined;
  return { verb, choose: [], effects: [{ do: verb, card: self }], isAimed: false };
}

/** "burn a location", "burn 1 pool from your prey", "burn 1 blood or life from a minion controlled by your prey" */
function burns(reader: Reader): Deed | undefined {
  if (!reader.take(/burn/i)) return undefined;
  const pool = reader.take(/(\d) pool from your (prey|predator)/i);
  if (pool) {
    const who = (pool[2] as string).toLowerCase() as 'prey' | 'predator';
    return {
      verb: 'burning pool',
      choose: [],
      effects: [{ do: 'burn pool', who, amount: Number(pool[1]) }],
      isAimed: true,
    };
  }
  const blood = reader.take(/(\d|a) blood(?: or life)? from/i);
  const filter = nounPhrase(reader);
  if (!filter || filter.in === 'uncontrolled') return undefined;
  if (blood)
    return {
      verb: 'burning blood',
      choose: [target(filter)],
      effects: [{ do: 'burn blood', card: 'the target', amount: numberCalled(blood[1] as string) }],
      isAimed: true,
    };
  if (filter.is === 'card') return undefined;
  return { verb: 'burn', choose: [target(filter)], effects: [{ do: 'burn', card: 'the target' }], isAimed: true };
}

/** "steal an equipment", "steal an ally or retainer" */
function steals(reader: Reader): Deed | undefined {
  if (!reader.take(/steal/i)) return undefined;
  const filter = nounPhrase(reader);
  // A vampire in torpor stays there, and of ready ones the text says so.
  if (!filter || filter.is === 'card' || filter.in === 'uncontrolled') return undefined;
  return {
    verb: 'steal',
    choose: [target({ ...filter, of: filter.of ?? 'another' })],
    effects: [{ do: 'control', who: 'you', card: 'the target' }],
    isAimed: true,
  };
}

/** "steal 2 blood or life (becoming blood) from a ready minion" */
function stealsBlood(reader: Reader): Deed | undefined {
  const found = reader.take(/steal (\d) blood(?: or life)?(?: \(becoming (?:blood|life)\))? from/i);
  const filter = found && nounPhrase(reader);
  if (!found || !filter || filter.in === 'uncontrolled') return undefined;
  return {
    verb: 'steal',
    // V-CARD-013 A vampire in torpor, too, unless the text says "ready". V-BLK-008 One's own, too, but not its own blood.
    choose: [target(filter.age === undefined && filter.of === undefined ? { ...filter, other: true } : filter)],
    effects: [{ do: 'move blood', from: 'the target', to: 'self', amount: Number(found[1]) }],
    isAimed: true,
  };
}

function fights(reader: Reader): Deed | undefined {
  if (!reader.take(/enter combat with/i)) return undefined;
  const filter = nounPhrase(reader);
  if (!filter || (filter.in !== undefined && filter.in !== 'ready')) return undefined;
  return {
    verb: 'fight',
    choose: [target({ ...filter, in: 'ready', of: filter.of ?? 'another' })],
    effects: [{ do: 'fight', with: 'the target' }],
    isAimed: true,
    kind: 'fight',
  };
}

/** "bleed with +1 bleed" */
function bleeds(reader: Reader): Deed | undefined {
  const whom = reader.take(/bleed (any Methuselah|your predator)/i)?.[1];
  if (whom !== undefined) {
    const player = /predator/i.test(whom) ? 'predator' : 'another';
    return { verb: 'bleed', choose: [{ name: 'target', player }], effects: [], isAimed: true, kind: 'bleed' };
  }
  const found = reader.take(/bleed (?:with|at) \+(\d) bleed/i);
  if (!found) return undefined;
  return { verb: 'bleed', choose: [], effects: [], isAimed: true, kind: 'bleed', bleed: Number(found[1]) };
}

/** "gain 1 blood", "gain 1 pool" */
function gains(reader: Reader, self: Self): Deed | undefined {
  const found = reader.take(/gain (\d|a) (blood|pool)(?: from the blood bank)?/i);
  if (!found) return undefined;
  const amount = numberCalled(found[1] as string);
  const effect: Effect =
    found[2]?.toLowerCase() === 'pool'
      ? { do: 'gain pool', who: 'you', amount }
      : { do: 'gain blood', card: self, amount };
  return { verb: 'gain', choose: [], effects: [effect], isAimed: false };
}

/** "add 1 blood to a ready Gangrel you control", "add a blood to him" */
function adds(subject: Subject, reader: Reader, self: Self): Deed | undefined {
  const found = reader.take(/add (\d|a) blood(?: from the blood bank)? to/i);
  if (!found) return undefined;
  if (isSelf(subject, reader)) {
    const amount = numberCalled(found[1] as string);
    return { verb: 'feed', choose: [], effects: [{ do: 'gain blood', card: self, amount }], isAimed: false };
  }
  const filter = nounPhrase(reader);
  if (!filter) return undefined;
  return {
    verb: 'feed',
    choose: [target(filter)],
    effects: [{ do: 'gain blood', card: 'the target', amount: numberCalled(found[1] as string) }],
    isAimed: filter.of === 'another',
  };
}

/** "move 1 blood from Ramona to any ready Gangrel", "move 1 blood from a Laibon you control to Thomasso" */
function moves(subject: Subject, reader: Reader, self: Self): Deed | undefined {
  const found = reader.take(/move (up to )?(\d|a) blood from/i);
  if (!found) return undefined;
  const most = numberCalled(found[2] as string);
  if (!found[1] && reader.take(/the blood bank to/i)) {
    const fed = nounPhrase(reader);
    if (!fed) return undefined;
    const effects: readonly Effect[] = [{ do: 'gain blood', card: 'the target', amount: most }];
    return { verb: 'feed', choose: [target(fed)], effects, isAimed: fed.of === 'another' };
  }
  const amount = found[1] ? { chosen: 'amount' } : most;
  const numbers: Choose[] = found[1] ? [{ name: 'amount', number: { min: 1, max: most } }] : [];
  // "From her": nobody else has been mentioned yet.
  if (reader.take(/(?:him|her|them)(?= to)/i) || isSelf(subject, reader)) {
    if (!reader.take(/to/i)) return undefined;
    if (!found[1] && reader.take(/your pool/i)) {
      const effects: readonly Effect[] = [{ do: 'move blood', from: self, to: 'your pool', amount: most }];
      return { verb: 'pool', choose: [], effects, isAimed: false };
    }
    const filter = nounPhrase(reader);
    if (!filter) return undefined;
    return {
      verb: 'feed',
      choose: [target(filter), ...numbers],
      effects: [{ do: 'move blood', from: self, to: 'the target', amount }],
      isAimed: filter.of === 'another',
    };
  }
  const filter = nounPhrase(reader);
  if (!filter || filter.in === 'uncontrolled' || !reader.take(/to/i) || !isSelf(subject, reader)) return undefined;
  return {
    verb: 'feed',
    choose: [target(filter), ...numbers],
    effects: [{ do: 'move blood', from: 'the target', to: self, amount }],
    isAimed: filter.of === 'another',
  };
}

/** "inflict 2 damage on a ready minion" */
function damages(reader: Reader): Deed | undefined {
  const found = reader.take(/(?:inflict|do) (\d) (unpreventable )?damage (?:on|to)/i);
  const filter = found && nounPhrase(reader);
  if (!found || !filter) return undefined;
  const amount = Number(found[1]);
  return {
    verb: 'inflict damage',
    choose: [target({ ...filter, in: filter.in ?? 'ready' })],
    effects: [
      { do: 'damage', to: 'the target', amount, ...(found[2] ? { unpreventable: true } : {}), by: 'self' } as Effect,
    ],
    isAimed: true,
  };
}

const SHOWN = / ?\((?:shuffle|shuffle and discard down|discard down) afterward\)/i;

/** "search your library for an equipment card, reveal it and move it to your hand" */
function searches(reader: Reader): Deed | undefined {
  if (!reader.take(/search your library for an?/i)) return undefined;
  const filter = searched(reader);
  reader.take(SHOWN);
  if (!filter || !reader.take(/,? reveal it,? and move it to your hand/i)) return undefined;
  reader.take(SHOWN);
  return {
    verb: 'search',
    choose: [],
    effects: [
      { do: 'search', as: 'found', filter, places: ['library'] },
      { do: 'move', card: 'the found', to: 'hand', shown: true },
    ],
    isAimed: false,
  };
}

function searched(reader: Reader): Filter | undefined {
  const named = reader.take(/card named \/([^/]+)\//i)?.[1];
  if (named !== undefined) return { name: named };
  if (reader.take(/minion card/i)) return { is: 'library card', not: { any: [{ type: 'master' }, { type: 'event' }] } };
  const type = reader.take(/(equipment|ally|retainer|event|political action|contract) card/i)?.[1]?.toLowerCase();
  if (type === 'contract') return { trait: 'contract' };
  if (type !== undefined) return { type: type as 'equipment' };
  if (reader.take(/melee weapon(?: card)?/i)) return { trait: 'melee weapon' };
  return undefined;
}
