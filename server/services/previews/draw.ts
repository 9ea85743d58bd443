import sharp, { type OverlayOptions } from 'sharp';
import { INK, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, group, path, polygon, rect, svg } from '#model/encoding/svg/svg';
import { drawRun } from '#model/encoding/svg/text';
import { Drawers } from '../uploads/drawing/drawers.ts';
import type { Fonts } from './fonts.ts';
import { lettered, plainLine, type TextBlock } from './lettering.ts';
import type { PictureRoom } from './shown.ts';
import type { LinkSummary } from './summaries.ts';

/** What services that show links ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const EDGE = 64;
const FOOT = 112;
/** Wide pictures stand above the words, others beside them. */
const ROOM: PictureRoom = {
  wide: { width: WIDTH - 2 * EDGE, height: 264 },
  other: { width: 560, height: HEIGHT - 2 * EDGE },
  wideFrom: 1.9,
  round: 20,
};
const ACCENT = '#d11f69';

export interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Scene {
  /** Null for words only. */
  readonly picture: { readonly block: TextBlock; readonly at: PictureBox } | null;
  readonly words: PictureBox;
}

/** Few at a time: who asks for a picture waits, and beyond that it has words alone. */
const drawers = new Drawers({ most: 1, mostWaiting: 20 });

/** The thing's own picture, which comes from another site; null where it cannot be drawn. */
export async function shown(
  bytes: Uint8Array,
  room: PictureRoom,
): Promise<{ readonly block: TextBlock; readonly isWide: boolean } | null> {
  const made = await drawers.run('shrink', { bytes, room }).catch(() => null);
  if (!made) return null;
  const { width, height, isWide } = made;
  return { block: { input: Buffer.from(made.bytes), width, height }, isWide };
}

async function sceneOf(bytes: Uint8Array | null): Promise<Scene> {
  const found = bytes && (await shown(bytes, ROOM));
  const all = { left: EDGE, top: EDGE, width: WIDTH - 2 * EDGE, height: HEIGHT - EDGE - FOOT };
  if (!found) return { picture: null, words: all };
  const { block, isWide } = found;
  const { width, height } = block;
  if (isWide) {
    const left = Math.round((WIDTH - width) / 2);
    const top = EDGE - 16 + height + 24;
    const words = { ...all, top, height: HEIGHT - FOOT + 16 - top };
    return { picture: { block, at: { left, top: EDGE - 16, width, height } }, words };
  }
  const left = WIDTH - EDGE - width;
  const at = { left, top: Math.round((HEIGHT - height) / 2), width, height };
  return { picture: { block, at }, words: { ...all, width: left - EDGE - 40 } };
}

/** The mark of the site and its name, at the foot of every picture. */
const MARK = group(
  rect(0, 0, 32, 32, { rx: 8, fill: ACCENT }) +
    rect(7, 8, 18, 3.4, { rx: 1.7, fill: WHITE }) +
    rect(7, 14.3, 11, 3.4, { rx: 1.7, fill: WHITE }) +
    rect(7, 20.6, 7, 3.4, { rx: 1.7, fill: WHITE }) +
    circle(22.4, 20.6, 3.4, { fill: WHITE }),
  { transform: `translate(${EDGE} ${HEIGHT - 88}) scale(1.25)` },
);

/** What every picture stands on. `more` is drawn over it. */
export function ground(color: string, site: string, more = ''): string {
  const [from, to] = [mix(color, NIGHT, 0.62), mix(color, NIGHT, 0.9)];
  const stops = el('stop', { 'stop-color': from }) + el('stop', { offset: 1, 'stop-color': to });
  const beam = polygon([
    [WIDTH * 0.58, 0],
    [WIDTH * 0.9, 0],
    [WIDTH * 0.66, HEIGHT],
    [WIDTH * 0.34, HEIGHT],
  ]);
  return svg(
    WIDTH,
    HEIGHT,
    el('linearGradient', { id: 'g', x2: 1, y2: 1 }, stops) +
      rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#g)' }) +
      path(beam, { fill: color, opacity: 0.12 }) +
      rect(0, 0, 12, HEIGHT, { fill: color }) +
      MARK +
      drawRun({ text: site, size: 24 }, EDGE + 56, HEIGHT - 56, WHITE) +
      more,
  );
}

/** Of a name, of what is to be read first after it, and of the rest. */
const NAME_SIZES = [64, 54, 44, 36];
const FACT_SIZES = [30, 26];
const NAME_GAP = 28;
const FACT_GAP = 17;

/** A line of words, and how far it stands below the one before. */
export interface TextLine {
  readonly text: string;
  readonly color: string;
  readonly sizes: readonly number[];
  readonly height: number;
  readonly gap: number;
}

/** The lines below each other, as many as there is room for, in the middle of their place. */
export async function stacked(
  box: PictureBox,
  lines: readonly TextLine[],
  lang: string,
  fonts: Fonts,
): Promise<OverlayOptions[]> {
  const blocks: { readonly block: TextBlock; readonly gap: number }[] = [];
  let used = 0;
  for (const line of lines) {
    const text = plainLine(line.text);
    const gap = used === 0 ? 0 : line.gap;
    const block = text === '' ? null : await lettered({ ...line, text, lang, width: box.width }, fonts);
    if (!block || used + gap + block.height > box.height) continue;
    blocks.push({ block, gap });
    used += gap + block.height;
  }
  let top = box.top + Math.max(0, Math.round((box.height - used) / 2));
  return blocks.map(({ block, gap }) => {
    const at = { input: block.input, left: box.left, top: top + gap };
    top += gap + block.height;
    return at;
  });
}

/** Facts below a name, the first further from it than from each other. */
export const factLines = (facts: readonly string[], color: string): readonly TextLine[] =>
  facts.map((text, at) => ({
    text,
    color: mix(color, WHITE, 0.72),
    sizes: FACT_SIZES,
    height: 80,
    gap: at === 0 ? NAME_GAP : FACT_GAP,
  }));

export const nameLine = (text: string, height: number): TextLine => ({
  text,
  color: WHITE,
  sizes: NAME_SIZES,
  height,
  gap: 0,
});

/** PNG of a ground with parts on it. Between the few colours of words and their ground, dithering leaves specks. */
export const composed = (
  drawing: string,
  parts: readonly OverlayOptions[],
  hasPictures: boolean,
): Promise<Uint8Array> =>
  sharp(Buffer.from(drawing))
    .composite([...parts])
    .png({ palette: true, dither: hasPictures ? 1 : 0, quality: 90, effort: 4, compressionLevel: 8 })
    .toBuffer();

/** A preview as PNG: the thing's own picture where there is one, its name, its facts and the site's name. */
export async function drawPreview(
  summary: LinkSummary,
  {
    bytes,
    lang,
    site,
    fonts,
  }: {
    readonly bytes: Uint8Array | null;
    readonly lang: string;
    readonly site: string;
    readonly fonts: Fonts;
  },
): Promise<Uint8Array> {
  const { picture, words } = await sceneOf(bytes);
  const color = colorOf(summary.color);
  const lines = [nameLine(summary.name, words.height * 0.6), ...factLines(summary.facts, color)];
  const parts = await stacked(words, lines, lang, fonts);
  if (picture) parts.push({ input: picture.block.input, left: picture.at.left, top: picture.at.top });
  return composed(ground(color, site), parts, picture !== null);
}

/** The colour of a thing; a dark one where its data has none. */
export const colorOf = (color: string): string => (/^#[\da-f]{6}$/i.test(color) ? color : INK);
