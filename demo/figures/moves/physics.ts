interface Strand {
  readonly target: string;
  readonly length: number;
  readonly resistance: number;
  /** How much of the parameter a degree is. */
  readonly perDegree: number;
}

/** The longer, the slower. */
const STRANDS: readonly Strand[] = [
  { target: 'PARAM_HAIR_FRONT', length: 0.12, resistance: 3.5, perDegree: 0.035 },
  { target: 'PARAM_HAIR_SIDE', length: 0.22, resistance: 2.6, perDegree: 0.04 },
  { target: 'PARAM_HAIR_BACK', length: 0.36, resistance: 2, perDegree: 0.045 },
  { target: 'PARAM_SKIRT', length: 0.3, resistance: 3, perDegree: 0.05 },
];

const HEAD = [
  { id: 'PARAM_ANGLE_X', ptype: 'x', scale: 0.09, weight: 1 },
  { id: 'PARAM_ANGLE_Z', ptype: 'x', scale: 0.11, weight: 1 },
];
const BODY = [
  { id: 'PARAM_BODY_ANGLE_X', ptype: 'x', scale: 0.05, weight: 1 },
  { id: 'PARAM_BODY_ANGLE_Z', ptype: 'x', scale: 0.07, weight: 1 },
  { id: 'PARAM_BASE_X', ptype: 'x', scale: 0.1, weight: 1 },
];

/** What swings on a figure, as the text of a `.physics.json` file (reference R125). */
export const physicsText = (): string =>
  JSON.stringify({
    type: 'Live2D Physics',
    physics_hair: STRANDS.map(({ target, length, resistance, perDegree }) => ({
      comment: target,
      setup: { length, regist: resistance, mass: 0.1 },
      src: target === 'PARAM_SKIRT' ? BODY : [...HEAD, ...BODY],
      targets: [{ id: target, ptype: 'angle', scale: perDegree, weight: 1 }],
    })),
  });
