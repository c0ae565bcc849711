/** Forms of words that several texts need, in Brazilian Portuguese. */

export const cards = (amount: number): string => (amount === 1 ? '1 card' : `${amount} cards`);

export const life = (amount: number): string => `${amount} ponto${amount === 1 ? '' : 's'} de vida`;

export const points = (amount: number): string => `${amount} ponto${amount === 1 ? '' : 's'} de dano`;
