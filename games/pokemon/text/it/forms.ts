/** Forms of words that several texts need, in Italian. */
import { it } from '@praxis/kit/language/it.ts';

export const { counted } = it;
