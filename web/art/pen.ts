/** Shapes of a picture as SVG. A picture is 100 wide and 100 high. */

/** The colours of a picture: from dark to light, and one that stands out. */
export interface Tones {
  readonly sky: string;
  readonly glow: string;
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
}

const number = (value: number): string => String(Math.round(value * 10) / 10);

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"${more === '' ? '' : ` ${more}`}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** Drawn elsewhere, larger or smaller, rotated about its middle, or mirrored. */
export function placed(shapes: string, { x = 0, y = 0, size = 1, turn = 0, mirrored = false }: Placing): string {
  const flip = mirrored ? ' scale(-1 1)' : '';
  return `<g transform="translate(${number(50 + x)} ${number(50 + y)}) rotate(${number(turn)}) scale(${Math.round(size * 100) / 100})${flip} translate(-50 -50)">${shapes}</g>`;
}

export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

export function points(list: readonly (readonly [number, number])[]): string {
  return list.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');
}

/** A colour from the middle to the edge. */
export function radial(id: string, inner: string, outer: string, at: readonly [number, number] = [50, 45]): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${at[0]}" cy="${at[1]}" r="70"><stop stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`;
}

export function vertical(id: string, top: string, bottom: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** A mixture of two colours given as #rrggbb; `share` of the second. */
export function mix(one: string, other: string, share: number): string {
  const part = (at: number): string => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** A colour of the wheel as #rrggbb: hue in degrees, saturation and lightness from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (shift: number): string => {
    const at = (shift + hue / 30 + 12) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
