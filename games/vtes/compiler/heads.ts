/** Sentences on the whole card, and on the time and the minions of its playing. */
import type { Filter } from '../cards/language.ts';
import { type Context, demand, type ModeDraft } from './draft.ts';
import { nounPhrase } from './nouns.ts';
import { Reader } from './reader.ts';
import { traitCalled } from './words.ts';

export function readHead(context: Context, mode: ModeDraft, sentence: string): boolean {
  return (
    readTraits(context, mode, sentence) ||
    readStats(context, sentence) ||
    whole(sentence, (reader) => requirement(context, reader)) ||
    whole(sentence, (reader) => replacement(context, reader)) ||
    whole(sentence, (reader) => combination(context, reader)) ||
    whole(sentence, (reader) => limit(context, mode, reader)) ||
    whole(sentence, (reader) => usability(context, mode, reader))
  );
}

/** All of a sentence, or nothing of it. */
export function whole(sentence: string, phrase: (reader: Reader) => true | undefined): boolean {
  const reader = new Reader(sentence.replace(/\.$/, ''));
  return phrase(reader) === true && reader.isAtEnd;
}

/** "Unique location.", "Weapon: gun.", "Trifle.", "+1 stealth action." */
function readTraits({ card, types }: Context, mode: ModeDraft, sentence: string): boolean {
  const stealth = /^\+(\d) stealth action\.?$/i.exec(sentence);
  if (stealth) {
    mode.action.stealth = Number(stealth[1]);
    return true;
  }
  const traits: string[] = [];
  const found: { unique?: true; trifle?: true; outOfTurn?: true } = {};
  let rest = sentence.replace(/\.$/, '').replace(/^(?:Master|Event|Equipment)(?:: ?|$)/i, '');
  if (/^This equipment card represents a location and does not count as equipment while in play$/i.test(rest))
    rest = 'location';
  if (/^While in play, this card does not count as equipment$/i.test(rest) && card.traits?.includes('location'))
    return true;
  if (/^In play, this is a (unique )?location and does not count as equipment$/i.test(rest))
    rest = rest.includes('unique') ? 'unique location' : 'location';
  while (rest !== '') {
    const word =
      /^(unique|trifle|out-of-turn|weapon: (?:gun|melee)|weapon, (?:gun|melee)|(?:equipment|retainer|master)$)/i
        .exec(rest)?.[0]
        .toLowerCase() ?? WORDS.find((each) => startsWith(rest, each));
    if (word === undefined) return false;
    if (word === 'unique') found.unique = true;
    else if (word === 'trifle') found.trifle = true;
    else if (word === 'out-of-turn') found.outOfTurn = true;
    else if (word.startsWith('weapon'))
      traits.push('weapon', ...(word.length > 6 ? [word.endsWith('gun') ? 'gun' : 'melee weapon'] : []));
    else if (word === 'melee weapon') traits.push('weapon', 'melee weapon');
    else if (word === 'gun') traits.push('weapon', 'gun');
    else if (!(types as readonly string[]).includes(word)) traits.push(traitCalled(word) as string);
    rest = rest.slice(word.length).replace(/^(?:,? and|[,:.;])? ?/, '');
  }
  Object.assign(card, found);
  const isOfMode = mode.disciplines !== undefined;
  if (traits.length > 0 && isOfMode) mode.traits = [...new Set([...(mode.traits ?? []), ...traits])];
  else if (traits.length > 0) card.traits = [...new Set([...(card.traits ?? []), ...traits])];
  return true;
}

/** The traits that are printed as such. A title is a card that represents one. */
const WORDS = [
  ...['melee weapon', 'gun', 'weapon', 'vehicle', 'location', 'hunting ground', 'frenzy', 'ammo', 'grapple'],
  ...['archetype', 'title', 'boon', 'gehenna', 'trophy', 'discipline', 'investment', 'electronic', 'aim', 'haven'],
  ...['government', 'inconnu', 'contract'],
];

function startsWith(text: string, word: string): boolean {
  return (
    text.toLowerCase().startsWith(word) && !/^\p{L}/u.test(text.slice(word.length)) && traitCalled(word) !== undefined
  );
}

/** "Unique mortal with 2 life." and "1 strength, 0 bleed." */
function readStats({ card, types }: Context, sentence: string): boolean {
  if (!types.includes('ally') && !types.includes('retainer')) return false;
  const life = /^(unique )?(?:([\p{L} ]+?) )?with (\d+) life\.?$/iu.exec(sentence);
  if (life) {
    const word = life[2]?.toLowerCase();
    const trait = word === undefined || word === 'retainer' || word === 'ally' ? undefined : traitCalled(word);
    if (word !== undefined && word !== 'retainer' && word !== 'ally' && trait === undefined) return false;
    if (life[1]) card.unique = true;
    if (trait !== undefined) card.traits = [...(card.traits ?? []), trait];
    card.life = Number(life[3]);
    return true;
  }
  const both = /^(\d+) strength, (\d+) bleed\.?$/i.exec(sentence);
  if (!both) return false;
  card.strength = Number(both[1]);
  card.bleed = Number(both[2]);
  return true;
}

