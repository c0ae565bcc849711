/** Things. */
import { circle, ellipse, line, mix, path, placed, points, rect } from '../pen.ts';
import { around, BONE, GOLD, type Motif, STEEL, WOOD } from './shared.ts';

const book: Motif = (tones, numbers) =>
  placed(
    path('M8 26Q30 16 50 28 70 16 92 26V82Q70 72 50 84 30 72 8 82Z', mix(tones.accent, '#000000', 0.4)) +
      path('M12 24Q32 14 50 27V80Q32 68 12 77Z', BONE) +
      path('M88 24Q68 14 50 27V80Q68 68 88 77Z', mix(BONE, tones.dark, 0.22)) +
      line(
        'M19 34Q32 28 43 36M19 44Q32 38 43 46M19 54Q32 48 43 56M57 36Q68 28 81 34M57 46Q68 38 81 44',
        '#7d6a50',
        1.4,
      ) +
      circle(70, 60, 6, 'none', `stroke="${tones.accent}" stroke-width="1.500"`),
    { turn: numbers.between(-14, 14) },
  );

const scroll: Motif = (tones, numbers) =>
  placed(
    path('M24 16H76V80H24Z', BONE) +
      rect(18, 10, 64, 9, mix(BONE, WOOD, 0.5), 'rx="4"') +
      rect(18, 78, 64, 9, mix(BONE, WOOD, 0.6), 'rx="4"') +
      line('M32 30H68M32 38H68M32 46H62M32 54H66', '#6d5b45', 1.8) +
      circle(62, 68, 7, '#a3122a') +
      path('M57 72 54 84 62 78 70 84 67 72Z', '#7a0d20') +
      circle(62, 68, 3, tones.accent),
    { turn: numbers.between(-10, 14) },
  );

const gavel: Motif = (tones, numbers) =>
  placed(
    rect(30, 18, 40, 22, WOOD, 'rx="3"') +
      rect(26, 16, 8, 26, mix(WOOD, '#ffffff', 0.2), 'rx="2"') +
      rect(66, 16, 8, 26, mix(WOOD, '#000000', 0.3), 'rx="2"') +
      rect(46, 40, 8, 46, mix(WOOD, '#ffffff', 0.12), 'rx="3"') +
      rect(44, 27, 12, 5, GOLD),
    { turn: numbers.between(-50, -25), y: -6 },
  ) + rect(24, 84, 52, 9, mix(WOOD, tones.dark, 0.4), 'rx="3"');

const key: Motif = (tones, numbers) =>
  placed(
    circle(50, 26, 17, 'none', `stroke="${GOLD}" stroke-width="7"`) +
      rect(46.5, 42, 7, 48, GOLD) +
      rect(53, 72, 14, 6, GOLD) +
      rect(53, 83, 10, 6, GOLD) +
      circle(50, 26, 5, tones.accent),
    { turn: numbers.between(-40, 40) },
  );

const ring: Motif = (tones) =>
  ellipse(50, 64, 28, 26, 'none', `stroke="${GOLD}" stroke-width="9"`) +
  ellipse(50, 62, 28, 26, 'none', `stroke="${mix(GOLD, '#ffffff', 0.5)}" stroke-width="2"`) +
  path('M34 32 42 18H58L66 32 50 48Z', tones.accent) +
  path('M42 18 50 32 34 32ZM58 18 66 32H50Z', mix(tones.accent, '#ffffff', 0.45));

const gem: Motif = (tones, numbers) =>
  placed(
    path('M26 22H74L94 44 50 94 6 44Z', tones.accent) +
      path('M26 22 36 44H6ZM50 22 36 44H64ZM74 22 64 44H94Z', mix(tones.accent, '#ffffff', 0.5)) +
      path('M36 44H64L50 94Z', mix(tones.accent, '#ffffff', 0.22)) +
      path('M64 44H94L50 94Z', mix(tones.accent, '#000000', 0.35)),
    { turn: numbers.between(-15, 15), size: 0.86 },
  );

const coins: Motif = (tones, numbers) => {
  let shapes = '';
  for (let stack = 0; stack < 3; stack++) {
    const height = 3 + numbers.below(5);
    for (let coin = 0; coin < height; coin++)
      shapes +=
        ellipse(24 + stack * 26, 86 - coin * 7, 13, 5.5, mix(GOLD, '#5a3b10', 0.35)) +
        ellipse(24 + stack * 26, 84 - coin * 7, 13, 5.5, GOLD);
  }
  return (
    shapes +
    circle(52, 24, 11, GOLD) +
    circle(52, 24, 8, 'none', `stroke="${mix(GOLD, '#5a3b10', 0.5)}" stroke-width="1.500"`) +
    circle(52, 24, 3, tones.accent)
  );
};

const chalice: Motif = (tones) =>
  path('M24 12H76Q76 50 54 56V78L68 88H32L46 78V56Q24 50 24 12Z', GOLD) +
  path('M52 12H76Q76 50 54 56V78L68 88H52Z', mix(GOLD, '#5a3b10', 0.45)) +
  ellipse(50, 14, 25, 5, '#7d0f22') +
  circle(38, 34, 3.5, tones.accent) +
  circle(60, 34, 3.5, mix(tones.accent, '#000000', 0.3));

