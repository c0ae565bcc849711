import { describe, expect, test } from 'vitest';
import { atTable, problemsOf, run, TABLE } from './toy-run.ts';

/** Sara has all she wants, so without cards she can only pass in her turn. */
const QUIET = 'game: harbour\nedition: second\nseats: {Sara: {points: 30}, Alex: {points: 30}, Nora: {hand: [Kite]}}\n';

const answers = (text: string): readonly string[] =>
  run(text, { trace: true }).trace.map(
    ({ seat, step, by, answer }) => `${seat} ${step} ${by ?? 'pending'}: ${answer ?? ''}`,
  );

describe('Going on', () => {
  test('Seats asked before the next line pass, in the order asked', () => {
    expect(answers(`${TABLE}script:\n  - Sara: plays Lantern on Nora\n  - Sara: flips\n`)).toEqual([
      'Sara main script: Sara plays Lantern on Nora',
      'Sara response forced: Sara passes',
      'Alex response passive: Alex passes',
      'Nora response forced: Nora passes',
      'Sara main script: Sara flips a coin',
      'Sara main pending: ',
    ]);
  });

  test('A line that fits nothing fails with the open question, and the turn does not end', () => {
    expect(atTable('script:\n  - Sara: plays Lantern on Alex\n  - Alex: plays Ancor\n  - Sara: flips\n')).toEqual([
      [
        '6:5 No answer of Alex fits "plays Ancor": the turn of Sara ended.',
        'Alex was asked at response: "Alex passes", "Alex plays Anchor".',
        'Passed on the way: Sara at response, Alex at response, Nora at response, Sara at main, Sara at end.',
      ].join('\n'),
      '6:5 "ancor" in "plays Ancor" is no card, no seat and no word of this game.',
    ]);
    expect(atTable('script:\n  - Alex: flips\n')).toEqual([
      '5:5 No answer of Alex fits "flips": the turn of Sara ended.\nPassed on the way: Sara at main, Sara at end.',
    ]);
  });

  test('A decision that nobody can pass stops the run', () => {
    const script = 'script:\n  - Sara: plays Kite on Alex\n  - Sara: flips\n';
    expect(atTable(script)).toEqual([
      '6:5 No answer of Sara fits "flips": Alex has to answer at choice and cannot pass: ' +
        '"Alex chooses Sara", "Alex chooses Alex", "Alex chooses Nora".\n' +
        'Sara was asked at response: "Sara passes".\n' +
        'Passed on the way: Sara at response, Alex at response, Nora at response.',
    ]);
    expect(atTable(script.replace('  - Sara: flips', '  - Alex: chooses Nora\n  - Sara: flips'))).toEqual([]);
  });

  test('A line after the end of the match fails', () => {
    expect(atTable('script:\n  - Nora: leaves\n  - Alex: leaves\n  - Sara: passes\n')).toEqual([
      '7:5 No answer of Sara fits "passes": the match is over.',
    ]);
  });

  test('An until holds if the match has ended and the script only says how', () => {
    const script = 'script:\n  - Nora: leaves\n  - Alex: leaves\n  - until: {Sara: main}\n';
    expect(atTable(`${script}expect: {result: nobody}\n`)).toEqual([]);
    expect(atTable(`${script}expect: {Sara.points: 10}\n`)).toEqual([
      '7:5 This turn never comes to main of Sara: the match is over.',
    ]);
    expect(atTable(`${script}  - Sara: flips\nexpect: {result: Sara}\n`)).toEqual([
      '7:5 This turn never comes to main of Sara: the match is over.',
    ]);
  });

  test('A failure of the rules fails the line', () => {
    expect(
      problemsOf(`${TABLE.replace('Kite', 'Leak')}script:\n  - Sara: plays Leak on Alex\n  - Sara: passes\n`),
    ).toEqual(['5:5 The answer "plays:c2 on:s1" of Sara was refused: the rules failed: the hull is broken.']);
  });
});

