/**
 * The seats that an event concerns, and the moments at which players want to be asked. Nothing here depends on hidden
 * cards.
 */
import type { Attention, Stops } from '@praxis/contract';
import type { Seat } from '@praxis/engine';
import { OPEN_STEPS, type OpenStep } from './rules/state/steps.ts';
import type { YugiohView } from './where.ts';

/** Moments between the phases: a Summon, an attack, the damage of a battle, a Link of a Chain. */
const MOMENTS = ['summon', 'attack', 'damage', 'chain'] as const;

/** Something has happened to the player's own cards or Life Points. */
const EVENT = 'event';
/**
 * A window without anything in particular to answer: the beginning of a phase, or an event for the other player only.
 */
const QUIET = 'quiet';

const OWN_STOPS: readonly OpenStep[] = ['main 1', 'battle step', 'main 2'];

/**
 * The usual stops of players of this game: their own Main Phases and attacks, and every action of the other. Phases
 * without any action of the other player end with one question, in the End Phase.
 */
export const stops: Stops = {
  about: ['open', 'respond'],
  idle: [],
  places: [
    ...OPEN_STEPS.map((step) => `own ${step}`),
    ...OPEN_STEPS.map((step) => `other ${step}`),
    ...MOMENTS.flatMap((moment) => [`own ${moment}`, `other ${moment}`]),
    EVENT,
    QUIET,
  ],
  usual: [
    ...OWN_STOPS.map((step) => `own ${step}`),
    'other end',
    ...['other summon', 'other attack', 'own damage', 'other damage', 'other chain'],
    EVENT,
  ],
};

/** More turns than a Duel has. */
const TURNS_MAX = 10_000;

export function attentionOf(view: YugiohView): Attention {
  const { turn, turnNumber, phase, window, at, chain, attack, summon, series } = view.where;
  const link = chain.at(-1);
  const place = placeOf(view);
  const idle = !link && !summon && at !== 'window';
  const matter = link ? `link ${link.id}` : summon ? 'summon' : attack ? `attack ${attack.attacker} ${window}` : phase;
  return {
    seat: turn,
    // The turns of a Match are counted from 1 in every Duel.
    turn: turnNumber + TURNS_MAX * (series ? series.game - 1 : 0),
    matter,
    at: aimedAt(view),
    vote: false,
    ...(idle ? { idle: true } : {}),
    ...(place === undefined ? {} : { place }),
  };
}

function placeOf({ viewer, where }: YugiohView): string | undefined {
  if (viewer === 'spectator') return undefined;
  const { turn, phase, window, at, chain, summon, happened } = where;
  const whose = (seat: Seat): string => (seat === viewer ? 'own' : 'other');
  const link = chain.at(-1);
  if (link) return `${whose(link.seat)} chain`;
  if (summon) return `${whose(summon.seat)} summon`;
  if (at !== 'window') return OPEN_STEPS.some((step) => step === phase) ? `${whose(turn)} ${phase}` : undefined;
  switch (window) {
    case 'attack declared':
      return `${whose(turn)} attack`;
    case 'before calculation':
    case 'calculation':
      return `${whose(turn)} damage`;
    default:
      if (happened?.what === 'summon') return `${whose(happened.seats[0] ?? turn)} summon`;
      return happened?.seats.includes(viewer) ? EVENT : QUIET;
  }
}

/** The attacked player, and the players whose cards are targets. */
function aimedAt({ cards, where: { turn, chain, attack } }: YugiohView): readonly Seat[] {
  const at = new Set<Seat>(attack ? [1 - turn] : []);
  for (const { targets } of chain)
    for (const target of targets) {
      const seat = cards[target]?.controller ?? cards[target]?.owner;
      if (seat !== undefined) at.add(seat);
    }
  return [...at];
}
