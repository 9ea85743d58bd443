/** What a level costs (reference R14). */
export interface ExpRow {
  readonly level: number;
  /** From the level before to this one. */
  readonly exp: number;
  /** From level 1 to this one. */
  readonly total: number;
}

/** Rows by rising level. */
export type ExpTable = readonly ExpRow[];
