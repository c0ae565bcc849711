### English, and by its shape what every language must say.

title = Settings
beta = Show unfinished languages (beta)
language = Language
theme = Appearance
colourBlind = Colors for color blindness
spoken = Show the table as text
motion = Reduce motion
hints = Hints for newcomers
sounds = Sounds
notices = Notify me when it's my turn and this tab is in the background
volume = Volume
ownPictures = Your own card pictures
ownPicturesHint = Choose pictures that are named after the cards or their numbers. They stay in this browser.
ownPicturesKept =
    { $count ->
        [one] 1 picture is kept in this browser.
       *[other] { $count } pictures are kept in this browser.
    }
ownPicturesForget = Remove my pictures
tempo = Animation speed

themes-auto = Automatic
themes-dark = Dark
themes-light = Light

tempos-slow = Slow
tempos-normal = Normal
tempos-fast = Fast
