import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSocialUser } from '#model/site/social-record';

describe('what a social service says of the visitor', () => {
  test('is a name, a handle and a page', () => {
    const record = { name: ' Kasumi ', handle: '@kasumi', url: 'https://social.example/@kasumi', extra: 1 };
    expect(readSocialUser(record)).toEqual({
      name: 'Kasumi',
      handle: '@kasumi',
      url: 'https://social.example/@kasumi',
    });
    expect(readSocialUser({ name: 'Kasumi', url: '/u/1' })).toEqual({
      name: 'Kasumi',
      handle: null,
      url: '/u/1',
    });
  });

  test.each([[null], [[]], ['Kasumi'], [{ handle: '@kasumi' }], [{ name: ' ' }], [{ name: 'x'.repeat(61) }]])(
    'is nothing when there is no name to show: %j',
    (record) => {
      expect(readSocialUser(record)).toBeNull();
    },
  );

  test.each(['javascript:alert(1)', 'http://plain.example/', '//elsewhere.example', '/\\elsewhere', 7])(
    'has no page at %s',
    (url) => {
      expect(readSocialUser({ name: 'Kasumi', url })).toEqual({ name: 'Kasumi', handle: null, url: null });
    },
  );

  test('is short, whatever the service answers', () => {
    fc.assert(
      fc.property(fc.record({ name: fc.anything(), handle: fc.anything(), url: fc.anything() }), (record) => {
        const user = readSocialUser(record);
        for (const text of [user?.name, user?.handle])
          if (typeof text === 'string')
            expect([text.trim(), text.length > 0 && text.length <= 60]).toEqual([text, true]);
      }),
    );
  });
});
