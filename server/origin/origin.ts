import type { Readable } from 'node:stream';
/** What came of asking an origin for data. */
export type DataRead =
  | {
      readonly status: 'found';
      readonly value: unknown;
      /** Equal versions of one name and level mean equal values. */
      readonly version: string;
      /** True when the origin is down and this is what it said before. */
      readonly stale: boolean;
    }
  | Missing
  | Unavailable;

/** Bytes that may not be there yet, but whose size and entity tag are known. */
interface ByteSource {
  readonly size: number;
  /** Strong entity tag. */
  readonly tag: string;
  /** From `start` to `end`, both included, once the first of them is there; null when they cannot be had now. */
  read(start: number, end: number): Promise<Readable | null>;
}

/** What came of asking an origin for a picture, a sound or another file. */
export type AssetRead =
  | {
      readonly status: 'found';
      readonly type: string;
      readonly body:
        | { readonly bytes: Uint8Array }
        | { readonly file: string }
        | { readonly source: ByteSource };
    }
  | Missing
  | Unavailable;

interface Missing {
  readonly status: 'missing';
}

/** The origin cannot be reached and nothing is kept from before. */
interface Unavailable {
  readonly status: 'unavailable';
}

export const MISSING: Missing = { status: 'missing' };
export const UNAVAILABLE: Unavailable = { status: 'unavailable' };

/** A player of the game that someone asks for. */
export interface PlayerRequest {
  readonly server: number;
  readonly uid: number;
  /** What the player was asked to put into their comment; an invented player does so at once. */
  readonly code: string;
}

/** Points over an event: of a rank, or of the ten best. */
export type TrackerRequest =
  | { readonly kind: 'cutoffs'; readonly server: number; readonly event: number; readonly tier: number }
  /** `mid` is 0 for points, else the song that is ranked. */
  | { readonly kind: 'top'; readonly server: number; readonly event: number; readonly mid: number };

/** An answer of now as it was published: `player/{server}/{id}`, `tracker/data`, `eventtop/data`. */
export type LiveRead = { readonly status: 'found'; readonly value: unknown } | Missing | Unavailable;

/** On whose behalf an origin is asked. */
export interface Asker {
  /** A busy caller delays only itself. */
  readonly who: string;
  /** Says when no one waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Where static data comes from: the demo set, a directory dump, or a remote origin. Without an asker it is the site that asks. */
export interface Origin {
  readonly kind: 'demo' | 'dump' | 'remote';
  /** For people: what is being served. */
  readonly label: string;
  /** Changes whenever the data as a whole may have changed; part of picture addresses that are kept for good. */
  readonly version: string;
  /**
   * A list (`cards/all`), an item (`cards/12`), a chart (`charts/12/expert`) or another name of the API, without
   * `.json`. `level` asks for that amount of fields (reference R1); without it the richest record is given.
   * A name that is not well formed is missing.
   */
  read(name: string, level?: number | null, asker?: Asker): Promise<DataRead>;
  /** By the path as served: `assets/jp/…` or `res/…`. */
  readAsset(path: string, asker?: Asker): Promise<AssetRead>;
  /** A player as of now; unavailable where no one knows players. */
  readPlayer(request: PlayerRequest, asker?: Asker): Promise<LiveRead>;
  /** As of now; missing for an event that is not known. */
  readTracker(request: TrackerRequest, asker?: Asker): Promise<LiveRead>;
  close(): Promise<void>;
}

type Answers = Pick<Origin, 'read' | 'readAsset' | 'readPlayer' | 'readTracker'>;

/** An origin that answers some questions otherwise, and all else as before. */
export const originWith = (origin: Origin, changed: Partial<Answers>): Origin => ({
  kind: origin.kind,
  label: origin.label,
  version: origin.version,
  read: (name, level, asker) => origin.read(name, level, asker),
  readAsset: (path, asker) => origin.readAsset(path, asker),
  readPlayer: (request, asker) => origin.readPlayer(request, asker),
  readTracker: (request, asker) => origin.readTracker(request, asker),
  close: () => origin.close(),
  ...changed,
});

/** One line for the operator. */
export type Log = (line: string) => void;

/** A mistake of the operator, reported in one line. */
export class OriginError extends Error {}
