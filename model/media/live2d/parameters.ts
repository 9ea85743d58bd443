/** A number that moves a part of a figure: an angle in degrees, or how far something is opened, raised or bent. */
export interface Parameter {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  /** Where it stands when nothing moves it. */
  readonly rest: number;
}

const about = (id: string, limit: number): Parameter => ({ id, min: -limit, max: limit, rest: 0 });
const opened = (id: string, rest: number): Parameter => ({ id, min: 0, max: 1, rest });

/** The parameters that most figures of Cubism 2 have. The puppets of the demo set have them all. */
export const STANDARD_PARAMETERS: readonly Parameter[] = [
  about('PARAM_ANGLE_X', 30),
  about('PARAM_ANGLE_Y', 30),
  about('PARAM_ANGLE_Z', 30),
  opened('PARAM_EYE_L_OPEN', 1),
  opened('PARAM_EYE_R_OPEN', 1),
  opened('PARAM_EYE_L_SMILE', 0),
  opened('PARAM_EYE_R_SMILE', 0),
  about('PARAM_EYE_BALL_X', 1),
  about('PARAM_EYE_BALL_Y', 1),
  about('PARAM_BROW_L_Y', 1),
  about('PARAM_BROW_R_Y', 1),
  about('PARAM_BROW_L_ANGLE', 1),
  about('PARAM_BROW_R_ANGLE', 1),
  about('PARAM_MOUTH_FORM', 1),
  opened('PARAM_MOUTH_OPEN_Y', 0),
  opened('PARAM_TERE', 0),
  about('PARAM_BODY_ANGLE_X', 10),
  about('PARAM_BODY_ANGLE_Y', 10),
  about('PARAM_BODY_ANGLE_Z', 10),
  opened('PARAM_BREATH', 0),
  about('PARAM_ARM_L', 1),
  about('PARAM_ARM_R', 1),
  about('PARAM_HAIR_FRONT', 1),
  about('PARAM_HAIR_SIDE', 1),
  about('PARAM_HAIR_BACK', 1),
  about('PARAM_FOREARM_L', 1),
  about('PARAM_FOREARM_R', 1),
  about('PARAM_SKIRT', 1),
  about('PARAM_BASE_X', 1),
  about('PARAM_BASE_Y', 1),
  opened('PARAM_TEAR', 0),
];
