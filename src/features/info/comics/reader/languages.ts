import type { ComicRecord } from '#model/records/comic';
import { localised } from '#model/rules/localised';
import { isServerIndex, SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import type { AddressCodec } from '#src/kit/address/use-address.ts';

/** In whose words a comic is read, as the address says; null where it does not. */
export interface ReaderLanguages {
  readonly first: ServerIndex | null;
  /** Of the one beside it. */
  readonly second: ServerIndex | null;
}

/** `?in=en&beside=jp`. */
export const LANGUAGES: AddressCodec<ReaderLanguages> = {
  decode: (params) => ({
    first: serverIndex(params.get('in') ?? ''),
    second: serverIndex(params.get('beside') ?? ''),
  }),
  encode: ({ first, second }) => {
    const params = new URLSearchParams();
    if (first !== null) params.set('in', SERVERS[first]);
    if (second !== null) params.set('beside', SERVERS[second]);
    return params;
  },
};

/** Servers that have the comic. */
export const serversOf = ({ title, publishedAt }: ComicRecord): readonly ServerIndex[] =>
  [...SERVERS.keys()]
    .filter(isServerIndex)
    .filter((server) => publishedAt[server] !== null && title[server] !== null);

/** In whose words the comic is shown: those asked for that it has, else the visitor's; null where no server has it. */
export function shownIn(
  comic: ComicRecord,
  { first, second }: ReaderLanguages,
  main: ServerIndex,
  sub: ServerIndex,
): { readonly first: ServerIndex | null; readonly second: ServerIndex | null } {
  const there = serversOf(comic);
  const has = (server: ServerIndex | null): boolean => server !== null && there.includes(server);
  const usual = localised(comic.title, main, sub)?.server ?? localised(comic.publishedAt, main, sub)?.server;
  const shown = has(first) ? first : (usual ?? null);
  return { first: shown, second: has(second) && second !== shown ? second : null };
}
