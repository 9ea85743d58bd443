import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Growing } from '#server/origin/music/growing';

const read = async (growing: Growing, start: number, end: number): Promise<number[]> => {
  const bytes: number[] = [];
  for await (const piece of growing.read(start, end)) bytes.push(...piece);
  return bytes;
};

describe('bytes that are still being made', () => {
  test('are read in any range and from any number of readers, whenever they come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 9 }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
        async (pieces, ranges) => {
          const all = pieces.flatMap((piece) => [...piece]);
          fc.pre(all.length > 0);
          const growing = new Growing(all.length);
          const asked = ranges.map(([a, b]): [number, number] => {
            const [x, y] = [a % all.length, b % all.length];
            return [Math.min(x, y), Math.max(x, y)];
          });
          const answers = asked.map(([start, end]) => read(growing, start, end));
          for (const piece of pieces) {
            await Promise.resolve();
            growing.add(piece);
          }
          expect(growing.isWhole).toBe(true);
          expect(await Promise.all(answers)).toEqual(asked.map(([start, end]) => all.slice(start, end + 1)));
          expect(await read(growing, 0, all.length - 1)).toEqual(all);
        },
      ),
    );
  });

  test('tell everybody who waits when no more will come, but not of what is there', async () => {
    const growing = new Growing(4);
    const waiting = read(growing, 0, 3);
    growing.add(new Uint8Array([1, 2]));
    growing.fail(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(await read(growing, 0, 1)).toEqual([1, 2]);
    await expect(growing.reaches(2)).rejects.toThrow('gone');
  });

  test('are whole for good once they are whole', async () => {
    const growing = new Growing(2);
    growing.add(new Uint8Array([1, 2]));
    growing.fail(new Error('late'));
    expect(await read(growing, 0, 1)).toEqual([1, 2]);
  });

  test('are never more than were promised', async () => {
    const growing = new Growing(2);
    growing.add(new Uint8Array([1, 2, 3]));
    await expect(growing.reaches(0)).rejects.toThrow('More bytes');
  });
});
