/** Portuguese: cards that are searched for, taken and put somewhere. */
import { pt as portuguese } from '@praxis/kit/language/pt.ts';
import { isForEach, isSeveral } from './parts.ts';
import type { Mood, Phrases, Subject } from './phrases.ts';
import { a, nouns } from './pt-nouns.ts';

const { owned, some, target } = nouns;

/** An order, or an optional action. */
export const v = (mood: Mood, order: string, infinitive: string): string => (mood === 'order' ? order : infinitive);

type Take = Parameters<Phrases['effects']['take']>[0];

export function takeWords(effect: Take, subject: Subject, mood: Mood): string {
  const { from, cards: wanted, to, rest } = effect;
  const what = portuguese.list(wanted.map(some), 'and');
  const them = pronounOf(wanted);
  const instruction = put(effect, them, subject, mood);
  if (from === 'deck' && isForEach(to))
    return `${v(mood, 'procure', 'procurar')} no seu baralho por ${what} para ${target(to.attach, subject)} e ${v(mood, 'ligue-a', 'ligá-la')} a esse Pokémon; depois ${v(mood, 'embaralhe', 'embaralhar')}`;
  if (from === 'deck') {
    const shown = to === 'hand' && wanted.some(({ card }) => Object.keys(card).length > 0);
    const show = shown ? `, ${v(mood, `revele-${them}`, `revelá-l${them}`)}` : '';
    return `${v(mood, 'procure', 'procurar')} no seu baralho por ${what}${show} e ${instruction}; depois ${v(mood, 'embaralhe', 'embaralhar')}`;
  }
  if (typeof from === 'object') {
    const ends = 'top' in from ? `${from.top} cartas de cima` : `${from.bottom} cartas de baixo`;
    const others = rest
      ? `${v(mood, 'coloque', 'colocar')} as outras embaixo do seu baralho em ordem aleatória`
      : `${v(mood, 'devolva', 'devolver')} as outras ao seu baralho e ${v(mood, 'embaralhe-o', 'embaralhá-lo')}`;
    const may = wanted.some((each) => each.may);
    const choose = may
      ? `você pode escolher ${what} entre elas e ${put(effect, them, subject, 'infinitive')}`
      : `${v(mood, 'escolha', 'escolher')} ${what} entre elas e ${instruction}`;
    return `${v(mood, 'veja', 'ver')} as ${ends} do seu baralho: ${choose}; ${others}`;
  }
  if (from === "opponent's hand")
    return `seu oponente revela a mão: ${v(mood, 'escolha', 'escolher')} nela ${what} e ${instruction}`;
  const place = from === 'hand' ? 'da sua mão' : 'da sua pilha de descarte';
  if (from === 'discard pile' && typeof to === 'object' && 'attach' in to && isSeveral(to.attach))
    return 'each' in (to.attach as object)
      ? `${v(mood, 'ligue', 'ligar')} ${a(target(to.attach, subject))} ${what} ${place}`
      : `${v(mood, 'ligue', 'ligar')} ${what} ${place} ${a(target(to.attach, subject))}, uma a cada um`;
  return `${v(mood, 'tire', 'tirar')} ${place} ${what} e ${instruction}`;
}

/** The pronoun for the found cards: a Pokémon, or cards. */
function pronounOf(wanted: Take['cards']): string {
  const [first] = wanted;
  const isPokemon = wanted.some(
    ({ card: { kind, name, stage } }) =>
      kind === 'Pokémon' || (kind === undefined && (name === undefined || stage !== undefined)),
  );
  const gender = isPokemon && Object.keys(first?.card ?? {}).length > 0 ? 'o' : 'a';
  return wanted.length === 1 && first?.count === 1 ? gender : `${gender}s`;
}

function put({ from, to }: Take, them: string, subject: Subject, mood: Mood): string {
  const theirs = from === "opponent's hand" ? 'do baralho dele' : 'do seu baralho';
  const place = v(mood, `coloque-${them}`, `colocá-l${them}`);
  switch (to) {
    case 'hand':
      return `${place} na sua mão`;
    case 'bench':
      return `${place} no seu Banco`;
    case 'deck':
      return `${v(mood, `embaralhe-${them}`, `embaralhá-l${them}`)} no seu baralho`;
    case 'bottom of deck':
      return `${place} embaixo ${theirs}`;
    case 'top of deck':
      return `${place} em cima ${theirs}`;
    case 'discard pile':
      return v(mood, `descarte-${them}`, `descartá-l${them}`);
    case 'Lost Zone':
      return `${place} na Zona Perdida`;
    default: {
      const attach = v(mood, `ligue-${them}`, `ligá-l${them}`);
      if ('attachInAnyWay' in to) return `${attach} ${a(owned(to.attachInAnyWay))} como quiser`;
      return `${attach} ${a(target(to.attach, subject))}${isSeveral(to.attach) ? ', uma a cada um' : ''}`;
    }
  }
}
