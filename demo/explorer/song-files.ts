import { jacketPath, jacketThumbPath } from '#model/rules/asset-paths';
import { songChorusPath, songSoundPath } from '#model/rules/media-paths';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { DemoLists } from '../lists/lists.ts';
import { soundIdOf } from '../songs/song-item.ts';
import { chartTextPath } from './chart-texts.ts';
import { published } from './published.ts';

/** Jackets, sounds, choruses and charts of the songs that a server has. */
export function* songFiles(lists: DemoLists, server: ServerIndex): Iterable<string | null> {
  const code = SERVERS[server];
  for (const [id, { jacketImage }] of published(lists.songRows(), (song) => song.publishedAt[server])) {
    for (const index of jacketImage.keys()) {
      yield jacketPath(code, { id, jacketImages: jacketImage }, index);
      yield jacketThumbPath(code, { id, jacketImages: jacketImage }, index);
    }
    yield songSoundPath(code, soundIdOf(id));
    yield songChorusPath(code, id, soundIdOf(id));
    for (const { difficulty } of lists.song(id)?.charts ?? [])
      yield chartTextPath(code, id, jacketImage[0] ?? '', difficulty);
  }
}
