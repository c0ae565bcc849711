/**
 * Decides when a bot turns its Agenda up: not before its text can give something, because foes then know what to
 * prevent (R-WIN-002).
 */
import type { VisiblePiece } from '@praxis/engine';
import type { Trigger } from '../cards/language.ts';
import type { BotReason } from '../text/keys/bot-reasons.ts';
import { cardsIn, type Table } from './table.ts';

export function wants(table: Table, piece: VisiblePiece): BotReason | undefined {
  if (piece.say !== 'turns up the Agenda') return undefined;
  const [agenda] = cardsIn(table.view.seats[table.me]?.zones['agenda card']);
  const abilities = table.defOf(agenda)?.abilities ?? [];
  return abilities.some((ability) => ability.kind === 'triggered' && isNear(table, ability.when))
    ? 'agenda'
    : undefined;
}

/** True if the trigger's event may be about to happen. */
function isNear(table: Table, when: Trigger): boolean {
  const { attack, conflict, turn, bearer } = table.view.where;
  const isFighting =
    (attack?.state === 'announced' || attack?.state === 'damage') &&
    (attack.seat === table.me || table.person(attack.on)?.seat === table.me);
  switch (when.on) {
    case 'start of turn':
      return table.coterie(table.me).filter(({ where }) => where === 'streets').length >= STREETS;
    case 'scheme succeeds':
      return conflict?.by === table.me && conflict.passed === undefined;
    case 'resolves a conspiracy':
      return cardsIn(table.view.seats[table.me]?.zones.conspiracies).some((id) => {
        const { threshold = 0 } = table.defOf(id) ?? {};
        return (table.card(id)?.counters?.tokens ?? 0) >= threshold;
      });
    case 'attaches':
      if (turn !== table.me) return false;
      if (when.what === 'title')
        return bearer === undefined || table.hand.some(({ def }) => def.subtypes?.includes('title'));
      return isFighting;
    default:
      return isFighting;
  }
}

/** With this many characters in The Streets, Strength in Numbers pays. */
const STREETS = 3;
