import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withCards, withValues } from '#model/profile/edit/edits';
import { readCards } from '#model/records/card';
import { StorageFailure, type TextStorage } from '#src/browser/storage/storage.ts';
import { KeepingState } from '#src/features/account/collection/keeping-state.tsx';
import { useCollection } from '#src/features/account/collection/use-collection.ts';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { fillLists, ownerOf, press } from '../../page.tsx';
import { renderPiece } from '../../render-page.tsx';
import { CARDS } from '../../world.ts';

beforeEach(fillLists);
afterEach(cleanup);

const records = readCards(CARDS).byId;

/** A page with a profile of three cards, in a browser that may refuse to keep anything. */
async function show(ui: ReactNode, refuses: () => boolean = () => false) {
  const refusing = (memory: TextStorage): TextStorage => ({
    ...memory,
    set: async (key, text) => {
      if (refuses()) throw new StorageFailure('quota');
      await memory.set(key, text);
    },
  });
  const { kept } = await renderPiece(ui, {
    kept: { [PROFILES.key]: JSON.stringify({ profiles: [ownerOf(3)], active: 0 }) },
    storage: refusing,
  });
  return { keptCards: () => JSON.parse(kept.get(PROFILES.key) ?? '{}').profiles[0].cards };
}

/** Two edits in one press, as two keys before anything is redrawn. */
function Twice() {
  const editor = useCollection();
  const { activeProfile } = useProfiles();
  const both = () => {
    editor.edit((profile) => withValues(profile, [1], { master: 1 }, records));
    editor.edit((profile) => withValues(profile, [1], { skill: 0 }, records));
    editor.edit((profile) => withCards(profile, [5], {}, records));
  };
  return (
    <>
      <button type="button" onClick={both}>
        both
      </button>
      <button type="button" onClick={editor.undo} disabled={!editor.canUndo}>
        undo
      </button>
      <output>
        {JSON.stringify(activeProfile?.cards.map(({ id, master, skill }) => [id, master, skill]))}
      </output>
    </>
  );
}

describe('editing a profile', () => {
  test('loses no edit that comes before the last one is drawn, and keeps them all', async () => {
    const { keptCards } = await show(<Twice />);
    // The machine's code comes now; a press meanwhile would draw what still waits for it.
    await screen.findByText('both');
    await press('both');
    await screen.findByText('[[1,1,0],[2,0,4],[3,0,4],[5,0,0]]');
    await vi.waitFor(() => expect(keptCards()).toHaveLength(4));
    for (let step = 0; step < 3; step++) await press('undo');
    await screen.findByText('[[1,0,4],[2,0,4],[3,0,4]]');
    await vi.waitFor(() => expect(keptCards()).toHaveLength(3));
  });

  test('says when the browser refuses to keep it, offers a file, and warns before the page is left', async () => {
    let isFull = true;
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:profile';
    URL.revokeObjectURL = () => undefined;
    const page = (
      <>
        <Twice />
        <KeepingState />
      </>
    );
    await show(page, () => isFull);
    await screen.findByText('All changes are saved');
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await press('both');
    await screen.findByText(/Not saved/);
    expect(leave()).toBe(true);
    await press('Save as file');
    expect(saved).toEqual([expect.stringMatching(/\.json$/)]);
    isFull = false;
    await press('Try again');
    await screen.findByText('All changes are saved');
    expect(leave()).toBe(false);
    click.mockRestore();
  });
});
