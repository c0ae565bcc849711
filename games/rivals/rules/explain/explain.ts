/** Everything a seat might think of doing, with the rules that forbid it, for `explain`. */
import { allReasons, type CardId, type Conceivable, forbid, type Path, type Seat } from '@praxis/engine';
import { ATTACK_TYPES } from '../../cards/language/words.ts';
import { whyNoAction, whyNotAttackWith, whyNotRecruit } from '../action/actions.ts';
import { whyNotConclude } from '../action/conspiracy.ts';
import { isAction, isHosted, whyNotPlayUnhosted, whyNotPlayWith } from '../action/playing.ts';
import { whyNotType } from '../attack/attack.ts';
import { whyNotBlockByText } from '../attack/block.ts';
import { whyNotTurn } from '../attack/reveal.ts';
import { isProtected } from '../cards/targets.ts';
import { type Occasion, whyNotUse } from '../cards/using.ts';
import { allCharacters, attachedTo, isCharacter, isTitle, partyOf } from '../facts/cards.ts';
import { whyNotAttack, whyNotAttackCard, whyNotBlock, whyNotReact } from '../facts/needs.ts';
import { allTargets } from '../facts/reach.ts';
import { sourcesOf } from '../facts/sources.ts';
import { whyNotClaim } from '../influence/prince.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';

const OCCASIONS: Partial<Record<Step, Occasion>> = {
  abilities: 'attack',
  influence: 'influence',
  relentless: 'relentless',
  inquisition: 'inquisition',
};

/** R-ABL-002, R-ACT-009 Whatever is begun in the Action Phase needs one's own turn, with nothing else going on. */
function whyNotNow(g: G, seat: Seat, step: string): string | undefined {
  return forbid('R-ACT-009', step !== 'action' || g.state.turn !== seat);
}

export function* conceivable(g: G, seat: Seat, step: string): Iterable<Conceivable> {
  const say = (path: Path, whyNot: () => string | undefined): Conceivable => ({ path, reasons: allReasons(whyNot) });
  const player = playerOf(g, seat);
  const now = (): string | undefined => whyNotNow(g, seat, step);
  for (const card of player.piles.hand) yield* fromHand(g, seat, card, now, say);
  yield* attacks(g, seat, now, say);
  for (const card of player.characters) {
    yield say([{ say: 'claims', card }], () => now() ?? whyNoAction(g, seat, true) ?? whyNotClaim(g, card));
    // R-ATT-005
    for (const each of attachedTo(g, card))
      yield say([{ say: 'detaches', card: each }], () => now() ?? forbid('R-ATT-005', isTitle(defOf(g, each))));
  }
  for (const card of player.conspiracies)
    yield say([{ say: 'resolves', card }], () => now() ?? whyNotConclude(g, seat, card));
  const occasion = OCCASIONS[step as Step] ?? 'idle';
  for (const source of sourcesOf(g, 'activated'))
    if (source.seat === seat)
      yield say([{ say: 'uses', card: source.card }], () =>
        whyNotUse(g, seat, source, step === 'action' || OCCASIONS[step as Step] ? occasion : 'idle', step as Step),
      );
  yield* inAttack(g, seat, say);
}

type Say = (path: Path, whyNot: () => string | undefined) => Conceivable;
type Now = () => string | undefined;

function* fromHand(g: G, seat: Seat, card: CardId, now: Now, say: Say): Iterable<Conceivable> {
  const def = defOf(g, card);
  if (def.kind === 'vampire') yield say([{ say: 'recruits', card }], () => now() ?? whyNotRecruit(g, seat, card));
  if (!isAction(def)) return;
  if (!isHosted(def)) {
    const whyNot = (): string | undefined => now() ?? whyNoAction(g, seat, false) ?? whyNotPlayUnhosted(g, seat, card);
    yield say([{ say: 'plays', card }], whyNot);
    yield* onProtected(g, seat, [{ say: 'plays', card }], whyNot, say);
    return;
  }
  for (const id of playerOf(g, seat).characters) {
    const path: Path = [
      { say: 'plays', card },
      { say: 'acting', card: id },
    ];
    const whyNot = (): string | undefined => now() ?? whyNoAction(g, seat, true) ?? whyNotPlayWith(g, seat, card, id);
    yield say(path, whyNot);
    yield* onProtected(g, seat, path, whyNot, say);
  }
}

/** R-SET-008, R-DMG-006 A target that cannot be chosen. */
function* onProtected(g: G, seat: Seat, path: Path, whyNot: Now, say: Say): Iterable<Conceivable> {
  for (const id of allCharacters(g))
    yield say(
      [...path, { say: 'on', card: id }],
      () =>
        forbid('R-SET-008', isProtected(g, seat, cardOf(g, id).at)) ??
        forbid('R-DMG-006', cardOf(g, id).play?.where === 'torpor') ??
        whyNot(),
    );
}

function* attacks(g: G, seat: Seat, now: Now, say: Say): Iterable<Conceivable> {
  for (const card of playerOf(g, seat).characters)
    for (const on of [...allTargets(g, seat), ...playerOf(g, seat).characters])
      yield say(
        [
          { say: 'attacks', card },
          { say: 'at', card: on },
        ],
        () => now() ?? whyNotAttackWith(g, seat, card) ?? whyNotAttack(g, seat, on),
      );
}

/** What can be done in the steps of an attack. */
function* inAttack(g: G, seat: Seat, say: Say): Iterable<Conceivable> {
  const { attack } = g.state;
  if (!attack) return;
  for (const word of ATTACK_TYPES)
    if (attack.seat === seat) yield say([{ say: 'announces', word }], () => whyNotType(g, word));
  const type = attack.type ?? 'physical';
  for (const card of playerOf(g, seat).piles.hand) {
    if (attack.seat === seat) yield say([{ say: 'plays', card }], () => whyNotAttackCard(g, attack.by, card, type));
    else if (isCharacter(g, attack.on))
      yield say([{ say: 'plays', card }], () => whyNotReact(g, attack.on, card, type));
  }
  if (isCharacter(g, attack.on) && cardOf(g, attack.on).at === seat)
    for (const card of playerOf(g, seat).characters)
      yield say(
        [{ say: 'blocks', card }],
        () => whyNotBlock(g, card) ?? forbid('R-ATK-010', !partyOf(g, attack.on).includes(card)),
      );
  for (const source of sourcesOf(g, 'block'))
    if (source.seat === seat)
      yield say([{ say: 'uses', card: source.card }], () => whyNotBlockByText(g, attack, source));
  if (attack.seat === seat && isCharacter(g, attack.on))
    for (const card of partyOf(g, attack.on)) yield say([{ say: 'turns on', card }], () => whyNotTurn(g, attack, card));
}
