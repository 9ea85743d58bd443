import { blink, held, type KeyCurves, swinging } from './curves.ts';

const both = (name: string, curve: KeyCurves[string]): KeyCurves => ({
  [`${name.replace('*', 'L')}`]: curve,
  [`${name.replace('*', 'R')}`]: curve,
});

/** What a face does while a motion lasts. */
export const MOODS = {
  calm: (s: number): KeyCurves => ({ ...both('EYE_*_OPEN', blink(s, 0.55)), MOUTH_FORM: held(s, 0.15) }),
  smile: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', blink(s, 0.6)),
    ...both('EYE_*_SMILE', held(s, 0.35)),
    ...both('BROW_*_Y', held(s, 0.3)),
    MOUTH_FORM: held(s, 1),
    MOUTH_OPEN_Y: held(s, 0.25),
    TERE: held(s, 0.3),
  }),
  glad: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', [0, 1, 0.3, 0, s - 0.3, 0, s, 1]),
    ...both('EYE_*_SMILE', [0, 0, 0.2, 1, s - 0.2, 1, s, 0]),
    ...both('BROW_*_Y', held(s, 0.6)),
    MOUTH_FORM: held(s, 1),
    MOUTH_OPEN_Y: held(s, 0.7),
    TERE: held(s, 0.5),
  }),
  laugh: (s: number): KeyCurves => ({
    ...MOODS.glad(s),
    MOUTH_OPEN_Y: swinging(s, 0.9, 0.45, 4),
    BODY_ANGLE_Y: swinging(s, 3, -2, 4),
  }),
  angry: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', blink(s, 0.5, 0.85)),
    ...both('BROW_*_Y', held(s, -0.7)),
    ...both('BROW_*_ANGLE', held(s, -1)),
    MOUTH_FORM: held(s, -0.9),
    MOUTH_OPEN_Y: held(s, 0.2),
  }),
  sad: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', blink(s, 0.4, 0.7)),
    ...both('BROW_*_Y', held(s, 0.2)),
    ...both('BROW_*_ANGLE', held(s, 1)),
    EYE_BALL_Y: held(s, -0.7),
    MOUTH_FORM: held(s, -0.8),
  }),
  crying: (s: number): KeyCurves => ({
    ...MOODS.sad(s),
    ...both('EYE_*_OPEN', held(s, 0.1, 1)),
    TEAR: held(s, 1),
    TERE: held(s, 0.8),
    MOUTH_OPEN_Y: swinging(s, 0.45, 0.2, 3),
  }),
  surprised: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', [0, 1, 0.1, 0.4, 0.22, 1]),
    ...both('BROW_*_Y', [0, 0, 0.22, 1, s - 0.4, 1, s, 0]),
    MOUTH_FORM: held(s, -0.25),
    MOUTH_OPEN_Y: [0, 0, 0.22, 0.85, s - 0.5, 0.6, s, 0],
    EYE_BALL_Y: held(s, 0.15),
  }),
  shy: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', blink(s, 0.5, 0.8)),
    ...both('BROW_*_ANGLE', held(s, 0.6)),
    EYE_BALL_X: [0, 0, 0.4, -0.8, s * 0.5, -0.8, s * 0.6, 0.5, s - 0.3, 0.3, s, 0],
    EYE_BALL_Y: held(s, -0.4),
    MOUTH_FORM: held(s, 0.4),
    TERE: held(s, 1),
  }),
  serious: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', blink(s, 0.7, 0.9)),
    ...both('BROW_*_ANGLE', held(s, -0.45)),
    ...both('BROW_*_Y', held(s, -0.2)),
    MOUTH_FORM: held(s, -0.15),
  }),
  thinking: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', blink(s, 0.45)),
    EYE_BALL_X: held(s, 0.7),
    EYE_BALL_Y: held(s, 0.8),
    BROW_L_Y: held(s, 0.6),
    BROW_R_Y: held(s, -0.2),
    MOUTH_FORM: held(s, -0.3),
  }),
  sleepy: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', [0, 1, s * 0.3, 0.35, s * 0.5, 0.1, s * 0.75, 0, s - 0.2, 0.3, s, 1]),
    ...both('BROW_*_Y', held(s, 0.3)),
    MOUTH_OPEN_Y: [0, 0, s * 0.4, 0.1, s * 0.6, 0.7, s * 0.75, 0.1, s, 0],
  }),
  wink: (s: number): KeyCurves => ({
    EYE_L_OPEN: [0, 1, 0.35, 1, 0.45, 0, s - 0.4, 0, s - 0.25, 1],
    EYE_L_SMILE: held(s, 1),
    EYE_R_SMILE: held(s, 0.3),
    ...both('BROW_*_Y', held(s, 0.5)),
    MOUTH_FORM: held(s, 1),
    MOUTH_OPEN_Y: held(s, 0.45),
    TERE: held(s, 0.4),
  }),
  singing: (s: number): KeyCurves => ({
    ...both('EYE_*_OPEN', [0, 1, 0.4, 0.2, s * 0.5, 0.1, s * 0.6, 0.9, s - 0.2, 1]),
    ...both('BROW_*_ANGLE', held(s, 0.5)),
    MOUTH_FORM: held(s, 0.5),
    MOUTH_OPEN_Y: swinging(s, 0.9, 0.3, 3),
  }),
} as const;

export type Mood = keyof typeof MOODS;
