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
pictureAddress = Address of card pictures
pictureAddressHint = An https address with {"{"}number{"}"}, {"{"}name{"}"} or {"{"}id{"}"} where the card's number, English name or id belongs. It stays in this browser, and our server learns only its host.
pictureAddressWrong = This address cannot be used. It must begin with https:// and contain {"{"}number{"}"}, {"{"}name{"}"} or {"{"}id{"}"}.
pictureAddressSeen = The host of the pictures sees which cards you are shown, and when.
pictureAddressUse = Use this address
pictureAddressForget = Remove the address
tempo = Animation speed

themes-auto = Automatic
themes-dark = Dark
themes-light = Light

tempos-slow = Slow
tempos-normal = Normal
tempos-fast = Fast
