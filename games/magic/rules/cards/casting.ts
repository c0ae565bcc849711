/** Casting spells, playing lands and activating abilities (M-CAST-001, M-TYPE-001 to M-TYPE-007, M-X-019 to M-X-031). */
import {
  type CardId,
  EVERYBODY,
  forbid,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
} from '@praxis/engine';
import type { ActivatedAbility, CardDef, ManaKind } from '../../cards/language.ts';
import { sacrifice } from '../changes/damage.ts';
import { addCounters, loseLife, tap } from '../changes/life.ts';
import { occur } from '../changes/triggers.ts';
import { moveCard, moveCards } from '../changes/zones.ts';
import { holdersOf } from '../facts/holders.ts';
import { alike } from '../facts/likeness.ts';
import { holds, scopeOf } from '../facts/scope.ts';
import { abilitiesOf, abilityAt, cannot, kindsOf, traitsOf } from '../facts/traits.ts';
import {
  ARTIFACT,
  CREATURE,
  ENCHANTMENT,
  faceOf,
  INSTANT,
  keywordBit,
  LAND,
  manaCost,
  SORCERY,
} from '../state/faces.ts';
import {
  type AbilityRef,
  cardOf,
  defOf,
  type G,
  isCurrent,
  permanentOf,
  playerOf,
  refTo,
  type StackItem,
} from '../state/state.ts';
import {
  type Announcement,
  announcePieces,
  NO_MANA,
  type Plan,
  readAnnouncement,
  whyNotAnnounce,
} from './announcing.ts';
import { putOntoBattlefield } from './entering.ts';
import { hasManaSource, manaSources, pay } from './mana.ts';

const FLASH = keywordBit('flash');
const CONVOKE = keywordBit('convoke');

/** A main phase of the player's own turn (M-LAND-001, M-TYPE-005, M-TYPE-006). */
export function isOwnMain({ state }: G, seat: Seat): boolean {
  return state.turn === seat && (state.step === 'main 1' || state.step === 'main 2');
}

/** M-X-019 When a sorcery could be cast. */
export function isSorceryTime(g: G, seat: Seat): boolean {
  return isOwnMain(g, seat) && g.state.stack.length === 0;
}

/** The cards that a player could play: those of his hand, and those that an effect lets him play. */
export function playableCards(g: G, seat: Seat): CardId[] {
  const { permissions } = g.state;
  const { hand } = playerOf(g, seat);
  if (permissions.length === 0) return hand;
  return [
    ...hand,
    ...permissions.filter((each) => each.seat === seat && isCurrent(g, each.card)).map(({ card }) => card.card),
  ];
}

/** M-LAND-001, M-LAND-002, M-X-020 */
export function whyNotPlayLand(g: G, seat: Seat): string | undefined {
  const { state } = g;
  return (
    forbid('M-LAND-001', !isOwnMain(g, seat)) ??
    forbid('M-X-020', isOwnMain(g, seat) && state.stack.length > 0) ??
    forbid(state.step === 'main 2' ? 'M-LAND-002' : 'M-LAND-001', playerOf(g, seat).landsPlayed > 0)
  );
}

export function isLand(g: G, id: CardId): boolean {
  return (faceOf(defOf(g, id)).types & LAND) !== 0;
}

/** The plan of a spell. */
export function spellPlan(g: G, seat: Seat, card: CardId): Plan {
  const { def: index } = cardOf(g, card);
  const def = g.defs[index] as CardDef;
  const face = faceOf(def);
  const at = face.abilities.findIndex(({ kind }, place) => kind === 'spell' && place < face.own);
  const spell = at < 0 ? undefined : face.abilities[at];
  const targets = def.enchant
    ? [{ name: 'target', object: def.enchant }]
    : spell?.kind === 'spell'
      ? (spell.targets ?? [])
      : [];
  return {
    seat,
    source: card,
    ability: at < 0 ? undefined : { def: index, at },
    targets,
    mana: face.cost ?? NO_MANA,
    cost: def.additionalCost ?? {},
    convoke: (face.keywords & CONVOKE) !== 0,
  };
}

/** M-TYPE-005 to M-TYPE-007, M-KEY-011, M-X-019, M-X-090 The rule by which it is not the time for a spell. */
function whyNotNow(g: G, seat: Seat, def: CardDef): string | undefined {
  const { types, keywords } = faceOf(def);
  if ((types & INSTANT) !== 0 || (keywords & FLASH) !== 0) return undefined;
  const early = !isOwnMain(g, seat);
  return (
    forbid('M-TYPE-006', early && (types & SORCERY) !== 0) ??
    forbid('M-TYPE-005', early && (types & (CREATURE | ARTIFACT | ENCHANTMENT)) !== 0) ??
    forbid('M-X-090', early && (types & (SORCERY | CREATURE | ARTIFACT | ENCHANTMENT)) === 0) ??
    forbid('M-X-019', !early && g.state.stack.length > 0)
  );
}

