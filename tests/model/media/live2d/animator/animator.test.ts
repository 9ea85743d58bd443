import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Animator } from '#model/media/live2d/animator/animator';
import { readExpression } from '#model/media/live2d/animator/expression-file';
import { type FigureMotion, readMotion } from '#model/media/live2d/animator/motion-file';
import { STANDARD_PARAMETERS } from '#model/media/live2d/parameters';

const STILL = { isIdling: true, isBreathing: false, isBlinking: false };
const ALIVE = { isIdling: true, isBreathing: true, isBlinking: true };

const motion = (text: string): FigureMotion => readMotion(text)!;
const expression = (...params: readonly object[]) => readExpression({ fade_in: 100, fade_out: 100, params })!;

/** One second: the head turns, and stays turned on the last frame. */
const TURN = motion(
  `$fps=10\n$fadein=200\n$fadeout=200\nPARAM_ANGLE_X=${'20,'.repeat(9)}20\nPARAM_NONE=9\nPARAM_MOUTH_FORM=1`,
);
const NOD = motion('$fps=10\n$fadein=100\n$fadeout=100\nPARAM_ANGLE_Y=0,10,20,10,0');
const IDLE = motion('$fps=10\n$fadein=100\n$fadeout=100\nPARAM_BODY_ANGLE_X=5');

function still(): Animator {
  const animator = new Animator(STANDARD_PARAMETERS, 1);
  animator.setHabits(STILL);
  animator.step(1_000);
  return animator;
}

const restOf = (animator: Animator) =>
  STANDARD_PARAMETERS.map(({ id, rest }) => animator.valueOf(id) - rest).filter(
    (far) => Math.abs(far) > 1e-9,
  );

describe('motions', () => {
  it('fade in, play and leave every parameter at rest when they have ended', () => {
    const animator = still();
    let ended = 0;
    animator.play(TURN, { onEnd: () => (ended += 1) });
    animator.step(0);
    expect(animator.valueOf('PARAM_ANGLE_X')).toBe(0);
    animator.step(100);
    expect(animator.valueOf('PARAM_ANGLE_X')).toBeCloseTo(10);
    animator.step(600);
    expect(animator.valueOf('PARAM_ANGLE_X')).toBeCloseTo(20);
    expect(ended).toBe(0);
    animator.step(400);
    expect(ended).toBe(1);
    expect(animator.valueOf('PARAM_ANGLE_X')).toBeCloseTo(10);
    animator.step(100);
    expect(restOf(animator)).toEqual([]);
    animator.step(5_000);
    expect(ended).toBe(1);
  });

  it('begin where the one before left off, and end it', () => {
    const animator = still();
    const heard: string[] = [];
    animator.play(TURN, { onEnd: () => heard.push('turn') });
    animator.step(500);
    animator.play(NOD, { onEnd: () => heard.push('nod') });
    expect(heard).toEqual(['turn']);
    animator.step(0);
    expect(animator.valueOf('PARAM_ANGLE_X')).toBeCloseTo(20);
    animator.step(200);
    expect(animator.valueOf('PARAM_ANGLE_X')).toBeCloseTo(0);
    expect(animator.valueOf('PARAM_ANGLE_Y')).toBeCloseTo(20);
  });

  it('go round until they are stopped when they are a loop', () => {
    const animator = still();
    let ended = 0;
    animator.play(NOD, { isLoop: true, onEnd: () => (ended += 1) });
    for (let round = 0; round < 20; round++) {
      animator.step(500);
      expect(ended).toBe(0);
    }
    animator.step(200);
    expect(animator.valueOf('PARAM_ANGLE_Y')).toBeCloseTo(20);
    animator.stop();
    expect(ended).toBe(1);
    animator.step(1_000);
    expect(restOf(animator)).toEqual([]);
  });

  it('go over smoothly when a loop ends elsewhere than it begins', () => {
    const animator = still();
    animator.play(motion('$fps=60\n$fadein=500\nPARAM_ANGLE_X=-30,-15,0,15,30'.replace('=60', '=5')), {
      isLoop: true,
    });
    animator.step(900);
    let last = animator.valueOf('PARAM_ANGLE_X');
    for (let step = 0; step < 400; step++) {
      animator.step(5);
      expect(Math.abs(animator.valueOf('PARAM_ANGLE_X') - last)).toBeLessThan(3);
      last = animator.valueOf('PARAM_ANGLE_X');
    }
  });

  it('give way to the idle motion, which is played whenever nothing else is', () => {
    const animator = still();
    animator.setIdle(IDLE);
    animator.step(1_000);
    expect(animator.valueOf('PARAM_BODY_ANGLE_X')).toBeCloseTo(5);
    animator.play(TURN, {});
    animator.step(500);
    expect(animator.valueOf('PARAM_BODY_ANGLE_X')).toBeCloseTo(0);
    animator.step(1_000);
    expect(animator.valueOf('PARAM_BODY_ANGLE_X')).toBeCloseTo(5);
    expect(animator.valueOf('PARAM_ANGLE_X')).toBeCloseTo(0);
    animator.stop();
    animator.step(1_000);
    expect(animator.valueOf('PARAM_BODY_ANGLE_X')).toBeCloseTo(5);
    animator.setHabits({ ...STILL, isIdling: false });
    animator.step(1_000);
    expect(restOf(animator)).toEqual([]);
  });
});

