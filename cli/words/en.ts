import type { Words } from '../words.ts';

export const en: Words = {
  you: 'you',
  prompt: 'Number, words, or ? ',
  back: 'b: back',
  more: (count) => `(${count} ways)`,
  noSuchNumber: (count) => `Choose a number from 1 to ${count}.`,
  nothingFits: 'No legal move matches. Type "why …" to see what forbids it.',
  severalFit: 'Several moves match; choose one:',
  noPass: 'You cannot pass here; you must choose.',
  nothingBack: 'There is nothing to step back from. Type "u" to take back your last answer.',
  nothingToUndo: 'You have not made a move yet.',
  undone: 'Taken back to your previous decision.',
  nothingBeside: 'There is nothing else you can do now.',
  plays: 'plays',
  nothingDone: 'Nobody else has moved yet.',
  whyUsage: 'Say what you would like to do: why WORDS',
  possible: 'That is possible now:',
  forbiddenBy: 'Not now, because of:',
  notThoughtOf: "I don't recognise that. Name a card or an action: why WORDS",
  saveUsage: 'Name a file: s FILE',
  saved: (file) => `Saved as ${file}.`,
  notSaved: (file, why) => `${file} could not be written: ${why}.`,
  resume: (command) => `Continue with: ${command}`,
  startAgain: (command) => `You made no move. To start the same match again: ${command}`,
  noCard: (name) => `There is no card called "${name}" here.`,
  fault: (file) =>
    `The rules failed at this answer; the match is unchanged. The record is in ${file}: please report it.`,
  over: (reason) => `The match is over: ${reason}.`,
  winners: (names) => `Winner: ${names}.`,
  noWinner: 'Nobody wins.',
  points: 'VP',
  illegalDeck: (edition, why) => `This deck is not legal in the edition ${edition}: ${why}.`,
  usage: {
    noGame: (games) => `Expected a game: ${games}.`,
    unknownGame: (given, games) => `There is no game ${given}; there are ${games}.`,
    unexpected: (given) => `Expected only the name of a game, but got ${given} too.`,
    unknownOption: (option) => `There is no option ${option}.`,
    noValue: (option) => `The option ${option} needs a value.`,
    superfluousValue: (option) => `The option ${option} takes no value.`,
    unknownEdition: (given, editions) => `There is no edition ${given}; there are ${editions}.`,
    number: (option, given, min, max) => `${option} is a whole number from ${min} to ${max}, not ${given}.`,
    unknownBot: (given, bots) => `There is no bot ${given}; there are ${bots}.`,
    ofNewMatch: (option) => `${option} is for new matches only; a match opened with --load has its own.`,
    wrongName: (given) => `A name is one word that begins with a letter, not ${given}.`,
    nameTaken: (name) => `Another player at the table is called ${name}.`,
    noFile: (file) => `There is no file ${file}.`,
    unreadable: (file, why) => `${file} cannot be read: ${why}.`,
    see: (command) => `See ${command} --help.`,
  },
  records: {
    'not JSON': (file, why) => `${file} is not a saved match: it is not JSON (${why}).`,
    'no record': (file) => `${file} is not a saved match: it does not name the format "praxis-record-2".`,
    'other game': (file) => `${file} is a saved match of another game.`,
    'other rules': (file) => `${file} was played under another version of the rules and cannot be continued.`,
    'other cards': (file) => `${file} cannot be continued: the cards have changed since it was saved.`,
    altered: (file) => `${file} does not lead to the position it names: it was cut short or altered.`,
    damaged: (file, why) => `${file} is damaged and cannot be continued: ${why}`,
  },
  help: `  3            choose the third option
  words        choose the move that matches the words
  p            pass (or do nothing)
  pp           pass until the turn is over
  b            step back from a choice that has several parts
  u            go back to your previous decision
  o            moves that you can make at any time (concede …)
  why WORDS    why something is not possible now, with the rules
  bots         the reasons of the others' last moves
  i NAME       the text of a visible card
  t            show the table
  l            recent events
  s FILE       save; continue later with --load FILE
  q            quit (the match is saved)`,
  playGame: ({ editions, least, most, usual, decks }) =>
    `editions: ${editions}; seats: ${least === most ? most : `${least} to ${most}, usually ${usual}`}; decks: ${decks}`,
  deck: {
    size: (cards) => `${cards} cards.`,
    legal: (edition, players) => `Legal in the edition ${edition}${many(players)}.`,
    notLegal: (edition, players) => `Not legal in the edition ${edition}${many(players)}.`,
    legalIn: (editions) =>
      editions.length === 0
        ? 'Legal in no edition.'
        : `Legal in the edition${editions.length > 1 ? 's' : ''} ${editions.join(', ')}.`,
    instead: (names) => `perhaps instead: ${names.join(' · ')}`,
    playable: (playable, all) => `${playable} of ${all} cards are playable here.`,
    readAs: (format) => `Read as ${format}.`,
    notImported: (game) =>
      `Only the cards that are playable here are known; "praxis cards import ${game}" makes all others known.`,
    line: (line, text) => `Line ${line}: ${text}`,
  },
  playHelp: (games) => `praxis play GAME [options]

Plays a match in the terminal against bots. Type ? for help while playing.

${games}

  --edition NAME   the edition of the rules (default: the game's first)
  --seats N        number of seats (default: the usual number)
  --deck DECK      a file with your deck, in any format of the game, or the name of an offered deck
  --set NAME=VALUE a setting of the game that differs from the usual, such as ante=true; may be repeated
  --name NAME      your name at the table
  --lang LANG      en, pt, es, it or fr (default en)
  --seed TEXT      the same text gives the same shuffles
  --bots NAME      the bots at the other seats: heuristic (default), search (stronger, slower) or random
  --load FILE      continue a saved match

Answers may come from a file or another program instead of the keyboard. When they end, the match is saved.
Exit status: 0 played or saved, 1 invalid record or deck, 2 wrong usage.`,
};

function many(players: number | undefined): string {
  return players === undefined ? '' : ` with ${players} players`;
}
