import type { Widget } from '#model/vocabulary/home';

/** A visitor's layout of the home page. */
export interface HomeLayout {
  /** Visible widgets in order. */
  readonly widgets: readonly Widget[];
  /** Paths of the shortcuts in order. */
  readonly shortcuts: readonly string[];
}

export type HomeEdit =
  /** Adds a hidden widget at the end. */
  | { readonly kind: 'addWidget'; readonly widget: Widget }
  | { readonly kind: 'removeWidget'; readonly widget: Widget }
  /** Negative moves towards the start; clamped to the ends. */
  | { readonly kind: 'moveWidget'; readonly widget: Widget; readonly by: number }
  /** Ignored when the path is no page or the shortcuts are full. */
  | { readonly kind: 'addShortcut'; readonly path: string }
  | { readonly kind: 'removeShortcut'; readonly path: string }
  | { readonly kind: 'moveShortcut'; readonly path: string; readonly by: number }
  | { readonly kind: 'reset' };
