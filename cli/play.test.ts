import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { praxis, praxisAlone, scratchFolder } from './testing/spawned.ts';

/** The same line so often that no match lasts longer. */
const always = (line: string): string => `${line}\n`.repeat(5000);

describe('a whole match', () => {
  test('is played to its end by a player who only passes', () => {
    const { status, out, err } = praxisAlone(['play', 'vtes', '--seed', 'passive', '--seats', '3'], {
      input: always('p'),
    });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/The match is over: .+\./);
    expect(out).toMatch(/Winner: (?:Bruno|Clara)\.|Nobody wins\./);
  });

  test('is the same again with the same seed and answers', () => {
    const play = (): string => praxis(['play', 'vtes', '--seed', 'twice', '--seats', '2'], { input: always('2') }).out;
    expect(play()).toBe(play());
  });

  test.each(['2000', 'third', 'fifth'])('is played in the edition %s', (edition) => {
    const input = always('pp\n1');
    const { status, out } = praxis(['play', 'vtes', '--seed', 'any', '--seats', '4', '--edition', edition], { input });
    expect(status).toBe(0);
    expect(out).toContain('The match is over');
  });
});

describe('the table', () => {
  const { out } = praxis(['play', 'vtes', '--seed', 'table', '--name', 'Zoe'], { input: 't\nq\n' });

  test('shows turn, phase and Edge', () => {
    expect(out).toMatch(/── Turn \d+ · \w+ · \w+ phase ─+ Edge: nobody ──/);
  });

  test('names prey and predator, and who you are', () => {
    expect(out).toContain('Bruno (prey)');
    expect(out).toContain('Elena (predator)');
    expect(out).toContain('Zoe (you)');
  });

  test('shows the own uncontrolled vampires and hand, and of the others only backs', () => {
    const mine = out.slice(out.lastIndexOf('Zoe (you)'));
    expect(mine).not.toContain('(face down)');
    expect(mine).toMatch(/uncontrolled {2,}\w+/);
    expect(out.slice(out.lastIndexOf('Bruno (prey)'), out.lastIndexOf('Clara'))).toContain('(face down)');
  });
});

