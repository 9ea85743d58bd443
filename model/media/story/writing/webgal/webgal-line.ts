/** How well WebGAL says what an action does (reference R145). */
export const WEBGAL_GRADES = ['exact', 'near', 'lost'] as const;
export type WebgalGrade = (typeof WEBGAL_GRADES)[number];

/** Why an action is not the same there. */
export type WebgalReason =
  | 'unknown'
  | 'signs'
  | 'voices'
  | 'moments'
  | 'way'
  | 'undressed'
  | 'absent'
  | 'shake'
  | 'curtain'
  | 'colour'
  | 'caption'
  | 'still'
  | 'weather'
  | 'none';

/** An action of a story as statements of WebGAL; `at` is its index, -1 the opening. */
export interface WebgalLine {
  readonly at: number;
  readonly statements: readonly string[];
  readonly grade: WebgalGrade;
  /** Null where nothing is lost. */
  readonly reason: WebgalReason | null;
}

/** What one action is written as. */
export interface Written {
  readonly statements: readonly string[];
  readonly reason: WebgalReason | null;
}

export const exactly = (...statements: readonly string[]): Written => ({ statements, reason: null });
export const lost = (reason: WebgalReason): Written => ({ statements: [], reason });
export const nearly = (reason: WebgalReason, ...statements: readonly string[]): Written => ({
  statements,
  reason,
});

export const gradeOf = ({ statements, reason }: Written): WebgalGrade => {
  if (reason === null) return 'exact';
  return statements.length > 0 ? 'near' : 'lost';
};
