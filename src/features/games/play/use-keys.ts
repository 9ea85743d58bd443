import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#src/browser/page/is-typing.ts';

/** Keys wherever the focus is, but for fields that are typed in; `act` returns whether the key meant something. */
export function useKeys(act: (event: KeyboardEvent) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event)) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
