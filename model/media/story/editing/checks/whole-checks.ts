import {
  MAX_SCENARIO_LETTERS,
  MAX_STORY_ACTIONS,
  MAX_STORY_LETTERS,
} from '#model/contract/community/story-limits';
import { asInteger } from '#model/records/reading';
import { SERVERS } from '#model/vocabulary/servers';
import { isStoryProblem } from '../../limits.ts';
import type { StoryScript } from '../../script.types.ts';
import { sourceScenario } from '../../source-scenario.ts';
import { says } from '../../stops.ts';
import { type StorySheet, sourceOf, sourceText } from '../sheet.ts';
import { finding, type StoryFinding } from './finding.ts';

const limited = (count: number, limit: number) => ({ count: String(count), limit: String(limit) });

/** No action becomes a longer record, its texts not counted. */
const MAX_RECORD_LETTERS = 900;

/** The scenario is made only where it might be too long, which takes as long as all other checks together. */
function scenarioLetters(sheet: StorySheet, letters: number): number {
  if (sheet.actions.length * MAX_RECORD_LETTERS + letters * 2 < MAX_SCENARIO_LETTERS) return 0;
  const scenario = sourceScenario(sourceOf(sheet));
  return isStoryProblem(scenario) ? 0 : JSON.stringify(scenario).length;
}

/** What a story leaves of its limits for remedies that add to it. */
export interface StoryRoom {
  readonly actions: number;
  readonly letters: number;
}

/** So many actions with texts as long as may be make no scenario that is too long. */
const MAX_SAFE_ACTIONS = (MAX_SCENARIO_LETTERS - 2 * MAX_STORY_LETTERS) / MAX_RECORD_LETTERS;

export const roomOf = (sheet: StorySheet): StoryRoom => ({
  actions: MAX_SAFE_ACTIONS - sheet.actions.length,
  letters: MAX_STORY_LETTERS - sourceText(sheet).length,
});

/** Whether an action more is certainly no problem. */
export const hasRoom = ({ actions, letters }: StoryRoom): boolean => actions >= 1 && letters >= 1_000;

/** What is wrong with a story as a whole. */
export function* wholeChecks(sheet: StorySheet, script: StoryScript | null): Generator<StoryFinding> {
  const { length } = sheet.actions;
  if (length > MAX_STORY_ACTIONS) yield finding('tooManyActions', null, limited(length, MAX_STORY_ACTIONS));
  const letters = sourceText(sheet).length;
  const made = letters > MAX_STORY_LETTERS ? 0 : scenarioLetters(sheet, letters);
  if (letters > MAX_STORY_LETTERS) yield finding('tooLarge', null, limited(letters, MAX_STORY_LETTERS));
  else if (made > MAX_SCENARIO_LETTERS) yield finding('tooLarge', null, limited(made, MAX_SCENARIO_LETTERS));
  const { server } = sheet.head;
  if (SERVERS[asInteger(server) ?? -1] === undefined)
    yield finding('unknownServer', null, { what: String(server) }, { kind: 'head', fields: { server: 0 } });
  if (script && !script.steps.some((step) => step.kind === 'talk' && says(step)))
    yield finding('nothingToRead', null);
}
