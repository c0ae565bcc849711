heads-pass = { $who } pasa
heads-end = { $who } no elige nada
heads-plays = { $who } juega { $card }
heads-uses = { $who } usa { $card }
heads-shows = { $who } muestra { $word }
heads-carries_out = { $who } aplica { $card }
heads-chooses = { $who } elige { $it }
heads-discards = { $who } descarta { $card }
heads-finds = { $who } encuentra { $card }
heads-finds_nothing = { $who } no encuentra nada
heads-burns_pool = { $who } quema { $amount } de reserva sanguínea
heads-burns_blood = { $who } quema { $amount } de sangre de { $card }
heads-burns_a_card_at_random = { $who } quema una carta al azar
heads-removes_a_card_at_random = { $who } retira de la partida una carta al azar
heads-marks = { $who } marca a { $card }
heads-gains_pool_from_edge = { $who } gana { $amount } de reserva sanguínea por la Ventaja
heads-burns_pool_to_unlock = { $who } quema { $amount } de reserva sanguínea para enderezar a { $card }
heads-withdraws = { $who } se retira de la partida
heads-concedes = { $who } se rinde
heads-pays_for = { $who } paga por la disputa de { $card }
heads-pays_for_title = { $who } paga por el título de { $card }
heads-yields = { $who } cede { $card }
heads-yields_title = { $who } cede el título de { $card }
heads-moves_pool_to = { $who } mueve { $amount } de reserva sanguínea a { $card }
heads-takes_blood_from = { $who } toma { $amount } de sangre de { $card }
heads-draws_a_crypt_card = { $who } roba una carta de la cripta
heads-moves_to_ready = { $who } mueve a { $card } a la zona preparada
heads-merges = { $who } fusiona a { $card }
heads-moves_trophy = { $who } mueve el trofeo { $card }
heads-sets_the_terms = { $who } fija los términos:
heads-casts_votes =
    { $card ->
        [none] { $who }
       *[other] { $card }
    } emite { $amount ->
        [one] { $amount } voto
       *[other] { $amount } votos
    } { $word }
heads-casts_sub-votes =
    { $card } emite { $amount ->
        [one] { $amount } papeleta
       *[other] { $amount } papeletas
    } { $word }
heads-casts_votes_from_the_Edge =
    { $who } emite { $amount ->
        [one] { $amount } voto
       *[other] { $amount } votos
    } { $word } con la Ventaja
heads-casts_votes_from =
    { $who } emite { $amount ->
        [one] { $amount } voto
       *[other] { $amount } votos
    } { $word } con { $card }
heads-burns_the_Edge_for_a_vote = { $who } quema la Ventaja a cambio de un voto
heads-burns_for_a_vote = { $who } quema { $card } a cambio de un voto
heads-calls_a_blood_hunt = { $who } convoca una caza de sangre contra { $card }
heads-bleeds = { $card } sangra
heads-hunts = { $card } caza
heads-leaves_torpor = { $card } sale del letargo
heads-rescues = { $card } rescata
heads-diablerizes = { $card } diaboliza
heads-becomes_anarch = { $card } se hace anarquista
heads-takes_equipment = { $card } toma
heads-fights = { $card } se enfrenta
heads-destroys = { $card } destruye
heads-minion_uses = { $card } usa
heads-does_not_block = { $who } no bloquea
heads-attempts_to_block = { $card } intenta bloquear
heads-fights_instead = { $card } combate en su lugar
heads-avenges = { $card } se venga
heads-plays_from_ash_heap = { $who } juega { $card } desde el montón de ceniza
heads-returns_by_conviction =
    { $card } regresa quemando { $amount ->
        [one] { $amount } convicción
       *[other] { $amount } convicciones
    }
heads-maneuvers = { $card } maniobra
heads-strikes = { $card } ataca
heads-prevents = { $card } previene { $amount } de daño
heads-presses = { $card } acosa

orders-becomes_anarch = Haz anarquista a { $card }
orders-takes_blood_from = Mueve { $amount } de sangre de { $card } a tu reserva sanguínea

