/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

/** Messages that only other languages need: English has them elsewhere. */
export interface Translated {
  readonly ambiguities: {
    readonly 'M-AMB-01': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-02': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-03': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-04': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-05': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-06': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-07': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-08': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-09': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-10': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-11': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-12': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-13': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-14': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-15': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-16': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-17': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-18': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-19': { readonly question: string; readonly decision: string };
    readonly 'M-AMB-20': { readonly question: string; readonly decision: string };
  };
}
