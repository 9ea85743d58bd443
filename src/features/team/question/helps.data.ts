import type { ChartToScore } from '#model/compute/charts';
import { type HelpsProblem, type HelpsRequest, helpsQuestion } from '#model/compute/helps';
import type { SongRecord } from '#model/records/song';
import type { ServerIndex } from '#model/vocabulary/servers';
import { chartQuery } from '#src/kit/data/charts.ts';
import { DataFailure } from '#src/kit/data/failure.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { coveredCharts } from './covered-charts.data.ts';

const DIFFICULTY = 'expert';

type Songs = ReadonlyMap<number, SongRecord>;
type Charts = Pick<HelpsProblem, 'lengths' | 'charts'>;

/** The EXPERT charts of all songs that are out on the server. */
async function allCharts(songs: Songs, server: ServerIndex): Promise<Charts> {
  const { charts, lengths } = await queryClient.ensureQueryData(coveredCharts);
  const found = [...charts].flatMap(([id, texts]): ChartToScore[] => {
    const song = songs.get(id);
    const chart = texts[DIFFICULTY];
    const level = song?.difficulties[DIFFICULTY]?.level;
    if (song?.publishedAt[server] == null || chart === undefined || level === undefined) return [];
    return [{ song: id, difficulty: DIFFICULTY, level, chart }];
  });
  return { lengths, charts: found };
}

/** The EXPERT charts of these songs; those that have none are passed over. */
async function chartsOf(songs: Songs, ids: readonly number[]): Promise<Charts> {
  const found = ids.flatMap((song) => {
    const level = songs.get(song)?.difficulties[DIFFICULTY]?.level;
    return level === undefined ? [] : [{ song, level }];
  });
  if (found.length === 0) throw new DataFailure('chart', 'missing');
  const charts = await Promise.all(
    found.map(async ({ song, level }): Promise<ChartToScore> => {
      const chart = await queryClient.ensureQueryData(chartQuery(song, DIFFICULTY));
      return { song, difficulty: DIFFICULTY, level, chart };
    }),
  );
  return { lengths: [], charts };
}

/** Loads what a comparison of cards needs. Rejects with DataFailure naming the data that is missing. */
export async function loadHelpsData(request: HelpsRequest, signal: AbortSignal): Promise<HelpsProblem> {
  const { profile, candidates, songs: asked } = request;
  const [cards, skills, characters, areaItems, songs] = await Promise.all([
    queryClient.ensureQueryData(LISTS.cards),
    queryClient.ensureQueryData(LISTS.skills),
    queryClient.ensureQueryData(LISTS.characters),
    queryClient.ensureQueryData(LISTS.areaItems),
    queryClient.ensureQueryData(LISTS.songs),
  ]);
  const charts = await (asked === 'all'
    ? allCharts(songs.byId, profile.server)
    : chartsOf(songs.byId, asked));
  signal.throwIfAborted();
  return {
    ...charts,
    question: helpsQuestion(request),
    candidates,
    data: {
      cards: cards.byId,
      skills: skills.byId,
      characters: characters.byId,
      areaItems: areaItems.byId,
    },
  };
}
