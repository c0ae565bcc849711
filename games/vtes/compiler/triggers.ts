/**
 * Effects that happen by themselves because of a minion in play: "If Roy is unlocked during your discard phase, lock
 * him."
 */
import type { Ability, Condition, Effect, Trigger } from '../cards/language.ts';
import { state } from './circumstances.ts';
import type { Speaker } from './minions.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';
import { numberCalled } from './words.ts';

export function readTrigger(speaker: Speaker, reader: Reader): Ability[] | undefined {
  if (speaker.isOnCard) return undefined;
  return reader.first<Ability[]>(
    (each) => afterwards(speaker, each),
    (each) => because(speaker, each),
    (each) => inPhase(speaker, each),
    (each) => feeds(speaker, each),
  );
}

const READY: Condition = { if: 'matches', card: 'this', filter: { in: 'ready' } };

interface Cause {
  readonly trigger: Trigger;
  readonly if?: readonly Condition[];
}

/** The cause of the effect, as a clause: "Thomas goes to torpor", "a referendum called by him passes". */
function cause({ subject }: Speaker, reader: Reader): Cause | undefined {
  return reader.first<Cause>(
    (each) => (subject(each) && each.take(/goes (?:in)?to torpor/i) ? { trigger: 'bearer goes to torpor' } : undefined),
    (each) => (subject(each) && each.take(/enters play/i) ? { trigger: 'enters play' } : undefined),
    (each) => (subject(each) && each.take(/successfully blocks/i) ? { trigger: 'bearer blocks' } : undefined),
    (each) => (subject(each) && each.take(/is blocked/i) ? { trigger: 'bearer blocked' } : undefined),
    (each) => {
      if (!subject(each)) return undefined;
      const found = each.take(
        /(?:successfully bleeds( your prey)?|bleeds( your prey)? successfully)(?: \(for 1 or more\))?/i,
      );
      if (!found) return undefined;
      const isPrey = (found[1] ?? found[2]) !== undefined;
      return { trigger: 'bearer bleeds', ...(isPrey ? { if: [{ if: 'bled', whom: 'prey' }] } : {}) };
    },
    (each) => (subject(each) && each.take(/enters combat/i) ? { trigger: 'combat begins' } : undefined),
    (each) => {
      const who = each.take(
        /(any|another) Methuselah plays an? (Gehenna event|master card)|a Gehenna event is played/i,
      );
      if (!who) return undefined;
      const card = /Gehenna/i.test(who[0]) ? { type: 'event' as const, trait: 'Gehenna' } : { type: 'master' as const };
      const by = who[1]?.toLowerCase() === 'another' ? { by: 'another' as const } : {};
      return { trigger: 'a card is played', if: [{ if: 'played card', ...card, ...by }] };
    },
    (each) => {
      const isPolitical = each.take(/the referendum of a political action passes/i);
      return isPolitical && { trigger: 'referendum passed', if: [{ if: 'political action' }] };
    },
    (each) => {
      if (!each.take(/a referendum called by/i)) return undefined;
      if (!each.take(/him|her|them|it/i) && !subject(each)) return undefined;
      return each.take(/passes/i) ? { trigger: 'referendum passed', if: [{ if: 'called by self' }] } : undefined;
    },
  );
}

