import type { TextKey } from '#model/texts/groups';

/** What the parameters that most figures have are about. */
const PARAMETER_TEXTS: Readonly<Record<string, TextKey>> = {
  PARAM_ANGLE_X: 'live2d.parameter.headX',
  PARAM_ANGLE_Y: 'live2d.parameter.headY',
  PARAM_ANGLE_Z: 'live2d.parameter.headZ',
  PARAM_EYE_L_OPEN: 'live2d.parameter.eyeLeft',
  PARAM_EYE_R_OPEN: 'live2d.parameter.eyeRight',
  PARAM_EYE_L_SMILE: 'live2d.parameter.eyeLeftSmile',
  PARAM_EYE_R_SMILE: 'live2d.parameter.eyeRightSmile',
  PARAM_EYE_BALL_X: 'live2d.parameter.gazeX',
  PARAM_EYE_BALL_Y: 'live2d.parameter.gazeY',
  PARAM_BROW_L_Y: 'live2d.parameter.browLeft',
  PARAM_BROW_R_Y: 'live2d.parameter.browRight',
  PARAM_BROW_L_ANGLE: 'live2d.parameter.browLeftAngle',
  PARAM_BROW_R_ANGLE: 'live2d.parameter.browRightAngle',
  PARAM_MOUTH_FORM: 'live2d.parameter.mouthForm',
  PARAM_MOUTH_OPEN_Y: 'live2d.parameter.mouthOpen',
  PARAM_TERE: 'live2d.parameter.blush',
  PARAM_BODY_ANGLE_X: 'live2d.parameter.bodyX',
  PARAM_BODY_ANGLE_Y: 'live2d.parameter.bodyY',
  PARAM_BODY_ANGLE_Z: 'live2d.parameter.bodyZ',
  PARAM_BREATH: 'live2d.parameter.breath',
  PARAM_ARM_L: 'live2d.parameter.armLeft',
  PARAM_ARM_R: 'live2d.parameter.armRight',
  PARAM_HAIR_FRONT: 'live2d.parameter.hairFront',
  PARAM_HAIR_SIDE: 'live2d.parameter.hairSide',
  PARAM_HAIR_BACK: 'live2d.parameter.hairBack',
};

/** Null for others, which are shown by their names. These come from models: every object has a `constructor`. */
export const parameterText = (id: string): TextKey | null =>
  (Object.hasOwn(PARAMETER_TEXTS, id) && PARAMETER_TEXTS[id]) || null;
