/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

/** Messages that only other languages need: English has them elsewhere. */
export interface Translated {
  readonly ambiguities: {
    readonly 'R-AMB-01': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-02': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-03': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-04': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-05': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-06': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-07': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-08': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-09': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-10': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-11': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-12': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-13': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-14': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-15': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-16': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-17': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-18': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-19': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-20': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-21': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-22': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-23': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-24': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-25': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-26': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-27': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-28': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-29': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-30': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-31': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-32': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-33': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-34': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-35': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-36': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-37': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-38': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-39': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-40': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-41': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-42': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-43': { readonly question: string; readonly decision: string };
    readonly 'R-AMB-44': { readonly question: string; readonly decision: string };
  };
}
