/** Why something is not possible, in French. */
import type { Reasons } from '../keys/reasons.ts';

export const reasons: Reasons = {
  'M-ACT-002': 'Une carte engagée ne peut pas être engagée de nouveau avant d’être dégagée.',
  'M-ACT-014': 'Seul le contrôleur d’un permanent peut en utiliser les capacités.',
  'M-CARD-002': 'Une carte qui n’est pas un terrain ne peut être lancée que si elle a un coût de mana.',
  'M-CBT-001': 'Seul le joueur actif attaque, et seulement avec des créatures qu’il contrôle.',
  'M-CBT-002': 'Une créature engagée ne peut pas attaquer.',
  'M-CBT-003':
    'Une créature arrivée sur le champ de bataille ce tour-ci ne peut pas attaquer, à moins d’avoir la célérité.',
  'M-CBT-006': 'Seules des créatures dégagées du joueur défenseur peuvent bloquer.',
  'M-KEY-002': 'Une créature avec le vol ne peut être bloquée que par des créatures avec le vol ou la portée.',
  'M-KEY-004': 'Une créature avec le défenseur ne peut pas attaquer.',
  'M-KEY-010':
    'Une créature avec l’intimidation ne peut être bloquée que par des créatures-artefacts ou des créatures qui partagent une couleur avec elle.',
  'M-KEY-012':
    'Ce qui a la protection contre une qualité ne peut être ni bloqué, ni enchanté, ni ciblé par ce qui a cette qualité.',
  'M-KEY-013': 'Ce qui a la défense talismanique ne peut pas être la cible de sorts et de capacités des adversaires.',
  'M-LAND-001': 'Un joueur peut jouer un terrain à chacun de ses tours, pendant une phase principale.',
  'M-LAND-002': 'Pendant la seconde phase principale, on ne joue un terrain que si aucun n’a été joué ce tour-ci.',
  'M-MANA-003': 'Un symbole de couleur se paie avec du mana de cette couleur.',
  'M-MANA-004': 'Il n’y a pas assez de mana pour le coût.',
  'M-TYPE-005': 'Créatures, artefacts et enchantements ne se lancent que pendant sa propre phase principale.',
  'M-TYPE-006': 'Un rituel ne peut être lancé que pendant sa propre phase principale.',
  'M-X-008': 'Le texte d’une carte ne le permet pas ; « ne peut pas » l’emporte sur « peut ».',
  'M-X-019':
    'Avec quelque chose sur la pile, on ne peut utiliser que des éphémères, des cartes avec le flash et des capacités activées.',
  'M-X-020': 'Un terrain ne se joue que si la pile est vide.',
  'M-X-028': 'Un coût ne peut être payé qu’en entier.',
  'M-X-029': 'Il manque une cible légale.',
  'M-X-053':
    'Une créature que son contrôleur ne contrôle pas depuis le début de son tour ne peut ni attaquer ni payer {T}.',
  'M-X-057':
    'Une créature avec la traversée ne peut pas être bloquée tant que le joueur défenseur contrôle un terrain de ce type.',
  'M-X-072': 'On ne peut équiper que lorsqu’on pourrait lancer un rituel.',
  'M-X-090': 'Un planeswalker ne se lance que pendant sa propre phase principale.',
  'M-X-092':
    'De chaque planeswalker on utilise une capacité de loyauté par tour, pendant sa propre phase principale avec une pile vide, et on ne retire que des marqueurs qui y sont.',
};
