/** A card as hosts draw it. */
import type { CardFace, FaceLine, Language } from '@praxis/contract';
import { colonIn } from '@praxis/contract/messages/typography.ts';
import { type CardDef, isEnergyDef, isFossilDef, isPokemonDef } from './cards/language.ts';
import { type CardLine, cardText } from './text/cards/render.ts';
import { nameOfDef } from './text/names.ts';

export function faceOf(def: CardDef, language: Language): CardFace {
  const { header, lines, footer } = cardText(def, language);
  const marks: Record<string, string | number | readonly string[]> = {};
  if (isPokemonDef(def) || isFossilDef(def)) {
    marks.types = def.types;
    if (def.hp !== undefined) marks.hp = def.hp;
  }
  if (isPokemonDef(def)) {
    marks.stage = def.stage;
    if (def.evolvesFrom !== undefined) marks['evolves from'] = def.evolvesFrom;
    if (def.retreat !== undefined) marks.retreat = def.retreat;
    if (def.weakness) marks.weakness = Object.entries(def.weakness).map(([type, by]) => `${type} ${by}`);
    if (def.resistance) marks.resistance = Object.entries(def.resistance).map(([type, by]) => `${type} ${by}`);
  }
  if (isEnergyDef(def)) marks.provides = def.provides.flatMap(({ types }) => types);
  if (def.tags) marks.tags = def.tags;
  return {
    name: nameOfDef(def, language),
    kind: def.kind,
    type: header,
    marks,
    lines: [
      ...lines.map((line) => faceLine(line, colonIn(language))),
      ...(footer === '' ? [] : [{ icons: [], text: footer, level: 'foot' }]),
    ],
    short: header,
    ...(def.print === undefined ? {} : { listed: `${def.name} ${def.print}` }),
  };
}

/** `Bite 50: text`, with the symbols of its cost before it. */
export function faceLine({ cost, label, name, key, damage, text }: CardLine, colon = ': '): FaceLine {
  const head = [label, name, damage].filter((each) => each !== undefined && each !== '').join(' ');
  return {
    icons: [...(cost ?? '')],
    text: head === '' ? text : text === '' ? head : `${head}${colon}${text}`,
    ...(name === undefined
      ? {}
      : {
          named: {
            name,
            text,
            ...(key ? { key } : {}),
            ...(label ? { label } : {}),
            ...(damage ? { value: damage } : {}),
          },
        }),
    ...(cost === undefined ? {} : { level: 'attack' }),
  };
}
