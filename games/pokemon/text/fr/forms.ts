/** Forms of words that several texts need, in French. */

export function many(amount: number, one: string, more: string): string {
  return `${amount} ${amount < 2 ? one : more}`;
}

/** "de Sacha", "d’Ondine" */
export function of(name: string): string {
  return /^[aeiouyhàâéèêëîïôùûœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
