/** A chart after parse and repair, in the order in which notes score (reference R8): by beat, the skill note first. */
export interface ScoringNote {
  /** Seconds from the start of the audio. */
  readonly time: number;
  readonly beat: number;
  readonly skill: boolean;
  /** Between the fever commands, both ends included. */
  readonly fever: boolean;
}

export interface ScoringChart {
  readonly notes: readonly ScoringNote[];
  /** Indices into `notes` of the skill notes; six in every official chart. */
  readonly skillNotes: readonly number[];
  readonly hasFever: boolean;
  /** What had to be mended while parsing, one plain sentence for each kind of fault. */
  readonly repairs: readonly string[];
}
