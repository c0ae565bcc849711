/** Sentences of action cards and of masters that are played for their effect. */
import type { Effect, Filter } from '../cards/language.ts';
import { deed } from './deeds.ts';
import { add, type Context, type ModeDraft } from './draft.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';

export function readAction(context: Context, mode: ModeDraft, reader: Reader): true | undefined {
  const isAction = context.types.includes('action') && (mode.as === undefined || mode.as === 'action');
  const directed = isAction && reader.take(/\(D\)/);
  return reader.first<true>(
    (each) => (isAction && directed ? bleed(mode, each) : undefined),
    (each) => (isAction && directed ? fight(mode, each) : undefined),
    (each) => (isAction ? afterBleed(mode, each) : undefined),
    (each) => (mode.action.kind === 'fight' ? forTheFight(mode, each) : undefined),
    (each) => addBlood(mode, each),
    (each) => burnOrSteal(mode, each, directed !== undefined && directed !== false),
    (each) => chosenGains(mode, each),
    (each) => allotment(context, mode, each),
    (each) => putInPlay(context, mode, each),
    (each) => pool(mode, each),
    (each) => stealsPool(mode, each, directed !== undefined && directed !== false),
    (each) => (isAction ? byDeed(mode, each, directed !== undefined && directed !== false) : undefined),
    (each) => (mode.action.kind === 'bleed' ? ofTheBleed(mode, each) : undefined),
    (each) => (isAction ? stealthier(mode, each) : undefined),
  );
}

function bleed(mode: ModeDraft, reader: Reader): true | undefined {
  const found = reader.take(/Bleed(?: (?:with|at) \+(\d) bleed)?/i);
  if (!found) return undefined;
  mode.action.kind = 'bleed';
  if (found[1]) mode.action.bleed = Number(found[1]);
  return true;
}

const IF_SUCCESSFUL = /if (?:the|this) bleed is successful(?: \(for 1 or more\))?,?/i;

/** "Gain 1 pool if the bleed is successful (for 1 or more)" */
function afterBleed(mode: ModeDraft, reader: Reader): true | undefined {
  if (mode.action.kind !== 'bleed') return undefined;
  const isBefore = reader.take(IF_SUCCESSFUL);
  const inner: ModeDraft = { ...mode, effects: [], choose: [] };
  const done = reader.first<true>(
    (each) => pool(inner, each),
    (each) => addBlood(inner, each),
    (each) =>
      each.take(/Unlock this (?:acting )?(?:vampire|minion|[A-Z]\p{L}+)|this vampire unlocks/iu)
        ? add(inner, { do: 'unlock', card: 'self' })
        : undefined,
  );
  if (!done || (!isBefore && !reader.take(IF_SUCCESSFUL))) return undefined;
  // The bleed has its own target: what else it brings is chosen when it has succeeded.
  const chosen = inner.choose.map((choose): Effect => ({ do: 'choose', choose }));
  return add(mode, { do: 'if', conditions: [{ if: 'bleed would succeed' }], effects: [...chosen, ...inner.effects] });
}

function fight(mode: ModeDraft, reader: Reader): true | undefined {
  if (!reader.take(/Enter combat with/i)) return undefined;
  const filter = nounPhrase(reader);
  if (!filter) return undefined;
  mode.action.kind = 'fight';
  mode.choose.push({ name: 'target', card: attacked(filter) });
  return add(mode, { do: 'fight', with: 'the target' });
}

/** "This acting minion gets 1 optional maneuver during that combat": before it begins. */
function forTheFight(mode: ModeDraft, reader: Reader): true | undefined {
  const strength = reader.take(
    /This (?:acting )?(?:minion|vampire|[A-Z]\p{L}+) gets \+(\d) strength (?:during|in) that combat/iu,
  );
  if (strength) {
    mode.effects.unshift({ do: 'modify', stat: 'strength', amount: Number(strength[1]), until: 'combat' });
    return true;
  }
  const found = reader.take(
    /This (?:acting )?(?:minion|vampire|[A-Z]\p{L}+) gets (?:1|an) optional (maneuver|press)(?:, only usable to (continue|end) combat,)? (?:during|in) that combat/iu,
  );
  if (!found || (found[1] === 'maneuver' && found[2])) return undefined;
  const stat = found[2] ? `optional press to ${found[2]}` : `optional ${found[1]}`;
  mode.effects.unshift({ do: 'modify', stat: stat as 'optional maneuver', amount: 1, until: 'combat' });
  return true;
}

export function attacked(filter: Filter): Filter {
  return { ...filter, in: filter.in ?? 'ready', of: filter.of ?? 'another' };
}

/** "Add 2 blood to a younger vampire in your uncontrolled region" */
function addBlood(mode: ModeDraft, reader: Reader): true | undefined {
  const found = reader.take(/Add (\d+) blood to/i);
  if (!found) return undefined;
  const filter = nounPhrase(reader);
  if (!filter || mode.choose.length > 0) return undefined;
  mode.choose.push({ name: 'target', card: filter });
  return add(mode, { do: 'gain blood', card: 'the target', amount: Number(found[1]) });
}

