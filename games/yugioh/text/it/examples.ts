/** The titles of the worked examples, in Italian. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'A Continuous Spell that leaves the field has no effect': 'Una Magia Continua che lascia il Terreno non ha effetto',
  'A Counter Trap can be activated in the Damage Step': 'Una Contro-Trappola si può attivare nel Damage Step',
  'A Flip Summon turns it to face-up Attack Position':
    'Un’Evocazione Scoperta lo mette in Posizione di Attacco scoperta',
  'A Flip effect activates after damage calculation': 'Un effetto Scoperta si attiva dopo il calcolo dei danni',
  'A Fusion Summon': 'Un’Evocazione Fusione',
  'A Gemini Monster is Normal Summoned again': 'Un Mostro Gemello viene Evocato di nuovo Normalmente',
  'A Normal Spell that leaves the field still resolves': 'Una Magia Normale che lascia il Terreno si risolve comunque',
  'A Pendulum Summon': 'Un’Evocazione Pendulum',
  'A Replay when a new monster appears': 'Un Replay quando appare un nuovo mostro',
  'A Replay when the target is gone': 'Un Replay quando il bersaglio non c’è più',
  'A Ritual Summon': 'Un’Evocazione Rituale',
  'A Summon by a resolving effect cannot be negated as a Summon':
    'Un’Evocazione dovuta a un effetto che si risolve non può essere annullata come Evocazione',
  'A card may let a monster attack all monsters once each':
    'Una carta può far attaccare a un mostro ogni mostro una volta',
  'A cost that would leave 0 LP cannot be paid': 'Un costo che lascerebbe 0 LP non può essere pagato',
  'A detached material goes to the Graveyard': 'Un materiale staccato va al Cimitero',
  'A direct attack needs an empty side': 'Un attacco diretto richiede un lato vuoto',
  'A draw at Link 1 makes Doppelwarrior miss its timing':
    'Una pescata all’Anello 1 fa perdere il momento a Doppioguerriero',
  'A face-down monster is no Synchro Material, and materials must be those listed':
    'Un mostro coperto non è Materiale Synchro, e i materiali devono essere quelli indicati',
  "A mandatory 'When' effect of a Tributed monster does not miss its timing":
    'Un effetto obbligatorio "Quando" di un mostro offerto come Tributo non perde il momento',
  'A monster attacks once per turn': 'Un mostro attacca una volta per turno',
  'A monster cannot be Flip Summoned in the turn in which it was Set':
    'Un mostro non può essere Evocato per Scoperta nel turno in cui è stato Posizionato',
  'A monster that was not properly Summoned is no target of Monster Reborn':
    'Un mostro non Evocato correttamente non è bersaglio di Mostro Resuscitato',
  'A negated Ritual Spell costs no Tributes': 'Una Magia Rituale annullata non costa Tributi',
  'A negated Summon': 'Un’Evocazione annullata',
  "A negated activation does not count for 'activate 1 per turn'":
    'Un’attivazione annullata non conta per "attivare 1 per turno"',
  'A new Field Spell sends the old one to the Graveyard': 'Una nuova Magia Terreno manda la vecchia al Cimitero',
  'A pending trigger waits for the end of the Chain': 'Un innesco in attesa aspetta la fine della Catena',
  'A search without anything to find cannot be activated': 'Una ricerca senza nulla da trovare non si può attivare',
  'ATK 0 destroys nothing': 'ATK 0 non distrugge nulla',
  'After a Replay the first monster has declared its attack':
    'Dopo un Replay il primo mostro ha dichiarato il suo attacco',
  'Against Defense Position a higher attacker destroys without damage':
    'Contro la Posizione di Difesa un attaccante superiore distrugge senza danni',
  'Against Defense Position a lower attacker takes the difference':
    'Contro la Posizione di Difesa un attaccante inferiore subisce la differenza',
  'Against Defense Position an equal attacker does nothing':
    'Contro la Posizione di Difesa un attaccante pari non fa nulla',
  'All monsters of one Pendulum Summon are negated together':
    'Tutti i mostri di un’Evocazione Pendulum sono annullati insieme',
  "An 'If' effect of a Tributed monster does not miss its timing":
    'Un effetto "Se" di un mostro offerto come Tributo non perde il momento',
  'An Equip Spell': 'Una Magia Equipaggiamento',
  'An attacked face-down monster is turned up and stays so': 'Un mostro coperto attaccato viene scoperto e così resta',
  'Announcing the Battle Phase is passing': 'Annunciare la Battle Phase è passare',
  'At the start of the Damage Step both monsters may return to the hand':
    'All’inizio del Damage Step entrambi i mostri possono tornare in mano',
  'Battle damage, effect damage and original ATK': 'Danni da combattimento, danni da effetto e ATK originale',
  'The Side Deck keeps its size': 'Il Side Deck mantiene la sua dimensione',
  'Both players at 0 at the same time are a draw': 'Entrambi i giocatori a 0 insieme fanno patta',
  'Costs stay paid when the activation is negated': 'I costi restano pagati quando l’attivazione è annullata',
  'Doppelwarrior follows a monster from the Graveyard': 'Doppioguerriero segue un mostro dal Cimitero',
  'Equal ATK destroys both': 'ATK pari distrugge entrambi',
  'Full Spell & Trap Zones': 'Zone Magia & Trappola piene',
  'In the Damage Step Mirror Force is too late, Honest is not':
    "Nel Damage Step Forza Riflessa arriva tardi, L'Onesto no",
  'In the Damage Step Raigeki Break is rejected': 'Nel Damage Step Frattura Raigeki è rifiutata',
  "In the opponent's turn": 'Nel turno dell’avversario',
  'Levels of a Synchro Summon': 'Livelli di un’Evocazione Synchro',
  'Mandatory effects come before optional ones': 'Gli effetti obbligatori vengono prima dei facoltativi',
  'Materials that are banished instead make the Fusion all the same': 'I materiali banditi fanno comunque la Fusione',
  'Negating the effect, not the activation': 'Annullare l’effetto, non l’attivazione',
  'No Token, no face-down monster and no other Level is Xyz Material':
    'Nessun Segna-Mostro, nessun mostro coperto e nessun altro Livello è Materiale Xyz',
  'No draw and no Battle Phase in the first turn': 'Nessuna pescata e nessuna Battle Phase nel primo turno',
  "Of simultaneous mandatory Triggers the turn player's come first and resolve last":
    'Tra gli Inneschi obbligatori simultanei quelli del giocatore di turno vengono prima e si risolvono per ultimi',
  'Once per turn by name': 'Una volta per turno per nome',
  'One Normal Summon or Set per turn, over both Main Phases':
    'Un’Evocazione Normale o un mostro Posizionato per turno, in entrambe le Main Phase',
  'One Pendulum Summon per turn, beside the Normal Summon':
    'Un’Evocazione Pendulum per turno, oltre all’Evocazione Normale',
  'One Pendulum card is not enough': 'Una sola carta Pendulum non basta',
  'One Tribute for Level 5 and 6, two from Level 7 on': 'Un Tributo per i Livelli 5 e 6, due dal 7 in su',
  'One event is answered by one Chain only': 'A un evento risponde una sola Catena',
  'One that was properly Summoned can come back': 'Uno Evocato correttamente può tornare',
  'Only the draw that cannot be made loses': 'Fa perdere solo la pescata che non si può fare',
  'Pendulum Monsters go face-up to the Extra Deck': 'I Mostri Pendulum vanno scoperti nell’Extra Deck',
  Piercing: 'Danni perforanti',
  'Piercing does nothing against a higher DEF': 'I danni perforanti non valgono contro una DEF superiore',
  'Set Spells and Traps in the turn in which they were Set': 'Magie e Trappole nel turno in cui sono state Posizionate',
  'Spell Speed 1 is never a response, and only Spell Speed 3 answers a Counter Trap':
    'Spell Speed 1 non è mai una risposta, e solo Spell Speed 3 risponde a una Contro-Trappola',
  'The Equip Card is destroyed with its monster': 'La Carta Equipaggiamento è distrutta con il suo mostro',
  'The attacker is higher': 'L’attaccante è superiore',
  'The attacker is lower': 'L’attaccante è inferiore',
  'The hand limit': 'Il limite della mano',
  "The rulebook's Chain": 'La Catena del regolamento',
  'The second player draws and may conduct a Battle Phase':
    'Il secondo giocatore pesca e può condurre una Battle Phase',
  'The three exceptions for position changes': 'Le tre eccezioni dei cambi di posizione',
  'Tokens can be Tributed and are then nowhere': 'I Segna-Mostro possono essere Tributi e poi non sono in alcun luogo',
  'Too few Levels': 'Troppo pochi Livelli',
  'Two copies may answer in one Chain': 'Due copie possono rispondere in una Catena',
  'Two windows after a declaration': 'Due finestre dopo una dichiarazione',
  'What may respond to a Normal Spell': 'Che cosa può rispondere a una Magia Normale',
  'Who reaches 0 LP loses': 'Chi arriva a 0 LP perde',
  'With 1100 LP the cost of 1000 can be paid': 'Con 1100 LP si può pagare il costo di 1000',
  'Without the materials Polymerization cannot be activated': 'Senza i materiali Polimerizzazione non si può attivare',
  'Xyz Materials are no cards on the field': 'I Materiali Xyz non sono carte sul Terreno',
};
