/** Scenes as they were before what was done, and after what was taken back; the latest is last in both. */
export interface SceneHistory<Scene> {
  readonly past: readonly Scene[];
  readonly future: readonly Scene[];
  /** Of the last step, while it goes on; null once it is over. */
  readonly key: string | null;
}

export const NO_HISTORY: SceneHistory<never> = { past: [], future: [], key: null };
export const MAX_STEPS = 100;

/** Steps of one key in a row are one: a drag is not taken back pixel by pixel. */
export function withStep<Scene>(
  { past, key: last }: SceneHistory<Scene>,
  before: Scene,
  key: string | null,
): SceneHistory<Scene> {
  const isSame = key !== null && key === last;
  return { past: isSame ? past : [...past, before].slice(-MAX_STEPS), future: [], key };
}

/** The next step is one of its own, whatever its key. */
export const settled = <Scene>(history: SceneHistory<Scene>): SceneHistory<Scene> => ({
  ...history,
  key: null,
});

interface Moved<Scene> {
  readonly history: SceneHistory<Scene>;
  /** To be shown now. */
  readonly scene: Scene;
}

export function undo<Scene>({ past, future }: SceneHistory<Scene>, now: Scene): Moved<Scene> | null {
  const scene = past.at(-1);
  if (scene === undefined) return null;
  return { history: { past: past.slice(0, -1), future: [...future, now], key: null }, scene };
}

export function redo<Scene>({ past, future }: SceneHistory<Scene>, now: Scene): Moved<Scene> | null {
  const scene = future.at(-1);
  if (scene === undefined) return null;
  return { history: { past: [...past, now], future: future.slice(0, -1), key: null }, scene };
}
