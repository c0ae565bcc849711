events-turn = Zug { $number }: { $seat }
events-phase = Phase: { $phase }
events-action_successful = Die Aktion von { $by } gelingt
events-action_over = { "" }
events-bled = { $who } blutet { $seat } mit { $by } für { $amount }
events-declined = { $seat } blockt nicht
events-block_attempt = { $seat } versucht, mit { $by } zu blocken
events-block_failed = Der Block von { $seat } mit { $by } misslingt
events-blocked = { $seat } blockt mit { $by }
events-redirected = Das Bluten wird auf { $seat } umgelenkt
events-diablerie = { $by } begeht Diablerie an { $victim }
events-torpor = { $card } fällt in Starre
events-referendum_over = { "" }
events-cancelled = { $card } wird aufgehoben
events-used = { $seat } nutzt { $card }
events-triggered = { $card } wirkt
events-modified = { "" }
events-moved = { "" }
events-attached = { $card } wird auf { $on } gelegt
events-locked = { $card } wird getappt
events-unlocked = { $card } wird enttappt
events-counters =
    { $card } { SIGN($change) ->
        [negative] verliert
       *[other] erhält
    } { ABS($change) } { $unit ->
        [blood] Blut
        [life] Leben
       *[other] Marker
    } ({ $now })
events-named_counters =
    { $card } { SIGN($change) ->
        [negative] verliert
       *[other] erhält
    } { ABS($change) } { $counter } ({ $now })
events-pool =
    { $seat } { SIGN($change) ->
        [negative] verliert
       *[other] erhält
    } { ABS($change) } Pool ({ $now })
events-edge =
    { $seat ->
        [none] Niemand hat den Vorteil
       *[other] { $seat } erhält den Vorteil
    }
events-shuffled = { $seat } mischt die { $zone }
events-shown = { $card } wird gezeigt
events-looked_at_hand = { $seat } sieht sich die Hand von { $of } an
events-ousted = { $seat } wird verdrängt
events-victory_point = { $seat } erhält einen Siegpunkt ({ $now })
events-withdrawal_announced = { $seat } kündigt den Rückzug an
events-withdrawn = { $seat } zieht sich aus dem Spiel zurück
events-conceded = { $seat } gibt auf
events-left_the_game = { "" }
events-arrived = { $card } kommt in die bereite Region von { $seat }
events-merged = { $card } wird vereint
events-contested = { $card } ist umstritten
events-second_copy = { $card } ist ein zweites Exemplar und wird verbrannt
events-contest_won = Der Streit um { $card } ist vorbei
events-contest_decided = { "" }
events-contest_paid = { $seat } zahlt für den Streit um { $card }
events-title_gained = { $card } erhält den Titel { $title }
events-title_lost = { $card } verliert den Titel
events-title_contested = { $card } streitet um den Titel { $title }
events-title_won = { $card } hat wieder den Titel { $title }
events-clan_changed = { $card } gehört jetzt zum Clan { $clan }
events-sect_changed = { $card } gehört jetzt zur Sekte { $sect }
events-referendum = Das Referendum von { $by } beginnt
events-terms = { $seat } legt die Bedingungen fest: { $terms }
events-referendum_result =
    { $cancelled ->
        [true] Das Referendum wird aufgehoben
       *[other]
            Das Referendum wird { $passed ->
                [true] angenommen
               *[other] abgelehnt
            }: { $for } dafür, { $against } dagegen
    }
events-votes_gained =
    { $seat } erhält { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }
events-votes_cast =
    { $card ->
        [none] { $seat }
       *[other] { $card }
    } gibt { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    } { $side } ab
events-abstains = { $card } enthält sich
events-blood_hunt = Eine Blutjagd auf { $card } wird ausgerufen
events-trophy = { $on } erhält die Trophäe { $card }
events-slave_steps_in = { $card } kämpft anstelle von { $by }
events-combat = { $acting } und { $opposing } kämpfen
events-round = Runde { $round }
events-range = Entfernung: { $range }
events-additional_strikes =
    { $card } erhält { $amount ->
        [one] { $amount } zusätzlichen Schlag
       *[other] { $amount } zusätzliche Schläge
    }
events-combat_ends = { $card } beendet den Kampf
events-combat_over = Der Kampf ist vorbei
events-recovered = { $card } erholt sich
events-maneuvered = { $card } manövriert auf { $range }e Entfernung
events-range_set = Entfernung: { $range }
events-prevented = { $card } verhindert { $amount } Schaden
events-damage =
    { $aggravated ->
        [0] { $card } erleidet { $amount } Schaden
       *[other] { $card } erleidet { $amount } Schaden, davon { $aggravated } schwer heilbar
    }
events-destroyed = { $card } wird verbrannt
events-pressed =
    { $card } setzt nach, um den Kampf { $continuing ->
        [true] fortzusetzen
       *[other] zu beenden
    }
events-ante_won = { $seat } gewinnt den Einsatz von { $from }
events-time_is_up = Die Zeit ist abgelaufen

endings-last_one_left = nur ein Methusalem ist übrig
endings-turn_limit = die Höchstzahl der Züge ist erreicht

acting = mit { $by }
aCard = eine Karte
aFaceDownCard = eine verdeckte Karte
faceDownCards = verdeckte Karten
