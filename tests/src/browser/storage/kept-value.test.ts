import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PREFERENCES } from '#machines/preferences/preferences.logic';
import { SERVERS } from '#machines/servers/servers.logic';
import type { Codec } from '#model/vocabulary/storage';
import { WELCOME } from '#src/app/boot/services.ts';
import { readKept, writeKept } from '#src/browser/storage/kept-value.ts';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleProfile } from '#tests/laws/samples';

const PROFILE_TEXT = JSON.stringify({ profiles: [sampleProfile('A'), sampleProfile('B')], active: 1 });

const PREFERENCES_TEXT =
  '{"theme":2,"uiLang":1,"dateFormat":3,"timeFormat":1,"timezone":6,"spoilers":1,"motion":2,"mature":1}';

/** Every codec of the page with a text that is fine. */
const CASES: readonly { readonly codec: Codec<unknown>; readonly good: string }[] = [
  { codec: PROFILES as Codec<unknown>, good: PROFILE_TEXT },
  { codec: SERVERS as Codec<unknown>, good: '{"language":3,"language2":0}' },
  { codec: PREFERENCES as Codec<unknown>, good: PREFERENCES_TEXT },
  { codec: WELCOME as Codec<unknown>, good: '{"closed":1}' },
];

const cut = (text: string) => fc.nat(text.length - 1).map((end) => text.slice(0, end));
const flipped = (text: string) =>
  fc
    .tuple(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 4 }))
    .map(([at, put]) => text.slice(0, at) + put + text.slice(at + 1));
const hostile = fc.constantFrom(
  '',
  'null',
  'true',
  '[]',
  '{}',
  '"profiles"',
  '1e999',
  '{"__proto__":{"polluted":1}}',
  '{"profiles":{"__proto__":[]},"active":"x"}',
  '{"profiles":[{"name":"A","server":0,"cards":[{"__proto__":{"id":1}}]}],"active":-1}',
  '{"language":"jp","language2":7,"theme":-1,"uiLang":1.5}',
  `[${'['.repeat(2_000)}`,
  'x'.repeat(100_000),
);

describe.each(CASES)('value kept under $codec.key', ({ codec, good }) => {
  test('is read back as it was kept', async () => {
    const { storage, kept } = fakeStorage({ [codec.key]: good });
    const { value, isDamaged } = await readKept(storage, codec);
    expect(isDamaged).toBe(false);
    await writeKept(storage, codec, value);
    expect(JSON.parse(kept.get(codec.key) ?? '')).toEqual(JSON.parse(good));
    expect([...kept.keys()]).toEqual([codec.key]);
  });

  test('is the default when nothing was kept', async () => {
    const { storage, kept } = fakeStorage();
    expect(await readKept(storage, codec)).toMatchObject({
      value: codec.decode(undefined),
      isDamaged: false,
    });
    expect(kept.size).toBe(0);
  });

  test('is readable whatever was done to it, and a damaged text is set aside unchanged', async () => {
    const corrupted = fc.oneof(cut(good), flipped(good), hostile, fc.json(), fc.string());
    await fc.assert(
      fc.asyncProperty(corrupted, async (text) => {
        const { storage, kept } = fakeStorage({ [codec.key]: text });
        const { value, isDamaged } = await readKept(storage, codec);
        expect(codec.decode(codec.encode(value))).toEqual(value);
        expect(kept.get(codec.key)).toBe(text);
        expect(kept.get(`${codec.key}.bad`)).toBe(isDamaged ? text : undefined);
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['', 'null', '[', '"text"', '7'])(
    'is the default and damaged when the text is %j',
    async (text) => {
      const { storage } = fakeStorage({ [codec.key]: text });
      expect(await readKept(storage, codec)).toMatchObject({
        value: codec.decode(undefined),
        isDamaged: true,
      });
    },
  );
});

describe('kept profiles', () => {
  test('lose only the unreadable one and keep the original beside them', async () => {
    const text = JSON.stringify({ profiles: [sampleProfile('A'), 'broken'], active: 1 });
    const { storage, kept } = fakeStorage({ [PROFILES.key]: text });
    const { value, isDamaged } = await readKept(storage, PROFILES);
    expect(value.profiles.map(({ name }) => name)).toEqual(['A']);
    expect(value.active).toBe(0);
    expect(isDamaged).toBe(true);
    expect(kept.get(`${PROFILES.key}.bad`)).toBe(text);
  });
});
