/** The face of a card, drawn from its facts. Its measures follow its width, so it is the same card at every size. */
import type { CardFace } from '@praxis/contract';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { CardName } from '../../table/card-name.tsx';
import type { FaceProps } from '../look.ts';
import { yugiohScene } from './art.ts';

type Mark = CardFace['marks'][string] | undefined;

function text(value: Mark): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Names with at least this many letters are set smaller. */
const LONG = { name: 16, word: 10 };
const LONGER = { name: 23, word: 15 };

/** Signs of the Attributes, and of Spells and Traps: shapes of our own on a field of 24 by 24. */
const SIGNS: Readonly<Record<string, string>> = {
  DARK: 'M16 4a9 9 0 1 0 4 14A8 8 0 0 1 16 4Z',
  LIGHT: 'M12 2l2.400 6.500L21 9l-5.200 4.400L17.500 21 12 16.800 6.500 21l1.700-7.600L3 9l6.600-.5Z',
  EARTH: 'M3 19 9 8l3.500 5L16 6l6 13Z',
  WATER: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z',
  FIRE: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-7 2 1 2 3 2 4 2-2 2-5 1-9Z',
  WIND: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h8',
  DIVINE: 'M12 2l9 5v10l-9 5-9-5V7Z',
  spell: 'M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500Z',
  trap: 'M4 20 12 4l8 16ZM9 16l3-6 3 6Z',
};

function Sign({ name }: { readonly name: string }): ReactNode {
  const path = SIGNS[name];
  return path === undefined ? null : (
    <svg className="yg-sign" data-sign={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

export function YugiohFace({ face, card, full }: FaceProps): ReactNode {
  const { marks, kind, name } = face;
  const isMonster = marks.atk !== undefined;
  const level = text(marks.level);
  const rank = text(marks.rank);
  const scale = text(marks.scale);
  // On the field the card shows its current values; printed ones would only confuse.
  const printed = full || card?.counters?.atk === undefined;
  return (
    <span
      className="yg-face"
      data-kind={kind}
      data-pendulum={scale === undefined ? undefined : true}
      data-full={full || undefined}
    >
      <span className="yg-head">
        <CardName className="yg-name" name={name} long={LONG} longer={LONGER} />
        <Sign name={isMonster ? (text(marks.attribute) ?? '') : kind} />
      </span>
      <span className="yg-art">
        <Art game="yugioh" face={face} scene={yugiohScene} />
        {(level ?? rank) !== undefined && (
          <span className="yg-level" data-rank={rank === undefined ? undefined : true}>
            {rank === undefined ? '★' : '✦'}
            {rank ?? level}
          </span>
        )}
        {scale !== undefined && <span className="yg-scale">◆{scale}</span>}
      </span>
      {/* On a small card its frame says the rest. */}
      <span className="yg-type">{full ? face.type : face.type.split(' / ')[0]}</span>
      {full && face.lines.length > 0 && (
        <span className="yg-text">
          {face.lines.map(({ text: line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places.
            <span key={index}>{line}</span>
          ))}
        </span>
      )}
      {isMonster && printed && (
        <span className="yg-printed">
          <span>{text(marks.atk)}</span>
          <span>{text(marks.def)}</span>
        </span>
      )}
    </span>
  );
}
