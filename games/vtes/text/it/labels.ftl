zones-library = biblioteca
zones-crypt = cripta
zones-hand = mano
zones-known_hand = carte note della mano
zones-uncontrolled = non controllati
zones-ready = attivi
zones-torpor = torpore
zones-incapacitated = inabili
zones-in_play = in gioco
zones-contested = contestate
zones-ash_heap = cumulo di cenere
zones-removed = rimosse dal gioco
zones-ante = posta

counters-pool = risorse
counters-vp = PV
counters-hand_size = dimensione della mano
counters-transfers = trasferimenti
counters-transfers_one = trasferimento
counters-master_actions = azioni di fase master
counters-master_actions_one = azione di fase master
counters-discard_actions = azioni della fase di scarto
counters-discard_actions_one = azione della fase di scarto
counters-blood = sangue
counters-life = vita
counters-capacity = capacità
counters-counters = segnalini

phases-setup = preparazione
phases-unlock = fase di stappo
phases-master = fase master
phases-minion = fase seguaci
phases-influence = fase di influenza
phases-discard = fase di scarto

steps-setup = preparazione
steps-unlock = stappo
steps-master = master
steps-minion = seguaci
steps-effect = effetto
steps-announce = annuncio
steps-as_played = mentre si gioca una carta
steps-before_block = prima dei blocchi
steps-block = blocco
steps-block_attempt = tentativo di blocco
steps-after_block = dopo la rinuncia ai blocchi
steps-before_resolution = prima della risoluzione
steps-after_resolution = dopo la risoluzione
steps-terms = termini
steps-polling = scrutinio
steps-before_range = prima della distanza
steps-range = distanza
steps-before_strikes = prima dei colpi
steps-strike = colpo
steps-strike_resolution = risoluzione dei colpi
steps-damage = danno
steps-burning = bruciare
steps-ousting = estromissione
steps-additional_strikes = colpi addizionali
steps-press = pressione
steps-end_of_round = fine del round
steps-influence = influenza
steps-discard = scarto

editions-fifth = Quinta edizione
editions-third = Terza edizione
editions-2000 = Regole del 2000

deckNotes-third-edition-brujah-antitribu = Chiama referendum con Ascendente, e combatte rapido e duro dove non bastano.
deckNotes-sabbat-war-lasombra = Dissangua con Dominazione al riparo delle ombre, e da esse colpisce in combattimento.
deckNotes-sabbat-war-tzimisce = Si sveglia per bloccare, cambia forma per agire e combattere, e chiama a sé gli animali.
deckNotes-sabbat-war-ventrue-antitribu = Guadagna risorse con i referendum, resiste con la Robustezza e vigila con Auspex.
deckNotes-lasombra = Unisce dissanguamenti dalle ombre e referendum, e blocca con vampiri titolati.
deckNotes-hecata = Rianima i morti come alleati e servitori, e indebolisce tutti con Oblio.
deckNotes-brujah = Cerca il combattimento, tiene fermo l’avversario e picchia forte; chi resta dissangua.
deckNotes-ministry = Dissangua con furtività e Ascendente, e sfugge ai combattimenti come nebbia o sotto terra.
deckNotes-banu-haqim = Dà la caccia a vampiri scelti con rapidità e Stregoneria del Sangue, e difende il suo dominio.
deckNotes-path-of-power-and-the-inner-voice = Prende il potere con i referendum e con la forza di volontà, e agisce più volte.
deckNotes-path-of-death-and-the-soul = Manda i morti a dissanguare e combattere, e dissangua con Dominazione dietro di loro.
deckNotes-path-of-caine = Cerca il combattimento, dilania la vittima e vive del sangue degli sconfitti.
deckNotes-libertine-ball = Abbraccia una folla di giovani vampiri, dissangua e vota con loro, e mantiene la pace.
deckNotes-parliament-of-shadows = Nasconde nelle ombre dissanguamenti e referendum, e devia i dissanguamenti degli altri.
deckNotes-den-of-fiends = Blocca quasi tutto, e le sue forme mostruose vincono i combattimenti che seguono.
deckNotes-pact-with-nephandi = Recluta maghi come alleati, dissangua con i computer e combatte a distanza.
deckNotes-sabbat-war-brujah-antitribu = Si lancia sui seguaci degli altri con velocità e forza, e dissangua quando non ci sono più.
deckNotes-third-edition-tremere-antitribu = Dissangua con Dominazione, blocca con Auspex e brucia gli avversari con la Taumaturgia.
deckNotes-path-of-cathari = Dissangua con Ascendente, tappa i seguaci sulla sua strada e devia i dissanguamenti.
deckNotes-third-edition-tzimisce = Blocca con Auspex e animali, e combatte con carne e ossa plasmate.
deckNotes-tzimisce = Plasma la carne in War Ghoul e altri alleati, dissangua con loro e blocca dalla propria terra.
deckNotes-gangrel = Blocca con animali e sensi selvaggi, e combatte con artigli e corvi.
deckNotes-malkavian = Dissangua con furtività, turno dopo turno, e devia i dissanguamenti degli altri.
deckNotes-nosferatu = Assale i seguaci degli altri con attacchi fisici e animali, e intercetta chi si avvicina.
deckNotes-toreador = Chiama referendum, li vince con molti voti e chiude i combattimenti prima che comincino.
deckNotes-tremere = Dissangua e blocca a turno, e ruba sangue in combattimento.
deckNotes-ventrue = Domina i referendum con i suoi titoli, agisce due volte per turno e devia i dissanguamenti.
deckNotes-third-edition-malkavian-antitribu = Dissangua qualsiasi Matusalemme con furtività e inganna tutti gli altri, in combattimento e fuori.

