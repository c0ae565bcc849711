/** Words of the game by key. In a key `*` matches the rest: the city of a prince, the number of a seat. */
export type Labels = Readonly<Record<string, string>>;

/** Undefined if there is no word for it: then it is not shown. */
export function labelOf(
  labels: Labels,
  group: string,
  key: string,
  seatName?: (seat: number) => string,
): string | undefined {
  const exact = labels[`${group} ${key}`];
  if (exact !== undefined) return exact;
  for (let at = key.lastIndexOf(' '); at > 0; at = key.lastIndexOf(' ', at - 1)) {
    const pattern = labels[`${group} ${key.slice(0, at)} *`];
    if (pattern === undefined) continue;
    const rest = key.slice(at + 1);
    return pattern.replace('*', seatName ? withSeat(rest, seatName) : rest);
  }
  return undefined;
}

/** A seat at the end is shown by its name: `1`, or `×2 by 1` for two counters that it owns. */
function withSeat(rest: string, seatName: (seat: number) => string): string {
  const [, amount, seat] = /^(?:(.+) by )?(\d+)$/.exec(rest) ?? [];
  if (seat === undefined) return rest;
  const name = seatName(Number(seat));
  return amount === undefined ? name : `${amount} (${name})`;
}

/** Labels are written for the middle of sentences; at the beginning of a line they get a capital. */
export function headed(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
