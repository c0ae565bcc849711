/** The stack: how spells and abilities resolve (M-STK-001 to M-STK-007, M-X-032 to M-X-037). */
import { type CardId, type Procedure, refer } from '@praxis/engine';
import type { CardDef, Effect, Target } from '../../cards/language.ts';
import { moveCard } from '../changes/zones.ts';
import { holds, isObject, type Scope } from '../facts/scope.ts';
import { abilityAt, changed, traitsOf } from '../facts/traits.ts';
import { faceAt, PERMANENT_TYPES } from '../state/faces.ts';
import { type Chosen, cardOf, type G, isCurrent, type StackItem } from '../state/state.ts';
import { carryOut } from './effects.ts';
import { putOntoBattlefield } from './entering.ts';
import { isStillLegal } from './targets.ts';

/** The targets that something on the stack has named, one entry for each use of the word. */
export function targetsOf(g: G, { kind, source, ability }: StackItem): readonly Target[] {
  if (ability) {
    const found = abilityAt(g, ability);
    return 'targets' in found ? (found.targets ?? []) : [];
  }
  const { enchant } = g.defs[cardOf(g, source.card).def] as CardDef;
  return kind === 'spell' && enchant ? [{ name: 'target', object: enchant }] : [];
}

function effectsOf(g: G, { ability }: StackItem): readonly Effect[] {
  const found = ability && abilityAt(g, ability);
  return found && 'effects' in found ? found.effects : [];
}

/** M-STK-004 The top resolves. */
export function* resolveTop(g: G): Procedure {
  const { state } = g;
  const item = state.stack.at(-1) as StackItem;
  const names: Record<string, readonly Chosen[]> = {};
  const def = item.ability?.def ?? cardOf(g, item.source.card).def;
  const scope: Scope = { seat: item.seat, source: item.source, x: item.x, event: item.event, names, def };
  if (!findTargets(g, item, scope)) {
    // M-STK-005, M-X-033 Countered by the rules.
    g.emit({ type: 'fizzled', card: refer(state, item.source.card, true) });
    leaveStack(g, item);
    return;
  }
  g.emit({ type: 'resolves', card: refer(state, item.source.card, true), ability: item.kind === 'ability' });
  if (item.kind === 'spell' && (faceAt(g, def).types & PERMANENT_TYPES) !== 0) yield* becomePermanent(g, item, scope);
  else if (stillHolds(g, item, scope)) yield* carryOut(g, effectsOf(g, item), scope);
  leaveStack(g, item);
}

/** M-X-040 */
function stillHolds(g: G, { ability }: StackItem, scope: Scope): boolean {
  const found = ability && abilityAt(g, ability);
  return found?.kind !== 'triggered' || found.if === undefined || holds(g, found.if, scope);
}

/** M-X-032, M-X-033, M-AMB-18 Names the targets that are still legal; false if there were some and none is. */
function findTargets(g: G, item: StackItem, scope: Scope): boolean {
  const targets = targetsOf(g, item);
  let chosen = 0;
  let legal = 0;
  // A target is judged with all of them named, because one may refer to another.
  for (const [index, { name }] of targets.entries()) scope.names[name] = item.targets[index] ?? [];
  const kept = targets.map((target) => {
    const all = scope.names[target.name] ?? [];
    chosen += all.length;
    const left = all.filter((each) => isStillLegal(g, { ...target, differsFrom: [] }, each, scope));
    legal += left.length;
    return left;
  });
  for (const [index, { name }] of targets.entries()) scope.names[name] = kept[index] ?? [];
  return chosen === 0 || legal > 0;
}

/** M-TYPE-003, M-X-071 */
function* becomePermanent(g: G, item: StackItem, { names }: Scope): Procedure {
  const target = names.target?.[0];
  const attachedTo: CardId | undefined = target && isObject(target) ? target.card : undefined;
  yield* putOntoBattlefield(g, [
    {
      card: item.source.card,
      to: 'battlefield',
      under: item.seat,
      ...(attachedTo === undefined ? {} : { attachedTo }),
    },
  ]);
}

/** M-TYPE-004, M-X-034 As the last part of resolving, an instant or sorcery goes to its owner's graveyard; a copy ceases to exist. */
export function leaveStack(g: G, item: StackItem): void {
  const { state } = g;
  state.stack = state.stack.filter(({ id }) => id !== item.id);
  changed(g);
  const { card } = item.source;
  if (item.kind !== 'spell' || !isCurrent(g, item.source) || cardOf(g, card).zone !== 'stack') return;
  moveCard(g, { card, to: cardOf(g, card).token ? 'gone' : 'graveyard' });
}

/** M-STK-006, M-X-035, M-X-036 A countered spell goes to the graveyard; nothing is given back. */
export function counterSpell(g: G, card: CardId): void {
  const item = g.state.stack.find(({ kind, source }) => kind === 'spell' && source.card === card);
  if (!item || cannotBeCountered(g, card)) return;
  g.emit({ type: 'countered', card: refer(g.state, card, true) });
  leaveStack(g, item);
}

/** Abilities of a spell about itself work on the stack. */
function cannotBeCountered(g: G, card: CardId): boolean {
  return traitsOf(g, card).abilities.some((ref) => {
    const ability = abilityAt(g, ref);
    return (
      ability.kind === 'static' && ability.of === 'this' && ability.gives.cannot?.includes('be countered') === true
    );
  });
}
