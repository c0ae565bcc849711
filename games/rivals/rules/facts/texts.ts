/** The references of texts: characters, players, numbers, conditions. */
import type { CardId, Seat } from '@praxis/engine';
import type { Amount, Condition, Discipline, Group, PlayerRef, Who } from '../../cards/language.ts';
import { isGoingOn } from '../state/attack.ts';
import type { Scope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf, playOf, seatsOf } from '../state/state.ts';
import {
  activeLeader,
  allCharacters,
  bearsTitle,
  charactersIn,
  controllerOf,
  isCharacter,
  isInquisition,
  isLeader,
  isMortal,
  isReady,
  partyOf,
  princeOf,
  retainersOf,
  titlesOf,
} from './cards.ts';
import { disciplinesOf, isTitled, isWounded } from './values.ts';

/** True if `who` includes the card. */
export function isAmong(g: G, scope: Scope, who: Who, id: CardId): boolean {
  if (typeof who !== 'object') return singles(g, scope, who).includes(id);
  return isCharacter(g, id) && fits(g, scope, who, id);
}

/** All cards of `who`. */
export function select(g: G, scope: Scope, who: Who): readonly CardId[] {
  return typeof who === 'object' ? allCharacters(g).filter((id) => fits(g, scope, who, id)) : singles(g, scope, who);
}

function singles(g: G, scope: Scope, who: Exclude<Who, Group>): readonly CardId[] {
  const some = (id: CardId | undefined): readonly CardId[] => (id === undefined ? [] : [id]);
  const { attack } = g.state;
  switch (who) {
    case 'this':
      return [scope.card];
    case 'bearer':
      return some(cardOf(g, scope.card).play?.on);
    case 'acting':
      return some(scope.acting);
    case 'attacker':
      return some(attack?.by);
    case 'target':
      return some(scope.role === 'reaction' ? attack?.by : attack?.on);
    case 'leader':
      return some(activeLeader(g, scope.seat));
    case 'defeated':
      return some(scope.moment?.card);
    default:
      return scope.cards[who.slice('the '.length)] ?? [];
  }
}

/** The character for the reference `party`. */
function inParty(g: G, scope: Scope): CardId | undefined {
  return scope.acting ?? (isCharacter(g, scope.card) ? scope.card : g.state.attack?.by);
}

function fits(g: G, scope: Scope, group: Group, id: CardId): boolean {
  const { at, play } = cardOf(g, id);
  const where = play?.where;
  if (group.whose !== undefined && (group.whose === 'you') !== (at === scope.seat)) return false;
  if (group.of !== undefined && !seatsFor(g, scope, group.of).includes(at)) return false;
  // R-DMG-006 Only texts that name torpor, or a player's controlled characters, reach it.
  if (where === 'torpor' && group.where !== 'torpor' && group.within !== 'control') return false;
  if (group.where !== undefined && !isAt(where, group.where)) return false;
  const isOwn = group.whose === undefined && group.of === undefined;
  if ((group.within === 'coterie' || group.within === 'control') && isOwn && at !== scope.seat) return false;
  if (group.within === 'party' || group.within === 'opposing party') {
    const member = group.within === 'party' ? inParty(g, scope) : opposing(g, scope);
    if (member === undefined || !partyOf(g, member).includes(id)) return false;
  }
  // Where torpor is included, so are bearers of a Title there (R-DMG-006), though the Title is inactive (R-DMG-007).
  if (group.titled && !(group.within === 'control' ? bearsTitle(g, id) : isTitled(g, id))) return false;
  if (group.wounded && !isWounded(g, id)) return false;
  if (group.exhausted && isReady(g, id)) return false;
  if (group.leader && !isLeader(g, id)) return false;
  if (group.other && (id === g.state.attack?.on || (!g.state.attack && id === scope.acting))) return false;
  return group.discipline === undefined || disciplinesOf(g, id).includes(group.discipline);
}

function isAt(where: string | undefined, wanted: NonNullable<Group['where']>): boolean {
  return wanted === 'outside haven' ? where === 'streets' : where === wanted;
}

/** R-ATK-033 A member of the opposing party; against a Mortal there is none. */
function opposing(g: G, scope: Scope): CardId | undefined {
  const { attack } = g.state;
  if (!isGoingOn(attack)) return undefined;
  const id = scope.role === 'reaction' ? attack.by : attack.on;
  return isCharacter(g, id) ? id : undefined;
}

export function seatsFor(g: G, scope: Scope, player: PlayerRef): readonly Seat[] {
  switch (player) {
    case 'you':
      return [scope.seat];
    case 'active player':
      return [g.state.turn];
    case 'opposing player': {
      const id = opposing(g, scope);
      return id === undefined ? [] : [cardOf(g, id).at];
    }
    case 'that player': {
      const id = scope.moment?.card;
      return id === undefined ? [] : [controllerOf(g, id)];
    }
    case 'each player':
      return inGame(g);
    case 'each opponent':
      return inGame(g).filter((seat) => seat !== scope.seat);
    default: {
      const name = player.slice('the '.length);
      return scope.seats[name] ?? (scope.cards[name] ?? []).map((id) => controllerOf(g, id));
    }
  }
}

