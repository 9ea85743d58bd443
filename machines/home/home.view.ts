import { MAX_SHORTCUTS, WIDGETS, type Widget } from '#model/vocabulary/home';
import { isEqual } from '../kept/kept.logic.ts';
import { type KeptSnapshot, keptView, type Send, type StorageView } from '../kept/kept.view.ts';
import { DEFAULT_HOME, type HomeEdit, type HomeLayout, SHORTCUT_PAGES } from './home.logic.ts';

export interface HomeView extends HomeLayout, StorageView {
  /** Hidden widgets that can be added. */
  readonly otherWidgets: readonly Widget[];
  readonly otherShortcuts: readonly string[];
  /** The maximum number of shortcuts is reached. */
  readonly isFull: boolean;
  /** The layout is the default one. */
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

/** The home page's layout and its commands for a page. */
export function homeView(snapshot: KeptSnapshot<HomeLayout>, send: Send<HomeEdit>): HomeView {
  const { value: layout, edit, storage } = keptView(snapshot, send);
  return {
    ...storage,
    ...layout,
    otherWidgets: WIDGETS.filter((widget) => !layout.widgets.includes(widget)),
    otherShortcuts: SHORTCUT_PAGES.filter((path) => !layout.shortcuts.includes(path)),
    isFull: layout.shortcuts.length >= MAX_SHORTCUTS,
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
