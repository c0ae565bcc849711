### English, and by its shape what every language must say.

title = Decks
hint = Paste a list, open a file, or build a deck card by card.
all = All decks
mine = Your decks
none = You have not saved a deck yet.
fresh = New deck
unnamed = Unnamed deck
name = Name
list = List
listHint = Any common deck format works. You can also drop a file here.
file = Open a file
keep = Save
kept = The deck has been saved.
export = Format
remove = Delete
play = Play it now
share = Share
legal = This deck can be played.
notLegal = This deck cannot be played yet:
warnings = Please note:
line = Line { $line }:
cards = Cards
add = Add one { $name }
take = Remove one { $name }
search = Search for cards
found =
    { $count ->
        [one] 1 card
       *[other] { NUMBER($count) } cards
    }
charts = Charts
types = Card types
traits = Traits
count = Count
sample = Sample hand
again = Draw again
notSaved = Not saved yet
restored = Unsaved changes restored.
discard = Discard them
given = This deck was shared with you. Save it to keep your own copy.
keepCopy = Save a copy
removeSure = Delete it forever
unplayable = The rules allow this deck, but some of its cards cannot be played here yet:
missing = These cards cannot be played here yet:
notHere = Not playable here
others =
    { $count ->
        [one] 1 more, not playable here
       *[other] { NUMBER($count) } more, not playable here
    }
any = Any
filters =
    { $set ->
        [0] Filters
       *[other] Filters ({ $set })
    }
clear = Clear
download = Download
copy = Copy
link = Link to this deck
unshare = Stop sharing
asText = The deck as text
countOf = Number of { $name }
shown = The first { $count } are shown.
more = Show more
showMore = Show { $count } more
quick = Enter adds the first card; the arrow keys move through the list.
playNamed = Play { $name } now
ready = Start with a ready-made deck
