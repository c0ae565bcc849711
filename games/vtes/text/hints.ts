/** What newcomers are told at each step: what it is about, in one or two sentences. A language that lacks a step does not compile. */
import type { Step } from '../rules/state/steps.ts';

export type Hints = { readonly [Each in Step]: string };

const en: Hints = {
  setup: 'Everybody gets ready: you draw your hand, and four vampires of your crypt wait face down.',
  unlock: 'Your turn begins and your cards unlock. Whoever has the Edge may gain 1 pool now.',
  master: 'You may play one master card: locations, Disciplines, and much else that changes the table for good.',
  minion:
    'Your ready vampires and allies can act, each while it is unlocked. Bleed your prey, hunt for blood, or play a card.',
  announce: 'An action is being announced. It can still be said with which card, and at whom.',
  'as played': 'A card has just been played. Only what cancels it can be used now.',
  'before block': 'The action has been announced. Before anybody tries to block, both sides may use cards.',
  block: 'You may block this action with an unlocked minion. Your intercept must reach the stealth of the action.',
  'block attempt':
    'A minion tries to block. Now stealth and intercept decide: each side may add some while it needs it.',
  'after block': 'Nobody blocks any more. A good moment to make the action stronger.',
  'before resolution': 'The action will succeed. This is the last moment before it takes effect.',
  'after resolution': 'The action is over. Some cards can be used just now.',
  terms: 'The political action has succeeded. You decide what exactly the vote is about.',
  polling: 'Everybody votes, in any order. More votes for than against, and the referendum passes.',
  'before range': 'A combat begins. A few cards are used before the range is known.',
  range: 'Combat is at close range unless somebody maneuvers. At long range bare hands do nothing.',
  'before strikes': 'The range is set. Strengthen your vampire now, before strikes are chosen.',
  strike: 'Choose how your minion strikes. Your hands inflict as much damage as your strength, usually 1.',
  'strike resolution': 'The strikes are known and are about to take effect.',
  damage: 'Your minion takes damage. Prevent some of it if you can; the rest costs blood.',
  burning: 'A vampire is about to be burned. This is the last chance to save it.',
  'additional strikes': 'Additional strikes can be gained now. They follow at the same range.',
  press:
    'The round is over. Press to go on for another round, or press to end the combat if the other side wants to go on.',
  'end of round': 'The end of the round: a few cards are used only now.',
  influence: 'Move pool to your uncontrolled vampires with your transfers. With enough counters they become ready.',
  discard: 'You may discard a card and draw another. Then your turn ends.',
};

const pt: Hints = {
  setup: 'Todos se preparam: você compra sua mão, e quatro vampiros da sua cripta esperam virados para baixo.',
  unlock: 'Seu turno começa e suas cartas destravam. Quem tem a Vantagem pode ganhar 1 recurso agora.',
  master: 'Você pode jogar uma carta de mestre: locais, Disciplinas e muito mais que muda a mesa de vez.',
  minion:
    'Seus vampiros e aliados prontos podem agir enquanto destravados. Sangre a sua presa, cace ou jogue uma carta.',
  announce: 'Uma ação está sendo anunciada. Ainda se diz com que carta e contra quem.',
  'as played': 'Uma carta acaba de ser jogada. Agora só vale o que a cancela.',
  'before block': 'A ação foi anunciada. Antes que alguém tente bloquear, os dois lados podem usar cartas.',
  block: 'Você pode bloquear esta ação com um servo destravado. Sua percepção precisa alcançar a furtividade da ação.',
  'block attempt':
    'Um servo tenta bloquear. Furtividade e percepção decidem: cada lado pode aumentar a sua enquanto precisar.',
  'after block': 'Ninguém mais bloqueia. Um bom momento para fortalecer a ação.',
  'before resolution': 'A ação vai ter sucesso. É o último momento antes do efeito.',
  'after resolution': 'A ação terminou. Algumas cartas podem ser usadas justamente agora.',
  terms: 'A ação política teve sucesso. Você decide sobre o que exatamente se vota.',
  polling: 'Todos votam, em qualquer ordem. Com mais votos a favor do que contra, o referendo passa.',
  'before range': 'Um combate começa. Poucas cartas se usam antes de se saber a distância.',
  range: 'O combate é a curta distância, a menos que alguém manobre. A longa distância as mãos nuas não fazem nada.',
  'before strikes': 'A distância está definida. Fortaleça seu vampiro agora, antes da escolha dos golpes.',
  strike: 'Escolha como seu servo golpeia. As mãos causam tanto dano quanto a sua força, em geral 1.',
  'strike resolution': 'Os golpes são conhecidos e estão para ter efeito.',
  damage: 'Seu servo sofre dano. Previna uma parte se puder; o resto custa sangue.',
  burning: 'Um vampiro está para ser queimado. É a última chance de salvá-lo.',
  'additional strikes': 'Agora se podem ganhar golpes adicionais. Eles vêm na mesma distância.',
  press:
    'A rodada terminou. Pressione para lutar mais uma rodada, ou para encerrar o combate se o outro lado quer continuar.',
  'end of round': 'O fim da rodada: poucas cartas se usam só agora.',
  influence:
    'Mova recursos para os seus vampiros não controlados com suas transferências. Com contadores bastantes eles ficam prontos.',
  discard: 'Você pode descartar uma carta e comprar outra. Depois seu turno termina.',
};

