import { buffer } from 'node:stream/consumers';
import { type Locale, localeTag } from '#model/vocabulary/locales';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import type { Asker } from '../../origin/origin.ts';
import { fairlyBounded } from '../bounded.ts';
import type { AssetService } from '../published/assets.ts';
import { type Prepared, prepare, weightOf } from '../published/encodings.ts';
import { wordsIn } from '../thing-words.ts';
import type { Fonts } from './fonts.ts';

const MAX_PICTURE = 20 * 1024 * 1024;
const KEPT_BYTES = 16 * 1024 * 1024;
const MAX_WAITING = 20;

/** The first of these pictures that the site has. */
export async function firstPicture(
  assets: AssetService,
  paths: readonly string[],
): Promise<Uint8Array | null> {
  for (const path of paths) {
    const answer = await assets.answer(path.slice(1));
    if (answer.status !== 'found' || !answer.asset.type.startsWith('image/')) continue;
    if (answer.asset.size > MAX_PICTURE) continue;
    const body = await answer.asset.read(null);
    if (body) return body instanceof Uint8Array ? body : buffer(body);
  }
  return null;
}

interface Drawn<Summary> {
  readonly summary: Summary;
  readonly locale: Locale;
}

/** How a picture is written: in which language and with which letters. */
interface Style {
  readonly lang: string;
  readonly site: string;
  readonly fonts: Fonts;
}

/** Draws and keeps pictures, a few at once, by turns of who asks. */
export function painter<Summary>(
  fonts: Fonts,
  atOnce: number,
  draw: (summary: Summary, style: Style) => Promise<Uint8Array>,
): (key: string, drawn: Drawn<Summary>, asker: Asker) => Promise<Prepared> {
  const kept = new BoundedCache<Prepared>(KEPT_BYTES, weightOf);
  const limited = fairlyBounded(atOnce, MAX_WAITING);
  return async (key, { summary, locale }, { who, signal }) => {
    // What is summary is part of the key: other data is another picture.
    const content = `${key} ${JSON.stringify(summary)}`;
    const earlier = kept.get(content);
    if (earlier) return earlier;
    const style = { lang: localeTag(locale), site: wordsIn(locale).site.name, fonts };
    const paint = async () => prepare(Buffer.from(await draw(summary, style)), 'image/png');
    const made = await limited(who, paint, signal);
    kept.set(content, made);
    return made;
  };
}
