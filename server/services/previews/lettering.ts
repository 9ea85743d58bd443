import sharp from 'sharp';
import { glyphOf } from '#model/encoding/svg/glyphs';
import { svg } from '#model/encoding/svg/svg';
import { drawRun, widthOf } from '#model/encoding/svg/text';
import type { Fonts } from './fonts.ts';

/** Words as a part of a picture. */
export interface TextBlock {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface LetteredText {
  readonly text: string;
  /** `lang` of the words: one sign is written in different ways in Japan and China. */
  readonly lang: string;
  readonly color: string;
  /** In pixels; the first one at which all fits is taken. */
  readonly sizes: readonly number[];
  readonly width: number;
  readonly height: number;
}

type Writer = (words: LetteredText, text: string, size: number) => Promise<TextBlock | null>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** With what fonts the machine has. */
const byFonts: Writer = async ({ color, width, lang }, text, size) => {
  const markup = `<span foreground="${color}" lang="${escaped(lang)}">${escaped(text)}</span>`;
  const font = `sans-serif bold ${size}`;
  const options = { text: markup, font, width, rgba: true, dpi: 72, wrap: 'word-char' } as const;
  const { data, info } = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

const CAP_PART = 0.72;
const LINE_PART = 1.25;

/** Words in lines no wider than that; null where a single word is wider. */
function linesOf(text: string, cap: number, width: number): readonly string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf({ text: longer, size: cap }) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.every((line) => widthOf({ text: line, size: cap }) <= width) ? lines : null;
}

/** With our own Latin alphabet, which needs no font. */
const byAlphabet: Writer = async ({ color, width }, text, size) => {
  const cap = Math.round(size * CAP_PART);
  const lines = linesOf(text, cap, width);
  if (!lines) return null;
  const step = Math.round(size * LINE_PART);
  const height = (lines.length - 1) * step + Math.ceil(cap * 1.3);
  const runs = lines.map((line, at) => drawRun({ text: line, size: cap }, 0, at * step + cap, color));
  return { input: Buffer.from(svg(width, height, runs.join(''))), width, height };
};

const isInAlphabet = (text: string): boolean =>
  [...text].every((sign) => sign === ' ' || glyphOf(sign) !== undefined);

const SHORTEST = 8;

/** As large as fits; cut where it fits at no size. */
async function fitted(write: Writer, words: LetteredText): Promise<TextBlock | null> {
  for (const size of words.sizes) {
    const block = await write(words, words.text, size);
    if (block && block.height <= words.height) return block;
  }
  const smallest = words.sizes.at(-1) ?? 0;
  for (let part = [...words.text]; part.length > SHORTEST; ) {
    part = part.slice(0, Math.floor(part.length * 0.8));
    const block = await write(words, `${part.join('').trimEnd()}...`, smallest);
    if (block && block.height <= words.height) return block;
  }
  return null;
}

export const canLetter = async (text: string, fonts: Fonts): Promise<boolean> =>
  isInAlphabet(plainLine(text)) || fonts.haveAll(plainLine(text));

/** The words as a picture; null where neither our alphabet nor the machine's fonts have all their signs. */
export async function lettered(words: LetteredText, fonts: Fonts): Promise<TextBlock | null> {
  if (isInAlphabet(words.text)) return fitted(byAlphabet, words);
  return (await fonts.haveAll(words.text)) ? fitted(byFonts, words) : null;
}

/** One line without whatever cannot be seen; no longer than a picture has room for. */
export function plainLine(text: string): string {
  const seen = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  return [...seen].slice(0, 120).join('');
}
