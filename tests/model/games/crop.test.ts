import { describe, expect, test } from 'vitest';
import { type Crop, cropAt, thumbCropAt, widened } from '#model/games/crop';
import { DIFFICULTIES } from '#model/games/settings';

function expectClose(found: Crop, wanted: Crop): void {
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(found[side], side).toBeCloseTo(wanted[side], 12);
}

describe('the part of a picture that is shown', () => {
  test('is 400, 250 or 150 pixels wide of 1,334, and five to three', () => {
    // reference R81
    for (const [i, width] of [400, 250, 150, 150].entries()) {
      const size = { width: width / 1_334, height: (width * 3) / 5 / 1_002 };
      const difficulty = DIFFICULTIES[i] ?? 'easy';
      expectClose(cropAt(difficulty, 0, 0), { left: 0.12, top: 0.06, ...size });
      expectClose(cropAt(difficulty, 1, 1), { left: 0.88 - size.width, top: 0.86 - size.height, ...size });
    }
  });

  test('becomes twice as wide and high around the same middle', () => {
    expectClose(widened({ left: 0.4, top: 0.4, width: 0.1, height: 0.2 }), {
      left: 0.35,
      top: 0.3,
      width: 0.2,
      height: 0.4,
    });
  });

  test('stays in the picture when it becomes wider at an edge', () => {
    expectClose(widened({ left: 0, top: 0.9, width: 0.3, height: 0.1 }), {
      left: 0,
      top: 0.8,
      width: 0.6,
      height: 0.2,
    });
    expectClose(widened({ left: 0.3, top: 0.2, width: 0.6, height: 0.7 }), {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    });
  });

  test('is a square of 180, 110, 80 or 60 pixels of a thumbnail', () => {
    // reference R81
    for (const [i, side] of [180, 110, 80, 60].entries()) {
      const size = side / 180;
      const difficulty = DIFFICULTIES[i] ?? 'easy';
      expectClose(thumbCropAt(difficulty, 0, 0), { left: 0, top: 0, width: size, height: size });
      expectClose(thumbCropAt(difficulty, 1, 1), {
        left: 1 - size,
        top: 1 - size,
        width: size,
        height: size,
      });
    }
  });
});
