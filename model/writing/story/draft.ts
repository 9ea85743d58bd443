import {
  emptySheet,
  type StorySheet,
  sheetOf,
  sourceOf,
  sourceText,
  writtenSheetOf,
} from '../../media/story/editing/sheet.ts';
import { isStoryProblem } from '../../media/story/limits.ts';
import { asInteger, asObject, isJsonObject, type JsonObject } from '../../records/reading.ts';
import { isAlike } from '../work/alike.ts';
import { EMPTY_STORY_ABOUT, type FanStoryAbout, readStoryAbout } from './about.ts';

/** The place that its author saw last. */
interface StoryPlace {
  /** Of the action at the cursor, counted from 0; null for the opening. */
  readonly at: number | null;
}

/** A story as its author makes it: what is published, and what only the editor knows. */
export interface StoryDraft {
  readonly sheet: StorySheet;
  readonly about: FanStoryAbout;
  readonly view: StoryPlace;
}

export const emptyStoryDraft = (server = 0): StoryDraft => ({
  sheet: emptySheet(server),
  about: EMPTY_STORY_ABOUT,
  view: { at: null },
});

export const storyDraftOf = (sheet: StorySheet, about: FanStoryAbout): StoryDraft => ({
  sheet,
  about,
  view: { at: null },
});

/** A source as the site has it: an object, or its JSON. Null where it is no story. */
export function sheetOfSource(source: unknown): StorySheet | null {
  const text = typeof source === 'string' ? source : JSON.stringify(source ?? null);
  const sheet = sheetOf(text);
  return isStoryProblem(sheet) ? null : sheet;
}

/** Rises with changes that older readers of drafts could not take. */
const FORM = 1;

/** The draft that `writeStoryDraft` wrote; null for anything else, which is kept aside rather than opened in part. */
export function readStoryDraft(json: unknown): StoryDraft | null {
  if (!isJsonObject(json) || asInteger(json.form) !== FORM || typeof json.source !== 'string') return null;
  // Limits are for what is taken in: a draft that grew beyond them must not be lost.
  const sheet = writtenSheetOf(json.source);
  if (isStoryProblem(sheet)) return null;
  const at = asInteger(asObject(json.view).at);
  const isThere = at !== null && at >= 0 && at < sheet.actions.length;
  return { sheet, about: readStoryAbout(json.about), view: { at: isThere ? at : null } };
}

/** The source as the text that it is, so that nothing of it is lost. */
export const writeStoryDraft = ({ sheet, about, view }: StoryDraft): object => ({
  form: FORM,
  source: sourceText(sheet),
  about,
  view,
});

/** Whether two drafts would be published and edited alike; the place makes no difference. */
export const isSameStoryDraft = (a: StoryDraft, b: StoryDraft): boolean =>
  isAlike(a.about, b.about) && (a.sheet === b.sheet || sourceText(a.sheet) === sourceText(b.sheet));

export const actionCount = ({ sheet }: Pick<StoryDraft, 'sheet'>): number => sheet.actions.length;

/** What is read to a visitor. */
export const lineCount = ({ sheet }: Pick<StoryDraft, 'sheet'>): number =>
  sheet.actions.filter(({ json }) => json.type === 'talk').length;

/** The source as the site has it: an object, or a text where it is one there. */
export function publishedSource({ sheet, about }: StoryDraft): JsonObject | string {
  if (!about.isSourceText) return sourceOf(sheet);
  const text = sourceText(sheet);
  const { packed } = sheet.frame;
  return packed === null ? text : String(JSON.parse(text));
}
