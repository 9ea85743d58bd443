import { useMemo } from 'react';
import type { AreaItemRecord } from '#model/records/area-item';
import type { BandRecord } from '#model/records/band';
import type { CardRecord } from '#model/records/card';
import type { CharacterRecord } from '#model/records/character';
import type { EventRecord } from '#model/records/event';
import type { SkillRecord } from '#model/records/skill';
import type { SongRecord } from '#model/records/song';
import { BANDS } from '#model/vocabulary/bands';
import {
  useAreaItems,
  useBands,
  useCards,
  useCharacters,
  useEvents,
  useSkills,
  useSongs,
} from '#src/kit/data/lists.ts';

/** The lists the page stands on. Events and bands may be missing: the page works without them. */
export interface GameData {
  readonly cards: ReadonlyMap<number, CardRecord>;
  readonly skills: ReadonlyMap<number, SkillRecord>;
  readonly songs: ReadonlyMap<number, SongRecord>;
  readonly characters: ReadonlyMap<number, CharacterRecord>;
  readonly areaItems: ReadonlyMap<number, AreaItemRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly events: ReadonlyMap<number, EventRecord>;
  /** A question about an event waits for its bonus. */
  readonly eventsState: 'loading' | 'ready' | 'failed';
  /** Nothing of it is here yet. */
  readonly isComing?: true;
}

interface GameDataState {
  /** Null while something the page needs is on its way or failed. */
  readonly game: GameData | null;
  readonly failure: Error | null;
  readonly retry: () => void;
}

const KNOWN_BANDS: ReadonlyMap<number, BandRecord> = new Map(
  BANDS.map(({ id, name }) => [id, { id, name: [name, name, name, name, name] }]),
);
const NO_EVENTS: ReadonlyMap<number, EventRecord> = new Map();

/** What a page stands on that can be used before the lists are here. */
export const NO_GAME: GameData = {
  cards: new Map(),
  skills: new Map(),
  songs: new Map(),
  characters: new Map(),
  areaItems: new Map(),
  bands: KNOWN_BANDS,
  events: NO_EVENTS,
  eventsState: 'loading',
  isComing: true,
};

export function useGameData(): GameDataState {
  const cards = useCards();
  const skills = useSkills();
  const songs = useSongs();
  const characters = useCharacters();
  const areaItems = useAreaItems();
  const bands = useBands();
  const events = useEvents();
  const eventsState = events.data ? 'ready' : events.error && !events.isFetching ? 'failed' : 'loading';
  const needed = [cards, skills, songs, characters, areaItems];
  const game = useMemo(() => {
    if (!cards.data || !skills.data || !songs.data || !characters.data || !areaItems.data) return null;
    return {
      cards: cards.data.byId,
      skills: skills.data.byId,
      songs: songs.data.byId,
      characters: characters.data.byId,
      areaItems: areaItems.data.byId,
      bands: bands.data?.byId ?? KNOWN_BANDS,
      events: events.data?.byId ?? NO_EVENTS,
      eventsState,
    } as const;
  }, [
    cards.data,
    skills.data,
    songs.data,
    characters.data,
    areaItems.data,
    bands.data,
    events.data,
    eventsState,
  ]);
  return {
    game,
    failure: needed.find((query) => query.error)?.error ?? null,
    retry: () => {
      for (const query of [...needed, bands, events]) if (query.error) void query.refetch();
    },
  };
}
