import { asInteger, asList, asObject, asText, isJsonObject } from '#model/records/reading';
import { FIXED_PAGES } from '#model/site/links';
import { EXTRA_WIDGETS, FIRST_SHORTCUTS, MOST_SHORTCUTS, WIDGETS, type Widget } from '#model/vocabulary/home';
import { type Keeping, type Kept, type StorageProblem, storageProblemOf } from '#model/vocabulary/storage';
import type { HomeContext, HomeEvent, HomeLayout } from './home.types.ts';

const HERE = ['/', '/home/bestdori/customize'];

/** The pages a shortcut can lead to; the home page itself is none. */
export const OFFERED: readonly string[] = FIXED_PAGES.map(({ path }) => path).filter(
  (path) => !HERE.includes(path),
);

/** What somebody new sees. */
export const DEFAULT_HOME: HomeLayout = {
  widgets: WIDGETS.filter((widget) => !EXTRA_WIDGETS.includes(widget)),
  shortcuts: FIRST_SHORTCUTS.filter((path) => OFFERED.includes(path)),
};

export const initialContext = (): HomeContext => ({
  layout: DEFAULT_HOME,
  kept: null,
  tried: null,
  revision: null,
  isStale: false,
  problem: null,
});

const included = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list : [...list, one];
const without = <T>(list: readonly T[], one: T): readonly T[] => list.filter((each) => each !== one);

/** The list with one of its own moved by so many places, at most to an end. */
export function moved<T>(list: readonly T[], one: T, by: number): readonly T[] {
  const from = list.indexOf(one);
  const to = Math.max(0, Math.min(list.length - 1, from + Math.trunc(by)));
  if (from < 0 || !Number.isFinite(by) || to === from) return list;
  return without(list, one).toSpliced(to, 0, one);
}

const canAdd = ({ shortcuts }: HomeLayout, path: string): boolean =>
  shortcuts.length < MOST_SHORTCUTS && OFFERED.includes(path);

function changeIn(layout: HomeLayout, event: HomeEvent): Partial<HomeLayout> {
  const { widgets, shortcuts } = layout;
  switch (event.type) {
    case 'WIDGET.ADDED':
      return { widgets: included(widgets, event.widget) };
    case 'WIDGET.REMOVED':
      return { widgets: without(widgets, event.widget) };
    case 'WIDGET.MOVED':
      return { widgets: moved(widgets, event.widget, event.by) };
    case 'SHORTCUT.ADDED':
      return canAdd(layout, event.path) ? { shortcuts: included(shortcuts, event.path) } : {};
    case 'SHORTCUT.REMOVED':
      return { shortcuts: without(shortcuts, event.path) };
    case 'SHORTCUT.MOVED':
      return { shortcuts: moved(shortcuts, event.path, event.by) };
    case 'HOME.RESET':
      return DEFAULT_HOME;
    default:
      return {};
  }
}

/** The layout after a command; the same object when nothing changes. */
export function changed(layout: HomeLayout, event: HomeEvent): HomeLayout {
  const next = { ...layout, ...changeIn(layout, event) };
  return isSame(next, layout) ? layout : next;
}

const areEqual = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

export const isSame = (a: HomeLayout, b: HomeLayout): boolean =>
  areEqual(a.widgets, b.widgets) && areEqual(a.shortcuts, b.shortcuts);

/** Each list as changed here since `base`, else theirs; the same object as theirs when nothing was. */
export function merged(base: HomeLayout, mine: HomeLayout, theirs: HomeLayout): HomeLayout {
  const both: HomeLayout = {
    widgets: areEqual(mine.widgets, base.widgets) ? theirs.widgets : mine.widgets,
    shortcuts: areEqual(mine.shortcuts, base.shortcuts) ? theirs.shortcuts : mine.shortcuts,
  };
  return isSame(both, theirs) ? theirs : both;
}

/** Takes what storage holds; changes made here and not kept yet stay. */
export function taken(context: HomeContext, event: HomeEvent): Partial<HomeContext> {
  const theirs = keptIn(event);
  if (theirs === null) return {};
  const { value, revision } = theirs;
  const layout = merged(context.kept ?? DEFAULT_HOME, context.layout, value);
  return { layout, kept: value, tried: value, revision, problem: null };
}

function keptIn(event: HomeEvent): Kept<HomeLayout> | null {
  if (event.type === 'xstate.done.actor.load' || event.type === 'xstate.done.actor.check')
    return event.output;
  return event.type === 'xstate.done.actor.save' && !event.output.isKept ? event.output.theirs : null;
}

export const wasKept = (event: HomeEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.isKept;

export const noteKept = ({ tried }: HomeContext, event: HomeEvent): Partial<HomeContext> =>
  event.type === 'xstate.done.actor.save' && event.output.isKept
    ? { kept: tried, revision: event.output.revision, problem: null }
    : {};

export const problemIn = (event: HomeEvent): StorageProblem =>
  storageProblemOf('error' in event ? event.error : null);

/** Input of `save`. */
export const keepingOf = ({ context }: { context: HomeContext }): Keeping<HomeLayout> => ({
  value: context.layout,
  base: context.revision,
});

/** A part's place as kept: negative when it was removed; null when nothing sensible was kept of it. */
const placeOf = (places: unknown, widget: Widget): number | null => asInteger(asObject(places)[widget]);

/** Parts in the order of their places; those that nothing is known of, newer ones among them, stand at the end. */
function readWidgets(places: unknown): readonly Widget[] {
  if (!isJsonObject(places)) return DEFAULT_HOME.widgets;
  const shown = WIDGETS.flatMap((widget) => {
    const place = placeOf(places, widget);
    if (place === null) return EXTRA_WIDGETS.includes(widget) ? [] : [{ widget, place: WIDGETS.length }];
    return place < 0 ? [] : [{ widget, place }];
  });
  return shown.sort((a, b) => a.place - b.place).map(({ widget }) => widget);
}

/** Reads what was kept; what is no place or no page is left out, what is not there is the default. */
export function readHome(json: unknown): HomeLayout {
  const { widgets, shortcuts } = asObject(json);
  const paths = new Set(asList(shortcuts, asText).filter((path) => OFFERED.includes(path)));
  return {
    widgets: readWidgets(widgets),
    shortcuts: Array.isArray(shortcuts) ? [...paths].slice(0, MOST_SHORTCUTS) : DEFAULT_HOME.shortcuts,
  };
}

/** Places by name, so that a version with more parts can tell a removed one from one it did not know. */
export const writeHome = ({ widgets, shortcuts }: HomeLayout) => ({
  widgets: Object.fromEntries(WIDGETS.map((widget) => [widget, widgets.indexOf(widget)])),
  shortcuts,
});
