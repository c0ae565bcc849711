/** How promising a piece of an answer is, with a reason. */
import type { VisiblePiece } from '@praxis/engine';
import type { Score } from '@praxis/kit/insight.ts';
import type { BotReason } from '../text/keys/bot-reasons.ts';
import { bestAttack, bestTarget, canUse, damageOf, outcome, WORTH } from './attacks.ts';
import { playWorth, worthOf } from './estimate.ts';
import { cardsIn, type Person, type Table } from './table.ts';

export interface Asked {
  readonly about: VisiblePiece;
  readonly step: string;
  readonly said: readonly VisiblePiece[];
}

type Why = Score<BotReason>;

const plain = (worth: number): Why => ({ worth });

export function scorePiece(table: Table, asked: Asked, piece: VisiblePiece): Why {
  return asked.said.length === 0 ? head(table, asked, piece) : part(table, asked, piece);
}

/** The first piece of an answer. */
function head(table: Table, asked: Asked, piece: VisiblePiece): Why {
  const { say } = piece;
  const { step } = asked;
  const person = table.person(piece.card);
  const def = table.defOf(piece.card);
  switch (say) {
    case 'leads':
      return { worth: (def?.bp ?? 0) * 0.6 + (def?.abilities ? 0.2 : 0), why: 'leader' };
    case 'ends':
      return { worth: 0.05, why: 'nothing better' };
    case 'draws':
      return draws(table, piece, step);
    case 'recruits':
      return recruits(table, def?.bp ?? 0);
    case 'plays':
      return step === 'action' ? plays(table, piece) : playsInAttack(table, asked, piece);
    case 'attacks':
      return { worth: person ? bestTarget(table, person) : -5, why: 'attack' };
    case 'claims':
      return claims(table, person);
    case 'resolves':
      return { worth: 5, why: 'conspiracy' };
    case 'adds':
      return adds(table, piece);
    case 'uses':
      return uses(table, step, piece);
    case 'detaches':
      return plain(-6);
    case 'shows':
      return plain(-4);
    case 'announces':
      return announces(table, piece);
    case 'blocks':
      return blocks(table, person);
    case 'discards for intel':
      return { worth: isOwnAttack(table) ? 2 : -2, why: 'intel' };
    case 'asks':
      return plain(-1);
    case 'turns on':
      return { worth: person ? attackNow(table, person) - attackNow(table, target(table)) : 0, why: 'attack' };
    case 'prevents':
      return { worth: 2, why: 'protect' };
    case 'burns':
    case 'burns for the party':
    case 'attaches':
      return reward(table, say);
    case 'attacks the contender':
      return contender(table, person);
    case 'votes':
      return votes(table, piece);
    case 'refuses':
      return plain(1);
    case 'discards to mend':
      return mends(table, asked);
    case 'discards':
    case 'discards for':
      return { worth: def ? -keepWorth(table, def) : 0, why: 'least loss' };
    default:
      return choice(table, asked, piece);
  }
}

function draws(table: Table, { word }: VisiblePiece, step: string): Why {
  const vampires = table.hand.filter(({ def }) => def.kind === 'vampire').length;
  const wantsVampire = vampires === 0 && table.coterie(table.me).length < 4 && table.prestige > 7;
  const fits = (word === 'faction') === wantsVampire ? 0.6 : 0;
  const need = step === 'action' ? (table.hand.length < 4 ? 0.5 : 0.2) : 0;
  return { worth: need + fits, why: 'draw' };
}

/** Prestige is life: enough of it must be left. */
function recruits(table: Table, bp: number): Why {
  const left = table.prestige - bp;
  const size = table.coterie(table.me).length;
  if (left < 3) return { worth: size <= 1 && left >= 1 ? 0.8 : -4, why: 'recruit' };
  return { worth: 3.4 - size * 0.55 + bp * 0.2 - (left < 6 ? 1.2 : 0), why: 'recruit' };
}

