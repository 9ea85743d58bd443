import sharp from 'sharp';
import { BoundedCache } from '../../origin/bounded-cache.ts';

/** What the fonts of the machine can write. There may be none. */
export interface Fonts {
  haveAll(text: string): Promise<boolean>;
}

/** For machines without fonts, and for tests. */
export const NO_FONTS: Fonts = { haveAll: async () => false };

interface Sign {
  readonly width: number;
  readonly height: number;
  /** The pixels of its four edges. */
  readonly edges: string;
}

const SIGNS_KEPT = 5_000;
const MARKED = 127;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

async function signOf(character: string): Promise<Sign> {
  const text = { text: ENTITIES[character] ?? character, font: 'sans-serif bold 32', dpi: 72 };
  const { data, info } = await sharp({ text }).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isMarked = (x: number, y: number): string => ((data[y * width + x] ?? 0) > MARKED ? '1' : '0');
  const columns = Array.from({ length: width }, (_, x) => isMarked(x, 0) + isMarked(x, height - 1));
  const rows = Array.from({ length: height }, (_, y) => isMarked(0, y) + isMarked(width - 1, y));
  return { width, height, edges: [...columns, ...rows].join('') };
}

/** No font has these; what stands for them is the frame around a number that stands for every missing sign. */
const NOWHERE = ['\uffff', '\u{10ffff}'] as const;

const isSame = (a: Sign, b: Sign): boolean =>
  a.width === b.width && a.height === b.height && a.edges === b.edges;

/** Asks for each sign by drawing it, for only that shows what a picture will contain. */
export function systemFonts(): Fonts {
  const known = new BoundedCache<Promise<boolean>>(SIGNS_KEPT);
  let frames: Promise<readonly Sign[]> | null = null;
  const look = async (character: string): Promise<boolean> => {
    frames ??= Promise.all(NOWHERE.map(signOf));
    try {
      const [sign, missing] = await Promise.all([signOf(character), frames]);
      return !missing.some((frame) => isSame(frame, sign));
    } catch {
      return false;
    }
  };
  const has = (character: string): Promise<boolean> => {
    const earlier = known.get(character);
    if (earlier) return earlier;
    const asked = look(character);
    known.set(character, asked);
    return asked;
  };
  return {
    async haveAll(text) {
      const signs = new Set([...text].filter((character) => character.trim() !== ''));
      return (await Promise.all([...signs].map(has))).every(Boolean);
    },
  };
}
