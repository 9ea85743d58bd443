import type { JsonObject } from '#model/records/reading';
import { addAction } from '../list/add-bar.tsx';
import type { NewKind } from '../list/new-action.ts';
import { shift } from '../list/shift.ts';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import type { EditorAct } from './chords.ts';

/** What keys need of the page besides the story. */
export interface StoryActHost {
  readonly actor: StoryEditorActor;
  /** Ids of the actions that the list shows, in order. */
  readonly shown: () => readonly number[];
  /** First action of the scene that an action is of. */
  readonly sceneOf: (id: number) => number | null;
  readonly play: () => void;
  readonly keep: () => void;
  readonly help: () => void;
}

const LIST = '[data-actions]';

export const focusList = (): void =>
  document.querySelector<HTMLElement>(LIST)?.focus({ preventScroll: true });

export function focusField(): void {
  const fields = document.querySelector('[data-inspector]');
  const field =
    fields?.querySelector<HTMLElement>('textarea[data-line]') ??
    fields?.querySelector<HTMLElement>('input, select, textarea');
  field?.focus();
}

const focusSearch = (): void => document.querySelector<HTMLElement>('[data-action-search] input')?.focus();

/** The next action that is shown, up or down, from one that may be hidden; null above the first. */
function neighbourOf({ actor, shown }: StoryActHost, by: -1 | 1): number | null | undefined {
  const { cursor, sheet } = currentView(actor);
  const ids = shown();
  if (cursor === null) return by < 0 ? null : ids[0];
  const order = new Map(sheet.actions.map(({ id }, at) => [id, at]));
  const here = order.get(cursor) ?? -1;
  const placeOf = (id: number) => order.get(id) ?? -1;
  if (by > 0) return ids.find((id) => placeOf(id) > here);
  return ids.findLast((id) => placeOf(id) < here) ?? null;
}

function step(host: StoryActHost, by: -1 | 1, isExtending = false): void {
  const { moveTo } = currentView(host.actor);
  const id = neighbourOf(host, by);
  if (id === undefined || (id === null && isExtending)) return;
  moveTo(id, isExtending ? 'extend' : 'alone');
}

function jump({ actor, shown }: StoryActHost, to: 0 | -1): void {
  const id = shown().at(to);
  if (id !== undefined) currentView(actor).moveTo(id);
}

const selectedIds = (actor: StoryEditorActor): readonly number[] => [...currentView(actor).selection];

function fold({ actor, sceneOf }: StoryActHost, isFolded: boolean): void {
  const { cursor, fold: put } = currentView(actor);
  const scene = cursor === null ? null : sceneOf(cursor);
  if (scene !== null) put(scene, isFolded);
}

const adding =
  (kind: NewKind) =>
  ({ actor }: StoryActHost): void =>
    addAction(actor, kind);

/** What was copied, as the browser's clipboard takes it; null where nothing is selected. */
export function copied(actor: StoryEditorActor): readonly JsonObject[] | null {
  if (currentView(actor).selection.size === 0) return null;
  currentView(actor).copy();
  return currentView(actor).clipboard;
}

export const removeSelected = ({ actor }: StoryActHost): void =>
  currentView(actor).run({ kind: 'remove', ids: selectedIds(actor) });

/** What a fold or a filter hides is not deleted unseen. */
function removeShown({ actor, shown }: StoryActHost): void {
  const seen = new Set(shown());
  currentView(actor).run({ kind: 'remove', ids: selectedIds(actor).filter((id) => seen.has(id)) });
}

export const ACTS: Readonly<Record<EditorAct, (host: StoryActHost) => void>> = {
  up: (host) => step(host, -1),
  down: (host) => step(host, 1),
  first: (host) => jump(host, 0),
  last: (host) => jump(host, -1),
  extendUp: (host) => step(host, -1, true),
  extendDown: (host) => step(host, 1, true),
  selectAll: ({ actor, shown }) => currentView(actor).select(shown()),
  write: focusField,
  addTalk: adding('talk'),
  addLayout: adding('layout'),
  addMotion: adding('motion'),
  addEffect: adding('effect'),
  addSound: adding('sound'),
  addBackground: adding('background'),
  moveUp: ({ actor }) => shift(actor, -1),
  moveDown: ({ actor }) => shift(actor, 1),
  fold: (host) => fold(host, true),
  unfold: (host) => fold(host, false),
  duplicate: ({ actor }) => currentView(actor).run({ kind: 'duplicate', ids: selectedIds(actor) }),
  remove: removeShown,
  // The browser's own events do these.
  copy: () => undefined,
  cut: () => undefined,
  paste: () => undefined,
  undo: ({ actor }) => currentView(actor).undo(),
  redo: ({ actor }) => currentView(actor).redo(),
  keep: ({ keep }) => keep(),
  play: ({ play }) => play(),
  find: focusSearch,
  help: ({ help }) => help(),
};