describe('expressions', () => {
  const shown = (animator: Animator, id: string, ms: number) => {
    animator.step(ms);
    return animator.valueOf(id);
  };

  it('add, multiply and set, and fade', () => {
    const animator = still();
    animator.play(motion('$fadein=0\nPARAM_ANGLE_X=10\nPARAM_ANGLE_Y=10\nPARAM_ANGLE_Z=10'), {
      isLoop: true,
    });
    animator.express(
      expression(
        { id: 'PARAM_ANGLE_X', val: 4 },
        { id: 'PARAM_ANGLE_Y', val: 0.5, calc: 'mult' },
        { id: 'PARAM_ANGLE_Z', val: -20, calc: 'set' },
      ),
    );
    animator.step(50);
    const values = () => ['X', 'Y', 'Z'].map((axis) => animator.valueOf(`PARAM_ANGLE_${axis}`));
    for (const [index, value] of [12, 7.5, -5].entries()) expect(values()[index]).toBeCloseTo(value);
    animator.step(50);
    for (const [index, value] of [14, 5, -20].entries()) expect(values()[index]).toBeCloseTo(value);
    animator.express(null);
    animator.step(100);
    for (const value of values()) expect(value).toBeCloseTo(10);
  });

  it('change nothing at any moment when they multiply by 1', () => {
    const animator = still();
    animator.express(expression({ id: 'PARAM_EYE_L_OPEN', val: 1, calc: 'mult' }));
    for (let step = 0; step < 20; step++) expect(shown(animator, 'PARAM_EYE_L_OPEN', 10)).toBe(1);
    animator.express(null);
    for (let step = 0; step < 20; step++) expect(shown(animator, 'PARAM_EYE_L_OPEN', 10)).toBe(1);
  });

  it('go over into the next without a jump when they are changed in the middle', () => {
    const animator = still();
    animator.express(expression({ id: 'PARAM_BROW_L_Y', val: 1 }));
    expect(shown(animator, 'PARAM_BROW_L_Y', 50)).toBeCloseTo(0.5);
    animator.express(expression({ id: 'PARAM_BROW_L_Y', val: -1, calc: 'set' }));
    expect(shown(animator, 'PARAM_BROW_L_Y', 0)).toBeCloseTo(0.5);
    expect(shown(animator, 'PARAM_BROW_L_Y', 100)).toBeCloseTo(-1);
  });
});

