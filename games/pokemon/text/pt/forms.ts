/** Forms of words that several texts need, in Brazilian Portuguese. */

export function many(amount: number, one: string, more: string): string {
  return `${amount} ${amount === 1 ? one : more}`;
}
