import { group, n, path } from '#model/encoding/svg/svg';

/**
 * A few letters of the languages that our alphabet lacks, as pen strokes in a square of 100: no font is at hand, and a comic needs no
 * more than its words.
 */
const STROKES: Readonly<Record<string, string>> = {
  ハ: 'M38 30Q34 58 14 80M60 26Q72 52 88 76',
  イ: 'M76 14Q52 44 14 58M54 40V92',
  ラ: 'M24 22H76M16 44H84Q80 76 36 92',
  ブ: 'M14 28H72Q70 70 24 90M76 8L84 20M88 4L96 16',
  エ: 'M22 24H78M50 24V80M12 80H88',
  ー: 'M12 50H88',
  リ: 'M26 18V58M70 14V54Q70 78 40 92',
  上: 'M50 12V84M50 42H80M10 84H90',
  台: 'M48 8L24 42L74 38M62 26L80 48M28 58H72V90H28V58',
  太: 'M12 38H88M50 12Q50 66 12 90M52 42Q62 72 90 90M40 72L50 84',
  小: 'M52 10V80Q52 92 38 84M30 38Q24 58 10 70M72 38Q80 54 90 68',
  大: 'M12 38H88M50 10Q50 66 12 90M52 42Q62 72 90 90',
  人: 'M50 10Q48 62 12 90M52 34Q60 70 90 90',
  와: 'M32 12A16 16 0 1 0 32.1 12M32 44V66M8 68H56M72 8V92M72 48H92',
  우: 'M50 8A18 18 0 1 0 50.1 8M10 56H90M50 56V92',
  리: 'M14 16H54V38H16V62H58M78 8V92',
  가: 'M12 18H52Q50 56 12 80M72 8V92M72 48H92',
  자: 'M10 18H56M34 18Q32 56 8 76M34 38Q40 60 58 74M72 8V92M72 48H92',
  '!': 'M50 14V64M50 82V88',
  '?': 'M28 28Q32 10 52 12Q74 16 70 36Q66 48 50 54V66M50 82V88',
};

const PEN = 9;

/** Whether every letter of a text can be drawn this way. */
export const hasStrokes = (text: string): boolean =>
  [...text].every((letter) => Object.hasOwn(STROKES, letter));

/** Draws a text centred on `x` and `y`; `size` is the side of a letter. Letters without strokes are left out. */
export function drawStrokes(text: string, x: number, y: number, size: number, color: string): string {
  const letters = [...text].filter((letter) => Object.hasOwn(STROKES, letter));
  const scale = size / 100;
  const left = x - (letters.length * size) / 2;
  const drawn = letters.map((letter, at) =>
    path(STROKES[letter] ?? '', {
      transform: `translate(${n(left + at * size)} ${n(y - size / 2)}) scale(${Math.round(scale * 1e4) / 1e4})`,
    }),
  );
  return group(drawn.join(''), {
    fill: 'none',
    stroke: color,
    'stroke-width': PEN,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
