title-your_move = É a sua vez
title-last_call = O seu tempo está acabando

body = { $game }, com { $others }
