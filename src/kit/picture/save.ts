import { saveFile } from '../text/save-file.ts';
import { drawPicture, type Images } from './draw.ts';
import type { PageLook, ResultPicture } from './picture.types.ts';
import { MAX_IN_CODE } from './qr-bounds.ts';
import { qrModules } from './qr-modules.ts';

/** A picture that takes longer is drawn without: the card's colour and letters stand in (our choice). */
const PATIENCE_MS = 4_000;

async function load(source: string): Promise<readonly [string, HTMLImageElement] | null> {
  const image = new Image();
  image.src = source;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const loaded = image.decode().then(
    () => [source, image] as const,
    () => null,
  );
  return Promise.race([loaded, late]);
}

async function imagesOf({ teams }: ResultPicture): Promise<Images> {
  const sources = new Set(
    teams.flatMap(({ members, support }) =>
      [...members.map(({ card }) => card), ...(support?.cards ?? [])].map(({ picture }) => picture),
    ),
  );
  const loaded = await Promise.all([...sources].map(load));
  return new Map(loaded.filter((one) => one !== null));
}

export const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture came out empty'))),
      'image/png',
    );
  });

/** Draws the result. Asks no other machine than the site's own. */
export async function pictureFile(picture: ResultPicture): Promise<File> {
  // A picture travels without its page: it says where teams like that come from.
  const site = `${picture.site} · ${location.host}${location.pathname}`;
  const { link = '' } = picture;
  const code = link !== '' && link.length <= MAX_IN_CODE ? qrModules(link) : null;
  const canvas = drawPicture({ ...picture, site }, readLook(), await imagesOf(picture), code);
  return new File([await blobOf(canvas)], `${picture.fileName}.png`, { type: 'image/png' });
}

/** Draws the result and hands it to the browser as a file. */
export async function savePicture(picture: ResultPicture): Promise<void> {
  const file = await pictureFile(picture);
  saveFile(file.name, file);
}

export function readLook(): PageLook {
  const root = getComputedStyle(document.documentElement);
  return {
    font: getComputedStyle(document.body).fontFamily,
    color: (variable) => root.getPropertyValue(variable).trim(),
  };
}
