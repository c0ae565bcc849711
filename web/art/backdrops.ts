/** The background behind the subject of a picture: a place and a time of day. */
import type { Numbers } from './numbers.ts';
import { circle, ellipse, line, mix, path, points, radial, rect, type Tones, vertical } from './pen.ts';

type Backdrop = (tones: Tones, numbers: Numbers) => string;

function sky({ sky: top, glow }: Tones, numbers: Numbers): string {
  const at: readonly [number, number] = [numbers.between(25, 75), numbers.between(20, 60)];
  return `<defs>${radial('g', glow, top, at)}</defs>${rect(0, 0, 100, 100, 'url(#g)')}`;
}

function stars({ light }: Tones, numbers: Numbers, count: number): string {
  let shapes = '';
  for (let each = 0; each < count; each++)
    shapes += circle(numbers.between(0, 100), numbers.between(0, 60), numbers.between(0.3, 0.9), light, 'opacity=".7"');
  return shapes;
}

function moon({ light, glow, sky: dark }: Tones, numbers: Numbers): string {
  const [x, y, r] = [numbers.between(18, 82), numbers.between(16, 32), numbers.between(7, 15)];
  const disc = circle(x, y, r + 5, glow, 'opacity=".35"') + circle(x, y, r, mix(light, '#ffffff', 0.3));
  return numbers.chance(0.4) ? disc + circle(x + r * 0.45, y - r * 0.15, r * 0.92, mix(dark, glow, 0.3)) : disc;
}

/** The outline of something that runs from left to right, down to the ground. */
function ridge(heights: readonly number[], fill: string, more = ''): string {
  const step = 100 / (heights.length - 1);
  return path(
    `M0 100L0 ${heights[0]}${heights.map((y, index) => `L${(index * step).toFixed(1)} ${y.toFixed(1)}`).join('')}L100 100Z`,
    fill,
    more,
  );
}

function city(tones: Tones, numbers: Numbers): string {
  let shapes = sky(tones, numbers) + moon(tones, numbers) + stars(tones, numbers, 10);
  for (const [depth, fill] of [
    [0, mix(tones.dark, tones.glow, 0.35)],
    [1, tones.dark],
  ] as const) {
    for (let x = -4; x < 100; ) {
      const width = numbers.between(7, 15);
      const top = numbers.between(28, 55) + depth * 14;
      shapes += rect(x, top, width, 100 - top, fill);
      if (numbers.chance(0.25))
        shapes += path(
          points([
            [x, top],
            [x + width / 2, top - numbers.between(6, 16)],
            [x + width, top],
          ]),
          fill,
        );
      if (depth === 1)
        for (let window = 0; window < 5; window++)
          if (numbers.chance(0.6))
            shapes += rect(
              x + 1.5 + numbers.below(2) * (width / 2),
              top + 4 + window * 7,
              2,
              3,
              tones.accent,
              'opacity=".75"',
            );
      x += width + numbers.between(0, 1.5);
    }
  }
  return shapes;
}

function gothic(tones: Tones, numbers: Numbers): string {
  const stone = mix(tones.dark, tones.mid, 0.25);
  const glass = [tones.glow, tones.accent, tones.mid, mix(tones.glow, tones.light, 0.4)];
  let shapes = rect(0, 0, 100, 100, tones.dark) + path('M18 100V46C18 22 36 8 50 2 64 8 82 22 82 46V100Z', stone);
  shapes += `<clipPath id="w"><path d="M22 100V47C22 26 38 12 50 7 62 12 78 26 78 47V100Z"/></clipPath><g clip-path="url(#w)">`;
  const columns = 3 + numbers.below(3);
  const rows = 5;
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      shapes += rect(
        22 + (56 / columns) * column,
        5 + 19 * row,
        56 / columns - 0.8,
        18.2,
        numbers.pick(glass),
        `opacity="${(0.55 + numbers.next() * 0.45).toFixed(2)}"`,
      );
  const petals = 6 + numbers.below(5);
  for (let petal = 0; petal < petals; petal++) {
    const angle = (petal / petals) * 2 * Math.PI;
    shapes += circle(
      50 + 12 * Math.cos(angle),
      34 + 12 * Math.sin(angle),
      5,
      numbers.pick(glass),
      `stroke="${tones.dark}"`,
    );
  }
  return `${shapes}${circle(50, 34, 6, tones.accent, `stroke="${tones.dark}"`)}</g>`;
}

