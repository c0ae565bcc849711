import type { Choice } from '@praxis/protocol';
import { describe, expect, test } from 'vitest';
import {
  addition,
  arrived,
  back,
  begun,
  cardThing,
  fitting,
  grouped,
  level,
  lit,
  narrowedTo,
  offered,
  picked,
  pointed,
  SHOWN_MAX,
  START,
  seatThing,
  sentences,
  type Tree,
  wanting,
} from './sentence.ts';

/** A choice by its words; `c3` and `s1` in its answer are the things it mentions. */
function choice(answer: string, label: string, next?: readonly Choice[] | 'unknown'): Choice {
  const last = answer.split(' ').at(-1) as string;
  const [, card] = /:c(\d+)/.exec(last) ?? [];
  const [, seat] = /:s(\d+)/.exec(last) ?? [];
  const piece = {
    key: last,
    say: last.split(':')[0] as string,
    ...(card ? { card: Number(card) } : {}),
    ...(seat ? { seat: Number(seat) } : {}),
  };
  return {
    answer,
    label,
    pieces: [piece],
    more: next !== undefined,
    ...(Array.isArray(next) ? { next: next as readonly Choice[] } : {}),
  };
}

const tree = (choices: readonly Choice[], loaded: readonly (readonly [string, readonly Choice[]])[] = []): Tree => ({
  choices,
  loaded: new Map(loaded),
});

const bleeds = choice('bleeds:c1', 'Sully bleeds', [
  choice('bleeds:c1 target:s1', 'Sully bleeds Alex'),
  choice('bleeds:c1 target:s2', 'Sully bleeds Nora'),
]);
const hunts = choice('hunts:c1', 'Sully hunts');
const rexHunts = choice('hunts:c2', 'Rex hunts');
const plays = choice('plays:c9', 'Sara plays Govern', [
  choice('plays:c9 with:c1', 'Sara plays Govern with Sully', [
    choice('plays:c9 with:c1 on:s1', 'Sara plays Govern with Sully on Alex'),
    choice('plays:c9 with:c1 on:s2', 'Sara plays Govern with Sully on Nora'),
  ]),
]);
const pass = choice('pass', 'Sara passes');
const minion = tree([pass, bleeds, hunts, rexHunts, plays]);

const labels = (choices: readonly Choice[] | undefined): readonly string[] | undefined =>
  choices?.map(({ label }) => label);

describe('pointing at things', () => {
  test('a card leaves the sentences that mention it anywhere', () => {
    const after = pointed(minion, START, cardThing(1));
    expect(after).toHaveProperty('building');
    const { building } = after as { building: typeof START };
    expect(labels(level(minion, building))).toEqual(['Sully bleeds', 'Sully hunts', 'Sara plays Govern']);
  });

  test('a second thing narrows further, in any order', () => {
    const first = narrowedTo(minion, START, seatThing(2)) ?? START;
    const second = narrowedTo(minion, first, cardThing(9)) ?? START;
    expect(labels(sentences(minion, second))).toEqual(['Sara plays Govern with Sully on Nora']);
  });

  test('a choice with only one continuation continues by itself', () => {
    const { building } = pointed(minion, START, cardThing(9)) as { building: typeof START };
    expect(labels(building.path)).toEqual(['Sara plays Govern', 'Sara plays Govern with Sully']);
    expect(labels(level(minion, building))).toEqual([
      'Sara plays Govern with Sully on Alex',
      'Sara plays Govern with Sully on Nora',
    ]);
  });

  test('the sentence is given as soon as it is the only one that is left', () => {
    expect(pointed(minion, START, cardThing(2))).toEqual({ give: rexHunts });
    const { building } = pointed(minion, START, cardThing(9)) as { building: typeof START };
    expect(pointed(minion, building, seatThing(2))).toMatchObject({
      give: { label: 'Sara plays Govern with Sully on Nora' },
    });
  });

  test('a card that is taken to be dragged is not played by that', () => {
    const taken = narrowedTo(minion, START, cardThing(2)) ?? START;
    expect(taken.about).toEqual([cardThing(2)]);
    expect(pointed(minion, taken, cardThing(2))).toEqual({ give: rexHunts });
  });

  test('the same thing again lets go of it if several sentences are left', () => {
    const { building } = pointed(minion, START, cardThing(1)) as { building: typeof START };
    expect(pointed(minion, building, cardThing(1))).toEqual({ building: START });
  });

  test('a thing that does not fit starts a new sentence', () => {
    const { building } = pointed(minion, START, cardThing(9)) as { building: typeof START };
    const after = narrowedTo(minion, building, cardThing(2)) ?? START;
    expect(after.about).toEqual([cardThing(2)]);
    expect(labels(sentences(minion, after))).toEqual(['Rex hunts']);
  });

  test('a thing that no sentence mentions does nothing', () => {
    expect(pointed(minion, START, cardThing(77))).toBeUndefined();
  });

  test('a step back leads to where it came from', () => {
    const { building } = pointed(minion, START, cardThing(9)) as { building: typeof START };
    expect(back(building)).toBe(START);
    expect(back(picked(minion, building, level(minion, building)[0] as Choice))).toBe(building);
  });
});

