/** The worth of each piece of an answer to the seat that is asked. */
import type { VisiblePiece } from '@praxis/engine';
import type { Activated, CardDef } from '../cards/language.ts';
import { attackPlan, attackWorth, bestAttack } from './battle.ts';
import { FIRST, NEVER, type Score, scored } from './score.ts';
import { monsterScore } from './summons.ts';
import { bodyWorth, handWorth, type Table } from './table.ts';
import { removal, useWorth } from './uses.ts';

/** The question, and the pieces of the answer so far. */
export interface Place {
  readonly about: VisiblePiece;
  readonly said: readonly VisiblePiece[];
}

const INDIFFERENT = scored(0);

export function scorePiece(table: Table, place: Place, piece: VisiblePiece): Score {
  const { about, said } = place;
  const [head] = said;
  if (head) return detailScore(table, place, head, piece);
  if (about.say === 'open') return openScore(table, piece);
  if (about.say === 'respond' || about.say === 'triggers') return answerScore(table, place, piece);
  return choiceScore(table, place, piece);
}

/** In an open state of one's own turn. */
function openScore(table: Table, piece: VisiblePiece): Score {
  switch (piece.say) {
    case 'pass':
      return scored(0, 'end phase');
    case 'enters battle': {
      const gain = attackPlan(table);
      return gain > 0.1 ? scored(1 + Math.min(2, gain), 'battle') : scored(-1);
    }
    case 'attacks': {
      const body = table.body(piece.card);
      if (!body) return INDIFFERENT;
      const gain = bestAttack(table, body);
      // Of several attackers that can do the same, the weakest goes first.
      return gain > 0.05
        ? scored(0.6 + gain - 0.0002 * body.atk, table.foe.bodies.length === 0 ? 'direct' : 'attack')
        : NEVER;
    }
    case 'sets': {
      const def = table.def(piece.card);
      const isAnswer = def?.kind === 'trap' || def?.icon === 'quick-play';
      const room = table.own.backing.length;
      return isAnswer && room < 4 ? scored(FIRST - 0.5 - 0.3 * room, 'set trap') : scored(-1.5);
    }
    case 'sets field':
      return scored(-2);
    case 'activates':
    case 'activates in pendulum':
    case 'uses': {
      const { worth, why } = activationScore(table, piece);
      return worth > 0.1 ? scored(FIRST + Math.min(3, worth), why) : scored(worth - 0.6, why);
    }
    default:
      return monsterScore(table, piece);
  }
}

/** In a window, and among triggered effects. */
function answerScore(table: Table, { about }: Place, piece: VisiblePiece): Score {
  if (piece.say === 'pass') return scored(0, 'pass');
  const { worth, why } = activationScore(table, piece);
  if (about.say === 'triggers') return scored(worth + 0.4, why);
  const { chain } = table.where;
  // One's own Link should resolve first, and one response is usually enough.
  if (chain.at(-1)?.seat === table.own.seat) return NEVER;
  const answered = chain.some(({ seat }) => seat === table.own.seat) ? 1.5 : 0;
  return scored(worth - answered, why === 'effect' ? 'answer' : why);
}

/** The activated effect that a piece means. */
export function abilityOf(def: CardDef, { say, amount }: VisiblePiece): Activated | undefined {
  const activated = (def.effects ?? []).filter(
    (each): each is Activated => each.kind in { activate: 1, ignition: 1, quick: 1, trigger: 1, flip: 1 },
  );
  if (say !== 'uses') return activated.find(({ kind }) => kind === 'activate');
  const uses = activated.filter(({ kind }) => kind !== 'activate');
  return amount === undefined ? uses[0] : (activated[amount - 1] ?? uses[0]);
}

/** A Spell or Trap that is kept may find a better moment. */
const KEPT = 0.3;

function activationScore(table: Table, piece: VisiblePiece): Score {
  const def = table.def(piece.card);
  if (!def) return scored(-1);
  if (piece.say === 'activates in pendulum') return scaleScore(table, def);
  const ability = abilityOf(def, piece);
  const stays = standingWorth(table, def);
  const isCard = piece.say === 'activates';
  if (!ability) return scored(stays - (isCard ? KEPT : 0), 'effect');
  const worth = useWorth({ table, source: piece.card, ability, chosen: {} });
  const negates = ability.effects.some((each) => each.do.startsWith('negate'));
  const removes = ability.effects.some((each) => ['destroy', 'banish', 'return', 'control'].includes(each.do));
  return scored(worth + (isCard ? stays - KEPT : 0), negates ? 'negate' : removes ? 'removal' : 'effect');
}

/** The worth of a card's lasting effects. */
function standingWorth({ own }: Table, def: CardDef): number {
  let worth = 0;
  for (const each of def.effects ?? [])
    if (each.kind === 'prohibition' || each.kind === 'rule' || each.kind === 'protection') worth += 0.8;
    else if (each.kind === 'continuous' && each.of !== 'equipped') worth += 0.15 + 0.25 * own.bodies.length;
    else if (each.kind === 'trigger' && def.kind !== 'monster') worth += 0.7;
  return Math.min(1.4, worth);
}

