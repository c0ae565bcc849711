/** The chapters of the rule index, in Brazilian Portuguese. */
import type { Chapters } from '../keys/chapters.ts';

export const chapters: Chapters = {
  'Winning and losing': 'Vencer e perder',
  'Both players win, sudden death': 'Os dois jogadores vencem, morte súbita',
  'Zones and information': 'Zonas e informação',
  Cards: 'Cartas',
  'Deck construction (P-DECK) and names': 'Construção do baralho e nomes',
  Setup: 'Preparação',
  'Taking a new opening hand': 'Comprar uma nova mão inicial',
  'Turn (P-TURN) and first turns': 'O turno e os primeiros turnos',
  'Putting Basic Pokémon on the Bench': 'Colocar Pokémon Básicos no Banco',
  Evolving: 'Evoluir',
  Energy: 'Energia',
  'Trainer cards': 'Cartas de Treinador',
  Retreating: 'Recuar',
  'Abilities and older powers': 'Habilidades e poderes antigos',
  Attacking: 'Atacar',
  Damage: 'Dano',
  'Knock Out, Prize cards, new Active Pokémon': 'Nocaute, cartas de Prêmio, novo Pokémon Ativo',
  'Pokémon Checkup': 'Checape Pokémon',
  'Special Conditions': 'Condições Especiais',
  'Wording of cards': 'A redação das cartas',
  'Appendices 1 to 4: ACE SPEC, Ancient and Future, ex, Tera ex':
    'Apêndices 1 a 4: ACE SPEC, Ancestral e Futurista, ex, ex Tera',
  'Appendices 6, 7, 10, 11: Radiant, VSTAR, V, VMAX': 'Apêndices 6, 7, 10, 11: Radiante, V-ASTRO, V, VMAX',
  'Appendix 8: V-UNION': 'Apêndice 8: V-UNIÃO',
  'Appendices 9, 12 to 14: battle styles, regional forms, TAG TEAM':
    'Apêndices 9, 12 a 14: estilos de batalha, formas regionais, ALIADOS',
  'Appendices 15 and 16: Prism Star, Fossils': 'Apêndices 15 e 16: Estrela Prisma, Fósseis',
  'Appendices 17 to 19: -GX, Ultra Beasts, dual types': 'Apêndices 17 a 19: -GX, Ultracriaturas, tipos duplos',
  'Appendices 20 to 22: BREAK, Ancient Traits, Team Flare Hyper Gear':
    'Apêndices 20 a 22: TURBO, Atributos Ancestrais, Hiperequipamento da Equipe Flare',
  'Appendices 23 to 26: -EX, Mega Evolution, Team Plasma, Restored':
    'Apêndices 23 a 26: -EX, Megaevolução, Equipe Plasma, Restaurado',
  'Older kinds of card in the glossary': 'Tipos de carta mais antigos no glossário',
};
