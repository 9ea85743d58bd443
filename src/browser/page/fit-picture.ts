/** What a picture that is sent may be. */
export interface PictureLimits {
  readonly side: number;
  readonly bytes: number;
  /** Types that are sent as they are when they fit. */
  readonly types: readonly string[];
}

const QUALITY = 0.9;
/** Each try that is still too large has half as many pixels. */
const SHRINK = Math.SQRT1_2;
const MAX_TRIES = 8;

async function open(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** Draws a picture at a size; the orientation of the camera is in it from then on. */
async function drawn(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // Browsers that cannot write WebP give a PNG instead, which is taken as well.
  return encode(canvas, type);
}

/**
 * A picture that keeps to the limits: the file itself when it does, else one made smaller here. `unreadable` is what the
 * browser cannot show; `large` what stays too large.
 */
export async function fitPicture(file: Blob, limits: PictureLimits): Promise<Blob | 'unreadable' | 'large'> {
  const bitmap = await open(file);
  if (!bitmap) return 'unreadable';
  try {
    const longest = Math.max(bitmap.width, bitmap.height);
    const isFitting = limits.types.includes(file.type) && longest <= limits.side && file.size <= limits.bytes;
    if (isFitting) return file;
    // Photographs have no see-through parts; everything else may.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    let scale = Math.min(1, limits.side / longest);
    for (let tried = 0; tried < MAX_TRIES; tried++, scale *= SHRINK) {
      const made = await drawn(bitmap, scale, type);
      if (made === null) return 'unreadable';
      if (made.size <= limits.bytes) return made;
    }
    return 'large';
  } finally {
    bitmap.close();
  }
}
