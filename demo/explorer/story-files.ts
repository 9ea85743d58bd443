import { asArray, asInteger, asObject, asText } from '#model/records/reading';
import { BANDS } from '#model/vocabulary/bands';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { CHARACTER_IDS, membersOf } from '../cast/cast.ts';
import type { DemoAsset } from '../demo.types.ts';
import { eventStories } from '../events/event-rewards.ts';
import type { DemoLists } from '../lists/lists.ts';
import { belowServer, serverOf } from '../pictures/below-server.ts';
import { random } from '../seeded/random.ts';
import { scenario } from './scenario.ts';

/** A story as lists have it, and where its script lies. */
interface StoryFile {
  /** Below a server's. */
  readonly path: string;
  readonly scenarioId: string;
  /** Per server. */
  readonly synopsis: readonly unknown[];
  readonly characterIds: readonly number[];
  isOut(server: ServerIndex): boolean;
}

function storyFile(
  bundle: string,
  row: unknown,
  more: Pick<StoryFile, 'isOut' | 'characterIds'>,
): readonly StoryFile[] {
  const { scenarioId, synopsis } = asObject(row);
  const id = asText(scenarioId);
  if (id === null) return [];
  const path = `scenario/${bundle}_rip/Scenario${id}.asset`;
  return [{ path, scenarioId: id, synopsis: asArray(synopsis), ...more }];
}

const values = (json: unknown): readonly unknown[] => Object.values(asObject(json));
const MAIN_CAST = 4;

const mainStories = (lists: DemoLists): readonly StoryFile[] =>
  values(lists.list('misc/mainstories')).flatMap((row, nth) =>
    storyFile('main', row, {
      isOut: () => true,
      characterIds: random('main cast', nth).shuffle(CHARACTER_IDS).slice(0, MAIN_CAST),
    }),
  );

const bandStories = (lists: DemoLists): readonly StoryFile[] =>
  values(lists.list('misc/bandstories')).flatMap((row) => {
    const { bandId, publishedAt, stories } = asObject(row);
    const band = BANDS.find(({ id }) => id === asInteger(bandId));
    if (!band) return [];
    return values(stories).flatMap((story) =>
      storyFile(`band/${String(band.id).padStart(3, '0')}`, story, {
        isOut: (server) => asText(asArray(publishedAt)[server]) !== null,
        characterIds: membersOf(band.id),
      }),
    );
  });

const storiesOfEvents = (lists: DemoLists, seed: number): readonly StoryFile[] =>
  Object.entries(lists.eventRows()).flatMap(([id, row]) =>
    asArray(eventStories(seed, Number(id), row).stories).flatMap((story) =>
      storyFile(`eventstory/event${id}`, story, {
        isOut: (server) => row.startAt[server] !== null,
        characterIds: row.characters.map(({ characterId }) => characterId),
      }),
    ),
  );

export interface Stories {
  /** Addresses of the scripts of stories that are out on a server. */
  files(server: ServerIndex): readonly string[];
  /** A script by its path below `/assets/`, in the language of its server; null where there is none. */
  asset(path: string): DemoAsset | null;
}

/** Scripts of stories. The lists they are of are made at the first question. */
export function createStories(lists: DemoLists, seed: number): Stories {
  let made: ReadonlyMap<string, StoryFile> | null = null;
  const all = (): ReadonlyMap<string, StoryFile> => {
    made ??= new Map(
      [...mainStories(lists), ...bandStories(lists), ...storiesOfEvents(lists, seed)].map((story) => [
        story.path,
        story,
      ]),
    );
    return made;
  };
  return {
    files: (server) =>
      [...all().values()].flatMap(({ path, isOut }) =>
        isOut(server) ? [`/assets/${SERVERS[server]}/${path}`] : [],
      ),
    asset(path) {
      const below = belowServer(path);
      const story = below.startsWith('scenario/') ? all().get(below) : undefined;
      if (!story) return null;
      const { scenarioId, synopsis, characterIds } = story;
      const server = serverOf(path);
      const about = asText(synopsis[server]) ?? asText(synopsis.find((text) => text !== null)) ?? '';
      const script = scenario(scenarioId, characterIds, about, server);
      return { type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(script)) };
    },
  };
}
