import type { PerServer } from '../vocabulary/servers.ts';

/** A title that players wear, as `degrees/all` tells it (reference R14): a plate with a frame and a mark upon it. */
export interface TitleRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  /** Names of its pictures on each server, the lowest first. */
  readonly pictures: PerServer<readonly string[]>;
}

/** What an event gives besides cards: titles and stamps, by their numbers. */
export interface Prizes {
  readonly titles: ReadonlyMap<number, TitleRecord>;
  /** Names of pictures. */
  readonly stamps: ReadonlyMap<number, string>;
}
