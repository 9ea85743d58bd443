import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchable } from '#model/encoding/normalise';
import { readEmoji } from '#model/writing/emoji';
import { mayNameEmoji } from '#model/writing/typed-text';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { getJson } from '#src/kit/data/http.ts';
import { useNamesOf } from '#src/kit/data/object-names.ts';

/** An emoji of the site, with what it is called and found by. */
export interface SiteEmoji {
  readonly name: string;
  readonly label: string;
  /** `searchable` already. */
  readonly text: string;
}

const emojiNames = queryOptions({
  queryKey: ['emoji'],
  queryFn: async ({ signal }) => readEmoji(await getJson('/api/emoji/all.json', 'emoji', signal)),
});

const NO_NAMES: ReadonlySet<string> = new Set();

/** The names of all emoji of the site, for a text that may name some; none where they cannot be fetched, so that such a text is sent as words. */
export const fetchEmojiNames = async (queries: QueryClient, text: string): Promise<ReadonlySet<string>> => {
  if (!mayNameEmoji(text)) return NO_NAMES;
  try {
    return new Set(await queries.fetchQuery({ ...emojiNames, staleTime: Number.POSITIVE_INFINITY }));
  } catch {
    return NO_NAMES;
  }
};

/** The same for a text that is shown. */
export function useEmojiNames(isWanted: boolean): ReadonlySet<string> {
  const { data } = useQuery({ ...emojiNames, enabled: isWanted });
  return useMemo(() => new Set(data), [data]);
}

/** `kasumi-smile` as people read it. */
const asWords = (name: string): string => name.replaceAll(/[-_]+/g, ' ').trim() || name;

/** All emoji with a picture; undefined while loading. A number is the face of that character. */
export function useEmoji() {
  const { main, sub } = useServers();
  const { data, error, refetch } = useQuery(emojiNames);
  const people = useNamesOf('character', main, sub);
  const emoji = data?.map((name): SiteEmoji => {
    const person = people?.(Number(name)) ?? null;
    if (person === null) return { name, label: asWords(name), text: searchable(asWords(name)) };
    return { name, label: person.shown, text: searchable(person.all.join(' ')) };
  });
  return { emoji, error, refetch };
}
