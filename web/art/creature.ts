/** Creatures of every build: from a body, a head, limbs and dangerous parts. */
import { GLASS } from './arrange.ts';
import type { Numbers } from './numbers.ts';
import { circle, ellipse, line, mix, path, placed, type Tones } from './pen.ts';

export const BUILDS = [
  'beast',
  'bird',
  'serpent',
  'fish',
  'blob',
  'biped',
  'insect',
  'dragon',
  'plant',
  'ghost',
  'golem',
] as const;
export type Build = (typeof BUILDS)[number];

export interface Creature {
  readonly build?: Build;
  /** 0: small and round. 2: large, with horns and spikes. */
  readonly stage?: number;
  /** Colours of the hide; the tones of the picture otherwise. */
  readonly hide?: string;
}

interface Body {
  readonly hide: string;
  readonly shade: string;
  readonly belly: string;
  readonly stage: number;
  readonly tones: Tones;
  readonly numbers: Numbers;
}

/** Small creatures have large eyes. */
function eyes(x: number, y: number, apart: number, { stage, tones, numbers }: Body): string {
  const size = [5.6, 4.4, 3.6][stage] ?? 4.4;
  const isAngry = stage > 0 && numbers.chance(0.6);
  const iris = numbers.pick([tones.accent, '#20242c', '#7a2c8c', '#2c5a9c', '#b8791f']);
  let shapes = '';
  for (const side of [-1, 1])
    shapes +=
      circle(x + side * apart, y, size, '#fdfaf2') +
      circle(x + side * apart + 0.8, y + 0.4, size * 0.62, iris) +
      circle(x + side * apart + 0.9, y + 0.4, size * 0.34, '#0c0a0a') +
      circle(x + side * apart - size * 0.2, y - size * 0.3, size * 0.24, '#ffffff');
  return isAngry
    ? shapes +
        line(
          `M${x - apart - size} ${y - size - 1}L${x - apart + size} ${y - size * 0.4}M${x + apart + size} ${y - size - 1}L${x + apart - size} ${y - size * 0.4}`,
          '#0c0a0a',
          1.8,
        )
    : shapes;
}

function mouth(x: number, y: number, { stage, numbers }: Body): string {
  if (stage > 0 && numbers.chance(0.55))
    return path(
      `M${x - 9} ${y}Q${x} ${y + 9} ${x + 9} ${y}L${x + 6} ${y + 4} ${x + 3} ${y + 1.5} ${x} ${y + 5.5} ${x - 3} ${y + 1.5} ${x - 6} ${y + 4}Z`,
      '#fffaf0',
      'stroke="#2a1012" stroke-width="1"',
    );
  return line(`M${x - 5} ${y}Q${x} ${y + numbers.between(2, 5)} ${x + 5} ${y}`, '#2a1012', 1.6);
}

function ears(x: number, y: number, body: Body): string {
  const { hide, shade, belly, numbers, stage, tones } = body;
  const kind = numbers.below(6);
  const ear = ((): string => {
    switch (kind) {
      case 0:
        return (
          path(`M${x + 8} ${y}L${x + 20} ${y - 26} ${x + 24} ${y + 2}Z`, hide) +
          path(`M${x + 12} ${y - 2}L${x + 19} ${y - 18} ${x + 21} ${y - 1}Z`, belly)
        );
      case 1:
        return ellipse(x + 15, y - 16, 6, 19, hide) + ellipse(x + 15, y - 16, 3, 13, belly);
      case 2:
        return circle(x + 18, y - 4, 9, hide) + circle(x + 18, y - 4, 5, belly);
      case 3:
        return path(
          `M${x + 8} ${y - 2}Q${x + 30} ${y - 34} ${x + 40} ${y - 14} ${x + 28} ${y - 16} ${x + 20} ${y + 4}Z`,
          shade,
        );
      case 4:
        return path(
          `M${x + 10} ${y - 2}Q${x + 12} ${y - 28} ${x + 30} ${y - 34} ${x + 20} ${y - 16} ${x + 22} ${y}Z`,
          tones.light,
        );
      default:
        return stage > 1
          ? line(`M${x + 8} ${y - 4}Q${x + 14} ${y - 24} ${x + 26} ${y - 28}M${x + 14} ${y - 20}l10 2`, tones.light, 3)
          : '';
    }
  })();
  return `${ear}<g transform="translate(${2 * x} 0) scale(-1 1)">${ear}</g>`;
}

