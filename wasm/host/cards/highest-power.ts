import type { TeamData, TeamQuestion } from '#model/compute/team';
import { readResult } from '../answer.ts';
import type { Engine } from '../engine.ts';
import { type Packed, pack } from '../pack.ts';

/** Below this many teams it is quicker to look at them than to split an item slot. */
const FEW_TEAMS = 4_000;
const WORK = 4_000;

/**
 * The highest power any allowed team has: the best score of a chart that is a single note without skills. `packed` is the
 * question as it was packed last; the engine holds another one afterwards.
 */
export function highestPower(
  engine: Engine,
  question: TeamQuestion,
  { sixth }: Pick<Packed, 'sixth'>,
  data: Omit<TeamData, 'chart'>,
): number {
  const note = { time: 0, beat: 0, skill: false, fever: false };
  const packed = pack(
    engine,
    {
      ...question,
      target: 'score',
      points: null,
      top: 1,
      live: 'free',
      // As it was: it is idle when another player always takes the encore.
      sixth,
      constraints: { ...question.constraints, minPower: 0 },
    },
    { ...data, chart: { notes: [note], skillNotes: [], hasFever: false, repairs: [] } },
  );
  engine.kernels.openSearch(packed.bands, FEW_TEAMS);
  while (engine.kernels.advanceSearch(WORK) === 0) if (engine.read('nodes') > 1e6) break;
  return readResult(engine, packed, question, 0).power;
}
