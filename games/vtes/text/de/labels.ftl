zones-library = Bibliothek
zones-crypt = Krypta
zones-hand = Hand
zones-known_hand = bekannte Handkarten
zones-uncontrolled = unkontrolliert
zones-ready = bereit
zones-torpor = Starre
zones-incapacitated = kampfunfähig
# key: in_play
zones-in_play = im Spiel

zones-contested = umstritten
# key: ash_heap
zones-ash_heap = Aschehaufen

zones-removed = aus dem Spiel entfernt
zones-ante = Einsatz

counters-pool = Pool
counters-vp = SP
counters-hand_size = Handlimit
counters-transfers = Transfers
counters-transfers_one = Transfer
counters-master_actions = Meisterphasenaktionen
counters-master_actions_one = Meisterphasenaktion
counters-discard_actions = Abwurfphasenaktionen
counters-discard_actions_one = Abwurfphasenaktion
counters-blood = Blut
counters-life = Leben
counters-capacity = Kapazität
counters-counters = Marker

phases-setup = Aufbau
phases-unlock = Enttapp-Phase
phases-master = Meisterphase
phases-minion = Dienerphase
phases-influence = Einflussphase
phases-discard = Abwurfphase

steps-setup = Aufbau
steps-unlock = Enttappen
steps-master = Meister
steps-minion = Diener
steps-effect = Effekt
steps-announce = Ankündigung
steps-as_played = eine Karte wird gespielt
steps-before_block = vor dem Blocken
steps-block = Blocken
steps-block_attempt = Blockversuch
steps-after_block = niemand blockt mehr
steps-before_resolution = vor der Ausführung
steps-after_resolution = nach der Ausführung
steps-terms = Bedingungen
steps-polling = Abstimmung
steps-before_range = vor der Entfernung
steps-range = Entfernung
steps-before_strikes = vor den Schlägen
steps-strike = Schlag
steps-strike_resolution = Ausführung der Schläge
steps-damage = Schaden
steps-burning = Verbrennen
steps-ousting = Verdrängen
steps-additional_strikes = zusätzliche Schläge
steps-press = Nachsetzen
steps-end_of_round = Ende der Runde
steps-influence = Einfluss
steps-discard = Abwurf

editions-fifth = Fünfte Edition
editions-third = Dritte Edition
editions-2000 = Regeln von 2000

deckNotes-third-edition-brujah-antitribu = Ruft mit Präsenz Referenden aus und kämpft schnell und hart, wo sie nicht genügen.
deckNotes-sabbat-war-lasombra = Blutet mit Beherrschung im Schutz der Schatten und schlägt im Kampf aus ihnen zu.
deckNotes-sabbat-war-tzimisce = Wacht auf, um zu blocken, wechselt die Gestalt, um zu handeln und zu kämpfen, und ruft Tiere herbei.
deckNotes-sabbat-war-ventrue-antitribu = Gewinnt Pool durch Referenden, überlebt mit Seelenstärke und wacht mit Auspex.
deckNotes-lasombra = Mischt Bluten aus den Schatten mit Referenden und blockt mit betitelten Vampiren.
deckNotes-hecata = Erweckt die Toten als Verbündete und Gefolgsleute und schwächt alle mit Oblivion.
deckNotes-brujah = Stürzt sich in den Kampf, hält den Gegner fest und schlägt hart zu; die Überlebenden bluten.
deckNotes-ministry = Blutet mit Heimlichkeit und Präsenz und entkommt Kämpfen als Nebel oder in die Erde.
deckNotes-banu-haqim = Jagt ausgewählte Vampire mit Geschwindigkeit und Blutzauberei und bewacht sein Gebiet.
deckNotes-path-of-power-and-the-inner-voice = Ergreift die Macht durch Referenden und starke Persönlichkeiten und handelt immer wieder.
deckNotes-path-of-death-and-the-soul = Schickt die Toten zum Bluten und Kämpfen und blutet hinter ihnen mit Beherrschung.
deckNotes-path-of-caine = Sucht den Kampf, zerreißt seine Opfer und lebt vom Blut der Besiegten.
deckNotes-libertine-ball = Erschafft eine Schar junger Vampire, blutet und stimmt mit ihnen ab und wahrt den Frieden.
deckNotes-parliament-of-shadows = Verbirgt Bluten und Referenden in Schatten und lenkt das Bluten anderer um.
deckNotes-den-of-fiends = Blockt fast alles, und seine monströsen Gestalten gewinnen die Kämpfe, die folgen.
deckNotes-pact-with-nephandi = Rekrutiert Magier als Verbündete, blutet mit Computern und kämpft aus der Ferne.
deckNotes-sabbat-war-brujah-antitribu = Greift die Diener anderer schnell und stark an und blutet, wenn sie fort sind.
deckNotes-third-edition-tremere-antitribu = Blutet mit Beherrschung, blockt mit Auspex und verbrennt seine Gegner mit Thaumaturgie.
deckNotes-path-of-cathari = Blutet mit Präsenz, tappt die Diener, die im Weg stehen, und lenkt Bluten ab.
deckNotes-third-edition-tzimisce = Blockt mit Auspex und Tieren und kämpft mit geformtem Fleisch und Knochen.
deckNotes-tzimisce = Formt Fleisch zu Kriegsghulen und anderen Verbündeten, blutet mit ihnen und blockt vom eigenen Land aus.
deckNotes-gangrel = Blockt mit Tieren und wilden Sinnen und kämpft mit Klauen und Krähen.
deckNotes-malkavian = Blutet Zug um Zug mit Heimlichkeit und lenkt das Bluten anderer um.
deckNotes-nosferatu = Greift die Diener anderer mit bloßen Händen und Tieren an und fängt ab, was näher kommt.
deckNotes-toreador = Ruft Referenden aus, gewinnt sie mit vielen Stimmen und beendet Kämpfe, bevor sie beginnen.
deckNotes-tremere = Blutet und blockt im Wechsel und stiehlt im Kampf Blut.
deckNotes-ventrue = Beherrscht die Referenden mit seinen Titeln, handelt zweimal im Zug und lenkt Bluten um.
deckNotes-third-edition-malkavian-antitribu = Blutet jeden Methusalem mit Heimlichkeit und spielt allen anderen Streiche, im Kampf und außerhalb.

