import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { el, path, rect, svg } from '#model/encoding/svg/svg';
import { drawCentred } from '#model/encoding/svg/text';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { DemoPerson } from '../words/people.ts';
import { drawStrokes, hasStrokes } from './drawing/strokes.ts';
import { head } from './figures.ts';

/** What is said, one frame after the other, in the language of each server. */
const WORDS: readonly (readonly string[])[] = [
  ['ハイ!', 'ライブ!', 'エー?', 'リハ!'],
  ['Hello!', 'On stage!', 'Today?', 'Encore!'],
  ['人?', '上台!', '太大!', '小?'],
  ['人?', '上台!', '太大!', '小?'],
  ['와!', '가자!', '우리?', '와!'],
];

/** Frames are squares; four stand below each other. */
const FRAME = 100;
const LATIN_SIZE = 7.5;
const STROKE_SIZE = 11;

function bubble(text: string, x: number, y: number): string {
  const words = hasStrokes(text)
    ? drawStrokes(text, x, y, STROKE_SIZE, NIGHT)
    : drawCentred({ text, size: LATIN_SIZE }, x, y + LATIN_SIZE / 2, NIGHT);
  const ink = { fill: WHITE, stroke: NIGHT, 'stroke-width': 1.4 };
  return (
    path(`M${x - 6} ${y + 8}L50 ${y + 22}L${x + 4} ${y + 8}Z`, ink) +
    el('ellipse', { cx: x, cy: y, rx: 27, ry: 11, ...ink }) +
    words
  );
}

/** A character on a ground of her colour, with a speech bubble. */
function frame(person: DemoPerson, nth: number, text: string): string {
  const { color } = person;
  const isLeft = nth % 2 === 0;
  const [x, said] = isLeft ? [8, 67] : [36, 33];
  const face = head(mix(color, NIGHT, 0.16), mix(color, NIGHT, 0.6));
  const inner =
    rect(3, 3, FRAME - 6, FRAME - 6, { fill: mix(color, WHITE, 0.78), stroke: NIGHT, 'stroke-width': 2 }) +
    path(`M${x + 12} 97Q${x + 28} 58 ${x + 44} 97Z`, { fill: mix(color, NIGHT, 0.3) }) +
    el('g', { transform: `translate(${x - 8} 34) scale(0.72 0.8)` }, face) +
    bubble(text, said, 20);
  return el('g', { transform: `translate(0 ${nth * FRAME})` }, inner);
}

/** A comic of one or of four frames, in the words of a server; one character in each frame, in turn. `id` decides who says what. */
export function comic(
  id: number,
  people: readonly DemoPerson[],
  frames: 1 | 4,
  server: ServerIndex,
  width: number,
): string {
  const words = WORDS[server] ?? [];
  const drawn = Array.from({ length: frames }, (_, nth) => {
    const person = people[nth % people.length];
    return person ? frame(person, nth, words[(nth + id) % words.length] ?? '') : '';
  });
  return svg(width, width * frames, drawn.join(''), [FRAME, FRAME * frames]);
}
