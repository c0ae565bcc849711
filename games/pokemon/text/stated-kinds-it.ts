/** The rules of the appendices and the older kinds of cards, in Italian. */
import type { StatedRules } from './stated.ts';

export const kinds = {
  'P-ACE-001': 'Un mazzo ha al massimo una carta ASSO TATTICO in tutto, qualunque siano i nomi.',
  'P-ANC-001':
    'Tempo Passato e Tempo Futuro sono etichette su Pokémon e altre carte; non hanno un effetto proprio, e altre carte vi fanno riferimento.',
  'P-EX-001': 'Quando un Pokémon-ex è messo KO, l’avversario prende 2 carte Premio.',
  'P-EX-002': 'I Pokémon-ex esistono come Base e come carte Evoluzione e seguono le regole normali della loro fase.',
  'P-TERA-001':
    'Tutto il danno di attacchi a un Pokémon Teracristal-ex in panchina viene prevenuto, dagli attacchi dell’avversario e dai propri.',
  'P-TERA-002': 'Solo il danno viene prevenuto: i segnalini danno messi da effetti e altri effetti di attacchi no.',
  'P-TERA-003': 'Un Pokémon Teracristal-ex è un Pokémon-ex: 2 carte Premio.',
  'P-RAD-001':
    'Un mazzo ha al massimo un Pokémon Lucente in tutto, qualunque siano i nomi; i Pokémon della stessa specie senza «Lucente» si contano a parte.',
  'P-RAD-002': 'Un Pokémon Lucente conta come un Pokémon con una regola speciale.',
  'P-RAD-003': 'Un Pokémon Lucente è sempre Base; non si evolve da nessuna carta né in nessuna.',
  'P-V-001': 'Un Pokémon-V è un Pokémon Base.',
  'P-V-002': 'Quando un Pokémon-V è messo KO, l’avversario prende 2 carte Premio.',
  'P-V-003': 'Anche i Pokémon VMAX, V ASTRO e V UNIONE sono Pokémon-V: ciò che riguarda i Pokémon-V li riguarda.',
  'P-VMAX-001':
    'Un Pokémon-VMAX è una carta Evoluzione che si evolve, secondo le regole normali, solo dal Pokémon-V nominato.',
  'P-VMAX-002': 'Quando un Pokémon-VMAX è messo KO, l’avversario prende 3 carte Premio.',
  'P-VSTAR-001':
    'Un Pokémon V ASTRO è una carta Evoluzione che si evolve, secondo le regole normali, solo dal Pokémon-V nominato.',
  'P-VSTAR-002': 'Un potere V ASTRO è un’abilità o un attacco; solo i Pokémon V ASTRO ne hanno uno.',
  'P-VSTAR-003':
    'Un giocatore usa al massimo un potere V ASTRO in tutta la partita, per quanti Pokémon V ASTRO abbia; l’uso resta visibile.',
  'P-VSTAR-004': 'Quando un Pokémon V ASTRO è messo KO, l’avversario prende 2 carte Premio.',
  'P-VUN-001': 'Una V UNIONE è fatta di quattro carte diverse (pezzi) con lo stesso nome.',
  'P-VUN-002': 'Un mazzo ha al massimo quattro carte di un nome di V UNIONE in tutto, non quattro di ogni pezzo.',
  'P-VUN-003':
    'Tutte e quattro le carte di una V UNIONE in un mazzo devono appartenere alla stessa serie di pezzi, con lo stesso illustratore.',
  'P-VUN-004':
    'Una V UNIONE entra in gioco mettendo insieme in panchina tutti e quattro i pezzi dalla pila degli scarti; con meno non si può.',
  'P-VUN-005': 'Una V UNIONE occupa un posto in panchina e può avere un Oggetto Pokémon.',
  'P-VUN-006':
    'Un giocatore può giocare una V UNIONE dello stesso nome una sola volta a partita; altri nomi si contano a parte.',
  'P-VUN-007': 'Gli effetti che parlano di Pokémon Base, di Fase 1, di Fase 2 o Evoluzione non toccano una V UNIONE.',
  'P-VUN-008': 'Gli effetti che parlano di Pokémon che non si sono evoluti toccano una V UNIONE.',
  'P-VUN-009': 'In gioco le quattro carte sono trattate come una sola.',
  'P-VUN-010': 'In mano, nel mazzo, nella pila degli scarti e nei Premi ogni pezzo è una carta a sé.',
  'P-VUN-011':
    'Di un pezzo da solo contano solo tipo, categoria (Pokémon) e nome, non attacchi, abilità, PS, costo di ritirata, debolezza o resistenza.',
  'P-VUN-012': 'In gioco una V UNIONE ha una regola speciale; un pezzo da solo fuori dal gioco no.',
  'P-VUN-013':
    'Un effetto che toglie le abilità ai Pokémon con una regola speciale toglie tutte le abilità di una V UNIONE in gioco.',
  'P-VUN-014': 'Quando una V UNIONE è messa KO, l’avversario prende 3 carte Premio.',
  'P-BST-001':
    'Singolcolpo, Pluricolpo e Colpo Fusione sono etichette su carte Pokémon, Allenatore ed Energia; non hanno un effetto proprio, e altre carte vi fanno riferimento.',
  'P-REG-001':
    'Una forma regionale si evolve solo come è scritto: Clodsire di Paldea-ex da Wooper di Paldea, non da Wooper; Persian di Alola da Meowth di Alola, non da Meowth né da Meowth di Galar.',
  'P-TAG-001': 'Un ALLEATI è un Pokémon-GX Base.',
  'P-TAG-002':
    'Il suo attacco GX ha un bonus quando è soddisfatta la condizione indicata (come Energia in più); conta come attacco GX per P-GX-002.',
  'P-TAG-003': 'Quando un ALLEATI è messo KO, l’avversario prende 3 carte Premio.',
  'P-TTS-001':
    'Un Aiuto ALLEATI è una carta Aiuto; se il giocatore scarta le carte aggiuntive indicate quando lo gioca, ha un effetto aggiuntivo.',
  'P-PRISM-001':
    'Un mazzo ha al massimo una carta Stella Prisma di ogni nome; Stelle Prisma di nomi diversi possono stare insieme.',
  'P-PRISM-002': 'Le carte Stella Prisma sono carte Pokémon, Allenatore o Energia speciale.',
  'P-PRISM-003': 'Una carta Stella Prisma che verrebbe scartata va invece nell’area perduta.',
  'P-FOS-001': 'Fossile Raro e Unidentified Fossil sono carte Strumento che si giocano come se fossero Pokémon Base.',
  'P-FOS-002': 'Si evolvono in qualsiasi Pokémon che dice di evolversi da quel Fossile.',
  'P-FOS-003':
    'Una carta Allenatore Fossile agisce come Pokémon Base solo in gioco; in mano, nel mazzo e nella pila degli scarti non è un Pokémon Base.',
  'P-GX-001': 'Solo i Pokémon-GX hanno attacchi GX, e ciascuno ne ha uno.',
  'P-GX-002':
    'Un giocatore usa al massimo un attacco GX in tutta la partita, per quanti Pokémon-GX abbia; l’uso resta visibile.',
  'P-GX-003':
    'I Pokémon-GX hanno le fasi ordinarie e seguono le regole ordinarie; se una carta ordinaria e una -GX si evolvono dallo stesso Pokémon, sceglie il giocatore.',
  'P-GX-004': 'Quando un Pokémon-GX è messo KO, l’avversario prende 2 carte Premio.',
  'P-UB-001':
    'Ultracreatura è un’etichetta su alcuni Pokémon, -GX o no; non ha un effetto proprio, e altre carte vi fanno riferimento.',
  'P-DUAL-001': 'Un Pokémon di due tipi li ha entrambi insieme; un effetto su uno dei due vale per esso.',
  'P-DUAL-002':
    'Debolezza o resistenza a uno dei suoi tipi cambia il danno dei suoi attacchi; con debolezza a uno e resistenza all’altro si applica prima la debolezza.',
  'P-BREAK-001':
    'Un Pokémon TURBO è una carta Evoluzione della fase TURBO; valgono tutte le regole normali dell’evoluzione.',
  'P-BREAK-002':
    'Conserva gli attacchi, le abilità, la debolezza, la resistenza e il costo di ritirata del Pokémon da cui si è evoluto.',
  'P-BREAK-003':
    'I suoi PS sono quelli della carta TURBO; il suo tipo può cambiare; aggiunge gli attacchi o le abilità della carta TURBO.',
  'P-TRAIT-001': 'Un Antico Tratto non è né un attacco né un’abilità; ciò che li impedisce non lo tocca.',
  'P-HYP-001':
    'Una Dotazione Extra del Team Flare è un Oggetto Pokémon che un giocatore assegna a un Pokémon-EX dell’avversario.',
  'P-HYP-002': 'Conta per il limite di un Oggetto per Pokémon.',
  'P-HYP-003':
    'Quando lascia il Pokémon per qualsiasi motivo, va nella pila degli scarti del giocatore che l’ha giocata.',
  'P-OEX-001':
    'Un Pokémon-EX si gioca come qualsiasi altro Pokémon, ma l’avversario prende 2 carte Premio quando è messo KO.',
  'P-MEGA-001':
    'Un Pokémon MegaEvoluzione è una carta Evoluzione della fase MEGA che si evolve, secondo le regole normali, solo dal Pokémon-EX nominato.',
  'P-MEGA-002': 'Quando un Pokémon di un giocatore diventa un Pokémon MegaEvoluzione, il suo turno finisce subito.',
  'P-MEGA-003': 'È ancora un Pokémon-EX: 2 carte Premio.',
  'P-MEGA-004': 'In un mazzo possono esserci quattro Venusaur-EX e quattro M Venusaur-EX.',
  'P-MEGA-005': 'I Pokémon Archeorisveglio seguono le regole dei Pokémon MegaEvoluzione.',
  'P-TP-001':
    'Team Plasma è un’etichetta su carte Pokémon, Allenatore ed Energia con quel disegno; i suoi Pokémon si evolvono come gli altri del loro nome.',
  'P-TP-002': 'Le carte del Team Plasma e altre con lo stesso nome condividono il limite di 4.',
  'P-RES-001': 'Un Pokémon Ricreato può essere messo in panchina solo dall’effetto della carta Strumento che nomina.',
  'P-RES-002': 'Un Pokémon Ricreato non è né Base né Evoluzione e non si può disporre durante la preparazione.',
  'P-RES-003': 'Una Fase 1 che si evolve da un Pokémon Ricreato segue le regole normali.',
  'P-OLD-001': 'Un Pokémon LEGGENDA è fatto di due carte che vanno giocate insieme e nello stesso momento.',
  'P-OLD-002':
    'Un Pokémon LIV.X si mette su un Pokémon con lo stesso nome e si aggiunge a ciò che quel Pokémon può fare.',
  'P-OLD-003': 'Un Pokémon SP appartiene a un certo Allenatore o team, mostrato da un simbolo nel nome.',
} satisfies Partial<StatedRules>;
