/** Effects on characters and on the current attack. */
import { type CardId, forbid, type Procedure, refer, type Seat } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { changed, handOver } from '../changes/moving.ts';
import { loseBlood, losePrestige, mend } from '../changes/tokens.ts';
import { activeLeader, isCharacter } from '../facts/cards.ts';
import { numberOf, select } from '../facts/texts.ts';
import { payable } from '../facts/values.ts';
import type { Scope } from '../state/moments.ts';
import { cardOf, clockwiseFrom, type G, playOf } from '../state/state.ts';
import { diablerie } from './attaching.ts';
import { exhaust } from './costs.ts';
import { dealDamage, defeated, emptied } from './damage.ts';
import { creditedBy } from './effects-players.ts';
import { isProtected } from './targets.ts';

type CharacterEffect = Extract<
  Effect,
  {
    do:
      | 'add damage'
      | 'further damage'
      | 'negate'
      | 'unblockable'
      | 'mend'
      | 'damage'
      | 'defeat'
      | 'diablerie'
      | 'possess'
      | 'lose blood'
      | 'steal blood'
      | 'exhaust'
      | 'move to the streets'
      | 'put agenda'
      | 'influence'
      | 'add influence'
      | 'pay to mend'
      | 'leaders to the streets';
  }
>;

export function* characterEffect(g: G, scope: Scope, effect: CharacterEffect): Procedure {
  const { attack } = g.state;
  switch (effect.do) {
    case 'add damage': {
      const amount = numberOf(g, scope, effect.amount);
      if (attack && scope.role === 'reaction') attack.reactionBonus += amount;
      else if (attack) attack.bonus += amount;
      return;
    }
    case 'further damage': {
      const amount = numberOf(g, scope, effect.amount);
      for (const on of select(g, scope, effect.to))
        attack?.further.push({ on, amount, aggravated: effect.aggravated === true });
      return;
    }
    case 'negate':
      attack?.negated.push(effect.what);
      changed(g);
      return;
    case 'unblockable':
      for (const card of select(g, scope, effect.who))
        g.state.lasting.push({ what: 'unblockable', card, seat: scope.seat, amount: 0 });
      return;
    case 'mend':
      for (const id of select(g, scope, effect.who)) mend(g, id, numberOf(g, scope, effect.amount));
      return;
    case 'damage': {
      const amount = numberOf(g, scope, effect.amount);
      const by = creditedBy(g, scope);
      const { aggravated = false, superficial = false } = effect;
      // R-SET-008 Nor are vampires damaged whose player is yet to move.
      const hits = select(g, scope, effect.to)
        .filter((on) => forbid('R-SET-008', isProtected(g, scope.seat, cardOf(g, on).at)) === undefined)
        .map((on) => ({ on, amount, aggravated, superficial, by }));
      yield* dealDamage(g, hits);
      return;
    }
    case 'defeat':
      // R-DMG-004 It deals no damage.
      for (const id of select(g, scope, effect.who))
        yield* defeated(g, id, { by: scope.seat, burned: false, blood: playOf(g, id).blood });
      return;
    case 'diablerie':
      yield* diablerie(g, scope);
      return;
    case 'possess':
      for (const id of select(g, scope, effect.who)) possess(g, id, scope.seat);
      return;
    case 'lose blood':
      for (const id of select(g, scope, effect.who)) {
        const { blood } = playOf(g, id);
        loseBlood(g, id, numberOf(g, scope, effect.amount));
        yield* emptied(g, id, creditedBy(g, scope), blood);
      }
      return;
    case 'steal blood':
      for (const id of select(g, scope, effect.from)) {
        if (!isCharacter(g, id)) continue;
        const { blood } = playOf(g, id);
        const taken = loseBlood(g, id, numberOf(g, scope, effect.amount));
        // R-TOK-010 Up to its Blood Potency, the rest to the general supply.
        if (scope.acting !== undefined) mend(g, scope.acting, taken);
        yield* emptied(g, id, scope.seat, blood);
      }
      return;
    case 'exhaust':
      for (const id of select(g, scope, effect.who)) exhaust(g, id);
      return;
    case 'move to the streets': {
      moveToStreets(g, select(g, scope, effect.who));
      return;
    }
    case 'leaders to the streets':
      // R-K-007 Each is a party of its own; the active player's does not go home in this turn.
      for (const seat of clockwiseFrom(g, g.state.turn)) {
        const leader = activeLeader(g, seat);
        if (leader === undefined) continue;
        moveToStreets(g, [leader]);
        if (seat === g.state.turn)
          g.state.lasting.push({ what: 'stays in the streets', card: leader, seat, amount: 0 });
      }
      return;
    case 'put agenda':
      for (const id of select(g, scope, effect.on)) {
        playOf(g, id).agenda += numberOf(g, scope, effect.amount);
        g.emit({ type: 'agenda on', card: refer(g.state, id, true), change: numberOf(g, scope, effect.amount) });
      }
      return;
    case 'influence': {
      // R-INF-020 Outside of an Action it applies to the next one.
      const amount = numberOf(g, scope, effect.amount);
      for (const card of select(g, scope, effect.who))
        g.state.lasting.push({ what: 'influence', card, seat: scope.seat, amount });
      changed(g);
      return;
    }
    case 'add influence':
      if (g.state.conflict) g.state.conflict.bonus += numberOf(g, scope, effect.amount);
      return;
    case 'pay to mend':
      for (const id of select(g, scope, effect.who)) payToMend(g, id, numberOf(g, scope, effect.amount));
      return;
    default:
      effect satisfies never;
  }
}

/** R-K-004 As far as possible without the last Prestige; it mends exactly that much. */
function payToMend(g: G, id: CardId, amount: number): void {
  const seat = cardOf(g, id).at;
  const paid = Math.min(amount, payable(g, seat));
  losePrestige(g, seat, paid, undefined);
  mend(g, id, paid);
}

/**
 * R-X-006 It is in The Streets by itself, and whether it was exhausted does not matter. The Action follows when this
 * one is over.
 */
function possess(g: G, id: CardId, seat: Seat): void {
  const { at } = cardOf(g, id);
  const play = playOf(g, id);
  const isActing = g.state.phase === 'action' && g.state.turn === seat;
  if (at === seat || !isActing || g.state.possessed || play.where === 'torpor') return;
  g.state.possessed = { card: id, from: at, exhausted: play.exhausted };
  moveToStreets(g, [id]);
  handOver(g, id, seat);
  play.exhausted = false;
  g.emit({ type: 'possessed', seat, card: refer(g.state, id, true) });
  changed(g);
}

/** R-PLC-013, R-AMB-32 Characters that one text moves out of one Haven are one party. */
export function moveToStreets(g: G, ids: readonly CardId[]): void {
  const party = ++g.state.parties;
  for (const id of ids) {
    const play = playOf(g, id);
    if (play.where === 'torpor') continue;
    play.where = 'streets';
    play.party = party;
    g.emit({ type: 'moved', card: refer(g.state, id, true), where: 'streets' });
  }
  changed(g);
}
