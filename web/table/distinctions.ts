/** Choices of which the same can be said: they speak of copies of a card, and what differs between those tells them apart. */
import type { Choice } from '@praxis/protocol';

/** By answer, only for choices that share their sentence. `states` says what is to be seen of the cards of a choice, in parts. */
export function distinctions(
  choices: readonly Choice[],
  states: (choice: Choice) => readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const label of new Set(choices.map((each) => each.label))) {
    const alike = choices.filter((each) => each.label === label);
    if (alike.length < 2) continue;
    const seen = alike.map(states);
    const isCommon = (part: string): boolean => seen.every((parts) => parts.includes(part));
    alike.forEach(({ answer }, index) => {
      const own = (seen[index] ?? []).filter((part) => !isCommon(part));
      if (own.length > 0) found.set(answer, own.join(', '));
    });
  }
  return found;
}
