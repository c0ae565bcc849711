# key: Computer Hacking is a bleed at +1, only against the prey
Computer_Hacking_is_a_bleed_at__1__only_against_the_prey = Computer Hacking ist Bluten mit +1, nur gegen die Beute

Computer_Hacking_in_2000 = Computer Hacking in den Regeln von 2000
# key: Two actions one after another; the ally is paid for when the action succeeds
Two_actions_one_after_another__the_ally_is_paid_for_when_the_action_succeeds = Zwei Aktionen nacheinander; der Verbündete wird bezahlt, wenn die Aktion gelingt

The_same_with_Lupo_and_Rake = Dasselbe mit Lupo und Rake
# key: The ally costs 1 blood of The Widow, paid when the action succeeds
The_ally_costs_1_blood_of_The_Widow__paid_when_the_action_succeeds = Der Verbündete kostet 1 Blut von The Widow, gezahlt, wenn die Aktion gelingt

Who_may_block_a_bleed_and_a_recruit_action = Wer Bluten und eine Rekrutierung blocken darf
# key: Who may block, in 2000
Who_may_block__in_2000 = Wer blocken darf, in den Regeln von 2000

# key: Who may block, in fifth
Who_may_block__in_fifth = Wer blocken darf, in der fünften Edition

Intercept_1_against_stealth_1_blocks_the_hunt = Abfangen 1 gegen Heimlichkeit 1 blockt die Jagd
# key: Thomas blocks Andreas's hunt
Thomas_blocks_Andreas_s_hunt = Thomas blockt die Jagd von Andreas
# key: Ayelech blocks Wauneka's hunt
Ayelech_blocks_Wauneka_s_hunt = Ayelech blockt die Jagd von Wauneka
After_a_declined_block_the_acting_player_may_still_raise_the_bleed = Nachdem niemand blocken will, darf der handelnde Spieler das Bluten noch erhöhen
# key: Maneuvers answer each other; the weapon used for one is the first strike
Maneuvers_answer_each_other__the_weapon_used_for_one_is_the_first_strike = Manöver beantworten einander; die Waffe, die dafür genutzt wurde, ist der erste Schlag

Additional_strikes = Zusätzliche Schläge
# key: Additional strikes; the dodge is an ability of the vampire
Additional_strikes__the_dodge_is_an_ability_of_the_vampire = Zusätzliche Schläge; das Ausweichen ist eine Fähigkeit des Vampirs

Stealing_blood_from_a_mage_that_strikes_back = Blut von einer Magierin stehlen, die zurückschlägt
# key: A strike that steals more than the mage has (the card costs 1 of her 4 blood)
A_strike_that_steals_more_than_the_mage_has__the_card_costs_1_of_her_4_blood = Ein Schlag, der mehr stiehlt, als die Magierin hat (die Karte kostet 1 ihrer 4 Blut)

Stealing_blood_from_the_stray_dog = Blut vom streunenden Hund stehlen
One_aggravated_point_wounds_without_costing_blood = Ein schwer heilbarer Punkt verwundet, ohne Blut zu kosten
Each_further_aggravated_point_costs_1_blood = Jeder weitere schwer heilbare Punkt kostet 1 Blut
# key: Normal damage comes first; a vampire that cannot pay for an aggravated point is burned
Normal_damage_comes_first__a_vampire_that_cannot_pay_for_an_aggravated_point_is_burned = Normaler Schaden kommt zuerst; ein Vampir, der einen schwer heilbaren Punkt nicht zahlen kann, wird verbrannt

Moving_both_pool_counters_ousts_her = Beide Pool-Marker zu verschieben verdrängt sie
Transfers = Transfers
# key: Transfers, and the vampire need not wait for the end of the phase
Transfers__and_the_vampire_need_not_wait_for_the_end_of_the_phase = Transfers, und der Vampir muss nicht auf das Ende der Phase warten

A_tie_between_the_leaders_in_third = Ein Gleichstand an der Spitze in der dritten Edition
The_same_played_for_ante = Dasselbe um einen Einsatz gespielt
# key: Five players; Ana wins with 3 victory points
Five_players__Ana_wins_with_3_victory_points = Fünf Spieler; Ana gewinnt mit 3 Siegpunkten

Of_two_vampires_that_must_hunt_their_controller_chooses_which_goes_first = Bei zwei Vampiren, die jagen müssen, wählt ihr Kontrolleur, wer zuerst geht
# key: While a vampire must hunt nobody else acts, and it does nothing else
While_a_vampire_must_hunt_nobody_else_acts__and_it_does_nothing_else = Solange ein Vampir jagen muss, handelt sonst niemand, und er tut nichts anderes

