/** What cards do: one procedure per kind of effect. */
import {
  ask,
  bit,
  type CardId,
  oneOf,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
  shuffle,
} from '@praxis/engine';
import type { Effect, Ref, Until } from '../cards/language.ts';
import { sameActionKeys } from './actions.ts';
import { whyNotBear } from './bearing.ts';
import { redirectBleed } from './blocking.ts';
import { burnUnlessSaved } from './burning.ts';
import { chooseNext, readChoices, valuesFor } from './choices.ts';
import { fight, gainAdditionalStrikes, giveManeuver, givePress, setRange } from './combat.ts';
import { amountsOf, payCost } from './costs.ts';
import { inflict, preventNow } from './damage.ts';
import { diablerie } from './diablerie.ts';
import {
  addCounters,
  attach,
  burn,
  burnBlood,
  burnPoolOfEach,
  cardToPool,
  clockwiseFrom,
  controllerOf,
  enterPlay,
  gainBlood,
  gainPool,
  isAlly,
  isInPlay,
  isMinion,
  isReady,
  isUncontrolled,
  isVampire,
  lock,
  lookThrough,
  mark,
  minionsOf,
  move,
  moveCounters,
  poolToCard,
  removeFromGame,
  setEdge,
  show,
  shuffleCrypt,
  shuffleLibrary,
  startingLife,
  takeControl,
  unlock,
  unmark,
} from './general.ts';
import { discardCard, drawExtra, handSizeChanged, settleHands } from './hand.ts';
import { gainFirstConviction, leaveIncapacitated } from './imbued.ts';
import { arrive } from './influence.ts';
import { meetsRequirements } from './legality.ts';
import { changeSectOrClan } from './sects.ts';
import { allHold, amountOf, candidates, refOf, refsOf, type Scene, seatsOf, traitsMatch } from './select.ts';
import { cardOf, defOf, type G, type Lasting, playerOf, playOf } from './state.ts';
import { store } from './stored.ts';
import { giveTitle, loseTitle } from './titles.ts';
import { goToTorpor } from './torpor.ts';
import { CIRCLE_WORD, circleOf } from './traits.ts';
import { runTriggers } from './triggers.ts';
import { capacityOf } from './values.ts';
import { abstain, barFromVoting, gainVotes } from './votes.ts';

/** Carries out effects in the order they are written. What one of them chooses or finds, the next can refer to. */
export function* perform(g: G, scene: Scene, effects: readonly Effect[]): Procedure {
  let now = scene;
  for (const effect of effects) {
    const named = yield* performOne(g, now, effect);
    if (named) now = { ...now, chosen: { ...now.chosen, ...named } };
    if (g.state.unsettledHands !== 0) yield* settleHands(g);
  }
}

type Named = Record<string, readonly number[]> | undefined;

