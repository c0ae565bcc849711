/** Forms of words that several texts need, in Italian. */

export const cards = (amount: number): string => (amount === 1 ? '1 carta' : `${amount} carte`);

export const life = (amount: number): string => (amount === 1 ? '1 punto vita' : `${amount} punti vita`);

export const damage = (amount: number): string => (amount === 1 ? '1 danno' : `${amount} danni`);