function markings({ numbers, tones, shade }: Body, x: number, y: number): string {
  switch (numbers.below(4)) {
    case 0:
      return circle(x - 8, y - 4, 3, shade) + circle(x + 6, y + 4, 4, shade) + circle(x + 2, y - 8, 2.4, shade);
    case 1:
      return line(`M${x - 12} ${y - 6}q4 6 0 12M${x - 3} ${y - 8}q4 8 0 16M${x + 7} ${y - 6}q4 6 0 12`, shade, 2.4);
    case 2:
      return path(`M${x} ${y - 8}l5 8-5 8-5-8Z`, tones.accent);
    default:
      return '';
  }
}

function beast(body: Body): string {
  const { hide, shade, belly, stage, numbers } = body;
  const tail = numbers.pick([
    'M18 62Q0 52 6 34 12 46 26 54Z',
    'M20 60Q-4 64 4 42 10 54 24 52Z',
    'M18 64Q2 72 0 56 8 62 22 54Z',
  ]);
  return (
    path(tail, shade) +
    ellipse(42, 66, 28, 18 + stage * 2, hide) +
    ellipse(42, 74, 20, 9, belly) +
    path('M22 72h10v24H20ZM50 74h10v22H49Z', shade) +
    path('M32 76h10v20H31ZM58 72h10v24H58Z', hide) +
    markings(body, 38, 62) +
    (stage > 1 ? path('M20 52l4-14 6 10 4-14 6 10 4-14 6 12Z', body.tones.light) : '') +
    ears(64, 36, body) +
    circle(64, 46, 20, hide) +
    ellipse(66, 55, 10, 7, belly) +
    eyes(65, 43, 8, body) +
    ellipse(67, 51, 2.5, 1.8, '#1a0f10') +
    mouth(67, 56, body)
  );
}

function bird(body: Body): string {
  const { hide, shade, belly, stage, tones } = body;
  const spread = 8 + stage * 9;
  return (
    path(`M40 54Q${20 - spread} ${30 - spread} ${2} 34 ${10} 50 ${14} 60 26 72 40 74Z`, shade) +
    path(`M60 54Q${80 + spread} ${30 - spread} 98 34 90 50 86 60 74 72 60 74Z`, shade) +
    path('M42 84 34 100 50 92 66 100 58 84Z', shade) +
    ellipse(50, 62, 18, 25, hide) +
    ellipse(50, 70, 11, 15, belly) +
    circle(50, 34, 16, hide) +
    (stage > 0 ? path('M44 20 40 4 50 14 58 2 57 20Z', tones.accent) : '') +
    eyes(50, 32, 7.5, body) +
    path('M44 39H56L50 51Z', '#e8a02c') +
    line('M44 40H56', '#8a5a14', 1) +
    line('M44 87V96M56 87V96', '#e8a02c', 2.5)
  );
}

function serpent(body: Body): string {
  const { hide, belly, stage, tones } = body;
  const wide = 11 + stage * 3;
  const course = 'M10 88Q40 100 60 84 84 64 56 58 26 52 36 32 42 20 54 22';
  return (
    line(course, body.shade, wide + 3) +
    line(course, hide, wide) +
    line(course, belly, wide * 0.3, 'stroke-dasharray="2 4"') +
    (stage > 0 ? path('M40 18Q50 -2 84 4 92 24 74 40Z', body.shade, 'opacity=".9"') : '') +
    ellipse(62, 24, 19, 14, hide) +
    eyes(62, 20, 8, body) +
    line('M78 30q8 2 14 8m-6-5q6-1 10 0', tones.accent, 1.6) +
    mouth(66, 31, body)
  );
}

function fish(body: Body): string {
  const { hide, shade, belly, stage, numbers } = body;
  let bubbles = '';
  for (let bubble = 0; bubble < 4; bubble++)
    bubbles += circle(
      numbers.between(74, 96),
      numbers.between(8, 46),
      numbers.between(1.5, 4),
      '#ffffff',
      'opacity=".5"',
    );
  return (
    bubbles +
    path('M30 52 2 30Q8 52 2 76Z', shade) +
    path(`M40 34Q52 ${10 - stage * 5} 70 32ZM42 70Q50 90 64 72Z`, shade) +
    ellipse(56, 52, 32, 22, hide) +
    path('M30 60Q56 84 84 62 70 66 56 66T30 60Z', belly) +
    markings(body, 46, 50) +
    path('M40 54Q26 66 34 78 46 70 48 60Z', shade) +
    eyes(72, 46, 6, body) +
    mouth(78, 58, body)
  );
}

