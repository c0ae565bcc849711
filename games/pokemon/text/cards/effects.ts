/** Effects as instructions: orders, or infinitives after "you may". */
import { listed } from '@praxis/kit/language/grammar.ts';
import { fill, type Slots } from '@praxis/kit/language/template.ts';
import type { Effect, Modifier, Target } from '../../cards/language.ts';
import { countOf, forEach, modifierOf } from './facts.ts';
import { chosen, conditionsOf, energy, inMood, owned, subjectOf, target } from './nouns.ts';
import type { Mood, Phrases, Said, Subject } from './phrases.ts';
import { takeWords } from './take.ts';
import { isOfPlayer, isSeveral, isTheirs, numberOf, timed } from './tree-facts.ts';

/** Effects composed of other effects; `render.ts` words them. */
export type Structural = 'flip' | 'if' | 'may' | 'choose';

type By<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

type Wording<Kind extends Effect['do']> = (effect: By<Kind>, p: Phrases, s: Subject, mood: Mood) => string;

function disregarding({ ignored }: Phrases, what: readonly (keyof Phrases['ignored'])[]): string {
  return listed(
    what.map((each) => ignored[each]),
    ', ',
    ` ${ignored.and} `,
  );
}

const amountOf = (p: Phrases, kind: keyof Phrases['amounts'], n: number): string => fill(p, p.amounts[kind], { n });

const say = (p: Phrases, mood: Mood, said: Said, slots: Slots = {}): string => fill(p, inMood(said, mood), slots);

/** An effect whose words only say which Pokémon it concerns. */
const about =
  (kind: 'knock out' | 'devolve') =>
  ({ what }: By<typeof kind>, p: Phrases, s: Subject, mood: Mood): string =>
    say(p, mood, p.effects[kind], { who: target(p, what, s) });

const plainly =
  (kind: 'nothing' | 'discard stadium' | 'end turn') =>
  (_: unknown, p: Phrases, __: Subject, mood: Mood): string =>
    inMood(p.effects[kind], mood);

