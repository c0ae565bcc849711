/** The steps of the rules: the one list that decisions, traces, card timings and scenarios share. */

export const STEPS = [
  'setup',
  'unlock',
  'master',
  'minion',
  'effect',
  'announce',
  'as played',
  'before block',
  'block',
  'block attempt',
  'after block',
  'before resolution',
  'after resolution',
  'terms',
  'polling',
  'before range',
  'range',
  'before strikes',
  'strike',
  'strike resolution',
  'damage',
  'burning',
  'ousting',
  'additional strikes',
  'press',
  'end of round',
  'influence',
  'discard',
] as const;

export type Step = (typeof STEPS)[number];

const BITS: Readonly<Record<string, number>> = Object.fromEntries(STEPS.map((step, index) => [step, 1 << index]));

/** Each step is one bit, so that "nothing in this hand can be used now" is one comparison per card. */
export function stepBit(step: Step): number {
  return BITS[step] as number;
}

/** The steps of an action in which its modifiers and reactions can be played, unless they say otherwise (V-PRO-008). */
export const ACTION_STEPS: readonly Step[] = ['before block', 'block attempt', 'after block'];

/**
 * The steps in which an effect that names no time can be used: whenever a player may use anything, except for responses
 * to a card as it is played (V-CAN-001), and for saving a vampire from burning or a Methuselah from being ousted.
 */
export const ANY_STEP: readonly Step[] = STEPS.filter(
  (step) => !['setup', 'effect', 'as played', 'block', 'burning', 'ousting'].includes(step),
);

/**
 * The step of a choice that an effect asks for. In the minion phase it has a name of its own, because `minion` is the
 * moment at which a minion may act.
 */
export function stepOfEffects({ phase }: { readonly phase: string }): string {
  return phase === 'minion' ? 'effect' : phase;
}
