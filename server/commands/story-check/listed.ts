import { actionSetPaths, type ScriptPlace, scriptPaths } from '#model/media/story/catalogue/script-paths';
import { type StoryRef, storyKey } from '#model/media/story/catalogue/story-ref';
import type { StoryPlace } from '#model/media/story/voice-bundles';
import { readCards } from '#model/records/card';
import { readEvents } from '#model/records/event';
import { readCardDetails } from '#model/records/read-card-details';
import {
  readActionSets,
  readAfterLiveTalks,
  readBandStories,
  readEventStories,
  readMainStories,
} from '#model/records/story';
import { type PerServer, SERVERS, type ServerCode } from '#model/vocabulary/servers';

/** A story that a list names. */
export interface ListedStory {
  /** Such as `event/12/3`. */
  readonly key: string;
  /** Where it is out, as far as the lists say. */
  readonly servers: readonly ServerCode[];
  /** What its voices depend on. */
  readonly place: StoryPlace;
  /** Its script, or the action set that names it; below the folder of a server, the likeliest first. */
  readonly paths: readonly string[];
  /** The action set whose talk it is; null for all others. */
  readonly actionSet: number | null;
}

/** The value of a name; null where the data does not have it. */
export type ReadName = (name: string) => Promise<unknown>;

const everywhere = (values: PerServer<unknown>): readonly ServerCode[] =>
  SERVERS.filter((_, index) => values[index] !== null);

function story(
  ref: StoryRef,
  servers: readonly ServerCode[],
  place: StoryPlace,
  script: ScriptPlace,
): ListedStory {
  return { key: storyKey(ref), servers, place, paths: scriptPaths(script), actionSet: null };
}

async function mainStories(read: ReadName): Promise<readonly ListedStory[]> {
  const { byId } = readMainStories((await read('misc/mainstories')) ?? {});
  return [...byId.values()].map(({ id, scenarioId, title }) =>
    story(
      { kind: 'main', id, part: null },
      everywhere(title),
      { kind: 'main', id },
      { kind: 'main', scenarioId },
    ),
  );
}

async function bandStories(read: ReadName): Promise<readonly ListedStory[]> {
  const { byId } = readBandStories((await read('misc/bandstories')) ?? {});
  return [...byId.values()].map(({ id, bandId, scenarioId, publishedAt, voiceBundle }) =>
    story(
      { kind: 'band', id, part: null },
      everywhere(publishedAt),
      { kind: 'band', voiceBundle },
      { kind: 'band', bandId, scenarioId },
    ),
  );
}

async function eventStories(read: ReadName): Promise<readonly ListedStory[]> {
  const { byId } = readEventStories((await read('events/all.stories')) ?? {});
  const events = readEvents((await read('events/all')) ?? {}).byId;
  return [...byId.values()].flatMap(({ id: eventId, chapters }) =>
    chapters.flatMap((chapter, nth) => {
      if (chapter === null) return [];
      const { scenarioId, title } = chapter;
      const servers = everywhere(events.get(eventId)?.startAt ?? title);
      const ref = { kind: 'event', id: eventId, part: nth + 1 } as const;
      return [
        story(ref, servers, { kind: 'event', eventId, chapter: nth }, { kind: 'event', eventId, scenarioId }),
      ];
    }),
  );
}

async function* cardStories(read: ReadName): AsyncGenerator<ListedStory> {
  const { byId } = readCards((await read('cards/all')) ?? {});
  for (const { id, resourceSetName, releasedAt, episodes: listed } of byId.values()) {
    if (listed.length === 0 || resourceSetName === '') continue;
    const episodes = readCardDetails(id, await read(`cards/${id}`))?.episodes ?? [];
    for (const { nth, scenarioId } of episodes) {
      if (scenarioId === null) continue;
      const ref = { kind: 'card', id, part: nth + 1 } as const;
      const place = { kind: 'card', resourceSetName } as const;
      yield story(ref, everywhere(releasedAt), place, { ...place, scenarioId });
    }
  }
}

async function areaTalks(read: ReadName): Promise<readonly ListedStory[]> {
  const { byId } = readActionSets((await read('misc/actionsets')) ?? {});
  return [...byId.keys()].map((id) => ({
    key: storyKey({ kind: 'area', id, part: null }),
    servers: SERVERS,
    place: { kind: 'area', actionSetId: id },
    paths: actionSetPaths(id),
    actionSet: id,
  }));
}

async function afterLiveTalks(read: ReadName): Promise<readonly ListedStory[]> {
  const { byId } = readAfterLiveTalks((await read('misc/afterlivetalks')) ?? {});
  return [...byId.values()].map(({ id, scenarioId, description }) => {
    const servers = everywhere(description);
    const ref = { kind: 'afterlive', id, part: null } as const;
    return story(
      ref,
      servers.length > 0 ? servers : SERVERS,
      { kind: 'afterlive', id },
      { kind: 'afterlive', id, scenarioId },
    );
  });
}

/** Every story that the lists name, kind by kind (reference R137). */
export async function* listedStories(read: ReadName): AsyncGenerator<ListedStory> {
  yield* await mainStories(read);
  yield* await bandStories(read);
  yield* await eventStories(read);
  yield* cardStories(read);
  yield* await areaTalks(read);
  yield* await afterLiveTalks(read);
}