function hall(tones: Tones, numbers: Numbers): string {
  const stone = mix(tones.mid, tones.dark, 0.35);
  let shapes = sky(tones, numbers) + path('M0 100 40 58H60L100 100Z', mix(tones.dark, tones.mid, 0.3));
  for (const [x, width] of [
    [2, 12],
    [20, 8],
    [33, 5],
    [86, 12],
    [72, 8],
    [62, 5],
  ] as const)
    shapes +=
      rect(x, 6, width, 100 - 6 - (12 - width) * 4, stone) +
      rect(x, 6, width * 0.35, 94 - (12 - width) * 4, mix(stone, tones.light, 0.25)) +
      rect(x - 1, 3, width + 2, 4, tones.dark);
  const flags = numbers.chance(0.6);
  if (flags) for (const x of [12, 79]) shapes += path(`M${x} 12h10v30l-5 7-5-7Z`, tones.accent);
  return shapes;
}

function forest(tones: Tones, numbers: Numbers): string {
  let shapes = sky(tones, numbers) + moon(tones, numbers);
  for (const [fill, base, width] of [
    [mix(tones.dark, tones.glow, 0.45), 70, 2.5],
    [mix(tones.dark, tones.glow, 0.2), 84, 4],
    [tones.dark, 100, 6],
  ] as const)
    for (let x = numbers.between(-4, 6); x < 104; x += numbers.between(9, 20)) {
      const lean = numbers.between(-5, 5);
      shapes += line(
        `M${x.toFixed(1)} ${base}Q${(x + lean).toFixed(1)} 45 ${(x + lean * 2).toFixed(1)} -4`,
        fill,
        width,
      );
      for (let branch = 0; branch < 3; branch++) {
        const y = numbers.between(8, 55);
        shapes += line(
          `M${(x + lean).toFixed(1)} ${y.toFixed(1)}q${numbers.between(-14, 14).toFixed(1)} -3 ${numbers.between(-18, 18).toFixed(1)} -14`,
          fill,
          width * 0.4,
        );
      }
    }
  return shapes;
}

function hills(tones: Tones, numbers: Numbers): string {
  let shapes = sky(tones, numbers) + moon(tones, numbers);
  for (const [share, level] of [
    [0.55, 56],
    [0.3, 68],
    [0, 82],
  ] as const) {
    const turn = numbers.between(0, 6);
    const high = numbers.between(5, 11);
    const heights = Array.from(
      { length: 21 },
      (_, x) => level + high * Math.sin(x / 3 + turn) + numbers.between(-1, 1),
    );
    shapes += ridge(heights, mix(tones.dark, tones.glow, share));
  }
  return shapes;
}

function peaks(tones: Tones, numbers: Numbers): string {
  let shapes = sky(tones, numbers) + moon(tones, numbers);
  for (const [share, level] of [
    [0.5, 44],
    [0.25, 60],
    [0, 82],
  ] as const) {
    const heights = Array.from(
      { length: 9 },
      (_, x) => level + (x % 2 === 0 ? numbers.between(4, 16) : -numbers.between(4, 20)),
    );
    shapes += ridge(heights, mix(tones.dark, tones.glow, share));
  }
  return shapes;
}

function sea(tones: Tones, numbers: Numbers): string {
  let shapes = sky(tones, numbers) + moon(tones, numbers);
  for (let row = 0; row < 6; row++) {
    const y = 58 + row * 7.5;
    let wave = `M-10 ${y}`;
    for (let x = -10; x < 110; x += 14) wave += `q3.5 -${numbers.between(2, 5).toFixed(1)} 7 0t7 0`;
    shapes +=
      path(`${wave}V100H-10Z`, mix(tones.mid, tones.dark, row / 6)) + line(wave, tones.light, 0.5, 'opacity=".4"');
  }
  return shapes;
}

function rays(tones: Tones, numbers: Numbers): string {
  let shapes = sky(tones, numbers);
  const [x, y] = [numbers.between(40, 60), numbers.between(40, 60)];
  const count = 8 + numbers.below(10);
  const turn = numbers.between(0, 3);
  for (let ray = 0; ray < count; ray++) {
    const angle = turn + (ray / count) * 2 * Math.PI;
    const half = (Math.PI / count) * numbers.between(0.3, 0.7);
    shapes += path(
      points([
        [x, y],
        [x + 110 * Math.cos(angle - half), y + 110 * Math.sin(angle - half)],
        [x + 110 * Math.cos(angle + half), y + 110 * Math.sin(angle + half)],
      ]),
      mix(tones.mid, tones.light, numbers.next() * 0.5),
      'opacity=".45"',
    );
  }
  return shapes;
}

