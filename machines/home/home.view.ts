import { MOST_SHORTCUTS, WIDGETS, type Widget } from '#model/vocabulary/home';
import { isEqual } from '../kept/kept.logic.ts';
import { type KeptSnapshot, keptView, type Send, type StorageView } from '../kept/kept.view.ts';
import { DEFAULT_HOME, OFFERED } from './home.logic.ts';
import type { HomeEdit, HomeLayout } from './home.types.ts';

export interface HomeView extends HomeLayout, StorageView {
  /** What can be added. */
  readonly otherWidgets: readonly Widget[];
  readonly otherShortcuts: readonly string[];
  /** No further shortcut fits in. */
  readonly isFull: boolean;
  /** As somebody new sees it. */
  readonly isDefault: boolean;
  addWidget(widget: Widget): void;
  removeWidget(widget: Widget): void;
  /** Towards the start when negative. */
  moveWidget(widget: Widget, by: number): void;
  addShortcut(path: string): void;
  removeShortcut(path: string): void;
  moveShortcut(path: string, by: number): void;
  reset(): void;
}

/** What a page sees of the home page's layout and what it can do. */
export function homeView(snapshot: KeptSnapshot<HomeLayout>, send: Send<HomeEdit>): HomeView {
  const { value: layout, edit, storage } = keptView(snapshot, send);
  return {
    ...storage,
    ...layout,
    otherWidgets: WIDGETS.filter((widget) => !layout.widgets.includes(widget)),
    otherShortcuts: OFFERED.filter((path) => !layout.shortcuts.includes(path)),
    isFull: layout.shortcuts.length >= MOST_SHORTCUTS,
    isDefault: isEqual(layout, DEFAULT_HOME),
    addWidget: (widget) => edit({ kind: 'addWidget', widget }),
    removeWidget: (widget) => edit({ kind: 'removeWidget', widget }),
    moveWidget: (widget, by) => edit({ kind: 'moveWidget', widget, by }),
    addShortcut: (path) => edit({ kind: 'addShortcut', path }),
    removeShortcut: (path) => edit({ kind: 'removeShortcut', path }),
    moveShortcut: (path, by) => edit({ kind: 'moveShortcut', path, by }),
    reset: () => edit({ kind: 'reset' }),
  };
}
