import type { SimulationWords } from '../words.ts';

export const en: SimulationWords = {
  simulateHelp: (bots) => `praxis simulate GAME --decks DECK,DECK… [options]
praxis simulate --resume FILE [options]

Lets programs play many games and tells how the decks fared.

  --decks LIST         files with decks in any format, or names of starter decks, with commas between them
  --bots LIST          who plays them: ${bots}; one for all, or one for each deck (default heuristic)
  --temperaments LIST  how they are played; one for all, or one for each deck (default: as fits the deck)
  --games N            how many games (default 1000)
  --edition NAME       the edition of the rules
  --seats N            how many sit at a table (default: as many as there are decks)
  --seed TEXT          the same text gives the same games, however many threads play them
  --playouts N         how far a bot that searches may look ahead at each decision (default 100)
  --workers N          how many threads play (default: one for each processor)
  --results FILE       where the games are kept while they are played
  --resume FILE        go on with the games of such a file; --games may ask for more of them
  --out FILE           write a page with charts
  --json FILE          write everything for programs
  --csv FILE           write everything for spreadsheets
  --database URL       spread the games over all that run "praxis worker" on this PostgreSQL;
                       --resume then takes the number of a simulation
  --lang LANG          en, pt, es, it or fr (default en)

Ctrl-C keeps what has been played.
Exit status: 0 all games ended, 1 some did not or a deck does not hold, 2 wrong usage, 130 interrupted.`,
  workerHelp: `praxis worker --database URL [options]

Helps to play the games of "praxis simulate --database URL", on this machine or any other.

  --workers N          how many threads play (default: one for each processor)
  --idle SECONDS       leave when there was nothing to do for so long (default: stay)
  --lang LANG          en, pt, es, it or fr (default en)

Workers may come, go and die at any time: no game is lost and none is counted twice.
Exit status: 0 left as asked, 1 the database cannot be reached, 2 wrong usage.`,

  noDecks: (decks) => `--decks is missing: files, or some of the starter decks ${decks}.`,
  unknownDeck: (given, decks) => `There is neither a file nor a starter deck ${given}; there are ${decks}.`,
  wrongDeck: (deck, why) => `The deck ${deck} cannot be read:\n${why}`,
  unknownBot: (given, bots) => `There is no bot ${given}; there are ${bots}.`,
  unknownTemperament: (given, temperaments) => `There is no temperament ${given}; there are ${temperaments}.`,
  notOneEach: (option, given, decks) => `${option} has ${given} names for ${decks} decks: give one, or one for each.`,
  ofNewSimulation: (option) => `${option} belongs to a new simulation; the one of --resume has its own.`,
  notBoth: (one, other) => `${one} and ${other} do not go together.`,
  noDatabase: '--database is missing: the address of a PostgreSQL.',
  noSimulation: (id) => `There is no simulation ${id} in this database.`,
  exists: (file) => `${file} is there already. Go on with it by --resume, or name another file by --results.`,
  notWritten: (file, why) => `${file} could not be written: ${why}.`,
  unreachable: (why) => `The database cannot be reached: ${why}.`,
  plans: {
    'no simulation': (file) => `${file} holds no games of a simulation.`,
    damaged: (file, why) => `${file} is damaged: ${why}`,
    'other game': (file) => `${file} is a simulation of another game or edition.`,
    'other rules': (file) => `${file} was begun under another version of the rules and cannot be gone on with.`,
    'other cards': (file) => `${file} cannot be gone on with: the cards have changed since it was begun.`,
  },

  deckProblem: (deck, why) => `${deck}: ${why}`,
  begun: (games, file) => `${games} games; what is played is kept in ${file}.`,
  spread: (games, id) => `${games} games as simulation ${id}. Help with "praxis worker --database …" on any machine.`,
  progress: (played, of, perSecond, left) => `${played} of ${of} games, ${perSecond} per second, ${left} left`,
  unknownTime: 'unknown time',
  interrupted: (played, of) => `Interrupted after ${played} of ${of} games.`,
  goOn: (command) => `Go on with: ${command}`,
  othersGoOn: 'Other workers go on playing.',
  written: (file) => `Written: ${file}`,
  trouble: (game, end, why) => `Game ${game} ${end === 'failed' ? 'failed' : 'was stopped'}: ${why}`,
  recordIn: (file) => `Its record is in ${file}: please report it.`,
  workerReady: (threads) => `Waiting for games, with ${threads} threads.`,
  workerPlays: (from, to, id) => `Games ${from} to ${to} of simulation ${id}`,
  workerRefuses: (id, why) => `Simulation ${id} is left to others: ${why}`,
  workerStops: (games) => `${games} games played.`,

  title: 'Simulation',
  summary: (games, seats, edition, seed) => `${games} games · ${seats} seats · edition ${edition} · seed ${seed}`,
  partial: (played, planned) => `These are ${played} of ${planned} planned games.`,
  intervals:
    'Intervals hold the true value in 95 of 100 simulations: Wilson’s for shares, Student’s t for means. Games that did not end do not count in them.',
  fairShare: (share) => `If all were equally strong, each would win ${share} of its games at most.`,
  ended: (over, stopped, failed) => `${over} games ended, ${stopped} were stopped, ${failed} failed.`,
  unended: 'Games that did not end',
  byDeck: 'By deck',
  bySeat: 'By seat',
  winsByDeckAndSeat: 'Wins by deck and seat',
  lengths: 'Length of the games',
  reasons: 'How the games ended',
  curves: (counter) => `${counter} in the course of the game`,
  curveNote:
    'The mean at the beginning of each turn over all games that came so far; whoever is out counts with what is left.',
  cards: 'Cards',
  cardsOf: (deck) => `Cards: ${deck}`,
  cardsNote:
    'Drawn and played: copies per game. Won: the share of the games won, of those in which the card was played, was drawn, or was not drawn. What is drawn late in long games makes such shares differ without being their cause.',
  moreCards: (count) => `… and ${count} more: --out, --json and --csv have all.`,

  deck: 'Deck',
  bot: 'Bot',
  seat: 'Seat',
  places: 'Games',
  wins: 'Wins',
  score: 'Score',
  interval: '95 %',
  card: 'Card',
  copies: 'Copies',
  drawn: 'Drawn',
  played: 'Played',
  wonPlayed: 'Won if played',
  wonDrawn: 'Won if drawn',
  wonUndrawn: 'Won if not drawn',
  turn: 'Turn',
  turns: 'Turns',
  decisions: 'Decisions',
  game: 'Game',
  games: 'Games',
  mean: 'Mean',
  least: 'Least',
  tenth: '10 %',
  median: 'Median',
  ninetieth: '90 %',
  most: 'Most',
  reason: 'Reason',

  asTable: 'As a table',
  chart: (what) => `Chart: ${what}. The table below it has the same numbers.`,
  madeBy: 'Made by Praxis. This page needs no network.',
};
