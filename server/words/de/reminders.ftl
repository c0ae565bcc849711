title-your_move = Du bist am Zug
title-last_call = Deine Zeit läuft ab

body = { $game }, mit { $others }
