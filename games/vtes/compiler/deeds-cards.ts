/** Verb phrases about votes, about hands, libraries and crypts, and about counters: "get +1 vote", "draw 1 card", "look at the top card of your library". */
import type { Amount, Choose, Effect } from '../cards/language.ts';
import type { Deed } from './deeds.ts';
import { nounPhrase } from './nouns.ts';
import type { Reader } from './reader.ts';
import { numberCalled } from './words.ts';

export function deedOfCards(reader: Reader, self: 'self' | 'this' | 'bearer'): Deed | undefined {
  return reader.first<Deed>(
    (each) => votes(each, self),
    (each) => abstention(each),
    (each) => draws(each),
    (each) => looks(each),
    (each) => looksAtRandom(each),
    (each) => corrupts(each),
    (each) => phaseActions(each),
    (each) => returns(each),
    (each) => summons(each),
    (each) => sacrifice(each, self),
  );
}

function done(verb: string, choose: readonly Choose[], effects: readonly Effect[], isAimed = false): Deed {
  return { verb, choose, effects, isAimed };
}

/** "get +1 vote", "gain 1 vote", "get +1 vote for each ready Anarch you control", "give each ready Brujah you control +1 vote" */
function votes(reader: Reader, self: 'self' | 'this' | 'bearer'): Deed | undefined {
  const given = reader.try((each) => (each.take(/give each/i) && nounPhrase(each)) || undefined);
  if (given) {
    const amount = reader.take(/\+(\d) votes?/i)?.[1];
    return amount === undefined
      ? undefined
      : done('give votes', [], [{ do: 'gain votes', cards: given, amount: Number(amount) }]);
  }
  const found = reader.take(/(?:get|gain|cast) (?:\+?(\d)|(an?)) (?:additional )?votes?/i);
  if (!found) return undefined;
  const amount = numberCalled((found[1] ?? found[2]) as string);
  const each = reader.try((at) => (at.take(/for each/i) && nounPhrase(at)) || undefined);
  if (each && amount !== 1) return undefined;
  const isAgainst = reader.take(/against the referendum/i) !== undefined;
  const sum: Amount = each ? { count: each } : amount;
  return done(
    'get votes',
    [],
    [
      {
        do: 'gain votes',
        ...(self === 'self' ? {} : { card: self }),
        amount: sum,
        ...(isAgainst ? { against: true } : {}),
      },
    ],
  );
}

/** "force a ready vampire to abstain", "force the acting vampire to abstain" */
function abstention(reader: Reader): Deed | undefined {
  if (!reader.take(/force/i)) return undefined;
  const isActing = reader.take(/the acting vampire/i) !== undefined;
  const filter = isActing ? undefined : nounPhrase(reader);
  if ((!isActing && !filter) || !reader.take(/to abstain/i)) return undefined;
  if (!filter) return done('abstain', [], [{ do: 'abstain', card: 'acting' }]);
  // Only ready vampires vote.
  const card = { ...filter, in: 'ready' as const };
  return done('abstain', [{ name: 'target', card }], [{ do: 'abstain', card: 'the target' }]);
}

/** "draw 1 card", "allow you to draw 3 cards from your library" */
function draws(reader: Reader): Deed | undefined {
  const found = reader.take(
    /(?:allow you to )?draw (\d|a) cards?(?: from your library)?(?: \(discard down afterward\))?/i,
  );
  return found && done('draw', [], [{ do: 'draw', amount: numberCalled(found[1] as string) }]);
}

/** "look at the top card of your library", "look at the top 3 cards of your library" */
function looks(reader: Reader): Deed | undefined {
  const found = reader.take(
    /look at the top (?:(\d|two|three|four|five) cards|card) (?:of|in) your (library|prey's library)/i,
  );
  if (!found) return undefined;
  const amount = found[1] === undefined ? 1 : numberCalled(found[1]);
  const who = /prey/i.test(found[2] as string) ? 'prey' : 'you';
  const again = reader.take(/and then shuffle the top (\d) cards of your library/i);
  if (again && Number(again[1]) !== amount) return undefined;
  return done('look at library', [], [{ do: 'look at library', who, amount, ...(again ? { shuffled: true } : {}) }]);
}

/** "look at 1 card at random from your prey's hand" */
function looksAtRandom(reader: Reader): Deed | undefined {
  const found = reader.take(/look at (?:1|a) card at random from your (prey|predator)'s hand/i);
  if (!found) return undefined;
  const of = (found[1] as string).toLowerCase() as 'prey' | 'predator';
  return done('look at hand', [], [{ do: 'look at hand', who: of, random: 1 }]);
}

/** "put 1 corruption counter on a minion controlled by your prey" */
function corrupts(reader: Reader): Deed | undefined {
  const amount = reader.take(/put (\d|a) corruption counters? on/i)?.[1];
  const card = amount === undefined ? undefined : nounPhrase(reader);
  if (amount === undefined || !card) return undefined;
  return done(
    'corrupt',
    [{ name: 'target', card }],
    [{ do: 'put counters', counter: 'corruption', card: 'the target', amount: numberCalled(amount) }],
    true,
  );
}

/** "get +1 master phase action", "give you +1 discard phase action" */
function phaseActions(reader: Reader): Deed | undefined {
  const found = reader.take(/(?:get|give you) \+(\d) (master|discard) phase action/i);
  if (!found) return undefined;
  const kind = (found[2] as string).toLowerCase() as 'master' | 'discard';
  return done(`${kind} action`, [], [{ do: 'modify', stat: `${kind} actions`, amount: Number(found[1]), of: 'you' }]);
}

/** "move up to two library cards from your ash heap to your library" */
function returns(reader: Reader): Deed | undefined {
  const found = reader.take(/move up to (\d|two|three) library cards from your ash heap to your library/i);
  if (!found) return undefined;
  reader.take(/\(shuffle afterward\)/i);
  return done(
    'return',
    [
      {
        name: 'cards',
        card: { is: 'library card', in: 'ash heap', of: 'you' },
        min: 1,
        max: numberCalled(found[1] as string),
      },
    ],
    [{ do: 'move', card: 'the cards', to: 'library' }],
  );
}

/** "search your crypt for a vampire and move them to your uncontrolled region" */
function summons(reader: Reader): Deed | undefined {
  if (!reader.take(/search your crypt for/i)) return undefined;
  const named = reader.take(/a card named \/([^/]+)\//i)?.[1];
  const filter = named === undefined ? nounPhrase(reader) : { name: named };
  if (!filter) return undefined;
  reader.take(/\(shuffle afterward\)/i);
  const isShown = reader.take(/,? reveal (?:it|them),?/i) !== undefined;
  if (!reader.take(/and move (?:it|them) to your uncontrolled region/i)) return undefined;
  return done(
    'search',
    [],
    [
      { do: 'search', as: 'found', filter, places: ['crypt'] },
      { do: 'move', card: 'the found', to: 'uncontrolled', ...(isShown ? { shown: true } : {}) },
    ],
  );
}

/** "remove her from the game to gain 11 pool" */
function sacrifice(reader: Reader, self: 'self' | 'this' | 'bearer'): Deed | undefined {
  const amount = reader.take(/remove (?:him|her|them) from the game to gain (\d+) pool/i)?.[1];
  if (amount === undefined) return undefined;
  return done(
    'pool',
    [],
    [
      { do: 'move', card: self, to: 'removed' },
      { do: 'gain pool', who: 'you', amount: Number(amount) },
    ],
  );
}
