import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { placeBeside } from '#src/kit/overlay/action-menu-place.ts';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

function open() {
  const chosen = vi.fn();
  renderOnStage(
    <MemoryRouter>
      <ActionMenu
        label="What can be done"
        actions={[
          { label: 'Rename', icon: null, onChoose: () => chosen('rename', document.activeElement) },
          { label: 'Delete', icon: null, onChoose: () => chosen('delete', document.activeElement) },
          { label: 'Manage', icon: null, to: '/profile/manager' },
        ]}
        button={(opener) => (
          <button type="button" {...opener}>
            More
          </button>
        )}
      />
    </MemoryRouter>,
  );
  fireEvent.click(button());
  return chosen;
}

const button = () => screen.getByText('More');
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const focused = () => document.activeElement?.textContent;
const menu = () => document.querySelector('[role=menu]');

describe('menu of actions', () => {
  test.each([
    [106, { left: 106 }, 198],
    [240, { right: 40 }, 264],
  ])('stays within a page of 320 px when its button is at %i px', (left, side, maxWidth) => {
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(left, 10, 40, 40);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
    expect(placeBeside(button, 3).style).toMatchObject({ ...side, maxWidth });
    vi.restoreAllMocks();
  });

  test('is worked by keys alone', () => {
    open();
    expect(focused()).toBe('Rename');
    const steps = ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'Home'];
    const seen = steps.map((step) => {
      key(step);
      return focused();
    });
    expect(seen).toEqual(['Delete', 'Rename', 'Manage', 'Rename', 'Manage', 'Rename']);
  });

  test.for(['Escape', 'Tab'])('gives the focus back when it is left by %s', (name) => {
    open();
    key(name);
    expect(menu()).toBeNull();
    expect(focused()).toBe('More');
  });

  test('closes with Escape, too, when what had the focus is gone', () => {
    open();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(menu()).toBeNull();
    expect(focused()).toBe('More');
  });

  test('gives the focus back before it does what was chosen, for a dialog to come back to it', () => {
    const chosen = open();
    fireEvent.click(screen.getByText('Delete'));
    expect(chosen.mock.calls).toEqual([['delete', button()]]);
    expect(menu()).toBeNull();
  });

  test('closes at a press elsewhere, and at a second one on its button', () => {
    open();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    fireEvent.pointerDown(document.body);
    expect(menu()).toBeNull();
    fireEvent.click(button());
    fireEvent.pointerDown(button());
    fireEvent.click(button());
    expect(menu()).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });
});
