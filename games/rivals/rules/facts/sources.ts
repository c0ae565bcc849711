/** Which abilities are in force, and whose they are. */
import type { CardId, Seat } from '@praxis/engine';
import type { Ability, AbilityOf, CardDef } from '../../cards/language.ts';
import { newScope, type Scope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf, seatsOf } from '../state/state.ts';
import { activeLeader, attachedTo, inTorpor, isTitle } from './cards.ts';

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

type Visit = (source: Source) => void;

function visitCard(
  g: G,
  card: CardId,
  seat: Seat | undefined,
  holder: CardId | undefined,
  visit: Visit,
  role?: 'attack' | 'reaction',
): void {
  const { abilities } = defOf(g, card);
  if (!abilities) return;
  for (let at = 0; at < abilities.length; at++)
    visit({ card, ability: abilities[at] as never, number: at + 1, seat, holder, role });
}

/** R-ABL-011, R-DMG-007 In torpor only Torpor abilities are in force, and what Retainers give. */
function visitCharacter(g: G, id: CardId, seat: Seat, visit: Visit): void {
  const torpor = inTorpor(g, id);
  visitCard(g, id, seat, id, (source) => {
    if (((source.ability as { scope?: string }).scope === 'torpor') === torpor) visit(source);
  });
  for (const each of attachedTo(g, id)) if (!torpor || !isTitle(defOf(g, each))) visitCard(g, each, seat, id, visit);
}

/** Every ability in force, in the order in which simultaneous ones count: the active player's first, then clockwise (R-ABL-006). */
function visitAll(g: G, visit: Visit): void {
  const { state } = g;
  for (const offset of seatsOf(g)) {
    const seat = (state.turn + offset) % state.players.length;
    const player = playerOf(g, seat);
    for (const id of player.characters) visitCharacter(g, id, seat, visit);
    // R-WIN-009 Leader abilities.
    if (player.haven !== undefined) {
      const leader = activeLeader(g, seat);
      if (leader !== undefined) visitCard(g, player.haven, seat, leader, visit);
    }
    for (const id of player.inPlay) visitCard(g, id, seat, undefined, visit);
    // R-WIN-002 Its text counts only while it is face up.
    if (player.agendaUp && player.agendaCard !== undefined) visitCard(g, player.agendaCard, seat, undefined, visit);
  }
  for (const id of state.events) visitCard(g, id, undefined, undefined, visit);
  visitAttackCards(g, visit);
}

/** R-ATK-035 The texts of the cards that lie open in an attack, unless they are negated. */
function visitAttackCards(g: G, visit: Visit): void {
  const { attack } = g.state;
  if (!attack?.revealed) return;
  if (attack.card !== undefined && !attack.negated.includes('attack text'))
    visitCard(g, attack.card, attack.seat, attack.by, visit, 'attack');
  if (attack.reaction !== undefined && attack.reactor !== undefined && !attack.negated.includes('reaction'))
    visitCard(g, attack.reaction, cardOf(g, attack.reactor).at, attack.reactor, visit, 'reaction');
}

const kindsOf = new WeakMap<CardDef, ReadonlySet<Ability['kind']>>();

/** The abilities of a kind that are in force. */
export function sourcesOf<Kind extends Ability['kind']>(g: G, kind: Kind): Source<Kind>[] {
  const found: Source<Kind>[] = [];
  visitAll(g, (source) => {
    if (source.ability.kind === kind) found.push(source as unknown as Source<Kind>);
  });
  return found;
}

/** Whether a definition has an ability of a kind at all. */
export function hasKind(def: CardDef, kind: Ability['kind']): boolean {
  let kinds = kindsOf.get(def);
  if (!kinds) {
    kinds = new Set((def.abilities ?? []).map((each) => each.kind));
    kindsOf.set(def, kinds);
  }
  return kinds.has(kind);
}

/** Where an ability comes from. */
export type Origin = Pick<Source, 'card' | 'seat' | 'holder' | 'role'>;

/** What the text of a source can refer to; a City card's text speaks to the player whom it concerns. */
export function scopeOf(g: G, { card, seat, holder, role }: Origin, you: Seat = seat ?? g.state.turn): Scope {
  return newScope(seat ?? you, card, { acting: holder, role });
}
