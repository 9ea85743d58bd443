import {
  MAX_SCENARIO_LETTERS,
  MAX_STORY_ACTIONS,
  MAX_STORY_LETTERS,
} from '#model/contract/community/story-limits';
import { asArray, asInteger } from '#model/records/reading';
import { SERVERS } from '#model/vocabulary/servers';
import { isStoryProblem, MAX_AT_ONCE } from '../../limits.ts';
import type { StoryScript } from '../../script.types.ts';
import { sourceScenario } from '../../source-scenario.ts';
import { says } from '../../stops.ts';
import { publishedLetters, type SheetAction, type StorySheet, sourceOf } from '../sheet.ts';
import { finding, type StoryFinding } from './finding.ts';

const limited = (count: number, limit: number) => ({ count: String(count), limit: String(limit) });

/** No action becomes a longer record, nor does one of its voices, motions or speakers; what it says is not counted. */
const MAX_RECORD_LETTERS = 600;
/** Signs that JSON escapes are longer there than here. */
const MAX_LETTER_GROWTH = 2;

function recordsOf({ json }: SheetAction): number {
  const lists = [json.characters, json.motions, json.voices];
  return lists.reduce<number>((sum, list) => sum + Math.min(asArray(list).length, MAX_AT_ONCE), 1);
}

/** How long the scenario is at most. It is made only where it might be too long, which takes as long as all other checks together. */
function scenarioLetters(sheet: StorySheet, letters: number): number {
  const records = sheet.actions.reduce((sum, action) => sum + recordsOf(action), 0);
  const most = records * MAX_RECORD_LETTERS + letters * MAX_LETTER_GROWTH;
  if (most <= MAX_SCENARIO_LETTERS) return most;
  const scenario = sourceScenario(sourceOf(sheet));
  return isStoryProblem(scenario) ? most : JSON.stringify(scenario).length;
}

/** How large a story is. */
export interface StorySize {
  readonly actions: number;
  readonly letters: number;
  readonly scenario: number;
}

export function sizeOf(sheet: StorySheet): StorySize {
  const letters = publishedLetters(sheet);
  const scenario = letters > MAX_STORY_LETTERS ? 0 : scenarioLetters(sheet, letters);
  return { actions: sheet.actions.length, letters, scenario };
}

/** What a story leaves of its limits for remedies that add to it. */
export interface StoryRoom {
  readonly actions: number;
  readonly letters: number;
}

export const roomOf = ({ actions, letters, scenario }: StorySize): StoryRoom => ({
  actions: Math.min(MAX_STORY_ACTIONS - actions, (MAX_SCENARIO_LETTERS - scenario) / MAX_RECORD_LETTERS),
  letters: MAX_STORY_LETTERS - letters,
});

/** Whether an action more is certainly no problem. */
export const hasRoom = ({ actions, letters }: StoryRoom): boolean => actions >= 1 && letters >= 1_000;

/** What is wrong with a story as a whole. */
export function* wholeChecks(
  { head }: StorySheet,
  { actions, letters, scenario }: StorySize,
  script: StoryScript | null,
): Generator<StoryFinding> {
  if (actions > MAX_STORY_ACTIONS) yield finding('tooManyActions', null, limited(actions, MAX_STORY_ACTIONS));
  if (letters > MAX_STORY_LETTERS) yield finding('tooLarge', null, limited(letters, MAX_STORY_LETTERS));
  else if (script && scenario > MAX_SCENARIO_LETTERS)
    yield finding('tooLarge', null, limited(scenario, MAX_SCENARIO_LETTERS));
  const { server } = head;
  if (SERVERS[asInteger(server) ?? -1] === undefined)
    yield finding('unknownServer', null, { what: String(server) }, { kind: 'head', fields: { server: 0 } });
  if (script && !script.steps.some((step) => step.kind === 'talk' && says(step)))
    yield finding('nothingToRead', null);
}
