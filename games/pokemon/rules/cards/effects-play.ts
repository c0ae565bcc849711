/** Effects that move Energy and Pokémon. */
import { ask, type CardId, type Procedure, refer } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { refresh } from '../changes/conditions.ts';
import { devolve, evolutionsFor, evolve, isEvolutionOf } from '../changes/evolving.ts';
import { cardsOf, discard, leaveSpot, look, shuffleDeck, toDeck, toHand, toLostZone } from '../changes/zones.ts';
import { energyFrom } from '../facts/energy.ts';
import type { Scene } from '../state/scene.ts';
import { type G, opponentOf, type Pokemon, playerOf, topOf } from '../state/state.ts';
import { askCards, askPokemon, cardsIn, energyPicks } from './choices.ts';
import { attachTo } from './effects-cards.ts';
import { energyOf } from './possible.ts';
import { candidates, isPlace } from './slots.ts';
import { aboutOf, isReached, targetsNow } from './targets.ts';
import { whenEvolved } from './triggers.ts';

type Of<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

export function* moveEnergy(g: G, scene: Scene, effect: Of<'move energy'>): Procedure {
  const moved: CardId[] = [];
  const sources = yield* targetsNow(g, scene, effect.from, effect);
  const receiver = isPlace(effect.to) ? undefined : (yield* targetsNow(g, scene, effect.to, effect))[0];
  if (!isPlace(effect.to) && !receiver) {
    scene.done = 0;
    return;
  }
  for (const pokemon of sources) {
    const fitting = energyOf(g, scene, effect.energy, pokemon);
    const chosen = yield* energyChosen(g, scene, effect, pokemon, fitting);
    moved.push(...chosen);
    if (receiver) for (const id of chosen) attachTo(g, id, receiver);
  }
  scene.done = moved.length;
  if (receiver || moved.length === 0) return;
  if (effect.to === 'hand') toHand(g, moved, true);
  else if (effect.to === 'top of deck') {
    g.emit({
      type: 'to deck',
      seat: g.state.cards[moved[0] as CardId]?.owner,
      cards: moved.map((id) => refer(g.state, id, true)),
    });
    toDeck(g, moved, 'top');
  } else if (effect.to === 'Lost Zone') toLostZone(g, moved);
  else discard(g, moved);
}

/** P-TXT-003 "Any number" allows none. If there is less than a card demands, all of it is taken. */
function* energyChosen(
  g: G,
  scene: Scene,
  { amount, energy }: Of<'move energy'>,
  pokemon: Pokemon,
  fitting: readonly CardId[],
): Procedure<readonly CardId[]> {
  if (amount === 'all') return fitting;
  const about = { say: 'choose Energy', card: topOf(pokemon) };
  if (amount === 'any number')
    return yield* askCards(g, scene.seat, 'effect', about, 'chooses', fitting, 0, fitting.length);
  const worth = (id: CardId): number => energyFrom(g, pokemon, id, energy.type);
  const sum = (ids: readonly CardId[]): number => ids.reduce((total, id) => total + worth(id), 0);
  if (sum(fitting) <= amount) return fitting;
  const path = yield* ask({
    seat: scene.seat,
    step: 'effect',
    about,
    next: (prefix) => energyPicks(g, 'chooses', fitting, worth, amount, prefix),
  });
  return cardsIn(path, 'chooses');
}

/** P-RET-008 Switching by an effect is not retreating. */
export function* switchPokemon(g: G, scene: Scene, { who, chosenBy, with: partner }: Of<'switch'>): Procedure {
  const seat = who === 'you' ? scene.seat : opponentOf(scene.seat);
  const chooser = chosenBy === 'you' ? scene.seat : opponentOf(scene.seat);
  const { bench, active } = playerOf(g, seat);
  scene.done = 0;
  if (!active || !isReached(g, scene, active)) return;
  const among = partner ? bench.filter(({ id }) => id === scene.self) : bench;
  const [chosen] = yield* askPokemon(g, chooser, 'effect', aboutOf('switch', scene), 'switches in', among, 1, 1);
  if (!chosen) return;
  switchIn(g, chosen);
  scene.that = [chosen.id];
  scene.done = 1;
}

/**
 * P-RET-004 Both keep everything attached. P-RET-006 The Pokémon that goes to the Bench loses its conditions and
 * effects.
 */
