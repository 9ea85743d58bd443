import type { EffectAct } from '#model/media/story/script.types';
import type { TheatrePicture } from '../theatre/stage/theatre-stage.ts';

/** What happens in the picture beside what the story says it shows. */
export interface SceneMoments {
  /** How often the picture and the window have shaken. */
  readonly shakes: number;
  readonly windowShakes: number;
  /** How long curtain, colours and light take to change. */
  readonly changeMs: number;
  readonly picture: TheatrePicture;
}

/** Kept outside of the machine, since the story does not depend on it. */
export class SceneStore {
  #moments: SceneMoments = { shakes: 0, windowShakes: 0, changeMs: 0, picture: 'awaiting' };
  readonly #listeners = new Set<() => void>();

  read = (): SceneMoments => this.#moments;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(change: Partial<SceneMoments>): void {
    this.#moments = { ...this.#moments, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Those that come together happen at once. */
  play(effects: readonly EffectAct[]): void {
    if (effects.length === 0) return;
    const { shakes, windowShakes } = this.#moments;
    const count = (effect: EffectAct['effect']) => effects.filter((each) => each.effect === effect).length;
    this.change({
      shakes: shakes + count('shakeScreen'),
      windowShakes: windowShakes + count('shakeWindow'),
      changeMs: Math.max(...effects.map(({ durationMs }) => durationMs)),
    });
  }
}
