import type { ServerPair } from '#model/rules/home-servers';

/** The main server's texts and dates come first; the sub server is the fallback. They always differ (reference R40). */
export type Servers = ServerPair;

export interface ServersChoice {
  /** Null until something was chosen: the language decides meanwhile. */
  readonly chosen: Servers | null;
}

export type ServersEdit =
  | {
      readonly kind: 'choose';
      readonly servers: Partial<Servers>;
      /** What was in use, which completes a first choice. */
      readonly inUse: Servers;
    }
  /** What a file of settings says, which may be nothing. */
  | ({ readonly kind: 'take' } & ServersChoice);
