title-your_move = Tocca a te
title-last_call = Il tuo tempo sta per scadere

body = { $game }, con { $others }
