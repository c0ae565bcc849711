/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

/** Messages that only other languages need: English has them elsewhere. */
export interface Translated {
  readonly ambiguities: {
    readonly 'V-AMB-01': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-02': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-03': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-04': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-05': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-06': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-07': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-08': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-09': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-10': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-11': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-12': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-13': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-14': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-15': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-16': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-17': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-18': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-19': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-20': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-21': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-22': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-23': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-24': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-25': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-26': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-27': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-28': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-29': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-30': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-31': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-32': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-33': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-34': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-35': { readonly question: string; readonly decision: string };
    readonly 'V-AMB-36': { readonly question: string; readonly decision: string };
  };
}
