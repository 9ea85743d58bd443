import type { Widget } from '#model/vocabulary/home';

/** What a visitor made of the home page. */
export interface HomeLayout {
  /** The parts that show, first to last. */
  readonly widgets: readonly Widget[];
  /** Addresses of the pages in reach, first to last. */
  readonly shortcuts: readonly string[];
}

export type HomeEdit =
  /** Comes last when it did not show. */
  | { readonly kind: 'addWidget'; readonly widget: Widget }
  | { readonly kind: 'removeWidget'; readonly widget: Widget }
  /** Towards the start when negative; beyond the ends is to the end. */
  | { readonly kind: 'moveWidget'; readonly widget: Widget; readonly by: number }
  /** Does nothing when it is no page or there are enough. */
  | { readonly kind: 'addShortcut'; readonly path: string }
  | { readonly kind: 'removeShortcut'; readonly path: string }
  | { readonly kind: 'moveShortcut'; readonly path: string; readonly by: number }
  | { readonly kind: 'reset' };
