import type { MedleyProblem, MedleyRequest, MedleySong } from '#model/compute/medley';
import { loadTeamData } from './team.data.ts';

/** Loads what a medley needs, its three songs as those of single questions. Rejects with DataFailure as they do. */
export async function loadMedleyData(request: MedleyRequest, signal: AbortSignal): Promise<MedleyProblem> {
  const { songs, constraints, ...shared } = request;
  const load = ({ songId, difficulty }: MedleySong) =>
    loadTeamData(
      {
        ...shared,
        songId,
        difficulty,
        top: 1,
        sixth: 'leader',
        order: 'uniform',
        target: 'score',
        points: null,
        constraints: { ...constraints, leader: null, minPower: 0 },
      },
      signal,
    );
  const [one, two, three] = await Promise.all([load(songs[0]), load(songs[1]), load(songs[2])]);
  const { chart, ...data } = one.data;
  return {
    question: {
      ...shared,
      constraints,
      levels: [one.question.level, two.question.level, three.question.level],
    },
    data: { ...data, charts: [chart, two.data.chart, three.data.chart] },
  };
}
