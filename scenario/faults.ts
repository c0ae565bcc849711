/** What is wrong with scenarios, in every language. */

/** The message files; `faultsIn` of the kit reads them. */
export const SCENARIO_FAULTS = new URL('./faults/', import.meta.url);
