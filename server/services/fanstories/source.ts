import type { NewPost } from '#model/contract/community/posts';
import {
  MAX_STORY_ACTIONS,
  MAX_STORY_DEPTH,
  MAX_STORY_LETTERS,
} from '#model/contract/community/story-limits';
import { Refusal } from '../refusal.ts';

/** Stories as their authors sent them (reference R142): an object, or the JSON of one. */
type StorySource = NonNullable<NewPost['storySource']>;
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

/** Undefined where the text is no JSON. */
function parsed(source: StorySource): unknown {
  if (typeof source !== 'string') return source;
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

type Fault = readonly [path: string, fault: string];

function faultOf(source: StorySource): Fault | null {
  const length = typeof source === 'string' ? source.length : JSON.stringify(source).length;
  if (length > MAX_STORY_LETTERS) return ['storySource', 'TOO_LARGE'];
  const story = parsed(source);
  if (!isFields(story)) return ['storySource', 'NOT_JSON'];
  if (isDeeper(story, MAX_STORY_DEPTH)) return ['storySource', 'TOO_DEEP'];
  const { actions } = story;
  if (!Array.isArray(actions)) return ['storySource.actions', actions === undefined ? 'MISSING' : 'INVALID'];
  if (actions.length > MAX_STORY_ACTIONS) return ['storySource.actions', 'TOO_MANY'];
  const wrong = actions.findIndex((action) => !isFields(action) || typeof action.type !== 'string');
  return wrong < 0 ? null : [`storySource.actions.${wrong}`, 'INVALID'];
}

/** What a story must be so that both readers can play it. Kinds of actions that nobody knows are no fault. @throws Refusal */
export function holdToStory(source: StorySource): void {
  const fault = faultOf(source);
  if (fault !== null) throw new Refusal('CONTENT_INVALID', { fields: Object.fromEntries([fault]) });
}

/** JSON of a work for readers: a story gets its scenario, which is never kept and so cannot differ from the source. */
export function withScenario(work: string): string {
  return work;
}
