/** The titles of the rulebook's worked examples, in Italian. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'An attack without damage is an attack; an Ability is none':
    'Un attacco senza danni è un attacco; un’abilità non lo è',
  'The coin of an effect that may cancel the attack falls before that of Confusion':
    'La moneta di un effetto che può annullare l’attacco si lancia prima di quella della confusione',
  'Both coins heads, and the attack goes on': 'Entrambe le monete danno testa e l’attacco prosegue',
  'An effect of an attack is gone when the Pokémon has been on the Bench, also if it comes back':
    'L’effetto di un attacco finisce quando il Pokémon è stato in panchina, anche se ritorna',
  "Paralyzed lasts over the player's own next turn":
    'La paralisi dura fin dopo il turno successivo del proprio giocatore',
  'Who evolves recovers at once': 'Chi si evolve guarisce subito',
  'Poisoned, Burned and Paralyzed at once, through two Checkups and a retreat':
    'Avvelenato, bruciato e paralizzato insieme, per due controlli Pokémon e una ritirata',
  'The newest of Asleep, Confused and Paralyzed replaces the one before; Poisoned goes with it':
    'La più recente fra addormentato, confuso e paralizzato sostituisce la precedente; avvelenato si aggiunge',
  'A new Poison marker replaces the old one, also a stronger one':
    'Un nuovo segnalino veleno sostituisce il vecchio, anche uno più forte',
  'Conditions first, then other effects; Knock Outs are looked for at the end':
    'Prima le condizioni, poi gli altri effetti; i KO si controllano alla fine',
  'Or other effects first': 'Oppure prima gli altri effetti',
  'A Confused Pokémon that flips tails puts three counters on itself and does not attack':
    'Un Pokémon confuso che ottiene croce si mette tre segnalini e non attacca',
  'With heads the attack goes on, and it stays Confused; it may also retreat':
    'Con testa l’attacco prosegue, e resta confuso; può anche ritirarsi',
  'Weakness doubles the damage to the Active Pokémon': 'La debolezza raddoppia i danni al Pokémon attivo',
  'Weakness and Resistance are not applied to Benched Pokémon':
    'Debolezza e resistenza non si applicano ai Pokémon in panchina',
  'Base damage, bonus, Weakness, then what the defender has':
    'Danno base, bonus, debolezza, poi ciò che ha il difensore',
  'With Resistance to its other type besides': 'E inoltre con resistenza al suo altro tipo',
  'Resistance brings the damage to nothing, never below': 'La resistenza porta i danni a zero, mai sotto',
  'A bonus adds nothing to an attack without damage': 'Un bonus non aggiunge nulla a un attacco senza danni',
  'Counters that an attack puts are changed by nothing': 'I segnalini che un attacco mette non sono cambiati da nulla',
  'Weakness to one type and Resistance to the other': 'Debolezza a un tipo e resistenza all’altro',
  'One Water Energy pays for the small attack, not for the large one':
    'Un’Energia Acqua paga l’attacco piccolo, non quello grande',
  'Colorless is paid by any type, a typed symbol by its own':
    'Incolore si paga con qualsiasi tipo, un simbolo di tipo solo con il suo',
  'Three Fighting and one Grass are enough for Sandaconda, two and two are not':
    'Tre Lotta e una Erba bastano per Sandaconda, due e due no',
  'The no-cost symbol needs no Energy': 'Il simbolo senza costo non richiede Energia',
  'An evolved Pokémon keeps counters, Energy and earlier stages, and loses conditions and effects of attacks':
    'Un Pokémon evoluto conserva segnalini, Energia e fasi precedenti, e perde condizioni ed effetti degli attacchi',
  'The attacks and Abilities of the earlier stage are gone, and name, type, HP, Weakness and retreat cost are those of the top card':
    'Gli attacchi e le abilità della fase precedente non ci sono più; nome, tipo, PS, debolezza e costo di ritirata sono quelli della carta in cima',
  'A Pokémon that evolved this turn cannot evolve again':
    'Un Pokémon che si è evoluto in questo turno non può evolversi di nuovo',
  "Graveler evolves from Geodude of any level, not from Brock's Geodude":
    'Graveler si evolve da Geodude di qualsiasi livello, non da Geodude di Brock',
  'A regional form evolves only as named': 'Una forma regionale si evolve solo come è scritto',
  'Brionne into Primarina or Primarina-GX, as the player chooses':
    'Brionne in Primarina o in Primarina-GX, a scelta del giocatore',
  'Liepard of Team Plasma evolves from any Purrloin': 'Liepard del Team Plasma si evolve da qualsiasi Purrloin',
  'Attacks do no damage to a Tera Pokémon on the Bench, of either player; counters and effects are not kept away':
    'Gli attacchi non danneggiano un Pokémon Teracristal in panchina, di nessuno dei giocatori; segnalini ed effetti non sono impediti',
  'A VMAX evolves from its Pokémon V only': 'Un VMAX si evolve solo dal suo Pokémon-V',
  'A VSTAR evolves from its Pokémon V only, and is worth two Prize cards':
    'Un V ASTRO si evolve solo dal suo Pokémon-V e vale due carte Premio',
  'One VSTAR Power per player and game, Abilities and attacks together; a GX attack is counted apart':
    'Un potere V ASTRO per giocatore e partita, abilità e attacchi insieme; un attacco GX si conta a parte',
  'A Prism Star card goes to the Lost Zone, a Hyper Gear to the discard pile of who played it':
    'Una carta Stella Prisma va nell’area perduta, una Dotazione Extra nella pila degli scarti di chi l’ha giocata',
  'A Restored Pokémon comes into play only by its Item; a turn later it evolves':
    'Un Pokémon Ricreato entra in gioco solo con il suo Strumento; un turno dopo si evolve',
  'A Mega Evolution evolves from its Pokémon-EX only, and the turn ends at once':
    'Una MegaEvoluzione si evolve solo dal suo Pokémon-EX, e il turno finisce subito',
  'A Knocked Out Pokémon is discarded with everything on it, a Prize card is taken, a new Active Pokémon chosen':
    'Un Pokémon KO si scarta con tutto ciò che ha, si prende un Premio e si sceglie un nuovo Pokémon attivo',
  'A Pokémon with damage below its HP stays, one at its HP does not':
    'Un Pokémon con danni sotto i suoi PS resta, uno che li raggiunge no',
  'Who has fewer Prize cards left than he may take takes those, and wins':
    'Chi ha meno Premi di quanti può prenderne prende quelli rimasti e vince',
  'Both Active Pokémon are Knocked Out; prizes first, then new Active Pokémon, the next player first':
    'Entrambi i Pokémon attivi sono KO; prima i Premi, poi i nuovi Pokémon attivi, a cominciare dal prossimo giocatore',
  'A Restored Pokémon alone does not save from a new hand': 'Un Pokémon Ricreato da solo non evita una nuova mano',
  'The first player draws, benches, attaches, retreats and uses Abilities, but does not attack, evolve or play a Supporter':
    'Chi gioca per primo pesca, mette in panchina, assegna Energia, si ritira e usa abilità, ma non attacca, non fa evolvere e non gioca carte Aiuto',
  'The second player may attack and play every Trainer card, but not evolve':
    'Chi gioca per secondo può attaccare e giocare qualsiasi carta Allenatore, ma non far evolvere',
  'In his second turn the first player may evolve and attack':
    'Nel suo secondo turno chi ha giocato per primo può far evolvere e attaccare',
  'All four pieces in the discard pile become one Pokémon on the Bench, once per game':
    'I quattro pezzi nella pila degli scarti diventano un Pokémon in panchina, una volta a partita',
  'Not with three pieces, not with a full Bench, not a second time; another name is counted apart':
    'Non con tre pezzi, non con la panchina piena, non una seconda volta; un altro nome si conta a parte',
  'It is neither Basic nor Evolution, has not evolved, has a Rule Box in play, and one Tool':
    'Non è né Base né Evoluzione, non si è evoluto, in gioco ha una regola speciale e un Oggetto',
  'A search for a Pokémon finds one piece, also by its type; by retreat cost, HP or Rule Box it is not found':
    'Una ricerca di un Pokémon trova un pezzo, anche per il tipo; per costo di ritirata, PS o regola speciale non lo trova',
  'What removes the Abilities of Pokémon with a Rule Box removes all of a V-UNION':
    'Ciò che toglie le abilità ai Pokémon con una regola speciale le toglie tutte a una V UNIONE',
  'Both take their last Prize card at the same moment; sudden death is a new game with one Prize card each':
    'Entrambi prendono l’ultimo Premio nello stesso momento; la morte improvvisa è una nuova partita con un Premio a testa',
  'Two ways of winning beat one': 'Due modi di vincere battono uno',
  'The player who is attacked can have more ways too': 'Anche il giocatore attaccato può avere più modi',
  'Two ways each are sudden death as well': 'Anche due modi a testa sono morte improvvisa',
  '"Up to" means at least one; "any number" and "draw up to" allow none':
    '«Fino a» significa almeno uno; «un qualsiasi numero» e «pesca fino a» ammettono nessuno',
  'Moving up to three counters moves one, two or three': 'Spostare fino a tre segnalini ne sposta uno, due o tre',
  '"You may" makes it optional': '«Puoi» lo rende facoltativo',
  'Whoever is to look at more cards than there are looks at all of them':
    'Chi deve guardare più carte di quante ce ne sono le guarda tutte',
};
