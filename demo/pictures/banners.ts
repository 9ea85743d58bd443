import { bandColor, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, n, path, polygon, rect, svg } from '#model/encoding/svg/svg';
import { drawMonogram, drawRun, widthOf } from '#model/encoding/svg/text';
import { attributeColor } from '#model/listing/views/attributes';
import type { Attribute } from '#model/vocabulary/attributes';
import { type Random, random } from '../seeded/random.ts';
import type { DemoPerson } from '../words/people.ts';

export interface EventPicture {
  readonly id: number;
  readonly title: string;
  readonly attribute: Attribute;
  /** Null when the five come from different bands. */
  readonly bandId: number | null;
  /** At least three of the event's characters. */
  readonly people: readonly DemoPerson[];
}

/** Everything is 100 high; the width says what kind of picture it is. */
interface Scene {
  readonly width: number;
  /** The band's colour, or the attribute's when several bands take part. */
  readonly color: string;
  /** The attribute's, for the lights. */
  readonly light: string;
  readonly rng: Random;
}

const colorOf = ({ attribute, bandId }: EventPicture): string =>
  bandId === null ? attributeColor(attribute) : bandColor(bandId);

/** Seven lamps on the upper edge and their crossing cones. */
function lamps({ width, color, light, rng }: Scene): string {
  const glows = [mix(color, WHITE, 0.5), mix(light, WHITE, 0.3)];
  return Array.from({ length: 7 }, (_, i) => {
    const x = (width * (i + 0.5)) / 7;
    const to = x + rng.real(-0.3, 0.3) * width;
    const spread = rng.real(0.05, 0.09) * width;
    const cone = polygon([
      [x - 2, 3],
      [x + 2, 3],
      [to + spread, 90],
      [to - spread, 90],
    ]);
    return (
      path(cone, { fill: glows[i % 2]!, opacity: 0.17 }) +
      rect(x - 4.5, 0, 9, 3, { rx: 1, fill: i % 2 ? light : color })
    );
  }).join('');
}

/** Heads along the floor and the light sticks they wave. */
function crowd({ width, color, light, rng }: Scene): string {
  const dark = mix(color, NIGHT, 0.9);
  const heads: string[] = [];
  for (let x = -2; x < width + 4; x += 6.6)
    heads.push(circle(x + rng.real(-1.5, 1.5), 90 + rng.real(-1, 2), 3.4, { fill: dark }));
  const sticks: string[] = [];
  for (let x = 6; x < width; x += rng.real(11, 19)) {
    const lean = rng.real(-2.4, 2.4);
    sticks.push(
      path(`M${n(x)} 88L${n(x + lean)} ${n(80 - rng.real(0, 3))}`, {
        stroke: mix(rng.pick([color, color, light]), WHITE, rng.pick([0.3, 0.5, 0.7])),
        'stroke-width': 1.3,
        'stroke-linecap': 'round',
      }),
    );
  }
  return sticks.join('') + heads.join('') + rect(0, 90, width, 10, { fill: dark });
}

const stage = (scene: Scene): string =>
  rect(0, 0, scene.width, 100, { fill: mix(scene.color, NIGHT, 0.7) }) + lamps(scene) + crowd(scene);

/** Two lines of about equal length. */
function twoLines(title: string): readonly [string, string] {
  const words = title.split(' ');
  let best = 1;
  const imbalance = (cut: number): number =>
    Math.abs(words.slice(0, cut).join(' ').length - words.slice(cut).join(' ').length);
  for (let cut = 1; cut < words.length; cut++) if (imbalance(cut) < imbalance(best)) best = cut;
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

/** Cap height of a title that is not too long for its place. */
const TITLE = 13.5;

function titleBlock(title: string, color: string, x: number, middle: number, room: number): string {
  const [first, second] = twoLines(title);
  const widest = Math.max(widthOf({ text: first, size: TITLE }), widthOf({ text: second, size: TITLE }));
  const size = Math.min(TITLE, (TITLE * room) / widest);
  return (
    drawRun({ text: first, size }, x, middle - size * 0.38, WHITE) +
    drawRun({ text: second, size }, x, middle + size * 1.38, mix(color, WHITE, 0.62))
  );
}

function members(people: readonly DemoPerson[], right: number, middle: number, r: number): string {
  return people
    .slice(0, 3)
    .map((person, i) => {
      const x = right - r - (2 - i) * r * 2.32;
      const y = middle + (i === 1 ? -r * 0.3 : 0);
      const letters = person.monogram;
      return (
        circle(x, y, r, { fill: mix(person.color, WHITE, 0.6) }) +
        circle(x, y, r * 0.93, { fill: mix(person.color, NIGHT, 0.38) }) +
        drawMonogram(letters, x, y, r * (letters.length > 2 ? 0.68 : 0.84), WHITE)
      );
    })
    .join('');
}

const sceneOf = (event: EventPicture, width: number): Scene => ({
  width,
  color: colorOf(event),
  light: attributeColor(event.attribute),
  rng: random('event picture', event.id),
});

const BANNER_WIDTH = 274;

/** Stage, title and three members; used in the event list and on the home page. */
export function eventBanner(event: EventPicture, height: number): string {
  const scene = sceneOf(event, BANNER_WIDTH);
  const inner =
    stage(scene) +
    titleBlock(event.title, scene.color, 14, 47, 106) +
    members(event.people, BANNER_WIDTH - 16, 50, 19.5);
  return svg(Math.round(height * 2.74), height, inner, [BANNER_WIDTH, 100]);
}

/** Title alone on nothing. */
export function eventLogo(event: EventPicture, height: number): string {
  const color = colorOf(event);
  const inner =
    rect(2, 12, 156, 76, { rx: 10, fill: mix(color, NIGHT, 0.66) }) +
    rect(2, 12, 6, 76, { fill: color }) +
    titleBlock(event.title, color, 18, 48, 132);
  return svg(height * 1.6, height, inner, [160, 100]);
}

/** Stage, words and faces of a login campaign, 16:9. */
export function loginBackground(campaign: EventPicture, height: number): string {
  const scene = sceneOf(campaign, 178);
  const inner =
    stage(scene) +
    titleBlock(campaign.title, scene.color, 12, 28, 140) +
    members(campaign.people, 166, 66, 13);
  return svg(Math.round((height * 16) / 9), height, inner, [178, 100]);
}

/** The stage without words, 16:9. */
export const eventBackground = (event: EventPicture, height: number): string =>
  svg(Math.round((height * 16) / 9), height, stage(sceneOf(event, 178)), [178, 100]);

/** The members alone on nothing, 16:9. */
export const eventTrim = (event: EventPicture, height: number): string =>
  svg(Math.round((height * 16) / 9), height, members(event.people, 164, 52, 23), [178, 100]);
