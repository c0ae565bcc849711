/** The clicks that answers take where a game has panels of its own in place of the list of choices. */
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
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

/** Undefined if the answer is given by the list. */
export function panelClicks(
  game: string,
  view: View,
  seat: number,
  asked: Asked & { readonly choices: readonly Choice[] },
  answer: string,
  pointing: boolean,
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
      pointing,
    );
  }
  const offered = blockable(view, seat, asked.choices, behind);
  return blockClicks(
    offered,
    cards('with').flatMap(({ card, amount }) => Array.from({ length: amount }, () => card)),
  );
}