export function whyNotCast(g: G, seat: Seat, card: CardId): string | undefined {
  const def = g.defs[cardOf(g, card).def] as CardDef;
  const { castOnly } = def;
  return (
    // M-CARD-002 A card that is no land and has no cost cannot be cast.
    forbid('M-CARD-002', def.cost === undefined) ??
    whyNotNow(g, seat, def) ??
    // M-X-008 The card's own text.
    forbid('M-X-008', castOnly !== undefined && !holds(g, castOnly, scopeOf(seat, refTo(g, card)))) ??
    whyNotAnnounce(g, spellPlan(g, seat, card))
  );
}

/** The plan of an activated ability. */
export function abilityPlan(g: G, seat: Seat, source: CardId, ref: AbilityRef): Plan {
  const { cost, targets = [] } = abilityAt(g, ref) as ActivatedAbility;
  const mana = cost.mana === undefined ? NO_MANA : manaCost(cost.mana);
  return { seat, source, ability: ref, targets, mana, cost, convoke: false };
}

/** M-X-031, M-X-072, M-X-092 M-ACT-014 Only the controller of a permanent can use it. */
export function whyNotActivate(g: G, seat: Seat, source: CardId, ref: AbilityRef): string | undefined {
  const { cost, sorcery } = abilityAt(g, ref) as ActivatedAbility;
  const isLoyalty = cost.loyalty !== undefined;
  const now = isSorceryTime(g, seat);
  return (
    forbid('M-ACT-014', kindsOf(g, source).controller !== seat) ??
    // Encrust and the like: "cannot" beats "can".
    forbid('M-X-008', cannot(traitsOf(g, source), 'activate abilities')) ??
    forbid('M-X-092', isLoyalty && (!now || permanentOf(g, source).loyaltyUsed)) ??
    forbid('M-X-072', sorcery === true && !now) ??
    whyNotAnnounce(g, abilityPlan(g, seat, source, ref))
  );
}

/** The label that distinguishes an ability from the others of its object; undefined if it is the only one. */
export function abilityLabel(g: G, source: CardId, ref: AbilityRef): string | undefined {
  const all = abilitiesOf(g, source, 'activated');
  if (all.length < 2) return undefined;
  const labels = all.map(({ ability }) => loyaltyLabel(ability.cost.loyalty));
  const at = all.findIndex((each) => each.ref.def === ref.def && each.ref.at === ref.at);
  const label = labels[at];
  if (label === undefined) return String(at + 1);
  const same = labels.flatMap((each, index) => (each === label ? [index] : []));
  return same.length === 1 ? label : `${label} ${same.indexOf(at) + 1}`;
}

function loyaltyLabel(loyalty: number | undefined): string | undefined {
  if (loyalty === undefined) return undefined;
  return loyalty > 0 ? `+${loyalty}` : String(loyalty);
}

export function activatePiece(g: G, card: CardId, ref: AbilityRef): Piece {
  const word = abilityLabel(g, card, ref);
  return word === undefined ? { say: 'activates', card } : { say: 'activates', card, word };
}

/** The ability that a piece means. */
export function abilityNamed(g: G, { card, word }: Piece): AbilityRef {
  const id = card as CardId;
  const found = abilitiesOf(g, id, 'activated').find(({ ref }) => abilityLabel(g, id, ref) === word);
  if (!found) throw new Error(`${defOf(g, id).name} has no such ability`);
  return found.ref;
}

/** True if the player can tap something for mana, so that there is an alternative to passing (M-X-021, M-AMB-17). */
export function canMakeMana(g: G, seat: Seat): boolean {
  return g.settings.mana === 'any time' && hasManaSource(g, seat);
}

