import type { SongNickname } from '#model/contract/console/payloads';
import type { DataService } from './data.ts';
import { type Prepared, prepare } from './encodings.ts';
import { JSON_TYPE } from './snapshot.ts';

/** Of this site's own making: other sites have no such list. */
const LIST = 'songs/all.nickname';

/** `{ [song]: { names: […] } }`, each name once. */
function listOf(nicknames: readonly SongNickname[]): Readonly<Record<string, { readonly names: string[] }>> {
  const bySong = new Map<number, Set<string>>();
  for (const { song, name } of nicknames) bySong.set(song, (bySong.get(song) ?? new Set()).add(name));
  return Object.fromEntries([...bySong].map(([song, names]) => [song, { names: [...names].sort() }]));
}

/** The published data with the nicknames of songs that moderators accepted. */
export function withNicknames(
  data: DataService,
  nicknames: () => Promise<readonly SongNickname[]>,
): DataService {
  let kept: { readonly text: string; readonly prepared: Prepared } | null = null;
  return {
    ...data,
    async answer(key, asker) {
      if (key !== LIST) return data.answer(key, asker);
      const text = JSON.stringify(listOf(await nicknames()));
      if (kept?.text !== text) kept = { text, prepared: await prepare(Buffer.from(text), JSON_TYPE) };
      const { prepared } = kept;
      return { status: 'found', prepared, stale: false, inSnapshot: false, isLasting: false };
    },
  };
}
