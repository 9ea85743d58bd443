import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { Folded } from '#src/kit/page/state/folded.tsx';
import { Stage } from '../../page.tsx';

afterEach(cleanup);

/** A text with a button, and a dialog of it elsewhere on the page. */
const shown = (reason: string | null, isOpened = false) => (
  <Stage>
    <Folded reason={reason} isOpened={isOpened}>
      <button type="button">Menu</button>
      {createPortal(<button type="button">Confirm</button>, document.body)}
    </Folded>
    <button type="button">Elsewhere</button>
  </Stage>
);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent ?? '';

test.each(['Menu', 'Confirm'])('the line has the focus when %s had it as the content was folded', (name) => {
  const { rerender } = render(shown(null));
  button(name).focus();
  rerender(shown('Muted member'));
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(focused()).toContain('Muted member');
});

test('content that is no longer folded keeps the focus and stays as it was', () => {
  const { rerender } = render(shown('Muted member'));
  fireEvent.click(button(/^Muted member/));
  const menu = button('Menu');
  menu.focus();
  rerender(shown(null));
  expect(button('Menu')).toBe(menu);
  expect(document.activeElement).toBe(menu);
});

test('takes the focus from nowhere else', () => {
  const { rerender } = render(shown(null));
  rerender(shown('Muted member'));
  expect(document.activeElement).toBe(document.body);
  rerender(shown(null));
  button('Menu').focus();
  button('Elsewhere').focus();
  rerender(shown('Muted member'));
  expect(focused()).toBe('Elsewhere');
});

test('is folded again after it was shown, and open only where the address points into it', () => {
  const { rerender } = render(shown('Muted member'));
  fireEvent.click(button(/^Muted member/));
  rerender(shown(null));
  rerender(shown('Blocked member'));
  expect(button(/^Blocked member/).getAttribute('aria-expanded')).toBe('false');
  cleanup();
  render(shown(null, true)).rerender(shown('Muted member', true));
  expect(button(/^Muted member/).getAttribute('aria-expanded')).toBe('true');
});
