### What a reminder says, in the language in which the browser was told to remind.

title-your_move = It is your move
title-last_call = Your time is running out

body = { $game }, with { $others }
