/** The clicks that answers take where a game has panels of its own in place of the list of choices. */
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import type { RivalsWhere } from '@praxis/rivals/where.ts';
import { attackable, blockable, declaredBy } from '../../../web/games/magic/declare/offered.ts';
import { attackClicks, blockClicks } from '../../../web/games/magic/declare/quick.ts';
import { turnOffer } from '../../../web/games/pokemon/attacks.ts';
import { attacksAhead, choiceAhead } from '../../../web/games/yugioh/ahead.ts';
import type { Asked } from '../../../web/table/clicks.ts';
import { offered, START, type Tree } from '../../../web/table/sentence.ts';

/** Answers to the next question that can be given at once by pointing (`Look.ahead`). */
export function choicesAhead(game: string, view: View, now: readonly Choice[]): readonly Choice[] {
  return game === 'yugioh' ? attacksAhead(view, now).map((attack) => choiceAhead(attack, '')) : [];
}

/**
 * The list at the beginning, where it is not made of all choices: in a turn of Pokémon attacks are shown one by one and
 * everything else by card; in Yu-Gi-Oh! only the answers to this question are listed.
 */
export function listAt(game: string, step: string, now: readonly Choice[]): Asked['list'] {
  if (game === 'yugioh')
    return (tree) => {
      const offer = offered({ ...tree, choices: now.filter(({ pieces }) => pieces[0]?.say !== 'pass') }, START);
      const groups = offer.kind === 'groups' ? offer.groups : [];
      return offer.kind === 'groups'
        ? groups.flatMap(({ card, choices }) => (choices.length === 1 || card === undefined ? choices : []))
        : offer.choices;
    };
  if (game !== 'pokemon' || step !== 'main') return undefined;
  return (tree: Tree) => {
    const { attacks, retreat, others } = turnOffer(tree);
    const groups = others.kind === 'groups' ? others.groups : [];
    const single = groups.flatMap(({ choices }) => (choices.length === 1 ? choices : []));
    return [...attacks, ...(retreat ? [retreat] : []), ...single];
  };
}

/** The zones of each game whose cards lie on the table, one by one. */
const ON_TABLE: Readonly<Record<string, readonly string[]>> = {
  vtes: ['uncontrolled', 'ready', 'torpor', 'incapacitated', 'in play', 'contested'],
  pokemon: ['active', 'bench'],
  magic: ['battlefield'],
  yugioh: ['monsters', 'spells', 'field', 'pendulum'],
  rivals: ['haven', 'streets', 'torpor', 'in play', 'haven card', 'agenda card'],
};

/** Whether a finger can pull or drop something there. On a phone the cards of several opponents are folded away. */
export function placeIn(game: string, view: View, seat: number): NonNullable<Asked['placeOf']> {
  const hand = new Set<number>();
  const table = new Set<number>();
  const add = (to: Set<number>, handles: unknown): void => {
    for (const handle of Array.isArray(handles) ? (handles as readonly number[]) : []) to.add(handle);
  };
  for (const each of view.seats) {
    if (each.seat === seat) add(hand, each.zones.hand);
    if (each.seat === seat || view.seats.length === 2)
      for (const zone of ON_TABLE[game] ?? []) add(table, each.zones[zone]);
  }
  if (game === 'rivals') add(table, (view.where as Partial<RivalsWhere>).streets);
  return (thing) => {
    const number = Number(thing.slice(1));
    if (thing.startsWith('s')) return 'table';
    return hand.has(number) ? 'hand' : table.has(number) ? 'table' : undefined;
  };
}

/** Undefined if the answer is given by the list. */
export function panelClicks(
  game: string,
  view: View,
  seat: number,
  asked: Asked & { readonly choices: readonly Choice[] },
  answer: string,
): number | undefined {
  const kind = game === 'magic' ? declaredBy(asked.choices) : undefined;
  if (kind === undefined || answer === asked.passive) return undefined;
  const behind = new Map(
    asked.choices.filter(({ more }) => more).map((each) => [each.answer, asked.behind(each.answer)]),
  );
  const cards = (say: string): readonly { card: number; amount: number }[] =>
    [...answer.matchAll(new RegExp(`\\b${say}:c(\\d+)(?::(\\d+))?`, 'g'))].map(([, card, amount]) => ({
      card: Number(card),
      amount: Number(amount ?? 1),
    }));
  if (kind === 'attack') {
    const passive = asked.passive === undefined ? {} : { passive: { answer: asked.passive, label: '' } };
    const offered = attackable(
      view,
      seat,
      { number: 0, step: '', about: '', choices: asked.choices, ...passive },
      behind,
    );
    return attackClicks(
      offered,
      cards('attacks_with').reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  const offered = blockable(view, seat, asked.choices, behind);
  const blocks: [number, number][] = [];
  let attacker = 0;
  for (const [, say, card, amount] of answer.matchAll(/\b(blocks|with):c(\d+)(?::(\d+))?/g)) {
    if (say === 'blocks') attacker = Number(card);
    else for (let left = Number(amount ?? 1); left > 0; left--) blocks.push([Number(card), attacker]);
  }
  return blockClicks(offered, blocks);
}
