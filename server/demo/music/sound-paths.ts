import type { DemoSound } from '../demo.types.ts';
import { belowServer } from '../pictures/below-server.ts';
import { soundIdOf } from '../songs/song-item.ts';

type Name = Pick<DemoSound, 'kind' | 'id'>;

const SONG = /^sound\/(bgm0*(\d{1,6}))_rip\/\1\.mp3$/;
const CHORUS = /^musicscore\/musicscore(\d{1,6})_rip\/(bgm0*(\d{1,6}))_chorus\.mp3$/;
const EVENT = /^sound\/scenario\/bgm\/demo_(\d{1,6})_rip\/demo_\1\.mp3$/;
/** Choruses lie in folders of ten songs. */
const FOLDER = 10;

/** Which music a path names, whether or not there is any such song (reference R15). */
export function soundNameAt(path: string): Name | null {
  const below = belowServer(path);
  const [, name, song] = SONG.exec(below) ?? [];
  if (song !== undefined) return name === soundIdOf(Number(song)) ? { kind: 'song', id: Number(song) } : null;
  const [, folder, file, id] = CHORUS.exec(below) ?? [];
  if (id !== undefined) {
    const isThere =
      file === soundIdOf(Number(id)) && Math.ceil(Number(id) / FOLDER) * FOLDER === Number(folder);
    return isThere ? { kind: 'chorus', id: Number(id) } : null;
  }
  const [, event] = EVENT.exec(below) ?? [];
  return event === undefined ? null : { kind: 'event', id: Number(event) };
}
