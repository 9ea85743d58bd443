import { useSyncExternalStore } from 'react';
import { watchConnection } from '../../browser/network/connection.ts';

const isOnline = (): boolean => navigator.onLine;

/** Whether the device says that it has a connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline);
