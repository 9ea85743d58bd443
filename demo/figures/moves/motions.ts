import { STANDARD_PARAMETERS } from '#model/media/live2d/parameters';
import { random } from '../../seeded/random.ts';
import { type KeyCurves, valueAt } from './curves.ts';
import { GESTURES, type Gesture } from './gestures.ts';
import { MOODS, type Mood } from './moods.ts';

const FPS = 30;
const FADE_MS = 500;

type Plan = readonly [seconds: number, mood: Mood, gesture: Gesture];

/** Every character has them, by the names that motions have in the game. */
const MOTIONS: Readonly<Record<string, Plan>> = {
  idle01: [4, 'calm', 'breathe'],
  idle02: [5, 'calm', 'sway'],
  nf01: [2.4, 'calm', 'tilt'],
  nf02: [2.4, 'calm', 'sway'],
  nf03: [2.2, 'calm', 'heart'],
  nf04: [2.6, 'calm', 'point'],
  nf05: [2.4, 'calm', 'hips'],
  smile01: [2.4, 'smile', 'tilt'],
  smile02: [2.6, 'smile', 'sway'],
  smile03: [2.2, 'glad', 'tilt'],
  smile04: [2.6, 'glad', 'cheeks'],
  smile05: [2.4, 'smile', 'heart'],
  smile06: [2.6, 'glad', 'waveBoth'],
  laugh01: [2.6, 'laugh', 'sway'],
  laugh02: [2.8, 'laugh', 'heart'],
  angry01: [2.4, 'angry', 'hips'],
  angry02: [2.4, 'angry', 'fists'],
  angry03: [2.2, 'angry', 'away'],
  angry04: [2.6, 'angry', 'point'],
  sad01: [2.8, 'sad', 'droop'],
  sad02: [2.6, 'sad', 'away'],
  sad03: [2.8, 'sad', 'heart'],
  cry01: [3.2, 'crying', 'cheeks'],
  cry02: [3, 'crying', 'droop'],
  surprised01: [2, 'surprised', 'start'],
  surprised02: [2.2, 'surprised', 'cheeks'],
  surprised03: [2.2, 'surprised', 'away'],
  shame01: [2.8, 'shy', 'cheeks'],
  shame02: [2.6, 'shy', 'away'],
  shame03: [2.8, 'shy', 'sway'],
  serious01: [2.4, 'serious', 'breathe'],
  serious02: [2.4, 'serious', 'hips'],
  serious03: [2.4, 'serious', 'fists'],
  thinking01: [3, 'thinking', 'chin'],
  thinking02: [2.8, 'thinking', 'tilt'],
  sleep01: [4, 'sleepy', 'droop'],
  sleep02: [3.4, 'sleepy', 'sway'],
  wink01: [2.2, 'wink', 'tilt'],
  wink02: [2.2, 'wink', 'heart'],
  bow01: [2.4, 'smile', 'bow'],
  bow02: [2.8, 'sad', 'bow'],
  wave01: [2.4, 'smile', 'wave'],
  wave02: [2.6, 'glad', 'waveBoth'],
  nod01: [2, 'smile', 'nod'],
  nod02: [2, 'serious', 'nod'],
  no01: [2.2, 'calm', 'shake'],
  no02: [2.2, 'angry', 'shake'],
  jump01: [2.2, 'glad', 'jump'],
  jump02: [2.2, 'surprised', 'jump'],
  cheer01: [2.6, 'laugh', 'cheer'],
  kime01: [2.4, 'wink', 'point'],
  kime02: [2.4, 'smile', 'cheer'],
  sing01: [4.4, 'singing', 'song'],
  sing02: [3.6, 'singing', 'sway'],
};

export const MOTION_NAMES: readonly string[] = Object.keys(MOTIONS).toSorted();

/** Some move widely and quickly, others hardly and slowly. */
function temperOf(characterId: number): { readonly width: number; readonly pace: number } {
  const chance = random('temper', characterId);
  return { width: chance.real(0.8, 1.12), pace: chance.real(0.88, 1.14) };
}

const WIDENED = /^(?:ANGLE|BODY|ARM)_/;
/** Plain decimals without exponent: some readers know no others. */
const decimal = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);

function sampled(curves: KeyCurves, seconds: number, width: number): string[] {
  const frames = Math.round(seconds * FPS) + 1;
  return STANDARD_PARAMETERS.flatMap(({ id, min, max }) => {
    const name = id.replace('PARAM_', '');
    const curve = curves[name];
    if (curve === undefined) return [];
    const values = Array.from({ length: frames }, (_, frame) => {
      const value = valueAt(curve, frame / FPS) * (WIDENED.test(name) ? width : 1);
      return decimal(Math.min(Math.max(value, min), max));
    });
    return [`${id}=${values.join(',')}`];
  });
}

/** A motion as the text of a `.mtn` file (reference R126); null where there is none of that name. */
export function motionText(characterId: number, name: string): string | null {
  // Names come from addresses: every object has a `constructor`.
  const plan = Object.hasOwn(MOTIONS, name) ? MOTIONS[name] : undefined;
  if (plan === undefined) return null;
  const [planned, mood, gesture] = plan;
  const { width, pace } = temperOf(characterId);
  const seconds = Math.round(planned * pace * FPS) / FPS;
  const curves = { ...GESTURES[gesture](seconds), ...MOODS[mood](seconds) };
  const lines = ['# Live2D Animator Motion Data', `$fps=${FPS}`, `$fadein=${FADE_MS}`, `$fadeout=${FADE_MS}`];
  return `${[...lines, ...sampled(curves, seconds, width)].join('\n')}\n`;
}
