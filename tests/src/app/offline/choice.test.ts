import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceOf, isKept, isOutdated, readMessage } from '#src/app/offline/choice.ts';

const SITE = 'https://setori.example.org';
const asked = (path: string, more: object = {}) =>
  choiceOf({ method: 'GET', mode: 'cors', url: SITE + path, ...more }, SITE);
const navigation = { mode: 'navigate' };

describe('the choice for a request', () => {
  test.each(['/', '/info/cards', '/info/cards/1/A.B', '/tool/teambuilder?song=1', '/nowhere'])(
    'is a page when %s is opened',
    (path) => {
      expect(asked(path, navigation)).toBe('page');
      expect(asked(path)).toBe('leave');
    },
  );

  test.each([
    '/assets/main-Ab12_-9z.js',
    '/assets/kit-Ab12_-9z.css',
    '/assets/ja-tool-Ab12_-9z.json',
    '/assets/setori-Ab12_-9z.wasm',
  ])('is a file for %s', (path) => {
    expect(asked(path)).toBe('file');
  });

  test.each(['/theme.js', '/stage.svg', '/icon.svg', '/manifest.webmanifest'])('is fixed for %s', (path) => {
    expect(asked(path)).toBe('fixed');
  });

  test.each([
    '/api/user/me',
    '/api/cards/all.5.json',
    '/assets/jp/thumb/chara/card00001_rip/res001001_normal.png',
    '/assets/jp/music-Ab12_-9z.js',
    '/res/icon/cool.png',
    '/preview/en/cards/1.png',
    '/upload/1',
  ])('is to leave %s alone, also when it is opened', (path) => {
    expect([asked(path), asked(path, navigation)]).toEqual(['leave', 'leave']);
  });

  test('is to leave alone what is sent, and what is of another site', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('POST', 'PUT', 'DELETE', 'HEAD'), (path, method) => {
        expect(asked(path, { method, ...navigation })).toBe('leave');
        const other = { method: 'GET', mode: 'navigate', url: `https://other.example${path}` };
        expect(choiceOf(other, SITE)).toBe('leave');
      }),
    );
  });

  test('never keeps data', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(asked(`/api${path}`)).toBe('leave');
        expect(isKept(`/api${path}`)).toBe(false);
      }),
    );
  });
});

describe('what a page reports', () => {
  test('counts as far as its files may be kept', () => {
    const files = [
      '/assets/main-Ab12_-9z.js',
      '/api/user/me',
      'https://other.example/assets/a-Ab12_-9z.js',
      5,
    ];
    expect(readMessage({ files, language: 'ja' })).toEqual({ files: [files[0]], language: 'ja' });
  });

  test('is nothing where it is none of ours', () => {
    fc.assert(fc.property(fc.anything(), (message) => void readMessage(message)));
    for (const message of [null, 5, {}, { files: [] }, { files: 'x', language: 'en' }])
      expect(readMessage(message)).toBe(null);
  });
});

describe('the kept shell', () => {
  const NOW = Date.UTC(2026, 0, 2);
  const kept = (date: number, language = 'en') =>
    new Headers({ date: new Date(date).toUTCString(), 'content-language': language });

  test('stands for a day in its language', () => {
    expect(isOutdated(kept(NOW - 3_600_000), 'en', NOW)).toBe(false);
    expect(isOutdated(kept(NOW - 90_000_000), 'en', NOW)).toBe(true);
    expect(isOutdated(kept(NOW), 'ja', NOW)).toBe(true);
    expect(isOutdated(new Headers({ 'content-language': 'en' }), 'en', NOW)).toBe(true);
  });
});