describe('continuations that are not known yet', () => {
  const unknown = choice('plays:c9', 'Sara plays Govern', 'unknown');
  const asked = tree([pass, unknown]);

  test('are wanted once the choice is picked', () => {
    expect(wanting(asked, START)).toBeUndefined();
    const building = picked(asked, START, unknown);
    expect(wanting(asked, building)).toBe('plays:c9');
    const answered = tree(asked.choices, [['plays:c9', plays.next as readonly Choice[]]]);
    expect(labels(arrived(answered, building).path)).toEqual(['Sara plays Govern', 'Sara plays Govern with Sully']);
  });

  test('keep sentences from being listed as if they were all', () => {
    expect(sentences(asked, START)).toBeUndefined();
    expect(offered(asked, START).kind).toBe('pieces');
  });
});

describe('a set that is too large to be known whole', () => {
  const member = (prefix: string, card: number): Choice => {
    const made = choice(`${prefix}chooses:c${card}`.trim(), `${card}`, 'unknown');
    return { ...made, pieces: made.pieces.map((piece) => ({ ...piece, list: true as const })) };
  };
  const root = [member('', 1), member('', 2), member('', 3)];

  test('is chosen in any order', () => {
    const start = tree(root);
    const second = pointed(start, START, cardThing(2)) as { building: typeof START };
    expect(second.building.path.map(({ answer }) => answer)).toEqual(['chooses:c2']);
    const loaded = tree(root, [['chooses:c2', [member('chooses:c2 ', 3)]]]);
    const both = pointed(loaded, second.building, cardThing(1)) as { building: typeof START };
    // The first is offered before the second, so the sentence begins with it.
    expect(both.building.path.map(({ answer }) => answer)).toEqual(['chooses:c1']);
    expect(wanting(loaded, both.building)).toBe('chooses:c1');
    const all = tree(root, [
      ['chooses:c1', [member('chooses:c1 ', 2), member('chooses:c1 ', 3)]],
      ['chooses:c2', [member('chooses:c2 ', 3)]],
    ]);
    expect(arrived(all, both.building).path.map(({ answer }) => answer)).toEqual([
      'chooses:c1',
      'chooses:c1 chooses:c2',
    ]);
  });
});

test('few sentences are offered whole', () => {
  expect(offered(minion, START)).toEqual({
    kind: 'sentences',
    choices: [pass, ...(bleeds.next ?? []), hunts, rexHunts, ...(plays.next?.[0]?.next ?? [])],
  });
});

describe('the passive answer after a piece that others begin with, too', () => {
  const strikes = choice('strikes:c1', 'Sully strikes', [
    choice('strikes:c1 hand', 'Sully strikes with hand'),
    choice('strikes:c1 weapon:c5', 'Sully strikes with .44 Magnum'),
  ]);
  const strike = tree([strikes, choice('plays:c8 with:c1', 'Sara plays Trap with Sully')]);
  const offers = (at: typeof START): readonly string[] => {
    const offer = offered(strike, at, 'strikes:c1 hand');
    return offer.kind === 'groups' ? [] : offer.choices.map(({ label }) => label);
  };

  test('has its own place and is not offered among the others', () => {
    expect(offers(START)).toEqual(['Sully strikes with .44 Magnum', 'Sara plays Trap with Sully']);
  });

  test('is offered among the continuations of the picked piece', () => {
    const after = picked(strike, START, strikes);
    expect(offers(after)).toEqual(['Sully strikes with hand', 'Sully strikes with .44 Magnum']);
  });

  test('makes no list too long that is short without it', () => {
    const weapons = Array.from({ length: SHOWN_MAX - 1 }, (_, index) => index + 1).map((card) =>
      choice(`strikes:c1 weapon:c${card}`, `Sully strikes with ${card}`),
    );
    const many = tree([choice('strikes:c1', 'Sully strikes', [...(strikes.next ?? []), ...weapons])]);
    const offer = offered(many, START, 'strikes:c1 hand');
    expect(offer.kind === 'sentences' && offer.choices.length).toBe(SHOWN_MAX);
    expect(offered(many, START).kind).toBe('pieces');
  });
});