function alley(tones: Tones, numbers: Numbers): string {
  const wall = mix(tones.dark, tones.mid, 0.3);
  let shapes =
    sky(tones, numbers) +
    moon(tones, numbers) +
    path('M0 0H30L40 74 0 100Z', wall) +
    path('M100 0H70L60 74 100 100Z', mix(wall, tones.dark, 0.4)) +
    path('M0 100 40 74H60L100 100Z', mix(tones.dark, tones.glow, 0.15));
  for (let brick = 0; brick < 26; brick++) {
    const left = numbers.chance(0.5);
    const y = numbers.between(2, 84);
    const x = left ? numbers.between(0, 30) : numbers.between(68, 96);
    shapes += rect(x, y, 5, 2, tones.mid, 'opacity=".35"');
  }
  const lamp = numbers.chance(0.5) ? 34 : 66;
  return `${shapes}${line(`M${lamp} 78V34`, tones.dark, 1.4)}${circle(lamp, 32, 10, tones.accent, 'opacity=".3"')}${circle(lamp, 32, 3, mix(tones.accent, '#ffffff', 0.5))}`;
}

function curtain(tones: Tones, numbers: Numbers): string {
  let shapes = `<defs>${vertical('g', tones.glow, tones.sky)}</defs>${rect(0, 0, 100, 100, 'url(#g)')}`;
  const folds = 9 + numbers.below(4);
  for (let fold = 0; fold < folds; fold++) {
    const x = (fold / folds) * 100;
    shapes += path(
      `M${x} 0q${numbers.between(2, 7).toFixed(1)} 50 0 100h${(50 / folds).toFixed(1)}q-4 -50 0 -100Z`,
      fold % 2 === 0 ? tones.mid : tones.dark,
      'opacity=".55"',
    );
  }
  return shapes + path('M0 0H100V9Q88 18 75 9 62 18 50 9 38 18 25 9 12 18 0 9Z', tones.accent, 'opacity=".8"');
}

function clouds(tones: Tones, numbers: Numbers): string {
  let shapes = sky(tones, numbers);
  for (let cloud = 0; cloud < 8; cloud++) {
    const [x, y, size] = [numbers.between(-5, 105), numbers.between(15, 100), numbers.between(9, 20)];
    const fill = mix(tones.mid, tones.light, numbers.next() * 0.6);
    for (const [dx, dy, r] of [
      [-1, 0.2, 0.7],
      [0, -0.2, 1],
      [1, 0.2, 0.75],
      [0.3, 0.5, 0.8],
    ] as const)
      shapes += ellipse(x + dx * size, y + dy * size * 0.6, r * size, r * size * 0.6, fill, 'opacity=".5"');
  }
  return shapes;
}

function library(tones: Tones, numbers: Numbers): string {
  let shapes = rect(0, 0, 100, 100, tones.dark);
  const bindings = [
    tones.mid,
    tones.accent,
    tones.glow,
    mix(tones.mid, tones.light, 0.35),
    mix(tones.dark, tones.mid, 0.5),
  ];
  for (let shelf = 0; shelf < 4; shelf++) {
    const base = 22 + shelf * 25;
    for (let x = 1; x < 99; ) {
      const [width, height] = [numbers.between(3, 7), numbers.between(13, 20)];
      shapes +=
        rect(x, base - height, width - 0.6, height, numbers.pick(bindings)) +
        rect(x + 0.6, base - height + 3, width - 1.8, 1, tones.light, 'opacity=".5"');
      x += width;
    }
    shapes += rect(0, base, 100, 3, mix(tones.dark, tones.mid, 0.6));
  }
  return `${shapes}<defs>${radial('v', 'transparent', tones.dark)}</defs>${rect(0, 0, 100, 100, 'url(#v)', 'opacity=".75"')}`;
}

function cavern(tones: Tones, numbers: Numbers): string {
  let shapes = sky(tones, numbers);
  for (const [share, reach] of [
    [0.4, 34],
    [0, 22],
  ] as const) {
    const fill = mix(tones.dark, tones.glow, share);
    for (let x = -4; x < 104; x += numbers.between(7, 15)) {
      const [down, up] = [numbers.between(6, reach), numbers.between(4, reach * 0.8)];
      shapes +=
        path(`M${x - 7} 0H${x + 9}L${x.toFixed(1)} ${down.toFixed(1)}Z`, fill) +
        path(`M${x - 7} 100H${x + 9}L${(x + 2).toFixed(1)} ${(100 - up).toFixed(1)}Z`, fill);
    }
  }
  return shapes;
}

export const BACKDROPS = {
  city,
  gothic,
  hall,
  forest,
  hills,
  peaks,
  sea,
  rays,
  alley,
  curtain,
  clouds,
  library,
  cavern,
} satisfies Readonly<Record<string, Backdrop>>;
export type BackdropName = keyof typeof BACKDROPS;
