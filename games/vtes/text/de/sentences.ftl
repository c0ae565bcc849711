heads-pass = { $who } passt
heads-end = { $who } wählt nichts
heads-plays = { $who } spielt { $card }
heads-uses = { $who } nutzt { $card }
heads-shows = { $who } zeigt { $word }
heads-carries_out = { $who } führt { $card } aus
heads-chooses = { $who } wählt { $it }
heads-discards = { $who } wirft { $card } ab
heads-finds = { $who } findet { $card }
heads-finds_nothing = { $who } findet nichts
heads-burns_pool = { $who } verbrennt { $amount } Pool
heads-burns_blood = { $who } verbrennt { $amount } Blut von { $card }
heads-burns_a_card_at_random = { $who } verbrennt eine zufällige Karte
heads-removes_a_card_at_random = { $who } entfernt eine zufällige Karte aus dem Spiel
heads-marks = { $who } markiert { $card }
heads-gains_pool_from_edge = { $who } erhält { $amount } Pool durch den Vorteil
heads-burns_pool_to_unlock = { $who } verbrennt { $amount } Pool, um { $card } zu enttappen
heads-withdraws = { $who } zieht sich zurück
heads-concedes = { $who } gibt auf
heads-pays_for = { $who } zahlt für { $card }
heads-pays_for_title = { $who } zahlt für den Titel von { $card }
heads-yields = { $who } verzichtet auf { $card }
heads-yields_title = { $who } verzichtet auf den Titel von { $card }
heads-moves_pool_to = { $who } legt { $amount } Pool auf { $card }
heads-takes_blood_from = { $who } nimmt { $amount } Blut von { $card }
heads-draws_a_crypt_card = { $who } zieht eine Kryptakarte
heads-moves_to_ready = { $who } bringt { $card } in die bereite Region
heads-merges = { $who } vereint { $card }
heads-moves_trophy = { $who } verschiebt { $card }
heads-sets_the_terms = { $who } legt die Bedingungen fest:
heads-casts_votes =
    { $card ->
        [none] { $who }
       *[other] { $card }
    } gibt { $amount ->
        [one] { $amount } Stimme
       *[other] { $amount } Stimmen
    } { $word } ab
heads-casts_sub-votes =
    { $card } gibt { $amount ->
        [one] { $amount } Unterstimme
       *[other] { $amount } Unterstimmen
    } { $word } ab
heads-casts_votes_from_the_Edge =
    { $who } gibt { $amount ->
        [one] { $amount } Stimme
       *[other] { $amount } Stimmen
    } durch den Vorteil { $word } ab
heads-casts_votes_from =
    { $who } gibt { $amount ->
        [one] { $amount } Stimme
       *[other] { $amount } Stimmen
    } durch { $card } { $word } ab
heads-burns_the_Edge_for_a_vote = { $who } verbrennt den Vorteil für eine Stimme
heads-burns_for_a_vote = { $who } verbrennt { $card } für eine Stimme
heads-calls_a_blood_hunt = { $who } ruft eine Blutjagd auf { $card } aus
heads-bleeds = { $card } blutet
heads-hunts = { $card } jagt
heads-leaves_torpor = { $card } verlässt die Starre
heads-rescues = { $card } rettet
heads-diablerizes = { $card } begeht Diablerie an
heads-becomes_anarch = { $card } wird Anarch
heads-takes_equipment = { $card } nimmt
heads-fights = { $card } bekämpft
heads-destroys = { $card } vernichtet
heads-minion_uses = { $card } nutzt
heads-does_not_block = { $who } blockt nicht
heads-attempts_to_block = { $card } versucht zu blocken
heads-fights_instead = { $card } kämpft stattdessen
heads-avenges = { $card } rächt sich
heads-plays_from_ash_heap = { $who } spielt { $card } aus dem Aschehaufen
heads-returns_by_conviction =
    { $card } kehrt für { $amount ->
        [one] { $amount } Überzeugung
       *[other] { $amount } Überzeugungen
    } zurück
heads-maneuvers = { $card } manövriert
heads-strikes = { $card } schlägt
heads-prevents = { $card } verhindert { $amount } Schaden
heads-presses = { $card } setzt nach

orders-becomes_anarch = Mache { $card } zum Anarchen
orders-casts_votes =
    { $card ->
        [none]
            { $who } gibt { $amount ->
                [one] { $amount } Stimme
               *[other] { $amount } Stimmen
            } { $word } ab
       *[other]
            Gib { $amount ->
                [one] { $amount } Stimme
               *[other] { $amount } Stimmen
            } von { $card } { $word } ab
    }
orders-casts_sub-votes =
    Gib { $amount ->
        [one] { $amount } Unterstimme
       *[other] { $amount } Unterstimmen
    } von { $card } { $word } ab

