import { describe, expect, test } from 'vitest';
import { FrameBudget } from '#src/browser/stage/frame-budget.ts';

/** Draws that many frames, so many milliseconds apart; true when the resolution changed meanwhile. */
function run(budget: FrameBudget, frames: number, everyMs: number, from = 0): boolean {
  let changed = false;
  for (let frame = 0; frame < frames; frame++) changed = budget.frame(from + frame * everyMs) || changed;
  return changed;
}

describe('the budget of frames', () => {
  test('says nothing before two frames were drawn', () => {
    const budget = new FrameBudget();
    expect(budget.fps).toBe(0);
    budget.frame(5);
    expect(budget.fps).toBe(0);
  });

  test('counts frames per second over the last sixty', () => {
    const budget = new FrameBudget();
    run(budget, 100, 10);
    expect(budget.fps).toBeCloseTo(100);
    run(budget, 100, 1000 / 60, 1000);
    expect(budget.fps).toBeCloseTo(60);
    expect(budget.dropped).toBe(0);
  });

  test('counts frames that are missing', () => {
    const budget = new FrameBudget();
    run(budget, 3, 1000 / 60);
    budget.frame(2000 / 60 + 50);
    expect(budget.dropped).toBe(2);
  });

  test('takes a long silence for a pause', () => {
    const budget = new FrameBudget();
    run(budget, 30, 1000 / 60);
    budget.frame(5000);
    expect(budget.dropped).toBe(0);
    expect(budget.fps).toBe(0);
  });

  test('learns nothing from frames of a chart that stands still', () => {
    const budget = new FrameBudget();
    for (let frame = 0; frame < 200; frame++) {
      expect(budget.frame(frame * 90)).toBe(false);
      budget.rest();
    }
    expect(budget.fps).toBe(0);
    expect(budget.dropped).toBe(0);
    expect(budget.resolution(2)).toBe(2);
  });

  test('lowers the resolution step by step while frames are slow, never below one', () => {
    const budget = new FrameBudget();
    expect(budget.resolution(3)).toBe(2);
    expect(budget.resolution(1)).toBe(1);
    expect(run(budget, 61, 25)).toBe(true);
    expect(budget.resolution(3)).toBe(1.5);
    expect(run(budget, 62, 25, 2000)).toBe(true);
    expect(budget.resolution(3)).toBe(1);
    expect(run(budget, 500, 25, 4000)).toBe(false);
    expect(budget.resolution(3)).toBe(1);
  });

  test('keeps the resolution when one frame in between is slow', () => {
    const budget = new FrameBudget();
    run(budget, 60, 1000 / 60);
    budget.frame(1200);
    expect(run(budget, 200, 1000 / 60, 1220)).toBe(false);
    expect(budget.resolution(2)).toBe(2);
  });

  test('finds thirty frames per second fast enough when thirty are meant', () => {
    const budget = new FrameBudget();
    budget.aim(30);
    expect(run(budget, 200, 1000 / 30)).toBe(false);
    expect(budget.dropped).toBe(0);
    budget.aim(60);
    expect(run(budget, 200, 1000 / 30, 10_000)).toBe(true);
  });
});
