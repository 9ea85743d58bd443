import { readSongDetails } from '#model/records/read-song-details';
import type { SongRecord } from '#model/records/song';
import { jacketPath } from '#model/rules/asset-paths';
import { songChorusPath, songSoundPath } from '#model/rules/media-paths';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import type { Asker } from '../../origin/origin.ts';
import type { PublishedLists } from '../families/lists.ts';
import type { AssetService } from '../published/assets.ts';
import type { DataService } from '../published/data.ts';

const PARTS = ['cover', 'bgm', 'preview'] as const;
export type SongFileKind = (typeof PARTS)[number];

export const isSongPart = (part: string): part is SongFileKind => PARTS.some((each) => each === part);

type Answer = ReturnType<AssetService['answer']>;
const MISSING = { status: 'missing' } as const;

/** Where a song is out; null where it is not yet. */
const firstServer = (song: SongRecord | undefined): ServerCode | null =>
  SERVERS[song?.publishedAt.findIndex((time) => time !== null) ?? -1] ?? null;

/** Cover and music of a song at addresses that follow from its number: the list of songs does not name its sound. */
export class SongFiles {
  readonly #lists: PublishedLists;
  readonly #data: DataService;
  readonly #assets: AssetService;

  constructor(lists: PublishedLists, data: DataService, assets: AssetService) {
    this.#lists = lists;
    this.#data = data;
    this.#assets = assets;
  }

  async answer(song: number, part: SongFileKind, asker?: Asker): Promise<Awaited<Answer>> {
    const path = part === 'cover' ? await this.#cover(song) : await this.#sound(song, part);
    return path === null ? MISSING : this.#assets.answer(decodeURIComponent(path.slice(1)), asker);
  }

  async #cover(id: number): Promise<string | null> {
    const song = (await this.#lists.one('songs')).get(id);
    const server = firstServer(song);
    return server && song ? jacketPath(server, song) : null;
  }

  async #sound(id: number, part: SongFileKind): Promise<string | null> {
    const server = firstServer((await this.#lists.one('songs')).get(id));
    const answer = server && (await this.#data.answer(`songs/${id}`));
    if (!server || answer?.status !== 'found') return null;
    const json: unknown = JSON.parse(Buffer.from(answer.prepared.bodies.identity).toString('utf8'));
    const soundId = readSongDetails(id, json)?.soundId;
    if (!soundId) return null;
    return part === 'bgm' ? songSoundPath(server, soundId) : songChorusPath(server, id, soundId);
  }
}
