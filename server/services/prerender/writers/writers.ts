import { POST_KINDS } from '#model/contract/community/categories';
import { EVENT_BOARDS_HEAD } from '#model/families/events/boards/head';
import { FAMILIES, listPath, loadList, PAGED_FAMILIES, pagePattern } from '#model/families/families';
import { STORY_CATALOGUE } from '#model/media/story/catalogue/catalogue-path';
import { STORY_KINDS } from '#model/media/story/catalogue/story-ref';
import { POST_LISTS } from '#model/site/objects';
import { OTHERS_PATH } from '#model/site/others';
import { STORY_ROUTES } from '#model/site/routes/stories';
import { SECTIONS } from '#model/site/sections';
import { MEMBER_PAGE, POST_PAGES } from '../../previews/written.ts';
import { prerenderExplorer } from '../explorer/explorer.ts';
import { prerenderThing } from '../family.ts';
import { prerenderHub, prerenderOthers } from '../hub.ts';
import { prerenderList } from '../list.ts';
import { prerenderMember } from '../member.ts';
import { prerenderBoards } from '../opening/event-boards.ts';
import { OPENINGS } from '../opening/openings.ts';
import { prerenderPost } from '../post.ts';
import { prerenderCommunity, prerenderPosts } from '../posts.ts';
import { prerenderRanking } from '../song-meta.ts';
import { prerenderScript, prerenderStory } from '../story.ts';
import { type ContentWriter, live, page, queried } from './content-writer.ts';

/** Writes the content of a page before any script runs, by the pattern of its address. */
export const WRITERS: ReadonlyMap<string, ContentWriter> = new Map<string, ContentWriter>([
  ...SECTIONS.flatMap((section): [string, ContentWriter][] =>
    section === 'ourdream'
      ? []
      : [
          [
            `/${section}`,
            page(async ({ absent }, { visitor }) => prerenderHub(visitor, section, new Set(await absent()))),
          ],
        ],
  ),
  [
    '/info/others/{name?}',
    page(async ({ absent }, { visitor, path }) =>
      path === OTHERS_PATH ? prerenderOthers(visitor, new Set(await absent())) : null,
    ),
  ],
  [
    '/info/songmeta/{id?}/{name?}',
    queried(({ lists }, { visitor, id, params }) => prerenderRanking(lists, visitor, id, params)),
  ],
  ...OPENINGS,
  ...POST_PAGES.map((pattern): [string, ContentWriter] => [
    pattern,
    live((sources, { path, visitor }) => prerenderPost(sources, path, visitor)),
  ]),
  ...STORY_KINDS.flatMap((kind) =>
    STORY_ROUTES.filter(({ pattern }) => pattern.startsWith(`${STORY_CATALOGUE}/${kind}/`)).map(
      ({ pattern }): [string, ContentWriter] => [
        pattern,
        queried((sources, { id, part, server, visitor }) =>
          prerenderStory(sources, id === null ? null : { kind, id, part }, server, visitor),
        ),
      ],
    ),
  ),
  [
    `${STORY_CATALOGUE}/asset/{path*}`,
    queried(async (sources, { file, visitor }) =>
      file === null ? null : prerenderScript(sources, file, visitor),
    ),
  ],
  [
    '/tool/explorer/asset/{path*}',
    {
      ...queried(async ({ listings }, { file, params, visitor }) =>
        file === null ? null : prerenderExplorer(listings, file, params, visitor),
      ),
      isQuick: true,
    },
  ],
  [MEMBER_PAGE, live(({ shown }, { path, visitor }) => prerenderMember(shown, path, visitor))],
  ...POST_KINDS.map((kind): [string, ContentWriter] => [
    POST_LISTS[kind],
    {
      ...live(({ shown }, { visitor, params }) => prerenderPosts(shown, visitor, params, kind)),
      readsQuery: true,
    },
  ]),
  ['/community/home', live(({ shown }, { visitor }) => prerenderCommunity(shown, visitor))],
  [
    `${EVENT_BOARDS_HEAD.path}/{server?}`,
    queried(({ lists }, { visitor, server, params }) =>
      prerenderBoards(lists, visitor, server ?? visitor.servers.main, params),
    ),
  ],
  ...FAMILIES.filter((head) => !('hasIntro' in head)).map((head): [string, ContentWriter] => [
    listPath(head),
    queried(async ({ lists }, { visitor, params }) =>
      prerenderList(lists, await loadList(head.name), visitor, params),
    ),
  ]),
  ...PAGED_FAMILIES.map((head): [string, ContentWriter] => [
    pagePattern(head),
    page(async ({ lists }, { visitor, id }) =>
      id === null ? null : prerenderThing(lists, head.name, id, visitor),
    ),
  ]),
]);