/** A second scale pays off if monsters in the hand fit between the two. */
function scaleScore(table: Table, def: CardDef): Score {
  const { own } = table;
  const hand = table.known(own, 'hand');
  const others = own.scales.length > 0 ? own.scales : scalesIn(hand, def);
  const between = (low: number, high: number): number =>
    hand.filter(({ kind, level = 0, id }) => kind === 'monster' && id !== def.id && level > low && level < high).length;
  let most = 0;
  for (const other of others)
    most = Math.max(most, between(Math.min(other, def.scale ?? 0), Math.max(other, def.scale ?? 0)));
  return scored(0.7 * most - 0.5, 'pendulum');
}

function scalesIn(hand: readonly CardDef[], but: CardDef): readonly number[] {
  return hand.flatMap(({ id, scale }) => (scale === undefined || id === but.id ? [] : [scale]));
}

/** Scores the pieces after the first. */
function detailScore(table: Table, { said }: Place, head: VisiblePiece, piece: VisiblePiece): Score {
  const body = table.body(piece.card);
  const def = table.def(piece.card);
  switch (piece.say) {
    case 'target':
    case 'directly': {
      const attacker = table.body(head.card);
      return attacker ? scored(attackWorth(attacker, body, table.own, table.foe), 'attack') : INDIFFERENT;
    }
    case 'tributing':
    case 'sending':
    case 'banishing':
    case 'returning':
    case 'discarding':
    case 'detaching':
    case 'with':
      return scored(-lossOf(table, piece.card), 'least loss');
    case 'on':
      return targetScore(table, head, said, piece);
    case 'for':
      return scored(0.2 * (piece.amount ?? 0));
    case 'pendulum summons':
    case 'orders':
      return scored(1 + (def ? bodyWorth(def.atk ?? 0, def.def ?? 0) : 0), 'pendulum');
    case 'in attack':
    case 'in defense':
      return positionScore(table, head, piece.say);
    case 'chooses':
    case 'finds':
      return choiceScore(table, { about: head, said: [] }, piece);
    case 'discards':
      return def ? scored(-handWorth(def), 'least loss') : INDIFFERENT;
    default:
      return INDIFFERENT;
  }
}

/** The loss of a card, wherever it is. */
export function lossOf(table: Table, handle: number | undefined): number {
  const onField = table.body(handle) ?? table.backing(handle);
  if (onField) return onField.worth;
  const def = table.def(handle);
  return def ? 0.8 * handWorth(def) : 0.5;
}

/** The score of a target: the worth of the effect with it. */
function targetScore(table: Table, head: VisiblePiece, said: readonly VisiblePiece[], piece: VisiblePiece): Score {
  const def = table.def(head.card);
  const ability = def && abilityOf(def, head);
  const chosen = said.filter(({ say }) => say === 'on').length;
  const name = piece.word ?? ability?.targets?.[Math.min(chosen, (ability.targets?.length ?? 1) - 1)]?.as;
  if (!ability || name === undefined || piece.card === undefined) return INDIFFERENT;
  return scored(useWorth({ table, source: head.card, ability, chosen: { [name]: [piece.card] } }));
}

/** Attack Position if it can fight, Defense Position if it would fall. */
function positionScore(table: Table, head: VisiblePiece, say: string): Score {
  const def = table.def(head.card);
  const { atk = 0, def: defense = 0 } = def ?? {};
  const { foe, isMyTurn, where } = table;
  const fights = isMyTurn && where.phase === 'main 1' && where.turnNumber > 1;
  const upright =
    (fights ? 0.6 * Math.max(0, bestAttack(table, { atk, worth: bodyWorth(atk, defense) })) : 0) -
    (foe.power > atk ? 0.8 : 0);
  const lying = 0.1 - (foe.power > defense ? 0.5 : 0);
  return say === 'in attack' ? scored(upright + 0.15, 'summon') : scored(lying, 'defend');
}

/** Questions during the resolution of an effect, and those around the turn. */
function choiceScore(table: Table, { about }: Place, piece: VisiblePiece): Score {
  const def = table.def(piece.card);
  const onField = table.body(piece.card) ?? table.backing(piece.card);
  switch (piece.say) {
    case 'goes first':
      return scored(0.5, 'start');
    // This insight does not know which cards help against the opponent's deck.
    case 'keeps':
      return scored(4, 'keep deck');
    case 'exchanges':
      return NEVER;
    case 'does so':
    case 'replaces':
      return scored(0.5);
    case 'attacks':
    case 'target':
    case 'directly': {
      const { attack } = table.where;
      const attacker = table.body(attack?.attacker);
      return attacker
        ? scored(attackWorth(attacker, table.body(piece.card), table.own, table.foe), 'attack')
        : INDIFFERENT;
    }
    case 'discards':
      return scored(def ? -handWorth(def) : 0, 'least loss');
    case 'finds':
      return scored(0.5 + (def ? handWorth(def) : 0), 'best');
    case 'fusion summons':
    case 'ritual summons':
    case 'synchro summons':
      return scored(1 + (def ? bodyWorth(def.atk ?? 0, def.def ?? 0) : 0), 'stronger');
    case 'sets':
      return scored(0.4, 'set trap');
    case 'chooses':
      if (about.say === 'choose summon')
        return scored(0.3 + (def ? bodyWorth(def.atk ?? 0, def.def ?? 0) : 0.5), 'best');
      if (onField) return scored(removal(table, piece.card as number), onField.mine ? 'least loss' : 'best');
      return scored(def ? (table.isMine(piece.card) ? 1 : -1) * handWorth(def) + 0.1 : 0.1, 'best');
    case 'chooses level':
    case 'chooses number':
      return scored(0.01 * (piece.amount ?? 0));
    default:
      return INDIFFERENT;
  }
}
