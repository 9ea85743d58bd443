import type { BodyFiles } from '../figure-body.ts';
import type { ModelSource } from '../live2d-stage.ts';

/** The files are there, and are no model that can be shown. */
export class UnreadableModel extends TypeError {}

const MAX_TEXTURE_SIDE = 8_192;
const MAX_TEXTURES = 32;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** A small file may claim to be a picture of gigabytes: its size is read before it is unpacked. */
function hasGoodSize(png: Uint8Array): boolean {
  if (png.length < 24 || !PNG.every((byte, at) => png[at] === byte)) return false;
  const header = new DataView(png.buffer, png.byteOffset);
  const sides = [header.getUint32(16), header.getUint32(20)];
  return sides.every((side) => side > 0 && side <= MAX_TEXTURE_SIDE);
}

async function textureOf(png: Uint8Array): Promise<ImageBitmap> {
  if (!hasGoodSize(png)) throw new UnreadableModel('texture');
  try {
    return await createImageBitmap(new Blob([new Uint8Array(png)]));
  } catch (error) {
    throw new UnreadableModel('texture', { cause: error });
  }
}

export const isCubismFile = (bytes: Uint8Array): boolean =>
  [...'moc'].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** Reads all that a body is made of. Physics that do not come cost themselves. */
export async function readBody(
  { files }: ModelSource,
  read: (file: ModelSource['files']['model']) => Promise<Uint8Array>,
): Promise<BodyFiles> {
  const [model, physics, pictures] = await Promise.all([
    read(files.model),
    files.physics && read(files.physics).catch(() => null),
    Promise.all(files.textures.slice(0, MAX_TEXTURES).map(read)),
  ]);
  const textures = await Promise.allSettled(pictures.map(textureOf));
  const bitmaps = textures.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = textures.find((each) => each.status === 'rejected');
  if (!failed) return { model, physics, textures: bitmaps };
  for (const texture of bitmaps) texture.close();
  throw failed.reason;
}
