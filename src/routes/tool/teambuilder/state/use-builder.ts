import { useCallback, useMemo } from 'react';
import type { MedleyRequest } from '#model/compute/medley';
import { type CardView, cardView } from '#model/listing/views/card-view';
import { songView } from '#model/listing/views/song-view';
import type { Profile } from '#model/profile/profile';
import { localised } from '#model/rules/localised';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { useSearchStart } from '#src/actors/use-search-start.ts';
import { useServers } from '#src/actors/use-servers.ts';
import type { InAddress } from '#src/components/use-address.ts';
import { type ChartName, useChartsAhead } from '#src/data/charts.ts';
import type { Builder } from './builder.ts';
import type { TeamInputs } from './inputs.ts';
import { bonusOf, fittingDifficulty, fittingLive, kindOf, medleyRequestOf, requestOf } from './request.ts';
import type { GameData } from './use-game-data.ts';

/** The profile the address names, else the active one; of several with one name the active one. */
export const profileOf = (
  name: string | null,
  profiles: readonly Profile[],
  active: Profile | null,
): Profile | null =>
  active?.name === name ? active : (profiles.find((profile) => profile.name === name) ?? active);

/** Cards as they are shown, made once each; owned ones wear the picture their owner chose. */
function useCardViews(game: GameData, profile: Profile | null, main: Builder['main'], sub: Builder['sub']) {
  return useMemo(() => {
    const arts = new Map(profile?.cards.map((card) => [card.id, card.art === 1]));
    const made = new Map<number, CardView>();
    return (id: number): CardView | null => {
      const known = made.get(id);
      if (known) return known;
      const card = game.cards.get(id);
      if (!card) return null;
      const sources = { characters: game.characters, bands: game.bands, main, sub };
      const view = cardView(card, arts.get(id) ?? true, sources);
      made.set(id, view);
      return view;
    };
  }, [game, profile, main, sub]);
}

function useBandName(game: GameData, main: Builder['main'], sub: Builder['sub']) {
  return useCallback(
    (id: number): string => {
      const band = game.bands.get(id);
      return (band && localised(band.name, main, sub)?.value) ?? `#${id}`;
    },
    [game.bands, main, sub],
  );
}

/** The records the inputs name, and how they are shown. */
function useChosen(inputs: TeamInputs, game: GameData, main: Builder['main'], sub: Builder['sub']) {
  const event = inputs.event === null ? null : (game.events.get(inputs.event) ?? null);
  const song = inputs.song === null ? null : (game.songs.get(inputs.song) ?? null);
  const shownSong = useMemo(
    () => (song ? songView(song, { bands: game.bands, main, sub }) : null),
    [song, game.bands, main, sub],
  );
  return { event, song, songView: shownSong };
}

/** A link may ask for a chart that the song does not have, or a room the event does not have; what is shown is what is searched. */
function useFittingInputs(inputs: TeamInputs, game: GameData): TeamInputs {
  const song = inputs.song === null ? undefined : game.songs.get(inputs.song);
  const difficulty = fittingDifficulty(song, inputs.difficulty);
  const live = fittingLive(inputs, game);
  return useMemo(
    () =>
      difficulty === inputs.difficulty && live === inputs.live ? inputs : { ...inputs, difficulty, live },
    [inputs, difficulty, live],
  );
}

const nobody = (): void => {};

/** What the inputs ask for: a team for a song or three for a medley. */
function askedBy(inputs: TeamInputs, profile: Profile | null, game: GameData) {
  const isMedley = inputs.live === 'medley';
  return {
    request: isMedley ? null : requestOf(inputs, profile, game),
    medley: isMedley ? medleyRequestOf(inputs, profile, game) : null,
  };
}

/** Asks, with changed inputs if given. */
function useSearch(
  { latest, change }: Pick<InAddress<TeamInputs>, 'latest' | 'change'>,
  profile: Profile | null,
  game: GameData,
  startMedley: (request: MedleyRequest) => void,
): Builder['search'] {
  const start = useSearchStart();
  return useCallback(
    (patch) => {
      if (patch) change(typeof patch === 'function' ? patch(latest()) : patch);
      // A number typed last counts even if the page was not drawn since.
      const { request, medley } = askedBy(latest(), profile, game);
      if (request) start(request);
      if (medley) startMedley(medley);
    },
    [latest, change, profile, game, start, startMedley],
  );
}

const isChosen = (slot: ChartName | null): slot is ChartName => slot !== null;

/** Asks for what the next question will need. */
function useCharts(
  { live, medley, difficulty }: TeamInputs,
  songId: number | null,
  hasProfile: boolean,
): void {
  const charts = useMemo(() => {
    if (!hasProfile) return [];
    if (live === 'medley') return medley.filter(isChosen);
    return songId === null ? [] : [{ songId, difficulty }];
  }, [live, medley, difficulty, songId, hasProfile]);
  useChartsAhead(charts);
}

/**
 * Puts inputs, data and profile together. The same object as long as none of them changes; `startMedley` must be the same
 * function each time.
 */
export function useBuilder(
  { inputs: given, latest, change }: InAddress<TeamInputs>,
  game: GameData,
  startMedley: (request: MedleyRequest) => void = nobody,
): Builder {
  const { main, sub } = useServers();
  const { profiles, activeProfile } = useProfiles();
  const inputs = useFittingInputs(given, game);
  const profile = profileOf(inputs.profile, profiles, activeProfile);
  const cardOf = useCardViews(game, profile, main, sub);
  const bandName = useBandName(game, main, sub);
  const { event, song, songView: shownSong } = useChosen(inputs, game, main, sub);
  const search = useSearch({ latest, change }, profile, game, startMedley);
  useCharts(inputs, song?.id ?? null, profile !== null);
  return useMemo(() => {
    return {
      inputs,
      change,
      game,
      main,
      sub,
      profile,
      server: inputs.server ?? profile?.server ?? main,
      song,
      songView: shownSong,
      event,
      bonus: bonusOf(inputs, event),
      kind: kindOf(event, inputs),
      ...askedBy(inputs, profile, game),
      cardOf,
      bandName,
      search,
    };
  }, [inputs, change, game, main, sub, profile, song, shownSong, event, cardOf, bandName, search]);
}
