type Calc = 'set' | 'add' | 'mult';
type Change = readonly [name: string, value: number, calc: Calc];

const eyes = (open: number, smile = 0): readonly Change[] => [
  ['EYE_L_OPEN', open, 'mult'],
  ['EYE_R_OPEN', open, 'mult'],
  ['EYE_L_SMILE', smile, 'set'],
  ['EYE_R_SMILE', smile, 'set'],
];
const brows = (height: number, angle: number): readonly Change[] => [
  ['BROW_L_Y', height, 'add'],
  ['BROW_R_Y', height, 'add'],
  ['BROW_L_ANGLE', angle, 'set'],
  ['BROW_R_ANGLE', angle, 'set'],
];
const mouth = (form: number): Change => ['MOUTH_FORM', form, 'set'];
const opened = (share: number): Change => ['MOUTH_OPEN_Y', share, 'add'];
const blush = (share: number): Change => ['TERE', share, 'set'];

/** Every character has them, by the names that expressions have in the game. */
const EXPRESSIONS: Readonly<Record<string, readonly Change[]>> = {
  default: [...eyes(1), ...brows(0, 0), mouth(0.2), blush(0)],
  idle01: [...eyes(1), ...brows(0, 0), mouth(0.3), blush(0)],
  smile01: [...eyes(1, 0.3), ...brows(0.25, 0), mouth(1), blush(0.25)],
  smile02: [...eyes(0, 1), ...brows(0.4, 0), mouth(1), blush(0.4)],
  smile03: [...eyes(1, 0.4), ...brows(0.5, 0), mouth(1), opened(0.5), blush(0.3)],
  laugh01: [...eyes(0, 1), ...brows(0.6, 0), mouth(1), opened(0.8), blush(0.5)],
  angry01: [...eyes(0.9), ...brows(-0.6, -1), mouth(-0.8), blush(0)],
  angry02: [...eyes(0.85), ...brows(-0.8, -1), mouth(-1), opened(0.5), blush(0.4)],
  sad01: [...eyes(0.75), ...brows(0.2, 1), mouth(-0.8), blush(0), ['EYE_BALL_Y', -0.5, 'add']],
  cry01: [...eyes(0.15), ...brows(0.3, 1), mouth(-0.9), opened(0.3), blush(0.8), ['TEAR', 1, 'set']],
  shy01: [...eyes(0.85), ...brows(0.1, 0.6), mouth(0.4), blush(1), ['EYE_BALL_X', -0.5, 'add']],
  wink01: [
    ['EYE_L_OPEN', 0, 'mult'],
    ['EYE_L_SMILE', 1, 'set'],
    ['EYE_R_SMILE', 0.3, 'set'],
    ...brows(0.4, 0),
    mouth(1),
    opened(0.35),
    blush(0.4),
  ],
  surprised01: [...eyes(1), ...brows(1, 0.2), mouth(-0.3), opened(0.7), blush(0)],
  serious01: [...eyes(0.95), ...brows(-0.2, -0.5), mouth(-0.2), blush(0)],
  thinking01: [
    ...eyes(1),
    ...brows(0, 0),
    ['BROW_L_Y', 0.6, 'add'],
    mouth(-0.3),
    ['EYE_BALL_X', 0.6, 'add'],
    ['EYE_BALL_Y', 0.7, 'add'],
  ],
  sleep01: [...eyes(0), ...brows(0.3, 0.2), mouth(0), opened(0.1), blush(0.1)],
};

export const EXPRESSION_NAMES: readonly string[] = Object.keys(EXPRESSIONS).toSorted();

const FADE_MS = 400;

/** An expression as the text of an `.exp.json` file (reference R126); null where there is none of that name. */
export function expressionText(name: string): string | null {
  const changes = Object.hasOwn(EXPRESSIONS, name) ? EXPRESSIONS[name] : undefined;
  if (changes === undefined) return null;
  const byId = new Map(changes.map(([id, val, calc]) => [id, { id: `PARAM_${id}`, val, calc }]));
  const params = [...byId.values()];
  return JSON.stringify({ type: 'Live2D Expression', fade_in: FADE_MS, fade_out: FADE_MS, params });
}
