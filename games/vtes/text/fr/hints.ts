/** What newcomers are told at each step, in French. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  setup: 'Chacun se prépare : vous piochez votre main, et quatre vampires de votre crypte attendent face cachée.',
  unlock:
    'Votre tour commence et vos cartes se redressent. Qui a l’Avantage peut gagner 1 point de réserve maintenant.',
  master:
    'Vous pouvez jouer une carte de maître : des lieux, des Disciplines et bien d’autres choses qui changent la table pour de bon.',
  minion:
    'Vos vampires et alliés disponibles peuvent agir tant qu’ils sont redressés. Mordez votre proie, chassez ou jouez une carte.',
  announce: 'Une action est annoncée. On dit encore avec quelle carte et contre qui.',
  'as played': 'Une carte vient d’être jouée. Seul ce qui l’annule peut servir maintenant.',
  'before block':
    'L’action est annoncée. Avant que quelqu’un tente de bloquer, les deux camps peuvent utiliser des cartes.',
  block:
    'Vous pouvez bloquer cette action avec un serviteur redressé. Votre interception doit atteindre la discrétion de l’action.',
  'block attempt':
    'Un serviteur tente de bloquer. Discrétion et interception décident : chacun peut en ajouter tant qu’il en a besoin.',
  'after block': 'Plus personne ne bloque. Un bon moment pour renforcer l’action.',
  'before resolution': 'L’action va réussir. C’est le dernier moment avant son effet.',
  'after resolution': 'L’action est terminée. Quelques cartes peuvent servir juste maintenant.',
  terms: 'L’action politique a réussi. Vous décidez sur quoi exactement on vote.',
  polling: 'Tous votent, dans n’importe quel ordre. Avec plus de voix pour que contre, le référendum passe.',
  'before range': 'Un combat commence. Peu de cartes servent avant que la portée soit connue.',
  range: 'On se bat au contact, sauf si quelqu’un manœuvre. À distance, les mains nues ne font rien.',
  'before strikes': 'La portée est fixée. Renforcez votre vampire maintenant, avant le choix des frappes.',
  strike: 'Choisissez comment frappe votre serviteur. Les mains infligent autant de dégâts que sa force, en général 1.',
  'strike resolution': 'Les frappes sont connues et vont prendre effet.',
  damage: 'Votre serviteur subit des dégâts. Prévenez-en une partie si vous pouvez ; le reste coûte du sang.',
  burning: 'Un vampire va être brûlé. C’est la dernière chance de le sauver.',
  'additional strikes': 'On peut maintenant gagner des frappes additionnelles. Elles suivent à la même portée.',
  press:
    'Le round est fini. Poursuivez pour un autre round, ou pour terminer le combat si l’autre camp veut continuer.',
  'end of round': 'La fin du round : peu de cartes servent seulement maintenant.',
  influence:
    'Déplacez de la réserve sur vos vampires incontrôlés avec vos transferts. Avec assez de compteurs, ils deviennent disponibles.',
  discard: 'Vous pouvez défausser une carte et en piocher une autre. Puis votre tour se termine.',
};
