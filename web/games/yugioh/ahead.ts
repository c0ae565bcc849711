/** Attacks in the Main Phase: one click goes to the Battle Phase and declares the attack there. */
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';

const ENTERS_BATTLE = 'enters battle';

/** An attack that is probably possible in the Battle Phase; there the server decides. */
export interface AttackAhead {
  readonly card: number;
  /** Undefined: a direct attack. */
  readonly target: number | undefined;
  readonly answer: string;
}

function monstersOf({ seats }: View, seat: number): readonly number[] {
  const handles = seats[seat]?.zones.monsters;
  return Array.isArray(handles) ? (handles as readonly number[]) : [];
}

/** Positions cannot be changed in the Battle Phase. */
function attackersOf(view: View, me: number): readonly number[] {
  return monstersOf(view, me).filter((handle) => view.cards[handle]?.marks?.includes('attack'));
}

/** The answer that goes to a Battle Phase in which nothing can attack; undefined if something can. */
export function vainBattle(view: View, choices: readonly Choice[]): string | undefined {
  const { viewer } = view;
  return typeof viewer === 'number' && attackersOf(view, viewer).length === 0 ? battleAnswer(choices) : undefined;
}

/** The answer that goes to the Battle Phase; undefined if it is not offered. */
export function battleAnswer(choices: readonly Choice[]): string | undefined {
  return choices.find(({ pieces, more }) => !more && pieces[0]?.say === ENTERS_BATTLE)?.answer;
}

/** Each own monster in Attack Position against each monster of the opponent, or directly if there is none. */
export function attacksAhead(view: View, choices: readonly Choice[]): readonly AttackAhead[] {
  const me = view.viewer;
  if (typeof me !== 'number' || battleAnswer(choices) === undefined) return [];
  const attackers = attackersOf(view, me);
  const targets = view.seats.flatMap(({ seat }) => (seat === me ? [] : monstersOf(view, seat)));
  return attackers.flatMap((card): AttackAhead[] =>
    targets.length === 0
      ? [{ card, target: undefined, answer: `attacks:c${card} directly` }]
      : targets.map((target) => ({ card, target, answer: `attacks:c${card} target:c${target}` })),
  );
}

/** The same as a choice. */
export function choiceAhead({ card, target, answer }: AttackAhead, label: string): Choice {
  const attacks = { key: `attacks:c${card}`, say: 'attacks', card };
  const rest =
    target === undefined
      ? { key: 'directly', say: 'directly' }
      : { key: `target:c${target}`, say: 'target', card: target };
  return { answer, label, pieces: [attacks, rest], more: false };
}
