/** The situation at a table of Magic, in sentences for screen readers. */
import type { View } from '@praxis/engine';
import type { AttackerView, StackItemView } from '@praxis/magic/where.ts';
import type { SpokenWords } from '../look.ts';
import { whereOf } from './where.ts';

export function spokenLines(view: View, words: SpokenWords): readonly string[] {
  const { stack = [], combat } = whereOf(view);
  return [
    ...stack.toReversed().map((item) => stackLine(item, words)),
    ...(combat?.attackers ?? []).map((attacker) => attackLine(attacker, words)),
  ];
}

function stackLine({ card, kind, seat, targets }: StackItemView, words: SpokenWords): string {
  const aims = targets.map((target) => ('card' in target ? words.card(target.card) : words.seat(target.seat)));
  const what = kind === 'spell' ? words.card(card) : `${words.label('table ability')} ${words.card(card)}`;
  return [
    `${words.label('table stack')}: ${what}`,
    words.seat(seat),
    ...(aims.length === 0 ? [] : [`→ ${aims.join(', ')}`]),
  ].join(', ');
}

function attackLine({ card, defender, planeswalker, blockers }: AttackerView, words: SpokenWords): string {
  const at = planeswalker === undefined ? words.seat(defender) : words.card(planeswalker);
  const by = blockers.map((blocker) => words.card(blocker)).join(', ');
  return [
    `${words.label('table combat')}: ${words.card(card)} → ${at}`,
    ...(by === '' ? [] : [`${words.label('mark blocking')}: ${by}`]),
  ].join(', ');
}
