/** The worth of each piece of an answer to the seat that is asked. */
import type { VisiblePiece } from '@praxis/engine';
import type { Score as AnyScore } from '@praxis/kit/insight.ts';
import { type CardDef, isPokemonDef } from '../cards/language.ts';
import type { BotReason } from '../text/keys/bot-reasons.ts';
import { estimateCard } from './estimate.ts';
import { damageOn, type Fighter, type Table } from './table.ts';
import { attackWorth, benefitWorth, bestAttack, energyWorth, fighterWorth, handWorth, hitWorth } from './worth.ts';

type Score = AnyScore<BotReason>;

/** The question, and the pieces of the answer so far. */
export interface Place {
  readonly about: VisiblePiece;
  readonly said: readonly VisiblePiece[];
}

const scored = (worth: number, why?: BotReason): Score => (why === undefined ? { worth } : { worth, why });
const INDIFFERENT = scored(0);

/** An attack ends the turn, so everything useful comes before it, by this much. */
const FIRST = 4;

export function scorePiece(table: Table, place: Place, piece: VisiblePiece): Score {
  const { about, said } = place;
  if (about.say === 'turn') return said.length === 0 ? actionScore(table, piece) : detailScore(table, place, piece);
  return choiceScore(table, place, piece);
}

function actionScore(table: Table, piece: VisiblePiece): Score {
  const def = table.def(piece.card);
  const fighter = table.fighter(piece.card);
  switch (piece.say) {
    case 'ends turn':
      return scored(0, 'end turn');
    case 'attacks':
      return fighter ? scored(0.5 + bestAttack(fighter, table.foe.active), 'attack') : INDIFFERENT;
    case 'benches':
      return def ? benchScore(table, def) : INDIFFERENT;
    case 'evolves':
      return scored(FIRST + 3, 'evolve');
    case 'attaches': {
      const best = def ? Math.max(...table.own.all.map((each) => energyWorth(table, def, each))) : 0;
      return scored(best > 0 ? FIRST + 1 + 0.3 * Math.min(5, best) : -0.5, 'energy');
    }
    case 'plays':
      return def ? trainerScore(table, def) : INDIFFERENT;
    case 'uses ability':
    case 'uses':
      return def ? abilityScore(table, def) : INDIFFERENT;
    case 'puts together':
      return scored(FIRST + 4, 'bench');
    case 'retreats':
      return retreatScore(table);
    default:
      return INDIFFERENT;
  }
}

/** A Pokémon must be there when the Active one is Knocked Out; more than a few are prey. */
function benchScore({ own }: Table, def: CardDef): Score {
  const { prizes } = estimateCard(def);
  const room = own.bench.length;
  return scored(FIRST + (room === 0 ? 4 : room < 3 ? 2.5 : room < 4 ? 1 : -FIRST - 0.5) - 0.3 * (prizes - 1), 'bench');
}

function trainerScore(table: Table, def: CardDef): Score {
  const { own, foe } = table;
  const { gives, inPlay } = estimateCard(def);
  if (def.kind === 'Tool') return scored(FIRST + 1 + Math.max(0, benefitWorth(inPlay)), 'tool');
  if (def.kind === 'Stadium') return scored(own.counters['Stadium played'] ? -1 : 2.2, 'stadium');
  let worth = benefitWorth(gives);
  // Cards that come when the deck is nearly empty do harm.
  if (gives.cards > 0 && own.deck < 8) worth -= 0.5 * gives.cards;
  // A new hand is for players with a small one.
  if (gives.cards > 1) worth += 0.25 * (4 - own.cards);
  if (gives.healing > 0) worth += healingOf(own.all, gives.healing) - 0.012 * gives.healing;
  if (gives.damage > 0) worth += Math.max(0, ...foe.all.map((each) => hitWorth(each, gives.damage)));
  if (gives.hindrance > 0 && gives.damage === 0) worth += gustOf(table);
  const isNewHand = def.kind === 'Supporter' && gives.cards > 1;
  return scored(worth > 0.05 ? FIRST + (isNewHand ? 0.3 : 1.5) + 0.3 * Math.min(4, worth) : worth - 0.3, 'trainer');
}

/** Healing is worth as much as there is to heal where it matters. */
function healingOf(fighters: readonly Fighter[], amount: number): number {
  return Math.max(
    -0.5,
    ...fighters.map(({ damage, left, prizes, isActive }) => {
      const healed = Math.min(damage, amount);
      return healed < 20 ? -0.5 : 0.015 * healed * (isActive ? 1.4 : 0.8) + (left < 60 ? 0.3 * prizes : 0);
    }),
  );
}

/** The gain of another opponent's Pokémon in the Active Spot. */
function gustOf({ own, foe }: Table): number {
  if (!own.active) return 0;
  const now = bestAttack(own.active, foe.active);
  return Math.max(-0.6, ...foe.bench.map((each) => bestAttack(own.active as Fighter, each) - now - 0.4));
}

function abilityScore({ own }: Table, def: CardDef): Score {
  const { inPlay } = estimateCard(def);
  const worth = benefitWorth(inPlay) - (inPlay.cards > 0 && own.deck < 8 ? 2 : 0);
  return scored(worth > -0.3 ? FIRST + 2 : -0.5, 'ability');
}

/** The Pokémon that takes its place must do more than it can, or it is saved from being Knocked Out. */
function retreatScore(table: Table): Score {
  const { own, foe } = table;
  if (!own.active) return INDIFFERENT;
  const now = bestAttack(own.active, foe.active);
  const best = Math.max(-1, ...own.bench.map((each) => bestAttack(each, foe.active)));
  const cost = isPokemonDef(own.active.def) ? (own.active.def.retreat ?? 0) : 0;
  const isAfflicted = own.active.conditions.has('Confused') || own.active.conditions.has('Poisoned');
  const worth = best - now - 0.6 * Math.min(cost, own.active.units.length) - 0.4 + (isAfflicted ? 0.5 : 0);
  return scored(worth > 0 ? FIRST - 1 + worth : worth - 0.5, 'retreat');
}

