/**
 * The questions of a turn: attacks as on the card, with costs and damage; cards from piles as cards. Everything else is
 * as usual.
 */
import type { View } from '@praxis/engine';
import type { SentDecision } from '@praxis/protocol';
import { grouped, level, ownThings } from '../../table/sentence.ts';
import type { Deciding } from '../../table/use-decision.ts';
import { AttackPanel } from './attack-panel.tsx';
import { turnOffer } from './attacks.ts';
import { CardRow } from './card-row.tsx';
import { activeFor, placingOffer } from './placing.ts';
import { usePokemonWords } from './use-words.ts';
import { whereOf } from './where.ts';
import type { PokemonWords } from './words.ts';

export function useDeciding(deciding: Deciding, view: View | undefined): Deciding {
  const words = usePokemonWords();
  const { decision } = deciding;
  if (decision?.step !== 'main') return inOwnWay(deciding, view, words);
  return inOwnWay({ ...deciding, decision: { ...decision, about: words.yourTurn } }, view, words);
}

function inOwnWay(deciding: Deciding, view: View | undefined, words: PokemonWords): Deciding {
  const { decision, building, sending } = deciding;
  if (!decision || sending || !view) return deciding;
  const begins = building.path.length === 0 && building.about.length === 0;
  if (decision.step === 'setup') return placing(deciding, words.emptyBench);
  if (decision.step === 'main' && begins) return withAttacks(deciding, view);
  if (decision.step === 'prizes' && begins) return withAllPrizes(deciding, decision);
  const row = cardsElsewhere(deciding, view);
  return { ...deciding, offer: inShort(deciding), ...(row.length === 0 ? {} : { above: <CardRow handles={row} /> }) };
}

function placing(deciding: Deciding, alone: string): Deciding {
  const { tree, building, offer } = deciding;
  return {
    ...deciding,
    offer: placingOffer(tree, building, offer, alone),
    point: (thing) => {
      const active = activeFor(tree, building, thing);
      if (!active) return deciding.point(thing);
      deciding.pick(active);
      return true;
    },
  };
}

/** Face down all Prize cards are alike: the default choice among them need not be set apart. */
function withAllPrizes(deciding: Deciding, { passive: _, ...decision }: SentDecision): Deciding {
  const { choices } = decision;
  return { ...deciding, decision, tree: { ...deciding.tree, choices }, offer: { kind: 'pieces', choices } };
}

/** Removes the words already said from the choices that continue them. */
function inShort({ offer, building }: Deciding): Deciding['offer'] {
  const before = building.path.at(-1)?.label;
  if (offer.kind !== 'sentences' || before === undefined) return offer;
  return offer.choices.every(({ label }) => label.startsWith(before)) ? { ...offer, kind: 'pieces' } : offer;
}

function withAttacks(deciding: Deciding, view: View): Deciding {
  const { tree } = deciding;
  const seat = view.viewer;
  const own = typeof seat === 'number' ? view.seats[seat]?.zones.active : undefined;
  const [active] = Array.isArray(own) ? (own as readonly number[]) : [];
  if (active === undefined) return { ...deciding, offer: { kind: 'groups', groups: grouped(tree.choices) } };
  const { attacks, retreat, others } = turnOffer(tree);
  return { ...deciding, offer: others, above: <AttackPanel attacks={attacks} retreat={retreat} active={active} /> };
}

/** Cards for the next piece that are not visible: in a deck, a discard pile or another player's hand. */
function cardsElsewhere({ tree, building }: Deciding, view: View): readonly number[] {
  const { stadium } = whereOf(view);
  const inSight = new Set<number>(stadium === undefined ? [] : [stadium]);
  for (const { zones } of view.seats)
    for (const zone of ['active', 'bench', 'hand'] as const) {
      const handles = zones[zone];
      for (const handle of Array.isArray(handles) ? (handles as readonly number[]) : []) {
        inSight.add(handle);
        for (const each of view.cards[handle]?.with ?? []) inSight.add(each);
      }
    }
  const offered = new Set<number>();
  for (const choice of [...tree.choices, ...level(tree, building), ...building.path])
    for (const thing of ownThings(choice)) if (thing.startsWith('c')) offered.add(Number(thing.slice(1)));
  return [...offered].filter((handle) => !inSight.has(handle) && view.cards[handle]?.def !== undefined);
}