function burnOrSteal(mode: ModeDraft, reader: Reader, directed: boolean): true | undefined {
  const verb = reader.take(/Burn|Steal|Lock|Unlock/i)?.[0].toLowerCase();
  if (verb === undefined) return undefined;
  if ((verb === 'burn' || verb === 'steal') && !directed) return undefined;
  const filter = nounPhrase(reader);
  if (!filter || mode.choose.length > 0) return undefined;
  if (verb === 'steal') {
    mode.choose.push({
      name: 'target',
      card: { ...filter, ...(filter.is === 'ally' ? { in: 'ready' as const } : {}), of: filter.of ?? 'another' },
    });
    return add(mode, { do: 'control', who: 'you', card: 'the target' });
  }
  mode.choose.push({ name: 'target', card: filter });
  return add(mode, { do: verb as 'burn' | 'lock' | 'unlock', card: 'the target' });
}

/** "Put this card on a ready vampire you control" */
function putInPlay({ types }: Context, mode: ModeDraft, reader: Reader): true | undefined {
  const isOn = reader.take(/Put this card on/i);
  if (!isOn) {
    const found = reader.take(/Put this card in(?:to)? play(?: with (\d+) counters?)?/i);
    if (!found) return undefined;
    return add(mode, { do: 'put in play', ...(found[1] ? { counters: Number(found[1]) } : {}) });
  }
  if (types.includes('action') || types.includes('action modifier'))
    if (reader.take(/this (?:acting )?(?:Sabbat vampire|vampire|minion|[A-Z]\w+)/i))
      return add(mode, { do: 'put in play', on: 'self' });
  const filter = nounPhrase(reader);
  if (!filter || mode.choose.length > 0 || !types.includes('master')) return undefined;
  mode.choose.push({ name: 'target', card: filter });
  return add(mode, { do: 'put in play', on: 'the target' });
}

function pool(mode: ModeDraft, reader: Reader): true | undefined {
  const found = reader.take(/(?:you )?gain (\d+) pool/i);
  return found && add(mode, { do: 'gain pool', who: 'you', amount: Number(found[1]) });
}

/** "Choose a vampire. The chosen vampire gains enough blood to reach full capacity." */
function chosenGains(mode: ModeDraft, reader: Reader): true | undefined {
  if (reader.take(/Choose/i)) {
    const filter = nounPhrase(reader);
    if (!filter || mode.choose.length > 0 || !reader.isAtEnd) return undefined;
    mode.choose.push({ name: 'target', card: filter });
    return true;
  }
  if (!reader.take(/The chosen vampire gains enough blood to reach full capacity/i) || mode.choose.length !== 1)
    return undefined;
  return add(mode, {
    do: 'gain blood',
    card: 'the target',
    amount: { minus: [{ capacityOf: 'the target' }, { counters: 'the target' }] },
  });
}

/** "Allocate 4 points among two or more Methuselahs. Successful referendum means each Methuselah burns 1 pool for each point allocated." */
function allotment({ types }: Context, mode: ModeDraft, reader: Reader): true | undefined {
  if (!types.includes('political action')) return undefined;
  const found = reader.take(/Allocate (\d+|X) points among (two|one) or more (other )?Methuselahs/i);
  if (found) {
    const isCounted = reader.take(/, where X is the number of Methuselahs in the game/i);
    if ((found[1] === 'X') !== (isCounted !== undefined)) return undefined;
    mode.choose.push({
      name: 'points',
      allot: found[1] === 'X' ? 'players' : Number(found[1]),
      among: found[3] ? 'others' : 'any',
      atLeast: found[2]?.toLowerCase() === 'two' ? 2 : 1,
    });
    return true;
  }
  if (!reader.take(/Successful referendum means/i)) return undefined;
  if (reader.take(/each Methuselah burns 1 pool for each point allocated/i))
    return mode.choose.some((each) => 'allot' in each)
      ? add(mode, { do: 'apply allotment', named: 'points' })
      : undefined;
  return undefined;
}

/** "(D) Steal 1 pool from another Methuselah": it is burned there and gained here. */
function stealsPool(mode: ModeDraft, reader: Reader, directed: boolean): true | undefined {
  const found = directed ? reader.take(/Steal (\d) pool from another Methuselah/i) : undefined;
  if (!found || mode.choose.length > 0) return undefined;
  const amount = Number(found[1]);
  mode.choose.push({ name: 'target', player: 'another' });
  return add(mode, { do: 'gain pool', who: 'you', amount }, { do: 'burn pool', who: 'the target', amount });
}

/** Reads deeds that minions have in their own text, and cards as well. */
function byDeed(mode: ModeDraft, reader: Reader, directed: boolean): true | undefined {
  const done = deed((each) => each.take(SELF_WORDS) !== undefined, reader);
  if (!done || done.kind || done.isAimed !== directed || (done.choose.length > 0 && mode.choose.length > 0))
    return undefined;
  mode.choose.push(...done.choose);
  return add(mode, ...done.effects);
}

const SELF_WORDS = /this (?:acting )?(?:vampire|minion|[A-Z]\p{L}+)|themselves/iu;

/** "The bleed is with +1 bleed." */
function ofTheBleed(mode: ModeDraft, reader: Reader): true | undefined {
  const found = reader.take(/The bleed is (?:with|at) \+(\d) bleed/i);
  if (!found) return undefined;
  mode.action.bleed = (mode.action.bleed ?? 0) + Number(found[1]);
  return true;
}

/** "This is a +1 stealth action." */
function stealthier(mode: ModeDraft, reader: Reader): true | undefined {
  const found = reader.take(/This is a \+(\d) stealth action/i);
  if (!found) return undefined;
  mode.action.stealth = Number(found[1]);
  return true;
}
