/** Decks as programs exchange them: passcodes in a .ydk file, or packed into a `ydke://` address. */
import { textLines } from '@praxis/kit/deck-text.ts';

export type Section = 'main' | 'extra' | 'side';

/** A copy of a card. `section` is where it was written, undefined before all section marks. */
export interface WrittenCopy {
  readonly line: number;
  readonly section: Section | undefined;
  readonly passcode: number;
}

export interface PasscodeFault {
  readonly line: number;
  readonly say: 'not understood' | 'wrong passcode' | 'wrong address' | 'wrong code';
  readonly text: string;
}

export interface Passcodes {
  readonly copies: readonly WrittenCopy[];
  readonly faults: readonly PasscodeFault[];
}

/** Passcodes are unsigned numbers of 32 bits. */
const PASSCODE_MAX = 0xffffffff;

/** Found in any text: the three fields, each with its `!`. Fewer are no address of a deck. */
const YDKE = /ydke:\/\/([A-Za-z0-9+/=]*)!([A-Za-z0-9+/=]*)!([A-Za-z0-9+/=]*)!/;
const YDKE_HEAD = /ydke:\/\//i;
const MARK = /^(?:#(?:main|extra)\b|!side\b)/im;

export function isYdke(text: string): boolean {
  return YDKE_HEAD.test(text);
}

/** With a section mark, or with a number and nothing else in its first line that is no comment. */
export function isYdk(text: string): boolean {
  if (MARK.test(text)) return true;
  const first = textLines(text.slice(0, 2000)).find((line) => line.text !== '' && !line.text.startsWith('#'));
  return first !== undefined && /^\d{3,10}$/.test(first.text);
}

export function readYdke(text: string): Passcodes {
  const fields = YDKE.exec(text);
  const line = text.slice(0, text.search(YDKE_HEAD)).split('\n').length;
  const [start = ''] = text.slice(text.search(YDKE_HEAD)).slice(0, 60).split(/\s/);
  if (!fields) return { copies: [], faults: [{ line, say: 'wrong address', text: start }] };
  const copies: WrittenCopy[] = [];
  const faults: PasscodeFault[] = [];
  for (const [index, section] of (['main', 'extra', 'side'] as const).entries()) {
    const field = fields[index + 1] ?? '';
    const bytes = Buffer.from(field, 'base64');
    const isWhole = /^[A-Za-z0-9+/]*={0,2}$/.test(field) && field.length % 4 === 0 && bytes.length % 4 === 0;
    if (!isWhole) faults.push({ line, say: 'wrong code', text: section });
    else for (let at = 0; at < bytes.length; at += 4) copies.push({ line, section, passcode: bytes.readUInt32LE(at) });
  }
  return { copies, faults };
}

/** A line that begins with `!` starts the Side Deck, which lasts to the end; other lines with `#` than the two marks are comments. */
export function readYdk(text: string): Passcodes {
  const copies: WrittenCopy[] = [];
  const faults: PasscodeFault[] = [];
  let section: Section | undefined;
  for (const { line, text: written } of textLines(text)) {
    if (written === '') continue;
    if (written.startsWith('!')) section = 'side';
    else if (written.startsWith('#')) {
      const [, mark] = /^#(main|extra)\b/i.exec(written) ?? [];
      if (mark !== undefined && section !== 'side') section = mark.toLowerCase() as Section;
    } else {
      const [, digits] = /^(\d+)/.exec(written) ?? [];
      const passcode = Number(digits);
      if (digits === undefined) faults.push({ line, say: 'not understood', text: written });
      else if (passcode < 1 || passcode > PASSCODE_MAX) faults.push({ line, say: 'wrong passcode', text: digits });
      else copies.push({ line, section, passcode });
    }
  }
  return { copies, faults };
}

export type BySection = Readonly<Record<Section, readonly number[]>>;

export function writeYdk({ main, extra, side }: BySection): string {
  return ['#created by Praxis', '#main', ...main, '#extra', ...extra, '!side', ...side, ''].join('\n');
}

export function writeYdke({ main, extra, side }: BySection): string {
  const packed = (passcodes: readonly number[]): string => {
    const bytes = Buffer.alloc(4 * passcodes.length);
    for (const [at, passcode] of passcodes.entries()) bytes.writeUInt32LE(passcode, 4 * at);
    return `${bytes.toString('base64')}!`;
  };
  return `ydke://${packed(main)}${packed(extra)}${packed(side)}`;
}
