/** The face of a card, drawn from its facts. Its measures follow its width, so it is the same card at every size. */
import type { CardFace, FaceLine } from '@praxis/contract';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { useCardTable } from '../../table/context.ts';
import type { FaceProps } from '../look.ts';
import { pokemonScene } from './art.ts';
import { Energy, KindSign, LETTERS, TypeSign } from './glyphs/glyph.tsx';
import { hpOf, providedBy, retreatOf } from './where.ts';

type Mark = CardFace['marks'][string] | undefined;

export function list(value: Mark): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

function text(value: Mark): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/**
 * Names with at least this many letters are set smaller, and smaller still: in all, and in the longest word, which
 * cannot be broken.
 */
const LONG = { name: 13, word: 8 };
const LONGER = { name: 20, word: 11 };

function lengthOf(name: string): 'long' | 'longer' | undefined {
  const word = Math.max(...name.split(/[\s-]+/).map((each) => each.length));
  if (name.length >= LONGER.name || word >= LONGER.word) return 'longer';
  return name.length >= LONG.name || word >= LONG.word ? 'long' : undefined;
}

export function PokemonFace({ face, card, full }: FaceProps): ReactNode {
  const { kind, marks, name } = face;
  const [type = ''] = marks.hp === undefined ? providedBy(face) : list(marks.types);
  const isEnergy = kind.endsWith('Energy');
  const isPokemon = kind === 'Pokémon';
  const hp = hpOf(card);
  return (
    <span
      className="pk-face"
      data-kind={kind}
      data-type={type === '' ? undefined : type}
      data-rare={list(marks.tags).length > 0 || undefined}
      data-play={hp !== undefined || undefined}
      data-full={full || undefined}
    >
      <span className="pk-head">
        <span className="pk-name" data-length={lengthOf(name)}>
          {name}
        </span>
        {marks.hp !== undefined && <Hp printed={Number(marks.hp)} left={hp?.left} />}
        {list(marks.types).map((each) => (
          <Energy key={each} type={each} />
        ))}
      </span>
      {hp && <Bar left={hp.left} of={hp.of} />}
      <span className="pk-art">
        {!isEnergy && <Art game="pokemon" face={face} scene={pokemonScene} />}
        {!isPokemon && (
          <span className="pk-emblem">{isEnergy ? <TypeSign type={type} /> : <KindSign kind={kind} />}</span>
        )}
        <Stage face={face} full={full} />
      </span>
      {full ? <Lines face={face} /> : isPokemon ? <Attacks face={face} /> : <Brief face={face} />}
      {full && isPokemon && <Foot face={face} {...(card ? { card } : {})} />}
    </span>
  );
}

/** In play the HP left, everywhere else the printed ones. */
function Hp({ printed, left }: { readonly printed: number; readonly left: number | undefined }): ReactNode {
  const { labels } = useCardTable();
  const shown = left ?? printed;
  return (
    <span className="pk-hp" data-hurt={(left !== undefined && left < printed) || undefined}>
      <small>{labels['counter hp']}</small>
      {shown}
    </span>
  );
}

/** Below these shares of its HP a Pokémon is in danger. */
const LOW = 0.5;
const VERY_LOW = 0.25;

/** The share of HP that a Pokémon in play has left. */
function Bar({ left, of }: { readonly left: number; readonly of: number }): ReactNode {
  const share = of === 0 ? 0 : left / of;
  return (
    <svg
      className="pk-bar"
      data-share={share <= VERY_LOW ? 'very low' : share <= LOW ? 'low' : undefined}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100" height="8" />
      <rect className="pk-left" width={100 * share} height="8" />
    </svg>
  );
}

/** The stage of a Pokémon, or the kind of another card. */
function Stage({ face: { kind, marks }, full }: Pick<FaceProps, 'face' | 'full'>): ReactNode {
  const { labels } = useCardTable();
  const stage = text(marks.stage);
  const from = text(marks['evolves from']);
  const label = stage === undefined ? labels[`kind ${kind}`] : labels[`stage ${stage}`];
  return (
    <span className="pk-stage" data-stage={stage}>
      {label ?? stage ?? kind}
      {from !== undefined && (full ? ` ← ${from}` : <i> ← {from}</i>)}
    </span>
  );
}

