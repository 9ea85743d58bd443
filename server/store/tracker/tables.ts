/** What the tracker keeps (reference R62). */

/** A sample, or a run of samples in one row, see `packing.ts`. */
export interface SamplesTable {
  readonly series: number;
  /** Epoch milliseconds of the sample, of a run the first one. */
  readonly at: number;
  readonly body: string;
}

export interface SampleSeriesTable {
  readonly id: number;
  readonly server: number;
  readonly event: number;
  /** `cutoff` or `top`. */
  readonly kind: string;
  /** The rank of a cutoff; of the ten best the song that is ranked, 0 for points. */
  readonly subject: number;
  /** The player of a place among the ten; 0 of a cutoff. */
  readonly uid: number;
  /** When its samples were put together, after the event. */
  sealedAt: number | null;
}

/** Who was among the ten of an event. */
export interface RankedPlayersTable {
  readonly server: number;
  readonly event: number;
  readonly uid: number;
  /** JSON of a `TopPlayer`. */
  payload: string;
}

/** That an event has new samples. */
export interface SampleNewsTable {
  readonly id: number;
  readonly server: number;
  readonly event: number;
}

/** Who may do what only one process does. */
export interface LeasesTable {
  readonly name: string;
  owner: string;
  until: number;
}

export interface TrackerTables {
  samples: SamplesTable;
  sampleSeries: SampleSeriesTable;
  rankedPlayers: RankedPlayersTable;
  sampleNews: SampleNewsTable;
  leases: LeasesTable;
}
