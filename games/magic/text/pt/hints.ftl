setup = Uma boa mão inicial tem de dois a cinco terrenos. O mulligan dá outra mão com um card a menos.
main_1 = Jogue um terreno e conjure o que seus terrenos puderem pagar. Passar leva ao combate.
declare_attackers = Todos os atacantes são declarados de uma vez. Eles são virados; por isso, a maioria não pode bloquear até o seu próximo turno.
declare_blockers = Várias criaturas podem bloquear um mesmo atacante. O que não é bloqueado causa dano a você. Depois, ainda se podem conjurar mágicas instantâneas.
main_2 = Depois do combate você ainda pode jogar um terreno, se não jogou, e conjurar mágicas.
end = O turno está para terminar: é a última chance para mágicas instantâneas e habilidades.
