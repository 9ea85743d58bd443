import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_STORY_DEPTH } from '#model/contract/community/story-limits';
import { uploadAddress } from '#model/contract/uploads/limits';
import { applyCommand } from '#model/media/story/editing/commands';
import { emptySheet, sourceOf, sourceText } from '#model/media/story/editing/sheet';
import { MAX_STORY_STEPS } from '#model/media/story/limits';
import {
  EMPTY_STORY_ABOUT,
  type FanStoryAbout,
  MAX_STORY_TEXT,
  readStoryAbout,
  restoredAbout,
  storyAboutOfPost,
  storyFactsOf,
  storyPlaceOf,
} from '#model/writing/story/about';
import {
  actionCount,
  emptyStoryDraft,
  isSameStoryDraft,
  lineCount,
  publishedSource,
  readStoryDraft,
  sheetOfSource,
  storyDraftOf,
  writeStoryDraft,
} from '#model/writing/story/draft';

const again = (value: object): unknown => JSON.parse(JSON.stringify(value));

const file = fc.record({
  hash: fc.stringMatching(/^[0-9a-f]{40}$/),
  name: fc.string({ maxLength: 20 }),
  size: fc.nat(),
  type: fc.constant('image/png'),
});
const named = fc.record({ id: fc.nat(), title: fc.string({ maxLength: 20 }) });
const anyAbout: fc.Arbitrary<FanStoryAbout> = fc.record({
  title: fc.string({ maxLength: 40 }),
  kind: fc.constantFrom('single' as const, 'series' as const, 'chapter' as const),
  parent: fc.option(named),
  summary: fc.string({ maxLength: 40 }),
  rating: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  warnings: fc.subarray(['warningViolence', 'warningDeath', 'warningNonCon', 'warningUnderage'] as const),
  tags: fc.array(fc.record({ type: fc.constant('text'), data: fc.string({ minLength: 1, maxLength: 9 }) }), {
    maxLength: 5,
  }),
  text: fc.option(fc.string({ maxLength: 40 })),
  cover: fc.option(file),
  origin: fc.option(
    fc.record({
      id: fc.nat(),
      title: fc.string({ maxLength: 9 }),
      author: fc.option(fc.string({ minLength: 1, maxLength: 9 })),
    }),
  ),
  isSourceText: fc.boolean(),
});

const talk = (body: string) => ({ type: 'talk', name: 'Mika', body, characters: [], wait: true });
/** Odd spaces, numbers written otherwise, unknown kinds and fields. */
const ODD =
  '{ "server" : 1,"voice":"", "actions":[ {"type":"talk","body":"One","delay":1.50}\n,{"type":"own","x":{"y":1e2}} ] , "z":true}';

describe('a draft of a story', () => {
  test('reads back letter for letter, with all that is said', () => {
    const bodies = fc.array(fc.string({ maxLength: 30 }), { maxLength: 6 });
    fc.assert(
      fc.property(bodies, anyAbout, fc.boolean(), (lines, about, isOdd) => {
        const start = isOdd ? sheetOfSource(ODD) : emptySheet(2);
        if (!start) throw new Error('no sheet');
        const sheet = applyCommand(start, { kind: 'insert', at: 0, actions: lines.map(talk) });
        const view = { at: sheet.actions.length > 0 ? sheet.actions.length - 1 : null };
        const read = readStoryDraft(again(writeStoryDraft({ sheet, about, view })));
        expect(read?.about).toEqual(about);
        expect(read?.view).toEqual(view);
        expect(read && sourceText(read.sheet)).toBe(sourceText(sheet));
        expect(read && isSameStoryDraft(read, { sheet, about, view })).toBe(true);
      }),
    );
  });

  test('is not opened in part', () => {
    const whole = JSON.stringify(writeStoryDraft(emptyStoryDraft()));
    expect(readStoryDraft(JSON.parse(whole))).toEqual(emptyStoryDraft());
    for (const json of [
      null,
      {},
      { form: 2, source: '{}' },
      { form: 1, source: '{"actions":3}' },
      { form: 1 },
    ])
      expect(readStoryDraft(json)).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(() => readStoryDraft(json)).not.toThrow();
      }),
    );
  });

  test('reads back also where it is more than any site takes', () => {
    const line = talk('a'.repeat(200));
    let deep: unknown = 1;
    for (let level = 0; level <= MAX_STORY_DEPTH; level++) deep = [deep];
    const actions = [{ ...line, own: deep }, ...Array.from({ length: MAX_STORY_STEPS + 1 }, () => line)];
    const source = JSON.stringify({ server: 0, actions });
    const read = readStoryDraft({ ...writeStoryDraft(emptyStoryDraft()), source });
    expect(read && actionCount(read)).toBe(actions.length);
    expect(read && sourceText(read.sheet) === source).toBe(true);
  });

  test('counts actions and lines, and another place makes no difference', () => {
    const sheet = sheetOfSource(ODD) ?? emptySheet(0);
    const draft = storyDraftOf(sheet, EMPTY_STORY_ABOUT);
    expect([actionCount(draft), lineCount(draft)]).toEqual([2, 1]);
    expect(isSameStoryDraft(draft, { ...draft, view: { at: 1 } })).toBe(true);
    const shorter = applyCommand(sheet, { kind: 'remove', ids: [0] });
    expect(isSameStoryDraft(draft, { ...draft, sheet: shorter })).toBe(false);
  });

  test('is published as the site has it: an object, or the text that it was', () => {
    const sheet = sheetOfSource(ODD) ?? emptySheet(0);
    const draft = storyDraftOf(sheet, EMPTY_STORY_ABOUT);
    expect(publishedSource(draft)).toEqual(sourceOf(sheet));
    const asText = { ...draft, about: { ...EMPTY_STORY_ABOUT, isSourceText: true } };
    expect(publishedSource(asText)).toBe(ODD);
    const packed = sheetOfSource(JSON.stringify(ODD)) ?? emptySheet(0);
    expect(publishedSource({ ...asText, sheet: packed })).toBe(ODD);
  });
});

