title-your_move = Te toca a ti
title-last_call = Se te acaba el tiempo

body = { $game }, con { $others }
