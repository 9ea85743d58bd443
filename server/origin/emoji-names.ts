import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readEmoji } from '#model/writing/emoji';
import { MISSING, type Origin, originWith } from './origin.ts';

/** A name of our own: `{"emoji": ["1", "kasumi-smile"]}`, the emoji with a picture in `res/emoji/` (docs/data.md). */
export const EMOJI_NAME = 'emoji/all';

const PICTURE = /^(.+)\.png$/;

/** The names of a folder's pictures, without those that posts cannot contain. */
export async function emojiIn(folder: string): Promise<{ readonly emoji: readonly string[] } | undefined> {
  const files = await readdir(join(folder, 'res', 'emoji')).catch((): string[] => []);
  const emoji = readEmoji({ emoji: files.sort().map((file) => PICTURE.exec(file)?.[1]) });
  return emoji.length > 0 ? { emoji } : undefined;
}

/** The emoji of the origin, followed by the drawn ones for which it has no picture. */
export const withDrawnEmoji = (origin: Origin, drawn: Origin): Origin =>
  originWith(origin, {
    async read(name, level = null) {
      if (name !== EMOJI_NAME) return origin.read(name, level);
      if (level !== null) return MISSING;
      const [own, more] = [await origin.read(name), await drawn.read(name)];
      if (own.status !== 'found') return more;
      if (more.status !== 'found') return own;
      const emoji = [...new Set([...readEmoji(own.value), ...readEmoji(more.value)])];
      return { ...own, value: { emoji } };
    },
  });
