import { QueryClient } from '@tanstack/react-query';
import { DataFailure } from './failure.ts';

const RETRIES = 2;
const HALF_A_SECOND_MS = 500;

/** Game data of one snapshot does not change while a page is open; the browser's cache asks again after a reload. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      structuralSharing: false,
      networkMode: 'always',
      // A device that says that it has no connection need not be asked again.
      retry: (count, error) =>
        navigator.onLine && count < RETRIES && error instanceof DataFailure && error.isTransient,
      retryDelay: (count) => HALF_A_SECOND_MS * 2 ** count,
    },
  },
});
