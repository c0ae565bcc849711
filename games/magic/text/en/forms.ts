/** Forms of words that several texts need, in English. */

export const cards = (amount: number): string => (amount === 1 ? '1 card' : `${amount} cards`);
