import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belowAssets, formatDataName, isDataName, parseDataName } from '#server/origin/data-name';

const segment = fc.stringMatching(/^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,11}$/);
const name = fc.array(segment, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));

/** Ways out of a folder or into a header that names of files and addresses have been abused for. */
const HOSTILE = [
  '..',
  '../secret',
  'cards/../../secret',
  'cards/..',
  './cards/all',
  'cards//all',
  '/etc/passwd',
  'cards/',
  '',
  '.git/config',
  'cards/.hidden',
  'cards\\..\\secret',
  '..\\secret',
  'cards/%2e%2e/secret',
  '%2e%2e%2fsecret',
  'cards/all\u0000',
  'cards/all\r\nX: 1',
  'cards/all\n',
  'cards/\u202ell',
  'cards/ａll',
  'C:/windows',
  'file:///etc/passwd',
  'http://elsewhere/x',
  '//elsewhere/x',
  'cards/all?x=1',
  'cards/all#x',
  'cards/all;x',
  'cards/a ll',
  '~root/x',
  '$HOME',
  '....//secret',
  '..;/secret',
  `${'a/'.repeat(200)}a`,
  'a'.repeat(500),
];

describe('names of data', () => {
  test.each(HOSTILE)('refuses %j', (text) => {
    expect(parseDataName(text)).toBeNull();
    expect(isDataName(text)).toBe(false);
    expect(belowAssets(text)).toBeNull();
    expect(belowAssets(`assets/jp/${text}`)).toBeNull();
  });

  test.each([
    ['cards/all.5', 'cards/all', 5],
    ['cards/all', 'cards/all', null],
    ['cards/12', 'cards/12', null],
    ['songs/meta/all.2', 'songs/meta/all', 2],
    ['events/all.stories', 'events/all.stories', null],
    ['characters/main.birthday', 'characters/main.birthday', null],
    ['deco/pins.all.3', 'deco/pins.all', 3],
    ['skills/all.10', 'skills/all', 10],
    ['cards/all.05', 'cards/all.05', null],
    ['cards/all.123', 'cards/all.123', null],
    ['charts/12/expert', 'charts/12/expert', null],
    ['explorer/jp/assets/_info', 'explorer/jp/assets/_info', null],
  ])('reads %s', (text, expected, level) => {
    expect(parseDataName(text)).toEqual({ name: expected, level });
  });

  test('writes what it read, for every well-formed name', () => {
    fc.assert(
      fc.property(name, (text) => {
        const parsed = parseDataName(text);
        expect(parsed && formatDataName(parsed)).toBe(text);
      }),
    );
  });

  test('accepts no text with another character, a dot before a segment or an empty segment', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('.', '/', 'a', '\\', '%', '\0') }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        if (!isDataName(text)) return;
        expect(text).toMatch(/^[A-Za-z0-9_./-]+$/);
        expect(text.split('/').some((part) => part === '' || part.startsWith('.'))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('paths of pictures', () => {
  test.each([
    ['assets/jp/a/b.png', 'a/b.png'],
    ['assets/kr/a.png', 'a.png'],
    ['res/icon/cool.svg', 'icon/cool.svg'],
    ['assets/jp/a_rip/.sprites', 'a_rip/.sprites'],
    ['assets/jp/a_rip/..sprites', null],
    ['assets/jp/.sprites/a.png', null],
    ['assets/jp/../.sprites', null],
    ['assets/xx/a.png', null],
    ['assets/jp', null],
    ['assets/a.png', null],
    ['api/cards/all.json', null],
    ['res/', null],
  ])('%s lies at %s', (path, below) => {
    expect(belowAssets(path)).toBe(below);
  });
});
