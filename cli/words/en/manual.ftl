### What `--help` prints, by command. Columns line up.

main =
    Praxis referees trading-card games.

      praxis play GAME         play a match in the terminal against bots: { $games }
      praxis replay FILE       print what happened in a saved match
      praxis verify FILE       check that a saved match leads where it says
      praxis rule V-ACT-010    look up a rule: statement, editions, code, tests
      praxis scenario FILE…    run scenarios: positions, scripts and what must then hold
      praxis deck check FILE   check whether a deck is legal, and which of its cards are playable
      praxis card NAME         show what a card says
      praxis cards import      make all cards of the official lists of VTES known
      praxis simulate GAME     let bots play thousands of games, and see how the decks did
      praxis worker            help with the games of a simulation on another machine

      praxis --version         print the version

    Each command has its own --help. With --lang (en, pt, es, it, fr) commands and their help speak your language.
    Exit status: 0 all is well, 1 something does not hold, 2 wrong usage.

replay =
    praxis replay FILE [--step] [--seat NAME] [--lang en]

    Prints what happened in a saved match, in words, as a spectator who sees no hands.

      --step        stop after each answer until Enter is pressed; q ends
      --seat NAME   as the player of this name saw it
      --lang LANG   en, pt, es, it or fr

    Exit status: 0 printed, 1 the record does not hold, 2 wrong usage.

verify =
    praxis verify FILE [--lang en]

    Plays a saved match again and checks that every answer was legal and that it leads to the state whose hash the record names.
    If the record says how its seed came about (a secret, its published hash, what each seat added), that is checked too: then
    nobody chose the shuffles, nor the seats if the record says that they were drawn by lot.

      --lang LANG   en, pt, es, it or fr (default en)

    Exit status: 0 all is well, 1 the record does not hold (the reason is printed), 2 wrong usage.

rule =
    praxis rule ID…      what a rule says, in which editions, where the code carries it out, which tests name it
    praxis rule WORDS…   the rules whose statement contains all the words

      praxis rule V-ACT-010
      praxis rule bleed modifier
      praxis rule V-ACT        all rules whose id begins like this

      --edition NAME   the rules of this edition, in its words
      --lang LANG      en, pt, es, it or fr (default en)
      --json           the same for programs

    Ids of ambiguities (V-AMB-01) and of differences between editions (D-001) are known as well.
    Exit status: 0 found, 1 nothing like that, 2 wrong usage.

scenario =
    praxis scenario FILE… [--trace] [--options] [--json] [--lang en]

    Runs scenarios: YAML files with a position, a script of answers and what must then hold. A file may hold several documents;
    of a folder all .yaml files are run. Every scenario is run three times: plainly, stored and restored after each answer, and
    with each answer taken back and given again.

      --trace      print every decision with its step and all its sentences
      --options    stop at the first decision that the script does not answer, and list what could be answered
      --json       one JSON value for tools
      --lang LANG  the language of the report: en, pt, es, it or fr (default en); scenarios themselves are English

    Exit status: 0 all hold, 1 some do not, 2 a file cannot be read or the command is wrong.

card =
    praxis card NAME…   what a card says, how the rules decide about it, and by which rules

      praxis card govern the unaligned
      praxis card "zona de caza" --lang es
      praxis card Rare Candy --lang pt
      praxis card Lightning --game magic
      praxis card Surprise Influence --edition 2000

    NAME may be in any language that has printed translations, part of a name, or nearly right. The text is made from the
    definition that the rules carry out; it is not the printed wording.

      --game GAME         { $games } (default: the first of them that has a card of this name)
      --lang LANG         en, pt, es, it or fr (default en)
      --edition EDITION   an edition of the game, where they differ (default: the newest)
      --json              the same for programs

    Exit status: 0 found, 1 no such card, 2 wrong usage.

deck =
    praxis deck check DECK [options]        is the deck legal, in which editions, and which of its cards are playable here
    praxis deck convert DECK --to FORMAT    the same deck as another program writes it

    DECK is a file, - for a pipe, the name of an offered deck, or a whole deck in an address (nothing is fetched). The
    formats below and the game are recognized automatically.

      --game GAME        { $games } (default: the one that knows the deck)
      --to FORMAT        { $formats }
      --edition NAME     the edition of the rules (default: the newest)
      --players N        number of players, on which the size of a deck may depend (default: the usual number)
      --format NAME      { $playFormats }
      --lang LANG        en, pt, es, it or fr (default en)
      --json             the result of a check for programs

    { $importing } makes all published cards known.
    Exit status: 0 legal or converted, 1 there are problems, 2 wrong usage.

deckFormats = { $formats } (default { $usual })

cards =
    praxis cards import GAME PATH…        make all cards of published lists known (vtes)
    praxis cards find GAME NAME…          the known cards of that name, and whether they are playable here
    praxis cards compile GAME PATH…       make definitions of the texts in published lists (vtes)
    praxis cards list GAME [--json]       all cards that can be played here
    praxis cards missing DECK [--json]    the cards of a deck that cannot, and what could take their place

    PATH is a folder with card lists, or one of the files. For VTES these are the CSV files that the VEKN publishes
    (vtescrypt.csv, vteslib.csv, vteslibmeta.csv, vtessets.csv). Names, groups, costs, sets and bans are kept in the
    folder .praxis in your home (or where PRAXIS_HOME says), never the texts of the cards. Nothing is fetched from the
    network. A server whose PRAXIS_CARDS names that folder knows them too.

    Compiling prints how many cards were understood completely. A text that is not understood to its last word is refused,
    with the first words that were not understood.

      DECK            a file with a deck, - for a pipe, an address that holds a deck, or the name of an offered deck
      --game GAME     the game of the deck, if the text does not tell
      --write FILE    write the compiled definitions there, as YAML
      --why           name every refused card, with its reason
      GAME            { $games }
      --lang LANG     en, pt, es, it or fr (default en)

    Exit status: 0 done or found, 1 a file is damaged or nothing found, 2 wrong usage.
