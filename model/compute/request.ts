import type { Difficulty } from '../vocabulary/difficulties.ts';
import type { TeamData, TeamQuestion } from './team.ts';

/** What the visitor asks the team builder for: a question that still names its chart instead of holding it. */
export type TeamRequest = Omit<TeamQuestion, 'level'> & {
  readonly songId: number;
  readonly difficulty: Difficulty;
};

/**
 * A request with its data loaded, ready to be searched. Pass the same `cards`, `skills`, `characters`,
 * `areaItems` and `chart` objects again as long as they have not changed: a part is sent to the engine only when
 * it is another object than last time.
 */
export interface TeamProblem {
  readonly question: TeamQuestion;
  readonly data: TeamData;
}

/** Which engine answers, and why it is not WebAssembly when it is not. */
export interface EngineNote {
  readonly engine: 'wasm' | 'ts';
  readonly fallback: string | null;
}
