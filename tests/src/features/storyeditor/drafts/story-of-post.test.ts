import { expect, test } from 'vitest';
import { uploadAddress } from '#model/contract/uploads/limits';
import { sourceText } from '#model/media/story/editing/sheet';
import { copiedStory } from '#src/features/storyeditor/drafts/copied-story.ts';
import { storyOfPost, storyTextOf } from '#src/features/storyeditor/drafts/story-of-post.ts';

const HOME = 'https://setori.example';
const EMOJI = new Set(['kasumi-smile']);
const COVER = uploadAddress('a'.repeat(40));
const SOURCE = '{"server":1, "voice":"", "actions":[ {"type":"talk","body":"One"} ]}';
const post = (content: readonly object[], storySource: unknown = SOURCE) =>
  ({ title: 'Half past five', storyType: 'series', content, storySource }) as never;

test('a post with words, an emoji and one picture is a draft, and is written the same again', () => {
  const content = [
    { type: 'text', data: 'By ' },
    { type: 'mention', data: 'mika' },
    { type: 'text', data: ' ' },
    { type: 'emoji', data: 'kasumi-smile' },
    { type: 'image', display: 1, objects: [COVER] },
  ];
  const draft = storyOfPost(post(content), HOME);
  expect(draft?.about).toMatchObject({ kind: 'series', text: 'By @mika :kasumi-smile:', isSourceText: true });
  expect(draft && sourceText(draft.sheet)).toBe(SOURCE);
  expect(draft && storyTextOf(draft.about, HOME, EMOJI)).toEqual(content);
});

test('a text that cannot be typed stays as it is', () => {
  const draft = storyOfPost(post([{ type: 'image', display: 0, objects: [COVER, COVER] }]), HOME);
  expect(draft?.about.text).toBeNull();
  expect(draft && storyTextOf(draft.about, HOME, EMOJI)).toBeNull();
});

test('a story without a source has no editor', () => {
  expect(storyOfPost(post([], null), HOME)).toBeNull();
  expect(storyOfPost(post([], 'none'), HOME)).toBeNull();
});

test('a copy says whose it was, and not what was said about it', () => {
  const draft = storyOfPost(post([{ type: 'text', data: 'Words' }]), HOME);
  if (!draft) throw new Error('no draft');
  const copy = copiedStory(draft, { id: 9, author: { username: 'moca' }, title: 'Half past five' } as never);
  expect(copy.about).toMatchObject({ kind: 'single', text: '', cover: null, isSourceText: false });
  expect(copy.about.origin).toEqual({ id: 9, author: 'moca', title: 'Half past five' });
  expect(copy.sheet).toBe(draft.sheet);
});