/** A statement or an order: "he gains 1 blood", "burn 1 pool", "your prey burns 1 pool", "unlock Xaviar". */
function consequence({ subject }: Speaker, reader: Reader): Effect | undefined {
  return reader.first<Effect>(
    (each) => {
      const amount = each.take(/the blocking minion's controller burns (\d|a) pool before block resolution/i)?.[1];
      return amount === undefined
        ? undefined
        : { do: 'burn pool', who: 'controller of blocker', amount: numberCalled(amount) };
    },
    (each) => {
      const found = each.take(
        /(you gain|gain|you burn|burn|your prey burns|your predator burns|each Methuselah burns) (\d|a) pool/i,
      );
      if (!found) return undefined;
      const words = (found[1] as string).toLowerCase();
      const amount = numberCalled(found[2] as string);
      if (words.endsWith('gain')) return { do: 'gain pool', who: 'you', amount };
      const who = words.includes('prey')
        ? 'prey'
        : words.includes('predator')
          ? 'predator'
          : words.startsWith('each')
            ? 'each'
            : 'you';
      return { do: 'burn pool', who, amount };
    },
    (each) => {
      const found = each.take(
        /(discard|the target Methuselah discards) (\d|one|two) cards? at random(?: from (?:his or her|their) hand)?(?: \(draw up afterward\))?/i,
      );
      if (!found) return undefined;
      const who = found[1]?.toLowerCase() === 'discard' ? 'you' : 'target player';
      return { do: 'discard', who, amount: numberCalled(found[2] as string), atRandom: true };
    },
    (each) => {
      const drawn = each.take(/draw (\d|a) card/i)?.[1];
      return drawn === undefined ? undefined : { do: 'draw', amount: numberCalled(drawn) };
    },
    (each) => {
      if (!subject(each)) return undefined;
      const found = each.take(/(gains|burns|gain|burn) (\d|a) blood(?: from the blood bank)?/i);
      if (found)
        return {
          do: found[1]?.toLowerCase().startsWith('gain') ? 'gain blood' : 'burn blood',
          card: 'this',
          amount: numberCalled(found[2] as string),
        };
      return each.take(/unlocks/i) ? { do: 'unlock', card: 'this' } : undefined;
    },
    (each) => {
      const verb = each.take(/unlock|lock/i)?.[0].toLowerCase();
      if (verb === undefined || (!each.take(/him|her|them|it/i) && !subject(each))) return undefined;
      return { do: verb as 'lock' | 'unlock', card: 'this' };
    },
  );
}

const BEFORE_COMBAT = / ?\(before combat begins, if any\)/i;

/** "Burn 1 pool after Thomas goes to torpor", "You can unlock Xaviar after a referendum called by him passes" */
function afterwards(speaker: Speaker, reader: Reader): Ability[] | undefined {
  const isReady = reader.try(
    (each) => (each.take(/If|While/i) && speaker.subject(each) && each.take(/is ready,/i)) || undefined,
  );
  const optional = reader.take(/You can|You may/i) !== undefined;
  const effect = consequence(speaker, reader);
  const found = effect && reader.take(/after|as|when|each time/i) && cause(speaker, reader);
  if (!effect || !found) return undefined;
  return [made(found, isReady ? [READY] : [], optional, effect)];
}

/** "If Sylvester goes into torpor, each Methuselah burns 1 pool", "When Assad successfully blocks, he gains 1 blood" */
function because(speaker: Speaker, reader: Reader): Ability[] | undefined {
  const found = reader.take(/After|If|When|As|Each time/i) && cause(speaker, reader);
  if (!found || !reader.take(/,/)) return undefined;
  const gained = reader.try(
    (each) => (speaker.subject(each) && each.take(/(?:can|may) gain (\d|a) blood/i)?.[1]) || undefined,
  );
  if (gained !== undefined)
    return [made(found, [], true, { do: 'gain blood', card: 'this', amount: numberCalled(gained) })];
  const optional = reader.try((each) => (each.take(/you (?:can|may)/i) ? true : undefined)) === true;
  const effect = consequence(speaker, reader);
  reader.take(BEFORE_COMBAT);
  return effect && [made(found, [], optional, effect)];
}

function made(found: Cause, more: readonly Condition[], optional: boolean, effect: Effect): Ability {
  const conditions = [...(found.if ?? []), ...more];
  return {
    trigger: found.trigger,
    ...(optional ? { optional: true } : {}),
    ...(conditions.length > 0 ? { if: conditions } : {}),
    effects: [effect],
  };
}

const PHASES: readonly (readonly [RegExp, Trigger])[] = [
  [/during your unlock phase/i, 'your unlock phase'],
  [/during your master phase/i, 'your master phase'],
  [/during your discard phase/i, 'your discard phase'],
];

function phase(reader: Reader): Trigger | undefined {
  for (const [pattern, found] of PHASES) if (reader.take(pattern)) return found;
  return undefined;
}

/** "During your unlock phase, if you have the Edge, Rosa gains 1 blood", "If Roy is unlocked during your discard phase, lock him" */
function inPhase(speaker: Speaker, reader: Reader): Ability[] | undefined {
  const conditions: Condition[] = [];
  let trigger: Trigger | undefined;
  const place = reader.try((each) => {
    if (!each.take(/If/i) || !speaker.subject(each)) return undefined;
    return each.take(/is (ready and unlocked|ready|unlocked|in torpor)/i)?.[1]?.toLowerCase();
  });
  if (place !== undefined) {
    conditions.push({
      if: 'matches',
      card: 'this',
      filter: {
        ...(place === 'unlocked' ? {} : { in: place === 'in torpor' ? ('torpor' as const) : ('ready' as const) }),
        ...(place.includes('unlocked') ? { locked: false } : {}),
      },
    });
    trigger = phase(reader);
    if (!trigger || !reader.take(/,/)) return undefined;
  } else {
    trigger = phase(reader);
    if (!trigger || !reader.take(/,/)) return undefined;
    if (reader.take(/if/i)) {
      const found = state(reader);
      if (!found || !reader.take(/,/)) return undefined;
      conditions.push(...found);
    }
  }
  const effect = consequence(speaker, reader);
  return effect && [{ trigger, ...(conditions.length > 0 ? { if: conditions } : {}), effects: [effect] }];
}

/** "If Lupo is ready during your unlock phase, another ready Giovanni you control can gain 1 blood." */
function feeds({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  if (!reader.take(/If/i) || !subject(reader) || !reader.take(/is ready during your unlock phase,/i)) return undefined;
  const filter = nounPhrase(reader);
  const amount = filter && reader.take(/can gain (\d) blood/i)?.[1];
  if (!filter || amount === undefined) return undefined;
  return [
    {
      use: 'feed',
      by: 'bearer',
      turn: 'own',
      when: ['unlock'],
      once: 'phase',
      choose: [{ name: 'target', card: filter }],
      effects: [{ do: 'gain blood', card: 'the target', amount: Number(amount) }],
    },
  ];
}
