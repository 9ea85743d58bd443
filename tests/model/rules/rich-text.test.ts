import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPostText } from '#model/records/read-rich-text';
import type { Languages, RichNode, RichText } from '#model/records/rich-text';
import { inLanguage } from '#model/rules/languages';
import { objectsIn, passagesOf, plainTextOf, standInLanguage } from '#model/rules/rich-text';
import { LOCALES } from '#model/vocabulary/locales';

const text = (words: string): RichNode => ({ type: 'text', words: { kind: 'literal', text: words } });
const said = (texts: Languages): RichNode => ({ type: 'text', words: { kind: 'languages', texts } });
const br: RichNode = { type: 'break' };
const content = (...nodes: readonly RichNode[]): RichText => [{ type: 'content', nodes }];

describe('the language of a text', () => {
  test('is the wished one, the nearest, English, or any', () => {
    expect(inLanguage({ ja: 'あ', en: 'a' }, 'ja')).toEqual({ text: 'あ', locale: 'ja' });
    expect(inLanguage({ 'zh-Hans': '简', en: 'a' }, 'zh-Hanz')).toEqual({ text: '简', locale: 'zh-Hans' });
    expect(inLanguage({ ja: 'あ', en: 'a' }, 'ko')).toEqual({ text: 'a', locale: 'en' });
    expect(inLanguage({ ja: 'あ', ru: 'я' }, 'ko')).toEqual({ text: 'あ', locale: 'ja' });
    expect(inLanguage({}, 'ko')).toBeNull();
  });

  test('is found whenever there is one', () => {
    const languages = fc.dictionary(fc.constantFrom(...LOCALES), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(languages, fc.constantFrom(...LOCALES), (texts: Languages, wanted) => {
        const found = inLanguage(texts, wanted);
        expect(found === null).toBe(Object.keys(texts).length === 0);
        if (texts[wanted] !== undefined) expect(found?.locale).toBe(wanted);
        if (found) expect(texts[found.locale]).toBe(found.text);
      }),
    );
  });

  test('stands in where one piece lacks the wished one, inside lists too', () => {
    const list: RichNode = { type: 'bullets', items: [[text('x')], [said({ en: 'a' })]] };
    expect(standInLanguage(content(said({ ja: 'あ', en: 'a' }), list), 'ja')).toBe('en');
    expect(standInLanguage(content(said({ ja: 'あ', en: 'a' })), 'ja')).toBeNull();
    expect(standInLanguage(content(text('nobody knows which language')), 'ja')).toBeNull();
    expect(
      standInLanguage([{ type: 'heading', words: { kind: 'languages', texts: { ru: 'я' } } }], 'ja'),
    ).toBe('ru');
  });
});

test('the things a text mentions are named once each', () => {
  const song: RichNode = { type: 'object', object: 'song', id: 1, isRich: false, words: null };
  const nested: RichNode = { type: 'bullets', items: [[song], [{ ...song, id: 2 }]] };
  expect(
    objectsIn([...content(nested, song), { type: 'objects', object: 'card', size: 'large', ids: [3] }]),
  ).toEqual(['song', 'card']);
});

describe('passages', () => {
  test('begin after two breaks and around lists', () => {
    const nodes = [
      text('a'),
      br,
      text('b'),
      br,
      br,
      text('c'),
      { type: 'bullets', items: [[text('d')]] } as const,
    ];
    expect(passagesOf([...nodes, br, text('e')])).toEqual([
      { kind: 'paragraph', nodes: [text('a'), br, text('b')] },
      { kind: 'paragraph', nodes: [text('c')] },
      { kind: 'bullets', items: [[text('d')]] },
      { kind: 'paragraph', nodes: [text('e')] },
    ]);
  });

  test('keep every word in order and hold no break at an end', () => {
    const node = fc.oneof(fc.string({ minLength: 1 }).map(text), fc.constant(br));
    fc.assert(
      fc.property(fc.array(node), (nodes) => {
        const passages = passagesOf(nodes);
        const kept = passages.flatMap((passage) => (passage.kind === 'paragraph' ? passage.nodes : []));
        const isWord = ({ type }: RichNode) => type === 'text';
        expect(kept.filter(isWord)).toEqual(nodes.filter(isWord));
        for (const passage of passages) {
          if (passage.kind !== 'paragraph') continue;
          expect(passage.nodes[0]?.type).toBe('text');
          expect(passage.nodes.at(-1)?.type).toBe('text');
        }
      }),
    );
  });
});

describe('the beginning of a text', () => {
  test('is one line of its words, cut at a whole letter', () => {
    const mention: RichNode = { type: 'mention', username: 'mika' };
    const long = content(text('Hello  '), mention, br, text('😀😀😀'));
    expect(plainTextOf(long, 99)).toBe('Hello @mika 😀😀😀');
    expect(plainTextOf(long, 14)).toBe('Hello @mika 😀…');
  });

  test('leaves emoji of the site out unless there is nothing else', () => {
    const emoji = ['kasumi-smile', '39'].map((data) => ({ type: 'emoji', data }));
    const plain = (...nodes: object[]) => plainTextOf(readPostText(nodes), 99);
    expect(plain({ type: 'text', data: 'Yay ' }, ...emoji, { type: 'text', data: ' again' })).toBe(
      'Yay again',
    );
    expect(plain(...emoji)).toBe(':kasumi-smile: :39:');
  });
});