function plays(table: Table, piece: VisiblePiece): Why {
  const def = table.defOf(piece.card);
  if (!def) return plain(0);
  const { subtypes = [] } = def;
  const why: BotReason = subtypes.includes('title')
    ? 'title'
    : subtypes.includes('scheme')
      ? 'scheme'
      : subtypes.includes('conspiracy')
        ? 'conspiracy'
        : 'card';
  return { worth: playWorth(def, table), why };
}

/** R-PRI The title brings Prestige and Agenda in each turn, and everybody can attack the contender. */
function claims(table: Table, person: Person | undefined): Why {
  if (!person) return plain(-5);
  const dangers = table.people.filter(
    ({ seat, isReady, where }) => seat !== table.me && isReady && where !== 'torpor',
  ).length;
  const strength = person.blood - 0.5 * dangers;
  return { worth: strength >= 2 ? 3.2 : strength >= 1 ? 1.2 : -1, why: 'prince' };
}

function adds(table: Table, { card }: VisiblePiece): Why {
  const isOwn = table.card(card)?.controller === table.me;
  return { worth: isOwn && table.prestige > 4 ? 1.6 : -2, why: 'conspiracy' };
}

function uses(table: Table, step: string, { card }: VisiblePiece): Why {
  const def = table.defOf(card);
  const abilities = (def?.abilities ?? []).filter(
    ({ kind }) => kind === 'activated' || kind === 'block' || kind === 'reveal',
  );
  let best = 0;
  for (const ability of abilities)
    if (ability.kind === 'activated' || ability.kind === 'reveal') {
      const cost = ability.kind === 'activated' ? ability.cost : undefined;
      const paid =
        (cost?.prestige ?? 0) * WORTH.prestige +
        (cost?.blood ?? 0) * WORTH.blood +
        (cost?.discard ?? 0) * 0.3 +
        (cost?.exhaust ? 0.4 : 0);
      best = Math.max(best, worthOf(ability.effects, table) - paid);
    } else best = Math.max(best, blocks(table, table.person(card)).worth);
  // Influence is of use only in a conflict, damage only in an attack.
  const fits =
    step === 'action' &&
    abilities.some((each) => each.kind === 'activated' && each.effects.some((effect) => effect.do === 'influence'));
  return { worth: fits ? -1 : best, why: 'ability' };
}

// In an attack.

function isOwnAttack(table: Table): boolean {
  return table.view.where.attack?.seat === table.me;
}

function target(table: Table): Person | undefined {
  return table.person(table.view.where.attack?.on);
}

/** The outcome of the current attack for a character. */
function attackNow(table: Table, on: Person | undefined): number {
  const { attack } = table.view.where;
  const by = table.person(attack?.by);
  if (!attack || !by || !on) return 0;
  const type = (attack.type ?? 'physical') as Parameters<typeof damageOf>[3];
  return outcome(table, on, damageOf(table, by, on, type, table.defOf(attack.card)), undefined);
}

function announces(table: Table, { word }: VisiblePiece): Why {
  const { attack } = table.view.where;
  const by = table.person(attack?.by);
  const on = target(table) ?? table.mortal(attack?.on);
  if (!by || !on) return plain(0);
  const plan = bestAttack(table, by, on);
  const type = word as Parameters<typeof damageOf>[3];
  return { worth: plan.type === word ? 3 : 0.3 * damageOf(table, by, on, type, undefined), why: 'attack' };
}

/** An Attack card in step 5, a Reaction in step 7. */
function playsInAttack(table: Table, { step }: Asked, piece: VisiblePiece): Why {
  const { attack } = table.view.where;
  const def = table.defOf(piece.card);
  const by = table.person(attack?.by);
  const on = target(table) ?? table.mortal(attack?.on);
  if (!attack || !def || !by) return plain(0.5);
  if (step === 'reaction') {
    const on = target(table);
    const danger = on ? Math.max(0, attributeGap(table, on)) + (attack.card === undefined ? 0 : 1.5) : 0;
    const saved = Math.min(danger, (def.shields ?? 0) + (def.abilities ? 1.2 : 0)) + (def.damage ?? 0) * 0.7;
    return { worth: saved * (on && on.blood <= 3 ? 0.8 : 0.5) - 0.2, why: 'protect' };
  }
  if (!on || !attack.type) return plain(0.5);
  const type = attack.type as Parameters<typeof damageOf>[3];
  const gain =
    outcome(table, on, damageOf(table, by, on, type, def), def) -
    outcome(table, on, damageOf(table, by, on, type, undefined), undefined);
  return {
    worth:
      gain +
      worthOf(def.abilities?.flatMap((each) => (each.kind === 'reveal' ? each.effects : [])) ?? [], table) * 0.2 -
      0.1,
    why: 'attack',
  };
}

