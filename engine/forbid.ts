/**
 * Legality functions return the id of the rule that forbids, or nothing. Options and explanations are two readings of one call.
 */
let lifted: string | undefined = globalThis.process?.env?.PRAXIS_LIFT;

/** The rule if it forbids. */
export function forbid(rule: string, when: boolean): string | undefined {
  return when && rule !== lifted && !disregarded.includes(rule) ? rule : undefined;
}

/** Rules that are disregarded for the moment, to find out what else forbids. */
let disregarded: readonly string[] = [];

/** Every rule that forbids, found by asking again as if the ones before did not. */
export function allReasons(whyNot: () => string | undefined): string[] {
  const reasons: string[] = [];
  const before = disregarded;
  try {
    for (let why = whyNot(); why !== undefined && !reasons.includes(why); why = whyNot()) {
      reasons.push(why);
      disregarded = reasons;
    }
  } finally {
    disregarded = before;
  }
  return reasons;
}

/** A duty that the rule imposes: false if the rule has been lifted. */
export function demands(rule: string): boolean {
  return rule !== lifted;
}

/**
 * Switches one prohibition off, to prove that a test notices. Used by `npm run mutate` only, which hands it to other processes by the
 * environment variable PRAXIS_LIFT.
 */
export function lift(rule: string | undefined): void {
  lifted = rule;
}
