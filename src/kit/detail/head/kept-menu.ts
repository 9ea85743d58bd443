import { createContext, type RefObject, useContext } from 'react';

/**
 * Whether the menu in the head of a page is open. The head that is shown before the data gives way to that of the thing, and a menu that
 * was opened meanwhile stays open.
 */
export const KeptMenu = createContext<RefObject<boolean> | null>(null);

export const useKeptMenu = (): RefObject<boolean> | null => useContext(KeptMenu);
