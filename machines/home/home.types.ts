import type { Widget } from '#model/vocabulary/home';
import type { KeepOutcome, Kept, Revision, StorageProblem } from '#model/vocabulary/storage';

/** What a visitor made of the home page. */
export interface HomeLayout {
  /** The parts that show, first to last. */
  readonly widgets: readonly Widget[];
  /** Addresses of the pages in reach, first to last. */
  readonly shortcuts: readonly string[];
}

export interface HomeContext {
  readonly layout: HomeLayout;
  /** The layout as last kept, and as last tried: compared by identity. */
  readonly kept: HomeLayout | null;
  readonly tried: HomeLayout | null;
  /** Of what was last kept or read. */
  readonly revision: Revision | null;
  /** Another tab wrote something this one has not read yet. */
  readonly isStale: boolean;
  readonly problem: StorageProblem | null;
}

export type HomeCommand =
  /** Comes last when it did not show. */
  | { readonly type: 'WIDGET.ADDED'; readonly widget: Widget }
  | { readonly type: 'WIDGET.REMOVED'; readonly widget: Widget }
  /** Towards the start when negative; beyond the ends is to the end. */
  | { readonly type: 'WIDGET.MOVED'; readonly widget: Widget; readonly by: number }
  | { readonly type: 'SHORTCUT.ADDED'; readonly path: string }
  | { readonly type: 'SHORTCUT.REMOVED'; readonly path: string }
  | { readonly type: 'SHORTCUT.MOVED'; readonly path: string; readonly by: number }
  | { readonly type: 'HOME.RESET' }
  | { readonly type: 'STORAGE.RETRY' };

export type HomeEvent =
  | HomeCommand
  /** From `watch`: another tab kept something. */
  | { readonly type: 'KEPT.CHANGED' }
  | { readonly type: 'xstate.done.actor.load'; readonly output: Kept<HomeLayout> }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.check'; readonly output: Kept<HomeLayout> }
  | { readonly type: 'xstate.error.actor.check'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.save'; readonly output: KeepOutcome<HomeLayout> }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.watch'; readonly error: unknown };
