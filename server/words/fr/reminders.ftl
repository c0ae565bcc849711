title-your_move = À vous de jouer
title-last_call = Votre temps est presque écoulé

body = { $game }, avec { $others }
