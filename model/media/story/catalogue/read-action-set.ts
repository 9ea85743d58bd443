import { asArray, asInteger, asObject } from '#model/records/reading';
import { asScenarioId } from '#model/records/story';

const TALK = 1;

/** The scenario that an action set (`ActionSet{id}.asset`) plays; null where it is no talk. */
export function scenarioOfActionSet(json: unknown): string | null {
  const details = asArray(asObject(asObject(json).Base).details).map(asObject);
  const talk = details.find(({ reactionType }) => asInteger(reactionType) === TALK);
  if (!talk) return null;
  const { reactionTypeBelongId: scenario } = talk;
  return asScenarioId(typeof scenario === 'number' ? String(scenario) : scenario);
}
