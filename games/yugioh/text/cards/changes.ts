/** The changes that an effect makes, as a clause about its subject. */
import { listed } from '@praxis/kit/language/grammar.ts';
import type { Slots } from '@praxis/kit/language/template.ts';
import type { Modification } from '../../cards/language.ts';
import { causesOf } from './clauses.ts';
import { quoted, type Said } from './nouns.ts';
import type { Phrases } from './phrases.ts';
import type { Telling, Value } from './telling.ts';

type Key = Exclude<keyof Phrases['changes'], 'first' | 'becomes alone'>;

/** The key of a predicate and its slots. */
type Change = readonly [key: Key, slots: Slots | undefined];

/** The subject and all that changes: "this monster gains 500 ATK and can attack directly". */
export function changesText(telling: Telling, s: Said, gives: Modification): string {
  const { changes, list } = telling.phrases;
  const [first, ...rest] = changesOf(telling, s, gives);
  if (!first) return s.text;
  const [key, slots] = first;
  const clause =
    key === 'becomes' && rest.length === 0
      ? telling.say(changes['becomes alone'], { ...slots, s })
      : telling.say(changes.first, { s, change: telling.say(changes[key], { ...slots, s }) });
  return list([clause, ...rest.map(([each, more]) => telling.say(changes[each], { ...more, s }))], 'and');
}

function changesOf(telling: Telling, s: Said, gives: Modification): readonly Change[] {
  const found: Change[] = [];
  const say = (key: Key, slots?: Slots): void => void found.push([key, slots]);
  addStats(telling, gives, say);
  addFacts(telling, gives, say);
  addRules(telling, s, gives, say);
  return found;
}

type Add = (key: Key, slots?: Slots) => void;

const plain = (value: Value): string =>
  value.kind === 'number' ? String(value.number) : value.kind === 'equal' ? value.text : '';

function addStats(telling: Telling, gives: Modification, say: Add): void {
  const { stats, theStats, statJoint, original } = telling.phrases;
  const names = (all: readonly ('atk' | 'def')[]): string => all.map((each) => stats[each]).join(statJoint);
  const { atk, def, loses, level } = gives;
  const change = (which: readonly ('atk' | 'def')[], amount: NonNullable<Modification['atk']>): void =>
    say(loses ? 'loses' : 'gains', { amount: telling.much(telling.value(amount), names(which)) });
  if (atk !== undefined && def !== undefined && JSON.stringify(atk) === JSON.stringify(def))
    change(['atk', 'def'], atk);
  else {
    if (atk !== undefined) change(['atk'], atk);
    if (def !== undefined) change(['def'], def);
  }
  const becomes = (stat: 'atk' | 'def' | 'level' | 'scale', amount: NonNullable<Modification['atk']>): void => {
    const value = telling.value(amount);
    if (value.kind === 'equal') say('takes', { value: value.text });
    else if (stat === 'level') say('becomes level', { value: plain(value) });
    else say('becomes', { stat: stats[stat], the: theStats[stat], value: plain(value) });
  };
  if (gives.atkBecomes !== undefined) becomes('atk', gives.atkBecomes);
  if (gives.defBecomes !== undefined) becomes('def', gives.defBecomes);
  if (gives.atkTimes === 'half' || gives.defTimes === 'half')
    say('halved', {
      stats: names([...(gives.atkTimes ? (['atk'] as const) : []), ...(gives.defTimes ? (['def'] as const) : [])]),
    });
  else if (gives.atkTimes !== undefined)
    say('doubled', { original: gives.atkTimes === 'double original' ? original : undefined });
  if (level !== undefined) say(gives.lowersLevel ? 'lowered' : 'raised', { value: plain(telling.value(level)) });
  if (gives.levelBecomes !== undefined) becomes('level', gives.levelBecomes);
  if (gives.scaleBecomes !== undefined) becomes('scale', gives.scaleBecomes);
}

function addFacts(telling: Telling, gives: Modification, say: Add): void {
  const { attributes, types } = telling.phrases;
  if (gives.name !== undefined) say('name', { name: quoted(telling.name(gives.name)) });
  if (gives.nameOf !== undefined) say('name of', { of: telling.ref(gives.nameOf) });
  if (gives.attribute !== undefined) say('attribute', { attribute: attributes[gives.attribute] });
  if (gives.alsoAttribute !== undefined) say('also attribute', { attribute: attributes[gives.alsoAttribute] });
  if (gives.attributeChosen !== undefined) say('attribute chosen');
  if (gives.type !== undefined) say('type', { type: types[gives.type] });
  if (gives.negated) say('negated');
}

function addRules(telling: Telling, s: Said, gives: Modification, say: Add): void {
  const { restricted, nor } = telling.phrases;
  if (gives.cannot) {
    const all = gives.cannot.map((each) => telling.say(restricted[each], { s }));
    say('cannot', { what: listed(all, nor.comma, nor.last) });
  }
  if (gives.notDestroyed) {
    const { times, by, together } = gives.notDestroyed;
    const often = together ? 'together' : times === 1 ? 'once' : times === 2 ? 'twice' : 'times';
    say(`not destroyed ${often}`, { times, causes: causesOf(telling, by) });
  }
  if (gives.piercing) say('piercing');
  if (gives.directAttack) say('direct attack');
  if (gives.attacksAll) say('attacks all');
  if (gives.extraAttacks !== undefined) say('extra attacks', { amount: gives.extraAttacks });
  if (gives.unaffectedBy !== undefined) say(`unaffected ${gives.unaffectedBy}`);
  if (gives.battleDamage !== undefined) say('battle damage');
  if (gives.atkInDamageStep) say('atk in damage step');
  if (gives.silencesOpponent) say('silences opponent');
  if (gives.destroysOpposing) say('destroys opposing');
  if (gives.attackCost) say('attack cost', { lp: gives.attackCost.lp });
  if (gives.attacksOnly) {
    const what = telling.filter(gives.attacksOnly, { kind: 'a' }, { noun: 'monster', anywhere: true });
    say('attacks only', { what });
  }
  if (gives.banishedWhenLeaving) say('banished when leaving');
}

/** Every key of a modification has its words above; with this list the compiler checks that. */
export const MODIFICATIONS: { readonly [Key in keyof Required<Modification>]: true } = {
  atk: true,
  def: true,
  loses: true,
  atkBecomes: true,
  defBecomes: true,
  atkTimes: true,
  defTimes: true,
  level: true,
  levelBecomes: true,
  lowersLevel: true,
  scaleBecomes: true,
  name: true,
  nameOf: true,
  attribute: true,
  attributeChosen: true,
  alsoAttribute: true,
  type: true,
  negated: true,
  cannot: true,
  notDestroyed: true,
  piercing: true,
  directAttack: true,
  attacksAll: true,
  extraAttacks: true,
  unaffectedBy: true,
  battleDamage: true,
  banishedWhenLeaving: true,
  atkInDamageStep: true,
  attackCost: true,
  attacksOnly: true,
  silencesOpponent: true,
  destroysOpposing: true,
};
