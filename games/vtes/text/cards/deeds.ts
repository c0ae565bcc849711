/** Effects as instructions, in the five languages side by side, as in `statements.ts`. */
import type { Effect } from '../../cards/language.ts';
import type { Instruction } from './qualities.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach = Readonly<Record<Languages, Instruction>>;

const DEEDS = {
  'give pool': {
    en: 'give {who} {amount} of your pool',
    pt: { order: 'dê {amount} de seus recursos {who:to}', infinitive: 'dar {amount} de seus recursos {who:to}' },
    es: {
      order: 'da {amount} de tu reserva sanguínea {who:to}',
      infinitive: 'dar {amount} de tu reserva sanguínea {who:to}',
    },
    it: { order: 'dai {amount} delle tue risorse {who:to}', infinitive: 'dare {amount} delle tue risorse {who:to}' },
    fr: { order: 'donnez {amount} de votre réserve {who:to}', infinitive: 'donner {amount} de votre réserve {who:to}' },
  },
  'put counters': {
    en: { order: '{card} {card~gets|get} {tokens}', infinitive: 'give {card} {tokens}' },
    pt: { order: 'coloque {tokens} {card:in}', infinitive: 'colocar {tokens} {card:in}' },
    es: { order: 'pon {tokens} sobre {card}', infinitive: 'poner {tokens} sobre {card}' },
    it: { order: 'metti {tokens} {card:on}', infinitive: 'mettere {tokens} {card:on}' },
    fr: { order: 'placez {tokens} sur {card}', infinitive: 'placer {tokens} sur {card}' },
  },
  'burn counters': {
    en: 'burn {tokens} on {card}',
    pt: { order: 'queime {tokens} {card:of}', infinitive: 'queimar {tokens} {card:of}' },
    es: { order: 'quema {tokens} {card:of}', infinitive: 'quemar {tokens} {card:of}' },
    it: { order: 'brucia {tokens} {card:of}', infinitive: 'bruciare {tokens} {card:of}' },
    fr: { order: 'brûlez {tokens} sur {card}', infinitive: 'brûler {tokens} sur {card}' },
  },

  'secret numbers': {
    en: 'have every Methuselah pick a number from 1 to {most} in secret (you may go up to {yours}): all show theirs together, and each gains that much pool or, if somebody else picked exactly 1 less, burns that much',
    pt: {
      order:
        'cada Matusalém escolhe em segredo um número de 1 a {most} (você, até {yours}); todos mostram ao mesmo tempo, e cada um ganha essa quantidade de recursos ou, se outro tiver escolhido exatamente 1 a menos, queima essa quantidade',
      infinitive:
        'fazer cada Matusalém escolher em segredo um número de 1 a {most} (você, até {yours}); todos mostram ao mesmo tempo, e cada um ganha essa quantidade de recursos ou, se outro tiver escolhido exatamente 1 a menos, queima essa quantidade',
    },
    es: {
      order:
        'cada Matusalén elige en secreto un número del 1 al {most} (tú, hasta {yours}); todos lo muestran a la vez, y cada uno gana esa cantidad de reserva sanguínea o, si otro ha elegido exactamente 1 menos, quema esa cantidad',
      infinitive:
        'hacer que cada Matusalén elija en secreto un número del 1 al {most} (tú, hasta {yours}); todos lo muestran a la vez, y cada uno gana esa cantidad de reserva sanguínea o, si otro ha elegido exactamente 1 menos, quema esa cantidad',
    },
    it: {
      order:
        'ogni Matusalemme sceglie in segreto un numero da 1 a {most} (tu, fino a {yours}); tutti lo mostrano insieme, e ciascuno guadagna altrettante risorse oppure, se un altro ha scelto esattamente 1 in meno, ne brucia altrettante',
      infinitive:
        'far scegliere in segreto a ogni Matusalemme un numero da 1 a {most} (tu, fino a {yours}); tutti lo mostrano insieme, e ciascuno guadagna altrettante risorse oppure, se un altro ha scelto esattamente 1 in meno, ne brucia altrettante',
    },
    fr: {
      order:
        'chaque Mathusalem choisit en secret un nombre de 1 à {most} (vous, jusqu’à {yours})\u00A0; tous le montrent en même temps, et chacun gagne autant de points de réserve ou, si un autre a choisi exactement 1 de moins, en brûle autant',
      infinitive:
        'faire choisir en secret à chaque Mathusalem un nombre de 1 à {most} (vous, jusqu’à {yours})\u00A0; tous le montrent en même temps, et chacun gagne autant de points de réserve ou, si un autre a choisi exactement 1 de moins, en brûle autant',
    },
  },
  'price of blocking': {
    en: {
      order: '{cards} can attempt to block the action only by burning {tokens}',
      infinitive: 'let {cards} attempt to block the action only by burning {tokens}',
    },
    pt: {
      order: '{cards} só {cards~pode|podem} tentar bloquear a ação queimando {tokens}',
      infinitive: 'fazer com que {cards} só {cards~possa|possam} tentar bloquear a ação queimando {tokens}',
    },
    es: {
      order: '{cards:the} solo {cards~puede|pueden} intentar bloquear la acción si {cards~quema|queman} {tokens}',
      infinitive:
        'hacer que {cards:the} solo {cards~pueda|puedan} intentar bloquear la acción si {cards~quema|queman} {tokens}',
    },
    it: {
      order: '{cards:the} {cards~può|possono} tentare di bloccare l’azione solo bruciando {tokens}',
      infinitive: 'far sì che {cards:the} {cards~possa|possano} tentare di bloccare l’azione solo bruciando {tokens}',
    },
    fr: {
      order: 'les {cards} ne peuvent tenter de bloquer l’action qu’en brûlant {tokens}',
      infinitive: 'faire que les {cards} ne puissent tenter de bloquer l’action qu’en brûlant {tokens}',
    },
  },
  'cancel effects': {
    en: 'in this combat, cancel the effects of all {cards} that were already used on {card}',
    pt: {
      order: 'neste combate, cancele os efeitos de {cards} que já tenham sido usadas {card:in}',
      infinitive: 'cancelar neste combate os efeitos de {cards} que já tenham sido usadas {card:in}',
    },
    es: {
      order: 'en este combate, cancela los efectos de {cards} que ya se hayan usado sobre {card}',
      infinitive: 'cancelar en este combate los efectos de {cards} que ya se hayan usado sobre {card}',
    },
    it: {
      order: 'in questo combattimento, annulla gli effetti di {cards} già usate su {card}',
      infinitive: 'annullare in questo combattimento gli effetti di {cards} già usate su {card}',
    },
    fr: {
      order: 'pour ce combat, annulez les effets de {cards} déjà utilisées sur {card}',
      infinitive: 'annuler pour ce combat les effets de {cards} déjà utilisées sur {card}',
    },
  },
  'strike anew': {
    en: 'cancel your strike and choose another one',
    pt: { order: 'cancele o seu golpe e escolha outro', infinitive: 'cancelar o próprio golpe e escolher outro' },
    es: { order: 'cancela tu ataque y elige otro', infinitive: 'cancelar el propio ataque y elegir otro' },
    it: {
      order: 'annulla il tuo colpo e scegline un altro',
      infinitive: 'annullare il proprio colpo e sceglierne un altro',
    },
    fr: {
      order: 'annulez votre frappe et choisissez-en une autre',
      infinitive: 'annuler sa frappe et en choisir une autre',
    },
  },
  'new round': {
    en: 'start another round of combat instead',
    pt: { order: 'comece uma nova rodada em vez disso', infinitive: 'começar uma nova rodada em vez disso' },
    es: { order: 'empieza un nuevo asalto en su lugar', infinitive: 'empezar un nuevo asalto en su lugar' },
    it: { order: 'comincia invece un nuovo round', infinitive: 'cominciare invece un nuovo round' },
    fr: { order: 'commencez un nouveau round à la place', infinitive: 'commencer un nouveau round à la place' },
  },

  'arrange library': {
    en: "look at your library's top {amount} {amount#card|cards} and put them back in any order",
    pt: {
      order: 'olhe {amount} {amount#carta|cartas} do topo de sua biblioteca e devolva-as em qualquer ordem',
      infinitive: 'olhar {amount} {amount#carta|cartas} do topo de sua biblioteca e devolvê-las em qualquer ordem',
    },
    es: {
      order: 'mira las primeras {amount} cartas de tu biblioteca y devuélvelas en cualquier orden',
      infinitive: 'mirar las primeras {amount} cartas de tu biblioteca y devolverlas en cualquier orden',
    },
    it: {
      order: 'guarda le prime {amount} carte della tua biblioteca e rimettile in qualsiasi ordine',
      infinitive: 'guardare le prime {amount} carte della tua biblioteca e rimetterle in qualsiasi ordine',
    },
    fr: {
      order: 'regardez les {amount} premières cartes de votre bibliothèque et replacez-les dans l’ordre de votre choix',
      infinitive:
        'regarder les {amount} premières cartes de votre bibliothèque et les replacer dans l’ordre de votre choix',
    },
  },
  contest: {
    en: {
      order:
        'this card contests {card} as though it were a copy, unique or not; if the last true copy is about to be yielded, this card is burned instead, and you take control of that copy, face up',
      infinitive:
        'have this card contest {card} as though it were a copy, unique or not; if the last true copy is about to be yielded, this card is burned instead, and you take control of that copy, face up',
    },
    pt: {
      order:
        'esta carta passa a contestar {card} como se fosse uma cópia, única ou não; se a última cópia verdadeira fosse ser concedida, queime esta carta em vez disso e assuma o controle daquela cópia, com a face para cima',
      infinitive:
        'fazer esta carta contestar {card} como se fosse uma cópia, única ou não; se a última cópia verdadeira fosse ser concedida, queime esta carta em vez disso e assuma o controle daquela cópia, com a face para cima',
    },
    es: {
      order:
        'esta carta pasa a disputar {card} como si fuera otro ejemplar, único o no; si se fuera a ceder el último ejemplar verdadero, quema esta carta en su lugar y toma el control de ese ejemplar, boca arriba',
      infinitive:
        'hacer que esta carta pase a disputar {card} como si fuera otro ejemplar, único o no; si se fuera a ceder el último ejemplar verdadero, quema esta carta en su lugar y toma el control de ese ejemplar, boca arriba',
    },
    it: {
      order:
        'questa carta entra in contestazione con {card} come se fosse una copia, unica o no; se si dovesse cedere l’ultima vera copia, brucia invece questa carta e prendi il controllo di quella copia, scoperta',
      infinitive:
        'far entrare questa carta in contestazione con {card} come se fosse una copia, unica o no; se si dovesse cedere l’ultima vera copia, brucia invece questa carta e prendi il controllo di quella copia, scoperta',
    },
    fr: {
      order:
        'cette carte vient disputer {card} comme si elle en était une copie, unique ou non ; si la dernière vraie copie devait être cédée, brûlez cette carte à la place et prenez le contrôle de cette copie, face visible',
      infinitive:
        'faire disputer {card} par cette carte comme si elle en était une copie, unique ou non ; si la dernière vraie copie devait être cédée, brûlez cette carte à la place et prenez le contrôle de cette copie, face visible',
    },
  },
  'bar from blocking': {
    en: { order: 'the action cannot be blocked by {cards}', infinitive: 'keep {cards} from blocking the action' },
    pt: {
      order: '{cards} não {cards~pode|podem} bloquear a ação',
      infinitive: 'impedir {cards} de bloquear a ação',
    },
    es: {
      order: '{cards:the} no {cards~puede|pueden} bloquear la acción',
      infinitive: 'impedir que {cards:the} {cards~bloquee|bloqueen} la acción',
    },
    it: {
      order: '{cards:the} non {cards~può|possono} bloccare l’azione',
      infinitive: 'impedire che {cards:the} {cards~blocchi|blocchino} l’azione',
    },
    fr: {
      order: 'les {cards} ne peuvent pas bloquer l’action',
      infinitive: 'empêcher les {cards} de bloquer l’action',
    },
  },
} as const satisfies Partial<Record<Effect['do'], InEach>>;