/** All players still in the game, clockwise from the active player. */
export function inGame(g: G): Seat[] {
  const { turn, players } = g.state;
  return seatsOf(g)
    .map((seat) => (turn + seat) % players.length)
    .filter((seat) => !playerOf(g, seat).eliminated);
}

/** The current number of an amount. */
export function numberOf(g: G, scope: Scope, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const times = 'times' in amount ? (amount.times ?? 1) : 1;
  switch (amount.count) {
    case 'characters':
      return times * select(g, scope, amount.of).length;
    case 'disciplines':
      return times * countDiscipline(g, select(g, scope, amount.of), amount.discipline);
    case 'titles':
      return times * select(g, scope, amount.of).reduce((sum, id) => sum + titlesOf(g, id).length, 0);
    case 'retainers':
      return times * select(g, scope, amount.of).reduce((sum, id) => sum + retainersOf(g, id).length, 0);
    case 'opponents':
      return times * (inGame(g).length - 1);
    case 'agenda': {
      const [seat] = seatsFor(g, scope, amount.of);
      return seat === undefined ? 0 : Math.floor(playerOf(g, seat).agenda / amount.per);
    }
    case 'discarded':
      return times * scope.discarded.length;
    case 'paid':
      return times * scope.paid;
    case 'damage taken':
      return g.state.attack?.outcomes.find(({ card }) => card === g.state.attack?.on)?.damage ?? 0;
    case 'requirement':
      return scope.revealed === undefined ? 0 : (defOf(g, scope.revealed).requires ?? 0);
    default:
      return amount satisfies never;
  }
}

function countDiscipline(g: G, ids: readonly CardId[], discipline: Discipline): number {
  let sum = 0;
  for (const id of ids) for (const each of disciplinesOf(g, id)) if (each === discipline) sum++;
  return sum;
}

export function holds(g: G, scope: Scope, condition: Condition): boolean {
  const one = (who: Who): CardId | undefined => select(g, scope, who)[0];
  const { attack } = g.state;
  switch (condition.if) {
    case 'all':
      return condition.of.every((each) => holds(g, scope, each));
    case 'none':
      return condition.of.every((each) => !holds(g, scope, each));
    case 'discipline':
      return countDiscipline(g, select(g, scope, condition.of), condition.discipline) >= (condition.min ?? 1);
    case 'has a title': {
      const id = one(condition.who);
      return id !== undefined && isTitled(g, id);
    }
    case 'is the prince': {
      const id = one(condition.who);
      return id !== undefined && princeOf(g) === id;
    }
    case 'has a retainer': {
      const id = one(condition.who);
      return id !== undefined && retainersOf(g, id).length > 0;
    }
    case 'exhausted': {
      const id = one(condition.who);
      return id !== undefined && !isReady(g, id);
    }
    case 'blood': {
      const id = one(condition.who);
      return id !== undefined && isCharacter(g, id) && playOf(g, id).blood >= condition.min;
    }
    case 'controls the prince': {
      const prince = princeOf(g);
      if (condition.who === 'nobody') return prince === undefined;
      return prince !== undefined && cardOf(g, prince).at === scope.seat;
    }
    case 'agenda':
      return seatsFor(g, scope, condition.who).some((seat) => playerOf(g, seat).agenda >= condition.min);
    case 'target is': {
      const id = one('target');
      if (id === undefined) return false;
      if (condition.a === 'character') return isCharacter(g, id);
      return isMortal(g, id) && (condition.a === 'mortal' || isInquisition(g, id));
    }
    case 'attack is':
      return attack?.type === condition.type;
    case 'blocked':
      return attack?.blocked === true;
    case 'first attack of the type':
      return attack !== undefined && attack.seat === g.state.turn && isFirstOfType(g, scope);
    case 'discarded is':
      return scope.discarded.some((id) => defOf(g, id).types?.includes(condition.type));
    case 'scheme succeeded this turn':
      return playerOf(g, scope.seat).did.includes('scheme');
    case 'defeated is of rival': {
      const card = scope.moment?.card;
      return card !== undefined && playerOf(g, scope.seat).rival === controllerOf(g, card);
    }
    case 'defeated had blood':
      return (scope.moment?.blood ?? 0) >= condition.min;
    case 'later print':
      return g.settings.drainThemSlowly === 'later print';
    case 'streets': {
      const there = charactersIn(g, scope.seat, 'streets');
      return there.length >= condition.min && there.every((id) => playOf(g, id).blood >= (condition.blood ?? 0));
    }
    default:
      return condition satisfies never;
  }
}

/** Each attack is noted with its type for every member of its party, so that each of them can be checked. */
function isFirstOfType(g: G, scope: Scope): boolean {
  const { attack } = g.state;
  if (!attack || scope.acting === undefined || !partyOf(g, scope.acting).includes(attack.by)) return false;
  const note = attackNote(attack.type ?? '', scope.acting);
  return playerOf(g, attack.seat).did.filter((each) => each === note).length <= 1;
}

/** The note of an attack for a member of the attacking party. */
export function attackNote(type: string, member: CardId): string {
  return `attack ${type} ${member}`;
}
