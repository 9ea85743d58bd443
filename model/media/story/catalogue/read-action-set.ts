import { readAssetName } from '#model/records/read-asset-name';
import { asArray, asInteger, asObject } from '#model/records/reading';

const TALK = 1;

/** The scenario that an action set (`ActionSet{id}.asset`) plays; null where it is no talk. */
export function scenarioOfActionSet(json: unknown): string | null {
  const details = asArray(asObject(asObject(json).Base).details).map(asObject);
  const talk = details.find(({ reactionType }) => asInteger(reactionType) === TALK);
  if (!talk) return null;
  const { reactionTypeBelongId: scenario } = talk;
  return readAssetName(typeof scenario === 'number' ? String(scenario) : scenario);
}