describe('what is said about a story', () => {
  const POST = {
    title: 'Half past five',
    storyType: 'chapter',
    storyParent: { id: 7, title: 'Evenings' },
    rating: 1,
    warningDeath: true,
    tags: [{ type: 'text', data: 'school' }],
    storySource: '{}',
  };
  const PICTURE = uploadAddress('a'.repeat(40));

  test('is read of its post, with the picture as its cover', () => {
    const about = storyAboutOfPost(POST, { text: 'Hello', pictures: [PICTURE] });
    expect(about).toMatchObject({
      title: 'Half past five',
      kind: 'chapter',
      parent: { id: 7, title: 'Evenings' },
      warnings: ['warningDeath'],
      text: 'Hello',
      isSourceText: true,
    });
    expect(about.cover?.hash).toBe('a'.repeat(40));
  });

  test('is read of a planned one, which has its series by number alone', () => {
    const planned = storyAboutOfPost({ ...POST, storyParent: 7 }, { text: '', pictures: [] });
    expect(planned).toMatchObject({ kind: 'chapter', parent: { id: 7, title: '' } });
    expect(storyPlaceOf(planned)).toEqual({ storyType: 'chapter', storyParent: 7 });
  });

  test('leaves a text alone that the form cannot hold', () => {
    expect(storyAboutOfPost(POST, null).text).toBeNull();
    expect(storyAboutOfPost(POST, { text: '', pictures: [PICTURE, PICTURE] }).text).toBeNull();
  });

  test('leaves a text alone that is longer than a draft keeps', () => {
    const about = (length: number) =>
      storyAboutOfPost(POST, { text: 'a'.repeat(length), pictures: [PICTURE] });
    const longest = about(MAX_STORY_TEXT);
    expect(readStoryAbout(again(longest))).toEqual(longest);
    expect(longest.text).toHaveLength(MAX_STORY_TEXT);
    expect(about(MAX_STORY_TEXT + 1)).toMatchObject({ text: null, cover: null });
  });

  test('names its series where it is a chapter, and all four warnings', () => {
    const parent = { id: 7, title: '' };
    expect(storyPlaceOf({ ...EMPTY_STORY_ABOUT, kind: 'chapter', parent })).toEqual({
      storyType: 'chapter',
      storyParent: 7,
    });
    expect(storyPlaceOf({ ...EMPTY_STORY_ABOUT, kind: 'single', parent })).toEqual({ storyType: 'single' });
    expect(storyFactsOf({ ...EMPTY_STORY_ABOUT, title: ' A ', warnings: ['warningDeath'] })).toMatchObject({
      title: 'A',
      summary: null,
      warningViolence: false,
      warningDeath: true,
    });
  });

  test('comes back with a version, but for what stays as it is at the site', () => {
    const version = { ...EMPTY_STORY_ABOUT, title: 'Before', kind: 'series' } as const;
    const now = {
      ...EMPTY_STORY_ABOUT,
      kind: 'chapter',
      parent: { id: 7, title: '' },
      isSourceText: true,
    } as const;
    expect(restoredAbout(version, now, false)).toEqual({ ...version, isSourceText: true });
    expect(restoredAbout(version, now, true)).toEqual({ ...now, title: 'Before' });
  });

  test('is read of anything', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        const about = readStoryAbout(json);
        expect(readStoryAbout(again(about))).toEqual(about);
      }),
    );
  });
});