/** The advantage of the attacker's attribute. */
function attributeGap(table: Table, on: Person): number {
  const { attack } = table.view.where;
  const by = table.person(attack?.by);
  const type = (attack?.type ?? 'ranged') as Parameters<typeof damageOf>[3];
  return by ? damageOf(table, by, on, type, undefined) : 0;
}

/** A character with more Blood or a better attribute takes the blow. */
function blocks(table: Table, person: Person | undefined): Why {
  const on = target(table);
  if (!person || !on || isOwnAttack(table) || on.seat !== table.me) return plain(-1);
  const gap = attributeGap(table, on) - attributeGap(table, person);
  const danger = on.blood <= attributeGap(table, on) + 2;
  return { worth: gap * 0.5 + (danger && person.blood > on.blood + 1 ? 1 : -0.3), why: 'protect' };
}

function reward(table: Table, say: string): Why {
  const { attack } = table.view.where;
  const by = table.person(attack?.by);
  const missing = by ? by.bp - by.blood : 0;
  if (say === 'attaches') return { worth: by && by.retainers < 2 ? WORTH.retainer : 0.2, why: 'retainer' };
  return { worth: Math.min(3, missing) * WORTH.blood, why: 'mend' };
}

function contender(table: Table, person: Person | undefined): Why {
  const on = table.person(table.view.where.bearer) ?? undefined;
  const claimant =
    on ??
    table.people.find(({ seat, where, isReady }) => seat === table.view.where.turn && where === 'streets' && !isReady);
  if (!person || !claimant) return plain(-0.5);
  const { worth } = bestAttack(table, person, claimant);
  return { worth: worth - 0.2, why: 'attack' };
}

// Influence.

/** Schemes that give something to their player alone are worth stopping. */
function votes(table: Table, { word }: VisiblePiece): Why {
  const { conflict } = table.view.where;
  if (!conflict || conflict.by === table.me) return { worth: 1, why: 'vote' };
  const { play } = table.defOf(conflict.card) ?? {};
  const isShared = (play?.effects ?? []).some(
    (effect) => effect.do === 'each player' || ('who' in effect && effect.who === 'each player'),
  );
  if (isShared) return { worth: word === 'yes' ? 0.6 : -0.5, why: 'vote' };
  const own = table.coterie(table.me).reduce((sum, each) => sum + each.influence, 0);
  return { worth: word === 'no' ? 0.4 + Math.min(1, own * 0.3) : -3, why: 'vote' };
}

/** How much Prestige may be taken in hand. */
function hidden(table: Table, amount: number): number {
  const { conflict } = table.view.where;
  const isOwn = conflict?.by === table.me;
  const budget = Math.max(0, Math.min(isOwn ? 3 : 1, Math.floor((table.prestige - 7) / 3)));
  return amount <= budget ? 0.25 * amount : -amount;
}

function mends(table: Table, { said: _said }: Asked): Why {
  const wounded = table.people.some(
    ({ seat, blood, where }) => seat === table.me && (where === 'torpor' || blood <= 2),
  );
  return { worth: wounded && table.hand.length > 4 ? 0.6 : -0.6, why: 'mend' };
}

// Choices.

/** How much a card in the hand is worth keeping. */
function keepWorth(table: Table, def: Parameters<typeof canUse>[1]): number {
  if (def.kind === 'vampire') return table.coterie(table.me).length < 3 ? 1 : 0.4;
  const usable = table.coterie(table.me).some((person) => canUse(person, def));
  return usable ? 0.6 + (def.subtypes?.includes('scheme') || def.subtypes?.includes('title') ? 0.3 : 0) : 0.05;
}