editionNotes-third = Mehrere Karten dürfen ein Bluten erhöhen, neue Vampire kommen am Ende der Einflussphase ins Spiel, die Beseelten können gespielt werden, und Decks enthalten Karten, die bis 2006 gedruckt wurden.
editionNotes-2000 = Eine Krypta mischt Vampire aller Gruppen, Diener dürfen eine Aktion im Zug wiederholen, es gibt keine Ereignisse, fortgeschrittenen Vampire oder Anarchen, und Decks enthalten Karten, die bis 2000 gedruckt wurden.

standing-this_action = Auf diese Aktion nicht antworten
standing-votes = Bei jeder Abstimmung anhalten

settings-ante = Einsatz
settings-ante_false = Nein
settings-ante_true = Ja

about-ante = Alle legen die oberste Karte ihrer Bibliothek offen beiseite; die Karte eines verdrängten Spielers geht an den Jäger.

marks-locked = getappt
marks-face_down = verdeckt
marks-superior = überlegen
marks-ousted = verdrängt
marks-withdrawing = zieht sich zurück

table-turn = Zug
table-phase = Phase
table-edge = Vorteil
table-nobody = niemand
table-prey = Beute
table-predator = Jäger
table-prey_and_predator = Beute und Jäger
table-action = Aktion
table-combat = Kampf
table-referendum = Referendum
table-blood_hunt = Blutjagd
table-blocker = Blocker
table-round = Runde
table-range = Entfernung
table-close = kurz
table-long = lang
table-for = dafür
table-against = dagegen
table-stealth = Heimlichkeit
table-intercept = Abfangen
table-bleed = Bluten
table-strength = Stärke
table-votes = Stimmen

facts-group = Gruppe
facts-clan = Clan
facts-clans = Clans
facts-discipline = Disziplin
facts-disciplines = Disziplinen der Krypta
facts-required_disciplines = Disziplinen der Bibliothek

tallies-score = Siegpunkte
tallies-ousts = verdrängte Beuten
tallies-ousted = verdrängt

states-awake = wach
states-recruited = gerade rekrutiert
states-no_unlock = enttappt nicht
states-going_to_torpor = fällt in Starre
states-stolen_this_round = gerade gestohlen
states-contested = umstritten
states-title_contested = Titel umstritten
states-anarch = Anarch

votes =
    { $amount ->
        [one] 1 Stimme
       *[other] { $amount } Stimmen
    }
markedBy = markiert von { $name }

actions-bleed = bluten
actions-hunt = jagen
actions-equip = ausrüsten
actions-take_equipment = Ausrüstung nehmen
actions-employ = einen Gefolgsmann einstellen
actions-recruit = einen Verbündeten rekrutieren
actions-political = politische Aktion
actions-card = Aktionskarte
actions-use = eine Karte nutzen
actions-leave_torpor = die Starre verlassen
actions-rescue = aus der Starre retten
actions-diablerize = Diablerie begehen
actions-become_anarch = Anarch werden
actions-fight = kämpfen
actions-power = Macht
actions-destroy = einen Beseelten vernichten

costs-pool = { $amount } Pool
costs-blood = { $amount } Blut
costs-conviction = { $amount } Überzeugung

# The starter of a clan in that edition.
thirdEdition = Dritte Edition: { $clan }
