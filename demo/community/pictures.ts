import { createHash } from 'node:crypto';
import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, path, rect, svg } from '#model/encoding/svg/svg';
import { renderPng } from '../pictures/drawing/render.ts';
import { type Random, random as seeded } from '../seeded/random.ts';
import { PEOPLE } from '../words/people.ts';

/** A picture that a member sent, with the SHA-1 by which it is found. */
export interface CommunityPicture {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

const PICTURES = 8;
const WIDTH = 480;
const HEIGHT = 320;
const FLOOR = 250;

/** A performer on the stage, seen from the hall. */
const figure = (x: number, color: string): string =>
  circle(x, FLOOR - 86, 20, { fill: mix(color, NIGHT, 0.45) }) +
  path(
    `M${x - 26} ${FLOOR}Q${x - 22} ${FLOOR - 62} ${x} ${FLOOR - 64}Q${x + 22} ${FLOOR - 62} ${x + 26} ${FLOOR}Z`,
    {
      fill: mix(color, NIGHT, 0.3),
    },
  );

const beam = (x: number, to: number, color: string): string =>
  path(`M${x} 0L${to - 46} ${FLOOR}L${to + 46} ${FLOOR}Z`, { fill: color, opacity: 0.28 });

/** A hand with a light in the crowd. */
const light = (random: Random, color: string): string => {
  const [x, y] = [random.int(8, WIDTH - 8), random.int(FLOOR + 8, HEIGHT - 12)];
  return (
    rect(x, y, 5, 18, { rx: 2, fill: mix(color, WHITE, 0.35) }) + circle(x + 2, y + 26, 12, { fill: NIGHT })
  );
};

/** A band on its stage, in the colours of its members. */
function stage(seed: number, nth: number): string {
  const random = seeded(seed, 'community picture', nth);
  const first = (nth % (PEOPLE.length / 5)) * 5;
  const colors = PEOPLE.slice(first, first + 5).map(({ color }) => color);
  const [lead = NIGHT] = colors;
  const places = colors.map((_color, place) => 60 + place * 90 + random.int(-8, 8));
  return svg(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, { fill: mix(lead, NIGHT, 0.78) }) +
      colors.map((color, place) => beam(random.int(20, WIDTH - 20), places[place] ?? 0, color)).join('') +
      rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, { fill: mix(lead, NIGHT, 0.88) }) +
      colors.map((color, place) => figure(places[place] ?? 0, color)).join('') +
      Array.from({ length: 26 }, () => light(random, random.pick(colors))).join(''),
  );
}

/** Pictures for the posts of the demo members; the same for the same seed. */
export async function communityPictures(seed: number): Promise<readonly CommunityPicture[]> {
  const drawn: CommunityPicture[] = [];
  for (let nth = 0; nth < PICTURES; nth++) {
    const bytes = await renderPng(stage(seed, nth));
    drawn.push({ hash: createHash('sha1').update(bytes).digest('hex'), bytes });
  }
  return drawn;
}
