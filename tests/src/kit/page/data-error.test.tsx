import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { renderOnStage } from '../../page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function connect(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

test('says that the device is offline, and tries again by itself when it is not', () => {
  connect(false);
  const retry = vi.fn();
  renderOnStage(<DataError message="chart: unreachable" onRetry={retry} />);
  expect(screen.getByText('You are offline')).toBeDefined();
  expect(screen.getByText(/^Not kept in this browser: chart\./)).toBeDefined();
  expect(retry).not.toHaveBeenCalled();
  connect(true);
  expect(retry).toHaveBeenCalledOnce();
  connect(true);
  expect(retry).toHaveBeenCalledOnce();
});

test('says what failed where there is a connection, and tries again on demand', () => {
  connect(true);
  const retry = vi.fn();
  renderOnStage(<DataError message="chart: unreachable" onRetry={retry} />);
  expect(screen.getByText(/^Could not load: chart\./)).toBeDefined();
  expect(retry).not.toHaveBeenCalled();
});
