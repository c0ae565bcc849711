/** Why a program likes an answer, in words. Each is a clause that can follow "because". */
import type { Language } from '@praxis/contract';

const EN = {
  'end turn': 'nothing better can be done this turn',
  attack: 'this attack does most',
  bench: 'somebody must be ready on the Bench',
  evolve: 'an evolved Pokémon is stronger',
  energy: 'the Energy brings an attack nearer',
  trainer: 'the card helps now',
  tool: 'the Pokémon Tool will be useful as long as the Pokémon stays',
  stadium: 'the Stadium is of use',
  ability: 'the Ability costs nothing',
  retreat: 'another Pokémon can do more in the Active Spot',
  promote: 'it is the best one for the Active Spot',
  gust: 'it is the easiest to Knock Out',
  start: 'that is a good beginning',
  'least loss': 'this can be spared most easily',
} as const;

export type ReasonKey = keyof typeof EN;
type Reasons = Readonly<Record<ReasonKey, string>>;

const PT: Reasons = {
  'end turn': 'não há nada melhor a fazer neste turno',
  attack: 'este ataque é o que mais rende',
  bench: 'alguém precisa estar pronto no Banco',
  evolve: 'um Pokémon evoluído é mais forte',
  energy: 'a Energia aproxima um ataque',
  trainer: 'a carta ajuda agora',
  tool: 'a Ferramenta Pokémon será útil enquanto o Pokémon ficar em jogo',
  stadium: 'o Estádio é útil',
  ability: 'a Habilidade não custa nada',
  retreat: 'outro Pokémon pode fazer mais no Campo Ativo',
  promote: 'é o melhor para o Campo Ativo',
  gust: 'é o mais fácil de Nocautear',
  start: 'é um bom começo',
  'least loss': 'é o que faz menos falta',
};

const ES: Reasons = {
  'end turn': 'no hay nada mejor que hacer en este turno',
  attack: 'este ataque es el que más logra',
  bench: 'alguien debe estar listo en la Banca',
  evolve: 'un Pokémon evolucionado es más fuerte',
  energy: 'la Energía acerca un ataque',
  trainer: 'la carta ayuda ahora',
  tool: 'la Herramienta Pokémon será útil mientras el Pokémon siga en juego',
  stadium: 'el Estadio es útil',
  ability: 'la Habilidad no cuesta nada',
  retreat: 'otro Pokémon puede hacer más en el Puesto Activo',
  promote: 'es el mejor para el Puesto Activo',
  gust: 'es el más fácil de dejar Fuera de Combate',
  start: 'es un buen comienzo',
  'least loss': 'es lo que menos falta hace',
};

const IT: Reasons = {
  'end turn': 'in questo turno non c’è niente di meglio da fare',
  attack: 'questo attacco è il più efficace',
  bench: 'qualcuno deve essere pronto in panchina',
  evolve: 'un Pokémon evoluto è più forte',
  energy: 'l’Energia avvicina un attacco',
  trainer: 'la carta ora aiuta',
  tool: 'l’Oggetto Pokémon sarà utile finché il Pokémon resta in gioco',
  stadium: 'lo Stadio è utile',
  ability: 'l’abilità non costa nulla',
  retreat: 'un altro Pokémon può fare di più in posizione attiva',
  promote: 'è il migliore per la posizione attiva',
  gust: 'è il più facile da mettere KO',
  start: 'è un buon inizio',
  'least loss': 'è ciò di cui si può fare a meno più facilmente',
};

const FR: Reasons = {
  'end turn': 'il n’y a rien de mieux à faire ce tour-ci',
  attack: 'cette attaque est la plus efficace',
  bench: 'quelqu’un doit être prêt sur le Banc',
  evolve: 'un Pokémon évolué est plus fort',
  energy: 'l’Énergie rapproche d’une attaque',
  trainer: 'la carte aide maintenant',
  tool: 'l’Outil Pokémon servira tant que le Pokémon restera en jeu',
  stadium: 'le Stade est utile',
  ability: 'le talent ne coûte rien',
  retreat: 'un autre Pokémon peut faire plus au Poste Actif',
  promote: 'c’est le meilleur pour le Poste Actif',
  gust: 'c’est le plus facile à mettre K.O.',
  start: 'c’est un bon début',
  'least loss': 'c’est ce dont on se passe le plus facilement',
};

export const REASONS: Readonly<Record<Language, Reasons>> = { en: EN, pt: PT, es: ES, it: IT, fr: FR };

/** A reason in words; English if the language is not known, and the key itself if the reason is not. */
export function reasonIn(why: string, language: string): string {
  const words = Object.hasOwn(REASONS, language) ? REASONS[language as Language] : EN;
  return Object.hasOwn(words, why) ? words[why as ReasonKey] : why;
}
