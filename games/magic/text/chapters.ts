/** The chapters of the catalogue in the other languages: Portuguese, Spanish, Italian, French. */
import type { ChapterNames } from '@praxis/kit/rule-index.ts';

export const CHAPTERS: ChapterNames = {
  'Deck, start, winning': [
    'Deck, começo, vitória',
    'Mazo, comienzo, victoria',
    'Mazzo, inizio, vittoria',
    'Deck, début, victoire',
  ],
  'Parts of a card': [
    'As partes de um card',
    'Las partes de una carta',
    'Le parti di una carta',
    'Les parties d’une carte',
  ],
  'Lands and mana': ['Terrenos e mana', 'Tierras y maná', 'Terre e mana', 'Terrains et mana'],
  'Spells and permanents': [
    'Mágicas e permanentes',
    'Hechizos y permanentes',
    'Magie e permanenti',
    'Sorts et permanents',
  ],
  'Casting, the stack, responses': [
    'Conjurar, a pilha, respostas',
    'Lanzar, la pila, respuestas',
    'Lanciare, la pila, risposte',
    'Lancer, la pile, réponses',
  ],
  'The turn': ['O turno', 'El turno', 'Il turno', 'Le tour'],
  'Combat and damage': ['Combate e dano', 'Combate y daño', 'Combattimento e danno', 'Combat et blessures'],
  'Keyword abilities of the glossary': [
    'Habilidades de palavra-chave do glossário',
    'Habilidades de palabra clave del glosario',
    'Abilità definite da parola chiave del glossario',
    'Capacités à mot-clé du glossaire',
  ],
  'Actions and concepts of the glossary': [
    'Ações e conceitos do glossário',
    'Acciones y conceptos del glosario',
    'Azioni e concetti del glossario',
    'Actions et notions du glossaire',
  ],
  'Starting and ending the game': [
    'Começo e fim da partida',
    'Comienzo y final de la partida',
    'Inizio e fine della partita',
    'Début et fin de la partie',
  ],
  'Zones and objects': ['Zonas e objetos', 'Zonas y objetos', 'Zone e oggetti', 'Zones et objets'],
  Priority: ['Prioridade', 'Prioridad', 'Priorità', 'Priorité'],
  'Casting and activating': ['Conjurar e ativar', 'Lanzar y activar', 'Lanciare e attivare', 'Lancer et activer'],
  Resolving: ['Resolver', 'Resolver', 'Risolvere', 'Résoudre'],
  'Triggered abilities': [
    'Habilidades desencadeadas',
    'Habilidades disparadas',
    'Abilità innescate',
    'Capacités déclenchées',
  ],
  'Turn details': ['Detalhes do turno', 'Detalles del turno', 'Dettagli del turno', 'Détails du tour'],
  'State-based actions': [
    'Ações baseadas no estado',
    'Acciones basadas en el estado',
    'Azioni di stato',
    'Actions basées sur un état',
  ],
  'Combat details': ['Detalhes do combate', 'Detalles del combate', 'Dettagli del combattimento', 'Détails du combat'],
  'Damage, life and protection': [
    'Dano, vida e proteção',
    'Daño, vidas y protección',
    'Danno, punti vita e protezione',
    'Blessures, points de vie et protection',
  ],
  'Auras and Equipment': ['Auras e Equipamentos', 'Auras y Equipos', 'Aure ed Equipaggiamenti', 'Auras et équipements'],
  'Replacement and prevention': [
    'Substituição e prevenção',
    'Reemplazo y prevención',
    'Sostituzione e prevenzione',
    'Remplacement et prévention',
  ],
  'Continuous effects and layers': [
    'Efeitos contínuos e camadas',
    'Efectos continuos y capas',
    'Effetti continui e strati',
    'Effets continus et couches',
  ],
  'Planeswalkers and emblems': [
    'Planeswalkers e emblemas',
    'Planeswalkers y emblemas',
    'Planeswalker ed emblemi',
    'Planeswalkers et emblèmes',
  ],
};