function combination(context: Context, reader: Reader): true | undefined {
  if (!reader.take(/More than one Discipline can be used to play this card/i)) return undefined;
  context.combines = true;
  return true;
}

function requirement({ card }: Context, reader: Reader): true | undefined {
  if (!reader.take(/Requires/i)) return undefined;
  const filter = nounPhrase(reader);
  if (!filter || filter.of !== undefined) return undefined;
  card.requires = titlesJoined(withoutReady(filter));
  return true;
}

function withoutReady({ in: place, ...filter }: Filter): Filter {
  const any = filter.any?.map(withoutReady);
  if (place !== undefined && place !== 'ready') return { ...filter, in: place };
  return any ? { ...filter, any } : filter;
}

/** "A prince or justicar" has one of two titles. */
export function titlesJoined(filter: Filter): Filter {
  const parts = filter.any;
  if (!parts || Object.keys(filter).length > 1) return filter;
  const titles = parts.map(({ title, is, ...rest }) =>
    Object.keys(rest).length === 0 && is === 'vampire' ? title : undefined,
  );
  return titles.every((title) => title !== undefined) ? { is: 'vampire', title: titles.flat() } : filter;
}

function replacement({ card }: Context, reader: Reader): true | undefined {
  const until = reader.take(
    /Do not replace (?:this card )?until (?:after (?:this|the) action|after (?:this |the )?combat|your (?:next )?unlock phase|your (?:next )?discard phase)/i,
  )?.[0];
  if (until === undefined) return undefined;
  card.replace = /action$/i.test(until)
    ? 'action'
    : /combat$/i.test(until)
      ? 'combat'
      : /unlock/i.test(until)
        ? 'unlock'
        : 'discard';
  return true;
}

/** "A vampire can play only one Soak each round.", "A minion can have only one vehicle." */
function limit(context: Context, mode: ModeDraft, reader: Reader): true | undefined {
  const { name, card, superior } = context;
  const has = reader.take(/A (?:minion|vampire|location) (?:can|may) have only one/i);
  if (has) {
    if (reader.take(new RegExp(escaped(name), 'i'))) card.oneOnMinion = 'name';
    else {
      const trait = traitCalled(reader.rest);
      if (trait === undefined || !card.traits?.includes(trait)) return undefined;
      reader.take(/.+/);
      card.oneOnMinion = trait;
    }
    return true;
  }
  const each = reader.take(/A (?:minion|vampire|[A-Z][\p{L} ]+?) (?:can|may) play only one/iu);
  const all = each ? undefined : reader.take(/Only one/i);
  if (!each && !all) return undefined;
  if (!reader.take(new RegExp(escaped(name), 'i'))) return undefined;
  if (all && !reader.take(/(?:can|may) be (?:played|used)(?: or called)?/i)) return undefined;
  const isSuperior = reader.take(/at superior/i) !== undefined;
  const isBasic = !isSuperior && reader.take(/at basic/i) !== undefined;
  if (all && !isSuperior && !isBasic && reader.take(/(?:in a|per) game/i)) {
    mode.once = 'game';
    return true;
  }
  const span = reader.take(/(?:each|per) (round|combat|turn|action)/i)?.[1]?.toLowerCase();
  if (span === undefined) return undefined;
  const once = all
    ? ({ turn: 'turn of all', action: 'action' } as const)[span]
    : ({ round: 'round', combat: 'combat', turn: 'turn' } as const)[span];
  // A minion plays each modifier and reaction once in an action anyway (V-CARD-018, V-CARD-022).
  if (!all && span === 'action') return true;
  if (once === undefined) return undefined;
  const isSuperiorMode = mode.disciplines?.every((code) => code === code.toUpperCase()) === true;
  if (isSuperior) {
    superior.once = once;
    if (isSuperiorMode) mode.once = once;
  } else if (!isBasic || !isSuperiorMode) mode.once = once;
  return true;
}

