import type { TeamProblem, TeamRequest } from '#model/compute/request';
import { chartQuery } from '#src/kit/data/charts.ts';
import { DataFailure } from '#src/kit/data/failure.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';

/**
 * Loads what a team search needs; lists and charts already on the page are taken from memory, as the same objects.
 * Rejects with DataFailure naming the data that is missing.
 */
export async function loadTeamData(request: TeamRequest, signal: AbortSignal): Promise<TeamProblem> {
  const { songId, difficulty, ...question } = request;
  const [cards, skills, characters, areaItems, songs, chart] = await Promise.all([
    queryClient.ensureQueryData(LISTS.cards),
    queryClient.ensureQueryData(LISTS.skills),
    queryClient.ensureQueryData(LISTS.characters),
    queryClient.ensureQueryData(LISTS.areaItems),
    queryClient.ensureQueryData(LISTS.songs),
    queryClient.ensureQueryData(chartQuery(songId, difficulty)),
  ]);
  signal.throwIfAborted();
  const level = songs.byId.get(songId)?.difficulties[difficulty]?.level;
  if (level === undefined) throw new DataFailure('chart', 'missing');
  return {
    question: { ...question, level },
    data: {
      cards: cards.byId,
      skills: skills.byId,
      characters: characters.byId,
      areaItems: areaItems.byId,
      chart,
    },
  };
}
