# Who looks at the table.
you = you

# Prompt and answers of the terminal.
prompt = Number, words, or ?{ " " }

back = b: back
more = ({ $count } ways)
noSuchNumber = Choose a number from 1 to { $count }.
nothingFits = No legal move matches. Type "why …" to see what forbids it.
severalFit = Several moves match; choose one:
noPass = You cannot pass here; you must choose.
nothingBack = There is nothing to step back from. Type "u" to take back your last answer.
nothingToUndo = You have not made a move yet.
undone = Taken back to your previous decision.
nothingBeside = There is nothing else you can do right now.
# The beginning of a sentence about playing a card, without its subject.
plays = plays

# No program has done anything yet.
nothingDone = Nobody else has moved yet.

whyUsage = Say what you would like to do: why WORDS
possible = That is possible now:
forbiddenBy = Not possible now:
notThoughtOf = I don't recognize that. Name a card or an action: why WORDS
saveUsage = Name a file: s FILE
saved = Saved as { $file }.
notSaved = { $file } could not be written: { $why }.
resume = Continue with: { $command }
startAgain = You made no move. To start the same match again: { $command }
noCard = There is no card called "{ $name }" here.
fault = The rules failed at this answer; the match is unchanged. The record is in { $file }: please report it.
over = The match is over: { $reason }.
winners = Winner: { $names }.
noWinner = Nobody wins.
points = VP
illegalDeck = This deck is not legal in the edition { $edition }: { $why }.
help =
    { "  " }3            choose the third option
      words        choose the move that matches the words
      p            pass (or do nothing)
      pp           pass until the turn is over
      b            step back from a choice that has several parts
      u            go back to your previous decision
      o            moves that you can make at any time (such as conceding)
      why WORDS    why something is not possible now, with the rules
      bots         the reasons of the others' last moves
      i NAME       the text of a visible card
      t            show the table
      l            recent events
      s FILE       save; continue later with --load FILE
      q            quit (the match is saved)
playGame =
    editions: { $editions }; seats: { SAME($least, $most) ->
        [true] { $most }
       *[other] { $least } to { $most }, usually { $usual }
    }; decks: { $decks }
# What `praxis play --help` prints; `games` tells of each game what `playGame` says.
playHelp =
    praxis play GAME [options]

    Plays a match in the terminal against bots. Type ? for help while playing.

    { $games }

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
    Exit status: 0 played or saved, 1 invalid record or deck, 2 wrong usage.

usage-noGame = Expected a game: { $games }.
usage-unknownGame = There is no game { $given }; there are { $games }.
usage-unexpected = Expected only the name of a game, but got { $given } too.
usage-unknownOption = There is no option { $option }.
usage-noValue = The option { $option } needs a value.
usage-superfluousValue = The option { $option } takes no value.
usage-unknownEdition = There is no edition { $given }; there are { $editions }.
usage-number = { $option } must be a whole number from { $min } to { $max }, not { $given }.
usage-unknownBot = There is no bot { $given }; there are { $bots }.
usage-ofNewMatch = { $option } is for new matches only; a match opened with --load has its own.
usage-wrongName = A name must be one word that begins with a letter, not { $given }.
usage-nameTaken = Another player at the table is already called { $name }.
usage-noFile = There is no file { $file }.
usage-unreadable = { $file } cannot be read: { $why }.
usage-unknownCommand = There is no command { $given }; there are { $commands }.
usage-unknownLanguage = There is no language { $given }; there are { $languages }.
usage-oneOf =
    { $given ->
        [none] { $what } needs one of { $names }.
       *[other] { $what } needs one of { $names }, not { $given }.
    }
usage-onlyWith = { $option } works only with { $command }.
usage-noRecord = Expected the file of a saved match.
usage-noDeck = Expected a deck: a file, - or the name of an offered deck.
usage-noCardName = Expected the name of a card.
usage-noCardLists = Expected a folder or files of card lists.
usage-oneFile = Expected only one file, but got { $given } too.
usage-noFormats = --format: decks of { $game } have no formats.
usage-notCompiled = Cards of { $game } cannot be compiled here.
usage-notImported = Card lists of { $game } cannot be imported here.
usage-unknownPlayer = Nobody called { $name } sat at this table; the players were { $names }.
usage-unknownSetting = There is no setting { $id } in this edition.
usage-see = See { $command } --help.

records-not_JSON = { $file } is not a saved match: it is not JSON ({ $why }).
records-no_record = { $file } is not a saved match: it does not name the format "praxis-record-2".
records-other_game = { $file } is a saved match of another game.
records-other_rules = { $file } was played under another version of the rules and cannot be continued.
records-other_cards = { $file } cannot be continued: the cards have changed since it was saved.
records-altered = { $file } does not lead to the position it names: it was cut short or altered.
records-damaged = { $file } is damaged and cannot be continued: { $why }

deck-size = { $cards } cards.
# `players` where their number may matter.
deck-legal =
    { $players ->
        [none] Legal in the edition { $edition }.
       *[other] Legal in the edition { $edition } with { $players } players.
    }

deck-notLegal =
    { $players ->
        [none] Not legal in the edition { $edition }.
       *[other] Not legal in the edition { $edition } with { $players } players.
    }
# Cards that could take the place of a missing one.
deck-instead = instead, perhaps: { LIST($names, "·") }

deck-playable = { $playable } of { $all } cards are playable here.
deck-readAs = Read as { $format }.
# Cards beyond the playable ones would be known if the card lists of the game were imported.
deck-notImported = Only the cards that are playable here are known; "praxis cards import { $game }" makes all others known.

deck-line = Line { $line }: { $text }
deck-legalIn =
    { $count ->
        [0] Legal in no edition.
        [one] Legal in the edition { LIST($editions, ",") }.
       *[other] Legal in the editions { LIST($editions, ",") }.
    }

# What `praxis rule` says.
rule-known = Known
rule-editions = Editions
rule-code = Code
rule-tests = Tests
rule-none = none
rule-noneNeeded = none needed: { $why }
rule-stated = as stated
rule-implied = follows
rule-other = another rule
rule-absent = no such rule
rule-published = read in a publisher's text
rule-independent = stated by an independent source
rule-inferred = inferred from other rules
rule-reconstructed = reconstructed: our own reading; no source was found
rule-unknown = There is no rule { $id }. The nearest are:
rule-noMatch = No rule contains all of: { $words }.
rule-expected = Expected the id of a rule, or words to look for.
rule-ambiguities = Ambiguities
rule-differences = Differences between the editions
rule-inEdition = { $edition }: { $words }
rule-decided = Decided here: { $decision }
