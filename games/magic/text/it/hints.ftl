setup = Una buona mano iniziale ha da due a cinque terre. Un mulligan dà un’altra mano con una carta in meno.
main_1 = Gioca una terra e lancia ciò che le tue terre possono pagare. Passando si va al combattimento.
declare_attackers = Tutte le creature attaccanti si dichiarano insieme. Vengono TAPpate, perciò quasi nessuna può bloccare fino al tuo prossimo turno.
declare_blockers = Più creature possono bloccare la stessa attaccante. Ciò che non è bloccato infligge danno a te. Poi si possono ancora lanciare istantanei.
main_2 = Dopo il combattimento puoi ancora giocare una terra, se non l’hai fatto, e lanciare magie.
end = Il turno sta per finire: è l’ultima occasione per istantanei e abilità.
