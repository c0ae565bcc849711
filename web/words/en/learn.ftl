### English, and by its shape what every language must say.

title = Learn
hint = Play short positions at a real table. Each shows one thing, and you cannot break anything.
none = There are no lessons for this game yet.
first = First steps
examples = Examples from the rulebooks
examplesHint = Positions that the rulebooks themselves work through, for those who want to know exactly.
done = Learned
begin = Begin
lesson = Lesson
task = Find this:
watch = Watch what happens…
progress = { $step } of { $of }
wrong = “{ $said }” is allowed here, but this lesson is about something else. Try again.
finished = Well done.
now = The position now
shown = The rules behind it
next = Next lesson
again = Try again
all = All lessons
showAgain = What you learned
rules = Rules
rulesHint = Every rule that the referee knows, with its id.
find = Search by word or id
found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
more = Show more
otherwise = { $edition } (different rule)
everyEdition = All editions
chapters = Chapters
everyChapter = All chapters
tryIt = Try it:
noRule = No rule contains all these words. Try fewer or different words.