describe('Forced decisions', () => {
  test('answer themselves, also after the last line', () => {
    expect(
      atTable('script:\n  - Sara: plays Lantern on Nora\n  - Alex: passes\nexpect: {Nora.points: 8, step: main}\n'),
    ).toEqual([]);
    expect(atTable('script:\n  - Sara: plays Lantern on Nora\nexpect: {Nora.points: 10, step: response}\n')).toEqual(
      [],
    );
  });

  test('can be matched like others', () => {
    const script =
      'script:\n  - Sara: plays Lantern on Nora\n  - Sara: passes\n  - Alex: passes\n  - Nora: passes\n  - Sara: flips\n';
    expect(answers(TABLE + script).map((line) => line.split(':')[0])).toEqual([
      'Sara main script',
      'Sara response script',
      'Alex response script',
      'Nora response script',
      'Sara main script',
      'Sara main pending',
    ]);
  });

  test('are left to the line that speaks of them next, also by a check in between', () => {
    const script = `script:
  - Sara: plays Lantern on Nora
  - Alex: passes
  - expect: {Nora.points: 10, step: response}
  - Nora: passes
  - expect: {Nora.points: 8, step: main}
`;
    expect(atTable(script)).toEqual([]);
    expect(atTable(script.replace('  - Nora: passes\n', ''))).toEqual([
      '7:14 Nora.points is 8, not 10.',
      '7:31 step is main, not response.',
    ]);
  });

  test('are left to an until, an offered or an explained that speaks of them', () => {
    const script = (step: string): string =>
      `script:\n  - Sara: plays Lantern on Nora\n  - Alex: passes\n  - expect: {Nora.points: 10}\n  - ${step}\n`;
    expect(atTable(script('until: {Nora: response}'))).toEqual([]);
    expect(atTable(script('only offered: {Nora: passes}'))).toEqual([]);
    expect(atTable(script('explained: {Alex: {plays Kite: H-PLY-002}}')).length).toBe(2);
  });

  test('do not end the turn', () => {
    expect(problemsOf(`${QUIET}script:\n  - Nora: leaves\nexpect: {turn: Sara, step: end}\n`)).toEqual([]);
    expect(answers(`${QUIET}script:\n  - Sara: passes\n`)).toEqual([
      'Sara main script: Sara passes',
      'Sara end pending: ',
    ]);
    expect(problemsOf(`${QUIET}script:\n  - Sara: passes\n  - Nora: plays Kite on Sara\n`)).toEqual([
      '6:5 No answer of Nora fits "plays Kite on Sara": the turn of Sara ended.\nPassed on the way: Sara at end.',
      '6:5 Nora cannot do this now. H-PLY-002: The statement of H-PLY-002',
    ]);
  });

  test('are not in the way of saying why a line fits nowhere', () => {
    const [, why] = problemsOf(`${QUIET}script:\n  - Sara: passes\n  - Nora: plays Kyte on Sara\n`);
    expect(why).toBe('6:5 "kyte" in "plays Kyte on Sara" is no card, no seat and no word of this game.');
  });

  test('stay as they are before the first line', () => {
    expect(problemsOf(`${QUIET}expect: {turn: Sara, step: main}\n`)).toEqual([]);
    expect(problemsOf(`${QUIET}script:\n  - expect: {step: main}\n`)).toEqual([]);
  });
});

describe('Several seats at once', () => {
  test('A poll stays open while the next lines belong to it', () => {
    const script = `script:
  - Sara: calls a vote
  - Nora: votes for
  - Alex: votes against
  - Sara: votes for
expect: {votes.for: 2, votes.against: 1, Sara.points: 15, step: main}
`;
    expect(atTable(script)).toEqual([]);
    expect(atTable(script.replace('  - Sara: votes for\n', ''))).toEqual([
      '8:10 votes.for is 1, not 2.',
      '8:42 Sara.points is 10, not 15.',
      '8:59 step is vote, not main.',
    ]);
  });

  test('Passing the others closes it', () => {
    expect(
      atTable('script:\n  - Sara: calls a vote\n  - Nora: votes for\n  - Sara: flips\nexpect: {votes.for: 1}\n'),
    ).toEqual([]);
    expect(atTable('script:\n  - Sara: calls a vote\n  - Nora: votes for\n  - Nora: votes against\n')[0]).toMatch(
      /^7:5 No answer of Nora fits "votes against": the turn of Sara ended\.\nNora was asked at vote: "Nora passes"\./,
    );
  });

  test('Sealed answers may be given in any order', () => {
    const script = 'script:\n  - Sara: calls for bids\n  - Nora: bids 2\n  - Sara: bids 0\n  - Alex: bids 1\n';
    expect(atTable(`${script}expect: {Nora.points: {change: 2}}\n`)).toEqual([]);
    expect(
      atTable(`${script.replace('  - Alex: bids 1\n', '')}expect: {Nora.points: {change: 0}, step: bid}\n`),
    ).toEqual([]);
  });

  test('Actions open at any time can be taken at any time', () => {
    expect(
      atTable('script:\n  - Sara: plays Lantern on Alex\n  - Alex: leaves the table\nexpect: {Alex.left: true}\n'),
    ).toEqual([]);
    expect(atTable('script:\n  - offered: {Sara: [leaves, flips]}\n')).toEqual([]);
    expect(atTable('script:\n  - not offered: {Nora: leaves the table}\n')).toEqual([
      '5:25 "leaves the table" is offered to Nora at any time: "Nora leaves the table".',
    ]);
  });
});

