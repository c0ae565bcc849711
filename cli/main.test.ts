import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { praxis, praxisAlone } from './testing/spawned.ts';

describe('help', () => {
  test.each([['--help'], ['help'], ['-h']])('praxis %s lists the commands', (flag) => {
    const { status, out } = praxis([flag]);
    expect(status).toBe(0);
    for (const command of ['play', 'replay', 'verify', 'rule', 'scenario']) expect(out).toContain(`praxis ${command}`);
  });

  test.each([['play'], ['replay'], ['verify'], ['rule'], ['scenario'], ['deck'], ['card'], ['cards']])(
    'praxis %s --help says how it is used',
    (command) => {
      const { status, out, err } = praxis([command, '--help']);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toContain(`praxis ${command}`);
      expect(out).toContain('Exit status');
    },
  );

  test('is in the language that is asked for', () => {
    expect(praxis(['--help', '--lang', 'pt']).out).toContain('Código de saída');
    for (const command of ['replay', 'verify', 'rule', 'scenario', 'card'])
      expect(praxis([command, '--help', '--lang=it']).out).toContain('Codice di uscita');
  });
});

test('praxis play --help lists the editions, seats and decks of every game', () => {
  const { out } = praxis(['play', '--help']);
  for (const told of [
    'editions: fifth, third, 2000; seats: 2 to 6',
    'editions: 2024; seats: 2',
    'editions: 2014',
    'Ventrue',
  ])
    expect(out).toContain(told);
  for (const [game, deck] of Object.entries({ pokemon: 'Lucario ex', magic: 'Price of' })) {
    expect(out).toMatch(new RegExp(`^  ${game} +`, 'm'));
    expect(out).toContain(deck);
  }
});

test('praxis --version names the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(praxisAlone(['--version'])).toEqual({ status: 0, out: `praxis ${version}\n`, err: '' });
});

describe('wrong usage is status 2 and names the problem', () => {
  test.each([
    [['plya', 'vtes'], '"plya"'],
    [['play'], 'Expected a game: vtes'],
    [['play', 'chess'], '"chess"'],
    [['play', 'vtes', 'now'], '"now"'],
    [['play', 'vtes', '--edition', 'ninth'], '"ninth"'],
    [['play', 'vtes', '--seats', '7'], '"7"'],
    [['play', 'vtes', '--seats', 'two'], '"two"'],
    [['play', 'vtes', '--lang', 'xx'], '"xx"'],
    [['play', 'vtes', '--deck', 'nowhere.txt'], 'nowhere.txt'],
    [['play', 'vtes', '--load', 'nowhere.json'], 'nowhere.json'],
    [['play', 'vtes', '--load', 'x', '--seats', '3'], '--seats'],
    [['play', 'vtes', '--name', 'two words'], '"two words"'],
    [['play', 'vtes', '--name', 'bruno'], 'bruno'],
    [['play', 'vtes', '--sead', 'x'], '--sead'],
    [['replay'], 'the file of a saved match'],
    [['verify', 'a', 'b'], '"b"'],
    [['verify', 'nowhere.json'], 'nowhere.json'],
    [['rule'], 'the id of a rule'],
    [['rule', '--jsno', 'V-ACT-010'], '--jsno'],
    [['scenario'], 'at least one file'],
  ])('praxis %j', (args, named) => {
    const { status, out, err } = praxis(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(named);
    expect(err).toContain('--help');
  });

  test('praxis alone prints the help', () => {
    const { status, out } = praxisAlone([]);
    expect(status).toBe(2);
    expect(out).toContain('praxis play GAME');
  });
});

test('wrong usage and help are in the language of --lang', () => {
  expect(praxis(['deck', '--lang', 'pt']).err).toContain('praxis deck precisa de um destes: check, convert.');
  expect(praxis(['dance', '--lang', 'it']).err).toContain('Non esiste il comando "dance"');
  expect(praxis(['card', '--lang', 'fr']).err).toContain('Il manque le nom d’une carte.');
  expect(praxis(['deck', '--help', '--lang', 'es']).out).toContain('si el mazo es legal');
  expect(praxis(['cards', '--help', '--lang', 'it']).out).toContain('le carte conosciute con quel nome');
});
