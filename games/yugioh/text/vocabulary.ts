/** The words that scenarios may use, so that a misspelt one is found out. */
import { ATTRIBUTES } from '../cards/language.ts';

/** A seat's verbs in the English sentences. */
export const VERBS: readonly string[] = [
  'passes',
  'enters',
  // Of whatever kind: a line may leave the kind open.
  'Summons',
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
  ...'Normal Flip Special Synchro Xyz Pendulum Fusion Ritual'.split(' '),
  ...'again Tributing sending banishing returning discarding detaching paying with on in Attack Defense Position Zone directly'.split(
    ' ',
  ),
  ...'effect for choosing Level instead first second none nothing Battle Phase attack Set monster card the replacement no'.split(
    ' ',
  ),
];
