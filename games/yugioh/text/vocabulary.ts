/** The words that scenarios may use, so that a misspelt one is found out. */
import { ATTRIBUTES } from '../cards/language.ts';

/** A seat's verbs in the English sentences. */
export const VERBS: readonly string[] = [
  'passes',
  'enters',
  'Normal Summons',
  'Flip Summons',
  'Special Summons',
  'Synchro Summons',
  'Xyz Summons',
  'Pendulum Summons',
  'Fusion Summons',
  'Ritual Summons',
  'Sets',
  'changes',
  'activates',
  'uses',
  'attacks',
  'stops',
  'chooses',
  'finds',
  'does so',
  'does not',
  'orders',
  'discards',
  'goes',
  'exchanges',
  'keeps',
  'concedes',
];

/** The other words of the sentences. */
export const WORDS: readonly string[] = [
  ...ATTRIBUTES,
  ...'again Tributing sending banishing returning discarding detaching paying with on in Attack Defense Position Zone directly'.split(
    ' ',
  ),
  ...'effect for choosing Level instead first second none nothing Battle Phase attack Set monster card Pendulum the replacement no'.split(
    ' ',
  ),
];
