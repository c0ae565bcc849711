/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

/** Messages that only other languages need: English has them elsewhere. */
export interface Translated {
  readonly ambiguities: {
    readonly 'P-AMB-01': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-02': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-03': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-04': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-05': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-06': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-07': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-08': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-09': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-10': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-11': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-12': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-13': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-14': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-15': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-16': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-17': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-18': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-19': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-20': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-21': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-22': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-23': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-24': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-25': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-26': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-27': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-28': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-29': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-30': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-31': { readonly question: string; readonly decision: string };
    readonly 'P-AMB-32': { readonly question: string; readonly decision: string };
  };
}