describe('a look', () => {
  const lookFor = (x: number, y: number) => {
    const animator = still();
    animator.lookAt({ x, y });
    animator.step(5_000);
    return animator;
  };

  it('goes nowhere at the middle, and as far as the point is away elsewhere', () => {
    expect(restOf(lookFor(0, 0))).toEqual([]);
    for (const far of [0.01, 0.5, 1, -0.01, -1]) {
      expect(lookFor(far, 0).valueOf('PARAM_ANGLE_X')).toBeCloseTo(30 * far);
      expect(lookFor(far, 0).valueOf('PARAM_EYE_BALL_X')).toBeCloseTo(far);
      expect(lookFor(0, far).valueOf('PARAM_ANGLE_Y')).toBeCloseTo(-30 * far);
    }
  });

  it('comes back when it ends', () => {
    const animator = lookFor(1, -1);
    animator.lookAt(null);
    animator.step(5_000);
    expect(animator.valueOf('PARAM_ANGLE_X')).toBeCloseTo(0);
  });
});

describe('what a figure does by itself', () => {
  it('is blinking by chance that the seed decides, and breathing', () => {
    const eyes = (seed: number) => {
      const animator = new Animator(STANDARD_PARAMETERS, seed);
      return Array.from({ length: 600 }, () => {
        animator.step(33);
        return animator.valueOf('PARAM_EYE_L_OPEN');
      });
    };
    const seen = eyes(5);
    expect(eyes(5)).toEqual(seen);
    expect(eyes(6)).not.toEqual(seen);
    const closed = seen.filter((open, step) => open < 0.5 && seen[step - 1]! >= 0.5).length;
    expect(closed).toBeGreaterThanOrEqual(3);
    expect(closed).toBeLessThan(15);
  });

  it('leaves eyes to a motion that moves them', () => {
    const animator = new Animator(STANDARD_PARAMETERS, 5);
    animator.play(motion('$fadein=0\nPARAM_EYE_L_OPEN=1'), { isLoop: true });
    for (let step = 0; step < 600; step++) {
      animator.step(33);
      expect(animator.valueOf('PARAM_EYE_L_OPEN')).toBe(1);
    }
  });

  it('opens the mouth as far as asked and closes it afterwards', () => {
    const animator = still();
    animator.openMouth(0.7);
    animator.step(200);
    expect(animator.valueOf('PARAM_MOUTH_OPEN_Y')).toBeCloseTo(0.7);
    animator.openMouth(null);
    animator.step(200);
    expect(animator.valueOf('PARAM_MOUTH_OPEN_Y')).toBe(0);
  });

  it('yields to a value that is held until it is let go', () => {
    const animator = new Animator(STANDARD_PARAMETERS, 5);
    animator.hold('PARAM_ANGLE_X', -12);
    animator.hold('PARAM_EYE_L_OPEN', 99);
    animator.hold('PARAM_NONE', 1);
    animator.play(TURN, { isLoop: true });
    animator.lookAt({ x: 1, y: 1 });
    for (let step = 0; step < 200; step++) {
      animator.step(33);
      expect(animator.valueOf('PARAM_ANGLE_X')).toBe(-12);
      expect(animator.valueOf('PARAM_EYE_L_OPEN')).toBe(1);
    }
    animator.hold('PARAM_ANGLE_X', null);
    animator.step(33);
    expect(animator.valueOf('PARAM_ANGLE_X')).toBeGreaterThan(20);
  });
});

const MOTIONS = [TURN, NOD, IDLE, motion('$fps=120\n$fadein=0\nPARAM_EYE_L_OPEN=-5,9e3,0\nPARAM_ANGLE_X=1')];
const EXPRESSIONS = [
  expression({ id: 'PARAM_ANGLE_X', val: 1e4 }, { id: 'PARAM_EYE_L_OPEN', val: 0, calc: 'mult' }),
  expression({ id: 'PARAM_EYE_L_OPEN', val: 3, calc: 'set' }, { id: 'PARAM_TERE', val: 1 }),
];

