/**
 * The checks that every game must pass. Each throws an error that names the seed and the place of the failure, so that
 * they can be used by tests and by soak runs alike.
 */
import { checkAddress } from './checks/address.ts';
import { checkReplays } from './checks/determinism.ts';
import { checkFaults } from './checks/faults.ts';
import { checkForks } from './checks/forks.ts';
import { checkHidden } from './checks/hidden.ts';
import { checkImagined } from './checks/imagined.ts';
import { checkPlayouts } from './checks/playouts.ts';
import { checkRecords } from './checks/records.ts';
import { checkRefusals } from './checks/refusals.ts';
import { checkTakebacks } from './checks/takebacks.ts';

export { checkOtherProcess, type GameModule } from './checks/determinism.ts';
export type { CheckOptions, SetupFor, Tried } from './checks/played-matches.ts';
export type { PlayoutCheckOptions } from './checks/playouts.ts';
export {
  checkAddress,
  checkFaults,
  checkForks,
  checkHidden,
  checkImagined,
  checkPlayouts,
  checkRecords,
  checkRefusals,
  checkReplays,
  checkTakebacks,
};

/** All checks by name, except `checkOtherProcess`, which must know where to find the game. */
export const CHECKS = {
  'random matches end with a result': checkPlayouts,
  'a record replays to the same hashes': checkReplays,
  'a fork behaves like the original and leaves it untouched': checkForks,
  'hidden facts make no difference to a seat': checkHidden,
  'matches that a seat cannot tell apart imagine the same world': checkImagined,
  'a refused answer changes nothing': checkRefusals,
  'records survive writing, and spoiled ones are refused': checkRecords,
  'a takeback undoes answers completely': checkTakebacks,
  'words to a reader say you to it and name all others': checkAddress,
  'an answer that fails leaves the decision open': checkFaults,
} as const;