function* performOne(g: G, scene: Scene, effect: Effect): Procedure<Named> {
  const card = (ref: Ref): CardId | undefined => refOf(g, scene, ref);
  switch (effect.do) {
    case 'modify':
      modify(g, scene, effect);
      return;
    case 'gain pool':
      for (const seat of seatsOf(g, scene, effect.who))
        gainPool(g, seat, amountOf(g, { ...scene, seat }, effect.amount));
      return;
    case 'burn pool':
      burnPoolOfEach(
        g,
        seatsOf(g, scene, effect.who).map((seat) => [seat, amountOf(g, { ...scene, seat }, effect.amount)] as const),
      );
      return;
    case 'gain blood':
      for (const id of refsOf(g, scene, effect.card))
        gainBlood(
          g,
          id,
          Math.min(
            amountOf(g, scene, effect.amount),
            effect.upToStart && isAlly(g, id)
              ? Math.max(0, startingLife(g, id) - playOf(g, id).counters)
              : Number.MAX_SAFE_INTEGER,
          ),
        );
      return;
    case 'burn blood':
      for (const id of refsOf(g, scene, effect.card)) burnBlood(g, id, amountOf(g, scene, effect.amount));
      return;
    case 'blood to pool': {
      const id = card(effect.card);
      if (id !== undefined) cardToPool(g, id, controllerOf(g, id), amountOf(g, scene, effect.amount));
      return;
    }
    case 'pool to blood': {
      const id = card(effect.card);
      if (id !== undefined) poolToCard(g, controllerOf(g, id), id, amountOf(g, scene, effect.amount));
      return;
    }
    case 'move blood': {
      const [from, to] = [card(effect.from), card(effect.to)];
      if (from !== undefined && to !== undefined)
        moveCounters(
          g,
          from,
          to,
          effect.amount === 'all' ? Number.MAX_SAFE_INTEGER : amountOf(g, scene, effect.amount),
        );
      return;
    }
    case 'lock':
      for (const id of refsOf(g, scene, effect.card)) if (isInPlay(g, id)) lock(g, id, true);
      return;
    case 'unlock':
      for (const id of refsOf(g, scene, effect.card)) if (isInPlay(g, id)) unlock(g, id, true);
      return;
    case 'wake':
      // V-CAN-009 Until the action ends it may block and play reaction cards as if unlocked.
      for (const id of refsOf(g, scene, effect.card)) mark(g, id, 'awake');
      return;
    case 'burn':
      for (const id of refsOf(g, scene, effect.card))
        if (isVampire(g, id) && isInPlay(g, id)) yield* burnUnlessSaved(g, id);
        else burn(g, id);
      return;
    case 'remove from game':
      for (const id of refsOf(g, scene, effect.card)) removeFromGame(g, id);
      return;
    case 'put in play':
      putInPlay(g, scene, effect);
      return;
    case 'damage': {
      const id = card(effect.to);
      if (id !== undefined && isInPlay(g, id))
        yield* inflict(g, id, {
          amount: amountOf(g, scene, effect.amount),
          aggravated: effect.aggravated === true,
          unpreventable: effect.unpreventable === true,
          source: scene.card,
          by: effect.by ? (card(effect.by) ?? -1) : -1,
        });
      return;
    }
    case 'fight': {
      const [self, other] = [effect.who ? card(effect.who) : scene.minion, card(effect.with)];
      if (self === undefined || self === -1 || other === undefined || !isReady(g, self) || !isReady(g, other)) return;
      yield* effect.reversed ? fight(g, other, self) : fight(g, self, other);
      return;
    }
    case 'end combat':
      if (g.state.combat) g.state.combat.over = true;
      return;
    case 'redirect bleed': {
      const [seat] = seatsOf(g, scene, effect.to);
      if (seat !== undefined) redirectBleed(g, seat);
      return;
    }
    case 'reduce bleed':
      if (g.state.action)
        addLasting(g, g.state.action.by, -1, 'bleed', -amountOf(g, scene, effect.amount), 'action', scene.card);
      return;
    case 'end action':
      if (g.state.action) g.state.action.state = 'ended';
      return;
    case 'cancel': {
      const { playing } = g.state;
      if (!playing) return;
      playing.cancelled = true;
      if (effect.costNotPaid) playing.costWaived = true;
      return;
    }
    case 'to torpor': {
      const id = card(effect.card);
      if (id !== undefined && isInPlay(g, id)) yield* goToTorpor(g, id);
      return;
    }
    case 'to ready': {
      const id = card(effect.card);
      if (id !== undefined) yield* toReady(g, scene, id);
      return;
    }
    case 'to uncontrolled': {
      const id = card(effect.card);
      if (id === undefined) return;
      if (effect.shown) show(g, id, clockwiseFrom(g, scene.seat));
      move(g, id, 'uncontrolled', controllerOf(g, id));
      return;
    }
    case 'draw crypt card':
      for (const seat of seatsOf(g, scene, effect.who)) {
        const top = playerOf(g, seat).zones.crypt.at(-1);
        if (top !== undefined) move(g, top, 'uncontrolled', seat);
      }
      return;
    case 'fail block':
      if (g.state.action) g.state.action.blocker = -1;
      return;
    case 'diablerize': {
      const id = card(effect.card);
      if (id !== undefined && scene.minion !== -1) yield* diablerie(g, scene.minion, id);
      return;
    }
    case 'steal': {
      const id = card(effect.card);
      if (id !== undefined) yield* steal(g, scene, id, effect.on ? card(effect.on) : undefined);
      return;
    }
    case 'give title': {
      const id = card(effect.card);
      if (id !== undefined)
        giveTitle(g, id, { rank: effect.rank, ...(effect.of ? { of: effect.of } : {}) }, scene.card);
      return;
    }
    case 'become': {
      const id = card(effect.card);
      if (id !== undefined) changeSectOrClan(g, id, effect);
      return;
    }
    case 'move to': {
      const id = card(effect.card);
      if (id !== undefined) moveTo(g, id, effect.to);
      return;
    }
    case 'draw':
      for (const seat of seatsOf(g, scene, effect.who)) drawExtra(g, seat, amountOf(g, scene, effect.amount));
      return;
    case 'discard':
      for (const seat of seatsOf(g, scene, effect.who))
        yield* discardSome(g, scene, seat, amountOf(g, scene, effect.amount), effect.random === true);
      return;
    case 'look at hand':
      for (const seat of seatsOf(g, scene, effect.who)) lookAtHand(g, scene.seat, seat);
      return;
    case 'search':
      return yield* search(g, scene, effect);
    case 'equip': {
      const [id, on] = [card(effect.card), card(effect.on)];
      if (id === undefined || on === undefined) return;
      if (effect.pays)
        payCost(g, { seat: scene.seat, card: id, mode: 0, minion: on, chosen: {}, x: 0 }, defOf(g, id).cost ?? {});
      if (!isInPlay(g, on)) return;
      attach(g, id, on, scene.seat);
      yield* runTriggers(g, 'enters play', [id]);
      return;
    }
    case 'store': {
      const [id, under] = [card(effect.card), card(effect.under)];
      if (id !== undefined && under !== undefined && isInPlay(g, under)) store(g, id, under);
      return;
    }
    case 'bring into play':
      bringIntoPlay(g, scene, effect);
      return;
    case 'give': {
      const [id, [seat]] = [card(effect.card), seatsOf(g, scene, effect.to)];
      if (id !== undefined && seat !== undefined) takeControl(g, id, seat);
      return;
    }
    case 'stay locked':
      for (const id of refsOf(g, scene, effect.card)) mark(g, id, 'no unlock');
      return;
    case 'attempt to block':
      if (g.state.action && scene.minion !== -1 && g.state.action.blocker !== scene.minion)
        g.state.action.called = scene.minion;
      return;
    case 'bleed fails':
      if (g.state.action) g.state.action.bleedFails = true;
      return;
    case 'note target player':
      if (scene.card !== -1) playOf(g, scene.card).word = `seat ${g.state.action?.targets[0]}`;
      return;
    case 'cannot do again':
      if (g.state.action)
        for (const key of sameActionKeys(g, g.state.action)) playOf(g, g.state.action.by).did.push(`not again:${key}`);
      return;
    case 'note':
      for (const id of refsOf(g, scene, effect.card)) mark(g, id, `note:${effect.note}`);
      return;
    case 'gain votes':
      gainVotes(g, scene, effect);
      return;
    case 'bar from voting':
      barFromVoting(g, scene, effect.cards);
      return;
    case 'lose title':
      for (const id of refsOf(g, scene, effect.card)) loseTitle(g, id);
      return;
    case 'each card':
      for (const id of candidates(g, scene, effect.cards))
        yield* perform(g, { ...scene, chosen: { ...scene.chosen, it: [id] } }, effect.effects);
      return;
    case 'abstain':
      for (const id of refsOf(g, scene, effect.card)) abstain(g, id);
      return;
    case 'burn edge':
      setEdge(g, -1);
      return;
    case 'take edge':
      setEdge(g, scene.seat);
      return;
    case 'add counters': {
      const id = card(effect.card);
      if (id !== undefined) addCounters(g, id, amountOf(g, scene, effect.amount));
      return;
    }
    case 'remove counters': {
      const id = card(effect.card);
      if (id !== undefined) burnBlood(g, id, amountOf(g, scene, effect.amount));
      return;
    }
    case 'each player': {
      const seats = clockwiseFrom(g, g.state.turn).filter((seat) => effect.who === 'each' || seat !== scene.seat);
      for (const seat of seats) yield* perform(g, { ...scene, seat }, effect.effects);
      return;
    }
    case 'apply allotment': {
      const points = pairs(scene.chosen[effect.named] ?? []);
      if (effect.effect === 'burn pool') burnPoolOfEach(g, points);
      else for (const [seat, amount] of points) gainPool(g, seat, amount);
      return;
    }
    case 'distribute pool':
      for (const giver of seatsOf(g, scene, effect.from))
        yield* distributePool(g, scene, giver, pairs(scene.chosen[effect.named] ?? []));
      return;
    case 'obligation':
      for (const seat of seatsOf(g, scene, effect.who)) yield* obligation(g, seat, amountOf(g, scene, effect.amount));
      return;
    case 'later':
      g.state.action?.later.push({
        seat: scene.seat,
        minion: scene.minion as CardId,
        card: scene.card as CardId,
        effects: effect.effects,
        chosen: laterChosen(g, scene),
      });
      return;
    case 'may':
      yield* mayDo(g, scene, effect);
      return;
    case 'if':
      yield* perform(g, scene, allHold(g, scene, effect.conditions) ? effect.effects : (effect.else ?? []));
      return;
    case 'choose':
      return yield* chooseNow(g, scene, effect.choose);
    case 'strike':
      // Carried out by the chapter on strikes, where it was chosen.
      return;
    case 'maneuver':
      giveManeuver(g, scene, effect);
      return;
    case 'press':
      givePress(g, scene, effect);
      return;
    case 'additional strikes':
      gainAdditionalStrikes(g, scene, effect.amount);
      return;
    case 'prevent':
      preventNow(g, scene, effect);
      return;
    case 'set range':
      setRange(g, scene, effect.range);
      return;
    default:
      return effect satisfies never;
  }
}

