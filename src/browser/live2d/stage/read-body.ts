import { isPuppetFile } from '#model/media/live2d/puppet/read-puppet';
import type { BodyFiles, MovedBody } from '../figure-body.ts';
import type { ModelSource } from '../live2d-stage.ts';

/** The files are there, and are no model that can be shown. */
class UnreadableModel extends TypeError {}

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

const isCubismFile = (bytes: Uint8Array): boolean =>
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

/** What draws each kind of model that moves. Null where it cannot be drawn here, but may be elsewhere: a picture stands for it. */
export type BodyMakers<Body> = Readonly<
  Record<'cubism' | 'puppet', (files: BodyFiles) => Promise<Body | null>>
>;

/** A model of Cubism 2 begins with `moc`, one of ours with a brace, whatever their names (reference R128). */
async function made<Body>(makers: BodyMakers<Body>, files: BodyFiles): Promise<Body | null> {
  const kind = isCubismFile(files.model) ? 'cubism' : isPuppetFile(files.model) ? 'puppet' : null;
  if (kind === null) throw new UnreadableModel('model');
  try {
    return await makers[kind](files);
  } catch (error) {
    // Whatever the core throws, a damaged model is its cause.
    throw error instanceof UnreadableModel ? error : new UnreadableModel('model', { cause: error });
  }
}

/** The body of a model, which then has its textures, or what stands for it. */
export async function openBody<Body extends MovedBody>(
  files: BodyFiles,
  makers: BodyMakers<Body>,
  openStill: () => Promise<Body>,
): Promise<Body> {
  const free = () => {
    for (const texture of files.textures) texture.close();
  };
  let body: Body | null;
  try {
    body = await made(makers, files);
  } catch (error) {
    free();
    throw error;
  }
  if (body !== null) return body;
  free();
  return openStill();
}
