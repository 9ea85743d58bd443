import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError, readSettings } from '#server/config';
import { cookieKind } from '#server/routes/api/cookies';
import { spendRate } from '#server/routes/api/rates';
import { isWeak } from '#server/services/access/password-rules';
import { addressKey } from '#server/services/access/places';
import { windows } from '#server/services/accounts/windows';
import { bounded, fairlyBounded } from '#server/services/bounded';
import { Refusal } from '#server/services/refusal';

describe('the session cookie', () => {
  const https = { publicUrl: new URL('https://setori.example'), allowHttp: false };
  const unset = { publicUrl: null, allowHttp: false };

  test.each([
    [https, 'setori.example', '__Host-token'],
    [https, 'localhost:3000', '__Host-token'],
    [unset, 'localhost:3000', 'token'],
    [unset, '127.0.0.1', 'token'],
    [unset, '[::1]:3000', 'token'],
    [unset, '192.168.0.5:3000', undefined],
    [unset, 'localhost.evil.example', undefined],
    [unset, '', undefined],
    [{ ...unset, allowHttp: true }, '192.168.0.5:3000', 'token'],
  ])('with %o at %j is %s', (rule, host, name) => {
    const kind = cookieKind(rule, host);
    expect(kind?.name).toBe(name);
    if (kind) expect(kind.secure).toBe(name === '__Host-token');
  });
});

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:0db8::5', '2001:db8:0:0::/64'],
    ['2001:DB8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey({ ip: address })).toBe(key);
  });
});

describe('passwords', () => {
  test.each(['correct horse battery', 'ドリームズ☆カム☆トゥルー', 'x9!kQ2mz', '  leading and trailing  '])(
    'may be %s',
    (password) => {
      expect(isWeak(password, 'somebody', 'some@example.org')).toBe(false);
    },
  );

  test('may not be any of the 3,000 most common, nor of the 3,000 most common that are long enough', () => {
    const { passwords } = dictionary;
    const long = passwords.filter(({ length }) => length >= 8);
    expect(long.length).toBeGreaterThan(3_000);
    const taken = [...passwords.slice(0, 3_000), ...long.slice(0, 3_000)].filter(
      (password) => password.length >= 8 && !isWeak(password.toUpperCase(), 'somebody', 'some@example.org'),
    );
    expect(taken).toEqual([]);
    // Beyond them all is allowed that no other rule refuses.
    const rest = long.slice(3_000).filter((password) => !isWeak(password, 'somebody', 'some@example.org'));
    expect(rest.length).toBeGreaterThan(5_000);
  });

  test.each([
    'PASSWORD',
    'somebody',
    'Somebody1',
    'ababababab',
    'Princess-2024!',
    '1qaz2wsx',
    'qwertyuiop',
    '0123456789',
    'some@example.org',
    'Passw0rd!',
    'P@ssw0rd123',
    'p455w0rd',
    'correct horse',
    'anna2anna2',
    '5omebody!',
  ])('may not be %s', (password) => {
    expect(isWeak(password, 'somebody', 'some@example.org')).toBe(true);
  });
});

describe('hashing', () => {
  test('runs so many at once, lets so many wait, and sends others away', async () => {
    const run = bounded(2, 3);
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
    };
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => run(work)));
    const refused = ends.filter((end) => end.status === 'rejected' && end.reason instanceof Refusal);
    expect([most, refused.length, running]).toEqual([2, 3, 0]);
    await expect(run(async () => 'again')).resolves.toBe('again');
  });

  /** Asks for all of them at once; who was answered in which order, and whose were sent away. */
  async function ask(run: ReturnType<typeof fairlyBounded>, asking: readonly string[]) {
    const answered: string[] = [];
    const ends = await Promise.allSettled(
      asking.map((who) =>
        run(who, async () => {
          await new Promise((resolve) => setTimeout(resolve, 1));
          answered.push(who);
        }),
      ),
    );
    const refused = asking.filter((_who, at) => ends[at]?.status === 'rejected');
    return { answered: answered.join(''), refused: refused.join('') };
  }

  test('takes those who wait in turn, so that one who asks for much waits for himself', async () => {
    const run = fairlyBounded(1, 10);
    expect(await ask(run, [...'aaaaabcb'])).toEqual({ answered: 'aabcabaa', refused: '' });
    expect(await ask(run, [...'ba'])).toEqual({ answered: 'ba', refused: '' });
  });

  test('sends away who has most waiting when no one else fits in', async () => {
    const run = fairlyBounded(1, 4);
    expect(await ask(run, [...'aaaaaaabc'])).toEqual({ answered: 'aabca', refused: 'aaaa' });
    expect(await ask(run, [...'abcdef'])).toEqual({ answered: 'abcde', refused: 'f' });
  });

  test('answers or refuses everyone, so many at once, in whatever order they ask', async () => {
    const asking = fc.array(fc.constantFrom(...'abcd'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        asking,
        fc.integer({ min: 1, max: 3 }),
        fc.nat(8),
        async (names, atOnce, mostWaiting) => {
          let running = 0;
          let most = 0;
          const run = fairlyBounded(atOnce, mostWaiting);
          const ends = await Promise.allSettled(
            names.map((who) =>
              run(who, async () => {
                most = Math.max(most, ++running);
                await Promise.resolve();
                running--;
              }),
            ),
          );
          const done = ends.filter(({ status }) => status === 'fulfilled').length;
          expect([done, running]).toEqual([Math.min(names.length, atOnce + mostWaiting), 0]);
          expect(most).toBeLessThanOrEqual(atOnce);
        },
      ),
    );
  });
});

describe('log-ins from one address', () => {
  test('are a hundred in five minutes, right or wrong, regardless of who else logs in', () => {
    let nowMs = 0;
    const counts = windows(() => nowMs);
    const logIn = (ip: string) =>
      spendRate(counts, 'login', null, { ip }, { headers: (given: object) => given as never });
    for (let round = 0; round < 100; round++) logIn('192.0.2.1');
    expect(() => logIn('192.0.2.1')).toThrow('RATE_LIMITED');
    logIn('192.0.2.2');
    nowMs = 5 * 60_000;
    logIn('192.0.2.1');
  });
});

describe('settings of members', () => {
  test('need nothing', () => {
    expect(readSettings({ DATA_DIR: '/d' })).toEqual({
      store: { engine: 'sqlite', file: '/d/setori.db' },
      publicUrl: null,
      allowHttp: false,
      proxyHops: 0,
      countsCalls: true,
      mail: { smtp: null, from: 'Setori <noreply@localhost>', outbox: '/d/outbox' },
      uploads: { folder: '/d/uploads', bucket: null },
    });
  });

  test.each([
    [{ DATABASE_URL: 'mysql://user:secret@host' }],
    [{ PUBLIC_URL: 'ftp://x' }],
    [{ PUBLIC_URL: 'https://x/path' }],
    [{ PROXY_HOPS: '-1' }],
    [{ PROXY_HOPS: 'all' }],
    [{ RATE_LIMITS: 'maybe' }],
    [{ SMTP_URL: 'http://user:secret@host' }],
    [{ UPLOADS_S3: 's3://bucket', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'secret' }],
    [{ UPLOADS_S3: 'https://x/bucket/deep', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'secret' }],
    [{ UPLOADS_S3: 'https://user:secret@x/bucket', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }],
    [{ UPLOADS_S3: 'https://x/bucket', AWS_ACCESS_KEY_ID: 'a' }],
  ])('refuse %o and repeat no password', (env) => {
    expect(() => readSettings(env)).toThrow(ConfigError);
    expect(() => readSettings(env)).not.toThrow(/secret/);
  });
});