/** What the player has is given away as allotted; then he may have none left. If it is not enough, the shares are cut as the caller likes. */
function* distributePool(g: G, scene: Scene, giver: Seat, allotted: readonly (readonly [Seat, number])[]): Procedure {
  const shares = allotted.filter(([seat]) => !playerOf(g, seat).ousted);
  const wanted = shares.reduce((sum, [, share]) => sum + share, 0);
  const given = Math.min(wanted, playerOf(g, giver).pool);
  if (given === 0) return;
  for (const [seat, share] of given < wanted ? yield* cutShares(scene, shares, given) : shares)
    gainPool(g, seat, share);
  burnPoolOfEach(g, [[giver, given]]);
}

/** So many points for the same players, to each at most what was allotted. */
function* cutShares(
  scene: Scene,
  shares: readonly (readonly [Seat, number])[],
  points: number,
): Procedure<(readonly [Seat, number])[]> {
  const head: Piece = { say: 'sets the terms' };
  const path = yield* ask({
    seat: scene.seat,
    step: 'terms',
    about: { say: 'terms', card: scene.card as CardId },
    next: (prefix) => (prefix.length === 0 ? [head] : sharePieces(shares, points, prefix.slice(1))),
  });
  return path.slice(1).map((piece) => [piece.seat as Seat, piece.amount as number] as const);
}

