/** The situation at a table of Magic, in sentences for screen readers. */
import type { View } from '@praxis/engine';
import type { AttackerView, StackItemView } from '@praxis/magic/where.ts';
import type { Telling } from '../look.ts';
import { whereOf } from './where.ts';

export function spokenLines(view: View, telling: Telling): readonly string[] {
  const { stack = [], combat } = whereOf(view);
  return [
    ...stack.toReversed().map((item) => stackLine(item, telling)),
    ...(combat?.attackers ?? []).map((attacker) => attackLine(attacker, telling)),
  ];
}

function stackLine({ card, kind, seat, targets }: StackItemView, telling: Telling): string {
  const aims = targets.map((target) => ('card' in target ? telling.card(target.card) : telling.seat(target.seat)));
  const what = kind === 'spell' ? telling.card(card) : `${telling.label('table ability')} ${telling.card(card)}`;
  return [
    `${telling.label('table stack')}: ${what}`,
    telling.seat(seat),
    ...(aims.length === 0 ? [] : [`→ ${aims.join(', ')}`]),
  ].join(', ');
}

function attackLine({ card, defender, planeswalker, blockers }: AttackerView, telling: Telling): string {
  const at = planeswalker === undefined ? telling.seat(defender) : telling.card(planeswalker);
  const by = blockers.map((blocker) => telling.card(blocker)).join(', ');
  return [
    `${telling.label('table combat')}: ${telling.card(card)} → ${at}`,
    ...(by === '' ? [] : [`${telling.label('mark blocking')}: ${by}`]),
  ].join(', ');
}
