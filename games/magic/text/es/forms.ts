/** Forms of words that several texts need, in Spanish. */

export const cards = (amount: number): string => (amount === 1 ? '1 carta' : `${amount} cartas`);

export const life = (amount: number): string => `${amount} vida${amount === 1 ? '' : 's'}`;

export const points = (amount: number): string => `${amount} punto${amount === 1 ? '' : 's'} de daño`;
