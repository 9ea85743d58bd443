import type { SkinChoice } from '#model/chart/stage/settings';
import { flickSkinFiles, laneSkinFiles, noteSkinFiles, type SpriteFiles } from '#model/rules/skin-files';
import type { Drawable, Skin } from '../skin.ts';
import { pictureSkin, type SpritePart, type SpriteParts } from './picture-skin.ts';
import { readSprites, type SpriteRect } from './sprites-file.ts';

export interface LoadedSkin {
  readonly skin: Skin;
  /** Addresses of what is not there or cannot be read; the site's own takes its place. */
  readonly missing: readonly string[];
}

/** What is less solid is glow. */
const SOLID_ALPHA = 128;

/** From the first solid pixel of a part to its last, across. */
function seenWidth({ image }: Drawable, { x, y, width, height }: SpriteRect): number {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, x, y, width, height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let [first, last] = [canvas.width, -1];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at]! < SOLID_ALPHA) continue;
    const column = ((at - 3) / 4) % canvas.width;
    first = Math.min(first, column);
    last = Math.max(last, column);
  }
  return last < first ? width : last - first + 1;
}

/** Loads the skins of the data that were chosen, over a drawn one. Rejects when it is cancelled, else never. */
export async function loadSkin(choice: SkinChoice, drawn: Skin, signal: AbortSignal): Promise<LoadedSkin> {
  const missing: string[] = [];
  const loaded = async <T>(address: string, read: (blob: Blob) => Promise<T | null>): Promise<T | null> => {
    const value = await fetch(address, { signal })
      .then(async (answer) => (answer.ok ? read(await answer.blob()) : null))
      .catch(() => null);
    signal.throwIfAborted();
    if (value === null) missing.push(address);
    return value;
  };
  const drawable = (address: string): Promise<Drawable | null> =>
    loaded(address, async (blob) => {
      const image = await createImageBitmap(blob);
      return { image, width: image.width, height: image.height };
    });
  const partsOf = async (files: SpriteFiles | null): Promise<SpriteParts> => {
    if (files === null) return new Map();
    const [from, text] = await Promise.all([
      drawable(files.picture),
      loaded(files.sprites, (blob) => blob.text()),
    ]);
    if (from === null || text === null) return new Map();
    const { rects, problems } = readSprites(text, from);
    if (problems.length > 0) missing.push(files.sprites);
    return new Map(
      [...rects].map(([name, rect]): [string, SpritePart] => [
        name,
        { from, rect, seen: seenWidth(from, rect) },
      ]),
    );
  };
  const notes = noteSkinFiles(choice.noteSkin);
  const lanes = laneSkinFiles(choice.laneSkin);
  const maybe = (address: string | undefined) => (address === undefined ? null : drawable(address));
  const [noteParts, flickParts, ribbon, tie, floor, line] = await Promise.all([
    partsOf(notes),
    partsOf(flickSkinFiles(choice.flickSkin)),
    maybe(notes?.ribbon),
    maybe(notes?.tie),
    maybe(lanes?.lanes),
    maybe(lanes?.line),
  ]);
  const parts = new Map([...noteParts, ...flickParts]);
  const field = lanes && { lanes: floor, line };
  return { skin: pictureSkin({ parts, ribbon, tie, field }, drawn), missing };
}