type Deed = keyof typeof DEEDS;

/** All of them in one language. */
export function deedsIn(language: Languages): Readonly<Record<Deed, Instruction>> {
  const kinds = Object.keys(DEEDS) as Deed[];
  return Object.fromEntries(kinds.map((kind) => [kind, DEEDS[kind][language]])) as Record<Deed, Instruction>;
}

/** Further ways to word an effect, beside those in the files of the languages. */
const WAYS = {
  title: {
    'gain same': {
      en: {
        order: '{card} {card~becomes|become} {title} of the same city',
        infinitive: 'make {card} {title} of the same city',
      },
      pt: {
        order: '{card} {card~torna-se|tornam-se} {title} da mesma cidade',
        infinitive: 'tornar {card} {title} da mesma cidade',
      },
      es: {
        order: '{card} {card~se convierte|se convierten} en {title} de la misma ciudad',
        infinitive: 'convertir {card:to} en {title} de la misma ciudad',
      },
      it: {
        order: '{card} {card~diventa|diventano} {title} della stessa città',
        infinitive: 'far diventare {card} {title} della stessa città',
      },
      fr: {
        order: '{card} {card~devient|deviennent} {title:bare} de la même ville',
        infinitive: 'faire {card:of} {title:the} de la même ville',
      },
    },
    'gain like': {
      en: {
        order:
          '{card} {card~becomes|become} {title} of the city that {other} {other~rules|rule}, whose title is then contested',
        infinitive: 'make {card} {title} of the city that {other} {other~rules|rule}, whose title is then contested',
      },
      pt: {
        order: '{card} {card~torna-se|tornam-se} {title} da cidade {other:of}, cujo título passa a ser contestado',
        infinitive: 'tornar {card} {title} da cidade {other:of}, cujo título passa a ser contestado',
      },
      es: {
        order:
          '{card} {card~se convierte|se convierten} en {title} de la ciudad {other:of}, cuyo título pasa a disputarse',
        infinitive: 'convertir {card:to} en {title} de la ciudad {other:of}, cuyo título pasa a disputarse',
      },
      it: {
        order: '{card} {card~diventa|diventano} {title} della città {other:of}, il cui titolo viene allora contestato',
        infinitive: 'far diventare {card} {title} della città {other:of}, il cui titolo viene allora contestato',
      },
      fr: {
        order: '{card} {card~devient|deviennent} {title:bare} de la ville {other:of}, dont le titre est alors disputé',
        infinitive: 'faire {card:of} {title:the} de la ville {other:of}, dont le titre est alors disputé',
      },
    },
  },
  discard: {
    'chosen late': {
      en: 'discard {card} (replaced in the master phase)',
      pt: {
        order: 'descarte {card} (reposta na fase de mestre)',
        infinitive: 'descartar {card} (reposta na fase de mestre)',
      },
      es: {
        order: 'descarta {card} (se repone en la fase heril)',
        infinitive: 'descartar {card} (se repone en la fase heril)',
      },
      it: {
        order: 'scarta {card} (sostituita nella fase master)',
        infinitive: 'scartare {card} (sostituita nella fase master)',
      },
      fr: {
        order: 'défaussez {card} (remplacée durant la phase de maître)',
        infinitive: 'défausser {card} (remplacée durant la phase de maître)',
      },
    },
    'own at random': {
      en: 'discard {amount} random {amount#card|cards}',
      pt: {
        order: 'descarte {amount} {amount#carta|cartas} ao acaso',
        infinitive: 'descartar {amount} {amount#carta|cartas} ao acaso',
      },
      es: {
        order: 'descarta {amount} {amount#carta|cartas} al azar',
        infinitive: 'descartar {amount} {amount#carta|cartas} al azar',
      },
      it: {
        order: 'scarta {amount} {amount#carta|carte} a caso',
        infinitive: 'scartare {amount} {amount#carta|carte} a caso',
      },
      fr: {
        order: 'défaussez {amount} {amount#carte|cartes} au hasard',
        infinitive: 'défausser {amount} {amount#carte|cartes} au hasard',
      },
    },
  },
  become: {
    circle: {
      en: { order: '{card} then {card~belongs|belong} to that circle', infinitive: 'make {card} part of that circle' },
      pt: {
        order: '{card} {card~passa|passam} a pertencer a esse círculo',
        infinitive: 'incluir {card} nesse círculo',
      },
      es: {
        order: '{card} {card~pasa|pasan} a pertenecer a ese círculo',
        infinitive: 'incluir {card:to} en ese círculo',
      },
      it: {
        order: '{card} {card~entra|entrano} a far parte di quel circolo',
        infinitive: 'inserire {card} in quel circolo',
      },
      fr: {
        order: '{card} {card~appartient|appartiennent} alors à ce cercle',
        infinitive: 'faire entrer {card} dans ce cercle',
      },
    },
  },
  maneuver: {
    close: {
      en: 'maneuver, only to get to close range',
      pt: { order: 'manobre, somente para curta distância', infinitive: 'manobrar, somente para curta distância' },
      es: { order: 'maniobra, solo para acercarte', infinitive: 'maniobrar, solo para acercarse' },
      it: {
        order: 'manovra, solo verso la distanza ravvicinata',
        infinitive: 'manovrare, solo verso la distanza ravvicinata',
      },
      fr: {
        order: 'manœuvrez, uniquement pour passer au contact',
        infinitive: 'manœuvrer, uniquement pour passer au contact',
      },
    },
    long: {
      en: 'maneuver, only to get to long range',
      pt: { order: 'manobre, somente para longa distância', infinitive: 'manobrar, somente para longa distância' },
      es: { order: 'maniobra, solo para alejarte', infinitive: 'maniobrar, solo para alejarse' },
      it: {
        order: 'manovra, solo verso la lunga distanza',
        infinitive: 'manovrare, solo verso la lunga distanza',
      },
      fr: {
        order: 'manœuvrez, uniquement pour passer à distance',
        infinitive: 'manœuvrer, uniquement pour passer à distance',
      },
    },
  },
  'redirect bleed': {
    firm: {
      en: {
        order: 'the acting minion is now bleeding {to}; the next card to redirect it is cancelled',
        infinitive: 'have the acting minion bleed {to} instead; the next card to redirect it is cancelled',
      },
      pt: {
        order: 'o servo agente passa a sangrar {to}; a próxima carta que mudaria o alvo do sangrar é cancelada',
        infinitive:
          'fazer o servo agente passar a sangrar {to}; a próxima carta que mudaria o alvo do sangrar é cancelada',
      },
      es: {
        order:
          'el siervo activo pasa a sangrar {to:to}; la próxima carta que cambiaría el objetivo del sangrado se cancela',
        infinitive:
          'hacer que el siervo activo pase a sangrar {to:to}; la próxima carta que cambiaría el objetivo del sangrado se cancela',
      },
      it: {
        order:
          'il seguace agente ora dissangua {to}; la prossima carta che cambierebbe il bersaglio del dissanguamento viene annullata',
        infinitive:
          'far dissanguare {to} al seguace agente; la prossima carta che cambierebbe il bersaglio del dissanguamento viene annullata',
      },
      fr: {
        order: 'la morsure vise désormais {to} ; la prochaine carte qui changerait la cible de la morsure est annulée',
        infinitive:
          'rediriger la morsure vers {to} ; la prochaine carte qui changerait la cible de la morsure est annulée',
      },
    },
  },
  reveal: {
    plain: {
      en: 'reveal {card}',
      pt: { order: 'revele {card}', infinitive: 'revelar {card}' },
      es: { order: 'revela {card}', infinitive: 'revelar {card}' },
      it: { order: 'rivela {card}', infinitive: 'rivelare {card}' },
      fr: { order: 'révélez {card}', infinitive: 'révéler {card}' },
    },
    privately: {
      en: 'look at {card}',
      pt: { order: 'olhe {card}', infinitive: 'olhar {card}' },
      es: { order: 'mira {card}', infinitive: 'mirar {card}' },
      it: { order: 'guarda {card}', infinitive: 'guardare {card}' },
      fr: { order: 'regardez {card}', infinitive: 'regarder {card}' },
    },
  },
  'roll die': {
    plain: {
      en: 'roll a six-sided die to choose a number',
      pt: {
        order: 'role um dado de seis faces para escolher um número',
        infinitive: 'rolar um dado de seis faces para escolher um número',
      },
      es: {
        order: 'tira un dado de seis caras para elegir un número',
        infinitive: 'tirar un dado de seis caras para elegir un número',
      },
      it: {
        order: 'tira un dado a sei facce per scegliere un numero',
        infinitive: 'tirare un dado a sei facce per scegliere un numero',
      },
      fr: {
        order: 'lancez un dé à six faces pour choisir un nombre',
        infinitive: 'lancer un dé à six faces pour choisir un nombre',
      },
    },
    coin: {
      en: 'flip a coin',
      pt: { order: 'jogue uma moeda', infinitive: 'jogar uma moeda' },
      es: { order: 'lanza una moneda', infinitive: 'lanzar una moneda' },
      it: { order: 'lancia una moneta', infinitive: 'lanciare una moneta' },
      fr: { order: 'lancez une pièce', infinitive: 'lancer une pièce' },
    },
  },
  'look at hand': {
    plain: {
      en: 'look at the hand of {who}',
      pt: { order: 'olhe a mão {who:of}', infinitive: 'olhar a mão {who:of}' },
      es: { order: 'mira la mano {who:of}', infinitive: 'mirar la mano {who:of}' },
      it: { order: 'guarda la mano {who:of}', infinitive: 'guardare la mano {who:of}' },
      fr: { order: 'regardez la main {who:of}', infinitive: 'regarder la main {who:of}' },
    },
    yours: {
      en: 'look at your hand',
      pt: { order: 'olhe sua mão', infinitive: 'olhar sua mão' },
      es: { order: 'mira tu mano', infinitive: 'mirar tu mano' },
      it: { order: 'guarda la tua mano', infinitive: 'guardare la tua mano' },
      fr: { order: 'regardez votre main', infinitive: 'regarder votre main' },
    },
  },
  'look at library': {
    plain: {
      en: 'look at the top {amount} {amount#card|cards} in the library of {who}',
      pt: {
        order: 'olhe {amount} {amount#carta|cartas} do topo da biblioteca {who:of}',
        infinitive: 'olhar {amount} {amount#carta|cartas} do topo da biblioteca {who:of}',
      },
      es: {
        order: 'mira {amount} {amount#carta|cartas} de la parte superior de la biblioteca {who:of}',
        infinitive: 'mirar {amount} {amount#carta|cartas} de la parte superior de la biblioteca {who:of}',
      },
      it: {
        order: 'guarda {amount} {amount#carta|carte} dalla cima della biblioteca {who:of}',
        infinitive: 'guardare {amount} {amount#carta|carte} dalla cima della biblioteca {who:of}',
      },
      fr: {
        order: 'regardez {amount} {amount#carte|cartes} du dessus de la bibliothèque {who:of}',
        infinitive: 'regarder {amount} {amount#carte|cartes} du dessus de la bibliothèque {who:of}',
      },
    },
    discards: {
      en: 'look at the top {amount} {amount#card|cards} in the library of {who} and discard {cards} among them, if there is one',
      pt: {
        order:
          'olhe {amount} {amount#carta|cartas} do topo da biblioteca {who:of} e descarte, se houver entre elas, {cards}',
        infinitive:
          'olhar {amount} {amount#carta|cartas} do topo da biblioteca {who:of} e descartar, se houver entre elas, {cards}',
      },
      es: {
        order: 'mira las primeras {amount} cartas de la biblioteca {who:of} y descarta, si la hay entre ellas, {cards}',
        infinitive:
          'mirar las primeras {amount} cartas de la biblioteca {who:of} y descartar, si la hay entre ellas, {cards}',
      },
      it: {
        order: 'guarda le prime {amount} carte della biblioteca {who:of} e scarta, se c’è tra queste, {cards}',
        infinitive: 'guardare le prime {amount} carte della biblioteca {who:of} e scartare, se c’è tra queste, {cards}',
      },
      fr: {
        order:
          'regardez les {amount} premières cartes de la bibliothèque {who:of} et défaussez, s’il y en a une parmi elles, {cards}',
        infinitive:
          'regarder les {amount} premières cartes de la bibliothèque {who:of} et défausser, s’il y en a une parmi elles, {cards}',
      },
    },
  },
  'turn votes': {
    chosen: {
      en: {
        order: 'choose how {card} {card~casts|cast} all votes and sub-votes',
        infinitive: 'choose how {card} {card~casts|cast} all votes and sub-votes',
      },
      pt: {
        order: 'escolha como {card} {card~declara|declaram} todos os votos e sub-votos',
        infinitive: 'escolher como {card} {card~declara|declaram} todos os votos e sub-votos',
      },
      es: {
        order: 'elige cómo {card} {card~emite|emiten} todos sus votos y papeletas',
        infinitive: 'elegir cómo {card} {card~emite|emiten} todos sus votos y papeletas',
      },
      it: {
        order: 'scegli come {card} {card~esprime|esprimono} tutti i voti',
        infinitive: 'scegliere come {card} {card~esprime|esprimono} tutti i voti',
      },
      fr: {
        order: 'choisissez comment {card} {card~exprime|expriment} toutes ses voix et tous ses bulletins',
        infinitive: 'choisir comment {card} {card~exprime|expriment} toutes ses voix et tous ses bulletins',
      },
    },
    for: {
      en: {
        order: 'all votes and sub-votes of {card} count for the referendum, cast or yet to be cast',
        infinitive: 'have all votes and sub-votes of {card} count for the referendum, cast or yet to be cast',
      },
      pt: {
        order: 'todos os votos e sub-votos {card:of}, declarados ou por declarar, contam a favor do referendo',
        infinitive:
          'fazer com que todos os votos e sub-votos {card:of}, declarados ou por declarar, contem a favor do referendo',
      },
      es: {
        order: 'todos los votos y papeletas {card:of}, emitidos o por emitir, cuentan a favor del referéndum',
        infinitive:
          'hacer que todos los votos y papeletas {card:of}, emitidos o por emitir, cuenten a favor del referéndum',
      },
      it: {
        order: 'tutti i voti {card:of}, espressi o da esprimere, contano a favore del referendum',
        infinitive: 'far contare a favore del referendum tutti i voti {card:of}, espressi o da esprimere',
      },
      fr: {
        order: 'toutes les voix et tous les bulletins {card:of}, exprimés ou à exprimer, comptent pour le référendum',
        infinitive:
          'faire compter pour le référendum toutes les voix et tous les bulletins {card:of}, exprimés ou à exprimer',
      },
    },
    against: {
      en: {
        order: 'all votes and sub-votes of {card} count against the referendum, cast or yet to be cast',
        infinitive: 'have all votes and sub-votes of {card} count against the referendum, cast or yet to be cast',
      },
      pt: {
        order: 'todos os votos e sub-votos {card:of}, declarados ou por declarar, contam contra o referendo',
        infinitive:
          'fazer com que todos os votos e sub-votos {card:of}, declarados ou por declarar, contem contra o referendo',
      },
      es: {
        order: 'todos los votos y papeletas {card:of}, emitidos o por emitir, cuentan contra el referéndum',
        infinitive:
          'hacer que todos los votos y papeletas {card:of}, emitidos o por emitir, cuenten contra el referéndum',
      },
      it: {
        order: 'tutti i voti {card:of}, espressi o da esprimere, contano contro il referendum',
        infinitive: 'far contare contro il referendum tutti i voti {card:of}, espressi o da esprimere',
      },
      fr: {
        order: 'toutes les voix et tous les bulletins {card:of}, exprimés ou à exprimer, comptent contre le référendum',
        infinitive:
          'faire compter contre le référendum toutes les voix et tous les bulletins {card:of}, exprimés ou à exprimer',
      },
    },
  },
  'take the Edge': {
    burned: {
      en: 'burn the Edge',
      pt: { order: 'queime a Vantagem', infinitive: 'queimar a Vantagem' },
      es: { order: 'quema la Ventaja', infinitive: 'quemar la Ventaja' },
      it: { order: 'brucia il Vantaggio', infinitive: 'bruciare il Vantaggio' },
      fr: { order: 'brûlez l’Avantage', infinitive: 'brûler l’Avantage' },
    },
  },
  cancel: {
    'not again': {
      en: 'cancel {card} without its cost being paid (nobody can play {card} again this turn)',
      pt: {
        order: 'cancele {card} sem que seu custo seja pago (ninguém pode jogá-la de novo neste turno)',
        infinitive: 'cancelar {card} sem que seu custo seja pago (ninguém pode jogá-la de novo neste turno)',
      },
      es: {
        order: 'cancela {card} sin que se pague su costo (nadie puede volver a jugarla en este turno)',
        infinitive: 'cancelar {card} sin que se pague su costo (nadie puede volver a jugarla en este turno)',
      },
      it: {
        order: 'annulla {card} senza che il suo costo venga pagato (nessuno può giocarla di nuovo in questo turno)',
        infinitive:
          'annullare {card} senza che il suo costo venga pagato (nessuno può giocarla di nuovo in questo turno)',
      },
      fr: {
        order: 'annulez {card} sans que son coût soit payé (personne ne peut la rejouer ce tour-ci)',
        infinitive: 'annuler {card} sans que son coût soit payé (personne ne peut la rejouer ce tour-ci)',
      },
    },
  },
  'additional strikes': {
    'limited for': {
      en: 'get {amount} additional {amount#strike|strikes} this round (limited), only to strike: {strike}',
      pt: {
        order:
          'receba {amount} {amount#golpe adicional|golpes adicionais} nesta rodada (limitado), somente como golpe: {strike}',
        infinitive:
          'receber {amount} {amount#golpe adicional|golpes adicionais} nesta rodada (limitado), somente como golpe: {strike}',
      },
      es: {
        order:
          'obtén {amount} {amount#ataque adicional|ataques adicionales} en este asalto (limitada), solo como ataque: {strike}',
        infinitive:
          'obtener {amount} {amount#ataque adicional|ataques adicionales} en este asalto (limitada), solo como ataque: {strike}',
      },
      it: {
        order:
          'ottieni {amount} {amount#colpo addizionale|colpi addizionali} in questo round (limitato), solo come colpo: {strike}',
        infinitive:
          'ottenere {amount} {amount#colpo addizionale|colpi addizionali} in questo round (limitato), solo come colpo: {strike}',
      },
      fr: {
        order:
          'recevez {amount} {amount#frappe additionnelle|frappes additionnelles} ce round-ci (limité), uniquement comme frappe : {strike}',
        infinitive:
          'recevoir {amount} {amount#frappe additionnelle|frappes additionnelles} ce round-ci (limité), uniquement comme frappe : {strike}',
      },
    },
    'unlimited for': {
      en: 'get {amount} additional {amount#strike|strikes} this round, on top of any others, only to strike: {strike}',
      pt: {
        order:
          'receba {amount} {amount#golpe adicional|golpes adicionais} nesta rodada, além de quaisquer outros, somente como golpe: {strike}',
        infinitive:
          'receber {amount} {amount#golpe adicional|golpes adicionais} nesta rodada, além de quaisquer outros, somente como golpe: {strike}',
      },
      es: {
        order:
          'obtén {amount} {amount#ataque adicional|ataques adicionales} en este asalto, además de cualesquiera otros, solo como ataque: {strike}',
        infinitive:
          'obtener {amount} {amount#ataque adicional|ataques adicionales} en este asalto, además de cualesquiera otros, solo como ataque: {strike}',
      },
      it: {
        order:
          'ottieni {amount} {amount#colpo addizionale|colpi addizionali} in questo round, oltre a eventuali altri, solo come colpo: {strike}',
        infinitive:
          'ottenere {amount} {amount#colpo addizionale|colpi addizionali} in questo round, oltre a eventuali altri, solo come colpo: {strike}',
      },
      fr: {
        order:
          'recevez {amount} {amount#frappe additionnelle|frappes additionnelles} ce round-ci, en plus de toute autre, uniquement comme frappe : {strike}',
        infinitive:
          'recevoir {amount} {amount#frappe additionnelle|frappes additionnelles} ce round-ci, en plus de toute autre, uniquement comme frappe : {strike}',
      },
    },
  },
  prevent: {
    'for others': {
      en: 'prevent {amount} [{kind} ]damage[ {from}] to {whom}',
      pt: {
        order: 'previna {amount} de dano[ {kind}][ {from}] {whom:to}',
        infinitive: 'prevenir {amount} de dano[ {kind}][ {from}] {whom:to}',
      },
      es: {
        order: 'prevén {amount} de daño[ {kind}][ {from}] {whom:to}',
        infinitive: 'prevenir {amount} de daño[ {kind}][ {from}] {whom:to}',
      },
      it: {
        order: 'previeni {amount} {amount#danno|danni}[ {kind}][ {from}] {whom:to}',
        infinitive: 'prevenire {amount} {amount#danno|danni}[ {kind}][ {from}] {whom:to}',
      },
      fr: {
        order: 'prévenez {amount} {amount#point|points} de dégâts[ {kind}][ {from}] infligés {whom:to}',
        infinitive: 'prévenir {amount} {amount#point|points} de dégâts[ {kind}][ {from}] infligés {whom:to}',
      },
    },
  },
  press: {
    mandatory: {
      en: 'use a press to continue the combat',
      pt: {
        order: 'use um pressionar para continuar o combate',
        infinitive: 'usar um pressionar para continuar o combate',
      },
      es: {
        order: 'usa un acoso para continuar el combate',
        infinitive: 'usar un acoso para continuar el combate',
      },
      it: {
        order: 'usa una pressione per continuare il combattimento',
        infinitive: 'usare una pressione per continuare il combattimento',
      },
      fr: {
        order: 'utilisez une poursuite pour continuer le combat',
        infinitive: 'utiliser une poursuite pour continuer le combat',
      },
    },
    'by itself': {
      en: 'the combat goes on as if somebody had pressed (either combatant can press to end it)',
      pt: {
        order:
          'o combate continua como se alguém tivesse usado um pressionar (qualquer combatente pode pressionar para encerrá-lo)',
        infinitive:
          'continuar o combate como se alguém tivesse usado um pressionar (qualquer combatente pode pressionar para encerrá-lo)',
      },
      es: {
        order:
          'el combate continúa como si alguien hubiera usado un acoso (ambos combatientes pueden usar uno para terminarlo)',
        infinitive:
          'continuar el combate como si alguien hubiera usado un acoso (ambos combatientes pueden usar uno para terminarlo)',
      },
      it: {
        order:
          'il combattimento continua come se fosse stata usata una pressione (ciascun combattente può usarne una per terminarlo)',
        infinitive:
          'continuare il combattimento come se fosse stata usata una pressione (ciascun combattente può usarne una per terminarlo)',
      },
      fr: {
        order:
          'le combat continue comme si quelqu’un avait poursuivi (chaque combattant peut utiliser une poursuite pour y mettre fin)',
        infinitive:
          'continuer le combat comme si quelqu’un avait poursuivi (chaque combattant peut utiliser une poursuite pour y mettre fin)',
      },
    },
  },
  fight: {
    queued: {
      en: 'queue another combat with {with} (unless a combat is queued already)',
      pt: {
        order: 'coloque outro combate com {with} na fila (a não ser que já haja um combate na fila)',
        infinitive: 'colocar outro combate com {with} na fila (a não ser que já haja um combate na fila)',
      },
      es: {
        order: 'pon en cola otro combate con {with} (a menos que ya haya un combate en cola)',
        infinitive: 'poner en cola otro combate con {with} (a menos que ya haya un combate en cola)',
      },
      it: {
        order: 'metti in coda un altro combattimento con {with} (a meno che uno non sia già in coda)',
        infinitive: 'mettere in coda un altro combattimento con {with} (a meno che uno non sia già in coda)',
      },
      fr: {
        order: 'mettez en attente un autre combat contre {with} (sauf si un combat est déjà en attente)',
        infinitive: 'mettre en attente un autre combat contre {with} (sauf si un combat est déjà en attente)',
      },
    },
  },
  damage: {
    'of strike': {
      en: {
        order: 'the strike does {amount} more damage to {card}',
        infinitive: 'have the strike do {amount} more damage to {card}',
      },
      pt: {
        order: 'o golpe inflige mais {amount} de dano {card:to}',
        infinitive: 'fazer o golpe infligir mais {amount} de dano {card:to}',
      },
      es: {
        order: 'el ataque inflige {amount} de daño más {card:to}',
        infinitive: 'hacer que el ataque inflija {amount} de daño más {card:to}',
      },
      it: {
        order: 'il colpo infligge altri {amount} danni {card:to}',
        infinitive: 'far sì che il colpo infligga altri {amount} danni {card:to}',
      },
      fr: {
        order: 'la frappe inflige {amount} points de dégâts de plus {card:to}',
        infinitive: 'faire infliger à la frappe {amount} points de dégâts de plus {card:to}',
      },
    },
  },
  'reduce bleed': {
    all: {
      en: 'reduce the bleed to 0 (it can still be increased)',
      pt: {
        order: 'reduza o sangrar a 0 (ele ainda pode ser aumentado)',
        infinitive: 'reduzir o sangrar a 0 (ele ainda pode ser aumentado)',
      },
      es: {
        order: 'reduce el sangrado a 0 (todavía puede aumentarse)',
        infinitive: 'reducir el sangrado a 0 (todavía puede aumentarse)',
      },
      it: {
        order: 'riduci il dissanguamento a 0 (può ancora essere aumentato)',
        infinitive: 'ridurre il dissanguamento a 0 (può ancora essere aumentato)',
      },
      fr: {
        order: 'réduisez la morsure à 0 (elle peut encore être augmentée)',
        infinitive: 'réduire la morsure à 0 (elle peut encore être augmentée)',
      },
    },
  },
  end: {
    'all blocks': {
      en: "end {what} (none of that Methuselah's minions can attempt to block the action again)",
      pt: {
        order: 'encerre {what} (nenhum servo daquele Matusalém pode tentar bloquear a ação novamente)',
        infinitive: 'encerrar {what} (nenhum servo daquele Matusalém pode tentar bloquear a ação novamente)',
      },
      es: {
        order: 'pon fin {what:to} (ningún siervo de ese Matusalén puede volver a intentar bloquear la acción)',
        infinitive: 'poner fin {what:to} (ningún siervo de ese Matusalén puede volver a intentar bloquear la acción)',
      },
      it: {
        order: 'poni fine {what:to} (nessun seguace di quel Matusalemme può tentare ancora di bloccare l’azione)',
        infinitive: 'porre fine {what:to} (nessun seguace di quel Matusalemme può tentare ancora di bloccare l’azione)',
      },
      fr: {
        order: 'mettez fin {what:to} (aucun serviteur de ce Mathusalem ne peut à nouveau tenter de bloquer l’action)',
        infinitive:
          'mettre fin {what:to} (aucun serviteur de ce Mathusalem ne peut à nouveau tenter de bloquer l’action)',
      },
    },
  },
} as const satisfies Partial<Record<Effect['do'], Readonly<Record<string, InEach>>>>;

type Ways = { readonly [Kind in keyof typeof WAYS]: Readonly<Record<keyof (typeof WAYS)[Kind], Instruction>> };

/** All of them in one language, by the kind of effect. */
export function waysIn(language: Languages): Ways {
  const of = (ways: Readonly<Record<string, InEach>>): Record<string, Instruction> =>
    Object.fromEntries(Object.entries(ways).map(([way, words]) => [way, words[language]]));
  return Object.fromEntries(Object.entries(WAYS).map(([kind, ways]) => [kind, of(ways)])) as unknown as Ways;
}
