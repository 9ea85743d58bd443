import { asInteger, asList, asObject, asText, isJsonObject } from '#model/records/reading';
import { FIXED_PAGES } from '#model/site/links';
import { EXTRA_WIDGETS, FIRST_SHORTCUTS, MAX_SHORTCUTS, WIDGETS, type Widget } from '#model/vocabulary/home';
import type { KeptValue } from '../kept/kept.types.ts';

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

const HERE = ['/', '/home/bestdori/customize'];

/** The pages a shortcut can lead to; the home page itself is none. */
export const SHORTCUT_PAGES: readonly string[] = FIXED_PAGES.map(({ path }) => path).filter(
  (path) => !HERE.includes(path),
);

/** Layout for new visitors. */
export const DEFAULT_HOME: HomeLayout = {
  widgets: WIDGETS.filter((widget) => !EXTRA_WIDGETS.includes(widget)),
  shortcuts: FIRST_SHORTCUTS.filter((path) => SHORTCUT_PAGES.includes(path)),
};

const included = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list : [...list, one];
const without = <T>(list: readonly T[], one: T): readonly T[] => list.filter((each) => each !== one);

/** Moves one item of a list by some places, clamped to the ends. */
export function moveBy<T>(list: readonly T[], one: T, by: number): readonly T[] {
  const from = list.indexOf(one);
  const to = Math.max(0, Math.min(list.length - 1, from + Math.trunc(by)));
  if (from < 0 || !Number.isFinite(by) || to === from) return list;
  return without(list, one).toSpliced(to, 0, one);
}

const canAdd = ({ shortcuts }: HomeLayout, path: string): boolean =>
  shortcuts.length < MAX_SHORTCUTS && SHORTCUT_PAGES.includes(path);

function changeOf(layout: HomeLayout, edit: HomeEdit): Partial<HomeLayout> {
  const { widgets, shortcuts } = layout;
  switch (edit.kind) {
    case 'addWidget':
      return { widgets: included(widgets, edit.widget) };
    case 'removeWidget':
      return { widgets: without(widgets, edit.widget) };
    case 'moveWidget':
      return { widgets: moveBy(widgets, edit.widget, edit.by) };
    case 'addShortcut':
      return canAdd(layout, edit.path) ? { shortcuts: included(shortcuts, edit.path) } : {};
    case 'removeShortcut':
      return { shortcuts: without(shortcuts, edit.path) };
    case 'moveShortcut':
      return { shortcuts: moveBy(shortcuts, edit.path, edit.by) };
    case 'reset':
      return DEFAULT_HOME;
  }
}

/** The stored position of a widget: negative when removed, null when unreadable. */
const placeOf = (places: unknown, widget: Widget): number | null => asInteger(asObject(places)[widget]);

/** Widgets by stored position; unknown ones, such as new widgets, come last. */
function readWidgets(places: unknown): readonly Widget[] {
  if (!isJsonObject(places)) return DEFAULT_HOME.widgets;
  const shown = WIDGETS.flatMap((widget) => {
    const place = placeOf(places, widget);
    if (place === null) return EXTRA_WIDGETS.includes(widget) ? [] : [{ widget, place: WIDGETS.length }];
    return place < 0 ? [] : [{ widget, place }];
  });
  return shown.sort((a, b) => a.place - b.place).map(({ widget }) => widget);
}

/** Reads the stored layout. Invalid entries are dropped, missing parts get the default. */
function readHome(json: unknown): HomeLayout {
  const { widgets, shortcuts } = asObject(json);
  const paths = new Set(asList(shortcuts, asText).filter((path) => SHORTCUT_PAGES.includes(path)));
  return {
    widgets: readWidgets(widgets),
    shortcuts: Array.isArray(shortcuts) ? [...paths].slice(0, MAX_SHORTCUTS) : DEFAULT_HOME.shortcuts,
  };
}

export const HOME: KeptValue<HomeLayout, HomeEdit> = {
  key: 'settings/home',
  decode: readHome,
  // Positions by name, so that a later version can distinguish removed widgets from new ones.
  encode: ({ widgets, shortcuts }) => ({
    widgets: Object.fromEntries(WIDGETS.map((widget) => [widget, widgets.indexOf(widget)])),
    shortcuts,
  }),
  edit: (layout, edit) => ({ ...layout, ...changeOf(layout, edit) }),
};
