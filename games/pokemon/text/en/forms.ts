/** Forms of words that several texts need, in English. */

export function many(amount: number, one: string, more: string): string {
  return `${amount} ${amount === 1 ? one : more}`;
}
