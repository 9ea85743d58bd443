import type { DemoSound } from '../demo.types.ts';

/** A sound that the music program is to make. */
export interface SoundJob {
  /** No two orders have the same number. */
  readonly number: number;
  readonly seed: number;
  readonly sound: Pick<DemoSound, 'kind' | 'id'>;
}

/** What the program says about an order. The bytes of several orders may come by turns. */
export type SoundReport =
  | { readonly status: 'bytes'; readonly number: number; readonly bytes: Uint8Array }
  | { readonly status: 'done'; readonly number: number }
  | { readonly status: 'error'; readonly number: number; readonly message: string };