const potion: Motif = (tones, numbers) => {
  const glass = mix(tones.light, '#ffffff', 0.4);
  let shapes =
    rect(42, 6, 16, 10, WOOD, 'rx="2"') +
    path('M43 16H57V36C72 42 80 54 80 68A28 24 0 0 1 20 68C20 54 28 42 43 36Z', glass, 'opacity=".55"') +
    path('M24 60Q50 52 76 60 82 76 68 86 50 94 32 86 18 76 24 60Z', tones.accent);
  for (let bubble = 0; bubble < 6; bubble++)
    shapes += circle(
      numbers.between(32, 68),
      numbers.between(60, 84),
      numbers.between(1.5, 4),
      mix(tones.accent, '#ffffff', 0.55),
    );
  return shapes + line('M30 56Q33 46 42 42', '#ffffff', 2.4, 'opacity=".7"');
};

const crown: Motif = (tones) =>
  path('M12 78 8 26 30 48 50 14 70 48 92 26 88 78Z', GOLD) +
  path('M50 14 70 48 92 26 88 78H50Z', mix(GOLD, '#5a3b10', 0.4)) +
  rect(12, 74, 76, 12, mix(GOLD, '#ffffff', 0.25), 'rx="3"') +
  circle(50, 80, 4, tones.accent) +
  circle(28, 80, 3, '#3f7fbf') +
  circle(72, 80, 3, '#3f7fbf') +
  circle(8, 24, 4, tones.accent) +
  circle(92, 24, 4, tones.accent) +
  circle(50, 12, 5, tones.accent);

const candle: Motif = (tones, numbers) => {
  let shapes = '';
  for (const [x, height] of [
    [26, 34],
    [50, 52],
    [74, 40],
  ] as const) {
    const high = height + numbers.between(-6, 6);
    shapes +=
      circle(x, 92 - high - 8, 13, '#ffcf70', 'opacity=".28"') +
      rect(x - 7, 92 - high, 14, high, BONE, 'rx="2"') +
      rect(x, 92 - high, 7, high, mix(BONE, tones.dark, 0.3)) +
      path(`M${x} ${92 - high - 16}q6 8 0 14-6-6 0-14Z`, '#ffd36b');
  }
  return shapes + rect(12, 92, 76, 6, mix(WOOD, tones.dark, 0.4));
};

const clock: Motif = (tones, numbers) =>
  circle(50, 50, 40, GOLD) +
  circle(50, 50, 34, BONE) +
  around(12, rect(49, 19, 2, 6, tones.dark)) +
  placed(rect(48.5, 24, 3, 28, tones.dark), { turn: numbers.between(0, 360) }) +
  placed(rect(48, 32, 4, 20, '#8d1f2d'), { turn: numbers.between(0, 360) }) +
  circle(50, 50, 4, tones.dark);

const scales: Motif = (tones, numbers) =>
  placed(rect(14, 20, 72, 4, GOLD), { turn: numbers.between(-9, 9), y: 0 }) +
  rect(48, 12, 4, 76, GOLD) +
  rect(32, 86, 36, 7, mix(GOLD, '#5a3b10', 0.4)) +
  line('M18 24 8 54M18 24 30 54M82 24 70 54M82 24 92 54', GOLD, 1.2) +
  path('M6 54H32Q28 68 19 68T6 54ZM68 54H94Q90 68 81 68T68 54Z', mix(GOLD, '#ffffff', 0.2)) +
  circle(50, 12, 5, tones.accent);

const chain: Motif = (tones, numbers) => {
  let shapes = '';
  for (let link = 0; link < 5; link++)
    shapes += placed(
      ellipse(
        50,
        50,
        link % 2 === 0 ? 13 : 6,
        9,
        'none',
        `stroke="${mix(STEEL, tones.dark, link % 2 === 0 ? 0.1 : 0.4)}" stroke-width="5"`,
      ),
      { x: -40 + link * 20, y: -34 + link * 17, turn: 40 },
    );
  return placed(shapes, { mirrored: numbers.chance(0.5) });
};

const net: Motif = (tones) => {
  let shapes = around(8, line('M50 50V2', BONE, 1.2));
  for (const r of [12, 24, 36, 46]) {
    const corners = Array.from({ length: 9 }, (_, at): readonly [number, number] => [
      50 + r * Math.cos((at * Math.PI) / 4),
      50 + r * Math.sin((at * Math.PI) / 4),
    ]);
    shapes += line(points(corners), BONE, 1);
  }
  return `${shapes}${ellipse(58, 62, 7, 9, tones.dark)}${circle(58, 52, 4.5, tones.dark)}${line('M52 58 42 52M52 62 40 64M53 67 44 74M64 58 74 52M64 62 76 64M63 67 72 74', tones.dark, 1.5)}${circle(56.5, 51, 1, tones.accent)}${circle(59.5, 51, 1, tones.accent)}`;
};

