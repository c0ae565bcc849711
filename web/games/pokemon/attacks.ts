/** Attacks among the choices of a turn. */
import type { CardFace } from '@praxis/contract';
import type { Choice } from '@praxis/protocol';
import { grouped, nextOf, type Offer, type Tree } from '../../table/sentence.ts';

export function isAttack({ pieces }: Choice): boolean {
  return pieces[0]?.say === 'attacks';
}

/** One choice leads to all ways to retreat. */
export function isRetreat({ pieces }: Choice): boolean {
  return pieces[0]?.say === 'retreats';
}

/** The attacks among choices, each with its name; also those that need further choices. */
export function attacksAmong(tree: Tree): readonly Choice[] {
  return tree.choices
    .filter(isAttack)
    .flatMap((choice) => (attackName(choice) === undefined ? (nextOf(tree, choice) ?? [choice]) : [choice]));
}

export function attackName({ pieces }: Choice): string | undefined {
  return pieces.find(({ say }) => say === 'with attack')?.word;
}

/** How a turn is asked: attacks and the retreat have a panel of their own; other choices are grouped by their card. */
export interface TurnOffer {
  readonly attacks: readonly Choice[];
  readonly retreat: Choice | undefined;
  readonly others: Offer;
}

export function turnOffer(tree: Tree): TurnOffer {
  const others = tree.choices.filter((choice) => !isAttack(choice) && !isRetreat(choice));
  return {
    attacks: attacksAmong(tree),
    retreat: tree.choices.find(isRetreat),
    others: { kind: 'groups', groups: grouped(others) },
  };
}

/** What is printed on the Pokémon that is attacked against the types of the one that attacks: `×2`, `−30`. */
export interface Against {
  readonly weakness: readonly string[];
  readonly resistance: readonly string[];
}

export function printedAgainst(attacker: CardFace | undefined, defender: CardFace | undefined): Against {
  const types = attacker?.marks.types;
  const fitting = (mark: 'weakness' | 'resistance'): readonly string[] => {
    const printed = defender?.marks[mark];
    if (!Array.isArray(types) || !Array.isArray(printed)) return [];
    return (printed as readonly string[]).flatMap((each) => {
      const [type = '', by = ''] = each.split(' ');
      return types.includes(type) ? [by] : [];
    });
  };
  return {
    weakness: fitting('weakness').map((by) => (/^\d/.test(by) ? `×${by}` : by)),
    resistance: fitting('resistance').map((by) => `−${by}`),
  };
}
