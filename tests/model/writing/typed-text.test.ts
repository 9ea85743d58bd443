import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { richText } from '#model/contract/rich-text';
import { readRichText } from '#model/records/read-rich-text';
import { piecesOf } from '#model/writing/pieces';
import { nodesOf, type Typed, typedFrom } from '#model/writing/typed-text';

const HOME = 'https://setori.example';
const nodes = (text: string, pictures: readonly string[] = []) => nodesOf({ text, pictures }, HOME);
const picture = `/api/upload/file/${'a'.repeat(40)}`;
const fits = Compile(richText(100_000));

/** Words, marks and traps in any order. */
const scraps = fc.array(
  fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '@mika',
      '@a',
      '@@',
      'me@site.example',
      '\n',
      '\r\n',
      ' ',
      '😀',
      '(',
      ')',
      '.',
      '。',
      '<b>',
    ),
    fc.constantFrom(`${HOME}/info/songs/12/name`, `${HOME}/info/songs/0`, `${HOME}/home/news/5`, HOME),
    fc.constantFrom('https://a.example/x_(y)', 'http://u:p@b.example/', 'javascript:alert(1)', 'https://'),
  ),
  { maxLength: 14 },
);
const typed: fc.Arbitrary<Typed> = fc.record({
  text: scraps.map((parts) => parts.join('')),
  pictures: fc.constantFrom([], [picture]),
});

describe('what is typed', () => {
  test('becomes words, breaks, names and links', () => {
    expect(nodes('Hi @mika, see https://a.example/b. \n\n(@ran_1)')).toEqual([
      { type: 'text', data: 'Hi ' },
      { type: 'mention', data: 'mika' },
      { type: 'text', data: ', see ' },
      { type: 'link', target: 'url', data: 'https://a.example/b' },
      { type: 'text', data: '.' },
      { type: 'br' },
      { type: 'br' },
      { type: 'text', data: '(' },
      { type: 'mention', data: 'ran_1' },
      { type: 'text', data: ')' },
    ]);
  });

  test('names emoji of the site between colons, and nothing else that looks so', () => {
    const names = new Set(['kasumi-smile', '30', 'a']);
    const made = nodesOf(
      { text: 'Yay :kasumi-smile: :a::30: :nobody: at 10:30:20 x:a:', pictures: [] },
      HOME,
      names,
    );
    expect(made).toEqual([
      { type: 'text', data: 'Yay ' },
      { type: 'emoji', data: 'kasumi-smile' },
      { type: 'text', data: ' ' },
      { type: 'emoji', data: 'a' },
      { type: 'emoji', data: '30' },
      { type: 'text', data: ' :nobody: at 10:30:20 x:a:' },
    ]);
    expect(typedFrom(made, HOME)?.text).toBe('Yay :kasumi-smile: :a::30: :nobody: at 10:30:20 x:a:');
    expect(nodes(':a:')).toEqual([{ type: 'text', data: ':a:' }]);
  });

  test('with an emoji within a word is not edited, for it would be lost', () => {
    expect(
      typedFrom(
        [
          { type: 'text', data: 'x' },
          { type: 'emoji', data: 'a' },
        ],
        HOME,
      ),
    ).toBeNull();
  });

  test('links to things of this site by what they are', () => {
    expect(nodes(`${HOME}/info/songs/12/First-Light?x=1`)).toEqual([
      { type: 'link', target: 'song-single', data: '12' },
    ]);
    expect(nodes('https://other.example/info/songs/12')).toEqual([
      { type: 'link', target: 'url', data: 'https://other.example/info/songs/12' },
    ]);
  });

  test.each([
    'me@site.example',
    'a.@mika',
    '@ab',
    `@${'x'.repeat(31)}`,
    'https://u@b.example/',
    '@mika@site.example',
  ])('%s stays words', (text) => {
    expect(nodes(text)).toEqual([{ type: 'text', data: text }]);
  });

  test.each([
    ['谢谢@reader_b的谱面', 'reader_b'],
    ['ありがとう@reader_bさん', 'reader_b'],
    ['고마워@reader_b', 'reader_b'],
    ['Спасибо@reader_b', 'reader_b'],
  ])('names a member after a letter of another script in %s', (text, username) => {
    expect(nodes(text)).toContainEqual({ type: 'mention', data: username });
  });

  test('finds an address after a letter of another script', () => {
    expect(piecesOf('看https://a.example/x 吧')).toContainEqual({
      kind: 'address',
      address: 'https://a.example/x',
    });
  });

  test('keeps the bracket that belongs to an address', () => {
    expect(
      piecesOf('(https://a.example/x_(y))').map((piece) => piece.kind === 'address' && piece.address),
    ).toEqual([false, 'https://a.example/x_(y)', false]);
  });

  test('is nothing when there are only spaces', () => {
    expect(nodes(' \n \t\n')).toEqual([]);
  });

  test('puts pictures below', () => {
    expect(nodes('look', [picture])).toEqual([
      { type: 'text', data: 'look' },
      { type: 'image', display: 1, objects: [picture] },
    ]);
  });

  test('loses no letter of a line', () => {
    fc.assert(
      fc.property(scraps, (parts) => {
        const line = parts.join('').replace(/[\r\n]/g, '');
        const texts = piecesOf(line).map((piece) => {
          if (piece.kind === 'name') return `@${piece.username}`;
          return piece.kind === 'words' ? piece.text : piece.address;
        });
        expect(texts.join('')).toBe(line);
      }),
    );
  });

  test('is what the contract takes and the reader shows whole', () => {
    fc.assert(
      fc.property(typed, (given) => {
        const made = nodesOf(given, HOME);
        expect(fits.Check(made)).toBe(true);
        const problems: string[] = [];
        readRichText(made, (phrase) => problems.push(phrase));
        expect(problems).toEqual([]);
      }),
    );
  });

  test('comes back for an edit, and gives the same again', () => {
    fc.assert(
      fc.property(typed, (given) => {
        const made = nodesOf(given, HOME);
        const back = typedFrom(made, HOME);
        if (back !== null) expect(nodesOf(back, HOME)).toEqual(made);
        else expect(made.some(({ type }) => type === 'link')).toBe(true);
      }),
    );
  });

  test('cannot stand for what cannot be typed', () => {
    expect(typedFrom([{ type: 'heading', data: 'Title' }], HOME)).toBeNull();
    expect(typedFrom([{ type: 'text', data: '@mika' }], HOME)).toBeNull();
    expect(typedFrom([{ type: 'image', display: 0, objects: [picture] }], HOME)).toBeNull();
  });
});
