/** Forms of words that several texts need, in Italian. */

export const plural = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

export const pool = (amount: number): string => plural(amount, 'risorsa', 'risorse');

export const votes = (amount: number): string => plural(amount, 'voto', 'voti');

/** The d keeps two like vowels apart: ad Alex, a Sara. */
export const to = (name: string): string => (/^[aàáâä]/i.test(name) ? `ad ${name}` : `a ${name}`);
