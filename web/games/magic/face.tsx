/** The face of a card of Magic, drawn from its facts. Its measures follow its width, so it is the same card at every size. */
import type { CardFace } from '@praxis/contract';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { CardName } from '../../table/card-name.tsx';
import type { FaceProps } from '../look.ts';
import { magicScene } from './art.ts';
import { Cost, ManaShape, SymbolText, TypeGlyph } from './glyphs/glyph.tsx';

type Mark = CardFace['marks'][string] | undefined;

function list(value: Mark): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function text(value: Mark): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The colour of the frame: a colour, several, the mana of a land, or none. */
function hueOf({ marks, kind }: CardFace): string {
  const colors = list(marks.colors);
  const [only, another] = colors.length === 0 && kind === 'land' ? list(marks.makes) : colors;
  if (only === undefined) return 'none';
  return another === undefined ? only : 'many';
}

const LONG = { name: 15, word: 11 };
const LONGER = { name: 21, word: 14 };

export function MagicFace({ face, card, full }: FaceProps): ReactNode {
  const { marks, kind, name } = face;
  const cost = text(marks.cost);
  const makes = list(marks.makes);
  const power = text(marks.power);
  const loyalty = text(marks.loyalty);
  // On the table the current values are shown beside it; printed ones would only confuse.
  const printed = full || card?.counters === undefined;
  return (
    <span
      className="mg-face"
      data-kind={kind}
      data-hue={hueOf(face)}
      data-token={marks.object === undefined ? undefined : true}
      data-full={full || undefined}
    >
      <span className="mg-head">
        <CardName className="mg-name" name={name} long={LONG} longer={LONGER} />
        {cost !== undefined && <Cost cost={cost} />}
      </span>
      <span className="mg-art">
        <Art game="magic" face={face} scene={magicScene} />
        <span className="mg-emblem">
          {kind === 'land' && makes[0] !== undefined ? <ManaShape kind={makes[0]} /> : <TypeGlyph kind={kind} />}
        </span>
      </span>
      <span className="mg-type">
        {full && <TypeGlyph kind={kind} />}
        {/* On a small card its sign says what kind of card it is. */}
        <span>{full ? face.type : (face.type.split(' — ')[1] ?? face.type)}</span>
      </span>
      {full && face.lines.length > 0 && <CardText face={face} />}
      {printed && power !== undefined && (
        <span className="mg-printed">
          {power}/{text(marks.toughness)}
        </span>
      )}
      {printed && loyalty !== undefined && <span className="mg-printed mg-loyal">{loyalty}</span>}
    </span>
  );
}

const LOYALTY_COST = /^([+−-]?(?:\d+|X))\s?: /;

function CardText({ face: { lines } }: Pick<FaceProps, 'face'>): ReactNode {
  return (
    <span className="mg-text">
      {lines.map(({ text: line }, index) => {
        const [begin = '', cost] = LOYALTY_COST.exec(line) ?? [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places.
          <span key={index} className="mg-line">
            {cost !== undefined && <b className="mg-loyalty-cost">{cost}</b>}
            <SymbolText text={line.slice(begin.length)} />
          </span>
        );
      })}
    </span>
  );
}
