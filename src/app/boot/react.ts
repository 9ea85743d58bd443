import { createRoot } from 'react-dom/client';

/** React's browser half is evaluated with this file: the longest evaluation of the boot, so a step of its own. */
export const createPageRoot = (element: Element) => createRoot(element);
