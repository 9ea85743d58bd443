import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodeInputs } from '#model/compute/asked/teambuilder-url';
import { buttonNamed, fillLists, ownerOf, press } from '../../page.tsx';
import { renderBuilder } from './stage.tsx';

// A shared machine may be slow at drawing whole pages.
beforeEach(fillLists);
afterEach(cleanup);

/** The bonus of the first event, open for changes. */
async function editor() {
  const page = renderBuilder('?song=1&event=1', [ownerOf(7)]);
  await press('Edit the bonus');
  await vi.waitFor(() => expect(buttonNamed('Apply')).toBeDefined());
  return page;
}

async function applied(page: Awaited<ReturnType<typeof editor>>) {
  await press('Apply');
  await vi.waitFor(() => expect(page.address()).toContain('bonus='));
  return decodeInputs(new URLSearchParams(page.address())).bonus;
}

describe('editor of an event bonus', () => {
  test('takes a character out of the bonus', async () => {
    const page = await editor();
    await press('Take out: Kasumi');
    expect((await applied(page))?.characters).toEqual([{ characterId: 2, percent: 10 }]);
  });

  test('adds a character with what the others get', async () => {
    const page = await editor();
    const field = screen.getByLabelText('Add a character', { selector: 'input' });
    act(() => field.click());
    await screen.findByText('Rimi').then((option) => fireEvent.click(option));
    await vi.waitFor(() => expect(buttonNamed('Take out: Rimi')).toBeDefined());
    expect((await applied(page))?.characters).toContainEqual({ characterId: 3, percent: 10 });
  });

  test('changes a percentage and puts the event back as it was', async () => {
    const page = await editor();
    const field = screen.getByLabelText('Kasumi, per cent');
    fireEvent.change(field, { target: { value: '33.5' } });
    fireEvent.blur(field);
    expect((await applied(page))?.characters).toContainEqual({ characterId: 1, percent: 33.5 });
    await screen.findByText('Bonus changed');
    await press("Load the event's bonus again");
    await screen.findByText('Bonus loaded');
    await vi.waitFor(() => expect(page.address()).not.toContain('bonus'));
  });

  test('stays when a dialog on top of it is left by Escape', async () => {
    const page = await editor();
    await press('Take out: Kasumi');
    await press('Choose cards');
    await vi.waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(2));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await vi.waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1));
    expect((await applied(page))?.characters).toEqual([{ characterId: 2, percent: 10 }]);
  });

  test('changes nothing when it is cancelled', async () => {
    const page = await editor();
    await press('Take out: Kasumi');
    const [cancel] = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].filter(
      (button) => button.textContent === 'Cancel',
    );
    act(() => cancel?.click());
    await vi.waitFor(() => expect(page.address()).not.toContain('bonus'));
  });
});
