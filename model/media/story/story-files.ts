import type { ServerCode } from '../../vocabulary/servers.ts';
import { BUILD_DATA, bundleFilePath, modelBundle } from '../live2d/model-files.ts';
import { storyFileAddress } from './files.ts';
import type { EffectAct, SoundAct, StoryFile, StoryScript, StoryStep } from './script.types.ts';

/** Something that has to be loaded before the step `at`, the index of the first that uses it; -1 is the opening. */
export type StoryNeed = { readonly at: number; readonly address: string } & (
  | { readonly what: 'file'; readonly file: StoryFile }
  /** A figure; `address` is that of its `buildData.asset`. */
  | {
      readonly what: 'model';
      readonly costume: string;
      readonly bundle: string;
      readonly characterId: number;
    }
);

class Needs {
  readonly #found = new Map<string, StoryNeed>();
  readonly #server: ServerCode;

  constructor(server: ServerCode) {
    this.#server = server;
  }

  get all(): readonly StoryNeed[] {
    return [...this.#found.values()];
  }

  #add(need: StoryNeed): void {
    if (!this.#found.has(need.address)) this.#found.set(need.address, need);
  }

  file(at: number, file: StoryFile | null): void {
    if (file) this.#add({ what: 'file', at, file, address: storyFileAddress(this.#server, file) });
  }

  model(at: number, characterId: number, costume: string): void {
    if (costume === '') return;
    const bundle = modelBundle(costume);
    const address = bundleFilePath(this.#server, { bundle, file: BUILD_DATA });
    this.#add({ what: 'model', at, address, costume, bundle, characterId });
  }

  effect(at: number, act: EffectAct | null): void {
    this.file(at, act?.picture ?? null);
  }

  sound(at: number, act: SoundAct | null): void {
    if (act === null) return;
    if (act.music !== 'silence') this.file(at, act.music);
    this.file(at, act.sound);
  }
}

function take(needs: Needs, step: StoryStep): void {
  const at = step.index;
  if (step.kind === 'effect') needs.effect(at, step);
  else if (step.kind === 'sound') needs.sound(at, step);
  else if (step.kind === 'layout') needs.model(at, step.characterId, step.costume);
  else if (step.kind === 'talk') {
    needs.effect(at, step.effect);
    needs.sound(at, step.sound);
    for (const { file } of step.voices) needs.file(at, file);
  }
}

/** All that a story loads, each once, in the order of first use (reference R134). */
export function storyFiles({ opening, steps }: StoryScript, server: ServerCode): readonly StoryNeed[] {
  const needs = new Needs(server);
  needs.file(-1, opening.background);
  needs.file(-1, opening.music);
  for (const { characterId, costume } of opening.figures) needs.model(-1, characterId, costume);
  for (const step of steps) take(needs, step);
  return needs.all;
}
