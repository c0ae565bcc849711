/** Choices with the same words: they mention copies of a card, which are distinguished by their differences. */

/** A choice, or all choices about one card. */
interface Worded {
  readonly answer: string;
  readonly label: string;
}

/** By answer, only for those that share their words. `states` returns the visible states of their cards, in parts. */
export function distinctions<Each extends Worded>(
  choices: readonly Each[],
  states: (choice: Each) => readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const label of new Set(choices.map((each) => each.label))) {
    const alike = choices.filter((each) => each.label === label);
    if (alike.length < 2) continue;
    const seen = alike.map(states);
    const isCommon = (part: string): boolean => seen.every((parts) => parts.includes(part));
    const told = seen.map((parts) => parts.filter((part) => !isCommon(part)).join(', '));
    alike.forEach(({ answer }, index) => {
      const own = told[index] ?? '';
      // Copies that look the same are counted.
      const same = told.filter((each) => each === own).length;
      const number = told.slice(0, index + 1).filter((each) => each === own).length;
      const text = [own, same > 1 ? `${number}/${same}` : ''].filter(Boolean).join(', ');
      if (text !== '') found.set(answer, text);
    });
  }
  return found;
}
