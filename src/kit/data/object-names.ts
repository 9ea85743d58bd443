import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { readNames } from '#model/records/read-names';
import type { Records } from '#model/records/records';
import { RICH_OBJECTS, type RichObject } from '#model/records/rich-text';
import { type Localised, localised } from '#model/rules/localised';
import type { DataName } from '#model/vocabulary/data-names';
import type { PerServer, ServerIndex } from '#model/vocabulary/servers';
import { DataFailure } from './failure.ts';
import { getJson } from './http.ts';

/** The smallest list with the names of a kind, and the field they are in. */
interface Source {
  readonly file: string;
  readonly field: string;
  readonly name: DataName;
}

/** Articles have one title for all servers and are not named here. */
const SOURCES: Readonly<Record<Exclude<RichObject, 'news'>, Source>> = {
  card: { file: 'cards/all.2', field: 'prefix', name: 'cards' },
  character: { file: 'characters/all.2', field: 'characterName', name: 'characters' },
  comic: { file: 'comics/all.5', field: 'title', name: 'comics' },
  costume: { file: 'costumes/all.5', field: 'description', name: 'costumes' },
  event: { file: 'events/all.1', field: 'eventName', name: 'events' },
  gacha: { file: 'gacha/all.1', field: 'gachaName', name: 'gacha' },
  logincampaign: { file: 'loginCampaigns/all.1', field: 'caption', name: 'loginCampaigns' },
  mission: { file: 'missions/all.5', field: 'title', name: 'missions' },
  song: { file: 'songs/all.1', field: 'musicTitle', name: 'songs' },
};
export type NamedKind = keyof typeof SOURCES;
const NAMED = RICH_OBJECTS.filter((object): object is NamedKind => object !== 'news');

/** A list that the origin lacks names nothing; the text then shows numbers. */
const names = (object: NamedKind) =>
  queryOptions({
    queryKey: ['names', object],
    queryFn: async ({ signal }): Promise<Records<PerServer<string>>> => {
      const { file, field, name } = SOURCES[object];
      try {
        return readNames(object, field, await getJson(`/api/${file}.json`, name, signal));
      } catch (error) {
        if (error instanceof DataFailure && error.kind === 'missing')
          return { byId: new Map(), problems: [] };
        throw error;
      }
    },
  });

export type ObjectNaming = (object: RichObject, id: number) => Localised<string> | null;

/** Names of the game's things for a text: only the lists of the kinds it mentions are asked for. */
export function useObjectNames(
  mentioned: readonly RichObject[],
  main: ServerIndex,
  sub: ServerIndex,
): ObjectNaming {
  const lists = useQueries({
    queries: NAMED.map((object) => ({ ...names(object), enabled: mentioned.includes(object) })),
  });
  return (object, id) => {
    const list = lists[NAMED.findIndex((each) => each === object)]?.data;
    const found = list?.byId.get(id);
    return found ? localised(found, main, sub) : null;
  };
}

/** A name on the visitor's servers, and on all servers. */
interface NameEverywhere {
  readonly shown: string;
  readonly all: readonly string[];
}

/** Names of one kind on all servers, for searching; null while loading. */
export function useNamesOf(object: NamedKind, main: ServerIndex, sub: ServerIndex) {
  const { data } = useQuery(names(object));
  return data
    ? (id: number): NameEverywhere | null => {
        const found = data.byId.get(id);
        const name = found && localised(found, main, sub);
        return found && name ? { shown: name.value, all: found.filter((each) => each !== null) } : null;
      }
    : null;
}

export interface NamedThing {
  readonly id: number;
  readonly name: Localised<string>;
}

/** Everything of a kind that has a name, the newest first; undefined while it is on its way. */
export function useNamedThings(object: NamedKind, main: ServerIndex, sub: ServerIndex) {
  const { data, error, refetch } = useQuery(names(object));
  const things = [...(data?.byId ?? [])].reverse().flatMap(([id, found]): readonly NamedThing[] => {
    const name = localised(found, main, sub);
    return name === null ? [] : [{ id, name }];
  });
  return { things: data && things, error, refetch };
}