/** Scores the pieces after the first one of an action. */
function detailScore(table: Table, { said }: Place, piece: VisiblePiece): Score {
  const [head] = said as [VisiblePiece, ...VisiblePiece[]];
  const fighter = table.fighter(piece.card);
  const def = table.def(piece.card);
  switch (piece.say) {
    case 'into':
      return def ? scored(handWorth(table, def)) : INDIFFERENT;
    case 'to': {
      const energy = table.def(head.card);
      return fighter && energy && head.say === 'attaches'
        ? scored(energyWorth(table, energy, fighter))
        : targetScore(table, fighter, head);
    }
    case 'for':
      return fighter ? scored(activeWorth(table, fighter)) : INDIFFERENT;
    case 'with attack': {
      const ready = table.own.active?.attacks.find(({ attack }) => attack.name === piece.word);
      return ready && table.own.active
        ? scored(attackWorth(table.own.active, ready, table.foe.active), 'attack')
        : scored(0.3);
    }
    case 'discarding':
      return def ? scored(-handWorth(table, def), 'least loss') : INDIFFERENT;
    case 'paying':
      return INDIFFERENT;
    case 'on':
    case 'from':
      return targetScore(table, fighter, head, said);
    default:
      return INDIFFERENT;
  }
}

/** The score of a target: harm for Pokémon that are nearly Knocked Out, help for those that can use it. */
function targetScore(
  table: Table,
  fighter: Fighter | undefined,
  head: VisiblePiece,
  said: readonly VisiblePiece[] = [],
): Score {
  if (!fighter) return INDIFFERENT;
  if (fighter.mine) return scored(needOf(fighter));
  const word = said.find(({ say }) => say === 'with attack')?.word;
  const attacker = table.own.active;
  const attack = attacker?.attacks.find((each) => each.attack.name === word)?.estimate;
  const damage = attack?.gives.damage ?? estimateCard(table.def(head.card) as CardDef).gives.damage;
  return scored(
    hitWorth(fighter, attacker && attack ? damageOn(attacker, damage, fighter) : Math.max(20, damage)),
    'attack',
  );
}

/** How much one's own Pokémon can use help: it is damaged, Active, and worth something. */
function needOf(fighter: Fighter): number {
  return 0.01 * Math.min(60, fighter.damage) + (fighter.isActive ? 0.4 : 0) + 0.3 * fighterWorth(fighter);
}

/** The worth of having it in the Active Spot. */
function activeWorth({ foe }: Table, fighter: Fighter): number {
  const threat = foe.active ? bestThreat(foe.active, fighter) : 0;
  return bestAttack(fighter, foe.active) + 0.3 * bestAttack(fighter, foe.active, 1) - 0.5 * threat;
}

function bestThreat(attacker: Fighter, target: Fighter): number {
  let most = 0;
  for (const { missing, estimate } of attacker.attacks)
    if (missing <= 1) most = Math.max(most, hitWorth(target, damageOn(attacker, estimate.gives.damage, target)));
  return most;
}

/** Questions beside those of the main part of a turn. */
function choiceScore(table: Table, place: Place, piece: VisiblePiece): Score {
  const fighter = table.fighter(piece.card);
  const def = table.def(piece.card);
  switch (piece.say) {
    case 'goes first':
      return scored(0.5, 'start');
    case 'starts with':
      return def ? scored(startWorth(def), 'start') : INDIFFERENT;
    case 'benching':
      return scored(table.own.bench.length + place.said.length < 4 ? 1 : -0.5, 'bench');
    case 'draws extra':
      return scored(0.5 * (piece.amount ?? 0));
    case 'promotes':
      return fighter ? scored(activeWorth(table, fighter), 'promote') : INDIFFERENT;
    case 'switches in':
      if (!fighter) return INDIFFERENT;
      return fighter.mine ? scored(activeWorth(table, fighter), 'promote') : scored(preyWorth(table, fighter), 'gust');
    case 'finds':
    case 'evolves into':
      return def ? scored(0.3 + handWorth(table, def)) : INDIFFERENT;
    case 'attaches':
      return scored(0.5, 'energy');
    case 'discarding':
    case 'discards':
      return scored(fighter ? -fighterWorth(fighter) : def ? -handWorth(table, def) : 0, 'least loss');
    case 'yes':
      return scored(0.6);
    case 'chooses':
      return chosenScore(table, fighter, def);
    case 'end':
      return scored(0.1);
    case 'on':
    case 'to':
      return targetScore(table, fighter, place.about);
    default:
      return INDIFFERENT;
  }
}

function chosenScore(table: Table, fighter: Fighter | undefined, def: CardDef | undefined): Score {
  if (fighter) return fighter.mine ? scored(needOf(fighter)) : scored(preyWorth(table, fighter));
  return def ? scored(handWorth(table, def)) : INDIFFERENT;
}

/** How gladly one would attack it. */
function preyWorth({ own }: Table, target: Fighter): number {
  return own.active ? bestAttack(own.active, target) : target.prizes - 0.01 * target.left;
}

/** The worth of starting with it: much HP, a cheap attack, few Prize cards at stake. */
function startWorth(def: CardDef): number {
  const { hp, attacks, prizes } = estimateCard(def);
  const cheap = Math.max(
    0,
    ...attacks.map(({ energy, gives }) => (0.01 * gives.damage + benefitWorth(gives)) / (1 + energy)),
  );
  return 0.006 * hp + cheap - 0.4 * (prizes - 1);
}