function sharePieces(shares: readonly (readonly [Seat, number])[], points: number, made: Path): readonly Piece[] {
  const left = points - made.reduce((sum, piece) => sum + (piece.amount ?? 0), 0);
  const open = shares.slice(shares.findIndex(([seat]) => seat === made.at(-1)?.seat) + 1);
  const pieces: Piece[] = [];
  open.forEach(([seat, share], index) => {
    const others = open.slice(index + 1).reduce((sum, [, each]) => sum + each, 0);
    for (let amount = 1; amount <= Math.min(share, left); amount++)
      if (left - amount <= others) pieces.push({ say: 'allot', seat, amount, list: true });
  });
  return pieces;
}

/** V-IMB-022 An Imbued that leaves the incapacitated region gains life; what was not in play comes into play. */
function* toReady(g: G, scene: Scene, id: CardId): Procedure {
  if (cardOf(g, id).place === 'incapacitated') leaveIncapacitated(g, id);
  else if (isInPlay(g, id)) {
    move(g, id, 'ready', controllerOf(g, id));
    unmark(g, id, 'wounded');
  } else if (isUncontrolled(g, id) && playOf(g, id).counters >= capacityOf(g, id)) yield* arrive(g, scene.seat, id);
  else {
    enterPlay(g, id, 'ready', scene.seat);
    yield* gainFirstConviction(g, id);
  }
}

