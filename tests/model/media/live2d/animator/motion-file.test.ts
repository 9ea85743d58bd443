import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExpression } from '#model/media/live2d/animator/expression-file';
import { curveAt, readMotion } from '#model/media/live2d/animator/motion-file';

const SMILE = `# Live2D Animator Motion Data
$fps=20

$fadein=400
$fadeout=300
$fadein:PARAM_ANGLE_X=0

PARAM_ANGLE_X=0,10,-5.5
PARAM_MOUTH_FORM=1
VISIBLE:PARTS_01_ARM=1
`;

describe('a motion file', () => {
  it('gives its curves, speed and fades', () => {
    const motion = readMotion(SMILE)!;
    expect(motion).toMatchObject({ framesPerSecond: 20, fadeInMs: 400, fadeOutMs: 300, durationMs: 150 });
    expect([...motion.curves.keys()]).toEqual(['PARAM_ANGLE_X', 'PARAM_MOUTH_FORM', 'VISIBLE:PARTS_01_ARM']);
    expect(motion.curves.get('PARAM_ANGLE_X')).toEqual({
      values: Float64Array.of(0, 10, -5.5),
      fadeInMs: 0,
      fadeOutMs: null,
    });
  });

  it('goes straight between frames and keeps the last value of a short curve', () => {
    const { curves } = readMotion(SMILE)!;
    const angle = curves.get('PARAM_ANGLE_X')!;
    expect([0, 25, 50, 75, 100, 1e9].map((ms) => curveAt(angle, 20, ms))).toEqual([
      0, 5, 10, 2.25, -5.5, -5.5,
    ]);
    expect(curveAt(curves.get('PARAM_MOUTH_FORM')!, 20, 140)).toBe(1);
  });

  it('is read when numbers have exponents, spaces, or a comma at the end', () => {
    const values = (text: string) => [...readMotion(text)!.curves.get('P')!.values];
    expect(values('P=1e-1, 2.5E1 ,-.5')).toEqual([0.1, 25, -0.5]);
    expect(values('P=1,2,\r\n')).toEqual([1, 2]);
    expect(values('P=x,1,,Infinity,3')).toEqual([1, 1, 1, 1, 3]);
  });

  it('is none when nothing moves in it', () => {
    for (const text of ['', '<!doctype html><p class="a">', '$fps=30', 'PARAM_X=', 'PARAM_X=a,b']) {
      expect(readMotion(text)).toBeNull();
    }
  });

  it('has a speed that can be played when the file gives none or an odd one', () => {
    const speed = (line: string) => readMotion(`${line}\nP=1`)!.framesPerSecond;
    expect(['', '$fps=0', '$fps=-3', '$fps=1e9', '$fps=x'].map(speed)).toEqual([30, 30, 30, 120, 30]);
  });

  it('never throws, and what it gives is finite, when the text is anything', () => {
    const part = fc.constantFrom('$fps=', '$fadein=', 'P', '=', ',', '1', '-', '.', 'e9', '\n', '#', 'NaN');
    const text = fc.array(part, { size: 'max', maxLength: 200 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (any) => {
        const motion = readMotion(any);
        if (motion === null) return;
        expect(motion.durationMs).toBeGreaterThan(0);
        expect(motion.durationMs).toBeLessThan(Number.POSITIVE_INFINITY);
        for (const { values } of motion.curves.values()) expect(values.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe('an expression file', () => {
  it('says what is added, multiplied and set, and adds by default', () => {
    const expression = readExpression({
      type: 'Live2D Expression',
      fade_in: 250,
      params: [
        { id: 'A', val: 0.5 },
        { id: 'B', val: 3, def: 1, calc: 'add' },
        { id: 'C', val: 0.5, calc: 'mult' },
        { id: 'D', val: 0.5, def: 0.5, calc: 'mult' },
        { id: 'E', val: 7, def: 1, calc: 'set' },
        { id: 'F' },
        null,
      ],
    });
    expect(expression).toEqual({
      fadeInMs: 250,
      fadeOutMs: 1_000,
      changes: [
        { id: 'A', calculation: 'add', value: 0.5 },
        { id: 'B', calculation: 'add', value: 2 },
        { id: 'C', calculation: 'mult', value: 0.5 },
        { id: 'D', calculation: 'mult', value: 1 },
        { id: 'E', calculation: 'set', value: 7 },
      ],
    });
  });

  it('changes nothing when it has no parameters, and is none without their list', () => {
    expect(readExpression({ type: 'Live2D Expression', params: [] })?.changes).toEqual([]);
    expect(readExpression({ type: 'Live2D Expression' })).toBeNull();
  });

  it('never throws when the JSON is anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (json, other) => {
        readExpression(json);
        readExpression({ params: [json, { id: 'A', val: other, def: json, calc: other }] });
      }),
    );
  });
});