export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const USABLE: readonly (readonly [RegExp, (mode: ModeDraft) => true])[] = [
  [/during a bleed action|(?:when|while|during) bleed(?:ing|s)/, (mode) => demand(mode, { if: 'bleeding' })],
  [
    /during an action directed at you(?: \(or (?:a card|something) you control\))?/,
    (mode) => demand(mode, { if: 'directed at you' }),
  ],
  [/during a bleed (?:action )?(?:directed at|against) you/, (mode) => demand(mode, { if: 'bleeding you' })],
  [/during an undirected action/, (mode) => demand(mode, { if: 'undirected' })],
  [/during a directed action/, (mode) => demand(mode, { if: 'directed' })],
  [/during the polling step of a political action(?!,? before votes)/, (mode) => timed(mode, ['polling'])],
  [
    // V-POL-004 Before fifth the time before votes is in the terms step.
    /during the (?:polling step|referendum) of a political action(?:,? before votes and ballots are cast)?|during a referendum(?:,? before votes and ballots are cast)?/,
    (mode) => {
      mode.when = ['terms', 'polling'];
      return true;
    },
  ],
  [/as a bleed action is announced/, (mode) => timed(mode, ['announce']) && demand(mode, { if: 'bleeding' })],
  [/(?:as|when) (?:the|an) action is announced/, (mode) => timed(mode, ['announce'])],
  [/during an equip action/, (mode) => demand(mode, { if: 'matches', card: 'acting', filter: { equipping: true } })],
  [/if you (?:control|have) the Edge/, (mode) => demand(mode, { if: 'edge', of: 'you' })],
  [/before range is (?:determined|chosen)/, (mode) => timed(mode, ['before range'])],
  [/before strikes are chosen/, (mode) => timed(mode, ['before strikes'])],
  [/(?:during|on|in) the first round(?: of combat)?/, (mode) => demand(mode, { if: 'first round' })],
  [/at close range/, (mode) => demand(mode, { if: 'close range' })],
  [/at long range/, (mode) => demand(mode, { if: 'long range' })],
  [/(?:if|when) a minion attempts to block(?: this minion)?/, (mode) => timed(mode, ['block attempt'])],
  [
    /after resolution of a successful action/,
    (mode) => timed(mode, ['after resolution']) && demand(mode, { if: 'action successful' }),
  ],
  [/after action resolution/, (mode) => timed(mode, ['after resolution'])],
  [/if (?:the|this) action was successful/, (mode) => demand(mode, { if: 'action successful' })],
  [/if (?:the|this) action was blocked/, (mode) => demand(mode, { if: 'action blocked' })],
  [/by a locked (?:vampire|minion)/, (mode) => by(mode, 'locked')],
  [/by a ready (?:unlocked )?vampire other than the acting minion/, (mode) => by(mode, 'other than acting')],
];

function timed(mode: ModeDraft, when: NonNullable<ModeDraft['when']>): true {
  mode.when = when;
  return true;
}

function by(mode: ModeDraft, who: NonNullable<ModeDraft['by']>): true {
  mode.by = who;
  return true;
}

/** "Only usable at close range before strikes are chosen." */
function usability(context: Context, mode: ModeDraft, reader: Reader): true | undefined {
  if (reader.take(/Not usable/i)) {
    if (reader.take(/(?:during|on|in) the first round(?: of combat)?/i))
      return demand(mode, { if: 'after the first round' });
    if (reader.take(/during (?:a )?bleed actions?/i)) return demand(mode, { if: 'not bleeding' });
    return undefined;
  }
  if (reader.take(/Usable by a locked (?:vampire|minion|[A-Z]\w+|baron|prince)/)) return by(mode, 'even locked');
  if (!reader.take(/Only usable/i)) return undefined;
  do {
    const before = reader.rest;
    for (const [pattern, apply] of USABLE) {
      const found = reader.take(new RegExp(pattern.source, 'i'));
      if (!found) continue;
      apply(mode);
      if (/referendum|polling/i.test(found[0])) {
        if (/political action/i.test(found[0])) demand(mode, { if: 'political action' });
        if (/before votes/i.test(found[0])) demand(mode, { if: 'before votes' });
      }
      if (/ready unlocked/i.test(found[0])) mode.requires = { ...mode.requires, locked: false };
      break;
    }
    if (reader.rest === before && !bleedBy(mode, reader) && !byNamed(context, mode, reader) && !actingIs(mode, reader))
      return undefined;
    reader.take(/,? ?and|,/i);
  } while (!reader.isAtEnd);
  return true;
}

/** "if a younger vampire is bleeding you, after blocks are declined" */
function bleedBy(mode: ModeDraft, reader: Reader): true | undefined {
  return reader.try((each) => {
    if (!each.take(/if|when/i)) return undefined;
    const filter = nounPhrase(each);
    if (!filter || !each.take(/is bleeding you/i)) return undefined;
    demand(mode, { if: 'bleeding you' });
    if (JSON.stringify(filter) !== '{"is":"minion"}') demand(mode, { if: 'matches', card: 'acting', filter });
    if (each.take(/,? ?after blocks are declined/i)) mode.when = ['after block'];
    return true;
  });
}

function actingIs(mode: ModeDraft, reader: Reader): true | undefined {
  return reader.try((each) => {
    if (!each.take(/if|when/i)) return undefined;
    const filter = nounPhrase(each);
    if (!filter || !each.take(/is acting/i)) return undefined;
    return demand(mode, { if: 'matches', card: 'acting', filter });
  });
}

/** "by a locked Gangrel" on a card that requires a Gangrel. */
function byNamed({ card }: Context, mode: ModeDraft, reader: Reader): true | undefined {
  return reader.try((each) => {
    if (!each.take(/by a locked/i)) return undefined;
    const filter = nounPhrase(each);
    if (
      !filter ||
      Object.keys(filter).some((key) => key !== 'is' && key !== 'clan' && key !== 'sect' && key !== 'title')
    )
      return undefined;
    mode.by = 'locked';
    const { is: _, ...rest } = filter;
    const isSaid = Object.entries(rest).every(
      ([key, value]) => JSON.stringify(card.requires?.[key as keyof Filter]) === JSON.stringify(value),
    );
    if (!isSaid) mode.requires = { ...mode.requires, ...filter };
    return true;
  });
}
