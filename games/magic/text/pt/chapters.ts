/** The chapters of the rule index, in Brazilian Portuguese. */
import type { Chapters } from '../keys/chapters.ts';

export const chapters: Chapters = {
  'Deck, start, winning': 'Deck, começo, vitória',
  'Parts of a card': 'As partes de um card',
  'Lands and mana': 'Terrenos e mana',
  'Spells and permanents': 'Mágicas e permanentes',
  'Casting, the stack, responses': 'Conjurar, a pilha, respostas',
  'The turn': 'O turno',
  'Combat and damage': 'Combate e dano',
  'Keyword abilities of the glossary': 'Habilidades de palavra-chave do glossário',
  'Actions and concepts of the glossary': 'Ações e conceitos do glossário',
  'Starting and ending the game': 'Começo e fim da partida',
  'Zones and objects': 'Zonas e objetos',
  Priority: 'Prioridade',
  'Casting and activating': 'Conjurar e ativar',
  Resolving: 'Resolver',
  'Triggered abilities': 'Habilidades desencadeadas',
  'Turn details': 'Detalhes do turno',
  'State-based actions': 'Ações baseadas no estado',
  'Combat details': 'Detalhes do combate',
  'Damage, life and protection': 'Dano, vida e proteção',
  'Auras and Equipment': 'Auras e Equipamentos',
  'Replacement and prevention': 'Substituição e prevenção',
  'Continuous effects and layers': 'Efeitos contínuos e camadas',
  'Planeswalkers and emblems': 'Planeswalkers e emblemas',
};
