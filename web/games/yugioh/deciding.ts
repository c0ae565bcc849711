/** This game's prompts: the event being answered, and the consequence of passing. The rules' own words say neither. */
import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol';
import type { Informant } from '../../connection/match-store.ts';
import { withAims } from '../../table/aims.ts';
import { usePassing } from '../../table/passing.ts';
import type { Offer } from '../../table/sentence.ts';
import type { Deciding } from '../../table/use-decision.ts';
import type { Ahead, Cautioned } from '../look.ts';
import { type AttackAhead, attacksAhead, battleAnswer, choiceAhead, vainBattle } from './ahead.ts';
import { ownTurnKey } from './own-turn.ts';
import { useYugiohWords } from './use-words.ts';
import { aimOf } from './usual.ts';
import { whereOf } from './where.ts';
import { YUGIOH_WORDS, type YugiohWords } from './words.ts';

const PASS = 'pass';

export function useDeciding(deciding: Deciding, view: View | undefined, _store: Informant, faces: Faces): Deciding {
  const words = useYugiohWords();
  const through = usePassing(deciding, view && ownTurnKey(view));
  const { decision } = deciding;
  if (!decision || !view || decision.passive?.answer !== PASS) return deciding;
  if (through.isPassing) return { ...deciding, sending: true };
  const prompt = promptAt(view, decision, faces, words);
  if (!prompt) return deciding;
  // Elsewhere a pass ends the turn anyway.
  const passOn = through.begin && whereOf(view).phase === 'battle step' && { label: words.endTurn, go: through.begin };
  const vain = vainBattle(view, decision.choices);
  return {
    ...deciding,
    ...(passOn ? { passOn } : {}),
    ...(vain === undefined ? {} : { notes: new Map([[vain, words.noAttacker]]), offer: lastOf(deciding.offer, vain) }),
    decision: { ...decision, about: prompt.about, passive: { ...decision.passive, label: prompt.pass } },
  };
}

/** What leads to nothing comes after everything else. */
function lastOf(offer: Offer, answer: string): Offer {
  if (offer.kind === 'groups') return offer;
  const isLast = (each: Choice): boolean => each.answer === answer;
  return { ...offer, choices: offer.choices.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))) };
}

/** An attack on a monster whose ATK is so much greater that the attacker's own Life Points reach 0. */
export function caution({ choice, view, language }: Cautioned): string | undefined {
  const [attacks, at] = choice?.pieces ?? [];
  if (attacks?.say !== 'attacks' || at?.card === undefined || typeof view.viewer !== 'number') return undefined;
  const own = attacks.card === undefined ? undefined : view.cards[attacks.card]?.counters?.atk;
  const { counters, marks = [] } = view.cards[at.card] ?? {};
  // A monster in Defense Position costs the difference to its DEF.
  const other = marks.includes('attack') ? counters?.atk : counters?.def;
  const left = view.seats[view.viewer]?.counters.lp;
  if (own === undefined || other === undefined || left === undefined || other - own < left) return undefined;
  const words = YUGIOH_WORDS[language];
  return words.losesDuel({ damage: other - own, left });
}

/** Attacks in the Main Phase, as choices in words; a monster whose name nobody may know is Set. */
export function ahead({ decision: { choices }, view, faces, language }: Omit<Cautioned, 'choice'>): Ahead | undefined {
  const first = battleAnswer(choices);
  const words = YUGIOH_WORDS[language];
  const nameOf = (handle: number): string | undefined => {
    const card = view.cards[handle];
    return (card?.def === undefined ? undefined : faces[card.def]?.name) ?? card?.name;
  };
  const labelOf = ({ card, target }: AttackAhead): string => {
    const name = nameOf(card) ?? '';
    if (target === undefined) return words.attacksDirectlyNow({ name });
    const other = nameOf(target);
    return other === undefined ? words.attacksSetNow({ name }) : words.attacksNow({ name, target: other });
  };
  if (first === undefined) return undefined;
  const attacks = attacksAhead(view, choices).map((attack) => choiceAhead(attack, labelOf(attack)));
  return { first, choices: withAims(attacks, (choice) => aimOf(choice, view)) };
}

interface Prompt {
  readonly about: string;
  readonly pass: string;
}

/** Undefined where the words of the rules are as good. */
export function promptAt(view: View, { step }: SentDecision, faces: Faces, words: YugiohWords): Prompt | undefined {
  const { turn, phase, at, window, chain = [], attack, summon, happened } = whereOf(view);
  if (step === 'triggers') return undefined;
  const nameOf = (handle: number | undefined): string => {
    const card = handle === undefined ? undefined : view.cards[handle];
    return (card?.def === undefined ? undefined : faces[card.def]?.name) ?? card?.name ?? '…';
  };
  const answer = (about: string): Prompt => ({ about, pass: words.noAnswer });
  const link = chain.at(-1);
  if (link) return answer(words.answerLink({ name: nameOf(link.card) }));
  if (summon) return answer(words.answerSummon({ name: summon.cards.map(nameOf).join(', ') }));
  const phaseName = phase === undefined ? '' : (words.names[phaseOf(phase)] ?? '');
  if (at === 'open' && turn === view.viewer) return openPrompt(phase, words);
  if (at === 'closing') return answer(words.answerPhase({ phase: phaseName }));
  if (attack && window === 'attack declared') return answer(words.answerAttack({ name: nameOf(attack.attacker) }));
  if (attack && (window === 'before calculation' || window === 'calculation')) return answer(words.answerDamage);
  if (happened?.what === 'summon') return answer(words.answerSummoned);
  return happened ? answer(words.answerEvent) : answer(words.answerPhase({ phase: phaseName }));
}

function phaseOf(phase: string): keyof YugiohWords['names'] {
  if (phase === 'start step' || phase === 'battle step' || phase === 'end step') return 'battle';
  return phase as keyof YugiohWords['names'];
}

function openPrompt(phase: string | undefined, words: YugiohWords): Prompt {
  if (phase === 'battle step') return { about: words.whoAttacks, pass: words.noMoreAttacks };
  const ends = phase === 'main 1' || phase === 'main 2' || phase === 'end';
  return { about: words.whatNow, pass: ends ? words.endTurn : words.goOn };
}
