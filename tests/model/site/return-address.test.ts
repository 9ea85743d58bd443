import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logInPath, signUpPath } from '#model/site/objects';
import { fixedPath, routeAt } from '#model/site/patterns';
import { returnAddress } from '#model/site/return-address';
import { ROUTES } from '#model/site/routes';

const ORIGIN = 'https://setori.example';
const PAGES = ROUTES.flatMap(({ pattern }) => fixedPath(pattern) ?? []);

/** Where a browser lands that follows the address from a page of ours. */
const landing = (address: string): URL => new URL(address, `${ORIGIN}/profile/account`);

/** Tricks by which addresses lead elsewhere, with a foreign host put in. */
const TRICKS: readonly string[] = [
  '//HOST',
  '///HOST',
  '////HOST',
  '/\\HOST',
  '\\\\HOST',
  '\\/HOST',
  '/\\/HOST',
  '//\\HOST',
  'http://HOST',
  'https://HOST',
  'HTTPS://HOST',
  'https:HOST',
  'https:/HOST',
  'http:\\\\HOST',
  'ftp://HOST',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://HOST/x',
  'mailto:a@HOST',
  '/\t/HOST',
  '/\n/HOST',
  '/\r/HOST',
  '/\0/HOST',
  '/\x0b/HOST',
  '/\u0085/HOST',
  '/ /HOST',
  ' //HOST',
  '\t//HOST',
  '/.//HOST',
  '/..//HOST',
  '/./HOST',
  '/../HOST',
  '/%2e%2e//HOST',
  '/%2E//HOST',
  '/.%2e//HOST',
  '/home/..//HOST',
  '/%2f/HOST',
  '/%2fHOST',
  '/%5cHOST',
  '/%5c/HOST',
  '%2f%2fHOST',
  '%2f%5cHOST',
  '/%0a/HOST',
  '/%09/HOST',
  '/%00HOST',
  '@HOST',
  '/@HOST',
  '//a@HOST',
  '//a:b@HOST',
  'https://setori.example@HOST',
  '//setori.example.HOST',
  '.HOST',
  '?//HOST',
  '#//HOST',
  '/home//HOST',
  '/home/\\HOST',
  '/;@HOST',
  '//HOST/profile',
  '//HOST?x=/profile',
  '//HOST#/profile',
  '〱//HOST',
  '//HOST\u3002com',
  '/\u2044/HOST',
  '/\uff0f/HOST',
  '\u2028//HOST',
  '/\u2028/HOST',
  '/\ufeff/HOST',
  '//[::1]',
  '//0x7f000001',
  'x',
  '',
  'profile',
  './profile',
  '../profile',
  '/profile/account/../../..//HOST',
  '/unknown/page',
  '/api/user/me',
  '/profile\\..\\..\\HOST',
];
const HOSTS = [
  'evil.example',
  'setori.example.evil.example',
  '127.0.0.1',
  'evil%2eexample',
  'xn--80ak6aa92e.com',
];
const CORPUS = TRICKS.flatMap((trick) => HOSTS.map((host) => trick.replaceAll('HOST', host)));

describe('the address after logging in', () => {
  test.each(PAGES)('is %s when that was asked for, with what stands behind it', (path) => {
    for (const address of [path, `${path}?a=1&g=//evil.example`, `${path}#part`])
      expect(returnAddress(address)).toBe(address);
  });

  test.each(PAGES)('is %s when the way to log in or sign up began there', (path) => {
    const address = `${path}?a=1&g=x#part`;
    for (const way of [logInPath(address), signUpPath(address)])
      expect(returnAddress(landing(way).searchParams.get('g'))).toBe(address);
  });

  test('is the start page when nothing or anything else was asked for', () => {
    for (const address of [null, ...CORPUS]) expect(returnAddress(address)).toBe('/');
  });

  test('is the start page for tricks of the list in escapes, decoded once as a query is', () => {
    for (const address of CORPUS) {
      for (const given of [address, encodeURIComponent(address), encodeURI(address)]) {
        const decoded = new URLSearchParams(`g=${given}`).get('g');
        expect(landing(returnAddress(decoded)).origin).toBe(ORIGIN);
      }
    }
  });

  test('is a page of the route table, whatever was asked for', () => {
    const parts = fc.constantFrom(
      ...PAGES,
      ...CORPUS,
      '/',
      '\\',
      '%',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'evil.example',
    );
    const address = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(parts).map((all) => all.join('')),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(address, (given) => {
        const found = landing(returnAddress(given));
        expect(found.origin).toBe(ORIGIN);
        expect(routeAt(found.pathname)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
