import { asArray, asInteger, asNumber, asObject, asText, type JsonObject } from '#model/records/reading';
import { isPathPart } from '../../explorer/asset-address.ts';
import { asName, MAX_STORY_STEPS, milliseconds, type StoryProblem } from '../limits.ts';

/** One step as the game's scenario has it: of which kind it is, and where in the list of that kind it lies. */
export interface Snippet {
  readonly actionType: unknown;
  readonly reference: number;
  readonly waits: boolean;
  readonly delayMs: number;
}

/** The lists of a scenario; their entries are read when a step refers to them. */
export interface Scenario {
  readonly base: JsonObject;
  readonly snippets: readonly unknown[];
  readonly talks: readonly unknown[];
  readonly layouts: readonly unknown[];
  readonly effects: readonly unknown[];
  readonly sounds: readonly unknown[];
  readonly choices: readonly unknown[];
}

/** Reads `{Base: {…}}` (reference R133). */
export function readScenario(json: unknown): Scenario | StoryProblem {
  const base = asObject(asObject(json).Base);
  if (!Array.isArray(base.snippets)) return { problem: 'unreadable' };
  if (base.snippets.length > MAX_STORY_STEPS) return { problem: 'tooMany' };
  return {
    base,
    snippets: base.snippets,
    talks: asArray(base.talkData),
    layouts: asArray(base.layoutData),
    effects: asArray(base.specialEffectData),
    sounds: asArray(base.soundData),
    choices: asArray(base.selectableData),
  };
}

export function readSnippet(value: unknown): Snippet {
  const { actionType, referenceIndex, progressType, delay } = asObject(value);
  return {
    actionType,
    reference: asInteger(referenceIndex) ?? -1,
    waits: asInteger(progressType) === 1,
    delayMs: milliseconds(asNumber(delay) ?? 0),
  };
}

/** Flags are numbers here and booleans there. */
export const asFlag = (value: unknown): boolean => value === true || (asNumber(value) ?? 0) !== 0;

/** A character by the number; 0 is no one. */
export function asCharacter(value: unknown): number {
  const id = asInteger(value) ?? 0;
  return id > 0 ? id : 0;
}

const MAX_OFFSET = 10_000;

export function asOffset(value: unknown): number {
  const offset = asNumber(value) ?? 0;
  return Math.min(Math.max(offset, -MAX_OFFSET), MAX_OFFSET);
}

/** From 0 to 1. 0 counts as not set: a sound that is not heard would not be there. */
export function asVolume(value: unknown): number {
  const volume = asNumber(value) ?? 1;
  return volume > 0 && volume < 1 ? volume : 1;
}

/** Names of bundles with voices, in their order. */
export const voiceBundles = (base: JsonObject): readonly string[] =>
  asArray(base.includeSoundDataBundleNames)
    .slice(0, MAX_STORY_STEPS)
    .map(asName)
    .filter((name) => /(^|\/)voice\//.test(name));

/** The name of a costume; one that leads elsewhere is none. */
export function asCostume(value: unknown): string {
  const name = asName(value);
  return isPathPart(name) ? name : '';
}

/** What characters wear before a layout says otherwise. */
export function firstCostumes(base: JsonObject): Map<number, string> {
  const costumes = new Map<number, string>();
  for (const entry of asArray(base.appearCharacters)) {
    const { characterId, costumeType } = asObject(entry);
    const costume = asCostume(costumeType);
    if (costume !== '' && costumes.size < MAX_STORY_STEPS) costumes.set(asCharacter(characterId), costume);
  }
  return costumes;
}

/** A word that says something; spreadsheets left the name of an error in places. */
export const asFileName = (value: unknown): string => {
  const name = (asText(value) ?? '').trim();
  return name.startsWith('#') ? '' : name;
};
