/** The abilities in force, and their players. */
import type { CardId, Seat } from '@praxis/engine';
import { oncePer } from '@praxis/kit/once-per.ts';
import type { Ability, AbilityOf, CardDef } from '../../cards/language.ts';
import { isGoingOn } from '../state/attack.ts';
import { newScope, type Scope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { activeLeader, attachedTo, inTorpor, isDevoured, isTitle } from './cards.ts';

/** An ability in force. */
export interface Source<Kind extends Ability['kind'] = Ability['kind']> {
  readonly card: CardId;
  readonly ability: AbilityOf<Kind>;
  /** Its number among the abilities of the card, from 1. */
  readonly number: number;
  /** Undefined: a City card, which nobody controls (R-CITY-003). */
  readonly seat: Seat | undefined;
  /** The vampire with the ability, the bearer of an attachment, the user of an Attack card or Reaction. */
  readonly holder: CardId | undefined;
  readonly role: Scope['role'];
}

/** The abilities of one kind in force, while they are gathered. */
interface Gathering {
  readonly g: G;
  readonly kind: Ability['kind'];
  /** By definition number: true if it has an ability of the kind at all; most have none. */
  readonly having: readonly boolean[];
  readonly found: Source[];
}

function addCard(
  { g, kind, having, found }: Gathering,
  card: CardId,
  seat: Seat | undefined,
  holder: CardId | undefined,
  role?: 'attack' | 'reaction',
): void {
  if (!having[cardOf(g, card).def]) return;
  const { abilities = [] } = defOf(g, card);
  for (let at = 0; at < abilities.length; at++) {
    const ability = abilities[at] as Ability;
    if (ability.kind === kind) found.push({ card, ability: ability as never, number: at + 1, seat, holder, role });
  }
}

/** R-ABL-011, R-DMG-007 In torpor only Torpor abilities are in force, and those of Retainers. */
function addCharacter(gathering: Gathering, id: CardId, seat: Seat): void {
  const { g, kind, having, found } = gathering;
  const torpor = inTorpor(g, id);
  if (having[cardOf(g, id).def])
    for (const [at, ability] of (defOf(g, id).abilities ?? []).entries())
      if (ability.kind === kind && ((ability as { scope?: string }).scope === 'torpor') === torpor)
        found.push({ card: id, ability: ability as never, number: at + 1, seat, holder: id, role: undefined });
  for (const each of attachedTo(g, id))
    if (!isDevoured(g, each) && (!torpor || !isTitle(defOf(g, each)))) addCard(gathering, each, seat, id);
}

/** R-ATK-035 The texts of the cards that lie open in an attack, unless they are negated. */
function addAttackCards(gathering: Gathering): void {
  const { g } = gathering;
  const { attack } = g.state;
  if (!isGoingOn(attack) || !attack.revealed) return;
  if (attack.card !== undefined && !attack.negated.includes('attack text'))
    addCard(gathering, attack.card, attack.seat, attack.by, 'attack');
  if (attack.reaction !== undefined && attack.reactor !== undefined && !attack.negated.includes('reaction'))
    addCard(gathering, attack.reaction, cardOf(g, attack.reactor).at, attack.reactor, 'reaction');
}

/** The abilities of a kind in force, in the order in which simultaneous ones count: the active player's first, then clockwise (R-ABL-006). */
export function sourcesOf<Kind extends Ability['kind']>(g: G, kind: Kind): Source<Kind>[] {
  const { state } = g;
  const found: Source[] = [];
  const having = havingOf(g, kind);
  const gathering: Gathering = { g, kind, having, found };
  const { length } = state.players;
  for (let offset = 0; offset < length; offset++) {
    const seat = (state.turn + offset) % length;
    const player = playerOf(g, seat);
    for (const id of player.characters) addCharacter(gathering, id, seat);
    // R-WIN-009 Leader abilities.
    if (player.haven !== undefined && having[cardOf(g, player.haven).def]) {
      const leader = activeLeader(g, seat);
      if (leader !== undefined) addCard(gathering, player.haven, seat, leader);
    }
    for (const id of player.inPlay) addCard(gathering, id, seat, undefined);
    // R-WIN-002 Its text counts only while it is face up.
    if (player.agendaUp && player.agendaCard !== undefined) addCard(gathering, player.agendaCard, seat, undefined);
  }
  for (const id of state.events) addCard(gathering, id, undefined, undefined);
  addAttackCards(gathering);
  return found as unknown as Source<Kind>[];
}

/** Standing abilities; R-X-007 of those that are not cumulative one for each player. */
export function standing(g: G): Source<'static'>[] {
  const seen = new Set<string>();
  return sourcesOf(g, 'static').filter(({ ability, card, number, seat }) => {
    if (!ability.once) return true;
    const key = `${defOf(g, card).name} ${number} ${seat}`;
    return !seen.has(key) && seen.add(key);
  });
}

const kindsIn = oncePer((_: readonly CardDef[]) => new Map<Ability['kind'], boolean[]>());

/** Computed once for the definitions of a match; guesses in imagined worlds add some. */
function havingOf({ defs }: G, kind: Ability['kind']): readonly boolean[] {
  const kinds = kindsIn(defs);
  const having = kinds.get(kind) ?? [];
  if (having.length === 0) kinds.set(kind, having);
  for (let def = having.length; def < defs.length; def++)
    having.push(defs[def]?.abilities?.some((each) => each.kind === kind) ?? false);
  return having;
}

/** The origin of an ability. */
export type Origin = Pick<Source, 'card' | 'seat' | 'holder' | 'role'>;

/** The scope of a source's text; a City card's text addresses the player whom it concerns. */
export function scopeOf(g: G, { card, seat, holder, role }: Origin, you: Seat = seat ?? g.state.turn): Scope {
  return newScope(seat ?? you, card, { acting: holder, role });
}