const car: Motif = (tones, numbers) =>
  placed(
    path('M4 68Q6 54 22 52L36 36H68L82 52Q96 54 96 68V76H4Z', mix(tones.accent, '#000000', 0.25)) +
      path('M30 51 40 40H51V51ZM55 40H66L75 51H55Z', mix(tones.light, '#8fc4ff', 0.4)) +
      rect(4, 64, 92, 4, mix(tones.accent, '#ffffff', 0.25)) +
      circle(26, 77, 10, '#111114') +
      circle(76, 77, 10, '#111114') +
      circle(26, 77, 4, STEEL) +
      circle(76, 77, 4, STEEL) +
      circle(93, 60, 3, '#fff3c0') +
      path('M96 60 100 50V72Z', '#fff3c0', 'opacity=".5"'),
    { mirrored: numbers.chance(0.5) },
  );

const ship: Motif = (tones) =>
  path('M8 66H92L80 88H22Z', WOOD) +
  path('M50 66H92L80 88H50Z', mix(WOOD, '#000000', 0.4)) +
  rect(48, 8, 4, 58, WOOD) +
  path('M46 12Q20 26 22 58H46Z', BONE) +
  path('M54 12Q84 28 80 58H54Z', mix(BONE, tones.mid, 0.35)) +
  path('M52 8 68 3 52 -2Z', tones.accent);

const machine: Motif = (tones, numbers) => {
  const teeth = 8 + numbers.below(5);
  const gear = (x: number, y: number, size: number, fill: string): string =>
    placed(
      around(teeth, rect(45, 6, 10, 14, fill, 'rx="2"')) +
        circle(50, 50, 34, fill) +
        circle(50, 50, 24, mix(fill, '#000000', 0.35)) +
        circle(50, 50, 9, tones.accent),
      { x, y, size, turn: numbers.between(0, 40) },
    );
  return gear(-14, -8, 0.8, STEEL) + gear(24, 24, 0.5, GOLD) + gear(26, -28, 0.36, mix(STEEL, '#000000', 0.3));
};

const ball: Motif = (tones, numbers) =>
  placed(
    circle(50, 50, 36, mix(tones.accent, '#ffffff', 0.15)) +
      path(
        'M22 27A36 36 0 0 1 78 27Q50 44 22 27ZM22 73A36 36 0 0 0 78 73Q50 56 22 73Z',
        mix(tones.accent, '#000000', 0.4),
      ) +
      line('M20 40Q26 22 42 17', '#ffffff', 3, 'opacity=".6"') +
      around(5, path('M50 36 53 47H47Z', '#ffe9a8')) +
      circle(50, 50, 5, '#ffe9a8'),
    { turn: numbers.between(-40, 40) },
  );

const rope: Motif = (tones, numbers) => {
  let shapes = '';
  for (let turn = 0; turn < 4; turn++)
    shapes += ellipse(
      50,
      34 + turn * 14,
      30,
      9,
      'none',
      `stroke="${mix(WOOD, BONE, 0.4 + numbers.next() * 0.2)}" stroke-width="8"`,
    );
  return shapes + path('M70 76q16 4 14 20h-6q0-12-10-14Z', mix(WOOD, BONE, 0.5)) + circle(50, 22, 4, tones.accent);
};

const horn: Motif = (tones, numbers) =>
  placed(
    path('M8 30Q40 34 60 58 70 72 92 76L86 92Q62 88 46 72 26 50 8 46Z', BONE) +
      path('M8 38Q38 42 54 64 66 80 88 86L86 92Q62 88 46 72 26 50 8 46Z', mix(BONE, tones.dark, 0.35)) +
      ellipse(90, 84, 6, 11, GOLD) +
      rect(6, 28, 6, 20, GOLD),
    { mirrored: numbers.chance(0.5) },
  );

const mirror: Motif = (tones) =>
  ellipse(50, 42, 30, 38, GOLD) +
  ellipse(50, 42, 24, 32, mix('#9fc4d8', tones.glow, 0.35)) +
  path('M34 24 44 16 66 62 58 68Z', '#ffffff', 'opacity=".4"') +
  rect(46, 78, 8, 20, GOLD) +
  circle(50, 4, 4, tones.accent);

const phone: Motif = (tones, numbers) =>
  placed(
    rect(30, 6, 40, 88, '#16161b', 'rx="7"') +
      rect(34, 14, 32, 64, mix(tones.accent, '#ffffff', 0.3)) +
      line('M39 26H58M39 34H62M39 42H52', '#ffffff', 2.5) +
      circle(50, 86, 4, STEEL),
    { turn: numbers.between(-16, 16) },
  );

export const things = {
  book,
  scroll,
  gavel,
  key,
  ring,
  gem,
  coins,
  chalice,
  potion,
  crown,
  candle,
  clock,
  scales,
  chain,
  net,
  car,
  ship,
  machine,
  ball,
  rope,
  horn,
  mirror,
  phone,
} satisfies Readonly<Record<string, Motif>>;