describe('while playing', () => {
  const talk = (input: string, ...args: readonly string[]): string =>
    praxis(['play', 'vtes', '--seed', 'talk', '--seats', '3', ...args], { input }).out;

  test('? explains the commands', () => {
    expect(talk('?\nq\n')).toContain('go back to your previous decision');
  });

  test('a wrong number and words that fit nothing change nothing', () => {
    const out = talk('99\nfly to the moon\nq\n');
    expect(out).toContain('Choose a number from 1 to');
    expect(out).toContain('No legal move matches');
    expect(out).toContain('You made no move.');
  });

  test('words choose as numbers do', () => {
    const folder = scratchFolder();
    praxis(['play', 'vtes', '--seed', 'talk', '--seats', '3'], { cwd: folder, input: 'Ana passes\ns words.json\nq\n' });
    praxis(['play', 'vtes', '--seed', 'talk', '--seats', '3'], { cwd: folder, input: '1\ns number.json\nq\n' });
    expect(readFileSync(join(folder, 'words.json'), 'utf8')).toBe(readFileSync(join(folder, 'number.json'), 'utf8'));
  });

  test('why names the rules that forbid', () => {
    // Before the first vampire is out, no minion card can be played.
    const out = talk('why plays govern\nwhy\nwhy fly\nq\n');
    expect(out).toMatch(/Not possible now:\n {2}V-[A-Z]+-\d+ {2}\w+/);
    expect(out).toContain('Say what you would like to do');
    expect(out).toContain("I don't recognize that");
  });

  test('u goes back to the previous decision, and l forgets the events taken back', () => {
    const out = talk('u\n2\nu\nl\nq\n');
    expect(out).toContain('You have not made a move yet.');
    expect(out).toContain('Taken back to your previous decision.');
    expect(talk('2\nl\nq\n')).toContain('Ana moves 1 pool to');
    expect(out.slice(out.indexOf('Taken back'))).not.toMatch(/Ana moves 1 pool .*\(29\)/);
  });

  test('o offers the actions that are possible at any time', () => {
    expect(talk('o\nb\nq\n')).toContain('Ana concedes');
    expect(talk('o\n1\n')).toContain('The match is over');
  });

  test('i prints the text of a card', () => {
    const deck = ['--deck', 'malkavian'];
    const [, card] = /^ {4}hand +(\S.*?)(?: ×\d)? {2}/m.exec(talk('t\nq\n', ...deck)) as unknown as [string, string];
    expect(talk(`i ${card}\nq\n`, ...deck)).toMatch(new RegExp(`│ ${card} .*│\\n(?:│.*│\\n)?├─+┤\\n│ .*\\w.*│`));
    expect(talk('i nonsense\nq\n')).toContain('There is no card called "nonsense" here.');
  });

  test('the transfers left are shown above the choices', () => {
    // The first seat has one transfer in the first turn, four in the next.
    const out = talk(`${'pp\n'.repeat(3)}moves 1 pool\n1\nq\n`);
    const [before, after] = [...out.matchAll(/Influence phase \((\d) transfers?\)/g)]
      .slice(-2)
      .map(([, left]) => Number(left));
    expect(after).toBe((before as number) - 1);
  });

  test.each([
    ['pt', 'presa'],
    ['es', 'depredador'],
    ['it', 'predatore'],
    ['fr', 'prédateur'],
  ])('--lang %s speaks the language', (language, word) => {
    const out = talk('?\nq\n', '--lang', language);
    expect(out).toContain(`(${word})`);
    expect(out).not.toContain('Number, words');
    expect(out).not.toContain('phase ─');
  });

  test.each(['pt', 'es', 'it', 'fr'])('in %s hand and log hold no English', (language) => {
    const out = talk('pp\npp\npp\nq\n', '--lang', language);
    expect(out).not.toMatch(/\b(?:action modifier|master|blood|pool|prince of|of clan|moves|plays|bleeds)\b(?! Doll)/);
  });

  test('why understands the language and answers in it', () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'deck.txt'), '12x Sully\n60 Govern the Unaligned\n');
    const { out } = praxis(['play', 'vtes', '--deck', 'deck.txt', '--seats', '2', '--lang', 'pt'], {
      cwd: folder,
      input: 'why joga govern\nwhy plays govern\nq\n',
    });
    expect(out.match(/V-CARD-002 {2}Você não tem nenhum servo/g)).toHaveLength(2);
  });
});

describe('leaving and coming back', () => {
  test('the end of the input saves the match and prints how to go on', () => {
    const folder = scratchFolder();
    const first = praxis(['play', 'vtes', '--seed', 'leave', '--seats', '3'], { cwd: folder, input: '1\n1\n' });
    expect(first.status).toBe(0);
    const file = /praxis play vtes --load (\S+)/.exec(first.out)?.[1] as string;
    expect(existsSync(join(folder, file))).toBe(true);
    const second = praxis(['play', 'vtes', '--load', file], { cwd: folder, input: 'l\nq\n' });
    expect(second.status).toBe(0);
    expect(second.out).toContain('Turn 1:');
    expect(second.out).toContain(`praxis play vtes --load ${file}`);
  });

  test('a loaded match goes on as it would have without', () => {
    const folder = scratchFolder();
    const args = ['play', 'vtes', '--seed', 'same', '--seats', '3'];
    praxis(args, { cwd: folder, input: 'p\np\np\np\np\np\ns whole.json\nq\n' });
    praxis(args, { cwd: folder, input: 'p\np\np\ns half.json\nq\n' });
    praxis(['play', 'vtes', '--load', 'half.json'], { cwd: folder, input: 'p\np\np\ns joined.json\nq\n' });
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    expect(read('joined.json')).toBe(read('whole.json'));
  });

  test('a player who leaves at once is shown the seed', () => {
    const { out } = praxis(['play', 'vtes', '--seed', 'my own seed'], { input: '' });
    expect(out).toContain("--seed 'my own seed'");
  });

  test('a broken file is refused', () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'broken.json'), '{"format":');
    const { status, err } = praxis(['play', 'vtes', '--load', 'broken.json'], { cwd: folder });
    expect(status).toBe(1);
    expect(err).toContain('broken.json is not a saved match: it is not JSON');
  });

  test.each([
    ['en', '{}', 'other.json is not a saved match: it does not name the format'],
    ['pt', '[]', 'other.json não é uma partida salva: não indica o formato'],
    ['es', '{"format":"praxis-record-2","game":"chess"}', 'other.json es una partida guardada de otro juego'],
    ['it', '{"format":"praxis-record-2","game":"vtes"}', 'other.json è danneggiata'],
    ['fr', 'nothing', 'other.json n’est pas une partie sauvegardée\u00a0: ce n’est pas du JSON'],
  ])('a file that is no saved match is named as such in %s: %s', (language, content, complaint) => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'other.json'), content);
    const { status, out, err } = praxis(['play', 'vtes', '--load', 'other.json', '--lang', language], { cwd: folder });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(complaint);
  });
});

