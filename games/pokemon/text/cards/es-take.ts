/** Spanish: cards that are searched for, taken and put somewhere. */
import { es as spanish } from '@praxis/kit/language/es.ts';
import { a, nouns } from './es-nouns.ts';
import { isForEach, isSeveral } from './parts.ts';
import type { Mood, Phrases, Subject } from './phrases.ts';

const { owned, some, target } = nouns;

/** An order, or an optional action. */
export const v = (mood: Mood, order: string, infinitive: string): string => (mood === 'order' ? order : infinitive);

type Take = Parameters<Phrases['effects']['take']>[0];

export function takeWords(effect: Take, subject: Subject, mood: Mood): string {
  const { from, cards: wanted, to, rest } = effect;
  const what = spanish.list(wanted.map(some), 'and');
  const one = wanted.length === 1 && wanted[0]?.count === 1;
  const isPokemon = wanted.some(({ card }) => card.kind === undefined || card.kind === 'Pokémon');
  const them = isPokemon && Object.keys(wanted[0]?.card ?? {}).length > 0 ? 'lo' : 'la';
  const pronoun = one ? them : `${them}s`;
  const instruction = put(effect, pronoun, subject, mood);
  if (from === 'deck' && isForEach(to))
    return `${v(mood, 'busca', 'buscar')} ${what} en tu baraja para ${target(to.attach, subject)} y ${v(mood, 'únela', 'unirla')} a ese Pokémon; después baraja las cartas`;
  if (from === 'deck') {
    const shown = to === 'hand' && wanted.some(({ card }) => Object.keys(card).length > 0);
    const show = shown ? `, ${v(mood, `muéstra${pronoun}`, `mostrar${pronoun}`)}` : '';
    return `${v(mood, 'busca', 'buscar')} ${what} en tu baraja${show} y ${instruction}; después baraja las cartas`;
  }
  if (typeof from === 'object') {
    const ends = 'top' in from ? `${from.top} primeras` : `${from.bottom} últimas`;
    const others = rest
      ? `${v(mood, 'pon', 'poner')} las demás en la parte inferior de tu baraja en orden aleatorio`
      : `${v(mood, 'devuelve', 'devolver')} las demás a tu baraja y ${v(mood, 'barájala', 'barajarla')}`;
    const choose = wanted.some((each) => each.may)
      ? `puedes elegir ${what} de entre ellas y ${put(effect, pronoun, subject, 'infinitive')}`
      : `${v(mood, 'elige', 'elegir')} ${what} de entre ellas y ${instruction}`;
    return `${v(mood, 'mira', 'mirar')} las ${ends} cartas de tu baraja: ${choose}; ${others}`;
  }
  if (from === "opponent's hand")
    return `tu rival te muestra su mano: ${v(mood, 'elige', 'elegir')} en ella ${what} y ${instruction}`;
  const place = from === 'hand' ? 'de tu mano' : 'de tu pila de descartes';
  if (from === 'discard pile' && typeof to === 'object' && 'attach' in to && isSeveral(to.attach))
    return 'each' in (to.attach as object)
      ? `${v(mood, 'une', 'unir')} ${a(target(to.attach, subject))} ${what} ${place}`
      : `${v(mood, 'une', 'unir')} ${what} ${place} ${a(target(to.attach, subject))}, una a cada uno`;
  return `${v(mood, 'saca', 'sacar')} ${place} ${what} y ${instruction}`;
}

function put({ from, to }: Take, them: string, subject: Subject, mood: Mood): string {
  const whose = from === "opponent's hand" ? 'su' : 'tu';
  const place = v(mood, `pon${them}`, `poner${them}`);
  switch (to) {
    case 'hand':
      return `${v(mood, `añáde${them}`, `añadir${them}`)} a tu mano`;
    case 'bench':
      return `${place} en tu Banca`;
    case 'deck':
      return `${v(mood, `barája${them}`, `barajar${them}`)} en tu baraja`;
    case 'bottom of deck':
      return `${place} en la parte inferior de ${whose} baraja`;
    case 'top of deck':
      return `${place} en la parte superior de ${whose} baraja`;
    case 'discard pile':
      return v(mood, `descárta${them}`, `descartar${them}`);
    case 'Lost Zone':
      return `${place} en la Zona Perdida`;
    default: {
      const attach = v(mood, `úne${them}`, `unir${them}`);
      if ('attachInAnyWay' in to) return `${attach} a ${owned(to.attachInAnyWay)} como quieras`;
      return `${attach} ${a(target(to.attach, subject))}${isSeveral(to.attach) ? ', una a cada uno' : ''}`;
    }
  }
}
