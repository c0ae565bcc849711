/**
 * Legality functions return the id of the forbidding rule, or undefined. Options and explanations read the same call.
 */

/** The rule that `lift` has switched off. No match ever switches one off. */
let lifted: string | undefined;

/** Returns the rule if it forbids. */
export function forbid(rule: string, when: boolean): string | undefined {
  return when && rule !== lifted && !disregarded.includes(rule) ? rule : undefined;
}

/** Rules that `allReasons` disregards while it looks for others that forbid. */
let disregarded: readonly string[] = [];

/** True if every prohibition holds. An index that leaves out forbidden options may be used only then. */
export function allInForce(): boolean {
  return lifted === undefined && disregarded.length === 0;
}

/** Every rule that forbids. It asks again and again, each time as if the rules found so far did not forbid. */
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

/** Switches one prohibition off, to prove that a test notices. Only `npm run mutate` does this. */
export function lift(rule: string | undefined): void {
  lifted = rule;
}
