/** Destruction by effects (Y-TERM-004), with preventions and replacements. */
import { ask, type CardId, oneOf, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import type { Ability } from '../../cards/language.ts';
import { banishingForbidden } from '../changes/destination.ts';
import { type Move, moveCards } from '../changes/moving.ts';
import { equipsOn, faceOf, isOnField } from '../facts/places.ts';
import { cannot, changesOf, isEffective, isUnaffected } from '../facts/values.ts';
import type { Moved } from '../state/happenings.ts';
import { cardOf, defOf, type G, placedOf, playerOf } from '../state/state.ts';

export interface Destruction {
  readonly cards: readonly CardId[];
  readonly by: Seat;
  readonly source: CardId;
  readonly banish?: boolean;
}

/** Destroys cards by an effect, all at the same time. Returns the destroyed ones. */
export function* destroy(g: G, { cards, by, source, banish }: Destruction): Procedure<readonly Moved[]> {
  const doomed: Move[] = [];
  for (const card of new Set(cards)) {
    const { zone } = cardOf(g, card);
    // Y-X-SMN-03 A monster whose Summon was negated has not been on the field.
    if (zone === 'summoning')
      doomed.push({ card, to: 'graveyard', cause: 'effect', destroyed: true, by, source, notFromField: true });
    if (!isOnField(zone) || cardOf(g, card).placed?.doomed || isUnaffected(g, card, source)) continue;
    if (isProtected(g, card, by)) continue;
    const instead = (yield* replacedBy(g, card, 'be destroyed by effect'))?.card;
    // Y-X-NEG-01 A card whose own activation was negated does not count as having been on the field.
    const notFromField = g.state.chain.some(
      ({ negated, ofCard, source: of }) => negated === 'activation' && ofCard && of.card === card,
    );
    doomed.push({
      ...(notFromField ? { notFromField } : {}),
      card: instead ?? card,
      to: banish && !banishingForbidden(g) ? 'banished' : 'graveyard',
      cause: 'effect',
      destroyed: true,
      by,
      source,
    });
  }
  return moveCards(g, doomed);
}

/** It cannot be destroyed, or not this time; the time is counted. */
export function isProtected(g: G, card: CardId, by: Seat | 'battle'): boolean {
  const { up, placed, zone } = cardOf(g, card);
  if (!placed) return false;
  if (by !== 'battle' && zone === 'monsters' && cannot(g, card, 'be destroyed by effects')) return true;
  if (!up) return false;
  const kinds: readonly string[] =
    by === 'battle' ? ['battle'] : by === placed.controller ? ['effect'] : ['effect', "opponent's effect"];
  for (const { notDestroyed } of changesOf(g, card)) {
    if (!notDestroyed) continue;
    const wanted: readonly string[] = typeof notDestroyed.by === 'string' ? [notDestroyed.by] : notDestroyed.by;
    if (!wanted.some((each) => kinds.includes(each))) continue;
    if (notDestroyed.together) {
      // All cards that one effect would destroy are saved together.
      const { used } = playerOf(g, placed.controller);
      const occasion = g.state.links * 100 + g.state.chain.length;
      used['protected together'] ??= occasion;
      if (used['protected together'] !== occasion) continue;
    } else {
      const spent = placed.used.protected ?? 0;
      if (spent >= notDestroyed.times) continue;
      placed.used.protected = spent + 1;
    }
    g.emit({ type: 'not destroyed', card: refer(g.state, card, true) });
    return true;
  }
  return false;
}

type Replacement = Extract<Ability, { kind: 'replacement' }>;

/**
 * Another card that is destroyed in its place, if there is one. Its player may decline only if the text says so
 * (Y-X-SMN-13, Y-AMB-39).
 */
export function* replacedBy(
  g: G,
  card: CardId,
  would: Replacement['would'],
): Procedure<{ readonly card: CardId; readonly sharesDamage: boolean } | undefined> {
  const candidates: { id: CardId; optional: boolean; sharesDamage: boolean }[] = [];
  const add = (id: CardId, { optional, sharesDamage }: Replacement): void => {
    candidates.push({ id, optional: optional === true, sharesDamage: sharesDamage === true });
  };
  for (const equip of equipsOn(g, card))
    for (const each of faceOf(g, equip).others)
      if (
        each.kind === 'replacement' &&
        each.would === would &&
        each.instead === 'destroy this' &&
        isEffective(g, equip)
      )
        add(equip, each);
  for (const each of faceOf(g, card).others)
    if (
      each.kind === 'replacement' &&
      each.would === would &&
      each.instead === 'destroy the equipped monster' &&
      isEffective(g, card)
    )
      for (const equip of equipsOn(g, card)) if (defOf(g, equip).kind === 'monster') add(equip, each);
  if (candidates.length === 0) return undefined;
  const optional = candidates.every((each) => each.optional);
  const none: Piece = { say: 'no replacement' };
  const pieces = candidates.map(({ id }): Piece => ({ say: 'replaces', card: id }));
  const path = yield* ask({
    seat: placedOf(g, card).controller,
    step: 'effect',
    about: { say: 'choose replacement', card },
    next: oneOf(optional ? [...pieces, none] : pieces),
    ...(optional ? { passive: [none] } : {}),
  });
  const chosen = candidates.find(({ id }) => id === path[0]?.card);
  return chosen && { card: chosen.id, sharesDamage: chosen.sharesDamage };
}
