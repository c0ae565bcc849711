/** Forms of words that several texts need, in Spanish. */

export const plural = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

export const votes = (amount: number): string => plural(amount, 'voto', 'votos');
