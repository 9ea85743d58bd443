import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_STORY_DEPTH } from '#model/contract/community/story-limits';
import type { JsonObject } from '#model/records/reading';
import { clippingText, readClipping } from '#src/features/storyeditor/keys/clipping.ts';

const LINE: JsonObject = { type: 'talk', body: 'Hello.' };

describe('copied actions', () => {
  test('are read from a clipping, a list of actions and a whole source', () => {
    expect(readClipping(clippingText([LINE]))).toEqual([LINE]);
    expect(readClipping(JSON.stringify([LINE]))).toEqual([LINE]);
    expect(readClipping(JSON.stringify({ server: 0, actions: [LINE] }))).toEqual([LINE]);
  });

  test('are none in other text, nor where one of a list is no action', () => {
    for (const text of ['', 'Ran: Hello.', '[1]', '{"actions":[{"body":"x"}]}', '[', '{}'])
      expect(readClipping(text)).toBeNull();
    expect(readClipping(JSON.stringify([LINE, 1]))).toBeNull();
  });

  test('are none where they are nested deeper than a story may be', () => {
    const nested = (levels: number) => `[{"type":"x","a":${'['.repeat(levels)}${']'.repeat(levels)}}]`;
    expect(readClipping(nested(MAX_STORY_DEPTH - 3))).toHaveLength(1);
    expect(readClipping(nested(100_000))).toBeNull();
  });

  test('are the same after they were written and read', () => {
    const action = fc
      .dictionary(fc.string(), fc.jsonValue())
      .map((fields): JsonObject => ({ ...fields, type: 'talk' }));
    fc.assert(
      fc.property(fc.array(action, { minLength: 1 }), (actions) => {
        expect(readClipping(clippingText(actions))).toEqual(JSON.parse(JSON.stringify(actions)));
      }),
    );
  });
});
