import type { ActionFilter, ActionKind } from '#machines/storyeditor/storyeditor.types';
import type { SheetAction, StorySheet } from '#model/media/story/editing/sheet';
import { asText, type JsonObject } from '#model/records/reading';
import { fileTitle } from '../pickers/file-kinds.ts';
import { kindOf } from './new-action.ts';

/** A row of the list: the head of a scene, or an action. */
export type ListRow =
  | {
      readonly kind: 'scene';
      /** Id of its first action. */
      readonly id: number;
      readonly title: string;
      /** Numbers of its first and last action, counted from 1. */
      readonly from: number;
      readonly to: number;
      readonly isFolded: boolean;
    }
  | { readonly kind: 'action'; readonly action: SheetAction; readonly at: number };

/** A scene begins where another background comes. */
interface StoryScene {
  /** Id of its first action. */
  readonly id: number;
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

const isBackground = ({ type, effectType }: JsonObject): boolean =>
  type === 'effect' && effectType === 'changeBackground';

/** Words that come right behind a new background name its place, else the picture does. */
function titleAt(actions: readonly SheetAction[], at: number): string {
  const next = actions[at + 1]?.json;
  const words = next?.type === 'effect' && next.effectType === 'telop' ? asText(next.text)?.trim() : '';
  return words || fileTitle(actions[at]?.json.background);
}

/** Scenes of a story; the first begins with the story itself. */
export function scenesOf({ actions, head }: StorySheet): readonly StoryScene[] {
  const starts = actions.flatMap(({ json }, at) => (at === 0 || isBackground(json) ? [at] : []));
  return starts.map((at, nth) => {
    const action = actions[at];
    const title = action && isBackground(action.json) ? titleAt(actions, at) : fileTitle(head.background);
    return { id: action?.id ?? 0, title, from: at + 1, to: starts[nth + 1] ?? actions.length };
  });
}

const TEXTS = [
  'name',
  'body',
  'text',
  'motion',
  'expression',
  'costume',
  'effectType',
  'layoutType',
] as const;

/** All that an action says and names, in small letters. */
const wordsOf = new WeakMap<SheetAction, string>();

function searched(action: SheetAction): string {
  const known = wordsOf.get(action);
  if (known !== undefined) return known;
  const { json } = action;
  const files = [json.background, json.bgm, json.se, json].map(fileTitle);
  const words = [...TEXTS.map((field) => asText(json[field]) ?? ''), ...files].join(' ').toLowerCase();
  wordsOf.set(action, words);
  return words;
}

/** Whether the list shows an action; `named` are the characters whose names have the words. */
function isFound(action: SheetAction, { kind, words }: ActionFilter, named: ReadonlySet<unknown>): boolean {
  const { json } = action;
  if (kind !== null && kindOf(json) !== kind) return false;
  const wanted = words.trim().toLowerCase();
  if (wanted === '' || searched(action).includes(wanted)) return true;
  return named.has(json.character);
}

export interface ShownRows {
  readonly rows: readonly ListRow[];
  /** Ids of the actions among them, in order. */
  readonly ids: readonly number[];
  /** First action of the scene of each action. */
  readonly sceneOf: ReadonlyMap<number, number>;
}

interface Shown {
  readonly filter: ActionFilter;
  readonly folded: ReadonlySet<number>;
  /** Characters whose names have the words that are searched for. */
  readonly named: ReadonlySet<unknown>;
}

/** What the list shows: scenes with their actions, those of folded ones left out; scenes without a match, too. */
export function shownRows(sheet: StorySheet, { filter, folded, named }: Shown): ShownRows {
  const rows: ListRow[] = [];
  const ids: number[] = [];
  const sceneOf = new Map<number, number>();
  const isFiltered = filter.kind !== null || filter.words.trim() !== '';
  for (const scene of scenesOf(sheet)) {
    const all = sheet.actions.slice(scene.from - 1, scene.to);
    for (const { id } of all) sceneOf.set(id, scene.id);
    const found = isFiltered ? all.filter((action) => isFound(action, filter, named)) : all;
    if (found.length === 0) continue;
    // What was searched for is not hidden in a fold.
    const isFolded = !isFiltered && folded.has(scene.id);
    rows.push({ kind: 'scene', ...scene, isFolded });
    if (isFolded) continue;
    const places = new Map(all.map(({ id }, nth) => [id, scene.from - 1 + nth]));
    for (const action of found) {
      ids.push(action.id);
      rows.push({ kind: 'action', action, at: places.get(action.id) ?? 0 });
    }
  }
  return { rows, ids, sceneOf };
}

/** How many actions of the story lie before a gap between two rows: those that are folded or filtered out stay where they are. */
export function placeAtGap(rows: readonly ListRow[], gap: number): number {
  const before = rows[gap - 1];
  if (before === undefined) return 0;
  if (before.kind === 'action') return before.at + 1;
  return before.isFolded ? before.to : before.from - 1;
}

/** How many actions there are of each kind. */
export function kindCounts({ actions }: StorySheet): Readonly<Record<ActionKind, number>> {
  const counts = { talk: 0, layout: 0, motion: 0, effect: 0, sound: 0, other: 0 };
  for (const { json } of actions) counts[kindOf(json)] += 1;
  return counts;
}
