import { useId as useReactId } from 'react';

/**
 * In place of the library's own (vite.config.ts): that one gives each element another id as soon as it stands, which draws all
 * fields of a page a second time, at once, in the task that drew them.
 */
export function useId(given?: string): string {
  const id = useReactId();
  return given ?? id;
}