/** The first pieces for a player with priority (M-X-015). */
export function priorityPieces(g: G, seat: Seat): Piece[] {
  const found: Piece[] = [];
  const cards = playableCards(g, seat);
  const seen = new Set<string>();
  for (const card of cards) {
    const key = `${cardOf(g, card).def} ${cardOf(g, card).zone}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (isLand(g, card)) {
      if (!whyNotPlayLand(g, seat)) found.push({ say: 'plays', card });
    } else if (!whyNotCast(g, seat, card)) found.push({ say: 'casts', card });
  }
  const users = new Set<CardId>();
  for (const { source, seat: holder } of holdersOf(g, 'activated')) if (holder === seat) users.add(source.card);
  for (const [id] of alike(g, [...users]) as [CardId][])
    for (const { ref } of abilitiesOf(g, id, 'activated'))
      if (!whyNotActivate(g, seat, id, ref)) found.push(activatePiece(g, id, ref));
  if (g.settings.mana === 'any time') found.push(...manaPieces(g, seat));
  return found;
}

function manaPieces(g: G, seat: Seat): Piece[] {
  const sources = manaSources(g, seat);
  const kinds = new Map(sources.map((each) => [each.card, each.kinds]));
  const groups = alike(
    g,
    sources.map(({ card }) => card),
  );
  return groups.flatMap(([card]) =>
    (kinds.get(card as CardId) as readonly ManaKind[]).map(
      (word): Piece => ({ say: 'activates for mana', card: card as CardId, word }),
    ),
  );
}

/** The pieces that follow the first one. */
export function continued(g: G, seat: Seat, [first, ...rest]: Path): readonly Piece[] {
  if (first?.card === undefined) return [];
  if (first.say === 'casts') return announcePieces(g, spellPlan(g, seat, first.card), rest);
  if (first.say === 'activates')
    return announcePieces(g, abilityPlan(g, seat, first.card, abilityNamed(g, first)), rest);
  return [];
}

/** Carries out the answer of a player with priority. */
export function* act(g: G, seat: Seat, path: Path): Procedure {
  const [first, ...rest] = path as [Piece, ...Piece[]];
  const card = first.card as CardId;
  switch (first.say) {
    case 'plays':
      // M-LAND-003, M-X-020 It is not cast, and nobody can respond.
      playerOf(g, seat).landsPlayed++;
      g.emit({ type: 'played', seat, card: { ...refer(g.state, card, false), seen: EVERYBODY } });
      yield* putOntoBattlefield(g, [{ card, to: 'battlefield', under: seat }]);
      break;
    case 'casts':
      castPlan(g, spellPlan(g, seat, card), rest);
      break;
    case 'activates':
      activate(g, abilityPlan(g, seat, card, abilityNamed(g, first)), rest);
      break;
    case 'activates for mana':
      // M-X-021 It does not use the stack. M-MANA-005
      tap(g, card);
      playerOf(g, seat).mana[first.word as ManaKind]++;
      g.emit({ type: 'mana', seat, card: refer(g.state, card, true), kind: first.word });
      break;
    default:
      throw new Error(`Nobody can answer ${first.say} with priority`);
  }
}

/** M-CAST-001 The card goes on the stack and is paid for. */
export function castPlan(g: G, plan: Plan, path: Path): void {
  const said = readAnnouncement(g, plan, path);
  const { seat, source, ability, targets } = plan;
  payCosts(g, plan, said);
  moveCard(g, { card: source, to: 'stack' });
  const { state } = g;
  const item: StackItem = {
    id: ++state.items,
    kind: 'spell',
    source: refTo(g, source),
    ability,
    seat,
    x: said.x,
    targets: targets.map(({ name }) => said.names[name] ?? []),
    event: undefined,
  };
  state.stack.push(item);
  playerOf(g, seat).spellsCast++;
  g.emit({
    type: 'cast',
    seat,
    card: refer(state, source, true),
    x: plan.mana.x > 0 ? said.x : undefined,
    on: shown(g, item),
  });
  occur(g, { on: 'cast', object: item.source, seat });
}

function activate(g: G, plan: Plan, path: Path): void {
  const said = readAnnouncement(g, plan, path);
  const { seat, source, ability, targets } = plan;
  const { state } = g;
  const item: StackItem = {
    id: ++state.items,
    kind: 'ability',
    source: refTo(g, source),
    ability,
    seat,
    x: said.x,
    targets: targets.map(({ name }) => said.names[name] ?? []),
    event: undefined,
  };
  g.emit({ type: 'activated', seat, card: refer(state, source, true), on: shown(g, item) });
  state.stack.push(item);
  payCosts(g, plan, said);
}

/** The targets of an object on the stack, as events and views show them. */
export function shown(g: G, { targets }: StackItem): unknown[] {
  return targets.flat().map((each) => ('card' in each ? refer(g.state, each.card, true) : each));
}

/** Mana abilities come first, then all costs are paid (M-X-023). */
function payCosts(g: G, { seat, source, cost }: Plan, { paying, payment, sacrificed, discarded }: Announcement): void {
  pay(g, seat, paying, payment);
  if (cost.tap) tap(g, source);
  if (cost.life !== undefined) loseLife(g, seat, cost.life);
  if (cost.loyalty !== undefined) {
    permanentOf(g, source).loyaltyUsed = true;
    addCounters(g, source, 'loyalty', cost.loyalty);
  }
  discard(g, seat, discarded);
  if (sacrificed.length > 0) sacrifice(g, sacrificed);
}

/** M-ACT-005 */
export function discard(g: G, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  g.emit({ type: 'discarded', seat, amount: cards.length });
  moveCards(
    g,
    cards.map((card) => ({ card, to: 'graveyard' })),
  );
}
