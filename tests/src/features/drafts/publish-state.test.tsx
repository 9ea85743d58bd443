import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PublishState } from '#src/features/drafts/publish-state.tsx';
import { renderPiece } from '../../render-page.tsx';

afterEach(cleanup);

/** A draft that was saved elsewhere meanwhile. */
const conflict = (isElsewhere: boolean) => {
  const [insist, takeNewer] = [vi.fn(), vi.fn()];
  const refusal = { kind: 'stale', revision: 2, newer: 'theirs' };
  const draft = { draft: 'mine', refusal, isPublishing: false, isElsewhere, insist, takeNewer } as never;
  return {
    insist,
    takeNewer,
    ui: <PublishState draft={draft} describe={(version) => <p>{String(version)}</p>} />,
  };
};

test.each([false, true])(
  'a choice between two versions is made where the draft is edited: elsewhere %s',
  async (isElsewhere) => {
    const { insist, takeNewer, ui } = conflict(isElsewhere);
    await renderPiece(ui, { answers: () => ({}) });
    for (const section of ['Your version', 'Newer version']) {
      const version = screen.getByRole('region', { name: section });
      fireEvent.click(version.querySelector('button') ?? version);
    }
    const times = isElsewhere ? 0 : 1;
    expect([insist.mock.calls.length, takeNewer.mock.calls.length]).toEqual([times, times]);
  },
);