const es: Hints = {
  setup: 'Todos se preparan: robas tu mano, y cuatro vampiros de tu cripta esperan boca abajo.',
  unlock: 'Empieza tu turno y tus cartas se enderezan. Quien tiene la Ventaja puede ganar 1 de reserva ahora.',
  master: 'Puedes jugar una carta heril: lugares, Disciplinas y mucho más que cambia la mesa para siempre.',
  minion:
    'Tus vampiros y aliados preparados pueden actuar mientras estén enderezados. Sangra a tu presa, caza o juega una carta.',
  announce: 'Se está anunciando una acción. Aún se dice con qué carta y contra quién.',
  'as played': 'Se acaba de jugar una carta. Ahora solo vale lo que la cancela.',
  'before block': 'La acción está anunciada. Antes de que nadie intente bloquear, ambos lados pueden usar cartas.',
  block: 'Puedes bloquear esta acción con un siervo enderezado. Tu intercepción debe alcanzar el sigilo de la acción.',
  'block attempt':
    'Un siervo intenta bloquear. Deciden el sigilo y la intercepción: cada lado puede aumentar el suyo mientras lo necesite.',
  'after block': 'Ya nadie bloquea. Un buen momento para reforzar la acción.',
  'before resolution': 'La acción va a tener éxito. Es el último momento antes de su efecto.',
  'after resolution': 'La acción ha terminado. Algunas cartas se pueden usar justo ahora.',
  terms: 'La acción política ha tenido éxito. Tú decides qué se vota exactamente.',
  polling: 'Todos votan, en cualquier orden. Con más votos a favor que en contra, el referéndum se aprueba.',
  'before range': 'Empieza un combate. Pocas cartas se usan antes de saberse la distancia.',
  range: 'Se combate de cerca salvo que alguien maniobre. De lejos, las manos desnudas no hacen nada.',
  'before strikes': 'La distancia está decidida. Refuerza a tu vampiro ahora, antes de elegir los ataques.',
  strike: 'Elige cómo ataca tu siervo. Las manos hacen tanto daño como su fuerza, normalmente 1.',
  'strike resolution': 'Los ataques se conocen y están a punto de tener efecto.',
  damage: 'Tu siervo recibe daño. Prevén una parte si puedes; el resto cuesta sangre.',
  burning: 'Un vampiro está a punto de ser quemado. Es la última ocasión de salvarlo.',
  'additional strikes': 'Ahora se pueden ganar ataques adicionales. Siguen a la misma distancia.',
  press:
    'El asalto ha terminado. Acosa para combatir otro asalto, o para terminar el combate si el otro lado quiere seguir.',
  'end of round': 'El final del asalto: pocas cartas se usan solo ahora.',
  influence:
    'Mueve reserva a tus vampiros incontrolados con tus transferencias. Con bastantes fichas pasan a estar preparados.',
  discard: 'Puedes descartar una carta y robar otra. Después termina tu turno.',
};