function blob(body: Body): string {
  const { hide, belly, shade, stage, tones } = body;
  return (
    ellipse(50, 92, 36, 6, shade) +
    path(
      `M14 88Q8 ${48 - stage * 6} 34 ${34 - stage * 8} 50 ${18 - stage * 8} 66 ${34 - stage * 8} 92 ${48 - stage * 6} 86 88 50 98 14 88Z`,
      hide,
    ) +
    path(
      'M26 60Q24 44 38 36',
      'none',
      `stroke="${mix(belly, '#ffffff', 0.5)}" stroke-width="4" stroke-linecap="round"`,
    ) +
    (stage > 0 ? path('M18 60Q2 58 4 44 16 46 22 52ZM82 60Q98 58 96 44 84 46 78 52Z', hide) : '') +
    (stage > 1 ? ears(50, 34, body) : circle(50, 20 - stage * 8, 5, tones.accent)) +
    eyes(50, 58, 12, body) +
    mouth(50, 72, body) +
    markings(body, 72, 76)
  );
}

function biped(body: Body): string {
  const { hide, belly, shade, stage, tones } = body;
  return (
    path('M30 78 24 100H42L46 82ZM70 78 76 100H58L54 82Z', shade) +
    path('M26 56 8 72 14 82 34 70ZM74 56 92 72 86 82 66 70Z', shade) +
    path(`M28 88Q22 48 38 44H62Q78 48 72 88 50 98 28 88Z`, hide) +
    ellipse(50, 72, 14, 17, belly) +
    (stage > 0 ? path('M26 52 18 38 36 46ZM74 52 82 38 64 46Z', tones.light) : '') +
    ears(50, 26, body) +
    circle(50, 34, 21, hide) +
    ellipse(50, 43, 11, 8, belly) +
    eyes(50, 32, 9, body) +
    mouth(50, 44, body) +
    circle(12, 78, 6, hide) +
    circle(88, 78, 6, hide)
  );
}

function insect(body: Body): string {
  const { hide, belly, shade, stage, tones } = body;
  return (
    ellipse(26, 44, 24, 12, tones.light, 'opacity=".6" transform="rotate(28 26 44)"') +
    ellipse(74, 44, 24, 12, tones.light, 'opacity=".6" transform="rotate(-28 74 44)"') +
    line('M36 62 14 70 8 90M64 62 86 70 92 90M38 72 22 86M62 72 78 86', shade, 3) +
    ellipse(50, 74, 16, 22, hide) +
    line('M36 68H64M35 76H65M38 84H62', shade, 3) +
    ellipse(50, 50, 13, 11, shade) +
    line('M44 28Q38 8 26 8M56 28Q62 8 74 8', shade, 2.5) +
    circle(26, 8, 3, tones.accent) +
    circle(74, 8, 3, tones.accent) +
    circle(50, 34, 15, hide) +
    ellipse(50, 42, 8, 4, belly) +
    eyes(50, 32, 8, body) +
    (stage > 0 ? path('M42 44 36 56 46 48ZM58 44 64 56 54 48Z', '#f4efe2') : mouth(50, 42, body))
  );
}

function dragon(body: Body): string {
  const { hide, shade, belly, stage, tones } = body;
  const span = 6 + stage * 5;
  return (
    path(`M42 52Q20 ${10 - span} 0 ${16 - stage * 4} 8 34 4 56 20 48 22 64 34 56 42 70Z`, shade) +
    path(`M58 52Q80 ${10 - span} 100 ${16 - stage * 4} 92 34 96 56 80 48 78 64 66 56 58 70Z`, shade) +
    path('M66 84Q96 92 94 66 90 78 66 70Z', hide) +
    path('M94 66l5-8-10 2Z', tones.accent) +
    path('M34 96Q26 60 42 52H58Q74 60 66 96Z', hide) +
    path('M42 96Q38 66 50 58 62 66 58 96Z', belly) +
    line('M43 70H57M42 78H58M42 86H58', mix(belly, '#000000', 0.25), 1.4) +
    path('M38 22 28 2 44 14ZM62 22 72 2 56 14Z', tones.light) +
    path('M34 30Q34 14 50 14T66 30Q68 44 58 52H42Q32 44 34 30Z', hide) +
    ellipse(50, 44, 10, 7, belly) +
    eyes(50, 29, 8, body) +
    circle(46, 41, 1.2, '#1a0f10') +
    circle(54, 41, 1.2, '#1a0f10') +
    mouth(50, 46, body)
  );
}