parts-with = con { $card }
parts-at = en nivel { $word }
parts-choosing_mode = eligiendo { $word }
parts-on = sobre { $it }
parts-on_nobody = sobre nadie
parts-choosing = eligiendo { $it }
parts-paying = pagando { $amount }
parts-allot = { $amount } para { $seat }
parts-discarding = descartando { $card }
parts-target = a { $seat }
parts-target_card = a { $card }
parts-equipment = { $card }
parts-from = de { $card }
parts-source = { $card }
parts-burning = quemando { $card }
parts-with_hand = con la mano
parts-with_weapon = con { $card }
parts-with_committed = con { $card }
parts-with_ability = con { $card }
parts-with_effect = con { $it }
parts-using_hand = usando la mano
parts-using = usando { $card }
parts-on_equipment = sobre { $card }
parts-at_retainer = contra el criado { $card }
parts-to_continue = para continuar
parts-to_end = para terminar
parts-against_normal = aplicándolo al daño normal
parts-against_aggravated = aplicándolo al daño agravado
parts-paying_split = pagando { $amount }, { $card } { $word }

members-allot = { $amount } para { $seat }
members-on_nobody = nadie

choosing =
    { $isSeat ->
        [true] { $who } elige a { $what }
       *[other] { $who } elige { $what }
    }
as = como { $type }

told-choosing_mode = ({ $word })
told-choosing =
    { $amount ->
        [0] eligiendo { $it }
       *[other] ({ $it })
    }
told-on_nobody = (sin objetivo)
told-on_nobody_else = (nadie más)
told-paying_split =
    { $amount ->
        [2] pagando { $amount } de sangre
       *[other] pagando { $amount } de sangre ({ $card } paga { $word })
    }

abouts-unlock_phase = Fase de enderezamiento
abouts-master_phase = Fase heril
abouts-minion_phase = Fase servil
abouts-influence_phase =
    Fase de influencia ({ $amount ->
        [one] { $amount } transferencia
       *[other] { $amount } transferencias
    })
abouts-discard_phase = Fase de descarte
abouts-discard_down = Descarta hasta ajustarte al tamaño de tu mano
abouts-contests = Paga por lo que disputas o cédelo
abouts-leave_the_table = ¿Dejar la mesa?
abouts-terms = Fija los términos del referéndum
abouts-before_votes = Antes de la votación
abouts-polling = ¿Cómo votas?
abouts-rock_paper_scissors = ¿Piedra, papel o tijera?
abouts-secret_number = Un número, en secreto, para { $card }
abouts-blood_hunt = ¿Convocar una caza de sangre contra { $card }?
abouts-move_trophies_to = Mover trofeos a { $card }
abouts-fetch_a_trophy = Un trofeo para { $card }
abouts-slave_may_step_in = ¿Combate un esclavo con { $card } en su lugar?
abouts-fetch_a_conviction = Una convicción para { $card }
abouts-would_be_burned = { $card } va a quemarse
abouts-avenge = ¿Vengar la acción de { $card }?
abouts-range = Distancia
abouts-strike = El ataque de { $card }
abouts-prevent_damage = { $card } recibe { $amount } de daño
abouts-going_to_torpor = { $card } va a entrar en letargo
abouts-press = Acoso
abouts-before_range = Antes de determinar la distancia
abouts-before_strikes = Antes de elegir los ataques
abouts-strikes_chosen = Antes de resolver los ataques
abouts-additional_strikes = Ataques adicionales
abouts-end_of_round = Fin del asalto
abouts-action_announced = { $card } actúa
abouts-before_block = Antes del bloqueo: { $card } actúa
abouts-block = ¿Bloquear la acción de { $card }?
abouts-block_attempt = { $card } intenta bloquear
abouts-blocks_declined = Nadie bloquea a { $card }
abouts-before_resolution = Antes de resolver la acción de { $card }
abouts-after_resolution = Después de la acción de { $card }
abouts-respond_to_card = Se está jugando { $card }
abouts-may_use = ¿Usar { $card }?
abouts-choose = { $card }: elige
abouts-attach = ¿Sobre qué carta se pone { $card }?
abouts-next_effect = ¿Qué efecto viene ahora?
abouts-discard = Descarta una carta
abouts-search = Buscar
abouts-recruit = ¿A quién recluta o emplea { $card }?
abouts-acts_now = ¿Qué acción realiza { $card }?
abouts-about_to_be_ousted = { $seat } va a ser eliminado
abouts-obligation = Paga 1 de reserva sanguínea o 1 de sangre
abouts-take_equipment_of = Tomar equipo de { $card }
abouts-may_diablerize = ¿Diabolizar a { $card }?