const it: Hints = {
  setup: 'Tutti si preparano: peschi la tua mano, e quattro vampiri della tua cripta aspettano a faccia in giù.',
  unlock: 'Comincia il tuo turno e le tue carte si disimpegnano. Chi ha il Vantaggio può guadagnare 1 risorsa ora.',
  master: 'Puoi giocare una carta Dominus: luoghi, Discipline e molto altro che cambia il tavolo per sempre.',
  minion:
    'I tuoi vampiri e alleati attivi possono agire finché sono disimpegnati. Dissangua la preda, va’ a caccia o gioca una carta.',
  announce: 'Si sta annunciando un’azione. Si dice ancora con quale carta e contro chi.',
  'as played': 'Una carta è appena stata giocata. Ora vale solo ciò che la annulla.',
  'before block': 'L’azione è annunciata. Prima che qualcuno tenti di bloccare, entrambe le parti possono usare carte.',
  block:
    'Puoi bloccare questa azione con un servitore disimpegnato. Il tuo intercetto deve raggiungere la furtività dell’azione.',
  'block attempt':
    'Un servitore tenta di bloccare. Decidono furtività e intercetto: ognuno può aumentare i propri finché servono.',
  'after block': 'Nessuno blocca più. Un buon momento per rafforzare l’azione.',
  'before resolution': 'L’azione riuscirà. È l’ultimo momento prima del suo effetto.',
  'after resolution': 'L’azione è finita. Alcune carte si possono usare proprio ora.',
  terms: 'L’azione politica è riuscita. Decidi tu su che cosa esattamente si vota.',
  polling: 'Tutti votano, in qualsiasi ordine. Con più voti a favore che contro il referendum passa.',
  'before range': 'Comincia un combattimento. Poche carte si usano prima di conoscere la distanza.',
  range: 'Si combatte a distanza ravvicinata, se nessuno manovra. A lunga distanza le mani nude non fanno nulla.',
  'before strikes': 'La distanza è decisa. Rafforza ora il tuo vampiro, prima di scegliere gli attacchi.',
  strike: 'Scegli come attacca il tuo servitore. Le mani fanno tanto danno quanta è la sua forza, di solito 1.',
  'strike resolution': 'Gli attacchi sono noti e stanno per avere effetto.',
  damage: 'Il tuo servitore subisce danno. Previenine una parte se puoi; il resto costa sangue.',
  burning: 'Un vampiro sta per essere bruciato. È l’ultima occasione per salvarlo.',
  'additional strikes': 'Ora si possono ottenere attacchi addizionali. Seguono alla stessa distanza.',
  press:
    'Il round è finito. Insegui per combattere un altro round, o per chiudere il combattimento se l’altra parte vuole continuare.',
  'end of round': 'La fine del round: poche carte si usano soltanto ora.',
  influence:
    'Sposta risorse sui tuoi vampiri non controllati con i trasferimenti. Con abbastanza segnalini diventano attivi.',
  discard: 'Puoi scartare una carta e pescarne un’altra. Poi il tuo turno finisce.',
};

const fr: Hints = {
  setup: 'Chacun se prépare : vous piochez votre main, et quatre vampires de votre crypte attendent face cachée.',
  unlock: 'Votre tour commence et vos cartes se redressent. Qui a l’Avantage peut gagner 1 de réserve maintenant.',
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
  polling: 'Tous votent, dans n’importe quel ordre. Avec plus de voix pour que contre, le référendum est adopté.',
  'before range': 'Un combat commence. Peu de cartes servent avant que la portée soit connue.',
  range: 'On se bat au contact, sauf si quelqu’un manœuvre. À distance, les mains nues ne font rien.',
  'before strikes': 'La portée est fixée. Renforcez votre vampire maintenant, avant le choix des frappes.',
  strike: 'Choisissez comment frappe votre serviteur. Les mains infligent autant de dégâts que sa force, en général 1.',
  'strike resolution': 'Les frappes sont connues et vont prendre effet.',
  damage: 'Votre serviteur subit des dégâts. Prévenez-en une partie si vous pouvez ; le reste coûte du sang.',
  burning: 'Un vampire va être brûlé. C’est la dernière chance de le sauver.',
  'additional strikes': 'On peut maintenant gagner des frappes supplémentaires. Elles suivent à la même portée.',
  press:
    'Le round est fini. Poursuivez pour un autre round, ou pour terminer le combat si l’autre camp veut continuer.',
  'end of round': 'La fin du round : peu de cartes servent seulement maintenant.',
  influence:
    'Déplacez de la réserve sur vos vampires incontrôlés avec vos transferts. Avec assez de compteurs, ils deviennent disponibles.',
  discard: 'Vous pouvez défausser une carte et en piocher une autre. Puis votre tour se termine.',
};

export const HINTS: Readonly<Record<string, Hints>> = { en, pt, es, it, fr };
