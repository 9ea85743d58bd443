import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlanDialog } from '#src/features/drafts/plan/plan-dialog.tsx';
import { renderPiece } from '../../render-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('a time that passes while the dialog is open is not planned', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 1, 12, 0) });
  const onChoose = vi.fn();
  await renderPiece(<PlanDialog time={null} onClose={() => undefined} onChoose={onChoose} />, {
    answers: () => ({}),
  });
  fireEvent.change(await screen.findByLabelText('Date and time'), { target: { value: '2026-05-01T12:01' } });
  vi.setSystemTime(new Date(2026, 4, 1, 12, 2));
  fireEvent.click(screen.getByRole('button', { name: 'Plan' }));
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByText('Choose a time to come, within a year.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2026-05-01T12:05' } });
  fireEvent.click(screen.getByRole('button', { name: 'Plan' }));
  expect(onChoose).toHaveBeenCalledWith(new Date(2026, 4, 1, 12, 5).getTime());
});
