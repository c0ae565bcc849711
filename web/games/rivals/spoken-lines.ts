/** The situation at a Rivals table, in sentences for screen readers. */
import type { View } from '@praxis/engine';
import type { AttackView, ConflictView } from '@praxis/rivals/where.ts';
import type { SpokenWords } from '../look.ts';
import { attackNow, rivalOf, sidesOf, whereOf } from './where.ts';

export function spokenLines(view: View, words: SpokenWords): readonly string[] {
  const { label, card, seat } = words;
  const { cityDeck = 0, bearer, conflict } = whereOf(view);
  const attack = attackNow(view);
  const rival = view.viewer === 'spectator' ? undefined : rivalOf(view, view.viewer);
  return [
    label('table reconstructed'),
    ...(rival === undefined ? [] : [`${label('table rival')}: ${seat(rival)}`]),
    `${label('table city')}: ${cityDeck}`,
    `${label('table prince')}: ${bearer === undefined ? label('table nobody') : card(bearer)}`,
    ...(attack ? [attackLine(attack, words)] : []),
    ...(conflict && conflict.passed === undefined ? [conflictLine(conflict, words)] : []),
  ];
}

function attackLine({ by, on, step, intel, secrecy }: AttackView, { label, card }: SpokenWords): string {
  return [
    `${label('table attack')}: ${card(by)} → ${card(on)}`,
    label(`step ${step}`),
    `${label('step intel')} ${intel}`,
    `${label('counter secrecy')} ${secrecy}`,
  ].join(', ');
}

function conflictLine(conflict: ConflictView, { label, card }: SpokenWords): string {
  const { yes, no } = sidesOf(conflict);
  return `${label('table conflict')}: ${card(conflict.card)}, ${yes} – ${no}`;
}
