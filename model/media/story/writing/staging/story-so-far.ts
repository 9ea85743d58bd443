import { searchable } from '#model/encoding/normalise';
import { asObject, asText, type JsonObject } from '#model/records/reading';
import { compileSource } from '../../compile-source.ts';
import { isStoryProblem } from '../../limits.ts';
import { applyStep, openingStage } from '../../story-state.ts';
import type { PresentFigure } from './stage-lines.ts';

/** What new lines of a story go on from. */
export interface StorySoFar {
  readonly present: readonly PresentFigure[];
  /** What each character wore last. */
  readonly costumes: ReadonlyMap<number, string>;
  /** Pictures of places by the keys of the titles that followed them. */
  readonly places: ReadonlyMap<string, JsonObject>;
}

function placesOf(actions: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  const places = new Map<string, JsonObject>();
  let shown: JsonObject | null = null;
  for (const { type, effectType, background, text } of actions) {
    if (type !== 'effect') continue;
    if (effectType === 'changeBackground') shown = background ? asObject(background) : null;
    const key = effectType === 'telop' ? searchable(asText(text) ?? '') : '';
    if (key !== '' && shown !== null) places.set(key, shown);
    if (key !== '') shown = null;
  }
  return places;
}

/** The end of a story of these actions. */
export function storySoFar(actions: readonly JsonObject[]): StorySoFar {
  const places = placesOf(actions);
  const script = compileSource({ actions });
  if (isStoryProblem(script)) return { present: [], costumes: new Map(), places };
  const costumes = new Map<number, string>();
  let stage = openingStage(script);
  for (const step of script.steps) {
    stage = applyStep(stage, step);
    if (step.kind === 'layout' && step.costume !== '') costumes.set(step.characterId, step.costume);
  }
  return { present: stage.figures, costumes, places };
}
