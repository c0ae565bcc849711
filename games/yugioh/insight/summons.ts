/** The worth of bringing a monster to the field, and of changing the position of one that is there. */
import type { VisiblePiece } from '@praxis/engine';
import type { CardDef } from '../cards/language.ts';
import { bestAttack } from './battle.ts';
import { FIRST, type Score, scored } from './score.ts';
import { bodyWorth, damageWorth, type Table } from './table.ts';

export function monsterScore(table: Table, piece: VisiblePiece): Score {
  const def = table.def(piece.card);
  const body = table.body(piece.card);
  switch (piece.say) {
    case 'normal summons':
      return def ? scored(FIRST + uprightWorth(table, def) - tributes(table, def), 'summon') : scored(0);
    case 'sets monster':
      return def ? scored(FIRST + faceDownWorth(table, def) - tributes(table, def), 'set') : scored(0);
    case 'summons again':
      return scored(0.8, 'summon');
    case 'flip summons': {
      const gain = body ? bestAttack(table, body) : 0;
      const flips = def?.effects?.some(({ kind }) => kind === 'flip') ?? false;
      return scored(flips ? FIRST + 1 : gain > 0.1 && canFight(table) ? FIRST + gain : -1, 'summon');
    }
    case 'to attack': {
      const gain = body && canFight(table) ? bestAttack(table, body) : 0;
      return gain > 0.1 ? scored(FIRST + 0.3 + gain, 'attack') : scored(-1);
    }
    case 'to defense': {
      if (!body) return scored(0);
      const isInDanger = table.foe.power > body.atk && (!canFight(table) || bestAttack(table, body) <= 0.05);
      const helps = body.defense > body.atk || table.foe.power > body.defense;
      return isInDanger && helps ? scored(0.7, 'defend') : scored(-2);
    }
    case 'special summons':
      return scored(FIRST + (def ? uprightWorth(table, def) - costOf(table, def) : 0), 'summon');
    case 'pendulum summons':
      return scored(FIRST + 2 + (def ? 0.2 * bodyWorth(def.atk ?? 0, def.def ?? 0) : 0), 'pendulum');
    case 'synchro summons':
    case 'xyz summons':
    case 'fusion summons':
      return def ? scored(combined(table, def), 'stronger') : scored(0);
    default:
      return scored(0);
  }
}

function canFight({ isMyTurn, where }: Table): boolean {
  return isMyTurn && where.phase === 'main 1' && where.turnNumber > 1;
}

/** In Attack Position: it may attack at once, and may fall to the strongest of the other side. */
function uprightWorth(table: Table, { atk = 0, def = 0, effects = [] }: CardDef): number {
  const worth = bodyWorth(atk, def);
  const { own, foe } = table;
  const fights = canFight(table) ? 0.6 * Math.max(0, bestAttack(table, { atk, worth })) : 0;
  const risk = foe.power > atk ? 0.6 * worth + 0.5 * damageWorth(own.lp, foe.power - atk) : 0;
  return worth + fights - risk + (effects.some(({ kind }) => kind === 'trigger') ? 0.3 : 0);
}

function faceDownWorth({ foe }: Table, { atk = 0, def = 0, effects = [] }: CardDef): number {
  const worth = bodyWorth(atk, def);
  const flips = effects.some(({ kind }) => kind === 'flip') ? 0.5 : 0;
  return 0.8 * worth - (foe.power > def ? 0.45 * worth : 0) + flips - 0.1;
}

/** The weakest of one's own are Tributed. */
function tributes({ own }: Table, { level = 0 }: CardDef): number {
  const count = level >= 7 ? 2 : level >= 5 ? 1 : 0;
  const worths = own.bodies.map(({ worth }) => worth).sort((a, b) => a - b);
  return worths.slice(0, count).reduce((sum, worth) => sum + worth, 0) + 0.1 * count;
}

function costOf({ own }: Table, { summoning }: CardDef): number {
  const costs = summoning?.own?.[0]?.cost ?? [];
  const weakest = Math.min(1, ...own.bodies.map(({ worth }) => worth));
  return costs.reduce((sum, { pay }) => sum + (pay === 'tribute' ? weakest : pay === 'banish' ? 0.3 : 0.6), 0);
}

/** Several weak monsters for a strong one: it pays off if the strong one beats monsters that they cannot. */
function combined(table: Table, def: CardDef): number {
  const { own, foe } = table;
  const { atk = 0, def: defense = 0, effects = [] } = def;
  const worths = own.bodies.map(({ worth }) => worth).sort((a, b) => a - b);
  const spent = worths.slice(0, 2).reduce((sum, worth) => sum + worth, 0);
  const breaks = atk > foe.power && own.power <= foe.power && foe.bodies.length > 0 ? 1.2 : 0;
  return FIRST + 1.4 * bodyWorth(atk, defense) + 0.3 * Math.min(2, effects.length) - 0.7 * spent + breaks - 0.4;
}