/** Symbols of a cost; a dash where there is none. */
export function Cost({ icons }: { readonly icons: readonly string[] }): ReactNode {
  return (
    <span className="pk-cost">
      {icons.length === 0 && <span className="pk-free">–</span>}
      {icons.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the symbols of a cost never change places.
        <Energy key={index} type={LETTERS[letter] ?? letter} />
      ))}
    </span>
  );
}

/** The names of attacks and Abilities in short, as far as there is room. */
function Attacks({ face: { lines } }: Pick<FaceProps, 'face'>): ReactNode {
  const named = lines.filter((line) => line.named);
  if (named.length === 0) return null;
  return (
    <span className="pk-attacks">
      {named.map((line) => (
        <span key={line.text} className="pk-attack" data-ability={line.level !== 'attack' || undefined}>
          {line.level === 'attack' ? <Cost icons={line.icons} /> : <span className="pk-ability-sign" />}
          <span className="pk-attack-name">{line.named?.name}</span>
          <b>{line.named?.value}</b>
        </span>
      ))}
    </span>
  );
}

/** The beginning of a Trainer card's text, where there is room for it. */
function Brief({ face: { lines } }: Pick<FaceProps, 'face'>): ReactNode {
  if (lines.length === 0) return null;
  return <span className="pk-brief">{lines.map(({ text: line }) => line).join(' ')}</span>;
}

function Lines({ face: { lines } }: Pick<FaceProps, 'face'>): ReactNode {
  const told = lines.filter(({ level }) => level !== 'foot');
  if (told.length === 0) return null;
  return (
    <span className="pk-text">
      {told.map((line) => (
        <Line key={line.text} line={line} />
      ))}
    </span>
  );
}

function Line({ line }: { readonly line: FaceLine }): ReactNode {
  const { icons, named, level } = line;
  if (!named) return <span className="pk-sentence">{line.text}</span>;
  return (
    <span className="pk-sentence">
      <span className="pk-line-head">
        {level === 'attack' && <Cost icons={icons} />}
        {named.label !== undefined && <span className="pk-label">{named.label}</span>}
        <span className="pk-line-name">{named.name}</span>
        {named.value !== undefined && <b>{named.value}</b>}
      </span>
      {named.text}
    </span>
  );
}

/** Weakness, resistance and retreat cost as symbols, with words for screen readers. */
function Foot({ face, card }: Pick<FaceProps, 'face' | 'card'>): ReactNode {
  const { marks, lines } = face;
  const foot = lines.find(({ level }) => level === 'foot')?.text;
  const against = (value: Mark, show: (by: string) => string): ReactNode =>
    list(value).map((each) => {
      const [type = '', by = ''] = each.split(' ');
      return (
        <span key={type} className="pk-against">
          <Energy type={type} />
          {show(by)}
        </span>
      );
    });
  const retreat = retreatOf(face, card);
  return (
    <span className="pk-foot">
      <span className="unseen">{foot}</span>
      <span aria-hidden="true">{against(marks.weakness, (by) => (/^\d/.test(by) ? `×${by}` : by))}</span>
      <span aria-hidden="true">{against(marks.resistance, (by) => `−${by}`)}</span>
      <span className="pk-retreat" aria-hidden="true">
        {Array.from({ length: retreat }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all symbols are alike.
          <Energy key={index} type="Colorless" />
        ))}
      </span>
    </span>
  );
}

/** Symbols before a line of text, with their names for screen readers. */
export function Icons({ icons }: { readonly icons: readonly string[] }): ReactNode {
  const { labels } = useCardTable();
  return (
    <span className="pk-cost">
      {icons.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the symbols of a cost never change places.
        <span key={index}>
          <Energy type={LETTERS[letter] ?? letter} />
          <span className="unseen">{labels[`type ${LETTERS[letter] ?? letter}`]} </span>
        </span>
      ))}
    </span>
  );
}
