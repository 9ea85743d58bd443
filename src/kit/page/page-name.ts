import { createContext, useContext, useEffect } from 'react';

export type TellName = (name: string | null) => void;

/** Takes the name of what a page shows; the shell provides it. */
export const PageName = createContext<TellName>(() => undefined);

/**
 * One line for every page of an entity: gives the document, the breadcrumb and the end of the address the name of what is
 * shown. Null while it is not known, or when there is no such thing.
 */
export function usePageName(name: string | null): void {
  const report = useContext(PageName);
  useEffect(() => report(name), [report, name]);
}
