import type { Words } from '../words.ts';

export const en: Words = {
  you: 'you',
  prey: 'prey',
  predator: 'predator',
  preyAndPredator: 'prey and predator',
  ousted: 'ousted',
  turn: 'Turn',
  phase: 'phase',
  edge: 'Edge',
  nobody: 'nobody',
  faceDown: 'face down',
  locked: 'locked',
  action: 'Action',
  combat: 'Combat',
  referendum: 'Referendum',
  bloodHunt: 'blood hunt',
  blockedBy: 'blocker',
  round: 'round',
  range: { close: 'close', long: 'long' },
  phases: {
    setup: 'setup',
    unlock: 'unlock phase',
    master: 'master phase',
    minion: 'minion phase',
    influence: 'influence phase',
    discard: 'discard phase',
  },
  counters: { pool: 'pool', vp: 'VP', hand: 'hand', library: 'library', crypt: 'crypt', ash_heap: 'ash heap' },
  zones: {
    ready: 'ready',
    torpor: 'torpor',
    incapacitated: 'incapacitated',
    uncontrolled: 'uncontrolled',
    in_play: 'in play',
    contested: 'contested',
    hand: 'hand',
  },
  for: 'for',
  against: 'against',
  stealth: 'stealth',
  bleed: 'bleed',
  prompt: 'Number, words, or ? ',
  back: 'b: back',
  more: (count) => `(${count} ways)`,
  noSuchNumber: (count) => `Choose a number from 1 to ${count}.`,
  nothingFits: 'Nothing that you can do now fits these words. "why" and the words tells why not.',
  severalFit: 'Several things fit; choose one:',
  noPass: 'You cannot pass here; something must be chosen.',
  nothingBack: 'There is nothing to step back from. "u" takes back your last answer.',
  nothingToUndo: 'You have not answered anything yet.',
  undone: 'Taken back to your previous decision.',
  nothingBeside: 'There is nothing else that you can do now.',
  whyUsage: 'Say what you would like to do: why Sully bleeds',
  possible: 'That is possible now:',
  forbiddenBy: 'Not now, because of:',
  notThoughtOf:
    'That is nothing that these words would be said for. Name a card or an action, for example: why Sully hunts',
  saveUsage: 'Name a file: s FILE',
  saved: (file) => `Saved as ${file}.`,
  notSaved: (file, why) => `${file} could not be written: ${why}.`,
  resume: (command) => `Go on with: ${command}`,
  startAgain: (command) => `Nothing was answered. The same match again: ${command}`,
  noCard: (name) => `No card here is called "${name}".`,
  fault: (file) =>
    `The rules failed at this answer; the match stands as it was. The record is in ${file}: please report it.`,
  over: (reason) => `The match is over: ${reason}.`,
  winners: (names) => `Winner: ${names}.`,
  noWinner: 'Nobody wins.',
  points: 'VP',
  illegalDeck: (edition, why) => `This deck is not legal in the edition ${edition}: ${why}.`,
  blanks: (count) => `${count} cards of the starter decks are not defined yet; blanks stand for them.`,
  help: `  3            choose the third option
  words        choose what the words fit: sully bleeds
  p            pass (or the answer of somebody who does nothing)
  pp           pass until the turn is over
  b            step back from a choice that has several parts
  u            take back to your previous decision
  o            what else you can do at any time (concede …)
  why WORDS    why something is not possible now, with the rules that say so
  i NAME       the text of a card that you can see
  t            show the table
  l            what happened lately
  s FILE       save; go on later with --load FILE
  q            quit (what was played is saved)`,
};
