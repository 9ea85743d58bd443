/** What a team live festival asks for at a time, as the data names it: `life`. */
export interface FestivalStage {
  readonly kind: string;
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number;
}

/** A song that is played at a time. */
export interface FestivalSong extends Omit<FestivalStage, 'kind'> {
  readonly songId: number;
}
