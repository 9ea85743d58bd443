import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_RECENT_EMOJI, readEmoji, withRecent } from '#model/writing/emoji';
import { faultOfNode } from '#model/writing/post/faults';

describe('names of emoji', () => {
  test('are read from anything without a throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readEmoji({ emoji: json })).toBeInstanceOf(Array);
        expect(readEmoji(json)).toBeInstanceOf(Array);
      }),
    );
  });

  test('are each once, and a post may hold every one', () => {
    const names = fc.array(fc.oneof(fc.string(), fc.constantFrom('1', 'kasumi-smile', '../x')));
    fc.assert(
      fc.property(names, (emoji) => {
        const read = readEmoji({ emoji });
        expect(new Set(read).size).toBe(read.length);
        for (const data of read) expect(faultOfNode({ type: 'emoji', data })).toBeNull();
      }),
    );
    expect(readEmoji({ emoji: ['1', 'kasumi-smile', '../x', '1', 2, null] })).toEqual(['1', 'kasumi-smile']);
  });

  test('stand first when they were taken last, and few are remembered', () => {
    const names = fc.constantFrom(...Array.from({ length: 20 }, (_, at) => `e${at}`));
    fc.assert(
      fc.property(fc.array(names), (taken) => {
        const recent = taken.reduce<readonly string[]>(withRecent, []);
        expect(recent).toEqual([...new Set([...taken].reverse())].slice(0, MAX_RECENT_EMOJI));
      }),
    );
  });
});
