import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type ChartAbout, EMPTY_ABOUT } from '#model/writing/chart/about';
import type { RefusablePart, RefusedChart } from '#model/writing/chart/refused';
import { AboutForm } from '#src/features/charteditor/about/about-form.tsx';
import { renderPiece } from '../../render-page.tsx';

// Text areas that grow with their text listen to it; the DOM of tests has no fonts.
beforeAll(
  () => void Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true }),
);
afterEach(cleanup);

const NOTHING_REFUSED: RefusedChart = { parts: [], entries: [] };
const SAID: ChartAbout = { ...EMPTY_ABOUT, title: 'Stairs', diff: 3, level: 25 };

function Form({ refused, onShow }: { readonly refused: RefusedChart; readonly onShow: () => void }) {
  const [about, change] = useState(SAID);
  const [answer, give] = useState<RefusedChart>(NOTHING_REFUSED);
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
        isFixed={false}
        refused={answer}
        refusal={answer.parts.length > 0 ? answer : null}
        suggested={null}
        onShowRefused={onShow}
        onChange={(next) => change({ ...about, ...next })}
      />
    </>
  );
}

async function refuse(parts: readonly RefusablePart[], entries: readonly number[] = []) {
  const onShow = vi.fn();
  await renderPiece(<Form refused={{ parts, entries }} onShow={onShow} />, { answers: () => ({}) });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  return onShow;
}

const WORDS = 'The site refused this.';
const focused = () => document.activeElement;

test.each<[RefusablePart, () => Element]>([
  ['title', () => screen.getByRole('textbox', { name: 'Title' })],
  ['artists', () => screen.getByRole('textbox', { name: 'Artists' })],
  ['diff', () => screen.getByRole('radio', { name: 'Expert' })],
  ['level', () => screen.getByRole('textbox', { name: 'Level' })],
  ['tags', () => screen.getByRole('combobox', { name: /tag/i })],
  ['summary', () => screen.getByRole('textbox', { name: 'Description' })],
  ['rating', () => screen.getByRole('radio', { name: 'Everyone' })],
])('marks what the site refused and brings the focus there: %s', async (part, field) => {
  await refuse([part]);
  expect(screen.getAllByText(WORDS)).toHaveLength(1);
  expect(focused()).toBe(field());
  expect(field().closest('[data-refused]') ?? field().getAttribute('aria-invalid')).toBeTruthy();
});

test('brings the focus to the first of several, each with its own words', async () => {
  await refuse(['artists', 'tags', 'rating']);
  expect(screen.getAllByText(WORDS)).toHaveLength(3);
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Artists' }));
});

test('leads to notes that were refused', async () => {
  const onShow = await refuse(['notes', 'title'], [4]);
  const button = screen.getByRole('button', { name: 'Show them' });
  expect(focused()).toBe(button);
  fireEvent.click(button);
  expect(onShow).toHaveBeenCalledOnce();
});

test('has no marks before anything is refused', async () => {
  await renderPiece(<Form refused={NOTHING_REFUSED} onShow={() => undefined} />, {
    answers: () => ({}),
  });
  expect(screen.queryByText(WORDS)).toBeNull();
  expect(document.querySelector('[data-refused], [aria-invalid="true"]')).toBeNull();
});
