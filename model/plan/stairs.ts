import { DAY_MS } from '../vocabulary/time.ts';
import { type MixQuestion, pointsOfMix } from './mix.ts';
import type { PlayBlock } from './schedule.ts';

/** Points at a time; epoch milliseconds. */
export interface StairStep {
  readonly time: number;
  readonly ep: number;
}

type Paid = Pick<MixQuestion, 'points' | 'challenge'>;

const pointsOfBlock = (block: PlayBlock, paid: Paid): number => pointsOfMix(block, { missing: 0, ...paid });

/** The way of the own points: up while there is time to play, level between, from now to the end. */
export function stairsOf(
  blocks: readonly PlayBlock[],
  paid: Paid,
  { now, end, current }: { readonly now: number; readonly end: number; readonly current: number },
): readonly StairStep[] {
  const steps: StairStep[] = [{ time: now, ep: current }];
  let ep = current;
  for (const block of blocks) {
    if (block.from > now) steps.push({ time: block.from, ep });
    ep += pointsOfBlock(block, paid);
    steps.push({ time: block.to, ep });
  }
  const last = steps.at(-1)?.time ?? now;
  return end > last ? [...steps, { time: end, ep }] : steps;
}

export interface DayOfPlay {
  /** Midnight of the day, and some time of it; epoch milliseconds. */
  readonly day: number;
  readonly noon: number;
  readonly lives: number;
  readonly challengeLives: number;
  /** Points at its end. */
  readonly points: number;
}

/** The plays of each day on which there are any, and the points at its end. */
export function daysOf(blocks: readonly PlayBlock[], paid: Paid, current: number): readonly DayOfPlay[] {
  const days: DayOfPlay[] = [];
  for (const block of blocks) {
    const before = days.at(-1);
    const points = (before?.points ?? current) + pointsOfBlock(block, paid);
    const { day, lives, challengeLives } = block;
    if (before?.day === day) {
      const sums = { lives: before.lives + lives, challengeLives: before.challengeLives + challengeLives };
      days[days.length - 1] = { ...before, ...sums, points };
    } else {
      days.push({ day, noon: day + DAY_MS / 2, lives, challengeLives, points });
    }
  }
  return days;
}
