/** What newcomers are told at each step: what it is about, in one or two sentences. A language that lacks a step does not compile. */
import type { Step } from '../rules/steps.ts';

export type Hints = { readonly [Each in Step]: string };

const en: Hints = {
  'coin flip': 'Whoever wins the coin flip chooses. The first player cannot attack in the first turn, the second can.',
  setup: 'Choose a Basic Pokémon for your Active Spot. Other Basic Pokémon may wait on your Bench.',
  'extra cards': 'Your opponent had to take new hands. You may draw a card for each of them.',
  main: 'Bench, evolve, attach one Energy, play Trainer cards, retreat, use Abilities, in any order. An attack ends your turn.',
  'attack choices': 'The attack asks for a choice, such as which Pokémon it concerns.',
  effect: 'A card or an attack takes effect, and you decide how.',
  prizes: 'You have Knocked Out a Pokémon: take your Prize cards. Whoever takes the last one wins.',
  promote: 'Your Active Pokémon is gone. Choose one of your Bench to take its place.',
  checkup: 'Between the turns Special Conditions are handled: poison and burns hurt, sleepers may wake up.',
};

const pt: Hints = {
  'coin flip':
    'Quem ganha a moeda escolhe. Quem joga primeiro não pode atacar no primeiro turno; quem joga em segundo, pode.',
  setup: 'Escolha um Pokémon Básico para o seu Campo Ativo. Outros Pokémon Básicos podem esperar no Banco.',
  'extra cards': 'O oponente teve de pegar novas mãos. Você pode comprar uma carta por cada uma.',
  main: 'Coloque Pokémon no Banco, evolua, ligue uma Energia, jogue cartas de Treinador, recue, use Habilidades, em qualquer ordem. Um ataque termina o turno.',
  'attack choices': 'O ataque pede uma escolha, como a que Pokémon ele diz respeito.',
  effect: 'Uma carta ou um ataque tem efeito, e você decide como.',
  prizes: 'Você Nocauteou um Pokémon: pegue suas cartas de Prêmio. Quem pega a última vence.',
  promote: 'Seu Pokémon Ativo se foi. Escolha um do Banco para tomar o lugar dele.',
  checkup: 'Entre os turnos tratam-se as Condições Especiais: veneno e queimadura ferem, quem dorme pode acordar.',
};

const es: Hints = {
  'coin flip':
    'Elige quien gana el lanzamiento. Quien juega primero no puede atacar en el primer turno; quien juega segundo, sí.',
  setup: 'Elige un Pokémon Básico para tu Puesto Activo. Otros Pokémon Básicos pueden esperar en la Banca.',
  'extra cards': 'Tu rival ha tenido que tomar manos nuevas. Puedes robar una carta por cada una.',
  main: 'Pon Pokémon en la Banca, hazlos evolucionar, une una Energía, juega cartas de Entrenador, retírate, usa habilidades, en cualquier orden. Un ataque acaba el turno.',
  'attack choices': 'El ataque pide una elección, como a qué Pokémon concierne.',
  effect: 'Una carta o un ataque tiene efecto, y tú decides cómo.',
  prizes: 'Has dejado a un Pokémon Fuera de Combate: coge tus cartas de Premio. Quien coge la última gana.',
  promote: 'Tu Pokémon Activo ya no está. Elige uno de la Banca para que ocupe su lugar.',
  checkup:
    'Entre los turnos se tratan las Condiciones Especiales: el veneno y la quemadura dañan, quien duerme puede despertar.',
};

const it: Hints = {
  'coin flip':
    'Sceglie chi vince il lancio. Chi gioca per primo non può attaccare nel primo turno; chi gioca per secondo può.',
  setup: 'Scegli un Pokémon Base per la posizione attiva. Altri Pokémon Base possono aspettare in panchina.',
  'extra cards': 'L’avversario ha dovuto prendere nuove mani. Puoi pescare una carta per ciascuna.',
  main: 'Metti Pokémon in panchina, falli evolvere, assegna un’Energia, gioca carte Allenatore, ritirati, usa abilità, nell’ordine che vuoi. Un attacco finisce il turno.',
  'attack choices': 'L’attacco chiede una scelta, come quale Pokémon riguarda.',
  effect: 'Una carta o un attacco ha effetto, e tu decidi come.',
  prizes: 'Hai messo KO un Pokémon: prendi le tue carte Premio. Chi prende l’ultima vince.',
  promote: 'Il tuo Pokémon attivo non c’è più. Scegline uno in panchina che ne prenda il posto.',
  checkup: 'Fra i turni si trattano le condizioni speciali: veleno e bruciatura feriscono, chi dorme può svegliarsi.',
};

const fr: Hints = {
  'coin flip':
    'Le gagnant du lancer choisit. Qui joue en premier ne peut pas attaquer au premier tour ; qui joue en second le peut.',
  setup: 'Choisissez un Pokémon de base pour votre Poste Actif. D’autres Pokémon de base peuvent attendre sur le Banc.',
  'extra cards': 'Votre adversaire a dû prendre de nouvelles mains. Vous pouvez piocher une carte pour chacune.',
  main: 'Placez des Pokémon sur le Banc, faites-les évoluer, attachez une Énergie, jouez des cartes Dresseur, battez en retraite, utilisez des talents, dans l’ordre voulu. Une attaque finit le tour.',
  'attack choices': 'L’attaque demande un choix, comme le Pokémon qu’elle concerne.',
  effect: 'Une carte ou une attaque a un effet, et vous décidez comment.',
  prizes: 'Vous avez mis K.O. un Pokémon : prenez vos cartes Récompense. Qui prend la dernière gagne.',
  promote: 'Votre Pokémon Actif n’est plus là. Choisissez-en un du Banc pour prendre sa place.',
  checkup:
    'Entre les tours, on traite les États Spéciaux : le poison et la brûlure blessent, un dormeur peut se réveiller.',
};

export const HINTS: Readonly<Record<string, Hints>> = { en, pt, es, it, fr };
