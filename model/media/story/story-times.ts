import type { EffectAct, StoryStep } from './script.types.ts';

/** How long things of a story take (reference R135). */

export const TEXT_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type TextSpeed = (typeof TEXT_SPEEDS)[number];

const LETTERS_PER_SECOND: Readonly<Record<TextSpeed, number>> = {
  slow: 15,
  normal: 30,
  fast: 60,
  instant: Number.POSITIVE_INFINITY,
};

/** Until the last letter of a line stands there. */
export const typingMs = (text: string, speed: TextSpeed): number =>
  Math.round((text.length / LETTERS_PER_SECOND[speed]) * 1_000);

const READING_PAUSE_MS = 1_200;
/** A letter of these writings says as much as two or three of others. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;
const [DENSE_MS, LETTER_MS] = [110, 45];
const MAX_READING_MS = 30_000;

/** How long a line is read once it stands there: what auto waits, and how long it is shown as a subtitle. */
export function readingMs(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0;
  const wanted = READING_PAUSE_MS + dense * DENSE_MS + (text.length - dense) * LETTER_MS;
  return Math.min(wanted, MAX_READING_MS);
}

const MOVE_MS = { normal: 250, fast: 120, slow: 600 } as const;
const SHAKE_MS = 500;
const TELOP_MS = 2_000;
/** A motion waited for is seen to begin; it goes on during the next step. */
const MOTION_MS = 700;

function effectMs({ effect, durationMs }: EffectAct): number {
  if (effect === 'telop') return Math.max(durationMs, TELOP_MS);
  const lastsNoTime =
    effect === 'none' || effect.startsWith('ambientColor') || effect === 'stopScenarioEffect';
  return lastsNoTime ? 0 : durationMs;
}

/** How long a step takes; a line and a choice wait for the visitor instead. */
export function stepMs(step: StoryStep): number {
  switch (step.kind) {
    case 'layout':
      return step.layout.startsWith('shake') ? SHAKE_MS : MOVE_MS[step.speed];
    case 'motion':
      return MOTION_MS;
    case 'effect':
      return effectMs(step);
    case 'sound':
      return step.music === null ? 0 : step.durationMs;
    case 'talk':
    case 'choice':
      return 0;
  }
}