/** V-HAND-006 A hand that has become too large is discarded down; a library into which a card goes is shuffled (V-GEN-023). */
function moveTo(g: G, id: CardId, to: 'hand' | 'library'): void {
  const { owner } = cardOf(g, id);
  move(g, id, to, owner);
  if (to === 'library') shuffleLibrary(g, owner);
  else if (g.edition.adjustsHand === 'always') g.state.unsettledHands |= bit(owner);
}

/** What was chosen, and whom the minion was fighting, are remembered for later. */
function laterChosen(g: G, scene: Scene): Scene['chosen'] {
  const opposing = refOf(g, scene, 'opposing');
  return opposing === undefined ? scene.chosen : { ...scene.chosen, opponent: [opposing] };
}

export function pairs(values: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i + 1 < values.length; i += 2) found.push([values[i] as number, values[i + 1] as number]);
  return found;
}

export function addLasting(
  g: G,
  card: CardId | -1,
  seat: Seat | -1,
  stat: Effect & { do: 'modify' } extends { stat: infer S } ? S : never,
  amount: number,
  until: Until,
  source: CardId | -1,
  more: Pick<Lasting, 'while' | 'limited'> = {},
): void {
  g.state.lasting.push({ until, card, seat, stat, amount, source, ...more });
  g.emit({
    type: 'modified',
    stat,
    amount,
    until,
    ...(card === -1 ? {} : { card: refer(g.state, card, true) }),
    ...(seat === -1 ? {} : { seat }),
  });
}

/** V-PRO-010 Lasts until the end of the action by default. */
function modify(g: G, scene: Scene, effect: Effect & { do: 'modify' }): void {
  const until = effect.until ?? (g.state.combat ? 'combat' : g.state.action ? 'action' : 'turn');
  const amount = amountOf(g, scene, effect.amount);
  const of = effect.of ?? defaultSubject(effect.stat);
  if (
    of === 'you' ||
    of === 'turn player' ||
    of === 'prey' ||
    of === 'predator' ||
    of === 'each' ||
    of.startsWith('controller of ')
  ) {
    for (const seat of seatsOf(g, scene, of as never)) {
      if (effect.stat === 'master actions') {
        giveMasterActions(g, seat, amount);
        continue;
      }
      addLasting(g, -1, seat, effect.stat, amount, until, scene.card);
      if (effect.stat === 'hand size') handSizeChanged(g, seat);
    }
    return;
  }
  const more = {
    ...(effect.while ? { while: effect.while } : {}),
    ...(effect.limited ? { limited: effect.limited } : {}),
  };
  for (const id of refsOf(g, scene, of as Ref)) {
    addLasting(g, id, -1, effect.stat, amount, effect.eachRound ? 'round' : until, scene.card, more);
    // It counts nothing itself: each later round begins with what it says.
    if (effect.eachRound)
      g.state.lasting.push({
        until,
        card: id,
        seat: -1,
        stat: effect.stat,
        amount: 0,
        source: scene.card,
        eachRound: amount,
      });
  }
}

/** V-MAS-001 In the player's own master phase they come at once, else in his next one. */
function giveMasterActions(g: G, seat: Seat, amount: number): void {
  const player = playerOf(g, seat);
  if (g.state.phase === 'master' && g.state.turn === seat) player.masterActions += amount;
  else player.masterDebt -= amount;
}

/** Bleed and stealth mean the acting minion, everything else the one that plays the card. */
function defaultSubject(stat: string): Ref | 'you' {
  if (stat === 'bleed' || stat === 'stealth' || stat.startsWith('unblockable') || stat === 'locks failed blockers')
    return 'acting';
  if (stat === 'hand size' || stat === 'transfers' || stat === 'master actions' || stat === 'discard actions')
    return 'you';
  return 'self';
}

