/** What follows a successful action: "Once each turn, Blanche can unlock after successfully hunting." */
import { DISCIPLINE_NAMES } from '../cards/language/terms.ts';
import type { Ability, Condition, Cost, Effect, Trigger } from '../cards/language.ts';
import type { Speaker } from './minions.ts';
import { price } from './powers.ts';
import type { Reader } from './reader.ts';
import { CLAN, clanCalled, DISCIPLINE, numberCalled } from './words.ts';

interface Success {
  readonly trigger: Trigger;
  readonly if: readonly Condition[];
}

export function readSuccess(speaker: Speaker, reader: Reader): Ability[] | undefined {
  if (speaker.isOnCard) return undefined;
  return reader.first<Ability[]>(
    (each) => consequenceFirst(speaker, each),
    (each) => causeFirst(speaker, each),
  );
}

/** "Once each turn, you can gain 1 pool after Saqqaf performs a successful action requiring Serpentis [ser]." */
function consequenceFirst({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const isOnce = reader.take(/Once (?:each|per) turn,/i) !== undefined;
  const isMine = reader.take(/During your minion phase,/i) !== undefined;
  const isPlayer = reader.take(/you (?:can|may)/i) !== undefined;
  if (!isPlayer && (!subject(reader) || !reader.take(/can|may/i))) return undefined;
  const cost = price(subject, reader);
  const effect = result(isPlayer, reader);
  const found = effect && reader.take(/after/i) && success(subject, reader);
  if (!effect || !found || (cost && (found.trigger !== 'bearer succeeds' || effect.do !== 'unlock'))) return undefined;
  reader.take(/\(discard down(?: to your hand size)? afterward\)/i);
  return [made(found, isOnce, isMine, cost, effect)];
}

/** "After Sargon performs a successful action, you gain the Edge.", "If Luke bleeds successfully, he unlocks at the end of the action." */
function causeFirst({ subject }: Speaker, reader: Reader): Ability[] | undefined {
  const isOnce = reader.take(/Once (?:each|per) turn,/i) !== undefined;
  if (!reader.take(/If|After|When/i)) return undefined;
  const found = success(subject, reader);
  if (!found || !reader.take(/,/)) return undefined;
  const isEdge = reader.take(/you gain the Edge/i) !== undefined;
  if (
    !isEdge &&
    (!subject(reader) || !reader.take(/unlocks (?:at the end of the action|after resolving that action)/i))
  )
    return undefined;
  const effect: Effect = isEdge ? { do: 'take the Edge' } : { do: 'unlock', card: 'this' };
  return [
    {
      trigger: found.trigger,
      ...(found.if.length > 0 ? { if: found.if } : {}),
      ...(isOnce ? { once: 'turn' } : {}),
      effects: [effect],
    },
  ];
}

function result(isPlayer: boolean, reader: Reader): Effect | undefined {
  if (!isPlayer) return reader.take(/unlock/i) && { do: 'unlock', card: 'this' };
  const gained = reader.take(/gain (\d|a) pool/i)?.[1];
  if (gained !== undefined) return { do: 'gain pool', who: 'you', amount: numberCalled(gained) };
  const drawn = reader.take(/draw (\d|a) card/i)?.[1];
  if (drawn === undefined) return undefined;
  reader.take(/\(discard down(?: to your hand size)? afterward\)/i);
  return { do: 'draw', amount: numberCalled(drawn) };
}

function made(found: Success, isOnce: boolean, isMine: boolean, cost: Cost | undefined, effect: Effect): Ability {
  if (cost)
    return {
      use: 'unlock',
      cost,
      by: 'bearer',
      ...(isMine ? { turn: 'own' as const } : {}),
      when: ['after resolution'],
      conditions: [{ if: 'acting' }, { if: 'action successful' }, ...found.if],
      // V-GEN-019 A use during a phase is allowed once in it.
      once: isMine || isOnce ? 'turn' : 'action',
      effects: [{ do: 'unlock', card: 'self' }],
    };
  const conditions: readonly Condition[] = [...found.if, ...(isMine ? [{ if: 'your turn' } as const] : [])];
  return {
    trigger: found.trigger,
    optional: true,
    ...(conditions.length > 0 ? { if: conditions } : {}),
    ...(isOnce || isMine ? { once: 'turn' as const } : {}),
    effects: [effect],
  };
}

function success(subject: Speaker['subject'], reader: Reader): Success | undefined {
  return reader.first<Success>(
    (each) => {
      if (!each.take(/successfully bleeding/i)) return undefined;
      const isPrey = each.take(/your prey/i) !== undefined;
      return { trigger: 'bearer bleeds', if: isPrey ? [{ if: 'bled', whom: 'prey' }] : [] };
    },
    (each) => (each.take(/successfully hunting/i) ? hunting : undefined),
    (each) => {
      if (!each.take(/resolution of any successful action/i)) return undefined;
      const needed = requirement(each);
      return needed && { trigger: 'an action succeeds', if: needed };
    },
    (each) => {
      const isGerund = each.take(/performing/i) !== undefined;
      if (!isGerund && (!subject(each) || !each.take(/performs/i))) return undefined;
      const kind = each.take(/an? successful (equip |hunt |political |directed )?action/i);
      if (!kind) return undefined;
      const word = kind[1]?.trim().toLowerCase();
      const needed = each.try(requirement) ?? [];
      return { trigger: 'bearer succeeds', if: [...ofKind(word), ...needed] };
    },
    (each) => {
      if (!subject(each)) return undefined;
      if (each.take(/bleeds successfully/i)) return { trigger: 'bearer bleeds', if: [] };
      if (!each.take(/successfully performs an?/i)) return undefined;
      if (each.take(/non-hunt action/i))
        return { trigger: 'bearer succeeds', if: [{ if: 'other action kind', kinds: ['hunt'] }] };
      if (!each.take(/action/i)) return undefined;
      return { trigger: 'bearer succeeds', if: each.try(requirement) ?? [] };
    },
  );
}

const hunting: Success = { trigger: 'bearer succeeds', if: [{ if: 'hunt successful' }] };

function ofKind(word: string | undefined): readonly Condition[] {
  switch (word) {
    case 'equip':
    case 'hunt':
      return [{ if: 'action kind', kinds: [word] }];
    case 'political':
      return [{ if: 'political action' }];
    case 'directed':
      return [{ if: 'directed' }];
    default:
      return [];
  }
}

const WITH_MARK = new RegExp(DISCIPLINE, 'i');

/** "requiring a Baali or Daimoinon [dai]" */
function requirement(reader: Reader): readonly Condition[] | undefined {
  if (!reader.take(/(?:requiring|that requires)/i)) return undefined;
  const needed: Condition[] = [];
  do {
    const code = reader.take(WITH_MARK)?.[1]?.toLowerCase();
    if (code !== undefined) {
      if (!(code in DISCIPLINE_NAMES)) return undefined;
      needed.push({ if: 'matches', card: 'action card', filter: { in: 'anywhere', requires: code } } as Condition);
      continue;
    }
    reader.take(/an?/i);
    const clan = clanCalled(reader.take(CLAN)?.[0] ?? '');
    if (clan === undefined) return undefined;
    needed.push({ if: 'matches', card: 'action card', filter: { in: 'anywhere', asksFor: { clan } } } as Condition);
  } while (reader.take(/or/i));
  return needed.length === 1 ? needed : [{ if: 'any of', conditions: needed }];
}
