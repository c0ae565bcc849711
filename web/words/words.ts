/** The words of the page itself. Those of the games come from the server. */
import { en } from './en.ts';

/** The same shape with any text: a language that lacks something, or says something else, does not compile. */
type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Translated<T[Key]> };

export type Words = Translated<typeof en>;

export { en };