describe('until', () => {
  test('passes to a step, or to a step of a seat', () => {
    expect(atTable('script:\n  - until: end\n  - expect: {step: end}\n  - Sara: discards Kite\n')).toEqual([]);
    expect(atTable('script:\n  - until: main\nexpect: {step: main}\n')).toEqual([]);
    expect(
      atTable(
        'script:\n  - Sara: plays Lantern on Nora\n  - until: {Nora: response}\nexpect: {Nora.points: 10, step: response}\n',
      ),
    ).toEqual([]);
  });

  test('fails if this turn never comes there', () => {
    expect(atTable('script:\n  - until: vote\n')).toEqual([
      '5:5 This turn never comes to vote: the turn of Sara ended.\nPassed on the way: Sara at main, Sara at end.',
    ]);
    expect(atTable('script:\n  - until: {Alex: main}\n')[0]).toMatch(
      /^5:5 This turn never comes to main of Alex: the turn of Sara ended\./,
    );
  });

  test('comes to turns, and the runner leaves the turn in no other way', () => {
    expect(atTable('script:\n  - until: turn Alex\n  - Alex: flips\nexpect: {turn: Alex}\n')).toEqual([]);
    expect(atTable('script:\n  - until: turn Nora\nexpect: {turn: Nora, step: main}\n')).toEqual([]);
  });

  test('A turn under way is not the one that is waited for, one that the last answer began is', () => {
    const round = run(`${TABLE}script:\n  - until: turn Sara\nexpect: {turn: Sara}\n`, { trace: true });
    expect(round.trace.length).toBe(7);
    expect(atTable('script:\n  - until: end\n  - Sara: passes\n  - until: turn Alex\n  - Alex: flips\n')).toEqual([]);
    const begun = run(`${TABLE}script:\n  - until: end\n  - Sara: passes\n  - until: turn Alex\n`, { trace: true });
    expect(begun.trace.length).toBe(3);
  });

  test('does not wait for ever', () => {
    expect(atTable('script:\n  - Alex: leaves\n  - until: turn Alex\n')[0]).toMatch(
      /^6:5 The turn of Alex never comes: 10 turns went by\./,
    );
    expect(atTable('script:\n  - Sara: plays Kite on Nora\n  - until: turn Alex\n')[0]).toMatch(
      /^6:5 The turn of Alex never comes: Nora has to answer at choice and cannot pass: /,
    );
  });
});

describe('offered', () => {
  test('Each line fits exactly one answer of the next decision of the seat', () => {
    expect(
      atTable(
        'script:\n  - offered: {Sara: [plays Lantern on Nora, flips, passes]}\n  - Sara: plays Lantern on Nora\n  - offered: {Alex: plays Anchor}\n',
      ),
    ).toEqual([]);
    expect(
      atTable(
        'script:\n  - Sara: makes a gift\n  - offered: {Sara: [gives Kite, gives Anchor, gives Lantern Kite, gives]}\n',
      ),
    ).toEqual([
      '6:34 "gives Anchor" is not offered to Sara at choice: "Sara gives nothing", "Sara gives Lantern", "Sara gives Lantern, Kite", "Sara gives Kite".',
      '6:68 "gives" fits several answers of Sara at choice: "Sara gives nothing", "Sara gives Lantern", "Sara gives Lantern, Kite", "Sara gives Kite".',
    ]);
  });

  test('A forced decision is passed over unless the lines speak of it', () => {
    const script = 'script:\n  - Sara: plays Lantern on Alex\n  - offered: {Sara: [WORDS]}\nexpect: {step: STEP}\n';
    expect(atTable(script.replace('WORDS', 'passes').replace('STEP', 'response'))).toEqual([]);
    expect(atTable(script.replace('WORDS', 'flips').replace('STEP', 'main'))).toEqual([]);
  });

  test('fails if the seat is not asked in this turn', () => {
    expect(atTable('script:\n  - offered: {Alex: [passes]}\n')).toEqual([
      '5:5 Alex is not asked: the turn of Sara ended.\nPassed on the way: Sara at main, Sara at end.',
    ]);
  });

  test('only offered: beside passing there is nothing else', () => {
    expect(atTable('script:\n  - Sara: plays Lantern on Alex\n  - only offered: {Alex: [plays Anchor]}\n')).toEqual([]);
    expect(
      atTable('script:\n  - Sara: plays Lantern on Alex\n  - only offered: {Alex: [plays Anchor, passes]}\n'),
    ).toEqual([]);
    expect(atTable('script:\n  - until: end\n  - only offered: {Sara: [discards Kite]}\n')).toEqual([
      '6:5 Sara at end is also offered "Sara discards Lantern".',
    ]);
    expect(atTable('script:\n  - until: end\n  - only offered: {Sara: [discards Kit, discards Lantern]}\n')).toEqual([
      '6:27 "discards Kit" is not offered to Sara at end: "Sara passes", "Sara discards Lantern", "Sara discards Kite".',
      '6:5 Sara at end is also offered "Sara discards Kite".',
    ]);
  });

  test('A decision without a passive answer is listed whole', () => {
    const script =
      'script:\n  - Sara: plays Kite on Alex\n  - only offered: {Alex: [chooses Sara, chooses Nora, chooses Alex]}\n';
    expect(atTable(script)[0]).toMatch(/^6:27 "chooses Sara" is not offered to Alex at response/);
    expect(atTable(script.replace('  - only', '  - until: choice\n  - only'))).toEqual([]);
  });
});