A_minion_with_two_different_mandatory_actions_is_stuck_and_keeps_nobody_waiting = Ein Diener mit zwei verschiedenen Pflichtaktionen sitzt fest und lässt niemanden warten
A_Vessel_moves_blood_once_in_an_unlock_phase = Ein Vessel verschiebt einmal pro Enttapp-Phase Blut
An_antitribu_clan_does_not_meet_a_requirement_for_its_counterpart = Ein Antitribu-Clan erfüllt keine Bedingung für sein Gegenstück
A_Brujah_antitribu_accepted_by_the_Camarilla_stays_Brujah_antitribu = Ein Brujah antitribu, den die Camarilla aufnimmt, bleibt Brujah antitribu
A_Malkavian_who_joins_the_Sabbat_is_a_Sabbat_Malkavian = Ein Malkavianer, der zum Sabbat geht, ist ein Malkavianer des Sabbat
Counters_change_their_name_when_they_move = Marker wechseln ihren Namen, wenn sie wandern
# key: A stolen vampire stays in torpor, under the control of the thief
A_stolen_vampire_stays_in_torpor__under_the_control_of_the_thief = Ein gestohlener Vampir bleibt in Starre, unter der Kontrolle des Diebs

A_player_who_steals_a_location_that_is_on_a_minion_may_put_it_on_a_minion_of_their_own = Wer einen Ort stiehlt, der auf einem Diener liegt, darf ihn auf einen eigenen legen
A_bowl_that_speaks_of_a_bearer_with_Auspex_does_nothing_for_one_without_it = Eine Schale, die einen Träger mit Auspex nennt, nützt einem ohne Auspex nichts
# key: A weapon with strength + 1 inflicts 2, and what concerns hand strikes does not apply to it
A_weapon_with_strength___1_inflicts_2__and_what_concerns_hand_strikes_does_not_apply_to_it = Eine Waffe mit Stärke + 1 verursacht 2, und was Faustschläge betrifft, gilt für sie nicht

# key: 1 aggravated damage on 0 blood
n1_aggravated_damage_on_0_blood = 1 schwer heilbarer Schadenspunkt bei 0 Blut

# key: 1 aggravated damage on 3 blood
n1_aggravated_damage_on_3_blood = 1 schwer heilbarer Schadenspunkt bei 3 Blut

# key: 2 aggravated damage on 0 blood
n2_aggravated_damage_on_0_blood = 2 schwer heilbare Schadenspunkte bei 0 Blut

# key: 2 aggravated damage on 1 blood
n2_aggravated_damage_on_1_blood = 2 schwer heilbare Schadenspunkte bei 1 Blut

# key: 3 aggravated damage on 1 blood
n3_aggravated_damage_on_1_blood = 3 schwer heilbare Schadenspunkte bei 1 Blut

# key: 3 aggravated damage on 2 blood
n3_aggravated_damage_on_2_blood = 3 schwer heilbare Schadenspunkte bei 2 Blut

# key: 4 aggravated damage on 3 blood
n4_aggravated_damage_on_3_blood = 4 schwer heilbare Schadenspunkte bei 3 Blut

# key: Disengage cancels a grapple as it is played, and is not replaced until after combat
Disengage_cancels_a_grapple_as_it_is_played__and_is_not_replaced_until_after_combat = Disengage hebt einen Griff auf, während er gespielt wird, und wird erst nach dem Kampf ersetzt

A_title_behind_the_merge_icon_counts_only_while_the_vampire_is_merged = Ein Titel hinter dem Symbol fürs Vereinen zählt nur, solange der Vampir vereint ist
# key: The sources of a player are cast separately, each as a whole
The_sources_of_a_player_are_cast_separately__each_as_a_whole = Die Quellen eines Spielers werden getrennt abgegeben, jede als Ganzes

Only_sub-votes_count_in_the_sub-referendum = Im Unterreferendum zählen nur Unterstimmen
# key: The prisci's block follows the sub-votes and may move
The_prisci_s_block_follows_the_sub-votes_and_may_move = Der Block der Prisci folgt den Unterstimmen und kann wechseln
# key: A withdrawal that nothing spoils brings 1 victory point, and none to the predator
A_withdrawal_that_nothing_spoils_brings_1_victory_point__and_none_to_the_predator = Ein Rückzug, den nichts stört, bringt 1 Siegpunkt, und dem Jäger keinen

In_2000_the_withdrawal_fails_in_the_same_way = In den Regeln von 2000 scheitert der Rückzug genauso
In_third_the_withdrawal_fails_in_the_same_way = In der dritten Edition scheitert der Rückzug genauso
# key: The same withdrawal fails once Nora has lost 1 pool, though she gains 1 by a referendum
The_same_withdrawal_fails_once_Nora_has_lost_1_pool__though_she_gains_1_by_a_referendum = Derselbe Rückzug scheitert, sobald Nora 1 Pool verloren hat, auch wenn ein Referendum ihr 1 zurückbringt

# key: The first three turns of the game give 1, 2 and 3 transfers, whoever takes them
The_first_three_turns_of_the_game_give_1__2_and_3_transfers__whoever_takes_them = Die ersten drei Züge der Partie geben 1, 2 und 3 Transfers, unabhängig vom Spieler

The_first_turns_in_2000 = Die ersten Züge in den Regeln von 2000
The_first_turns_in_fifth = Die ersten Züge in der fünften Edition
In_2000_a_player_contests_with_himself = In den Regeln von 2000 streitet ein Spieler mit sich selbst
Nobody_contests_a_card_with_himself = Niemand streitet mit sich selbst um eine Karte
