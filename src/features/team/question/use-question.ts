import { useMemo } from 'react';
import type { InputsPatch, TeamInputs } from '#model/compute/asked/inputs';
import { fittingLive, requestsOf } from '#model/compute/asked/request';
import type { MedleyRequest } from '#model/compute/medley';
import type { TeamRequest } from '#model/compute/request';
import { askedInputs, collectionOf } from '#model/compute/sent/shared';
import { isPremadeName } from '#model/profile/naming';
import { premadeProfile } from '#model/profile/premade';
import type { Profile } from '#model/profile/profile';
import type { EventRecord } from '#model/records/event';
import type { SongRecord } from '#model/records/song';
import { fittingDifficulty } from '#model/rules/fitting-difficulty';
import type { ServerIndex } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import type { InAddress } from '#src/kit/address/use-address.ts';
import type { ChartName } from '#src/kit/data/charts.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { GameData } from '../sources/game-data.ts';
import { useChartsAhead } from './charts-ahead.data.ts';

/**
 * The full collection where an address names one that is not among the visitor's: it needs no file. It is made for the
 * page alone, because a link must not keep anything in the browser that opens it (reference R86).
 */
function usePremade(name: string | null, server: ServerIndex, game: GameData): Profile | null {
  const { profiles, isLoading } = useProfiles();
  const now = useNow(HOUR_MS);
  const isNamed = name !== null && isPremadeName(name) && !profiles.some((each) => each.name === name);
  const canBeMade = isNamed && !isLoading && !game.isComing && now > 0;
  return useMemo(
    () => (canBeMade ? { ...premadeProfile(game.cards, game.areaItems, server, now), name } : null),
    [canBeMade, game, server, now, name],
  );
}

/** What the visitor asks: the inputs, what they name, and how to change them. */
export interface Question {
  readonly inputs: TeamInputs;
  readonly change: (patch: InputsPatch) => void;
  readonly profile: Profile | null;
  /** The question shows shared teams: `profile` holds their cards alone. */
  readonly isShared: boolean;
  /** The server whose numbers count. */
  readonly server: ServerIndex;
  readonly song: SongRecord | null;
  readonly event: EventRecord | null;
  /** Null while profile or song are missing, and when a medley is asked for. */
  readonly request: TeamRequest | null;
  /** Null while profile or a song are missing, and when a single song is asked for. */
  readonly medley: MedleyRequest | null;
}

/** The profile the address names, else the active one; of several with one name the active one. */
const profileOf = (
  name: string | null,
  profiles: readonly Profile[],
  active: Profile | null,
): Profile | null =>
  active?.name === name ? active : (profiles.find((profile) => profile.name === name) ?? active);

/** Corrects what a link may ask for: a chart the song does not have, or a room the event does not have. */
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

/** Fetches the charts that the next search will need; a song that is not in the data has none. */
function useNextCharts(
  { live, medley, difficulty }: TeamInputs,
  songId: number | null,
  hasProfile: boolean,
  songs: GameData['songs'],
): void {
  const charts = useMemo(() => {
    if (!hasProfile) return [];
    const isThere = (slot: ChartName | null): slot is ChartName => slot !== null && songs.has(slot.songId);
    if (live === 'medley') return medley.filter(isThere);
    return songId === null ? [] : [{ songId, difficulty }];
  }, [live, medley, difficulty, songId, hasProfile, songs]);
  useChartsAhead(charts);
}

/** The cards of shared teams as a collection; null without any. */
function useSentCards(
  { shared, server }: TeamInputs,
  main: ServerIndex,
  { cards }: GameData,
): Profile | null {
  const { t } = useTranslation();
  const name = t('builder.shared.title');
  const where = server ?? main;
  return useMemo(() => shared && collectionOf(shared, name, where, cards), [shared, name, where, cards]);
}

/** The question in the address. The same object until inputs, data or profile change. */
export function useQuestion(
  { inputs: given, change }: Pick<InAddress<TeamInputs>, 'inputs' | 'change'>,
  game: GameData,
): Question {
  const { main } = useServers();
  const { profiles, activeProfile } = useProfiles();
  const asked = useMemo(() => askedInputs(given), [given]);
  const inputs = useFittingInputs(asked, game);
  const sent = useSentCards(inputs, main, game);
  const premade = usePremade(inputs.profile, inputs.server ?? main, game);
  const profile = sent ?? premade ?? profileOf(inputs.profile, profiles, activeProfile);
  const isShared = sent !== null;
  const song = inputs.song === null ? null : (game.songs.get(inputs.song) ?? null);
  const event = inputs.event === null ? null : (game.events.get(inputs.event) ?? null);
  useNextCharts(inputs, song?.id ?? null, profile !== null, game.songs);
  return useMemo(() => {
    const server = inputs.server ?? profile?.server ?? main;
    const requests = requestsOf(inputs, profile, game);
    return { inputs, change, profile, isShared, server, song, event, ...requests };
  }, [inputs, change, game, main, profile, isShared, song, event]);
}
