import type { NewPost } from '#model/contract/community/posts';
import {
  MAX_SCENARIO_LETTERS,
  MAX_STORY_ACTIONS,
  MAX_STORY_DEPTH,
  MAX_STORY_LETTERS,
} from '#model/contract/community/story-limits';
import { isStoryProblem } from '#model/media/story/limits';
import { sourceScenario } from '#model/media/story/source-scenario';
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
  if (wrong >= 0) return [`storySource.actions.${wrong}`, 'INVALID'];
  return scenarioJson(story) === null ? ['storySource', 'TOO_LARGE'] : null;
}

/** The scenario that a source makes; null where it says more than a story may. */
function scenarioJson(story: unknown): string | null {
  const scenario = sourceScenario(story);
  if (isStoryProblem(scenario)) return null;
  const json = JSON.stringify(scenario);
  return json.length > MAX_SCENARIO_LETTERS ? null : json;
}

/** What a story must be so that both readers can play it. Unknown kinds of actions are accepted. @throws Refusal */
export function holdToStory(source: StorySource): void {
  const fault = faultOf(source);
  if (fault !== null) throw new Refusal('CONTENT_INVALID', { fields: Object.fromEntries([fault]) });
}

/** How the JSON of a story begins; of a chart otherwise. */
const SOURCE_FIRST = '{"storySource":';

/** JSON of a work for readers who play the source itself. Where there is none, a scenario from before is all there is. */
export function withoutScenario(work: string): string {
  if (!work.startsWith(SOURCE_FIRST) || !work.includes('"storyScenario"')) return work;
  const { storySource, ...others } = JSON.parse(work) as Pick<NewPost, 'storySource'>;
  return JSON.stringify(storySource ? { storySource } : { storySource, ...others });
}

/**
 * JSON of a work for readers: a story gets its scenario, which is never kept and so cannot differ from the source. A scenario
 * that an old client sent is answered only where there is no source.
 */
export function withScenario(work: string): string {
  if (!work.startsWith(SOURCE_FIRST)) return work;
  const { storySource } = JSON.parse(work) as Required<Pick<NewPost, 'storySource'>>;
  if (!storySource) return work;
  const scenario = scenarioJson(parsed(storySource));
  if (scenario === null) return JSON.stringify({ storySource });
  const sent = typeof storySource === 'string' ? JSON.stringify(scenario) : scenario;
  return `{${SOURCE_FIRST.slice(1)}${JSON.stringify(storySource)},"storyScenario":${sent}}`;
}
