import { eventBoardsOn } from '#model/families/events/boards/family';
import { EVENT_BOARDS_HEAD } from '#model/families/events/boards/head';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { PublishedLists } from '../families/lists.ts';
import type { PrerenderedList } from './content.ts';
import { prerenderList } from './list.ts';
import type { Visitor } from './visitor.ts';

/** `/leaderboard/events/{server?}`: the events with rankings on a server, with links to the other servers. */
export async function prerenderBoards(
  lists: PublishedLists,
  visitor: Visitor,
  server: ServerIndex,
  params: URLSearchParams,
): Promise<PrerenderedList | null> {
  const path = `${EVENT_BOARDS_HEAD.path}/${SERVERS[server]}`;
  const list = await prerenderList(lists, eventBoardsOn(server), visitor, params, path);
  const servers = SERVERS.map((code, index) => ({
    path: `${EVENT_BOARDS_HEAD.path}/${code}`,
    label: visitor.text(`server.short.${code}`),
    name: visitor.text(`server.${code}`),
    isShown: index === server,
  }));
  return list && { ...list, servers };
}
