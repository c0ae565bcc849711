/** The face of a VTES card, drawn from its facts. Its measures follow its width, so it is the same card at every size. */
import type { CardFace } from '@praxis/contract';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { CardName } from '../../table/card-name.tsx';
import { useCardTable } from '../../table/context.ts';
import type { FaceProps } from '../look.ts';
import { vtesScene } from './art.ts';
import { ClanGlyph, DisciplineGlyph, DisciplineSign, isDiscipline, TypeGlyph } from './glyphs/glyph.tsx';

type Mark = CardFace['marks'][string] | undefined;

function list(value: Mark): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function text(value: Mark): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The Disciplines of a vampire; of a library card those that its lines name, without repeating one at another level. */
function disciplinesOf({ marks, lines }: CardFace): readonly string[] {
  const own = list(marks.disciplines);
  if (own.length > 0) return own;
  const codes = lines.flatMap(({ icons }) => icons.filter(isDiscipline).map((icon) => icon.toLowerCase()));
  return [...new Set(codes)];
}

/**
 * Names with at least this many letters are set smaller, and smaller still: in all, and in the longest word, which
 * cannot be broken.
 */
const LONG = { name: 17, word: 12 };
const LONGER = { name: 23, word: 15 };

export function VtesFace({ face, full }: FaceProps): ReactNode {
  const { marks, kind, name } = face;
  const clan = text(marks['clan id']);
  const isCrypt = clan !== undefined;
  const types = list(marks.types);
  const disciplines = disciplinesOf(face);
  const [main] = disciplines;
  return (
    <span className="vt-face" data-kind={kind} data-crypt={isCrypt || undefined} data-full={full || undefined}>
      <CardName className="vt-name" name={name} long={LONG} longer={LONGER} />
      <span className="vt-art">
        <Art game="vtes" face={face} scene={vtesScene} />
        <span className="vt-emblem">
          {isCrypt ? <ClanGlyph clan={clan} /> : main ? <DisciplineSign code={main} /> : <TypeGlyph type={kind} />}
        </span>
      </span>
      <Disciplines codes={disciplines} />
      <span className="vt-type">
        {!isCrypt && (types.length > 0 ? types : [kind]).map((type) => <TypeGlyph key={type} type={type} />)}
        <span>{isCrypt ? (text(marks.clan) ?? face.type) : face.type}</span>
      </span>
      {full && <CardText face={face} />}
      <span className="vt-foot">
        <Cost marks={marks} />
        {full && marks.group !== undefined && <span className="vt-group">{text(marks.group)}</span>}
        {!isCrypt && <Bearing marks={marks} />}
        {marks.capacity !== undefined && <span className="vt-capacity">{text(marks.capacity)}</span>}
      </span>
    </span>
  );
}

function Disciplines({ codes }: { readonly codes: readonly string[] }): ReactNode {
  if (codes.length === 0) return null;
  return (
    <span className="vt-disciplines">
      {codes.map((code) => (
        <DisciplineGlyph key={code} code={code} />
      ))}
    </span>
  );
}

function CardText({ face }: Pick<FaceProps, 'face'>): ReactNode {
  return (
    <span className="vt-text">
      {face.lines.map(({ icons, text: line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places.
        <span key={index} className="vt-line">
          {icons.length > 0 && <Icons icons={icons} />}
          {line}
        </span>
      ))}
    </span>
  );
}

const COSTS = ['pool', 'blood', 'conviction'] as const;

/** A diamond for pool, a drop for blood, a flame for conviction. */
function Cost({ marks }: Pick<CardFace, 'marks'>): ReactNode {
  return COSTS.map((kind) =>
    marks[kind] === undefined ? null : (
      <span key={kind} className="vt-cost" data-cost={kind}>
        <CostShape kind={kind} />
        <b>{text(marks[kind])}</b>
      </span>
    ),
  );
}

const COST_SHAPES: { readonly [Kind in (typeof COSTS)[number]]: string } = {
  pool: 'M12 1 22 12 12 23 2 12Z',
  blood: 'M12 .5c6 7.600 8.500 11.200 8.500 14.500a8.500 8.500 0 0 1-17 0c0-3.300 2.500-6.900 8.500-14.500Z',
  conviction:
    'M12 .5c6.500 6 9 9.500 9 14a9 9 0 0 1-18 0c0-3 1.500-5.500 4-7 .5 3 3.500 3.500 4-.5.300-2.500 0-4.500 1-6.500Z',
};

function CostShape({ kind }: { readonly kind: (typeof COSTS)[number] }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={COST_SHAPES[kind]} />
    </svg>
  );
}

/** Life, strength and bleed of allies and retainers. */
function Bearing({ marks: { life, strength, bleed } }: Pick<CardFace, 'marks'>): ReactNode {
  if (life === undefined) return null;
  return (
    <span className="vt-bearing">
      {strength !== undefined && (
        <small>
          {text(strength)}/{text(bleed)}
        </small>
      )}
      <b>{text(life)}</b>
    </span>
  );
}

/** Marks before a line of text, with their names for screen readers. */
export function Icons({ icons }: { readonly icons: readonly string[] }): ReactNode {
  const { labels } = useCardTable();
  return (
    <span className="vt-icons">
      {icons.map((icon) => (
        <span key={icon}>
          {isDiscipline(icon) ? <DisciplineGlyph code={icon} /> : <b>{icon} </b>}
          <span className="vt-unseen">{labels[`discipline ${icon.toLowerCase()}`]} </span>
        </span>
      ))}
    </span>
  );
}