const EFFECTS: { readonly [Kind in Exclude<Effect['do'], Structural>]: Wording<Kind> } = {
  damage: ({ amount, to, ignoring }, p, s, mood) =>
    say(p, mood, p.effects[to === 'self' ? 'damage self' : 'damage'], {
      who: subjectOf(p, to, s),
      damage: amountOf(p, 'damage', numberOf(amount)),
      each: forEach(p, amount, s),
      ignored: ignoring && disregarding(p, ignoring),
    }),
  'more damage': ({ amount }, p, s, mood) =>
    say(p, mood, p.effects['more damage'], {
      damage: amountOf(p, 'damage', numberOf(amount)),
      each: forEach(p, amount, s),
    }),
  ignore: ({ what }, p, _, mood) => say(p, mood, p.effects.ignore, { ignored: disregarding(p, what) }),
  nothing: plainly('nothing'),
  'put counters': ({ amount, on }, p, s, mood) =>
    say(p, mood, p.effects['put counters'], {
      who: target(p, on, s),
      counters: amountOf(p, 'counters', numberOf(amount)),
      each: forEach(p, amount, s),
    }),
  'spread counters': ({ amount, on }, p, _, mood) =>
    say(p, mood, p.effects['spread counters'], { counters: amountOf(p, 'counters', amount), those: owned(p, on) }),
  'move counters': ({ upTo, from, to }, p, _, mood) =>
    say(p, mood, p.effects['move counters'], {
      counters: amountOf(p, 'counters', upTo),
      from: chosen(p, from),
      to: chosen(p, { ...to, other: true }),
    }),
  heal: ({ amount, on }, p, s, mood) => {
    const who = target(p, on, s);
    if (amount === 'all') return say(p, mood, p.effects['heal all'], { who });
    return say(p, mood, p.effects.heal, { who, damage: amountOf(p, 'damage', amount) });
  },
  afflict: ({ with: condition, on, counters }, p, s, mood) =>
    say(p, mood, p.effects.afflict, {
      who: target(p, on, s),
      condition: p.nouns.conditions[condition].one,
      counters: counters ? amountOf(p, 'counters', counters) : undefined,
    }),
  recover: ({ from, on }, p, s, mood) =>
    say(p, mood, p.effects[from.length === 5 ? 'recover all' : 'recover'], {
      who: target(p, on, s),
      conditions: conditionsOf(p, from, 'and'),
    }),
  'knock out': about('knock out'),
  draw: ({ amount, who, upTo }, p, s, mood) => {
    const number = amountOf(p, upTo ? 'up to cards' : 'cards', numberOf(amount));
    const each = forEach(p, amount, who === 'each' ? { ...s, player: 'each' } : s);
    const drawn = { cards: each === '' ? number : `${number} ${each}` };
    if (who === 'you') return say(p, mood, p.effects.draw, drawn);
    return say(p, mood, p.effects['others draw'], { ...drawn, player: p.players[who] });
  },
  'draw until': ({ amount }, p, s, mood) =>
    typeof amount === 'number'
      ? say(p, mood, p.effects['draw until'], { cards: amountOf(p, 'cards', amount) })
      : say(p, mood, p.effects['draw until count'], { number: countOf(p, amount.of, s).number }),
  take: takeWords,
  'put hand': ({ to, who }, p, _, mood) => {
    const phrase = p.effects['put hand'][to];
    return who === 'you' ? phrase[mood] : fill(p, phrase.statement, { player: p.players[who] });
  },
  'discard top': ({ amount, who }, p, s, mood) => {
    const n = numberOf(amount);
    return say(p, mood, p.effects['discard top'], {
      cards: n === 1 ? p.topCards.one : fill(p, p.topCards.many, { n }),
      deck: p.decks[who],
      each: forEach(p, amount, s),
    });
  },
  'move energy': ({ energy: which, amount, from, to }, p, s, mood) => {
    const { 'move energy': move } = p.effects;
    const many = typeof amount === 'number' && amount > 1;
    const slots = {
      who: target(p, from, s),
      energy: fill(p, p.nouns.energyAmounts[typeof amount === 'number' ? 'some' : amount], {
        n: typeof amount === 'number' ? amount : 2,
        energy: energy(p, which, many),
        energies: energy(p, which, true),
      }),
    };
    const theirs = isTheirs(from);
    switch (to) {
      case 'hand':
        return say(p, mood, move[theirs ? 'their hand' : 'hand'], slots);
      case 'top of deck':
        return say(p, mood, move[theirs ? 'top of their deck' : 'top of deck'], slots);
      case 'discard pile':
      case 'Lost Zone':
        return say(p, mood, move[to], slots);
      default:
        return say(p, mood, move.Pokémon, { ...slots, to: target(p, to, s) });
    }
  },
  switch: ({ who, chosenBy, with: partner }, p, s, mood) => {
    const { switch: words } = p.effects;
    if (partner) return say(p, mood, words['self with active'], { who: p.nouns.self[s.self] });
    if (who === 'you') return inMood(words[s.attack ? 'self' : 'active'], mood);
    return inMood(words[chosenBy === 'you' ? 'theirs' : 'theirs by them'], mood);
  },
  'take from play': ({ what, to, attached }, p, s, mood) => {
    const { 'take from play': words, 'with attached': together, 'attached discarded': discarded } = p.effects;
    const theirs = isTheirs(what);
    const key = to === 'hand' ? (theirs ? 'their hand' : to) : to === 'deck' ? (theirs ? 'their deck' : to) : to;
    return say(p, mood, words[key], {
      who: target(p, what, s),
      with: attached === 'too' ? together : '',
      rest: attached === 'discarded' ? discarded : '',
    });
  },
  evolve: ({ what, from, skipping, searchFirst }, p, s, mood) =>
    say(p, mood, p.effects.evolve[skipping ? 'skipping' : searchFirst ? 'search first' : from], {
      who: target(p, what, s),
      several: isSeveral(what) ? p.effects['evolve several'] : '',
      rest: from === 'deck' ? inMood(p.effects['then shuffle'], mood) : '',
    }),
  devolve: about('devolve'),
  'discard stadium': plainly('discard stadium'),
  lasting: ({ on, until, gives }, p, s, mood) => {
    const clauses = gives.map((each) => {
      const [who, many] = lastingOn(p, on, each, s);
      return modifierOf(p, each, who, many);
    });
    const clause = p.together(clauses);
    return say(p, mood, p.effects[gives.length > 1 ? 'lasting several' : 'lasting'], {
      clause: mood === 'infinitive' ? subjunctive(p, clause) : clause,
      until: p.until[until],
      timed: timed(clause, p.until[until]),
    });
  },
  'end turn': plainly('end turn'),
};

/** The bearer of a lasting effect, and whether that is plural. */
function lastingOn(
  p: Phrases,
  on: Target | 'you' | 'opponent',
  modifier: Modifier,
  s: Subject,
): readonly [string, boolean] {
  if (on === 'you' || on === 'opponent') {
    return isOfPlayer(modifier) ? [p.players[on], false] : [p.lastingOn[on], true];
  }
  return [on === 'defending' ? p.lastingOn.defending : target(p, on, s), false];
}

/** For effects that are brought about: "fazer com que os ataques causem". */
function subjunctive({ subjunctive: verbs }: Phrases, clause: string): string {
  return verbs ? clause.replace(/\p{L}+/gu, (word) => verbs[word] ?? word) : clause;
}

export function effectOf(p: Phrases, effect: Exclude<Effect, { do: Structural }>, s: Subject, mood: Mood): string {
  return (EFFECTS[effect.do] as (it: Effect, p: Phrases, s: Subject, mood: Mood) => string)(effect, p, s, mood);
}
