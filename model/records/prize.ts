import type { PerServer } from '../vocabulary/servers.ts';

/** A title that players wear, as `degrees/all` has it (reference R14): a plate with a frame and a mark upon it. */
export interface TitleRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  /** Names of its pictures on each server, the lowest first. */
  readonly pictures: PerServer<readonly string[]>;
  /** The bundle of its plate where that moves; it has no pictures then. */
  readonly moving: PerServer<string>;
  /** A word of the data for what it is given for, such as `event_point`. */
  readonly kind: string | null;
}

/** What an event gives besides cards: titles and stamps, by their numbers. */
export interface Prizes {
  readonly titles: ReadonlyMap<number, TitleRecord>;
  /** Names of pictures on each server; at least one is known. */
  readonly stamps: ReadonlyMap<number, PerServer<string>>;
}
