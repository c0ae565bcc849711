/**
 * Sets of pieces with a common condition: Levels that add up to a number, two of a kind. They are offered piece by
 * piece in one fixed order, so that each set is one answer; every prefix can be completed, and no list of all sets is
 * ever made.
 */
import { END, type Path, type Piece, samePiece } from '@praxis/engine';

export interface SetRules<Member> {
  /** The set is valid as it is. */
  isWhole(chosen: readonly Member[]): boolean;
  /** No set with these members can become valid; without it all are tried. */
  isHopeless?(chosen: readonly Member[]): boolean;
}

export interface Membered {
  readonly piece: Piece;
}

/** True if some set is valid. */
export function anySet<Member>(members: readonly Member[], rules: SetRules<Member>): boolean {
  return rules.isWhole([]) || canBecomeWhole(members, 0, [], rules);
}

/** True if adding some of the members from a place on makes the set valid. */
function canBecomeWhole<Member>(
  members: readonly Member[],
  from: number,
  chosen: Member[],
  rules: SetRules<Member>,
): boolean {
  for (let at = from; at < members.length; at++) {
    chosen.push(members[at] as Member);
    const found =
      !rules.isHopeless?.(chosen) && (rules.isWhole(chosen) || canBecomeWhole(members, at + 1, chosen, rules));
    chosen.pop();
    if (found) return true;
  }
  return false;
}

/** The next pieces after the chosen ones; empty when the set is complete. */
export function setsThat<Member extends Membered>(
  members: readonly Member[],
  rules: SetRules<Member>,
): (prefix: Path) => readonly Piece[] {
  return (prefix) => {
    if (prefix.at(-1)?.say === END.say) return [];
    const chosen: Member[] = [];
    let from = 0;
    for (const piece of prefix) {
      while (from < members.length && !samePiece((members[from] as Member).piece, piece)) from++;
      if (from >= members.length) return [];
      chosen.push(members[from++] as Member);
    }
    const next: Piece[] = [];
    for (let at = from; at < members.length; at++) {
      const member = members[at] as Member;
      chosen.push(member);
      if (!rules.isHopeless?.(chosen) && (rules.isWhole(chosen) || canBecomeWhole(members, at + 1, chosen, rules)))
        next.push({ ...member.piece, list: true });
      chosen.pop();
    }
    if (next.length === 0) return prefix.length === 0 && rules.isWhole([]) ? [END] : [];
    return rules.isWhole(chosen) ? [END, ...next] : next;
  };
}

/** True if numbers, one of several for each member, can add up to a total; `atLeast`: or more. */
export function sumsTo(values: readonly (readonly number[])[], total: number, atLeast = false): boolean {
  const walk = (at: number, left: number): boolean => {
    if (at === values.length) return atLeast ? left <= 0 : left === 0;
    if (!atLeast && left < 0) return false;
    return (values[at] as readonly number[]).some((value) => walk(at + 1, left - value));
  };
  return walk(0, total);
}
