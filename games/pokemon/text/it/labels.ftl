zones-active = posizione attiva
zones-bench = panchina
zones-hand = mano
zones-deck = mazzo
zones-prizes = carte Premio
zones-discard = pila degli scarti
zones-lost = Area Perduta
zones-known_hand = carte note della mano
zones-known_deck = carte note del mazzo

counters-prizes = Premi
counters-deck = mazzo
counters-hand = mano
counters-damage = danni
counters-hp = PS
counters-retreat = costo di ritirata
counters-poison = segnalini danno del Veleno
counters-Energy_attached = Energia assegnata
counters-Supporter_played = Aiuto giocato
counters-Stadium_played = Stadio giocato
counters-retreated = ritirata fatta
counters-GX_attack_used = attacco GX usato
counters-VSTAR_Power_used = potere V ASTRO usato

steps-coin_flip = moneta
steps-setup = preparazione
steps-extra_cards = carte extra
steps-main = azioni
steps-attack_choices = attacco
steps-effect = effetto
steps-prizes = Premi
steps-promote = nuovo Pokémon attivo
steps-checkup = controllo Pokémon

marks-face_down = a faccia in giù
marks-hp = più PS
marks-retreat_cost = costo di ritirata modificato
marks-attack_cost = costo degli attacchi modificato
marks-no_retreat_cost = si ritira senza costo
marks-damage_done = infligge danni modificati
marks-damage_taken = subisce danni modificati
marks-no_damage = non subisce danni
marks-no_effects = non risente degli attacchi
marks-cannot_attack = non può attaccare
marks-cannot_retreat = non può ritirarsi
marks-cannot_use = non può usare un attacco
marks-flip_to_attack = lancia una moneta per attaccare
marks-immune = immune
marks-no_Abilities = senza abilità
marks-bench_size = panchina di dimensione diversa
marks-cannot_play = non può giocare carte

table-turn = turno
table-phase = parte
table-stadium = Stadio
table-sudden_death = morte improvvisa
table-result = vince la partita

editions-2024 = Regolamento del 2024

settings-firstTurn = Primo turno
settings-firstTurn_supporter = nessuna carta Aiuto
settings-firstTurn_trainer = nessuna carta Allenatore

about-firstTurn = Che cosa non può giocare nel suo primo turno chi comincia.

facts-type = tipo
facts-types = tipi
facts-stage = fase

deckNames-special-conditions-practice = Pratica delle condizioni speciali
deckNames-first-fire = Primo Fuoco
deckNames-first-water = Prima Acqua
