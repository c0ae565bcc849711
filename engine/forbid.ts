/**
 * Legality functions return the id of the rule that forbids, or nothing. Options and explanations are two readings of one call.
 */
let lifted: string | undefined;

/** The rule if it forbids. */
export function forbid(rule: string, when: boolean): string | undefined {
  return when && rule !== lifted ? rule : undefined;
}

/** A duty that the rule imposes: false if the rule has been lifted. */
export function demands(rule: string): boolean {
  return rule !== lifted;
}

/** Switches one prohibition off, to prove that a test notices. Used by `npm run mutate` only. */
export function lift(rule: string | undefined): void {
  lifted = rule;
}
