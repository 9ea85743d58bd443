/** What members did in the challenges of a day. */
export interface DailyResultsTable {
  /** Time-ordered: of equals who came first stands first. */
  readonly id: number;
  readonly userId: number;
  readonly game: string;
  /** `2026-11-27`; empty for the sum of all days, which is kept with each of them. */
  readonly day: string;
  points: number;
  /** How many days are in it, and the points of the best of them. */
  days: number;
  best: number;
  /** JSON of the marks of the rounds; an empty list of a sum. */
  readonly marks: string;
  /** 0 for members who are in no table. */
  isShown: number;
}

export interface GameTables {
  dailyResults: DailyResultsTable;
}
