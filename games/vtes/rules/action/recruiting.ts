/** Cards that a minion equips with, employs or recruits come into play, by an action or, if an effect says so, without one. */

import { ask, type CardId, oneOf, type Path, type Procedure } from '@praxis/engine';
import type { Mode } from '../../cards/language.ts';
import { readPlay, sameBefore } from '../cards/offers.ts';
import { announceCard } from '../cards/playing.ts';
import { among } from '../cards/sources.ts';
import { runTriggers } from '../cards/triggers.ts';
import { payCost } from '../changes/costs.ts';
import { addCounters } from '../changes/counters.ts';
import { attach, enterPlay } from '../changes/entering.ts';
import { adjustHand } from '../changes/hand.ts';
import { mark } from '../changes/marks.ts';
import { move } from '../changes/moving.ts';
import { controllerOf, isInPlay, isType, MORE_LIFE, startingLife } from '../facts/cards.ts';
import { costOf } from '../facts/costs.ts';
import { whyNotRecruit } from '../facts/legality.ts';
import type { Play } from '../facts/scenes.ts';
import { bonus, has } from '../facts/values.ts';
import { isSuperior, levelPiece, modeNamed, modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G, newPlay, playerOf, playOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';

function playedSuperior(g: G, { card, mode }: Play): boolean {
  return isSuperior(modesOf(defOf(g, card))[mode] as Mode);
}

/** V-ACT-016, V-ACT-024, V-CARD-027; V-ACT-019, V-ACT-025 any number of them. */
export function putOnMinion(g: G, play: Play): void {
  const card = cardOf(g, play.card);
  card.play = { ...newPlay(), superior: playedSuperior(g, play) };
  attach(g, play.card, play.minion as CardId, play.seat);
  if (isType(g, play.card, 'retainer')) {
    addCounters(g, play.card, startingLife(g, play.card));
    addLife(g, play.card);
  }
  adjustHand(g, play.seat);
}

/** Another card may say that it starts with more. */
function addLife(g: G, id: CardId): void {
  if (!isInPlay(g, id)) return;
  const more = bonus(g, id, 'starting life');
  if (more === 0) return;
  addCounters(g, id, more);
  for (let i = 0; i < more; i++) playOf(g, id).marks.push(MORE_LIFE);
}

/** V-ACT-030 to V-ACT-032, V-CARD-028, V-AMB-02 */
export function recruit(g: G, play: Play): void {
  const card = cardOf(g, play.card);
  card.play = { ...newPlay(), superior: playedSuperior(g, play) };
  enterPlay(g, play.card, 'ready', play.seat);
  addLife(g, play.card);
  if (card.place !== 'ready' || has(g, play.card, 'acts when recruited')) return;
  mark(g, play.card, 'recruited');
  if (!g.edition.recruitsReady) {
    move(g, play.card, 'uncontrolled', play.seat);
    playOf(g, play.card).faceDown = false;
  }
}

/** The minion recruits or employs a card of the hand though it takes no action; requirements and cost are those of the card. */
export function* recruitFromHand(g: G, minion: CardId): Procedure {
  const seat = controllerOf(g, minion);
  const { hand } = playerOf(g, seat).zones;
  const paths = hand.flatMap((card, index): Path[] => {
    if (sameBefore(g, hand, index)) return [];
    const modes = modesOf(defOf(g, card));
    const head: Path = [
      { say: 'plays', card },
      { say: 'with', card: minion },
    ];
    return modes.flatMap((mode, at) => {
      if (whyNotRecruit(g, seat, card, at, minion) !== undefined) return [];
      return [modes.length > 1 ? [...head, levelPiece(mode)] : head];
    });
  });
  if (paths.length === 0) return;
  const path: Path = yield* ask({
    seat,
    step: stepOfEffects(g.state),
    about: { say: 'recruit', card: minion },
    next: (prefix) => among(paths, prefix),
  });
  const play = readPlay(g, seat, path);
  const def = defOf(g, play.card);
  if (!(yield* announceCard(g, play))) return;
  if (typeOf(def, modesOf(def)[play.mode] as Mode) === 'ally') recruit(g, play);
  else putOnMinion(g, play);
  yield* runTriggers(g, 'enters play', [play.card]);
}

/** The same with an ally that an effect has found: it comes into play by that effect, so that nobody can cancel it as it is played. */
export function* recruitFound(g: G, minion: CardId, ally: CardId | undefined): Procedure {
  if (ally === undefined) return;
  const seat = controllerOf(g, minion);
  const modes = modesOf(defOf(g, ally));
  const legal = modes.flatMap((_, at) => (whyNotRecruit(g, seat, ally, at, minion) === undefined ? [at] : []));
  if (legal.length === 0) return;
  const [piece] =
    legal.length === 1
      ? []
      : yield* ask({
          seat,
          step: stepOfEffects(g.state),
          about: { say: 'recruit', card: minion },
          next: oneOf(legal.map((at) => levelPiece(modes[at] as Mode))),
        });
  const mode = piece ? modeNamed(defOf(g, ally), piece.word as string) : (legal[0] as number);
  const play: Play = { seat, card: ally, mode, minion, chosen: {}, x: 0 };
  payCost(g, play, costOf(defOf(g, ally), modes[mode] as Mode));
  if (playerOf(g, seat).ousted) return;
  playOf(g, minion).did.push('recruit');
  recruit(g, play);
  yield* runTriggers(g, 'enters play', [ally]);
}
