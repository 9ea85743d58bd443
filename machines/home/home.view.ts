import type { SnapshotFrom } from 'xstate';
import { MOST_SHORTCUTS, WIDGETS, type Widget } from '#model/vocabulary/home';
import type { StorageProblem } from '#model/vocabulary/storage';
import { DEFAULT_HOME, isSame, OFFERED } from './home.logic.ts';
import type { homeMachine } from './home.machine.ts';
import type { HomeCommand, HomeLayout } from './home.types.ts';

export interface HomeView extends HomeLayout {
  /** Nothing was read yet: the defaults show and commands do nothing. */
  readonly isLoading: boolean;
  /** What can be added. */
  readonly otherWidgets: readonly Widget[];
  readonly otherShortcuts: readonly string[];
  /** No further shortcut fits in. */
  readonly isFull: boolean;
  /** As somebody new sees it. */
  readonly isDefault: boolean;
  readonly storageProblem: StorageProblem | null;
  addWidget(widget: Widget): void;
  removeWidget(widget: Widget): void;
  /** Towards the start when negative. */
  moveWidget(widget: Widget, by: number): void;
  addShortcut(path: string): void;
  removeShortcut(path: string): void;
  moveShortcut(path: string, by: number): void;
  reset(): void;
  retryStorage(): void;
}

/** What a page sees of the home page's layout and what it can do. */
export function homeView(
  snapshot: SnapshotFrom<typeof homeMachine>,
  send: (event: HomeCommand) => void,
): HomeView {
  const { layout, problem } = snapshot.context;
  return {
    ...layout,
    isLoading: snapshot.hasTag('busy'),
    otherWidgets: WIDGETS.filter((widget) => !layout.widgets.includes(widget)),
    otherShortcuts: OFFERED.filter((path) => !layout.shortcuts.includes(path)),
    isFull: layout.shortcuts.length >= MOST_SHORTCUTS,
    isDefault: isSame(layout, DEFAULT_HOME),
    storageProblem: snapshot.hasTag('error') ? problem : null,
    addWidget: (widget) => send({ type: 'WIDGET.ADDED', widget }),
    removeWidget: (widget) => send({ type: 'WIDGET.REMOVED', widget }),
    moveWidget: (widget, by) => send({ type: 'WIDGET.MOVED', widget, by }),
    addShortcut: (path) => send({ type: 'SHORTCUT.ADDED', path }),
    removeShortcut: (path) => send({ type: 'SHORTCUT.REMOVED', path }),
    moveShortcut: (path, by) => send({ type: 'SHORTCUT.MOVED', path, by }),
    reset: () => send({ type: 'HOME.RESET' }),
    retryStorage: () => send({ type: 'STORAGE.RETRY' }),
  };
}