/** V-MAS-008, V-MAS-016 What says that it stays is put into play: a location by itself, other cards on a card. */
function putInPlay(g: G, scene: Scene, effect: Effect & { do: 'put in play' }): void {
  const id = scene.card as CardId;
  const on = effect.on ? refOf(g, scene, effect.on) : undefined;
  if (effect.on && (on === undefined || !isInPlay(g, on))) return;
  if (on === undefined) enterPlay(g, id, 'in_play', scene.seat);
  else attach(g, id, on, scene.seat);
  const target = scene.chosen.target?.[0];
  const { play } = cardOf(g, id);
  if (!play) return;
  if (target !== undefined && on === undefined) play.chosen = target as CardId;
  const second = scene.chosen.second?.[0];
  if (second !== undefined) play.second = second as CardId;
  if (effect.remembers && scene.minion !== -1) {
    play.second = scene.minion;
    play.word = `${CIRCLE_WORD}${circleOf(g, scene.minion)}`;
  }
  if (effect.superior) play.superior = true;
  if (effect.clan) play.word = valuesFor(g, 'clan')[scene.chosen[effect.clan]?.[0] ?? -1];
  if (effect.counters !== undefined) addCounters(g, id, amountOf(g, scene, effect.counters));
}

/** V-ACT-022, V-ACT-028, V-ACT-034, V-ACT-035 Other than by its action: the basic version, and an ally may act at once. */
function bringIntoPlay(g: G, scene: Scene, effect: Effect & { do: 'bring into play' }): void {
  const id = refOf(g, scene, effect.card);
  if (id === undefined) return;
  const on = effect.on ? refOf(g, scene, effect.on) : undefined;
  if (on !== undefined) {
    attach(g, id, on, scene.seat);
    const life = startingLife(g, id);
    if (life > 0) addCounters(g, id, life);
  } else enterPlay(g, id, isMinion(g, id) || isAlly(g, id) ? 'ready' : 'in_play', scene.seat);
}

function lookAtHand(g: G, viewer: Seat, seat: Seat): void {
  for (const id of playerOf(g, seat).zones.hand) cardOf(g, id).seen |= bit(viewer);
  g.emit({ type: 'looked at hand', seat: viewer, of: seat });
}

function* discardSome(g: G, scene: Scene, seat: Seat, amount: number, random: boolean): Procedure {
  for (let i = 0; i < amount; i++) {
    const { hand } = playerOf(g, seat).zones;
    if (hand.length === 0) return;
    if (random) {
      const order = [...hand];
      shuffle(g.state.random, order);
      discardCard(g, seat, order[0] as CardId);
      continue;
    }
    const chooser = scene.seat;
    const seen = seat === chooser ? hand : hand.filter((id) => (cardOf(g, id).seen & bit(chooser)) !== 0);
    const pieces = (seen.length > 0 ? seen : hand).map((card): Piece => ({ say: 'discards', card }));
    const [piece] = yield* ask({ seat: chooser, step: g.state.phase, about: { say: 'discard' }, next: oneOf(pieces) });
    discardCard(g, seat, (piece as Piece).card as CardId);
  }
}

/** V-GEN-022, V-GEN-023, V-AMB-29 A search may fail; what was looked through is shuffled. */
function* search(g: G, scene: Scene, effect: Effect & { do: 'search' }): Procedure<Named> {
  const { zones } = playerOf(g, scene.seat);
  const found: CardId[] = [];
  for (const place of effect.places) {
    const zone = place === 'ash heap' ? 'ash_heap' : place;
    lookThrough(g, scene.seat, zones[zone]);
    for (const id of zones[zone])
      if (traitsMatch(g, scene, { ...effect.filter, of: 'anybody' }, id) && (!effect.usable || isUsable(g, scene, id)))
        found.push(id);
  }
  const pieces = [...found]
    .filter((id, index) => found.findIndex((each) => cardOf(g, each).def === cardOf(g, id).def) === index)
    .sort((a, b) => defOf(g, a).name.localeCompare(defOf(g, b).name))
    .map((card): Piece => ({ say: 'finds', card }));
  const nothing: Piece = { say: 'finds nothing' };
  const path: Path = yield* ask({
    seat: scene.seat,
    step: g.state.phase,
    about: { say: 'search' },
    next: oneOf([nothing, ...pieces]),
    passive: [nothing],
  });
  const card = path[0]?.card;
  if (effect.places.includes('library')) shuffleAround(g, scene.seat, card, 'library');
  if (effect.places.includes('crypt')) shuffleAround(g, scene.seat, card, 'crypt');
  return { [effect.as]: card === undefined ? [] : [card] };
}

