/** Why something is not possible, in English. */
import type { Reasons } from '../keys/reasons.ts';

export const reasons: Reasons = {
  'M-ACT-002': 'It is tapped, and must untap before it can be tapped again.',
  'M-ACT-014': 'Only the controller of a permanent can use its abilities.',
  'M-CARD-002': 'A card that is not a land can be cast only if it has a mana cost.',
  'M-CBT-001': 'Only the active player attacks, with creatures of their own.',
  'M-CBT-002': 'A tapped creature cannot attack.',
  'M-CBT-003': 'This creature came onto the battlefield this turn and does not have haste.',
  'M-CBT-006': 'Only untapped creatures of the defending player can block.',
  'M-KEY-002': 'A creature with flying can be blocked only by creatures with flying or reach.',
  'M-KEY-004': 'A creature with defender cannot attack.',
  'M-KEY-010':
    'A creature with intimidate can be blocked only by artifact creatures and creatures that share a colour with it.',
  'M-KEY-012':
    'Something with protection from a quality cannot be blocked, enchanted or targeted by anything of that quality.',
  'M-KEY-013': "Something with hexproof cannot be the target of opponents' spells or abilities.",
  'M-LAND-001': 'You can play one land in each of your turns, in a main phase.',
  'M-LAND-002': 'You have played a land this turn already.',
  'M-MANA-003': 'A coloured symbol is paid with mana of that colour.',
  'M-MANA-004': 'There is not enough mana for the cost.',
  'M-TYPE-005': 'Creatures, artifacts and enchantments are cast only in your own main phase.',
  'M-TYPE-006': 'A sorcery can be cast only in your own main phase.',
  'M-X-008': `A card's text does not allow it, and "cannot" beats "can".`,
  'M-X-019': 'While something is on the stack, only instants, cards with flash and activated abilities can be used.',
  'M-X-020': 'A land is played only while the stack is empty.',
  'M-X-028': 'A cost can be paid only in full.',
  'M-X-029': 'There is no legal target.',
  'M-X-053': 'You have not controlled this creature since your turn began, so it cannot attack or pay {T}.',
  'M-X-057': 'A creature with landwalk cannot be blocked while the defending player controls a land of that type.',
  'M-X-072': 'Equip can be used only when you could cast a sorcery.',
  'M-X-090': 'A planeswalker is cast only in your own main phase.',
  'M-X-092':
    'Each planeswalker gives one loyalty ability per turn, in your own main phase with an empty stack, and only counters that are on it can be removed.',
};
