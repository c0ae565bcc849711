/** The situation in a Duel, in sentences for screen readers. */
import type { View } from '@praxis/engine';
import type { SpokenWords } from '../look.ts';
import { whereOf } from './where.ts';

export function spokenLines(view: View, { label, card, seat }: SpokenWords): readonly string[] {
  const { chain = [], attack } = whereOf(view);
  const links = chain.map((link, index) => {
    const aims = link.targets.map(card);
    const aim = aims.length === 0 ? [] : [`→ ${aims.join(', ')}`];
    return [`${label('table chain')} ${index + 1}: ${card(link.card)}`, seat(link.seat), ...aim].join(', ');
  });
  if (!attack) return links;
  const at = attack.target === undefined ? seat(1 - (whereOf(view).turn ?? 0)) : card(attack.target);
  return [...links.toReversed(), `${label('table attack')}: ${card(attack.attacker)} → ${at}`];
}