const anyNumber = fc.double({ min: -3, max: 3 });
const call: fc.Arbitrary<(animator: Animator) => void> = fc.oneof(
  fc.tuple(fc.constantFrom(...MOTIONS), fc.boolean()).map(
    ([each, isLoop]) =>
      (animator: Animator) =>
        animator.play(each, { isLoop }),
  ),
  fc.constant((animator: Animator) => animator.stop()),
  fc.constantFrom(null, ...EXPRESSIONS).map((each) => (animator: Animator) => animator.express(each)),
  fc.constantFrom(null, ...MOTIONS).map((each) => (animator: Animator) => animator.setIdle(each)),
  fc
    .record({ isIdling: fc.boolean(), isBreathing: fc.boolean(), isBlinking: fc.boolean() })
    .map((habits) => (animator: Animator) => animator.setHabits(habits)),
  fc.tuple(anyNumber, anyNumber).map(
    ([x, y]) =>
      (animator: Animator) =>
        animator.lookAt({ x, y }),
  ),
  anyNumber.map((share) => (animator: Animator) => animator.openMouth(share)),
  fc.tuple(fc.constantFrom(...STANDARD_PARAMETERS), fc.option(anyNumber)).map(
    ([{ id }, value]) =>
      (animator: Animator) =>
        animator.hold(id, value),
  ),
);
const calls = fc.array(fc.tuple(call, fc.integer({ min: 0, max: 3_000 })), { maxLength: 40, size: 'max' });

describe('any sequence of calls', () => {
  it('leaves every value within its range', () => {
    fc.assert(
      fc.property(calls, fc.integer(), (all, seed) => {
        const animator = new Animator(STANDARD_PARAMETERS, seed);
        for (const [act, ms] of all) {
          act(animator);
          const values = animator.step(ms);
          for (const [index, { min, max }] of STANDARD_PARAMETERS.entries()) {
            expect(values[index]).toBeGreaterThanOrEqual(min);
            expect(values[index]).toBeLessThanOrEqual(max);
          }
        }
      }),
    );
  });

  it('shows the same however its time is cut into steps', () => {
    fc.assert(
      fc.property(calls, fc.integer({ min: 1, max: 9 }), (all, pieces) => {
        const whole = new Animator(STANDARD_PARAMETERS, 3);
        const cut = new Animator(STANDARD_PARAMETERS, 3);
        for (const [act, ms] of all) {
          act(whole);
          act(cut);
          whole.step(ms);
          for (let piece = 0; piece < pieces; piece++) cut.step(ms / pieces);
          for (const [index, { min, max }] of STANDARD_PARAMETERS.entries()) {
            expect(Math.abs(whole.values[index]! - cut.values[index]!)).toBeLessThan(1e-6 * (max - min));
          }
        }
      }),
    );
  });

  it('ends at rest when everything is taken off', () => {
    fc.assert(
      fc.property(calls, (all) => {
        const animator = new Animator(STANDARD_PARAMETERS, 3);
        for (const [act, ms] of all) {
          act(animator);
          animator.step(ms);
        }
        animator.setIdle(null);
        animator.stop();
        animator.express(null);
        animator.lookAt(null);
        animator.openMouth(null);
        animator.setHabits(STILL);
        for (const { id } of STANDARD_PARAMETERS) animator.hold(id, null);
        animator.step(60_000);
        expect(restOf(animator)).toEqual([]);
      }),
    );
  });

  it('is the same with time that is no number', () => {
    const animator = new Animator(STANDARD_PARAMETERS, 3);
    animator.setHabits(ALIVE);
    animator.step(500);
    const before = [...animator.values];
    for (const ms of [Number.NaN, -5, 0]) expect([...animator.step(ms)]).toEqual(before);
    expect([...animator.step(Number.POSITIVE_INFINITY)].every(Number.isFinite)).toBe(true);
  });
});
