/** The titles of the rulebook's worked examples, in Italian. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'Unblocked attackers deal their power to the player, and are tapped':
    'Gli attaccanti non bloccati infliggono la loro forza al giocatore e sono TAPpati',
  'The Bear blocks the Giant and is destroyed; the damage on the Giant is healed in the cleanup step':
    'L’Orso blocca il Gigante e viene distrutto; il danno sul Gigante sparisce nella sottofase di cancellazione',
  'The Bear blocks the Fiend, and both are destroyed': 'L’Orso blocca l’Immondo, ed entrambi vengono distrutti',
  'With the order Bear, Corpse the Bear must get lethal damage before the Corpse gets any':
    'Nell’ordine Orso, Cadavere l’Orso deve ricevere danno letale prima che il Cadavere ne riceva',
  'By the guide as written the attacking player divides the damage freely':
    'Secondo la guida come è scritta il giocatore attaccante divide il danno liberamente',
  'A trampling creature must assign lethal damage to its blocker, and may assign the rest to the player':
    'Una creatura con travolgere deve assegnare danno letale a chi la blocca e può assegnare il resto al giocatore',
  'With deathtouch one damage to the blocker is lethal': 'Con tocco letale un punto di danno a chi blocca è letale',
  'If the blocker is gone, a trampling attacker deals all its damage to the player':
    'Se chi bloccava non c’è più, un attaccante con travolgere infligge tutto il danno al giocatore',
  'Without trample an attacker whose blocker is gone deals no damage':
    'Senza travolgere un attaccante il cui bloccante non c’è più non infligge danno',
  'One damage of Typhoid Rats destroys the Wurm': 'Un punto di danno di Ratti del Tifo distrugge il Wurm',
  'First strike kills the Bear before it deals damage': 'Attacco improvviso uccide l’Orso prima che infligga danno',
  'Double strike deals combat damage twice': 'Doppio attacco infligge danno da combattimento due volte',
  'A blocked creature with double strike deals nothing to the player when its blocker is dead':
    'Una creatura bloccata con doppio attacco non infligge nulla al giocatore quando chi la bloccava è morto',
  'Lifelink gains its controller as much as was dealt':
    'Legame vitale dà al controllore tanti punti vita quanto danno è stato inflitto',
  'Serra Angel attacks without being tapped, and can block in the next turn':
    'Angelo di Serra attacca senza TAPparsi e può bloccare nel turno successivo',
  'Thundering Giant attacks in the turn it was cast, the Bear cannot':
    'Gigante Tonante attacca nel turno in cui è stato lanciato, l’Orso non può',
  'Intimidate lets only artifact creatures and creatures of the same color block':
    'Intimidire lascia bloccare solo creature artefatto e creature dello stesso colore',
  'A flying creature can be blocked by flyers and by creatures with reach only':
    'Una creatura con volare può essere bloccata solo da creature con volare o raggiungere',
  'Welkin Tern blocks flyers only': 'Sterna del Cielo blocca solo creature con volare',
  'A shield of regeneration replaces the destruction of the Skeletons':
    'Uno scudo di rigenerazione sostituisce la distruzione degli Scheletri',
  'Flesh to Dust ignores the shield': 'Polverizzare la Carne ignora lo scudo',
  'Toughness of 0 or less is no destruction, so the shield does not help':
    'Una costituzione di 0 o meno non è distruzione, quindi lo scudo non aiuta',
  'Two Mountains and four other lands pay for Shivan Dragon, and stay tapped until the next untap step':
    'Due Montagne e altre quattro terre pagano Drago di Shivan e restano TAPpate fino al prossimo STAP',
  'Six Mountains pay for Shivan Dragon as well': 'Anche sei Montagne pagano Drago di Shivan',
  'With one Mountain the two red symbols cannot be paid':
    'Con una sola Montagna i due simboli rossi non si possono pagare',
  'Five lands are not enough for six mana': 'Cinque terre non bastano per sei mana',
  'Heat Ray deals as much as was paid for X': 'Raggio di Calore infligge tanto danno quanto si è pagato per X',
  'X may be nothing': 'X può essere zero',
  'Who has played a land may not play another, neither in the first main phase nor in the second':
    'Chi ha giocato una terra non può giocarne un’altra, né nella prima fase principale né nella seconda',
  'Who has played none may play one in the second main phase, and never in the turn of another':
    'Chi non ne ha giocate può giocarne una nella seconda fase principale, e mai nel turno di un altro',
  'A countered Dragon goes to the graveyard, and the lands stay tapped':
    'Un Drago neutralizzato va nel cimitero, e le terre restano TAPpate',
  'Terra Stomper can be the target of Cancel, which does nothing to it':
    'Calcaterra può essere bersaglio di Eliminare, che non gli fa nulla',
  'What is black cannot target White Knight': 'Ciò che è nero non può bersagliare Cavaliere Bianco',
  'What is black cannot block White Knight': 'Ciò che è nero non può bloccare Cavaliere Bianco',
  'Festergloom neither targets nor deals damage, so it affects White Knight':
    'Tenebra Infetta non bersaglia e non infligge danno, quindi ha effetto su Cavaliere Bianco',
  'Hexproof gained in response makes the target illegal':
    'Anti-malocchio ottenuto in risposta rende il bersaglio illegale',
  'When the creature dies, its Aura goes to the graveyard and its Equipment stays':
    'Quando la creatura muore, la sua Aura va nel cimitero e il suo Equipaggiamento rimane',
  'An Aura whose target died in response goes to the graveyard without entering the battlefield':
    'Un’Aura il cui bersaglio è morto in risposta va nel cimitero senza entrare nel campo di battaglia',
  'If one of two targets is gone, the spell acts on the other':
    'Se uno di due bersagli non c’è più, la magia agisce sull’altro',
  'Hunt the Weak puts a counter on the Bear, and then it fights':
    'Cacciare i Deboli mette un segnalino sull’Orso, e poi lotta',
  'If the Fiend is gone in response, the Bear gets the counter and does not fight':
    'Se l’Immondo non c’è più per una risposta, l’Orso riceve il segnalino e non lotta',
  'Three white creatures, one of them fresh, and three lands pay for Triplicate Spirits':
    'Tre creature bianche, una appena arrivata, e tre terre pagano Triplicare gli Spiriti',
  'The mana ability of an Elvish Mystic that was cast this turn cannot be used':
    'L’abilità di mana di un Elfo Mistico lanciato in questo turno non si può usare',
  'Turn to Frog sets base numbers, and +4/+4 and a counter come on top':
    'Tramutare in Rana stabilisce i numeri base; +4/+4 e un segnalino si aggiungono',
  'A Bear that has become blue is no longer a green creature for the Paragon':
    'Un Orso diventato blu non è più una creatura verde per il Paradigma',
  'Nightmare loses flying and its own numbers': 'Incubo perde volare e i propri numeri',
  'Indestructible does not save from a toughness below 0': 'Indistruttibile non salva da una costituzione sotto lo 0',
  'Who must draw more cards than the library holds draws what there is and loses':
    'Chi deve pescare più carte di quante ne ha il grimorio pesca quelle che ci sono e perde',
  'In the cleanup step only the active player discards down to seven':
    'Nella sottofase di cancellazione solo il giocatore attivo scarta fino a sette carte',
  'A player may mulligan any number of times, each time with one card less, and keep at any point':
    'Un giocatore può fare mulligan quante volte vuole, ogni volta con una carta in meno, e tenere la mano in qualsiasi momento',
  'The starting player skips the draw of his first turn': 'Chi comincia salta l’acquisizione del suo primo turno',
  'Titanic Growth loses its target to a Lightning Strike in response':
    'Crescita Titanica perde il bersaglio per un Colpo di Fulmine in risposta',
  'Titanic Growth in response saves the Bear, and both end in the cleanup step':
    'Crescita Titanica in risposta salva l’Orso, ed entrambi gli effetti finiscono nella sottofase di cancellazione',
};
