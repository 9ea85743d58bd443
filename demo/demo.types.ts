/** Bytes of one drawn picture, of the type its path says. */
export interface DemoAsset {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Music, which is made elsewhere because that takes long: a song, its chorus, or the piece of an event or of a member. */
export interface DemoSound {
  readonly kind: 'song' | 'chorus' | 'event' | 'own';
  readonly id: number;
  readonly seconds: number;
}

export interface DemoPlayerQuestion {
  readonly server: number;
  readonly uid: number;
  /** A code that someone was asked to put into the comment; empty for none. */
  readonly code: string;
}

/** A ranking of an event: of a rank, or of the ten best. */
export type DemoRanking = { readonly server: number; readonly event: number } & (
  | { readonly kind: 'cutoffs'; readonly tier: number }
  | { readonly kind: 'top'; readonly mid: number }
);

/** The invented data set: a pure function of seed and date. */
export interface DemoSet {
  readonly seed: number;
  /** Demo date as `YYYY-MM-DD`; "now" for releases and events. */
  readonly date: string;
  /** List names served at any level, such as `cards/all` or `areaItems/main`. */
  readonly names: readonly string[];
  /**
   * The richest record of a name without level: a list (`cards/all`), an item (`cards/12`) or a chart
   * (`charts/12/expert`); undefined when there is none. Lists hold full list records; the origin projects levels.
   */
  json(name: string): unknown;
  /** Before `json` of a name that takes long to make: makes it with pauses, so that others are answered in between. */
  prepare(name: string): Promise<void>;
  /** `tracker/data` or `eventtop/data` as known at a moment (epoch milliseconds); undefined for an event that is not held. */
  tracker(question: DemoRanking, nowMs: number): unknown;
  /** `player/{server}/{id}` of someone invented; null for numbers that no one has. `code` stands in the comment of some. */
  player(question: DemoPlayerQuestion, nowMs: number): unknown;
  /** Which music a path below `/assets/{server}/` is of; null when it is of none. */
  sound(path: string): DemoSound | null;
  /** A picture or a short sound by its path below `/assets/{server}/` or `/res/`; null when there is none. */
  asset(path: string): Promise<DemoAsset | null>;
}
