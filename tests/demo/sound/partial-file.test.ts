import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PartialFile } from '#demo/sound/partial-file';

const read = async (file: PartialFile, start: number, end: number): Promise<number[]> => {
  const bytes: number[] = [];
  for await (const piece of file.read(start, end)) bytes.push(...piece);
  return bytes;
};

describe('a file whose bytes are still coming', () => {
  test('is read in any range and by any number of readers, whenever they ask', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 9 }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
        async (pieces, ranges) => {
          const all = pieces.flatMap((piece) => [...piece]);
          fc.pre(all.length > 0);
          const file = new PartialFile(all.length);
          const asked = ranges.map(([a, b]): [number, number] => {
            const [x, y] = [a % all.length, b % all.length];
            return [Math.min(x, y), Math.max(x, y)];
          });
          const answers = asked.map(([start, end]) => read(file, start, end));
          for (const piece of pieces) {
            await Promise.resolve();
            file.append(piece);
          }
          expect(file.isComplete).toBe(true);
          expect(await Promise.all(answers)).toEqual(asked.map(([start, end]) => all.slice(start, end + 1)));
          expect(await read(file, 0, all.length - 1)).toEqual(all);
        },
      ),
    );
  });

  test('lets everyone who waits know that no more will come, but gives what is there', async () => {
    const file = new PartialFile(4);
    const waiting = read(file, 0, 3);
    file.append(new Uint8Array([1, 2]));
    file.fail(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(await read(file, 0, 1)).toEqual([1, 2]);
    await expect(file.reaches(2)).rejects.toThrow('gone');
  });

  test('does not fail any more when it is complete', async () => {
    const file = new PartialFile(2);
    file.append(new Uint8Array([1, 2]));
    file.fail(new Error('late'));
    expect(await read(file, 0, 1)).toEqual([1, 2]);
  });

  test('fails when more bytes come than its size', async () => {
    const file = new PartialFile(2);
    file.append(new Uint8Array([1, 2, 3]));
    await expect(file.reaches(0)).rejects.toThrow('More bytes');
  });
});
