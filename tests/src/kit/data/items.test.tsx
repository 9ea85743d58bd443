import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  useCardItem,
  useCharacterProfile,
  useCostumeItem,
  useEventItem,
  useSongItem,
} from '#src/kit/data/items.ts';

const HOOKS = { useCardItem, useCharacterProfile, useCostumeItem, useEventItem, useSongItem };

function render<T>(hook: (id: number | null) => T, id: number | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook(() => hook(id), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

function origin() {
  const fetched = vi.fn(async (_url: string) => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(HOOKS))('%s', (_name, hook) => {
  test('requests nothing when there is no id', async () => {
    const fetched = origin();
    const { result } = render<{ isLoading: boolean }>(hook, null);
    await Promise.resolve();
    expect(fetched).not.toHaveBeenCalled();
    expect(result.current.isLoading).toBe(false);
  });

  test('gives null when the origin has no file of the id', async () => {
    const fetched = origin();
    const { result } = render<{ data: unknown }>(hook, 7);
    await waitFor(() => expect(result.current.data).toBeNull());
    expect(fetched).toHaveBeenCalledOnce();
  });
});