test('many choices are grouped by the card they mention', () => {
  const many = tree([
    pass,
    ...[1, 2, 3, 4, 5, 6].flatMap((card) => [
      choice(`hunts:c${card}`, `${card} hunts`),
      choice(`rests:c${card}`, `${card} rests`),
    ]),
  ]);
  const offer = offered(many, START);
  expect(offer.kind).toBe('groups');
  expect(grouped(many.choices).map(({ card, choices }) => [card, choices.length])).toEqual([
    [undefined, 1],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
  ]);
});

test('things of the next piece glow differently from later ones', () => {
  const glow = lit(minion, START);
  expect(glow.get(cardThing(9))).toBe('now');
  expect(glow.get(seatThing(1))).toBe('later');
  expect(glow.has(cardThing(77))).toBe(false);
  const { building } = pointed(minion, START, cardThing(9)) as { building: typeof START };
  expect(lit(minion, building).get(cardThing(9))).toBe('chosen');
  expect(lit(minion, building).get(seatThing(1))).toBe('now');
});

test('sentences are found by beginnings of their words, blind to accents', () => {
  const accents = tree([choice('a:c1', 'Élise mène la chasse'), choice('b:c1', 'Élise passe')]);
  expect(labels(fitting(accents, 'elise chas'))).toEqual(['Élise mène la chasse']);
  expect(labels(fitting(minion, 'govern nora'))).toEqual(['Sara plays Govern with Sully on Nora']);
});

test('a piece is named by the words it adds', () => {
  expect(addition(plays.next?.[0] as Choice, plays.label)).toBe('with Sully');
  expect(addition(plays, undefined)).toBe('Sara plays Govern');
  expect(addition(hunts, 'Sara')).toBe('Sully hunts');
});

describe('cards that are given for others', () => {
  const energy = choice('attaches:c1', 'Attach Energy', [
    choice('attaches:c1 to:c5', 'Attach Energy to Lapras'),
    choice('attaches:c1 to:c6', 'Attach Energy to Snom'),
  ]);
  const research = choice('plays:c2', 'Play Research');
  const ball = choice('plays:c3', 'Play Ultra Ball', [
    choice('plays:c3 discarding:c1', 'Play Ultra Ball, discarding Energy'),
    choice('plays:c3 discarding:c2', 'Play Ultra Ball, discarding Research'),
  ]);
  const turn: Tree = { ...tree([energy, research, ball]), costs: ['discarding'] };
  const given = (at: Tree, ...things: readonly (`c${number}` | `s${number}`)[]): string | undefined => {
    let building = START;
    for (const thing of things) {
      const after = pointed(at, building, thing);
      if (!after) return undefined;
      if ('give' in after) return after.give.answer;
      building = after.building;
    }
    return undefined;
  };

  test('a card that is pointed at is used, not given for another one', () => {
    expect(given(turn, 'c2')).toBe('plays:c2');
    expect(given({ ...turn, costs: [] }, 'c2')).toBeUndefined();
  });

  test('the whole choice is given, with all its pieces', () => {
    const after = pointed(turn, START, 'c2');
    expect(after && 'give' in after && after.give).toBe(research);
  });

  test('pointing at the other card first gives it for that one', () => {
    expect(given(turn, 'c3', 'c2')).toBe('plays:c3 discarding:c2');
    expect(given(turn, 'c3', 'c1')).toBe('plays:c3 discarding:c1');
  });

  test('a card with several uses is asked about, and all its sentences are offered', () => {
    const after = pointed(turn, START, 'c1');
    expect(after && 'building' in after && sentences(turn, after.building)?.length).toBe(3);
    expect(given(turn, 'c1', 'c5')).toBe('attaches:c1 to:c5');
  });

  test('a card that can only be given for others is given by pointing at it', () => {
    expect(given({ ...turn, choices: [ball] }, 'c2')).toBe('plays:c3 discarding:c2');
  });
});

describe('the beginning of an answer', () => {
  const terms = choice('terms', 'Set the terms', 'unknown');

  test('goes past a single entry that would only be a click', () => {
    const beginning = begun(tree([terms]), undefined);
    expect(beginning.path).toEqual([terms]);
    expect(wanting(tree([terms]), beginning)).toBe('terms');
    // There is nothing to go back to.
    expect(beginning.before).toBeUndefined();
  });

  test('stays where there is a choice, where whole sentences are shown, and beside a passive answer', () => {
    expect(begun(tree([terms, hunts]), undefined)).toBe(START);
    expect(begun(tree([bleeds]), undefined)).toBe(START);
    expect(begun(tree([terms]), 'pass')).toBe(START);
  });
});
