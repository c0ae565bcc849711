/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

/** Messages that only other languages need: English has them elsewhere. */
export interface Translated {
  readonly ambiguities: {
    readonly 'Y-AMB-01': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-02': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-03': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-04': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-05': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-06': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-07': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-08': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-09': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-10': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-11': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-12': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-13': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-14': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-15': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-16': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-17': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-18': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-19': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-20': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-21': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-22': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-23': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-24': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-25': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-26': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-27': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-28': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-29': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-30': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-31': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-32': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-33': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-34': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-35': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-36': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-37': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-38': { readonly question: string; readonly decision: string };
    readonly 'Y-AMB-39': { readonly question: string; readonly decision: string };
  };
}
