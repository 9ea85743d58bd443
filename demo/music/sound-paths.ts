import { eventSoundPaths, memberSoundPath, songChorusPath, songSoundPath } from '#model/rules/media-paths';
import type { DemoSound } from '../demo.types.ts';
import { belowServer } from '../pictures/below-server.ts';
import { soundIdOf } from '../songs/song-item.ts';
import { OWN_SONGS, ownSongHash } from './own-song.ts';

type Name = Pick<DemoSound, 'kind' | 'id'>;

/** Where an event says that its own music is (reference R9). */
export function eventSoundOf(event: number) {
  const file = `demo_${event}`;
  return { bundle: `sound/scenario/bgm/${file}`, file };
}

interface Kind {
  readonly kind: Exclude<Name['kind'], 'own'>;
  /** Finds the number in a path that may be of this kind. */
  readonly number: RegExp;
  /** Where such music is, as pages ask for it (reference R15). */
  pathOf(id: number): string | undefined;
}

const KINDS: readonly Kind[] = [
  { kind: 'song', number: /bgm(\d{1,6})\.mp3$/, pathOf: (id) => songSoundPath('jp', soundIdOf(id)) },
  {
    kind: 'chorus',
    number: /bgm(\d{1,6})_chorus\.mp3$/,
    pathOf: (id) => songChorusPath('jp', id, soundIdOf(id)),
  },
  {
    kind: 'event',
    number: /demo_(\d{1,6})\.mp3$/,
    pathOf: (id) => eventSoundPaths('jp', eventSoundOf(id))[0],
  },
];

/** Which music a path names, whether or not there is any. */
export function soundNameAt(seed: number, path: string): Name | null {
  const below = belowServer(path);
  const own = OWN_SONGS.find((nth) => below === belowServer(memberSoundPath(ownSongHash(seed, nth))));
  if (own !== undefined) return { kind: 'own', id: own };
  for (const { kind, number, pathOf } of KINDS) {
    const [, digits] = number.exec(below) ?? [];
    const id = Number(digits);
    if (digits !== undefined && below === belowServer(pathOf(id) ?? '')) return { kind, id };
  }
  return null;
}
