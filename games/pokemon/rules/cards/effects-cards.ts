/** Effects on cards in decks, hands and discard piles. */
import { ask, type CardId, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import type { Effect, Player, Wanted } from '../../cards/language.ts';
import {
  attach,
  discard,
  draw,
  look,
  mixedToBottom,
  reveal,
  shuffleDeck,
  toDeck,
  toHand,
  toLostZone,
} from '../changes/zones.ts';
import { amountOf } from '../facts/amounts.ts';
import { isCard, matches } from '../facts/matching.ts';
import { benchRoom } from '../facts/values.ts';
import { isBasicCard } from '../state/names.ts';
import type { Scene } from '../state/scene.ts';
import { allPokemon, defOf, type G, opponentOf, type Pokemon, playerOf, pokemonWith, topOf } from '../state/state.ts';
import { benchFrom } from './benching.ts';
import { askCards, askPokemon } from './choices.ts';
import { aboutOf, targetsNow } from './targets.ts';

type Of<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

function seatsOf(scene: Scene, who: Player): readonly Seat[] {
  if (who === 'each') return [scene.seat, opponentOf(scene.seat)];
  return [who === 'you' ? scene.seat : opponentOf(scene.seat)];
}

/** P-TXT-002 "Draw up to" allows none. P-WIN-005 Nobody loses by drawing less than a card says. */
export function* drawCards(g: G, scene: Scene, effect: Of<'draw'>): Procedure {
  scene.done = 0;
  for (const seat of seatsOf(scene, effect.who)) {
    // Counts are made for the player who draws.
    const most = amountOf(g, { ...scene, seat }, effect.amount);
    const amount = effect.upTo ? yield* askNumber(seat, aboutOf('draw up to', scene), 'draws', 0, most) : most;
    scene.done += draw(g, seat, amount);
  }
}

export function* askNumber(seat: Seat, about: Piece, say: string, min: number, max: number): Procedure<number> {
  const path = yield* ask({
    seat,
    step: 'effect',
    about,
    next: (prefix) =>
      prefix.length > 0 ? [] : Array.from({ length: max - min + 1 }, (_, index) => ({ say, amount: min + index })),
    ...(min === 0 ? { passive: [{ say, amount: 0 }] } : {}),
  });
  return path[0]?.amount ?? min;
}

export function drawUntil(g: G, scene: Scene, effect: Of<'draw until'>): void {
  const missing = amountOf(g, scene, effect.amount) - playerOf(g, scene.seat).zones.hand.length;
  scene.done = missing > 0 ? draw(g, scene.seat, missing) : 0;
}

export function putHand(g: G, scene: Scene, effect: Of<'put hand'>): void {
  scene.done = 0;
  for (const seat of seatsOf(scene, effect.who)) {
    const hand = [...playerOf(g, seat).zones.hand];
    scene.done += hand.length;
    if (effect.to === 'discard pile') discard(g, hand);
    else if (effect.to === 'bottom of deck') mixedToBottom(g, seat, hand);
    else {
      toDeck(g, hand, 'top');
      shuffleDeck(g, seat);
    }
  }
}

export function discardTop(g: G, scene: Scene, effect: Of<'discard top'>): void {
  const amount = amountOf(g, scene, effect.amount);
  scene.done = 0;
  for (const seat of seatsOf(scene, effect.who)) {
    const top = playerOf(g, seat).zones.deck.slice(-amount).reverse();
    discard(g, amount > 0 ? top : []);
    scene.done += top.length;
  }
}

/** Takes cards out of a deck, a discard pile or a hand, and puts them where they are wanted. */
export function* takeCards(g: G, scene: Scene, effect: Of<'take'>): Procedure {
  const { seat } = scene;
  const { from, to } = effect;
  const pool = poolOf(g, scene, from);
  const searched = from === 'deck' || typeof from === 'object';
  if (searched) {
    look(g, seat, pool);
    g.emit({ type: 'searched', seat, ...(typeof from === 'object' ? { amount: pool.length } : {}) });
  }
  if (from === "opponent's hand") reveal(g, pool);
  const taken =
    typeof to === 'object' && 'attach' in to
      ? yield* takeAndAttach(g, scene, effect, to.attach, pool)
      : yield* takeAndPut(g, scene, effect, pool);
  scene.done = taken.length;
  if (!searched) return;
  if (effect.rest === 'bottom of deck')
    mixedToBottom(
      g,
      seat,
      pool.filter((id) => !taken.includes(id)),
    );
  else if (pool.length > 0) shuffleDeck(g, seat);
}

function poolOf(g: G, scene: Scene, from: Of<'take'>['from']): CardId[] {
  const { deck, discard: pile, hand } = playerOf(g, scene.seat).zones;
  if (typeof from === 'object') return 'top' in from ? deck.slice(-from.top) : deck.slice(0, from.bottom);
  switch (from) {
    case 'deck':
      return [...deck];
    case 'discard pile':
      return [...pile];
    case 'hand':
      return hand.filter((id) => id !== scene.source);
    case "opponent's hand":
      return [...playerOf(g, opponentOf(scene.seat)).zones.hand];
  }
}

/**
 * P-AMB-21 A player who searches a deck for a described card need not find it. P-TXT-001 Elsewhere "up to" means at
 * least one.
 */
function leastOf({ count, upTo, may, card }: Wanted, from: Of<'take'>['from']): number {
  const hidden = from === 'deck' || typeof from === 'object';
  if (may || (hidden && Object.keys(card).length > 0)) return 0;
  return upTo ? 1 : count;
}

function* takeAndPut(g: G, scene: Scene, effect: Of<'take'>, pool: readonly CardId[]): Procedure<CardId[]> {
  const { from, to } = effect;
  const taken: CardId[] = [];
  for (const wanted of effect.cards) {
    const fitting = pool.filter(
      (id) =>
        !taken.includes(id) &&
        isCard(g, scene.seat, wanted.card, id) &&
        (to !== 'bench' || isBasicCard(defOf(g, id)) || wanted.card.stage === 'Restored'),
    );
    const room = to === 'bench' ? benchRoom(g, scene.seat) - taken.length : wanted.count;
    const most = Math.min(wanted.count, room);
    const about = { ...aboutOf('find cards', scene), amount: most };
    taken.push(...(yield* askCards(g, scene.seat, 'effect', about, 'finds', fitting, leastOf(wanted, from), most)));
  }
  yield* putTaken(g, scene, effect, taken);
  return taken;
}

function* putTaken(g: G, scene: Scene, { to, cards, from }: Of<'take'>, taken: readonly CardId[]): Procedure {
  if (taken.length === 0) return;
  switch (to) {
    case 'hand':
      // Cards taken by a description must be shown, to prove that they fit.
      toHand(
        g,
        taken,
        cards.some(({ card }) => Object.keys(card).length > 0),
      );
      return;
    case 'bench':
      for (const id of taken) yield* benchFrom(g, scene.seat, id, from === 'hand' ? 'hand' : 'effect');
      return;
    case 'deck':
      g.emit({ type: 'to deck', seat: scene.seat, cards: taken.map((id) => refer(g.state, id, true)) });
      toDeck(g, taken, 'top');
      shuffleDeck(g, scene.seat);
      return;
    case 'top of deck':
    case 'bottom of deck':
      g.emit({ type: 'to deck', seat: scene.seat, cards: taken.map((id) => refer(g.state, id, true)) });
      toDeck(g, taken, to === 'top of deck' ? 'top' : 'bottom');
      return;
    case 'discard pile':
      discard(g, taken);
      return;
    case 'Lost Zone':
      toLostZone(g, taken);
      return;
    default:
      if ('attachInAnyWay' in to) for (const id of taken) yield* attachSomewhere(g, scene, id, to.attachInAnyWay);
  }
}

function* attachSomewhere(g: G, scene: Scene, id: CardId, who: Parameters<typeof matches>[2]): Procedure {
  const among = allPokemon(g).filter((pokemon) => matches(g, scene, who, pokemon));
  if (among.length === 0) return;
  const path = yield* ask({
    seat: scene.seat,
    step: 'effect',
    about: { say: 'attach', card: id },
    next: (prefix) => {
      if (prefix.length === 0) return [{ say: 'attaches', card: id }];
      return prefix.length === 1 ? among.map((pokemon) => ({ say: 'to', card: topOf(pokemon) })) : [];
    },
  });
  const pokemon = pokemonWith(g, path[1]?.card);
  if (pokemon) attachTo(g, id, pokemon);
}

/** P-ENE-002 An attachment by an effect is not the one of the turn. */
export function attachTo(g: G, id: CardId, pokemon: Pokemon): void {
  attach(g, id, pokemon);
  g.emit({
    type: 'attached',
    seat: pokemon.seat,
    card: refer(g.state, id, true),
    on: refer(g.state, topOf(pokemon), true),
  });
}

/** All to one Pokémon, or one card to each of several. */
function* takeAndAttach(
  g: G,
  scene: Scene,
  effect: Of<'take'>,
  target: Extract<Of<'take'>['to'], { attach: unknown }>['attach'],
  pool: readonly CardId[],
): Procedure<CardId[]> {
  const [wanted] = effect.cards;
  if (!wanted) return [];
  const several = typeof target === 'object' && ('each' in target || (target.count ?? 1) > 1);
  const meant = yield* targetsNow(g, scene, target, effect);
  const receivers = several ? yield* receiversAmong(g, scene, effect, meant, pool) : meant;
  const taken: CardId[] = [];
  for (const pokemon of receivers) {
    const fitting = pool.filter((id) => !taken.includes(id) && isCard(g, scene.seat, wanted.card, id));
    const about = { say: 'attach to', card: topOf(pokemon) };
    const most = several ? 1 : wanted.count;
    const found = yield* askCards(
      g,
      scene.seat,
      'effect',
      about,
      'attaches',
      fitting,
      leastOf(wanted, effect.from),
      most,
    );
    for (const id of found) attachTo(g, id, pokemon);
    taken.push(...found);
  }
  return taken;
}

/** If an open pile has fewer cards than there are Pokémon for them, the player chooses the receivers. */
function* receiversAmong(
  g: G,
  scene: Scene,
  { cards, from }: Of<'take'>,
  meant: readonly Pokemon[],
  pool: readonly CardId[],
): Procedure<readonly Pokemon[]> {
  const fitting = pool.filter((id) => cards.some(({ card }) => isCard(g, scene.seat, card, id))).length;
  if (from !== 'discard pile' || fitting >= meant.length) return meant;
  return yield* askPokemon(
    g,
    scene.seat,
    'effect',
    aboutOf('choose Pokémon', scene),
    'chooses',
    meant,
    fitting,
    fitting,
  );
}
