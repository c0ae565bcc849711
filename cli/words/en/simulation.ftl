# What `--help` prints.
simulateHelp =
    praxis simulate GAME --decks DECK,DECK… [options]
    praxis simulate --resume FILE [options]

    Lets bots play many games and reports how the decks did.

      --decks LIST         files with decks in any format, or names of starter decks, separated by commas
      --bots LIST          the bots that play them: { $bots }; one for all, or one for each deck (default heuristic)
      --temperaments LIST  the style of play; one for all, or one for each deck (default: the deck's own)
      --games N            number of games (default 1000)
      --edition NAME       the edition of the rules
      --seats N            seats per table (default: one for each deck)
      --seed TEXT          the same text gives the same games, with any number of threads
      --playouts N         playouts per decision for bots that search (default 100)
      --workers N          number of threads (default: one for each processor)
      --results FILE       where finished games are saved
      --resume FILE        continue such a file; --games may ask for more games
      --out FILE           write a page with charts
      --json FILE          write all numbers as JSON
      --csv FILE           write all numbers as CSV
      --database URL       spread the games over all "praxis worker" processes on this PostgreSQL;
                           --resume then takes the number of a simulation
      --lang LANG          en, pt, es, it or fr (default en)

    Ctrl-C keeps the finished games.
    Exit status: 0 all games ended, 1 some did not or a deck is invalid, 2 wrong usage, 130 interrupted.

workerHelp =
    praxis worker --database URL [options]

    Plays games of "praxis simulate --database URL", on this machine or any other.

      --workers N          number of threads (default: one for each processor)
      --idle SECONDS       quit after this time without work (default: never)
      --lang LANG          en, pt, es, it or fr (default en)

    Workers may come, go and die at any time: no game is lost and none is counted twice.
    Exit status: 0 stopped as asked, 1 the database cannot be reached, 2 wrong usage.
# Faults of the command line. Typed words come quoted.
noDecks = --decks is missing: files, or some of the starter decks { $decks }.

unknownDeck = There is neither a file nor a starter deck { $given }; there are { $decks }.
wrongDeck =
    The deck { $deck } cannot be read:
    { $why }
unknownBot = There is no bot { $given }; there are { $bots }.
unknownTemperament = There is no temperament { $given }; there are { $temperaments }.
notOneEach = { $option } has { $given } names for { $decks } decks: give one, or one for each.
ofNewSimulation = { $option } is for new simulations only; one opened with --resume has its own.
notBoth = { $one } and { $other } cannot be combined.
noDatabase = --database is missing: the address of a PostgreSQL database.
noSimulation = There is no simulation { $id } in this database.
exists = { $file } already exists. Continue it with --resume, or name another file with --results.
notWritten = { $file } could not be written: { $why }.
unreachable = The database cannot be reached: { $why }.
# While games are played.
deckProblem = { $deck }: { $why }

begun = { $games } games; finished games are saved in { $file }.
spread = { $games } games as simulation { $id }. Help with "praxis worker --database …" on any machine.
progress = { $played } of { $of } games, { $perSecond } per second, { $left } left
unknownTime = unknown time
interrupted = Interrupted after { $played } of { $of } games.
goOn = Continue with: { $command }
othersGoOn = Other workers continue.
written = Written: { $file }
trouble =
    Game { $game } { $end ->
        [failed] failed
       *[other] was stopped
    }: { $why }
recordIn = Its record is in { $file }: please report it.
workerReady = Waiting for games, with { $threads } threads.
workerPlays = Games { $from } to { $to } of simulation { $id }
workerRefuses = Simulation { $id } is left to others: { $why }
workerStops = { $games } games played.
# Facts about the games.
title = Simulation

summary = { $games } games · { $seats } seats · edition { $edition } · seed { $seed }
partial = These are { $played } of { $planned } planned games.
intervals = All intervals are 95% confidence intervals: Wilson’s for shares, Student’s t for means. Games that did not end are left out.
fairShare = If all were equally strong, each would win { $share } of its games at most.
ended = { $over } games ended, { $stopped } were stopped, { $failed } failed.
unended = Games that did not end
byDeck = By deck
bySeat = By seat
winsByDeckAndSeat = Wins by deck and seat
lengths = Length of the games
reasons = How the games ended
curves = { $counter } over the course of the game
curveNote = The mean at the start of each turn over all games that reached it; ousted players count with what they had left.
cards = Cards
cardsOf = Cards: { $deck }
cardsNote = Drawn and played: copies per game. Won: the share of the games won, of those in which the card was played, was drawn, or was not drawn. Cards drawn late in long games change these shares without causing the wins.
moreCards = … and { $count } more; --out, --json and --csv list them all.
# Heads of columns and rows.
deck = Deck

bot = Bot
seat = Seat
places = Games
wins = Wins
score = Score
interval = 95%
card = Card
copies = Copies
drawn = Drawn
played = Played
wonPlayed = Won if played
wonDrawn = Won if drawn
wonUndrawn = Won if not drawn
turn = Turn
turns = Turns
decisions = Decisions
game = Game
games = Games
mean = Mean
least = Least
tenth = 10%
median = Median
ninetieth = 90%
most = Most
reason = Reason
# Of the page.
asTable = As a table

chart = Chart: { $what }. The table below it has the same numbers.
madeBy = Made by Praxis. This page needs no network.

plans-no_simulation = { $file } contains no simulated games.
plans-damaged = { $file } is damaged: { $why }
plans-other_game = { $file } is a simulation of another game or edition.
plans-other_rules = { $file } was started under another version of the rules and cannot be continued.
plans-other_cards = { $file } cannot be continued: the cards have changed since it was started.
