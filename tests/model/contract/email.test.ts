import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { email } from '#model/contract/account/access';

const schema = Compile(email);

describe('an e-mail address', () => {
  test.each([
    'kasumi@example.org',
    'Kasumi.Toyama+band@mail.example.co.jp',
    "o'hara_1-2@example.org",
    `${'a'.repeat(64)}@example.org`,
    'kasumi@xn--r8jz45g.jp',
  ])('may be %s', (address) => {
    expect(schema.Check(address)).toBe(true);
  });

  // Another spelling of a mailbox would be a second account on it, and what means something to a mail server goes to others.
  test.each([
    '<kasumi@example.org>',
    'Kasumi <kasumi@example.org>',
    'kasumi@a.org,b.org',
    'kasumi@example.org\r\nBcc: tae@example.org',
    'kasumi@example.org ',
    '"kasumi"@example.org',
    'kasumi(band)@example.org',
    'kasumi@[192.0.2.1]',
    'kasumi@例え.jp',
    'kasumi@example',
    'kasumi@@example.org',
    `${'a'.repeat(65)}@example.org`,
    `kasumi@${'a.'.repeat(130)}org`,
    'kasumi\u0000@example.org',
    '',
  ])('may not be %j', (address) => {
    expect(schema.Check(address)).toBe(false);
  });
});
