/** Switches off the rule that `npm run mutate` names in the environment, before the tests of a file begin. */
import { lift } from '@praxis/engine';

lift(process.env.PRAXIS_LIFT);
