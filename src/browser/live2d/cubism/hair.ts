import { asArray, asNumber, asObject, asText } from '#model/records/reading';
import type { CoreHair } from './core.ts';

/** Hair swings by small steps: a long one throws it about. */
const MAX_STEP_MS = 33;
const MAX_HAIRS = 100;
const MAX_LINKS = 100;

interface Link {
  readonly kind: string;
  readonly id: string;
  readonly scale: number;
  readonly weight: number;
}

function linksOf(list: unknown, kinds: ReadonlyMap<string, string>): readonly Link[] {
  return asArray(list)
    .slice(0, MAX_LINKS)
    .flatMap((entry) => {
      const { id, ptype, scale, weight } = asObject(entry);
      const name = asText(id);
      const kind = kinds.get(asText(ptype) ?? '');
      if (name === null || kind === undefined) return [];
      return [{ kind, id: name, scale: asNumber(scale) ?? 0, weight: asNumber(weight) ?? 0 }];
    });
}

/** What the `.physics.json` of a model swings. The library takes the names of causes for those of effects, and leaves `angle_v` out. */
export class SwingingHair {
  /** Parameters that it moves. */
  readonly moves = new Set<string>();
  readonly #hairs: readonly CoreHair[];
  /** The core takes 0 for a beginning that is still to come. */
  #ms = 1;

  constructor(json: unknown) {
    this.#hairs = asArray(asObject(json).physics_hair)
      .slice(0, MAX_HAIRS)
      .flatMap((entry) => this.#hairOf(entry) ?? []);
  }

  swing(model: object, ms: number): void {
    const steps = Math.max(1, Math.min(Math.ceil(ms / MAX_STEP_MS), 30));
    for (let step = 0; step < steps; step++) {
      this.#ms += Math.min(ms / steps, MAX_STEP_MS);
      for (const hair of this.#hairs) hair.update(model, this.#ms);
    }
  }

  #hairOf(entry: unknown): CoreHair | null {
    const maker = window.PhysicsHair;
    if (!maker) return null;
    const { setup, src, targets } = asObject(entry);
    const { length, regist, mass } = asObject(setup);
    const hair = new maker();
    hair.setup(asNumber(length) ?? 1, asNumber(regist) ?? 0.5, asNumber(mass) ?? 0.1);
    const causes = new Map([
      ['x', maker.Src.SRC_TO_X],
      ['y', maker.Src.SRC_TO_Y],
      ['angle', maker.Src.SRC_TO_G_ANGLE],
    ]);
    const effects = new Map([
      ['angle', maker.Target.TARGET_FROM_ANGLE],
      ['angle_v', maker.Target.TARGET_FROM_ANGLE_V],
    ]);
    for (const { kind, id, scale, weight } of linksOf(src, causes)) hair.addSrcParam(kind, id, scale, weight);
    for (const { kind, id, scale, weight } of linksOf(targets, effects)) {
      hair.addTargetParam(kind, id, scale, weight);
      this.moves.add(id);
    }
    return hair;
  }
}
