/** The words that scenarios may use, so that a misspelt one is noticed. */

/** A seat's verbs in the English sentences. */
export const VERBS: readonly string[] =
  `passes ends draws recruits claims plays uses attacks discards asks announces blocks turns keeps prevents burns attaches votes
  abstains shows adds allows refuses resolves detaches chooses orders finds leads takes concedes`.split(/\s+/);

/** The other words of the sentences. */
export const WORDS: readonly string[] =
  `with moving joining discarding detaching up Action Phase mend party damage Physical Social Mental Ranged on from to for Intel
  Library Faction deck paying exerting hiding Prestige Blood Yes No no card contender title Agenda attack target nothing none effect
  choosing Conspiracy top bottom does block hand mulligan`.split(/\s+/);
