import { type RefObject, useLayoutEffect } from 'react';
import { takeSentWords } from '../../browser/page/sent.ts';

/** What was typed into the field that the server sent goes on in the page's own, which is in `place`. */
export function useSentWords(
  name: Parameters<typeof takeSentWords>[0],
  place: RefObject<HTMLElement | null>,
  type: (words: string) => void,
): void {
  useLayoutEffect(() => {
    const field = place.current?.querySelector('input');
    const sent = field ? takeSentWords(name) : null;
    if (!field || !sent) return;
    if (sent.text !== null) {
      field.value = sent.text;
      type(sent.text);
    }
    if (!sent.caret) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(...sent.caret);
  }, [name, place, type]);
}
