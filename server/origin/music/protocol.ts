import type { DemoSound } from '../../demo/demo.types.ts';

/** What the program that makes music is asked for. */
export interface Order {
  /** Numbers of orders are never used twice. */
  readonly number: number;
  readonly seed: number;
  readonly sound: Pick<DemoSound, 'kind' | 'id'>;
}

/** What it says. The bytes of several orders may come by turns. */
export type News =
  | { readonly status: 'ready' }
  | { readonly status: 'bytes'; readonly number: number; readonly bytes: Uint8Array }
  | { readonly status: 'done'; readonly number: number }
  | { readonly status: 'error'; readonly number: number; readonly message: string };
