/** Forms of words that several texts need, in French. */

export const cards = (amount: number): string => (amount < 2 ? `${amount} carte` : `${amount} cartes`);

export const life = (amount: number): string => (amount < 2 ? `${amount} point de vie` : `${amount} points de vie`);

export const damage = (amount: number): string => (amount < 2 ? `${amount} blessure` : `${amount} blessures`);

/** "de Jace", "d’Ajani" */
export const of = (name: string): string => (/^[aeiouâàéèêîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`);