export function switchIn(g: G, benched: Pokemon): void {
  const player = playerOf(g, benched.seat);
  const { active } = player;
  const at = player.bench.indexOf(benched);
  if (!active || at < 0) return;
  player.bench[at] = active;
  player.active = benched;
  refresh(active);
  g.emit({
    type: 'switched',
    seat: benched.seat,
    card: refer(g.state, topOf(benched), true),
    from: refer(g.state, topOf(active), true),
  });
}

/** P-WIN-003, P-AMB-12 If the Active Pokémon leaves, a new one is chosen when the effect is over. */
export function* takeFromPlay(g: G, scene: Scene, effect: Of<'take from play'>): Procedure {
  const targets = yield* targetsNow(g, scene, effect.what, effect);
  scene.done = targets.length;
  for (const pokemon of targets) {
    const own = [...pokemon.cards];
    const attached = cardsOf(pokemon).slice(own.length);
    leaveSpot(g, pokemon);
    g.emit({ type: 'left play', seat: pokemon.seat, card: refer(g.state, topOf(pokemon), true) });
    if (effect.attached === 'discarded') discard(g, attached);
    const leaving = effect.attached === 'too' ? [...own, ...attached] : own;
    pokemon.cards = [];
    pokemon.energy = [];
    pokemon.tools = [];
    if (effect.to === 'hand') for (const seat of [0, 1]) toHand(g, ownedBy(g, leaving, seat), true);
    else if (effect.to === 'discard pile') discard(g, leaving);
    else if (effect.to === 'Lost Zone') toLostZone(g, leaving);
    else {
      toDeck(g, leaving, 'top');
      for (const seat of [0, 1]) if (ownedBy(g, leaving, seat).length > 0) shuffleDeck(g, seat);
    }
  }
}

function ownedBy(g: G, ids: readonly CardId[], seat: number): CardId[] {
  return ids.filter((id) => g.state.cards[id]?.owner === seat);
}

/** Evolving by an effect. P-EVO-004 and P-FIRST-003 bind it only where the card says so. */
export function* evolvePokemon(g: G, scene: Scene, effect: Of<'evolve'>): Procedure {
  const announced = effect.searchFirst ? [] : yield* targetsNow(g, scene, effect.what, effect);
  const { deck } = playerOf(g, scene.seat).zones;
  scene.done = 0;
  if (effect.from === 'deck') {
    look(g, scene.seat, deck);
    g.emit({ type: 'searched', seat: scene.seat });
  }
  const targets = effect.searchFirst ? yield* evolvableNow(g, scene, effect) : announced;
  for (const pokemon of targets) {
    const cards =
      effect.from === 'deck'
        ? deck.filter((id) => isEvolutionOf(g, pokemon, id))
        : evolutionsFor(g, scene.seat, pokemon, effect);
    const about = { say: 'evolve', card: topOf(pokemon) };
    const least = effect.from === 'deck' && !effect.searchFirst ? 0 : 1;
    const [id] = yield* askCards(g, scene.seat, 'effect', about, 'evolves into', cards, least, 1);
    if (id === undefined) continue;
    scene.done++;
    if (evolve(g, pokemon, id)) g.state.at = 'checkup';
    if (effect.from === 'hand') yield* whenEvolved(g, pokemon);
  }
  if (effect.from === 'deck' && deck.length > 0) shuffleDeck(g, scene.seat);
}

/**
 * P-AMB-21 Asks for Pokémon that have a card in the searched deck, as many as the effect allows; or none, as in any
 * search.
 */
function* evolvableNow(g: G, scene: Scene, effect: Of<'evolve'>): Procedure<readonly Pokemon[]> {
  if (typeof effect.what === 'string' || 'each' in effect.what) return yield* targetsNow(g, scene, effect.what, effect);
  const { deck } = playerOf(g, scene.seat).zones;
  const among = candidates(g, scene, effect.what, effect).filter((pokemon) =>
    deck.some((id) => isEvolutionOf(g, pokemon, id)),
  );
  const about = aboutOf('choose Pokémon', scene);
  return yield* askPokemon(g, scene.seat, 'effect', about, 'chooses', among, 0, effect.what.count ?? 1);
}

export function* devolvePokemon(g: G, scene: Scene, effect: Of<'devolve'>): Procedure {
  scene.done = 0;
  for (const pokemon of yield* targetsNow(g, scene, effect.what, effect)) {
    const card = devolve(g, pokemon);
    if (card === undefined) continue;
    toHand(g, [card], true);
    scene.done++;
  }
}
