/** The face of a card, drawn from its facts. Its measures follow its width, so it is the same card at every size. */
import type { CardFace } from '@praxis/contract';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { CardName } from '../../table/card-name.tsx';
import type { FaceProps } from '../look.ts';
import { rivalsScene } from './art.ts';
import { isSign, Sign, type SignName } from './signs.tsx';

type Mark = CardFace['marks'][string] | undefined;

function text(value: Mark): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function signs(value: Mark): readonly SignName[] {
  const names = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  return names.filter(isSign);
}

/** Names with at least this many letters are set smaller. */
const LONG = { name: 15, word: 12 };
const LONGER = { name: 22, word: 15 };

const ATTRIBUTES = ['physical', 'social', 'mental'] as const;

export function RivalsFace({ face, card, full }: FaceProps): ReactNode {
  const { marks, kind, name } = face;
  const [clan] = signs(marks.clan);
  const types = [...signs(marks.attack), ...signs(marks.reaction)];
  const emblem = clan ?? types[0];
  // On the table the current values are on the card; the printed ones would only confuse.
  const counters = full ? undefined : card?.counters;
  return (
    <span className="rv-face" data-kind={kind} data-full={full || undefined}>
      <CardName className="rv-name" name={name} long={LONG} longer={LONGER} />
      <span className="rv-art">
        <Art game="rivals" face={face} scene={rivalsScene} />
        {emblem && (
          <span className="rv-emblem">
            <Sign name={emblem} />
          </span>
        )}
        <Side names={signs(marks.disciplines)} />
        <Side names={kind === 'vampire' ? [] : [...new Set(types)]} />
      </span>
      {marks.physical !== undefined && (
        <span className="rv-attributes">
          {ATTRIBUTES.map((attribute) => (
            <span key={attribute}>
              <Sign name={attribute} />
              {counters?.[attribute] ?? text(marks[attribute])}
            </span>
          ))}
        </span>
      )}
      {/* Beside the Blood of a vampire in play there is room for its clan only. */}
      <span className="rv-type">{full || kind !== 'vampire' ? face.type : face.type.split(' · ').at(-1)}</span>
      {full && face.lines.length > 0 && (
        <span className="rv-text">
          {face.lines.map(({ text: line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places.
            <span key={index}>{line}</span>
          ))}
        </span>
      )}
      <Corner marks={marks} inPlay={counters?.blood !== undefined} />
    </span>
  );
}

function Side({ names }: { readonly names: readonly SignName[] }): ReactNode {
  if (names.length === 0) return null;
  return (
    <span className="rv-signs">
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a vampire may have a Discipline twice, and they never change places.
        <Sign key={index} name={name} />
      ))}
    </span>
  );
}

/** The number that matters most: Blood Potency, damage, Shields, Influence, or the Prestige that a Conspiracy needs. */
function Corner({ marks, inPlay }: Pick<CardFace, 'marks'> & { readonly inPlay: boolean }): ReactNode {
  const shown = (
    [
      ['blood', inPlay ? undefined : (marks.bp ?? marks.blood)],
      ['physical', marks.damage],
      ['shield', marks.shields],
      ['influence', marks.influence ?? marks.exert],
      ['agenda', marks.threshold],
    ] as const
  ).flatMap(([sign, value]) => (text(value) === undefined ? [] : [{ sign, value: text(value) }]));
  if (shown.length === 0 && marks.requires === undefined) return null;
  return (
    <span className="rv-corner">
      {marks.requires !== undefined && <small>{text(marks.requires)}+</small>}
      {shown.map(({ sign, value }) => (
        <span key={sign} data-of={sign}>
          <Sign name={sign} />
          <b>{value}</b>
        </span>
      ))}
    </span>
  );
}
