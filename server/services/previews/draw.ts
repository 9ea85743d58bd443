import sharp, { type OverlayOptions } from 'sharp';
import { INK, mix, NIGHT, WHITE } from '../../demo/pictures/drawing/color.ts';
import { circle, el, group, path, polygon, rect, svg } from '../../demo/pictures/drawing/svg.ts';
import { drawRun } from '../../demo/pictures/drawing/text.ts';
import { Drawers } from '../uploads/drawing/drawers.ts';
import type { Fonts } from './fonts.ts';
import { type Block, lettered, plainLine } from './lettering.ts';
import type { Room } from './shown.ts';
import type { LinkSummary } from './summaries.ts';

/** What services that show links ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const EDGE = 64;
const FOOT = 112;
/** Wide pictures stand above the words, others beside them. */
const ROOM: Room = {
  wide: { width: WIDTH - 2 * EDGE, height: 264 },
  other: { width: 560, height: HEIGHT - 2 * EDGE },
  wideFrom: 1.9,
  round: 20,
};
const ACCENT = '#d11f69';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Scene {
  /** Null for words only. */
  readonly picture: { readonly block: Block; readonly at: Box } | null;
  readonly words: Box;
}

/** Few at a time: who asks for a picture waits, and beyond that it has words alone. */
const drawers = new Drawers({ most: 1, mostWaiting: 20 });

/** The thing's own picture, which comes from another site; null where it cannot be drawn. */
async function shown(bytes: Uint8Array): Promise<{ readonly block: Block; readonly isWide: boolean } | null> {
  const made = await drawers.run('shrink', { bytes, room: ROOM }).catch(() => null);
  if (!made) return null;
  const { width, height, isWide } = made;
  return { block: { input: Buffer.from(made.bytes), width, height }, isWide };
}

async function sceneOf(bytes: Uint8Array | null): Promise<Scene> {
  const found = bytes && (await shown(bytes));
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

function ground(color: string, site: string): string {
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
      drawRun({ text: site, size: 24 }, EDGE + 56, HEIGHT - 56, WHITE),
  );
}

const NAME_SIZES = [64, 54, 44, 36];
const FACT_SIZES = [30, 26];
const NAME_GAP = 28;
const FACT_GAP = 17;

/** Name and facts below each other, as many as there is room for, in the middle of their place. */
async function wordsIn(
  box: Box,
  summary: LinkSummary,
  lang: string,
  fonts: Fonts,
): Promise<OverlayOptions[]> {
  const shared = { lang, width: box.width };
  const name = await lettered(
    { ...shared, text: plainLine(summary.name), color: WHITE, sizes: NAME_SIZES, height: box.height * 0.6 },
    fonts,
  );
  const blocks: { readonly block: Block; readonly gap: number }[] = name ? [{ block: name, gap: 0 }] : [];
  let used = name?.height ?? 0;
  for (const fact of summary.facts) {
    const gap = used === 0 ? 0 : blocks.length === 1 && name ? NAME_GAP : FACT_GAP;
    const text = plainLine(fact);
    const words = { ...shared, text, color: mix(summary.color, WHITE, 0.72), sizes: FACT_SIZES, height: 80 };
    const block = text === '' ? null : await lettered(words, fonts);
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
  const color = /^#[\da-f]{6}$/i.test(summary.color) ? summary.color : INK;
  const parts = await wordsIn(words, { ...summary, color }, lang, fonts);
  if (picture) parts.push({ input: picture.block.input, left: picture.at.left, top: picture.at.top });
  // Between the few colours of words and their ground, dithering leaves specks.
  const dither = picture ? 1 : 0;
  return sharp(Buffer.from(ground(color, site)))
    .composite(parts)
    .png({ palette: true, dither, quality: 90, effort: 4, compressionLevel: 8 })
    .toBuffer();
}
