/** Forms of words that several texts need, in French. */

export const plural = (amount: number, one: string, many: string): string => `${amount} ${amount < 2 ? one : many}`;

export const blood = (amount: number): string => plural(amount, 'point de sang', 'points de sang');

export const pool = (amount: number): string => plural(amount, 'point de réserve', 'points de réserve');

export const damage = (amount: number): string => plural(amount, 'point de dégâts', 'points de dégâts');

/** Voix has one form for both numbers. */
export const votes = (amount: number): string => `${amount} voix`;

/** Elided before a vowel: d'Alex, de Sara. */
export const of = (name: string): string => (/^[aeiouàâäéèêëîïôöùûüæœ]/i.test(name) ? `d'${name}` : `de ${name}`);
