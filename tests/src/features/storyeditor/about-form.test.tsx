import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EMPTY_STORY_ABOUT, type FanStoryAbout } from '#model/writing/story/about';
import type { RefusedStory, StoryPart } from '#model/writing/story/refused';
import { AboutForm } from '#src/features/storyeditor/about/about-form.tsx';
import { MIKA, renderPiece } from '../../render-page.tsx';

// Text areas that grow with their text listen to it; the DOM of tests has no fonts.
beforeAll(
  () => void Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true }),
);
afterEach(cleanup);

const NOTHING: RefusedStory = { parts: [], entries: [] };

interface FormProps {
  readonly start?: Partial<FanStoryAbout>;
  readonly refused?: RefusedStory;
  readonly isFixed?: boolean;
  readonly onShow?: () => void;
}

function Form({ start = {}, refused = NOTHING, isFixed = false, onShow = () => undefined }: FormProps) {
  const [about, change] = useState<FanStoryAbout>({
    ...EMPTY_STORY_ABOUT,
    title: 'Half past five',
    ...start,
  });
  const [answer, give] = useState(NOTHING);
  return (
    <>
      <button type="button" onClick={() => give(refused)}>
        Publish
      </button>
      <AboutForm
        id="about"
        about={about}
        needs={[]}
        disabled={false}
        isFixed={isFixed}
        refused={answer}
        refusal={answer.parts.length > 0 ? answer : null}
        onShowRefused={onShow}
        onChange={(next) => change({ ...about, ...next })}
      />
    </>
  );
}

const show = (props: FormProps = {}) => renderPiece(<Form {...props} />, { answers: () => ({}) });
const focused = () => document.activeElement;

test.each<[StoryPart, () => Element]>([
  ['title', () => screen.getByRole('textbox', { name: 'Title' })],
  ['kind', () => screen.getByRole('radio', { name: 'Single story' })],
  ['summary', () => screen.getByRole('textbox', { name: 'Summary' })],
  ['tags', () => screen.getByRole('combobox', { name: /tag/i })],
  ['text', () => screen.getByRole('textbox', { name: 'Words below the story' })],
])('marks what the site refused and brings the focus there: %s', async (part, field) => {
  await show({ refused: { parts: [part], entries: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getAllByText('The site refused this.')).toHaveLength(1);
  expect(focused()).toBe(field());
});

test('leads to actions that were refused', async () => {
  const onShow = vi.fn();
  await show({ refused: { parts: ['actions', 'title'], entries: [4] }, onShow });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const button = screen.getByRole('button', { name: 'Show them' });
  expect(focused()).toBe(button);
  fireEvent.click(button);
  expect(onShow).toHaveBeenCalledOnce();
});

test('asks for the series of a chapter alone, which takes an account', async () => {
  await show();
  expect(screen.queryByText('Log in to choose a series.')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Chapter' }));
  expect(screen.getByText('Log in to choose a series.')).toBeTruthy();
});

test('offers a series that was published a moment ago', async () => {
  const posts: object[] = [];
  await renderPiece(<Form />, { answers: () => ({ result: true, posts }), user: MIKA });
  fireEvent.click(screen.getByRole('radio', { name: 'Chapter' }));
  const none = 'You have no series yet. Publish its beginning as a series first.';
  await screen.findByText(none);
  posts.push({ id: 7, title: 'Evenings' });
  fireEvent.click(screen.getByRole('radio', { name: 'Series' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Chapter' }));
  await waitFor(() => expect(screen.queryByText(none)).toBeNull());
});

test('says the kind of a published story, which stays, and leaves a text alone that it cannot hold', async () => {
  await show({ isFixed: true, start: { kind: 'chapter', parent: { id: 7, title: 'Evenings' }, text: null } });
  expect(screen.queryByRole('radio', { name: 'Chapter' })).toBeNull();
  expect(screen.getByText(/^Kind: Chapter/)).toBeTruthy();
  expect(screen.getByText('Evenings')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Words below the story' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a cover' })).toBeNull();
});
