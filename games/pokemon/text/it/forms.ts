/** Forms of words that several texts need, in Italian. */

export function many(amount: number, one: string, more: string): string {
  return `${amount} ${amount === 1 ? one : more}`;
}
