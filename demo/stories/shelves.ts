import { asArray, asInteger, asObject } from '#model/records/reading';
import { BANDS } from '#model/vocabulary/bands';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { DemoLists } from '../lists/lists.ts';
import {
  afterLiveTalk,
  areaTalk,
  bandStory,
  cardStory,
  eventStory,
  eventStoryCount,
  mainStory,
  SCENARIO_IDS,
  VOICE_BUNDLES,
} from './catalogue.ts';
import type { Story } from './story.types.ts';

/** A story of the lists and where its script lies. */
export interface ShelvedStory {
  readonly scenarioId: string;
  /** Below a server's folder, without `_rip`. The first is listed; the script is found in all of them. */
  readonly bundles: readonly string[];
  /** Of a talk in an area: what names its script. */
  readonly actionSet: { readonly id: number; readonly bundles: readonly string[] } | null;
  readonly voiceBundle: string;
  isOut(server: ServerIndex): boolean;
  make(): Story;
}

/** Programs and documents divide by either, so that both lead to the file (reference R136). */
const GROUPS = [128, 256] as const;
const [OF_ACTION_SETS, OF_TALKS] = GROUPS;

/** Groups of a number below a folder, the one that is listed first. */
const groups = (folder: string, id: number, listed: number): readonly string[] =>
  [...GROUPS]
    .sort((a, b) => Number(b === listed) - Number(a === listed))
    .map((size) => `${folder}/group${Math.floor(id / size)}`);

const always = (): boolean => true;
const isOutBy =
  (times: readonly unknown[]) =>
  (server: ServerIndex): boolean =>
    (times[server] ?? null) !== null;

const numbersOf = (list: Readonly<Record<string, unknown>>): readonly number[] =>
  Object.keys(list).map(Number);

const mainShelf = (lists: DemoLists, seed: number): readonly ShelvedStory[] =>
  numbersOf(lists.list('misc/mainstories')).map((nth) => ({
    scenarioId: SCENARIO_IDS.main(nth),
    voiceBundle: VOICE_BUNDLES.main(nth),
    bundles: ['scenario/main'],
    actionSet: null,
    isOut: always,
    make: () => mainStory(seed, nth),
  }));

const bandShelf = (lists: DemoLists, seed: number): readonly ShelvedStory[] =>
  Object.values(lists.list('misc/bandstories')).flatMap((row) => {
    const { bandId, chapterNumber, publishedAt, stories } = asObject(row);
    const band = BANDS.find(({ id }) => id === asInteger(bandId));
    const chapter = asInteger(chapterNumber);
    if (!band || chapter === null) return [];
    return Object.keys(asObject(stories)).map((nth) => ({
      scenarioId: SCENARIO_IDS.band(band.id, chapter, Number(nth)),
      voiceBundle: VOICE_BUNDLES.band(band.id, chapter, Number(nth)),
      bundles: [`scenario/band/${String(band.id).padStart(3, '0')}`],
      actionSet: null,
      isOut: isOutBy(asArray(publishedAt)),
      make: () => bandStory(seed, band.id, chapter, Number(nth)),
    }));
  });

const eventShelf = (lists: DemoLists, seed: number): readonly ShelvedStory[] =>
  Object.entries(lists.eventRows()).flatMap(([id, row]) =>
    Array.from({ length: eventStoryCount(row.eventType) }, (_, nth) => ({
      scenarioId: SCENARIO_IDS.event(Number(id), nth),
      voiceBundle: VOICE_BUNDLES.event(Number(id), nth),
      bundles: [`scenario/eventstory/event${id}`],
      actionSet: null,
      isOut: isOutBy(row.startAt),
      make: () => eventStory(seed, Number(id), nth, row),
    })),
  );

const cardShelf = (lists: DemoLists, seed: number): readonly ShelvedStory[] =>
  Object.entries(lists.cardSet().rows).flatMap(([id, row]) =>
    (row.stat.episodes ?? []).map((_, nth) => ({
      scenarioId: SCENARIO_IDS.card(row.resourceSetName, nth),
      voiceBundle: VOICE_BUNDLES.card(row.resourceSetName),
      bundles: [`characters/resourceset/${row.resourceSetName}`],
      actionSet: null,
      isOut: isOutBy(row.releasedAt),
      make: () => cardStory(seed, Number(id), nth, row),
    })),
  );

const areaShelf = (lists: DemoLists, seed: number): readonly ShelvedStory[] =>
  numbersOf(lists.list('misc/actionsets')).map((id) => ({
    scenarioId: SCENARIO_IDS.area(id),
    voiceBundle: VOICE_BUNDLES.area(id),
    bundles: groups('scenario/actionset', id, OF_TALKS),
    actionSet: { id, bundles: groups('actionset', id, OF_ACTION_SETS) },
    isOut: always,
    make: () => areaTalk(seed, id),
  }));

const afterLiveShelf = (lists: DemoLists, seed: number): readonly ShelvedStory[] =>
  numbersOf(lists.list('misc/afterlivetalks')).map((id) => ({
    scenarioId: SCENARIO_IDS.afterLive(id),
    voiceBundle: VOICE_BUNDLES.afterLive(id),
    bundles: groups('scenario/afterlivetalk', id, OF_TALKS),
    actionSet: null,
    isOut: always,
    make: () => afterLiveTalk(seed, id),
  }));

/** All stories of the lists. Each is made when it is read. */
export const shelves = (lists: DemoLists, seed: number): readonly ShelvedStory[] =>
  [mainShelf, bandShelf, eventShelf, cardShelf, areaShelf, afterLiveShelf].flatMap((shelf) =>
    shelf(lists, seed),
  );
