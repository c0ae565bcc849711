/** The situation at a VTES table, in sentences for screen readers. */
import type { View } from '@praxis/engine';
import type { ActionView, CombatView, ReferendumView } from '@praxis/vtes/where.ts';
import type { SpokenWords } from '../look.ts';
import { aimedAt, whereOf } from './where.ts';

export function spokenLines(view: View, words: SpokenWords): readonly string[] {
  const { label, seat } = words;
  const { action, combat, referendum, edge } = whereOf(view);
  return [
    `${label('table edge')}: ${edge === undefined ? label('table nobody') : seat(edge)}`,
    ...(action && action.state !== 'ended' ? [actionLine(action, words)] : []),
    ...(combat ? [combatLine(combat, words)] : []),
    ...(referendum ? [referendumLine(referendum, words)] : []),
  ];
}

function actionLine(action: ActionView, { label, card, seat }: SpokenWords): string {
  const { kind, by, targets, stealth, bleed, blocker, intercept } = action;
  const aims = aimedAt(action);
  return [
    `${label('table action')}: ${card(by)}, ${action.card === undefined ? label(`action ${kind}`) : card(action.card)}`,
    ...(aims.length > 0 ? aims.map(card) : targets.map(seat)),
    ...(bleed === undefined ? [] : [`${label('table bleed')} ${bleed}`]),
    `${label('table stealth')} ${stealth}`,
    ...(blocker === undefined ? [] : [`${label('table blocker')} ${card(blocker)}`]),
    ...(intercept === undefined ? [] : [`${label('table intercept')} ${intercept}`]),
  ].join(', ');
}

function combatLine({ acting, opposing, range, round }: CombatView, { label, card }: SpokenWords): string {
  return [
    `${label('table combat')}: ${card(acting)} – ${card(opposing)}`,
    `${label('table round')} ${round}`,
    `${label('table range')}: ${label(`table ${range}`)}`,
  ].join(', ');
}

function referendumLine(held: ReferendumView, { label, card }: SpokenWords): string {
  const what = held.bloodHunt ? label('table blood hunt') : held.card === undefined ? undefined : card(held.card);
  return [
    what === undefined ? label('table referendum') : `${label('table referendum')}: ${what}`,
    `${label('table for')} ${held.for}`,
    `${label('table against')} ${held.against}`,
  ].join(', ');
}