function choice(table: Table, { about }: Asked, piece: VisiblePiece): Why {
  const person = table.person(piece.card);
  if (about.say === 'victim' && person)
    return { worth: person.blood * 0.5 - (person.isLeader ? 0.3 : 0), why: 'least loss' };
  if (piece.seat !== undefined) return plain(foe(table, piece.seat));
  if (person) return plain(person.seat === table.me ? (person.bp - person.blood) * 0.4 : 0.3 - person.blood * 0.1);
  return plain(0);
}

/** How much a seat should be harmed: the Rival, and players close to winning. */
function foe(table: Table, seat: number): number {
  if (seat === table.me) return -2;
  return (seat === table.rival ? 0.8 : 0) + table.agenda(seat) * 0.15;
}

/** A later piece of an answer. */
function part(table: Table, asked: Asked, piece: VisiblePiece): Why {
  const { said } = asked;
  const first = said[0] as VisiblePiece;
  const person = table.person(piece.card);
  const def = table.defOf(piece.card);
  switch (piece.say) {
    case 'at': {
      const by = table.person(first.card);
      const on = person ?? table.mortal(piece.card);
      return { worth: by && on ? bestAttack(table, by, on).worth : 0, why: 'attack' };
    }
    case 'with':
      return plain(-0.4);
    case 'acting':
      return plain(acting(table, table.defOf(first.card)?.subtypes?.includes('title') ?? false, person));
    case 'moving':
    case 'joining':
      return plain(-0.4);
    case 'moving with':
      return plain(-0.6);
    case 'exerting':
      return plain(1);
    case 'modifier':
      return plain(first.say === 'votes' ? 0.5 : -0.2);
    case 'hiding':
      return plain(hidden(table, piece.amount ?? 0));
    case 'paying':
      return plain(
        first.say === 'plays' && table.defOf(first.card)?.play?.pays
          ? 0.3 * (piece.amount ?? 0)
          : -0.5 * (piece.amount ?? 0),
      );
    case 'for':
      return plain(piece.amount ?? 0);
    case 'intel card':
    case 'discarding':
      return { worth: def ? 0.8 - keepWorth(table, def) : 0, why: 'least loss' };
    case 'mends':
      return plain(person ? (person.where === 'torpor' ? 1 : 0) + (person.bp - person.blood) * 0.2 : 0);
    case 'on':
      return plain(on(table, first, piece));
    case 'to':
      return plain(person ? (person.seat === table.me ? 0.5 : 0) - person.retainers * 0.2 : 0);
    default:
      return plain(0);
  }
}

/**
 * A Title goes to the character that is hardest to defeat; other Actions are done by the one with the worst attacks.
 */
function acting(table: Table, isTitle: boolean, person: Person | undefined): number {
  if (!person) return 0;
  return isTitle ? person.blood * 0.3 : -Math.max(0, bestTarget(table, person)) * 0.3 - person.bp * 0.05;
}

/** The worth of a target: one's own characters are helped, others are harmed. */
function on(table: Table, first: VisiblePiece, piece: VisiblePiece): number {
  if (piece.seat !== undefined) {
    const isForAll = table.defOf(first.card)?.play?.targets?.some((each) => each.target === 'half of the players');
    return isForAll ? (piece.seat === table.me ? 2 : -foe(table, piece.seat)) : foe(table, piece.seat);
  }
  const person = table.person(piece.card);
  if (person)
    return person.seat === table.me
      ? -2
      : (person.seat === table.rival ? 1 : 0) +
          person.bp * 0.2 +
          (table.coterie(person.seat).length <= 1 ? table.elimination(person.seat) : 0);
  const card = table.card(piece.card);
  const isOwn = card?.controller === table.me;
  const isPlot = cardsIn(table.view.seats[table.me]?.zones.conspiracies).includes(piece.card ?? -1);
  return isPlot ? 1 : isOwn ? -1 : 0.3;
}