describe('in other languages', () => {
  test.each([
    [['--sead', '3', '--lang', 'es'], 'No existe la opción --sead.'],
    [['--seats', '--lang', 'it'], 'L’opzione --seats richiede un valore.'],
    [['--seats', '9', '--lang=fr'], '--seats est un nombre entier de 2 à 6, pas "9".'],
    [['--edition', 'ninth', '--lang', 'pt'], 'Não existe a edição "ninth"; existem 2000, third, fifth.'],
    [['--name', 'bruno', '--lang', 'fr'], 'Quelqu’un d’autre à la table s’appelle déjà bruno.'],
    [['--deck', 'nowhere.txt', '--lang', 'it'], 'Non esiste il file nowhere.txt.'],
  ])('wrong usage is reported: %j', (args, complaint) => {
    const { status, out, err } = praxis(['play', 'vtes', ...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(complaint);
    expect(err).toMatch(/praxis play --help --lang \w\w/);
  });

  test('so is the help', () => {
    expect(praxis(['play', '--help', '--lang', 'pt']).out).toContain('Joga uma partida no terminal.');
  });

  test('cards have the names that are printed there, and are found by them and by the English ones', () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'deck.txt'), '12x Sully\n60 Deflection\n');
    const play = (input: string): string =>
      praxis(['play', 'vtes', '--deck', 'deck.txt', '--seats', '2', '--lang', 'pt'], { cwd: folder, input }).out;
    expect(play('t\nq\n')).toContain('Deflexão ×7');
    for (const words of ['descarta Deflexão', 'descarta Deflection', 'discards Deflection', 'deflexao'])
      expect(play(`p\n${words}\nl\nq\n`)).toMatch(/^Ana descarta Deflexão$/m);
    expect(play('p\nwhy deflection\nq\n')).toContain('Ana joga Deflexão');
    expect(play('i deflexao\nq\n')).toContain('│ Deflexão ');
  });
});

describe('--deck', () => {
  test('a file in the usual form is played', () => {
    const folder = scratchFolder();
    writeFileSync(
      join(folder, 'deck.txt'),
      'Crypt (12 cards)\n12x Sully   4  aus dom obf   Malkavian:6\n\nLibrary\n60 Govern the Unaligned\n',
    );
    const { out, err } = praxis(['play', 'vtes', '--deck', 'deck.txt', '--seats', '2'], {
      cwd: folder,
      input: 't\nq\n',
    });
    expect(err).toBe('');
    expect(out).toContain('Govern the Unaligned ×7');
  });

  test('a starter deck is chosen by its name', () => {
    const { out } = praxis(['play', 'vtes', '--deck', 'nosferatu', '--seats', '2'], { input: 't\nq\n' });
    expect(out).toContain('{Nosferatu');
  });

  test('a deck that is not legal is played with a warning that names the rule', () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'deck.txt'), '4x Sully\n60 Govern the Unaligned\n');
    const { status, err } = praxis(['play', 'vtes', '--deck', 'deck.txt', '--seats', '2'], {
      cwd: folder,
      input: 'q\n',
    });
    expect(status).toBe(0);
    expect(err).toContain('V-DECK-002');
  });

  test('an unknown card is named', () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'deck.txt'), '12x Sully\n60 Gobern the Unaligned\n');
    const { status, err } = praxis(['play', 'vtes', '--deck', 'deck.txt', '--seats', '2'], { cwd: folder });
    expect(status).toBe(1);
    expect(err).toContain('Gobern the Unaligned');
  });
});