describe('explained', () => {
  test('The rule is among the reasons', () => {
    expect(atTable('script:\n  - explained: {Alex: {plays Anchor: H-PLY-001}}\n')).toEqual([]);
    expect(
      problemsOf(`${TABLE}turn: Alex\nscript:\n  - explained: {Sara: {plays Kite: [H-PLY-002], Lantern: H-PLY-002}}\n`),
    ).toEqual([]);
    expect(
      atTable('script:\n  - explained: {Alex: {plays Anchor: [H-PLY-001, H-PLY-003], plays Ancor: H-PLY-001}}\n'),
    ).toEqual([
      '5:50 H-PLY-003 is not among the reasons against "plays Anchor": H-PLY-001.',
      '5:75 H-PLY-001 is not among the reasons against "plays Ancor": there are none.',
    ]);
  });

  test('What is forbidden by itself is forbidden however the line goes on', () => {
    expect(atTable('script:\n  - explained: {Alex: {plays Anchor on Sara: H-PLY-001}}\n')).toEqual([]);
    expect(atTable('script:\n  - explained: {Sara: {plays Kite on Sara: H-PLY-001}}\n')).toEqual([
      '5:44 H-PLY-001 is not among the reasons against "plays Kite on Sara": there are none.',
    ]);
  });

  test('A possible sentence is forbidden by no rule', () => {
    expect(atTable('script:\n  - explained: {Sara: {flips a coin: H-PLY-001}}\n')).toEqual([
      '5:24 Sara can answer "flips a coin": nothing forbids it.',
    ]);
  });

  test('The reasons of a forced decision are read before it answers itself, also after a check', () => {
    const script = `script:
  - Sara: plays Lantern on Nora
  - Alex: passes
  - expect: {Nora.points: 10}
  - explained: {Alex: {plays Anchor: H-PLY-003}}
expect: {Nora.points: 8}
`;
    expect(atTable(script)).toEqual([]);
    expect(atTable(script.replace('  - expect: {Nora.points: 10}\n', ''))).toEqual([]);
  });

  test('or where the forced decisions end', () => {
    const script =
      'script:\n  - Sara: plays Lantern on Nora\n  - Alex: passes\n  - explained: {Alex: {plays Anchor: RULE}}\n';
    expect(atTable(script.replace('RULE', 'H-PLY-001'))).toEqual([]);
    expect(atTable(script.replace('RULE', 'H-PLY-002'))).toEqual([
      '7:38 H-PLY-002 is not among the reasons against "plays Anchor": H-PLY-001.',
    ]);
  });
});

describe('luck', () => {
  test('scripts the next results of chance', () => {
    const script =
      'script:\n  - luck: [heads, 4]\n  - Sara: flips\n  - Sara: rolls\n  - luck: [tails]\n  - Sara: flips\n';
    expect(atTable(`${script}expect: {Sara.points: 14}\n`)).toEqual([]);
  });

  test('at the head of a script serves everything before the first question, and is used once', () => {
    const script = 'script:\n  - luck: [heads]\n  - luck: [4]\n  - Sara: flips\n  - Sara: rolls\n';
    expect(atTable(`${script}expect: {Sara.points: 15}\n`)).toEqual([]);
  });

  test('that is not used fails the run', () => {
    expect(
      atTable('script:\n  - luck: [heads]\n  - Sara: flips\n  - luck: [tails, 3]\n  - Sara: flips\n  - luck: [6]\n'),
    ).toEqual(['7:19 This luck was never used: 3, 6.']);
  });

  test('that does not suit fails the answer', () => {
    expect(atTable('script:\n  - luck: [4]\n  - Sara: flips\n')).toEqual([
      '6:5 The answer "coin" of Sara was refused: the rules failed: Scripted luck 3 is no whole number below 2.',
    ]);
  });
});

test('Expectations in mid-script are checked there, and the run goes on', () => {
  const script = `script:
  - Sara: plays Lantern on Alex
  - Alex: passes
  - expect: {Alex.points: {change: -2}, Sara.used: []}
  - Sara: plays Kite on Alex
  - Alex: plays Anchor
expect: {Sara.used: [Kite, Lantern]}
`;
  expect(atTable(script)).toEqual(['7:41 Sara.used is [Lantern], not [].']);
});
