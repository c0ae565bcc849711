/** Forms of words that several texts need, in English. */

export function votes(amount: number): string {
  return amount === 1 ? '1 vote' : `${amount} votes`;
}
