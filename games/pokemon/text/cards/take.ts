/** Cards that are searched for, taken and put somewhere. */
import { type NounPhrase, named } from '@praxis/kit/language/grammar.ts';
import { fill } from '@praxis/kit/language/template.ts';
import type { Effect } from '../../cards/language.ts';
import { inMood, owned, some, target } from './nouns.ts';
import type { Mood, Phrases, Said, Subject } from './phrases.ts';
import { isForEach, isSeveral } from './tree-facts.ts';

type Take = Extract<Effect, { do: 'take' }>;

export function takeWords(effect: Take, p: Phrases, s: Subject, mood: Mood): string {
  const { from, cards: wanted, to } = effect;
  const { take } = p;
  const them = pronounOf(p, wanted);
  const slots = {
    cards: p.list(
      wanted.map((each) => some(p, each, wanted.length > 1)),
      'and',
    ),
    them,
    put: put(effect, p, them, s, mood),
  };
  const say = (said: Said, more = {}): string => fill(p, inMood(said, mood), { ...slots, ...more });
  if (from === 'deck' && isForEach(to)) return say(take['deck for each'], { who: target(p, to.attach, s) });
  if (from === 'deck') {
    const shown = to === 'hand' && wanted.some(({ card }) => Object.keys(card).length > 0);
    return say(take[shown ? 'deck shown' : 'deck']);
  }
  if (typeof from === 'object') {
    const choice = wanted.some((each) => each.may)
      ? fill(p, take['may choose'], { ...slots, put: put(effect, p, them, s, 'infinitive') })
      : say(take.choose);
    const rest = inMood(take[effect.rest ? 'rest to bottom' : 'rest shuffled'], mood);
    return 'top' in from
      ? say(take.top, { n: from.top, choice, rest })
      : say(take.bottom, { n: from.bottom, choice, rest });
  }
  if (from === 'discard pile' && typeof to === 'object' && 'attach' in to && isSeveral(to.attach)) {
    const isEach = 'each' in (to.attach as object);
    return say(take[isEach ? 'attach to each' : 'attach to some'], { who: target(p, to.attach, s) });
  }
  return say(take[from]);
}

/** The pronoun for the found cards agrees with this. */
function pronounOf({ nouns }: Phrases, wanted: Take['cards']): NounPhrase {
  const [first] = wanted;
  const isPokemon = wanted.some(
    ({ card }) => (card.kind === undefined || card.kind === 'Pokémon') && Object.keys(card).length > 0,
  );
  const isNamed = wanted.every(({ card }) => card.kind === undefined && card.name !== undefined && !card.stage);
  const { gender } = nouns.pronouns[isPokemon ? (isNamed ? 'named' : 'pokemon') : 'card'];
  return named('', gender, { number: wanted.length === 1 && first?.count === 1 ? 'one' : 'many' });
}

function put({ from, to }: Take, p: Phrases, them: NounPhrase, s: Subject, mood: Mood): string {
  const { put: words } = p;
  const say = (said: Said, more = {}): string => fill(p, inMood(said, mood), { them, ...more });
  const theirs = from === "opponent's hand";
  switch (to) {
    case 'bottom of deck':
      return say(words[theirs ? 'bottom of their deck' : to]);
    case 'top of deck':
      return say(words[theirs ? 'top of their deck' : to]);
    case 'hand':
    case 'bench':
    case 'deck':
    case 'discard pile':
    case 'Lost Zone':
      return say(words[to]);
    default:
      if ('attachInAnyWay' in to) return say(words['attach in any way'], { those: owned(p, to.attachInAnyWay) });
      return say(words[isSeveral(to.attach) ? 'attach one each' : 'attach'], { who: target(p, to.attach, s) });
  }
}
