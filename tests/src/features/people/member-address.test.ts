import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEMBER_TABS, memberPath, tabOf } from '#src/features/people/member/member-address.ts';
import { socialAddress } from '#src/features/people/member/social-address.ts';

describe('the address of a list of a member', () => {
  test('leads back to the same list', () => {
    for (const tab of MEMBER_TABS) {
      const { pathname, searchParams } = new URL(memberPath('mika_7', tab), 'http://localhost');
      expect([pathname, tabOf(searchParams)]).toEqual(['/community/user/mika_7', tab]);
    }
  });

  test('is the first one where it asks for nothing that is there', () => {
    for (const asked of ['', 'tab=', 'tab=novels', 'tab=Likes', 'other=likes'])
      expect(tabOf(new URLSearchParams(asked))).toBe('posts');
  });
});

describe('what a member names as their page elsewhere', () => {
  test.each([
    ['https://social.example.org/@mika', 'social.example.org/@mika'],
    ['http://www.example.org/', 'example.org'],
    ['HTTPS://example.org/a?b=c#d', 'example.org/a?b=c#d'],
  ])('is a link for %s', (text, shown) => {
    expect(socialAddress(text)?.shown).toBe(shown);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    '//example.org',
    'example.org',
    'https://setori.example.org@evil.example/',
    'https://user:word@evil.example/',
    'https://',
    'https://a b',
    '@mika on some network',
    '',
  ])('is text for %s', (text) => {
    expect(socialAddress(text)).toBeNull();
  });

  test('is never an address of another kind, whatever is written', () => {
    const parts = fc.constantFrom(
      'https://',
      'http://',
      'javascript:',
      'example.org',
      '@',
      '\n',
      ' ',
      '\u202e',
      '/',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 6 }), (pieces) => {
        const address = socialAddress(pieces.join(''));
        if (address === null) return;
        const { protocol, username, password } = new URL(address.href);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username + password).toBe('');
      }),
    );
  });
});