editionNotes-third = Più carte possono aumentare lo stesso dissanguamento, i nuovi vampiri arrivano alla fine della fase di influenza, si possono giocare gli Imbued, e i mazzi contengono carte stampate entro il 2006.
editionNotes-2000 = La cripta mescola vampiri di qualsiasi gruppo, i seguaci possono ripetere un’azione nello stesso turno, non ci sono eventi, vampiri avanzati né anarchici, e i mazzi contengono carte stampate entro il 2000.

standing-this_action = Non rispondere a questa azione
standing-votes = Fermati a ogni scrutinio

settings-ante = Posta
settings-ante_false = No
settings-ante_true = Sì

about-ante = Ognuno mette da parte, scoperta, la prima carta della propria biblioteca; quando qualcuno è estromesso, il suo predatore vince quella carta.

marks-locked = tappato/a
marks-face_down = coperta
marks-superior = superiore
marks-ousted = estromesso
marks-withdrawing = in ritiro

table-turn = Turno
table-phase = Fase
table-edge = Vantaggio
table-nobody = nessuno
table-prey = preda
table-predator = predatore
table-prey_and_predator = preda e predatore
table-action = Azione
table-combat = Combattimento
table-referendum = Referendum
table-blood_hunt = Caccia di sangue
table-blocker = bloccante
table-round = round
table-range = distanza
table-close = distanza ravvicinata
table-long = lunga distanza
table-for = a favore
table-against = contro
table-stealth = furtività
table-intercept = intercetto
table-bleed = dissanguamento
table-strength = forza
table-votes = voti

facts-group = gruppo
facts-clan = clan
facts-clans = clan
facts-discipline = Disciplina
facts-disciplines = Discipline della cripta
facts-required_disciplines = Discipline della biblioteca

tallies-score = punti vittoria
tallies-ousts = prede estromesse
tallies-ousted = estromesso

states-awake = risvegliato
states-recruited = appena reclutato
states-no_unlock = non si stapperà
states-going_to_torpor = sta per andare in torpore
states-stolen_this_round = appena rubato
states-contested = contestata
states-title_contested = titolo contestato
states-anarch = Anarchico

votes =
    { $amount ->
        [one] 1 voto
       *[other] { $amount } voti
    }
markedBy = marcato da { $name }

actions-bleed = dissanguare
actions-hunt = cacciare
actions-equip = equipaggiare
actions-take_equipment = prendere equipaggiamento
actions-employ = assoldare un servitore
actions-recruit = reclutare un alleato
actions-political = azione politica
actions-card = carta azione
actions-use = usare una carta
actions-leave_torpor = lasciare il torpore
actions-rescue = salvare dal torpore
actions-diablerize = diablerizzare
actions-become_anarch = diventare Anarchico
actions-fight = entrare in combattimento
actions-power = potere
actions-destroy = distruggere un Imbued

costs-pool =
    { $amount ->
        [1] 1 risorsa
       *[other] { $amount } risorse
    }
costs-blood =
    { $amount ->
        [1] 1 punto sangue
       *[other] { $amount } punti sangue
    }
costs-conviction =
    { $amount ->
        [1] 1 convinzione
       *[other] { $amount } convinzioni
    }

thirdEdition = Terza Edizione: { $clan }
