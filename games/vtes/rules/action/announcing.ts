/** V-PRO-001, V-PRO-002 Everything about an action is fixed by the sentence that announces it. */

import type { CardId, Path, Piece, Seat } from '@praxis/engine';
import type { ActionAbility, Mode } from '../../cards/language.ts';
import { readPlay } from '../cards/offers.ts';
import { actionKindOf, aimOf, anarchCost, rescueCost } from '../facts/actions.ts';
import { controllerOf } from '../facts/cards.ts';
import { readChoices } from '../facts/choices.ts';
import { convictionsNamed } from '../facts/imbued.ts';
import { abilitiesOf } from '../facts/printed.ts';
import type { Play } from '../facts/scenes.ts';
import { clockwiseFrom, preyOf } from '../facts/seats.ts';
import type { Action, ActionKind } from '../state/action.ts';
import { levelOf, modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { abilityNamed, actionCount } from './sentences.ts';

export interface Announcement {
  readonly action: Action;
  readonly play: Play | undefined;
}

function newAction(kind: ActionKind, by: CardId, seat: Seat, more: Partial<Action>): Action {
  return {
    kind,
    by,
    seat,
    card: undefined,
    mode: 0,
    level: '',
    targets: [],
    on: [],
    chosen: {},
    stealth: 0,
    cost: {},
    state: 'announced',
    blocker: undefined,
    declined: [],
    attempted: [],
    attempts: 0,
    failed: [],
    played: [],
    ifBlocked: [],
    combatCancelled: false,
    ofCombat: [],
    skills: [],
    bleedFails: false,
    firmTarget: false,
    bled: undefined,
    paidBlood: 0,
    huntedBlood: false,
    preyBurnedPool: false,
    called: undefined,
    continues: false,
    earned: [],
    unblockable: undefined,
    barred: [],
    barredVoters: [],
    prices: [],
    afterBlocks: [],
    later: [],
    ...more,
  };
}

export function startAction(g: G, seat: Seat, path: Path): Announcement {
  const { say, card } = path[0] as Piece;
  if (say === 'plays') return playedAction(g, seat, readPlay(g, seat, path));
  const by = card as CardId;
  const target = path[1]?.card;
  return { action: plainAction(g, seat, say, by, path, target), play: undefined };
}

/** The table of default values at the end of chapter 13: V-ACT-004, V-ACT-013, V-TOR-008, V-TOR-015, V-TOR-019, V-ANA-001, V-RED-002. */
function plainAction(g: G, seat: Seat, say: string, by: CardId, path: Path, target: CardId | undefined): Action {
  const onCard = target === undefined ? [] : [target];
  const ownTarget = target !== undefined && controllerOf(g, target) === seat;
  const targets = target === undefined || ownTarget ? [] : [controllerOf(g, target)];
  switch (say) {
    case 'bleeds':
      return newAction('bleed', by, seat, { targets: [path[1]?.seat as Seat] });
    case 'hunts':
      return newAction('hunt', by, seat, { stealth: 1 });
    case 'leaves torpor':
      return newAction('leave torpor', by, seat, { stealth: 1, cost: { blood: 2 } });
    case 'rescues': {
      const share = path[2]?.amount as number;
      return newAction('rescue', by, seat, {
        targets,
        on: onCard,
        stealth: ownTarget ? 1 : 0,
        cost: { blood: share, other: rescueCost(g, by, target as CardId) - share },
      });
    }
    case 'diablerizes':
      return newAction('diablerize', by, seat, { targets, on: onCard, stealth: ownTarget ? 1 : 0 });
    case 'becomes anarch':
      return newAction('become anarch', by, seat, { stealth: 1, cost: { blood: anarchCost(g, seat, by) } });
    case 'takes equipment':
      return newAction('take equipment', by, seat, {
        stealth: 1,
        on: path.filter((piece) => piece.say === 'equipment').map((piece) => piece.card as CardId),
      });
    case 'fights':
      return newAction('fight', by, seat, { targets, on: onCard, stealth: 1, cost: { blood: 1 } });
    case 'destroys':
      return newAction('destroy', by, seat, { targets, on: onCard });
    default:
      return useAction(g, seat, by, path);
  }
}

/** The key under which an action remembers the card that is discarded for it. */
export const DISCARDED = 'discarded';

function useAction(g: G, seat: Seat, by: CardId, path: Path): Action {
  const source = path[1]?.card as CardId;
  const several = actionCount(g, source) > 1;
  const ability = abilityNamed(g, source, path[2]?.word);
  const read = readChoices(ability.choose ?? [], path.slice(several ? 3 : 2));
  const burning = convictionsNamed(path);
  const discarded = path.find((piece) => piece.say === 'discarding')?.card;
  const bearer = ability.paysFirst ? cardOf(g, source).play?.on : undefined;
  const chosen = {
    ...read.chosen,
    ...(burning.length > 0 ? { conviction: burning } : {}),
    ...(discarded === undefined ? {} : { [DISCARDED]: [discarded] }),
    ...(bearer === undefined ? {} : { bearer: [bearer] }),
  };
  const mode = abilitiesOf(g, source).indexOf(ability);
  // V-ACT-040, V-ACT-041 A card in play may let vampires call a referendum.
  if (ability.kind === 'political')
    return newAction('political', by, seat, {
      card: source,
      mode,
      level: ability.action,
      stealth: ability.stealth ?? 1,
    });
  const aim = aimOf(g, { seat, minion: by, card: source, chosen, x: 0 }, ability);
  const targets =
    ability.kind === 'bleed' && !choosesPlayer(ability)
      ? [preyOf(g, seat)]
      : targetsOf(g, seat, chosen, ability.choose ?? [], source, aim);
  const kind: ActionKind = ability.kind === 'bleed' || ability.kind === 'equip' ? ability.kind : 'use';
  return newAction(kind, by, seat, {
    card: source,
    mode,
    level: ability.action,
    chosen,
    targets: ability.undirected ? [] : targets,
    on: [...(aim === undefined ? [] : [aim]), ...cardsChosen(chosen, ability.choose ?? [])],
    stealth: ability.stealth ?? 0,
  });
}

/**
 * An action by a card: one card per action (V-ACT-018, V-ACT-025, V-CARD-016). V-ACT-015, V-ACT-023, V-ACT-029 equipping, employing and
 * recruiting are undirected at +1 stealth; V-ACT-036 an action card is at stealth 0 unless it says otherwise.
 */
function playedAction(g: G, seat: Seat, play: Play): Announcement {
  const def = defOf(g, play.card);
  const mode = modesOf(def)[play.mode] as Mode;
  const type = typeOf(def, mode);
  const kind = actionKindOf(type, mode);
  const plain =
    kind === 'equip' ||
    kind === 'employ' ||
    kind === 'recruit' ||
    kind === 'political' ||
    kind === 'power' ||
    kind === 'hunt';
  const stealth = mode.action?.stealth ?? (plain ? 1 : 0);
  // V-ACT-041 A political action is always undirected; its terms are chosen later (V-PRO-003).
  const chooses = kind === 'political' ? [] : (mode.choose ?? []);
  const named = targetsOf(g, seat, play.chosen, chooses, undefined);
  // V-ACT-002 The prey, unless the card lets a Methuselah be chosen.
  const targets = kind === 'bleed' && !choosesPlayer(mode) ? [preyOf(g, seat)] : mode.action?.undirected ? [] : named;
  const action = newAction(kind, play.minion as CardId, seat, {
    card: play.card,
    mode: play.mode,
    level: levelOf(mode),
    chosen: play.chosen,
    targets,
    on: cardsChosen(play.chosen, chooses),
    stealth,
    cost: {},
  });
  return { action, play };
}

function choosesPlayer({ choose: choices }: Mode | ActionAbility): boolean {
  return choices?.some((choose) => 'player' in choose) === true;
}

function cardsChosen(
  chosen: Readonly<Record<string, readonly number[]>>,
  chooses: readonly { name: string }[],
): CardId[] {
  return chooses.flatMap((choose) => ('card' in choose ? ((chosen[choose.name] ?? []) as CardId[]) : []));
}

/**
 * V-BLK-001, V-BLK-006, V-BLK-007 Directed at the other Methuselahs who are named or whose cards are; V-BLK-008 no
 * symbol decides it.
 */
function targetsOf(
  g: G,
  seat: Seat,
  chosen: Readonly<Record<string, readonly number[]>>,
  chooses: readonly { name: string }[],
  source: CardId | undefined,
  aim?: CardId,
): Seat[] {
  const seats = new Set<Seat>();
  for (const choose of chooses) {
    const values = chosen[choose.name] ?? [];
    if ('player' in choose) for (const each of values) seats.add(each);
    if ('card' in choose)
      for (const each of values)
        if (cardOf(g, each as CardId).place !== 'ash_heap') seats.add(controllerOf(g, each as CardId));
  }
  if (aim !== undefined) seats.add(controllerOf(g, aim));
  if (seats.size === 0 && source !== undefined && cardOf(g, source).place !== 'ready')
    seats.add(controllerOf(g, source));
  seats.delete(seat);
  return clockwiseFrom(g, seat).filter((each) => seats.has(each));
}
