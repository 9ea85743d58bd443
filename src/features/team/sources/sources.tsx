import { createContext, type ReactNode, use, useMemo } from 'react';
import { bandName } from '#model/listing/views/bands';
import { type CardView, cardView } from '#model/listing/views/card-view';
import { type SongView, songView } from '#model/listing/views/song-view';
import type { Profile } from '#model/profile/profile';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import type { GameData } from './game-data.ts';

/** The records of the game and how they are shown. The same object until data, profile or servers change. */
export interface Sources {
  readonly game: GameData;
  /** The server whose texts come first, and the one whose texts stand in. */
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  /** Cards of the profile wear the picture that their owner chose. Null for a card that is not in the data. */
  readonly cardOf: (id: number) => CardView | null;
  /** Null for a song that is not in the data. */
  readonly songOf: (id: number) => SongView | null;
  readonly bandName: (id: number) => string;
  /** How high a card of the profile is; null for one that is not in it. */
  readonly levelOf: (id: number) => number | null;
}

/** A function that works out each value once. */
function once<T>(make: (id: number) => T | null): (id: number) => T | null {
  const made = new Map<number, T>();
  return (id) => {
    const known = made.get(id);
    if (known !== undefined) return known;
    const value = make(id);
    if (value !== null) made.set(id, value);
    return value;
  };
}

function sourcesOf(game: GameData, profile: Profile | null, main: ServerIndex, sub: ServerIndex): Sources {
  const { cards, songs, characters, bands } = game;
  const owned = new Map(profile?.cards.map((card) => [card.id, card]));
  return {
    game,
    main,
    sub,
    cardOf: once((id) => {
      const card = cards.get(id);
      return card ? cardView(card, owned.get(id)?.art !== 0, { characters, bands, main, sub }) : null;
    }),
    songOf: once((id) => {
      const song = songs.get(id);
      return song ? songView(song, { bands, main, sub }) : null;
    }),
    levelOf: (id) => owned.get(id)?.level ?? null,
    bandName: (id) => bandName(bands, id, main, sub),
  };
}

const SourcesContext = createContext<Sources | null>(null);

interface Props {
  readonly game: GameData;
  /** Whose cards are shown. */
  readonly profile: Profile | null;
  readonly children: ReactNode;
}

/** Gives the parts of a team tool their sources. */
export function SourcesProvider({ game, profile, children }: Props) {
  const { main, sub } = useServers();
  const sources = useMemo(() => sourcesOf(game, profile, main, sub), [game, profile, main, sub]);
  return <SourcesContext value={sources}>{children}</SourcesContext>;
}

export function useSources(): Sources {
  const sources = use(SourcesContext);
  if (sources === null) throw new Error('there is no SourcesProvider above');
  return sources;
}