function plant(body: Body): string {
  const { hide, belly, shade, stage, tones, numbers } = body;
  const petals = 6 + numbers.below(4);
  let bloom = '';
  for (let petal = 0; petal < petals; petal++)
    bloom += placed(
      ellipse(50, 22 - stage * 2, 9, 17, petal % 2 === 0 ? tones.accent : mix(tones.accent, '#ffffff', 0.35)),
      { turn: (360 / petals) * petal },
    );
  return (
    path('M42 66Q24 62 8 74 26 88 46 80ZM58 66Q76 62 92 74 74 88 54 80Z', '#4f8346') +
    path('M40 98Q44 74 46 60H54Q56 74 60 98Z', shade) +
    placed(bloom, { y: -10, size: 0.8 + stage * 0.08 }) +
    circle(50, 40, 20, hide) +
    ellipse(50, 48, 11, 8, belly) +
    eyes(50, 38, 8, body) +
    mouth(50, 49, body)
  );
}

function ghost(body: Body): string {
  const { hide, belly, stage, tones } = body;
  return (
    circle(50, 46, 42, tones.accent, 'opacity=".2"') +
    path(
      `M20 92Q10 30 34 16 50 ${6 - stage * 4} 66 16 90 30 80 92 72 80 66 92 58 80 50 94 42 80 34 92 28 80 20 92Z`,
      hide,
      'opacity=".93"',
    ) +
    path('M24 56Q6 58 4 42 18 44 26 46ZM76 56Q94 58 96 42 82 44 74 46Z', hide) +
    path(
      'M34 24Q40 18 48 18',
      'none',
      `stroke="${mix(belly, '#ffffff', 0.4)}" stroke-width="3.500" stroke-linecap="round"`,
    ) +
    eyes(50, 42, 11, body) +
    mouth(50, 58, body) +
    (stage > 1 ? circle(20, 18, 5, tones.accent, 'opacity=".8"') + circle(82, 14, 4, tones.accent, 'opacity=".8"') : '')
  );
}

function golem(body: Body): string {
  const { hide, belly, shade, stage, tones } = body;
  const wide = stage * 3;
  return (
    path(`M30 74H46V100H26ZM54 74H70L74 100H54Z`, shade) +
    path(`M${24 - wide} 46 ${6 - wide} 54 ${4 - wide} 82 ${18 - wide} 86 ${28 - wide} 62Z`, shade) +
    path(`M${76 + wide} 46 ${94 + wide} 54 ${96 + wide} 82 ${82 + wide} 86 ${72 + wide} 62Z`, shade) +
    path(`M${24 - wide} 40 38 34H62L${76 + wide} 40 70 78H30Z`, hide) +
    path('M50 34H62L76 40 70 78H50Z', mix(hide, '#000000', 0.2)) +
    path('M42 52 50 46 58 52V62L50 68 42 62Z', tones.accent) +
    path('M36 10H64L68 34H32Z', hide) +
    path('M50 10H64L68 34H50Z', mix(hide, '#000000', 0.18)) +
    eyes(50, 22, 8, body) +
    line('M42 30H58', '#1a0f10', 2) +
    line('M30 46 36 54M66 44l-4 12', belly, 1.4)
  );
}

const DRAWN: { readonly [Each in Build]: (body: Body) => string } = {
  beast,
  bird,
  serpent,
  fish,
  blob,
  biped,
  insect,
  dragon,
  plant,
  ghost,
  golem,
};

export function creature(
  tones: Tones,
  numbers: Numbers,
  { build, stage = numbers.below(3), hide }: Creature = {},
): string {
  const colour =
    hide ??
    numbers.pick([
      tones.mid,
      tones.accent,
      mix(tones.mid, tones.light, 0.4),
      mix(tones.accent, tones.mid, 0.5),
      mix(numbers.pick(GLASS), tones.mid, 0.25),
      mix(numbers.pick(GLASS), tones.light, 0.25),
    ]);
  const own = hide ?? mix(colour, numbers.pick(['#ffffff', '#000000', '#8a5a2c', '#3f6fa8']), numbers.between(0, 0.3));
  const body: Body = {
    hide: own,
    shade: mix(own, '#000000', 0.35),
    belly: mix(own, '#fff6e0', 0.55),
    stage,
    tones,
    numbers,
  };
  const drawn = DRAWN[build ?? numbers.pick(BUILDS)](body);
  return placed(drawn, { size: [0.78, 0.9, 1][stage] ?? 0.9, y: [7, 3, 0][stage] ?? 3, mirrored: numbers.chance(0.5) });
}
