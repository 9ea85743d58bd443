import type { CharacterProfile } from '#model/records/character-profile';
import { readBands } from '#model/records/read-bands';
import { readBirthdays } from '#model/records/read-birthdays';
import { readCards } from '#model/records/read-cards';
import { readCharacterProfile } from '#model/records/read-character-profile';
import { readCharacters } from '#model/records/read-characters';
import { readEvents } from '#model/records/read-events';
import { readNews } from '#model/records/read-news';
import { readSongMeta } from '#model/records/read-song-meta';
import { readSongs } from '#model/records/read-songs';
import type { Records } from '#model/records/records';
import type { DataService } from '../published/data.ts';
import type { Prepared } from '../published/encodings.ts';

const jsonOf = ({ bodies }: Prepared): unknown => JSON.parse(Buffer.from(bodies.identity).toString('utf8'));

type List<T> = () => Promise<ReadonlyMap<number, T>>;

/** A list in the first of these files that the site has; read again only when it says something else. */
function listOf<T>(
  data: DataService,
  files: readonly string[],
  read: (json: unknown) => Records<T>,
): List<T> {
  let kept: { readonly hash: string; readonly byId: ReadonlyMap<number, T> } | null = null;
  return async () => {
    for (const file of files) {
      const answer = await data.answer(file);
      if (answer.status !== 'found') continue;
      const { prepared } = answer;
      if (kept?.hash !== prepared.hash) {
        kept = { hash: prepared.hash, byId: read(jsonOf(prepared)).byId };
      }
      return kept.byId;
    }
    return new Map();
  };
}

/** What a character tells of herself; null when the site has no file of her. */
async function profileOf(data: DataService, id: number): Promise<CharacterProfile | null> {
  const answer = await data.answer(`characters/${id}`);
  return answer.status === 'found' ? readCharacterProfile(jsonOf(answer.prepared)) : null;
}

/** The lists that name what pages show; one that the site lacks is empty. */
export const listsOf = (data: DataService) => ({
  characterProfile: (id: number) => profileOf(data, id),
  cards: listOf(data, ['cards/all.5'], readCards),
  characters: listOf(data, ['characters/main.3'], readCharacters),
  birthdays: listOf(data, ['characters/main.birthday'], readBirthdays),
  bands: listOf(data, ['bands/all.1', 'bands/main.1'], readBands),
  songs: listOf(data, ['songs/all.7', 'songs/all.5'], readSongs),
  events: listOf(data, ['events/all.5'], readEvents),
  songMeta: listOf(data, ['songs/meta/all.5'], readSongMeta),
  news: listOf(data, ['news/all.5'], readNews),
});

export type Lists = ReturnType<typeof listsOf>;
