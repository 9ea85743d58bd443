import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSprites } from '#src/browser/stage/pictures/sprites-file.ts';

const PICTURE = { width: 512, height: 256 };

const sprite = (name: unknown, x: unknown, y: unknown, width: unknown, height: unknown) => ({
  Base: { m_Name: name, m_Rect: { x, y, width, height }, m_RD: { texture: { m_PathID: 7 } } },
});
const read = (...sprites: readonly unknown[]) => readSprites(JSON.stringify(sprites), PICTURE);

describe('a file of sprites', () => {
  test('gives rectangles from the upper left corner when it counts from the bottom', () => {
    const { rects, problems } = read(sprite('note_normal_3', 10, 200, 100, 40));
    expect(rects.get('note_normal_3')).toEqual({ x: 10, y: 16, width: 100, height: 40 });
    expect(problems).toEqual([]);
  });

  test('may have its fields without a base', () => {
    const { rects } = read({ m_Name: 'a', m_Rect: { x: 0, y: 0, width: 1, height: 1 } });
    expect(rects.get('a')).toEqual({ x: 0, y: 255, width: 1, height: 1 });
  });

  test('is a problem when it is a page', () => {
    expect(readSprites('<!doctype html><title>Not found</title>', PICTURE).problems).toEqual([
      { kind: 'notJson' },
    ]);
  });

  test('is a problem when it is no list', () => {
    expect(readSprites('{"Base":{}}', PICTURE).problems).toEqual([{ kind: 'notAList' }]);
  });

  test('costs the damaged sprite only', () => {
    const { rects, problems } = read(
      null,
      sprite(3, 0, 0, 1, 1),
      sprite('a', 0, '0', 1, 1),
      sprite('wide', 500, 0, 100, 10),
      sprite('deep', 0, -1, 10, 10),
      sprite('empty', 0, 0, 0, 10),
      sprite('good', 0, 0, 512, 256),
    );
    expect([...rects.keys()]).toEqual(['good']);
    expect(problems).toEqual([
      { kind: 'unreadable', index: 0 },
      { kind: 'unreadable', index: 1 },
      { kind: 'unreadable', index: 2 },
      { kind: 'outside', name: 'wide' },
      { kind: 'outside', name: 'deep' },
      { kind: 'outside', name: 'empty' },
    ]);
  });

  test('keeps the first of two with one name', () => {
    const { rects } = read(sprite('a', 0, 0, 5, 5), sprite('a', 9, 9, 9, 9));
    expect(rects.get('a')?.width).toBe(5);
  });

  test('never throws, and never gives a part outside of the picture', () => {
    const numbers = fc.oneof(fc.double(), fc.integer({ min: -600, max: 600 }));
    const sprites = fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc
          .tuple(fc.string(), numbers, numbers, numbers, numbers)
          .map(([name, ...rect]) => sprite(name, ...rect)),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          sprites.map((list) => JSON.stringify(list)),
        ),
        (text) => {
          for (const { x, y, width, height } of readSprites(text, PICTURE).rects.values()) {
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
            expect(x + width).toBeLessThanOrEqual(PICTURE.width);
            expect(y + height).toBeLessThanOrEqual(PICTURE.height);
          }
        },
      ),
    );
  });
});