parts-with = mit { $card }
parts-at = in der { $word }
parts-choosing_mode = (Wahl: { $word })
parts-on = auf { $it }
parts-on_nobody = auf niemanden
parts-choosing = (Wahl: { $it })
parts-paying = für { $amount }
parts-allot = { $amount } für { $seat }
parts-discarding = durch Abwerfen von { $card }
parts-target = { $seat }
parts-target_card = { $card }
parts-equipment = { $card }
parts-from = von { $card }
parts-source = { $card }
parts-burning = durch Verbrennen von { $card }
parts-with_hand = mit der Faust
parts-with_weapon = mit { $card }
parts-with_committed = mit { $card }
parts-with_ability = mit { $card }
parts-with_effect = mit { $it }
parts-using_hand = mit der Faust
parts-using = mit { $card }
parts-on_equipment = gegen { $card }
parts-at_retainer = gegen den Gefolgsmann { $card }
parts-to_continue = zum Weiterkämpfen
parts-to_end = zum Beenden des Kampfs
parts-against_normal = (normaler Schaden)
parts-against_aggravated = (schwer heilbarer Schaden)
parts-paying_split = für { $amount }, { $card } für { $word }

members-allot = { $amount } für { $seat }
members-on_nobody = niemand

choosing = { $who } wählt { $what }
as = als { $type }

told-choosing_mode = ({ $word })
told-choosing = ({ $it })
told-on_nobody = (kein Ziel)
told-on_nobody_else = (sonst niemand)
told-paying_split =
    { $amount ->
        [2] für { $amount } Blut
       *[other] für { $amount } Blut (davon { $card } { $word })
    }

abouts-unlock_phase = Enttapp-Phase
abouts-master_phase = Meisterphase
abouts-minion_phase = Dienerphase
abouts-influence_phase =
    Einflussphase ({ $amount ->
        [one] 1 Transfer
       *[other] { $amount } Transfers
    })
abouts-discard_phase = Abwurfphase
abouts-discard_down = Wirf Karten bis auf dein Handlimit ab
abouts-contests = Zahle für das, was dir streitig gemacht wird, oder verzichte darauf
abouts-leave_the_table = Den Tisch verlassen?
abouts-terms = Lege die Bedingungen des Referendums fest
abouts-before_votes = Bevor abgestimmt wird
abouts-polling = Wie stimmst du ab?
abouts-rock_paper_scissors = Stein, Papier oder Schere?
abouts-secret_number = Eine geheime Zahl für { $card }
abouts-blood_hunt = Eine Blutjagd auf { $card } ausrufen?
abouts-move_trophies_to = Trophäen auf { $card } verschieben
abouts-fetch_a_trophy = Eine Trophäe für { $card }
abouts-slave_may_step_in = Kämpft stattdessen ein Sklave gegen { $card }?
abouts-fetch_a_conviction = Eine Überzeugung für { $card }
abouts-would_be_burned = { $card } würde verbrannt
abouts-avenge = Die Aktion von { $card } rächen?
abouts-range = Entfernung
abouts-strike = Schlag von { $card }
abouts-prevent_damage = { $card } erleidet { $amount } Schaden
abouts-going_to_torpor = { $card } fällt gleich in Starre
abouts-press = Nachsetzen
abouts-before_range = Bevor die Entfernung bestimmt wird
abouts-before_strikes = Bevor die Schläge gewählt werden
abouts-strikes_chosen = Bevor die Schläge ausgeführt werden
abouts-additional_strikes = Zusätzliche Schläge
abouts-end_of_round = Ende der Runde
abouts-action_announced = { $card } handelt
abouts-before_block = Vor dem Blocken: { $card } handelt
abouts-block = Die Aktion von { $card } blocken?
abouts-block_attempt = { $card } versucht zu blocken
abouts-blocks_declined = Niemand blockt { $card }
abouts-before_resolution = Bevor die Aktion von { $card } ausgeführt wird
abouts-after_resolution = Nach der Aktion von { $card }
abouts-respond_to_card = { $card } wird gerade gespielt
abouts-may_use = { $card } nutzen?
abouts-choose = Wähle für { $card }
abouts-attach = Auf welche Karte kommt { $card }?
abouts-next_effect = Welcher Effekt ist der nächste?
abouts-discard = Wirf eine Karte ab
abouts-search = Suchen
abouts-recruit = Wen rekrutiert { $card }, oder wen stellt { $card } ein?
abouts-acts_now = Welche Aktion führt { $card } aus?
abouts-about_to_be_ousted =
    { PERSON($seat) ->
        [you] Du wirst gleich verdrängt
       *[other] { $seat } wird gleich verdrängt
    }
abouts-obligation = Zahle 1 Pool oder 1 Blut
abouts-take_equipment_of = Ausrüstung von { $card } nehmen
abouts-may_diablerize = Diablerie an { $card } begehen?