/** Whether the minion meets the requirements of a card, may have it and can pay for it. */
function isUsable(g: G, scene: Scene, id: CardId): boolean {
  const def = defOf(g, id);
  const { minion } = scene;
  if (minion === -1 || !meetsRequirements(g, minion, def) || whyNotBear(g, def, minion)) return false;
  const { pool, blood } = amountsOf(g, scene.seat, def, def.cost ?? {}, 0, []);
  return pool <= playerOf(g, scene.seat).pool && blood <= playOf(g, minion).counters;
}

/** Shuffles all but the card that was found, which is about to leave. */
function shuffleAround(g: G, seat: Seat, found: CardId | undefined, zone: 'library' | 'crypt'): void {
  if (zone === 'library') shuffleLibrary(g, seat);
  else shuffleCrypt(g, seat);
  if (found !== undefined) cardOf(g, found).seen |= bit(seat);
}

/** Paid from several places, one answer per counter: a pool, or a blood from one of the vampires. */
function* obligation(g: G, seat: Seat, amount: number): Procedure {
  for (let i = 0; i < amount && !playerOf(g, seat).ousted; i++) {
    const { ready, torpor } = playerOf(g, seat).zones;
    const donors = [...ready, ...torpor].filter((id) => isVampire(g, id) && playOf(g, id).counters > 0);
    const pieces: Piece[] = [
      { say: 'burns pool', amount: 1 },
      ...donors.map((card): Piece => ({ say: 'burns blood', card, amount: 1 })),
    ];
    const [piece] = yield* ask({
      seat,
      step: g.state.phase,
      about: { say: 'obligation' },
      next: oneOf(pieces),
      passive: [pieces[0] as Piece],
    });
    if (piece?.card !== undefined) burnBlood(g, piece.card, 1);
    else burnPoolOfEach(g, [[seat, 1]]);
  }
}

/** V-GEN-026 A stolen card that was on another one may be put on a card of the same kind that the thief controls. */
function* steal(g: G, scene: Scene, id: CardId, on: CardId | undefined): Procedure {
  const host = cardOf(g, id).place === 'attached' ? (cardOf(g, id).play?.on ?? -1) : -1;
  if (host === -1 || on !== undefined) {
    takeControl(g, id, scene.seat, on);
    return;
  }
  const nowhere: Piece = { say: 'on nobody' };
  const hosts = isMinion(g, host) ? minionsOf(g, scene.seat) : playerOf(g, scene.seat).zones.in_play;
  const pieces = hosts.map((card): Piece => ({ say: 'on', card }));
  const [piece] = yield* ask({
    seat: scene.seat,
    step: g.state.phase,
    about: { say: 'attach', card: id },
    next: oneOf([nowhere, ...pieces]),
    passive: [nowhere],
  });
  takeControl(g, id, scene.seat, piece?.card);
}

function* mayDo(g: G, scene: Scene, effect: Effect & { do: 'may' }): Procedure {
  const [seat] = effect.who ? seatsOf(g, scene, effect.who) : [scene.seat];
  if (seat === undefined) return;
  const yes: Piece = { say: 'uses', card: scene.card as CardId };
  const no: Piece = { say: 'pass' };
  const path = yield* ask({
    seat,
    step: g.state.phase,
    about: { say: 'may use', card: scene.card as CardId },
    next: oneOf([no, yes]),
    passive: [no],
  });
  if (path[0]?.say === 'pass') {
    yield* perform(g, scene, effect.else ?? []);
    return;
  }
  if (effect.cost)
    payCost(g, { seat, card: scene.card as CardId, mode: 0, minion: scene.minion, chosen: {}, x: 0 }, effect.cost);
  yield* perform(g, scene, effect.effects);
  yield* perform(g, scene, effect.then ?? []);
}

function* chooseNow(g: G, scene: Scene, choose: (Effect & { do: 'choose' })['choose']): Procedure<Named> {
  if (chooseNext(g, scene, [choose], []).length === 0) return { [choose.name]: [] };
  const path = yield* ask({
    seat: scene.seat,
    step: g.state.phase,
    about: { say: 'choose', card: scene.card as CardId },
    next: (prefix) => chooseNext(g, scene, [choose], prefix),
  });
  return readChoices([choose], path).chosen;
}
